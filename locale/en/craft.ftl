# The workshop: the page /workshop, what `miyako craft` prints, and what the API tells. Entries are named as in crates/diagram/craft.toml.
workshop-title = The workshop
workshop-lead = What boards and pieces are made of, and how: woods and their grain, letters and lacquer, cuts and legs, stands and boxes, the clock, and how it all is looked after. What you like here can dress your own board.
workshop-door = The workshop: what boards and pieces are made of
workshop-contents = What there is in the workshop
workshop-show = Show
workshop-all = everything
workshop-pieces = pieces
workshop-boards = boards
workshop-stands = stands
workshop-boxes = boxes
workshop-clocks = clock
workshop-care = care
workshop-order = Order
workshop-best-first = the most prized first
workshop-plain-first = the plainest first
workshop-rank = { $rank ->
    [1] the most prized
   *[other] rank { $rank }
}
workshop-note = To be honest:
workshop-choose = Put it on my board
workshop-six-faces = All six faces
workshop-not-found = nothing in the workshop is called so
workshop-unknown = The address of the drawing has a name that does not exist here. It can be one of these: { $names }.
workshop-not-drawn = there is no drawing of this
workshop-most-signers = no more than { $most } can sign

dress-title = Dress your board
dress-lead = It is drawn as you choose, and every board of this site follows: games, lessons, problems. The choice is kept in this browser; pictures that you download wear it too.
dress-wood = Wood of the board
dress-cut = Cut
dress-lines = Lines
dress-thickness = Height
dress-stand = Wood of the stands
dress-komadai = Stand
dress-piece-wood = Wood of the pieces
dress-grain = Grain
dress-lettering = Hand
dress-face = Signs
dress-lacquer = Promoted side
dress-making = Making
dress-board = The board
dress-pieces = The pieces
dress-see = See it
dress-back = As at first
dress-corner = Seen from its corner
dress-above = Seen from above
dress-fits = the one that suits the board
dress-sun = { $sun } sun ({ $cm } cm)
dress-table = for the table
dress-picture = Picture of this board (PNG)
ui-dress-kept = Your board is dressed so on every page.

workshop-card-title = A card to remember a game by
workshop-card-lead = The lid of a display box bears what game was played with its pieces. Write what it should say, and print it.
workshop-card-event = Event
workshop-card-game = Game
workshop-card-date = Date
workshop-card-place = Place
workshop-card-players = Players
workshop-card-witnesses = Witnesses
workshop-card-make = Draw the lid (PDF)

## Pieces
craft-shape = Shape and sizes
craft-shape-lead = Every piece has five sides and points at whoever plays against it. The sizes are not fixed, their order is: the Pawn is the smallest; the Lance is taller, wider and thicker; the Knight wider still; Gold and Silver are alike, so are Rook and Bishop; the two Kings are the largest.
craft-shape-note = The oldest set known, from the Kōfuku-ji in Nara, is of 1058 and has five sides already; one of our sources dates the oldest piece around 1100.

craft-piece-woods = Woods of pieces
craft-piece-woods-lead = Boxwood stands above all others; Siam boxwood, which is a gardenia, costs less; the rest is cheaper still and often printed.
craft-piece-woods-hontsuge = Hard and fragrant; its colour grows finer with age. The finest comes from the island of Mikura (shimatsuge 島黄楊) and from Kagoshima (Satsuma tsuge 薩摩黄楊).
craft-piece-woods-siam = Cheaper than true boxwood, and the next in rank.
craft-piece-woods-honoki = A magnolia, among the cheapest woods; its pieces are often printed.
craft-piece-woods-iju = Among the cheapest woods for pieces.
craft-piece-woods-kaede = Maple, among the cheapest woods for pieces.
craft-piece-woods-kaba = Birch, among the cheapest woods for pieces.

craft-grain = Grain and figure
craft-grain-lead = Straight grain (masame 柾目) runs from base to point and is seen where the face stands at right angles to the rings of the tree; it ranks above the pattern of the rings themselves (itame 板目). Figured wood (moku 杢, fu 斑) has a rank of its own.
craft-grain-itomasa = Straight, in very thin lines, like threads.
craft-grain-akamasa = Straight and reddish.
craft-grain-aramasa = Straight, in few lines far apart.
craft-grain-itame = The rings of the tree as arches.
craft-grain-torafu = Figured: parallel stripes, as of a tiger.
craft-grain-nemoku = Figured: irregular.
craft-grain-kujaku = Figured: rays, as of a peacock’s tail.

