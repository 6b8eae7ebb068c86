-- What a server left (sqlite3 miyako.sqlite .dump) whose tables knew eleven steps, when games for four had tables of their own.
-- Made on 22 November 2026 through its HTTP and WebSocket doors: between Anna and Bruno a game that is over, one with a clock
-- and one of minishogi that go on, two for four (Anna is South, North and East), of which one goes on after a takeback; a file
-- in Anna's library, who has looked there when the games were over, which Bruno has not; a solved problem. Their cookies:
-- anna miyako=f35a5230ccddbe94954503d5609017ee8baddbdac451a3fc08ec1cb408823ee3
-- bruno miyako=42a9656d6f94ba3ec997832043059578105b69f90f2b49c96196adf572e9cda8
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE schema_step (step BIGINT PRIMARY KEY);
INSERT INTO schema_step VALUES(0);
INSERT INTO schema_step VALUES(1);
INSERT INTO schema_step VALUES(2);
INSERT INTO schema_step VALUES(3);
INSERT INTO schema_step VALUES(4);
INSERT INTO schema_step VALUES(5);
INSERT INTO schema_step VALUES(6);
INSERT INTO schema_step VALUES(7);
INSERT INTO schema_step VALUES(8);
INSERT INTO schema_step VALUES(9);
INSERT INTO schema_step VALUES(10);
CREATE TABLE game (
        id TEXT PRIMARY KEY,
        created_ms BIGINT NOT NULL,
        visitor TEXT NOT NULL,
        handicap TEXT NOT NULL,
        clock TEXT NOT NULL,
        black TEXT NOT NULL,
        white TEXT NOT NULL,
        ended_ms BIGINT,
        outcome TEXT,
        ruleset TEXT NOT NULL DEFAULT 'amateur', clock_white TEXT, more TEXT, previous TEXT REFERENCES game (id), sides_swapped BIGINT NOT NULL DEFAULT 0);
INSERT INTO game VALUES('z2h22ht31jrzs7y1pr6f',1795380156411,'cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b','even','none','person','person',1795380156824,'resign white','official',NULL,'{"pieces_given":false,"two_pawns":false,"takebacks":false,"between_two":true,"at_once":false,"ceremony":false,"lots":false}',NULL,0);
INSERT INTO game VALUES('r9p4deb3j3pvbae3frcz',1795380156866,'cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b','even','1h','person','person',NULL,NULL,'amateur',NULL,'{"pieces_given":false,"two_pawns":false,"takebacks":false,"between_two":true,"at_once":false,"ceremony":false,"lots":false}',NULL,0);
INSERT INTO game VALUES('ypr0q291w0venvwz5szd',1795380157755,'cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b','even','1h','person','person',NULL,NULL,'amateur',NULL,'{"variant":"minishogi","last_move":true,"pieces_given":false,"two_pawns":false,"takebacks":false,"between_two":true,"at_once":false,"ceremony":false,"lots":false}',NULL,0);
CREATE TABLE event (
        game TEXT NOT NULL REFERENCES game (id),
        seq BIGINT NOT NULL,
        kind TEXT NOT NULL,
        side TEXT NOT NULL,
        ply BIGINT NOT NULL,
        usi TEXT,
        used_ms BIGINT NOT NULL,
        at_ms BIGINT NOT NULL,
        server_ms BIGINT NOT NULL, data TEXT, lag_ms BIGINT NOT NULL DEFAULT 0,
        PRIMARY KEY (game, seq)
    );
