# Lessons: the first game.

lesson-first-game = The first game
lesson-first-game-1 = Now you know how the pieces move and what mate is: play a real game. The computer gives you a handicap: it begins with its king and pawns only (十枚落ち, jūmai-ochi, ten pieces fewer) and moves first. Beside the board a teacher tells you what to look at. Moves can be taken back.