craft-making = Five makings
craft-making-lead = How the letters come on the wood decides more than anything else what a set is worth. Beside each piece you see a section through a stroke: the wood, and where the lacquer lies.
craft-making-note = Our source puts brushed pieces in the middle and carved ones in the middle and above: where the two meet it does not say which is worth more.
craft-making-raised = Cut, filled, and lacquered on until the letters stand above the wood. The best and the dearest; all games for official titles are played with them.
craft-making-inlaid = Cut, filled to the brim and polished: letters and wood are one smooth face. High in rank.
craft-making-carved = Cut in the shape of a V, by machine or by hand, and lacquered inside. Middle to high in rank.
craft-making-brushed = Written on the wood with a brush, in the regular (kaisho 楷書) or the running hand (sōsho 草書). The oldest making, rare today except at Tendō.
craft-making-stamped = Printed: the lowest in rank.

craft-lettering = Grades of lettering
craft-lettering-lead = The plainer the grade, the more it simplifies the characters; above all grades stand the hands of the calligraphers.
craft-lettering-calligraphic = The styles of the great calligraphers, described below.
craft-lettering-jobori = The base style; pieces at official events have it at least.
craft-lettering-chubori = A step simpler than jōbori.
craft-lettering-namibori = Simpler still.
craft-lettering-kurobori = The most simplified of all.

craft-hands = Hands of calligraphers
craft-hands-lead = A set is called by the hand that its letters follow. The first three are the commonest.
craft-hands-note = There is no free typeface of any of the six, so that we cannot draw them; our boards are written in the hands below.
craft-hands-kinki = After the hand of Emperor Go-Mizunoo.
craft-hands-minase = After the hand of Minase Kanenari.
craft-hands-makiryoko = After the calligrapher of that name.
craft-hands-genbee = One of the less common hands.
craft-hands-shoryu = After Shōryūsai.
craft-hands-gado = After Ono Gadō.

craft-fonts = Hands of our boards
craft-fonts-lead = Three typefaces, free for everybody, with which Miyako writes.
craft-fonts-syuku = A quiet brush.
craft-fonts-mincho = Printed letters, as in books.
craft-fonts-klee = A pencil.

craft-faces = What stands on a piece
craft-faces-lead = Two characters are the rule. Television shows one, which can be read from afar; learners and readers without kanji have faces of their own.
craft-faces-two = Both characters, as on wooden pieces.
craft-faces-one = One character, as on television.
craft-faces-moves = Around the character the moves; a promoted piece says small, in its lower right corner, what it was.
craft-faces-moves-name = For beginners
craft-faces-letters = The letters by which games are written in the West.
craft-faces-letters-name = Western letters
craft-faces-chess = Figures that chess players know: the crown with a cross is the King, the one of five points the Gold, that of three the Silver. A small cross says that a piece is promoted.
craft-faces-chess-name = Figures as in chess

craft-lacquer = Colours of lacquer
craft-lacquer-lead = Often the letters of the promoted side are red, so that one sees at a glance which pieces are promoted.
craft-lacquer-genpei = The promoted side is red.
craft-lacquer-sakiwake = The promoted side is red, and so is the upper character of the front.
craft-lacquer-black = The promoted side is black like the front.
craft-lacquer-black-name = All black

craft-bases = Signed on the base
craft-bases-lead = Whoever makes a set signs it under the King: the base of the gyokushō 玉将 bears the maker’s name, that of the ōshō 王将 the name of the style. Here: “hand of Maki Ryōko”, “made by Gassan”.

## Boards
craft-board-woods = Woods of boards
craft-board-woods-lead = Kaya is the best; the other six are not ranked among one another.
craft-board-woods-kaya = Golden, elastic, fragrant, of good sound. The most prized is Hyūga kaya 日向榧, from Miyazaki. The tree is protected and is taken only when it dies.
craft-board-woods-shinkaya = A spruce; its name means “new kaya”.
craft-board-woods-katsura = Katsura, one of the woods beside kaya.
craft-board-woods-icho = Ginkgo, one of the woods beside kaya.
craft-board-woods-hinoki = Hinoki cypress, one of the woods beside kaya.
craft-board-woods-hiba = One of the woods beside kaya.
craft-board-woods-agathis = One of the woods beside kaya.