INSERT INTO event VALUES('z2h22ht31jrzs7y1pr6f',1,'arrive','black',0,NULL,0,0,1795380156572,NULL,0);
INSERT INTO event VALUES('z2h22ht31jrzs7y1pr6f',2,'arrive','white',0,NULL,0,72,1795380156645,NULL,0);
INSERT INTO event VALUES('z2h22ht31jrzs7y1pr6f',3,'begin','',0,NULL,0,112,1795380156684,NULL,0);
INSERT INTO event VALUES('z2h22ht31jrzs7y1pr6f',4,'move','black',1,'7g7f',27,152,1795380156724,NULL,13);
INSERT INTO event VALUES('z2h22ht31jrzs7y1pr6f',5,'move','white',2,'3c3d',31,183,1795380156756,NULL,0);
INSERT INTO event VALUES('z2h22ht31jrzs7y1pr6f',6,'move','black',3,'2g2f',27,223,1795380156796,NULL,13);
INSERT INTO event VALUES('z2h22ht31jrzs7y1pr6f',7,'resign','white',3,NULL,0,251,1795380156824,NULL,0);
INSERT INTO event VALUES('r9p4deb3j3pvbae3frcz',1,'run','',0,NULL,0,0,1795380157068,'732ee089da438d5f',0);
INSERT INTO event VALUES('r9p4deb3j3pvbae3frcz',2,'arrive','black',0,NULL,0,12,1795380157080,NULL,0);
INSERT INTO event VALUES('r9p4deb3j3pvbae3frcz',3,'arrive','white',0,NULL,0,52,1795380157121,NULL,0);
INSERT INTO event VALUES('r9p4deb3j3pvbae3frcz',4,'begin','',0,NULL,0,80,1795380157148,NULL,0);
INSERT INTO event VALUES('r9p4deb3j3pvbae3frcz',5,'move','black',1,'7g7f',33,128,1795380157197,NULL,15);
INSERT INTO event VALUES('r9p4deb3j3pvbae3frcz',6,'move','white',2,'3c3d',37,172,1795380157240,NULL,7);
INSERT INTO event VALUES('r9p4deb3j3pvbae3frcz',7,'move','black',3,'2g2f',7,194,1795380157262,NULL,15);
INSERT INTO event VALUES('ypr0q291w0venvwz5szd',1,'run','',0,NULL,0,0,1795380158001,'732ee089da438d5f',0);
INSERT INTO event VALUES('ypr0q291w0venvwz5szd',2,'arrive','black',0,NULL,0,35,1795380158036,NULL,0);
INSERT INTO event VALUES('ypr0q291w0venvwz5szd',3,'arrive','white',0,NULL,0,99,1795380158101,NULL,0);
INSERT INTO event VALUES('ypr0q291w0venvwz5szd',4,'begin','',0,NULL,0,127,1795380158129,NULL,0);
INSERT INTO event VALUES('ypr0q291w0venvwz5szd',5,'move','black',1,'3e3d',37,171,1795380158173,NULL,7);
CREATE TABLE seat (
        game TEXT NOT NULL REFERENCES game (id),
        side TEXT NOT NULL,
        visitor TEXT NOT NULL,
        name TEXT NOT NULL,
        created_ms BIGINT NOT NULL,
        PRIMARY KEY (game, side)
    );
INSERT INTO seat VALUES('z2h22ht31jrzs7y1pr6f','black','cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b','Anna',1795380156411);
INSERT INTO seat VALUES('z2h22ht31jrzs7y1pr6f','white','e8a2ccc198329baf011cd14d62a3694c020a31dd77f234848f78afbe29edf4b6','Bruno',1795380156411);
INSERT INTO seat VALUES('r9p4deb3j3pvbae3frcz','black','cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b','Anna',1795380156866);
INSERT INTO seat VALUES('r9p4deb3j3pvbae3frcz','white','e8a2ccc198329baf011cd14d62a3694c020a31dd77f234848f78afbe29edf4b6','Bruno',1795380156866);
INSERT INTO seat VALUES('ypr0q291w0venvwz5szd','black','cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b','Anna',1795380157755);
INSERT INTO seat VALUES('ypr0q291w0venvwz5szd','white','e8a2ccc198329baf011cd14d62a3694c020a31dd77f234848f78afbe29edf4b6','Bruno',1795380157755);
CREATE TABLE pulse (run TEXT PRIMARY KEY, alive_ms BIGINT NOT NULL);
INSERT INTO pulse VALUES('732ee089da438d5f',1795380159385);
CREATE TABLE upload (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        size BIGINT NOT NULL,
        bytes BYTEA NOT NULL
    , mark BIGINT);
