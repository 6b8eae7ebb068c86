# トップページ。

## What it is
home-title = 将棋を、最初の一手から
home-lead = 盤と、やさしい先生と、ちょうどよい相手。登録はいりません。

## The question that is asked once
home-experience = 将棋は初めてですか。
home-experience-new = 初めてです
home-experience-knows = 駒の動きは知っています
home-experience-plays = よく指します

## Games that go on
home-waits = あなたを待っている対局
home-waits-you = あなたの手番
home-waits-guest = 相手待ち
home-waits-others = 相手の手番

## The doors
home-doors = 何をしますか
home-learn = おぼえる
home-learn-how = 最初の一手から盤で学ぶレッスンと、先生が横で教える最初の一局（相手は玉と歩だけ）。
home-learn-begin = 最初の一局
home-learn-school = レッスン
home-computer = コンピュータと指す
home-computer-how = 入門から名人級まで、二十四の段級位。
home-computer-begin = 指す
home-begins = 先手
home-begins-black = 自分が先手
home-begins-white = コンピュータが先手
home-begins-random = 振り駒で決める
home-friend = 友だちと指す
home-friend-how = リンクかコードで招くか、同じ画面で。
home-friend-begin = 招待する
home-where = 場所
home-where-link = 二つの画面で
home-where-two = この画面で
home-all-options = すべての設定（駒落ち・時計・ルール）
home-other-games = ほかの将棋

## Today’s board
home-your-game = あなたの対局
home-problem = 今日の詰将棋
home-days = { $count }日連続
home-to-game = 対局へ
home-watch = 観戦できる対局
home-to-watch = 対局を見る

## The visitor’s last game
home-last-game = 前回の対局
home-last-pending = エンジンが棋譜を調べています。いちばん損をした手がまもなくここに出ます。
home-last-sound = これといった疑問手はありませんでした。お見事です。
home-last-played = { $ply }手目の指し手
home-last-better = 最善手
home-last-look = 対局で見る
home-last-again = ここからもう一度
home-told = サイトの担当者からお知らせがあります。