craft-cuts = Six cuts
craft-cuts-lead = Where the block lies in the trunk decides what its faces show: straight lines (masame) or arches (itame). On any board the lines of the top run along the files. On the left you see the end of the trunk with its rings and the block in it, on the right the block as it comes out.
craft-cuts-note = Tenmasa and oimasa have the same faces; what differs is where the radius of the trunk runs. The last two are mostly read kiura and kiomote, written 木裏 and 木表; our source writes as given here.
craft-cuts-shihomasa = Straight on top, at the bottom and on both sides; the radius runs through two opposite corners of the front. It wants a very old tree and wastes much; the best side becomes the top. Better far from the centre.
craft-cuts-tenchimasa = Straight on top and at the bottom, arches on the sides; the radius halves the two sides. No face is the top by itself: the better one is chosen. Better far from the centre.
craft-cuts-tenmasa = Straight on top and on the side nearer to the centre, arches at the bottom and on the far side; the radius runs along the top. The grain of the top is the most exact, even throughout: much prized.
craft-cuts-oimasa = Straight on top and on the side nearer to the centre, arches at the bottom and on the far side; the radius runs along one side. Mostly the last cut to be made. Better far from the centre.
craft-cuts-kiura = Straight on part of the top alone, arches at the bottom and on the sides; the radius halves top and bottom, and the top is nearer to the centre. For thin trunks.
craft-cuts-kiomote = Straight on part of the bottom alone, arches on top and on the sides; the radius halves top and bottom, and the bottom is nearer to the centre. The cheapest.

craft-lines = Lines
craft-lines-lead = The lines are lacquer that stands on the wood. The four stars are stamped with a hot stylus.
craft-lines-sword = With a sword: a blunted blade, hot, is dipped in lacquer and laid on the wood. The best.
craft-lines-brush = With a brush. Middle in rank.
craft-lines-spatula = With a spatula. Middle in rank.
craft-lines-printed = By a machine: cheap.
craft-lines-printed-name = Printed

craft-boards = On the floor and on the table
craft-boards-lead = A sun 寸 is 3.03 cm; ten of them are a shaku 尺.
craft-boards-note = For tables, sizes go by number, up to 30; only 3 and 10 are told in centimetres, and we do not guess those between.
craft-boards-floor = 1 shaku 1 sun wide and 1 shaku 2 sun long (33 × 36 cm), 2 to 9 sun high, some as much as 15: the thicker the finer. Official games have 6 or 7.
craft-boards-table = From size 3 (26 × 30 cm) to size 10 (32 × 35 cm). Mostly of four blocks, with a hinge of paper or cloth to fold them.

craft-materials = Wood, plastic, magnets
craft-materials-lead = A board can be of three materials.
craft-materials-wood = As described here.
craft-materials-wood-name = Wood
craft-materials-plastic = Instead of wood.
craft-materials-plastic-name = Plastic
craft-materials-magnetic = Made for travelling.
craft-materials-magnetic-name = Magnetic

craft-underside = Under the board
craft-underside-lead = What nobody sees while playing: a hollow, four legs, perhaps a signature.
craft-underside-hollow = An inverted pyramid cut into the underside. People call it chidamari 血溜まり, “pool of blood”, and tell a legend of it; what it is for is sound, moisture, and that the wood does not split.
craft-underside-legs = Shaped as fruits of the gardenia, whose name sounds like “no mouth” (口無し): onlookers, be silent. They have eight sides, a lucky number, though the fruit has six. One of them is only plugged in, and hides the maker’s signature; the underside may be signed and stamped after official games.

## Stands
craft-stands = Three kinds of stands
craft-stands-lead = A stand is a little lower than the board beside which it stands.
craft-stands-yagura = On four legs (yonhon’ashi 四本足), for boards of 6 sun and more.
craft-stands-ippon = On one leg with a square base, for boards of 6 sun and less.
craft-stands-ita = Flat (also takujō-yō 卓上用), for boards on a table.