INSERT INTO upload VALUES('vfyf2ckr8krwdb5wr6af','a.kif',259,X'e9968be5a78be697a5e69982efbc9a323032332f30312f30322031303a32300ae6a38be688a6efbc9ae7ab9ce78e8be688a60ae6898be59088e589b2efbc9ae5b9b3e6898b0ae58588e6898befbc9ae7bebde7949fe59684e6b2bb0ae5be8ce6898befbc9a416e6e61204269616e6368690ae6898be695b02d2d2d2de68c87e6898b2d2d2d2d2d2d2d2d2de6b688e8b2bbe69982e996932d2d0a2020203120efbc97e585ade6ada9283737292020202820303a30312f30303a30303a3031290a2ae5ae9ae8b7a1e381aee4b880e6898b0a2020203220efbc93e59b9be6ada9283333292020202820303a30322f30303a30303a3032290a2020203320e68a95e4ba860a',3872113619185528915);
CREATE TABLE record (
        number BIGINT PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        owner TEXT NOT NULL,
        added_ms BIGINT NOT NULL,
        changed_ms BIGINT NOT NULL,
        version BIGINT NOT NULL,
        size BIGINT NOT NULL,
        share TEXT UNIQUE,
        upload TEXT REFERENCES upload (id),
        game TEXT REFERENCES game (id),
        source TEXT NOT NULL,
        title TEXT NOT NULL,
        black TEXT NOT NULL,
        white TEXT NOT NULL,
        event TEXT NOT NULL,
        place TEXT NOT NULL,
        played TEXT NOT NULL,
        ending TEXT NOT NULL,
        winner TEXT NOT NULL,
        handicap TEXT NOT NULL,
        plies BIGINT NOT NULL,
        findings TEXT NOT NULL,
        content TEXT NOT NULL
    , variant TEXT NOT NULL DEFAULT '', four_game TEXT REFERENCES four_game (id), terms BYTEA, tags TEXT NOT NULL DEFAULT '');
INSERT INTO record VALUES(1882592545677475008,'mtkzbn6qf32tvbvckntq','cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b',1795380159070,1795380159070,1,384,NULL,'vfyf2ckr8krwdb5wr6af',NULL,'{"format":"kif","encoding":"utf-8"}','','羽生善治','Anna Bianchi','竜王戦','','2023-01-02','resign','white','even',2,'[]','{"start":{"sfen":"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"},"headers":[{"key":"started","value":"2023/01/02 10:20"},{"key":"event","value":"竜王戦"},{"key":"black","value":"羽生善治"},{"key":"white","value":"Anna Bianchi"}],"nodes":[{},{"usi":"7g7f","used_ms":1000,"comment":"定跡の一手"},{"usi":"3c3d","used_ms":2000},{"end":{"code":"resign"}}]}','',NULL,X'8296ed256bf3cf5384292abee9ec384587a35f949e6f71928d1f69011300c3a59045d4d382d1bafc913e0cec364343f6a1ab8b20d8f8af4ca96864f2a8f26976b07a341acbe1c40eb0f7dd88abaae574b9f06034f4bae016c3ecdf6199d535e4ce139391a5023e0fd5ab53f057dfdd65d61c9fcd7bf7d532da977a0eb6805cacde564ba988102d21e34f7433152b5d2ce6333fa59687b81bec1fe1830dea07fdf325a1da72af19e4f41757985dcdd38ff976864cbc82f16e086fea9d4139d78f2403faf1f5bcd5412ae3c7f1b60325673aa19dbd3e8650283d8cf08807bd4743453458c99e38882265ad92896ae7578d6951223b6b7ee46874465dfafc1246c37575625f9abab19276d488a070d12d06786261cd80a727337933000e884d3be97f26a86645e1d0a2','');
INSERT INTO record VALUES(1882592545779598848,'rd7q7js90vgqa3dm7twq','cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b',1795380159167,1795380159167,1,329,NULL,NULL,'z2h22ht31jrzs7y1pr6f','{}','','Anna','Bruno','','','2026-11-22','resign','black','even',3,'[]','{"start":{"sfen":"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"},"headers":[{"key":"started","value":"2026/11/22 20:42"},{"key":"black","value":"Anna"},{"key":"white","value":"Bruno"}],"nodes":[{},{"usi":"7g7f","used_ms":27},{"usi":"3c3d","used_ms":31},{"usi":"2g2f","used_ms":27},{"end":{"code":"resign"}}]}','',NULL,X'9045d4d382d1bafc913e0cec364343f6a1ab8b20d8f8af4cb0f7dd88abaae574c5735b7d1b508c90e1e52c68d8264765ec1fe1830dea07fd0edfbaaec117e1f02403faf1f5bcd5412ae3c7f1b603256738f04a91aeb6b88765ad92896ae7578d71796f20d53c30fe7575625f9abab1927933000e884d3be9','');
INSERT INTO record VALUES(1882592545840471088,'5kescevd25dv80w4khzf','cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b',1795380159225,1795380159225,1,766,NULL,NULL,NULL,'{}','Anna – Bruno – Anna – Anna','','','','','2026-11-22','decided','west east','',3,'[]',replace('{\n  "variant": "yonin",\n  "start": "2nSnGnKnGnS2/3nPnRnP3/wS3nP3eS/wGwP5ePeG/wKwRwP3ePeReK/wGwP5ePeG/wS3sP3eS/3sPsRsP3/2sSsGsKsGsS2 s - - 1",\n  "players": [\n    "Anna",\n    "Bruno",\n    "Anna",\n    "Anna"\n  ],\n  "headers": [\n    [\n      "開始日時",\n      "2026/11/22 20:42"\n    ]\n  ],\n  "moves": [\n    {\n      "seat": "south",\n      "move": "5g5f",\n      "used_ms": 40\n    },\n    {\n      "seat": "west",\n      "move": "7e6e",\n      "used_ms": 32\n    },\n    {\n      "seat": "north",\n      "move": "5c5d",\n      "used_ms": 32\n    },\n    {\n      "seat": "north",\n      "left": "resigned"\n    },\n    {\n      "seat": "south",\n      "left": "resigned"\n    }\n  ],\n  "outcome": {\n    "reason": "decided",\n    "places": [\n      3,\n      1,\n      4,\n      1\n    ]\n  }\n}\n','\n',char(10)),'yonin','38nb869wrava703bkr5s',X'9045d4d382d1bafcb0f7dd88abaae574c5735b7d1b508c90e1e52c68d826476503f89659837e8fb22ae3c7f1b603256738f04a91aeb6b88765ad92896ae7578d6e8fea32fc62f13a71796f20d53c30fe7575625f9abab192','');
CREATE TABLE library (owner TEXT PRIMARY KEY, records BIGINT NOT NULL, size BIGINT NOT NULL);
INSERT INTO library VALUES('cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b',3,1738);
CREATE TABLE finished_game (
        owner TEXT NOT NULL,
        game TEXT NOT NULL REFERENCES game (id),
        PRIMARY KEY (owner, game)
    );
INSERT INTO finished_game VALUES('e8a2ccc198329baf011cd14d62a3694c020a31dd77f234848f78afbe29edf4b6','z2h22ht31jrzs7y1pr6f');
CREATE TABLE tsume_try (
        visitor TEXT NOT NULL,
        number BIGINT NOT NULL,
        problem TEXT NOT NULL,
        at_ms BIGINT NOT NULL,
        used_ms BIGINT NOT NULL,
        outcome TEXT NOT NULL,
        line TEXT NOT NULL,
        standing TEXT NOT NULL,
        PRIMARY KEY (visitor, number)
    );