craft-stand-woods = Woods of stands
craft-stand-woods-lead = Straight grain and figured wood are prized here too.
craft-stand-woods-kaya = The wood of the best boards.
craft-stand-woods-kuwa = Mulberry; the most prized is shimakuwa 島桑, from the islands of Mikura and Miyake.
craft-stand-woods-hiba = Also used.
craft-stand-woods-katsura = Also used.
craft-stand-woods-shinkaya = Also used.

craft-fans = How pieces lie on it
craft-fans-lead = A stand has room for about three squares by three: a dozen pieces. They lie in fans, those of like size together, each kind a little apart, all with the unpromoted side up, so that both players can tell them at a glance.

## Boxes
craft-boxes = Bag, boxes and covers
craft-boxes-lead = Pieces rest in a bag, the bag in a box; boards and stands have covers of their own.
craft-boxes-bag = A square bag with a drawstring (kinchaku-bukuro 巾着袋), of brocade (kinran 金襴).
craft-boxes-box = Of the same wood as the stands, or of a fine wood.
craft-boxes-display = A flat box in which pieces are shown, sometimes lined with velvet. After an official game its lid bears the event, the game, date and place, and the signatures and stamps of players and witnesses.
craft-boxes-stand-box = With a sliding lid and a handle, mostly of paulownia. Of its three parts the two upright ones below hold the stands, the one lying above holds the box of the pieces.
craft-boxes-cloth = A cover of cloth for a board with legs.
craft-boxes-lid = A lid for a board with legs, of the same wood as the box of the stands; it is signed inside after official games.
craft-boxes-flat-box = A flat box for table boards and their stands.

craft-box-woods = Woods of boxes
craft-box-woods-lead = A box is of the wood of its stands, or of one of these.
craft-box-woods-kokutan = Ebony.
craft-box-woods-shitan = Rosewood.
craft-box-woods-kurogaki = Persimmon wood with black stripes.
craft-box-woods-kuwa = Mulberry.
craft-box-woods-keyaki = Zelkova.
craft-box-woods-kaya = The wood of the best boards.
craft-box-woods-kiri = Paulownia.

## Clock
craft-clocks = The clock and its stand
craft-clocks-lead = The clock (taikyokudokei 対局時計) is two clocks in one case. In professional events the timekeeper works it, in amateur ones the players do: whoever has moved presses the button with the hand that moved. White chooses on which side of the board it stands, and both must be able to reach it.
craft-clocks-dials = Two dials with hands and a small flag each, which falls when the time is over. It cannot count the seconds of a single move: it suits games without byōyomi (kiremake 切れ負け).
craft-clocks-dials-name = With two dials
craft-clocks-figures = It counts down in figures and goes on to byōyomi by itself; many tell the seconds with a voice or a tone. In the drawing the player on the left has moved: the other one’s thirty seconds are running.
craft-clocks-figures-name = With figures
craft-clocks-stand = It lifts the clock up beside a floor board, so that the players need not bend down to the mat for the button.

## Care
craft-care = How it is looked after
craft-care-lead = Wood goes on living after it has been cut: it takes up moisture and gives it off. Little is needed, but regularly.
craft-care-note = Apart from the hollow, the bag and the covers, our sources do not speak of care: here is what is usual among those who own wooden sets. Whoever made yours knows better.
craft-care-wiping = Wiping with a dry, soft cloth, after every day of play: sweat and the grease of fingers are what darkens a set unevenly. No water and no cleaner, neither on pieces nor on the board, whose lines are lacquer standing on the wood.
craft-care-oil = Oil of camellia seeds, for pieces of boxwood, seldom and sparingly: a drop on the cloth, not on the piece; then a dry cloth takes off what is left. Too much stains the wood and gathers around the letters.
craft-care-place = Out of the sun, far from stoves, heaters and air conditioners: where wood dries fast or on one side alone, it warps and splits. In a floor board the hollow underneath helps against it.
craft-care-place-name = The right place
craft-care-rest = Count the pieces: there are forty, and the spare Pawns. They go into their bag, the bag into its box; a floor board goes under its cloth or its lid, a table board into its flat box. Magnetic and plastic sets ask only not to be left in a hot car.
craft-care-rest-name = After the game
error-wish-lid-signers = No more than eight can sign a lid, players and witnesses together: leave some names out.