INSERT INTO tsume_try VALUES('e8a2ccc198329baf011cd14d62a3694c020a31dd77f234848f78afbe29edf4b6',1,'43ee349e56',1795380159577,0,'hint','','{"rating":770.384774623239,"rated":1,"solved":0,"streak":0,"best":0,"days":0,"last_day":null}');
INSERT INTO tsume_try VALUES('e8a2ccc198329baf011cd14d62a3694c020a31dd77f234848f78afbe29edf4b6',2,'43ee349e56',1795380159695,0,'hint','3d2d 1d2d','{"rating":770.384774623239,"rated":1,"solved":0,"streak":0,"best":0,"days":0,"last_day":null}');
INSERT INTO tsume_try VALUES('cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b',1,'43ee349e56',1795380159734,1500,'solved','3d2d 1d2d 4e2c+','{"rating":930.846516393527,"rated":1,"solved":1,"streak":1,"best":1,"days":0,"last_day":null}');
CREATE TABLE tsume_problem (problem TEXT PRIMARY KEY, shift BIGINT NOT NULL);
INSERT INTO tsume_problem VALUES('43ee349e56',2469);
CREATE TABLE four_game (
        id TEXT PRIMARY KEY,
        created_ms BIGINT NOT NULL,
        visitor TEXT NOT NULL,
        agreement TEXT NOT NULL,
        ended_ms BIGINT,
        outcome TEXT
    );
INSERT INTO four_game VALUES('1380vc20m4nsbk49h2rx',1795380158212,'cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b','{"computers":[null,null,null,null],"clock":"1h","begins":"south","readings":[["setup","nine"],["play","singles"],["mated-pieces","commanded"],["check","interrupts"],["direction","clockwise"]],"last_move":true}',NULL,NULL);
INSERT INTO four_game VALUES('38nb869wrava703bkr5s',1795380158699,'cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b','{"computers":[null,null,null,null],"clock":"none","begins":"south","readings":[["setup","nine"],["play","singles"],["mated-pieces","commanded"],["check","interrupts"],["direction","clockwise"]],"last_move":true}',1795380159044,'decided 3 1 4 1');
CREATE TABLE four_seat (
        game TEXT NOT NULL REFERENCES four_game (id),
        side TEXT NOT NULL,
        visitor TEXT NOT NULL,
        name TEXT NOT NULL,
        created_ms BIGINT NOT NULL,
        PRIMARY KEY (game, side)
    );
INSERT INTO four_seat VALUES('1380vc20m4nsbk49h2rx','south','cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b','Anna',1795380158212);
INSERT INTO four_seat VALUES('1380vc20m4nsbk49h2rx','north','cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b','Anna',1795380158212);
INSERT INTO four_seat VALUES('1380vc20m4nsbk49h2rx','east','cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b','Anna',1795380158212);
INSERT INTO four_seat VALUES('1380vc20m4nsbk49h2rx','west','e8a2ccc198329baf011cd14d62a3694c020a31dd77f234848f78afbe29edf4b6','Bruno',1795380158212);
INSERT INTO four_seat VALUES('38nb869wrava703bkr5s','south','cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b','Anna',1795380158699);
INSERT INTO four_seat VALUES('38nb869wrava703bkr5s','north','cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b','Anna',1795380158699);
INSERT INTO four_seat VALUES('38nb869wrava703bkr5s','east','cb490c362707d98da627e20479a065da1c3976454647b448c59588d307bd854b','Anna',1795380158699);
INSERT INTO four_seat VALUES('38nb869wrava703bkr5s','west','e8a2ccc198329baf011cd14d62a3694c020a31dd77f234848f78afbe29edf4b6','Bruno',1795380158699);
CREATE TABLE four_event (
        game TEXT NOT NULL REFERENCES four_game (id),
        seq BIGINT NOT NULL,
        kind TEXT NOT NULL,
        side TEXT NOT NULL,
        data TEXT NOT NULL,
        at_ms BIGINT NOT NULL,
        server_ms BIGINT NOT NULL,
        PRIMARY KEY (game, seq)
    );
INSERT INTO four_event VALUES('1380vc20m4nsbk49h2rx',1,'run','','732ee089da438d5f',0,1795380158324);
INSERT INTO four_event VALUES('1380vc20m4nsbk49h2rx',2,'begin','','',148,1795380158473);
INSERT INTO four_event VALUES('1380vc20m4nsbk49h2rx',3,'move','south','5g5f',157,1795380158482);
INSERT INTO four_event VALUES('1380vc20m4nsbk49h2rx',4,'move','west','7e6e',182,1795380158507);
INSERT INTO four_event VALUES('1380vc20m4nsbk49h2rx',5,'move','north','5c5d',232,1795380158556);
INSERT INTO four_event VALUES('1380vc20m4nsbk49h2rx',6,'takeback','','1',280,1795380158604);
INSERT INTO four_event VALUES('1380vc20m4nsbk49h2rx',7,'move','west','7e6e',328,1795380158652);
INSERT INTO four_event VALUES('38nb869wrava703bkr5s',1,'begin','','',150,1795380158896);
INSERT INTO four_event VALUES('38nb869wrava703bkr5s',2,'move','south','5g5f',190,1795380158937);
INSERT INTO four_event VALUES('38nb869wrava703bkr5s',3,'move','west','7e6e',222,1795380158969);
INSERT INTO four_event VALUES('38nb869wrava703bkr5s',4,'move','north','5c5d',254,1795380159001);
INSERT INTO four_event VALUES('38nb869wrava703bkr5s',5,'resign','north','',277,1795380159024);
INSERT INTO four_event VALUES('38nb869wrava703bkr5s',6,'resign','south','',297,1795380159044);
CREATE TABLE finished_four (
        owner TEXT NOT NULL,
        game TEXT NOT NULL REFERENCES four_game (id),
        PRIMARY KEY (owner, game)
    );
INSERT INTO finished_four VALUES('e8a2ccc198329baf011cd14d62a3694c020a31dd77f234848f78afbe29edf4b6','38nb869wrava703bkr5s');
CREATE TABLE record_term (term BIGINT NOT NULL, record BIGINT NOT NULL, PRIMARY KEY (term, record)) WITHOUT ROWID;
INSERT INTO record_term VALUES(-9036774857291608237,1882592545677475008);
INSERT INTO record_term VALUES(-8923554187201202107,1882592545677475008);
INSERT INTO record_term VALUES(-8672983365467541102,1882592545677475008);
INSERT INTO record_term VALUES(-8277782136748981339,1882592545677475008);
INSERT INTO record_term VALUES(-8050794753956922628,1882592545677475008);
INSERT INTO record_term VALUES(-8050794753956922628,1882592545779598848);
INSERT INTO record_term VALUES(-8050794753956922628,1882592545840471088);
INSERT INTO record_term VALUES(-7980927280991747082,1882592545677475008);
INSERT INTO record_term VALUES(-7980927280991747082,1882592545779598848);
INSERT INTO record_term VALUES(-6797186239390240948,1882592545677475008);
INSERT INTO record_term VALUES(-6797186239390240948,1882592545779598848);
INSERT INTO record_term VALUES(-6239626290342499978,1882592545677475008);
INSERT INTO record_term VALUES(-5730210286181170162,1882592545677475008);
INSERT INTO record_term VALUES(-5694839624721308300,1882592545677475008);
INSERT INTO record_term VALUES(-5694839624721308300,1882592545779598848);
INSERT INTO record_term VALUES(-5694839624721308300,1882592545840471088);
INSERT INTO record_term VALUES(-5048429401721872362,1882592545677475008);
INSERT INTO record_term VALUES(-4328839531524180508,1882592545677475008);
INSERT INTO record_term VALUES(-4218927833028719472,1882592545779598848);
INSERT INTO record_term VALUES(-4218927833028719472,1882592545840471088);
INSERT INTO record_term VALUES(-3597369423590965745,1882592545677475008);
INSERT INTO record_term VALUES(-3050252030881833627,1882592545677475008);
INSERT INTO record_term VALUES(-3018361945348123342,1882592545677475008);
INSERT INTO record_term VALUES(-2695551648347956052,1882592545677475008);
INSERT INTO record_term VALUES(-2425668157788115679,1882592545677475008);
INSERT INTO record_term VALUES(-2169278816694417563,1882592545779598848);
INSERT INTO record_term VALUES(-2169278816694417563,1882592545840471088);
INSERT INTO record_term VALUES(-2067305941192450772,1882592545677475008);
INSERT INTO record_term VALUES(-1859072240746252261,1882592545677475008);
INSERT INTO record_term VALUES(-1432178203490121731,1882592545677475008);
INSERT INTO record_term VALUES(-1432178203490121731,1882592545779598848);
INSERT INTO record_term VALUES(-926156188755748380,1882592545677475008);
INSERT INTO record_term VALUES(-858120892070374513,1882592545677475008);
INSERT INTO record_term VALUES(-471041446875303570,1882592545677475008);
INSERT INTO record_term VALUES(286143887540391858,1882592545840471088);
INSERT INTO record_term VALUES(607962435843381135,1882592545677475008);
INSERT INTO record_term VALUES(1071780496064111088,1882592545779598848);
INSERT INTO record_term VALUES(2595193727412393281,1882592545677475008);
INSERT INTO record_term VALUES(2595193727412393281,1882592545779598848);
INSERT INTO record_term VALUES(3090533610260997479,1882592545677475008);
INSERT INTO record_term VALUES(3090533610260997479,1882592545779598848);
INSERT INTO record_term VALUES(3090533610260997479,1882592545840471088);
INSERT INTO record_term VALUES(4102861250096445575,1882592545779598848);
INSERT INTO record_term VALUES(4102861250096445575,1882592545840471088);
INSERT INTO record_term VALUES(4224831361573605416,1882592545677475008);
INSERT INTO record_term VALUES(4435184200089159491,1882592545677475008);
INSERT INTO record_term VALUES(4986708310372157474,1882592545677475008);
INSERT INTO record_term VALUES(7326673287703385997,1882592545677475008);
INSERT INTO record_term VALUES(7326673287703385997,1882592545779598848);
INSERT INTO record_term VALUES(7326673287703385997,1882592545840471088);
INSERT INTO record_term VALUES(7588884485697889384,1882592545677475008);
INSERT INTO record_term VALUES(7966843770545303866,1882592545840471088);
INSERT INTO record_term VALUES(8176688785274974462,1882592545779598848);
INSERT INTO record_term VALUES(8176688785274974462,1882592545840471088);
INSERT INTO record_term VALUES(8378487489321649859,1882592545677475008);
INSERT INTO record_term VALUES(8463779237470056850,1882592545677475008);
INSERT INTO record_term VALUES(8463779237470056850,1882592545779598848);
INSERT INTO record_term VALUES(8463779237470056850,1882592545840471088);
INSERT INTO record_term VALUES(8562619014207057158,1882592545677475008);
INSERT INTO record_term VALUES(8674603367523624755,1882592545677475008);
INSERT INTO record_term VALUES(8733324164817828841,1882592545677475008);
INSERT INTO record_term VALUES(8733324164817828841,1882592545779598848);
INSERT INTO record_term VALUES(9162195649144410274,1882592545677475008);
CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO secret VALUES('visitors','844b23859029beacbf3cb52286e9558eb5db8bac4d8b784ce54840fb5327fae8');
CREATE TABLE ended_visitor (visitor TEXT PRIMARY KEY, ended_ms BIGINT NOT NULL);
CREATE UNIQUE INDEX game_after ON game (previous);
CREATE INDEX seat_of_visitor ON seat (visitor, created_ms DESC, game DESC);
CREATE INDEX record_added ON record (owner, number);
CREATE INDEX record_changed ON record (owner, changed_ms, number);
CREATE INDEX record_played ON record (owner, played, number);
CREATE UNIQUE INDEX record_of_game ON record (game, owner);
CREATE INDEX record_of_upload ON record (upload);
CREATE INDEX tsume_try_of_problem ON tsume_try (visitor, problem);
CREATE INDEX four_seat_of_visitor ON four_seat (visitor, created_ms DESC);
CREATE UNIQUE INDEX record_of_four ON record (four_game, owner);
CREATE INDEX upload_of_mark ON upload (mark);
COMMIT;
