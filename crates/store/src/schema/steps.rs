//! The steps by which the tables came to be.

/// Never change a step that was released; add one.
pub(crate) const STEPS: &[&str] = &[
    "
    CREATE TABLE game (
        id TEXT PRIMARY KEY,
        created_ms BIGINT NOT NULL,
        visitor TEXT NOT NULL,
        handicap TEXT NOT NULL,
        clock TEXT NOT NULL,
        friendly BIGINT NOT NULL,
        black TEXT NOT NULL,
        white TEXT NOT NULL,
        ended_ms BIGINT,
        outcome TEXT,
        loser TEXT
    );
    CREATE INDEX game_of_visitor ON game (visitor, created_ms DESC);
    CREATE TABLE event (
        game TEXT NOT NULL REFERENCES game (id),
        seq BIGINT NOT NULL,
        kind TEXT NOT NULL,
        side TEXT NOT NULL,
        ply BIGINT NOT NULL,
        usi TEXT,
        used_ms BIGINT NOT NULL,
        at_ms BIGINT NOT NULL,
        server_ms BIGINT NOT NULL,
        PRIMARY KEY (game, seq)
    );
",
    "
    ALTER TABLE game ADD COLUMN ruleset TEXT NOT NULL DEFAULT 'amateur';
    UPDATE game SET ruleset = 'friendly' WHERE friendly <> 0;
    ALTER TABLE game DROP COLUMN friendly;
    ALTER TABLE game ADD COLUMN clock_white TEXT;
    ALTER TABLE game ADD COLUMN more TEXT;
    ALTER TABLE game ADD COLUMN previous TEXT REFERENCES game (id);
    CREATE UNIQUE INDEX game_after ON game (previous);
    ALTER TABLE game ADD COLUMN sides_swapped BIGINT NOT NULL DEFAULT 0;
    UPDATE game SET outcome = CASE outcome
            WHEN 'perpetual_check' THEN 'foul ' || loser || ' perpetual_check '
                || (SELECT ply FROM event WHERE game = game.id ORDER BY seq DESC LIMIT 1)
            ELSE outcome || ' ' || loser END
        WHERE loser IS NOT NULL AND outcome NOT LIKE '% %';
    ALTER TABLE game DROP COLUMN loser;
    ALTER TABLE event ADD COLUMN data TEXT;
    ALTER TABLE event ADD COLUMN lag_ms BIGINT NOT NULL DEFAULT 0;
    UPDATE event SET kind = 'offer', data = 'takeback' WHERE kind = 'takeback';
    UPDATE event SET kind = 'tick' WHERE kind = 'time';
    CREATE TABLE seat (
        game TEXT NOT NULL REFERENCES game (id),
        side TEXT NOT NULL,
        visitor TEXT NOT NULL,
        name TEXT NOT NULL,
        created_ms BIGINT NOT NULL,
        PRIMARY KEY (game, side)
    );
    INSERT INTO seat SELECT id, 'black', visitor, '', created_ms FROM game WHERE black = 'person';
    INSERT INTO seat SELECT id, 'white', visitor, '', created_ms FROM game WHERE white = 'person';
    DROP INDEX game_of_visitor;
    CREATE INDEX seat_of_visitor ON seat (visitor, created_ms DESC, game DESC);
    CREATE TABLE pulse (run TEXT PRIMARY KEY, alive_ms BIGINT NOT NULL);
",
    "
    CREATE TABLE upload (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        size BIGINT NOT NULL,
        bytes BYTEA NOT NULL
    );
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
    );
    CREATE INDEX record_added ON record (owner, number);
    CREATE INDEX record_changed ON record (owner, changed_ms, number);
    CREATE INDEX record_played ON record (owner, played, number);
    CREATE UNIQUE INDEX record_of_game ON record (game, owner);
    CREATE INDEX record_of_upload ON record (upload);
    CREATE TABLE record_term (
        term BIGINT NOT NULL,
        record BIGINT NOT NULL REFERENCES record (number),
        PRIMARY KEY (term, record)
    );
    CREATE INDEX term_of_record ON record_term (record);
    CREATE TABLE library (owner TEXT PRIMARY KEY, records BIGINT NOT NULL, size BIGINT NOT NULL);
    CREATE TABLE finished_game (
        owner TEXT NOT NULL,
        game TEXT NOT NULL REFERENCES game (id),
        PRIMARY KEY (owner, game)
    );
    INSERT INTO finished_game
        SELECT DISTINCT seat.visitor, game.id FROM seat JOIN game ON game.id = seat.game
        WHERE game.outcome IS NOT NULL AND seat.visitor <> '';
",
    "
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
    CREATE INDEX tsume_try_of_problem ON tsume_try (visitor, problem);
    CREATE TABLE tsume_problem (problem TEXT PRIMARY KEY, shift BIGINT NOT NULL);
",
    "
    CREATE TABLE four_game (
        id TEXT PRIMARY KEY,
        created_ms BIGINT NOT NULL,
        visitor TEXT NOT NULL,
        agreement TEXT NOT NULL,
        ended_ms BIGINT,
        outcome TEXT
    );
    CREATE TABLE four_seat (
        game TEXT NOT NULL REFERENCES four_game (id),
        side TEXT NOT NULL,
        visitor TEXT NOT NULL,
        name TEXT NOT NULL,
        created_ms BIGINT NOT NULL,
        PRIMARY KEY (game, side)
    );
    CREATE INDEX four_seat_of_visitor ON four_seat (visitor, created_ms DESC);
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
",
    // Games of the family had been passed over.
    "
    ALTER TABLE record ADD COLUMN variant TEXT NOT NULL DEFAULT '';
    INSERT INTO finished_game
        SELECT DISTINCT seat.visitor, game.id FROM seat JOIN game ON game.id = seat.game
        WHERE game.outcome IS NOT NULL AND seat.visitor <> '' AND game.more LIKE '%\"variant\":\"%'
        ON CONFLICT DO NOTHING;
",
    // Games for four, too, come into the library.
    "
    ALTER TABLE record ADD COLUMN four_game TEXT REFERENCES four_game (id);
    CREATE UNIQUE INDEX record_of_four ON record (four_game, owner);
    CREATE TABLE finished_four (
        owner TEXT NOT NULL,
        game TEXT NOT NULL REFERENCES four_game (id),
        PRIMARY KEY (owner, game)
    );
    INSERT INTO finished_four
        SELECT DISTINCT four_seat.visitor, four_game.id FROM four_seat JOIN four_game ON four_game.id = four_seat.game
        WHERE four_game.outcome IS NOT NULL AND four_seat.visitor <> '';
",
    // A term stands in the index alone, which the search goes through; a record knows its own.
    "
    ALTER TABLE record ADD COLUMN terms BYTEA;
    UPDATE record SET terms = {packed_terms};
    DROP INDEX term_of_record;
    ALTER TABLE record_term RENAME TO old_record_term;
    CREATE TABLE record_term (term BIGINT NOT NULL, record BIGINT NOT NULL, PRIMARY KEY (term, record)) {index_alone};
    INSERT INTO record_term SELECT term, record FROM old_record_term ORDER BY term, record;
    DROP TABLE old_record_term;
",
    // What bytes an upload has, and whose it is.
    "
    ALTER TABLE upload ADD COLUMN mark BIGINT;
    CREATE INDEX upload_of_mark ON upload (mark);
",
    // What seals identities, and identities that were ended.
    "
    CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE ended_visitor (visitor TEXT PRIMARY KEY, ended_ms BIGINT NOT NULL);
    ALTER TABLE record ADD COLUMN tags TEXT NOT NULL DEFAULT '';
",
    // The usual reading of a rule of Maka daidai shōgi has become the other: what was played keeps its own.
    r#"
    UPDATE game SET more = CASE
            WHEN more LIKE '%"readings":"%'
            THEN replace(more, '"readings":"', '"readings":"emperor=spares-protected-royals ')
            ELSE replace(more, '"variant":"makadaidai"',
                '"variant":"makadaidai","readings":"emperor=spares-protected-royals"') END
        WHERE more LIKE '%"variant":"makadaidai"%' AND more NOT LIKE '%emperor=%';
    UPDATE record SET content = CASE
            WHEN content LIKE '%"options": {%'
            THEN replace(content, '"options": {', '"options": {"emperor": "spares-protected-royals", ')
            ELSE replace(content, '"variant": "makadaidai"',
                '"variant": "makadaidai", "options": {"emperor": "spares-protected-royals"}') END
        WHERE variant = 'makadaidai' AND content NOT LIKE '%"emperor": "spares-%';
"#,
    // Games for four stand beside the others, and what was agreed is one text, of however many players. Games that go on are
    // few among many.
    r#"
    ALTER TABLE game ADD COLUMN players BIGINT NOT NULL DEFAULT 2;
    ALTER TABLE game ADD COLUMN agreement TEXT NOT NULL DEFAULT '';
    UPDATE game SET agreement = '{"handicap":"' || handicap || '","ruleset":"' || ruleset
        || '","clocks":["' || clock || '","' || COALESCE(clock_white, clock)
        || '"],"players":["' || black || '","' || white || '"'
        || CASE WHEN more IS NULL THEN ']}' ELSE '],' || substr(more, 2) END;
    ALTER TABLE game DROP COLUMN handicap;
    ALTER TABLE game DROP COLUMN ruleset;
    ALTER TABLE game DROP COLUMN clock;
    ALTER TABLE game DROP COLUMN clock_white;
    ALTER TABLE game DROP COLUMN black;
    ALTER TABLE game DROP COLUMN white;
    ALTER TABLE game DROP COLUMN more;
    INSERT INTO game (id, created_ms, visitor, players, agreement, ended_ms, outcome)
        SELECT id, created_ms, visitor, 4, agreement, ended_ms, outcome FROM four_game;
    INSERT INTO seat (game, side, visitor, name, created_ms) SELECT game, side, visitor, name, created_ms FROM four_seat;
    INSERT INTO event (game, seq, kind, side, ply, usi, data, used_ms, at_ms, server_ms)
        SELECT game, seq, kind, side,
            CAST(SUM(CASE kind WHEN 'move' THEN 1 WHEN 'takeback' THEN CAST(data AS BIGINT) ELSE 0 END)
                OVER (PARTITION BY game, takebacks ORDER BY seq) AS BIGINT),
            CASE kind WHEN 'move' THEN data END, CASE WHEN kind IN ('run', 'takeback') THEN data END, 0, at_ms, server_ms
        FROM (SELECT four_event.*, COUNT(CASE kind WHEN 'takeback' THEN 1 END) OVER (PARTITION BY game ORDER BY seq) AS takebacks
              FROM four_event) AS own
        ORDER BY game, seq;
    INSERT INTO finished_game (owner, game) SELECT owner, game FROM finished_four;
    UPDATE record SET game = four_game WHERE four_game IS NOT NULL;
    DROP INDEX record_of_four;
    ALTER TABLE record DROP COLUMN four_game;
    DROP TABLE finished_four;
    DROP TABLE four_event;
    DROP TABLE four_seat;
    DROP TABLE four_game;
    CREATE INDEX game_running ON game (created_ms, id) WHERE outcome IS NULL;
"#,
    // When something is to be done in games. Of those that go on, nothing is in most of them before they are thirty days old;
    // whether an appointed hour has passed is looked at when the program starts. The open records of those that have ended are
    // closed when somebody opens them, as before.
    r#"
    CREATE TABLE wake (game TEXT PRIMARY KEY REFERENCES game (id), due_ms BIGINT NOT NULL) {index_alone};
    INSERT INTO wake (game, due_ms)
        SELECT id, CASE WHEN agreement LIKE '%"starts_at_ms":%' THEN created_ms ELSE created_ms + 2592000000 END
        FROM game WHERE outcome IS NULL;
    CREATE INDEX wake_due ON wake (due_ms, game);
    DROP INDEX game_running;
"#,
    // Who has a name, where they are signed in, and how they come back.
    "
    CREATE TABLE account (
        person TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        skeleton TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL,
        created_ms BIGINT NOT NULL
    );
    CREATE TABLE device (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES account (person),
        label TEXT NOT NULL,
        created_ms BIGINT NOT NULL,
        seen_ms BIGINT NOT NULL
    );
    CREATE INDEX device_of_person ON device (person);
    CREATE TABLE recovery (
        person TEXT NOT NULL REFERENCES account (person),
        code TEXT NOT NULL,
        PRIMARY KEY (person, code)
    );
",
    // Who may do what, what was done by whom to whom, and what is complained of. What an officer gives somebody who cannot come
    // in stands beside their own codes, until an hour.
    "
    ALTER TABLE recovery ADD COLUMN due_ms BIGINT;
    ALTER TABLE account ADD COLUMN minor BIGINT NOT NULL DEFAULT 0;
    CREATE TABLE role (
        person TEXT NOT NULL REFERENCES account (person),
        role TEXT NOT NULL,
        PRIMARY KEY (person, role)
    );
    CREATE TABLE deed (
        number BIGINT PRIMARY KEY,
        at_ms BIGINT NOT NULL,
        who TEXT NOT NULL,
        act TEXT NOT NULL,
        whom TEXT NOT NULL,
        note TEXT NOT NULL
    );
    CREATE INDEX deed_on ON deed (whom, number);
    CREATE TABLE report (
        number BIGINT PRIMARY KEY,
        at_ms BIGINT NOT NULL,
        who TEXT NOT NULL,
        whom TEXT NOT NULL,
        name TEXT NOT NULL,
        game TEXT NOT NULL REFERENCES game (id),
        reason TEXT NOT NULL,
        words TEXT NOT NULL,
        decided_ms BIGINT,
        decision TEXT NOT NULL DEFAULT ''
    );
    CREATE INDEX report_open ON report (number) WHERE decided_ms IS NULL;
    CREATE TABLE measure (
        number BIGINT PRIMARY KEY,
        at_ms BIGINT NOT NULL,
        whom TEXT NOT NULL,
        kind TEXT NOT NULL,
        words TEXT NOT NULL,
        until_ms BIGINT,
        ended_ms BIGINT,
        appeal TEXT NOT NULL DEFAULT '',
        appealed_ms BIGINT,
        answer TEXT NOT NULL DEFAULT '',
        answered_ms BIGINT
    );
    CREATE INDEX measure_on ON measure (whom, number);
",
    // Who wants to go, and when they are gone.
    "
    CREATE TABLE leaving (person TEXT PRIMARY KEY REFERENCES account (person), due_ms BIGINT NOT NULL);
    CREATE INDEX leaving_due ON leaving (due_ms);
",
    // Whom somebody does not want to play with.
    "
    CREATE TABLE block (
        person TEXT NOT NULL REFERENCES account (person),
        other TEXT NOT NULL REFERENCES account (person),
        at_ms BIGINT NOT NULL,
        PRIMARY KEY (person, other)
    );
    CREATE INDEX block_of_other ON block (other);
",
    // Tokens by which programs are somebody.
    "
    CREATE TABLE api_token (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES account (person),
        label TEXT NOT NULL,
        scopes TEXT NOT NULL,
        created_ms BIGINT NOT NULL,
        expires_ms BIGINT NOT NULL,
        seen_ms BIGINT
    );
    CREATE INDEX api_token_of_person ON api_token (person);
",
    // The passkeys by which people sign in, beside a password or in its place: then the password is empty.
    "
    CREATE TABLE credential (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES account (person),
        host TEXT NOT NULL,
        public_key TEXT NOT NULL,
        counter BIGINT NOT NULL,
        label TEXT NOT NULL,
        created_ms BIGINT NOT NULL,
        seen_ms BIGINT
    );
    CREATE INDEX credential_of_person ON credential (person);
",
    // The program that tells somebody codes to show beside their password.
    "
    CREATE TABLE authenticator (
        person TEXT PRIMARY KEY REFERENCES account (person),
        secret TEXT NOT NULL,
        last BIGINT NOT NULL,
        since_ms BIGINT NOT NULL
    );
",
    // What was found out about the last game of somebody.
    "
    CREATE TABLE hindsight (
        owner TEXT NOT NULL,
        game TEXT NOT NULL REFERENCES game (id),
        found TEXT NOT NULL,
        PRIMARY KEY (owner, game)
    );
",
    // What pupils did with the tasks of lessons.
    "
    CREATE TABLE attempt (
        number BIGINT PRIMARY KEY,
        person TEXT NOT NULL,
        item TEXT NOT NULL,
        at_ms BIGINT NOT NULL,
        used_ms BIGINT NOT NULL,
        outcome TEXT NOT NULL,
        line TEXT NOT NULL
    );
    CREATE INDEX attempt_of_person ON attempt (person, outcome, item);
",
    // Positions that people practise, what they answered, and what was looked through for them.
    "
    CREATE TABLE flashcard (
        owner TEXT NOT NULL,
        id TEXT NOT NULL,
        kind TEXT NOT NULL,
        source TEXT NOT NULL,
        added_ms BIGINT NOT NULL,
        repeats BIGINT NOT NULL,
        content TEXT NOT NULL,
        PRIMARY KEY (owner, id)
    );
    CREATE TABLE card_review (
        number BIGINT PRIMARY KEY,
        owner TEXT NOT NULL,
        card TEXT NOT NULL,
        at_ms BIGINT NOT NULL,
        used_ms BIGINT NOT NULL,
        grade TEXT NOT NULL,
        line TEXT NOT NULL
    );
    CREATE INDEX card_review_of_owner ON card_review (owner, card);
    CREATE TABLE card_source (
        owner TEXT NOT NULL,
        source TEXT NOT NULL,
        title TEXT NOT NULL,
        at_ms BIGINT NOT NULL,
        PRIMARY KEY (owner, source)
    );
 ",
    // What teachers set for pupils, and who takes part.
    "
    CREATE TABLE assignment (
        id TEXT PRIMARY KEY,
        teacher TEXT NOT NULL,
        title TEXT NOT NULL,
        made_ms BIGINT NOT NULL,
        due_ms BIGINT,
        ends_ms BIGINT NOT NULL
    );
    CREATE INDEX assignment_of_teacher ON assignment (teacher, made_ms);
    CREATE INDEX assignment_ends ON assignment (ends_ms);
    CREATE TABLE assigned (
        assignment TEXT NOT NULL REFERENCES assignment (id) ON DELETE CASCADE,
        place BIGINT NOT NULL,
        log TEXT NOT NULL,
        item TEXT NOT NULL,
        PRIMARY KEY (assignment, place)
    );
    CREATE TABLE pupil (
        id TEXT PRIMARY KEY,
        assignment TEXT NOT NULL REFERENCES assignment (id) ON DELETE CASCADE,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        joined_ms BIGINT NOT NULL,
        UNIQUE (assignment, person)
    );
    CREATE INDEX pupil_of_person ON pupil (person);
    CREATE INDEX attempt_at_item ON attempt (person, item, at_ms);
", // Teaching games at several boards, and the games at each board, one after the other.
    "
    CREATE TABLE simul (
        id TEXT PRIMARY KEY,
        teacher TEXT NOT NULL,
        title TEXT NOT NULL,
        made_ms BIGINT NOT NULL,
        ends_ms BIGINT NOT NULL
    );
    CREATE INDEX simul_of_teacher ON simul (teacher, made_ms);
    CREATE INDEX simul_ends ON simul (ends_ms);
    CREATE TABLE simul_game (
        simul TEXT NOT NULL REFERENCES simul (id) ON DELETE CASCADE,
        place BIGINT NOT NULL,
        number BIGINT NOT NULL,
        name TEXT NOT NULL,
        game TEXT NOT NULL REFERENCES game (id),
        PRIMARY KEY (simul, place, number)
    );
    CREATE UNIQUE INDEX simul_of_game ON simul_game (game);
",
    // What the record is called of which a task was made: the title is the teacher's to know, the record may change.
    "
    ALTER TABLE assigned ADD COLUMN called TEXT NOT NULL DEFAULT '';
    ",
    // Who looks for somebody to play, how strong people say they are, and whose name is a program's.
    "
    CREATE TABLE seek (
        id TEXT PRIMARY KEY,
        visitor TEXT NOT NULL,
        name TEXT NOT NULL,
        created_ms BIGINT NOT NULL,
        expires_ms BIGINT NOT NULL,
        lasting BIGINT NOT NULL,
        terms TEXT NOT NULL
    );
    CREATE INDEX seek_of_visitor ON seek (visitor);
    CREATE INDEX seek_expires ON seek (expires_ms);
    CREATE TABLE said_grade (visitor TEXT PRIMARY KEY, grade TEXT NOT NULL);
    ALTER TABLE account ADD COLUMN program BIGINT NOT NULL DEFAULT 0;
    ",
    // In games by the day: when people have holidays, and what players have decided beforehand.
    "
    CREATE TABLE holiday (
        person TEXT NOT NULL REFERENCES account (person),
        since_ms BIGINT NOT NULL,
        until_ms BIGINT NOT NULL,
        PRIMARY KEY (person, since_ms)
    );
    CREATE TABLE conditional (
        game TEXT NOT NULL REFERENCES game (id),
        side TEXT NOT NULL,
        since BIGINT NOT NULL,
        takebacks BIGINT NOT NULL,
        lines TEXT NOT NULL,
        PRIMARY KEY (game, side)
    );
    ",
    // Games that count, and what is believed of those who play them: 1 is to be rated, 2 is dealt with.
    "
    ALTER TABLE game ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
    CREATE INDEX game_to_rate ON game (rated, ended_ms);
    CREATE TABLE rating (
        pool TEXT NOT NULL,
        player TEXT NOT NULL,
        rating DOUBLE PRECISION NOT NULL,
        deviation DOUBLE PRECISION NOT NULL,
        volatility DOUBLE PRECISION NOT NULL,
        games BIGINT NOT NULL,
        at_ms BIGINT NOT NULL,
        PRIMARY KEY (pool, player)
    );
    CREATE INDEX rating_of_player ON rating (player);
    CREATE TABLE rated_game (
        game TEXT NOT NULL REFERENCES game (id),
        player TEXT NOT NULL,
        pool TEXT NOT NULL,
        at_ms BIGINT NOT NULL,
        opponent TEXT NOT NULL,
        halves BIGINT NOT NULL,
        odds TEXT NOT NULL,
        rating_before DOUBLE PRECISION NOT NULL,
        rating_after DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (game, player)
    );
    CREATE INDEX rated_game_of_player ON rated_game (player, pool, at_ms);
    ",
    // All that was believed before each game, and who had which side, so that a pool can be reckoned anew; and which games were
    // taken back.
    "
    ALTER TABLE rated_game ADD COLUMN deviation_before DOUBLE PRECISION NOT NULL DEFAULT 0;
    ALTER TABLE rated_game ADD COLUMN volatility_before DOUBLE PRECISION NOT NULL DEFAULT 0;
    ALTER TABLE rated_game ADD COLUMN taken_back BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE rated_game ADD COLUMN second BIGINT NOT NULL DEFAULT 0;
    UPDATE rated_game SET second = 1 WHERE EXISTS (
        SELECT 1 FROM seat JOIN game ON game.id = seat.game
        WHERE seat.game = rated_game.game AND seat.visitor = rated_game.player
            AND seat.side = CASE game.sides_swapped WHEN 0 THEN 'white' ELSE 'black' END
    );
    CREATE INDEX rated_game_of_pool ON rated_game (pool, at_ms, game);
    ",
    // Offers to one person, what they say to them, and what was offered before.
    "
    ALTER TABLE seek ADD COLUMN addressee TEXT NOT NULL DEFAULT '';
    ALTER TABLE seek ADD COLUMN answer TEXT NOT NULL DEFAULT '';
    ALTER TABLE seek ADD COLUMN previous TEXT NOT NULL DEFAULT '';
    CREATE INDEX seek_to ON seek (addressee);
    ",
    // How many different people were here in each hour.
    "
    CREATE TABLE presence (hour_ms BIGINT PRIMARY KEY, people BIGINT NOT NULL);
    ",
    // What people are told who may not be looking, each matter once; where their browsers are called, and when not. A browser is called as
    // long as somebody is signed in there.
    "
    CREATE TABLE notice (
        person TEXT NOT NULL, matter TEXT NOT NULL, code TEXT NOT NULL, detail TEXT NOT NULL, other TEXT NOT NULL, name TEXT NOT NULL,
        made_ms BIGINT NOT NULL, seen BIGINT NOT NULL, call_ms BIGINT NOT NULL, PRIMARY KEY (person, matter)
    );
    CREATE INDEX notice_to_call ON notice (call_ms);
    CREATE INDEX notice_by_time ON notice (made_ms);
    CREATE TABLE push (
        device TEXT PRIMARY KEY REFERENCES device (id) ON DELETE CASCADE, person TEXT NOT NULL, endpoint TEXT NOT NULL, key TEXT NOT NULL,
        auth TEXT NOT NULL, language TEXT NOT NULL
    );
    CREATE INDEX push_of_person ON push (person);
    CREATE INDEX push_to ON push (endpoint);
    CREATE TABLE quiet (person TEXT PRIMARY KEY, zone TEXT NOT NULL, since BIGINT NOT NULL, until BIGINT NOT NULL, silent TEXT NOT NULL);
    ",
    // Who follows whom, and whether they want to be told when they come; who has left games with strangers.
    "
    CREATE TABLE follow (
        person TEXT NOT NULL, other TEXT NOT NULL, since_ms BIGINT NOT NULL, told BIGINT NOT NULL, PRIMARY KEY (person, other)
    );
    CREATE INDEX follow_of ON follow (other);
    CREATE TABLE conduct (person TEXT PRIMARY KEY, games_left BIGINT NOT NULL, until_ms BIGINT NOT NULL);
    ",
    // Evenings on which the club comes together at the site, and who wants to be told of them.
    "
    CREATE TABLE night (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, weekday BIGINT NOT NULL, minute BIGINT NOT NULL, zone TEXT NOT NULL,
        lasts_minutes BIGINT NOT NULL, terms TEXT NOT NULL, made_ms BIGINT NOT NULL, told_ms BIGINT NOT NULL
    );
    CREATE TABLE night_guest (
        night TEXT NOT NULL REFERENCES night (id) ON DELETE CASCADE, person TEXT NOT NULL, since_ms BIGINT NOT NULL,
        PRIMARY KEY (night, person)
    );
    CREATE INDEX night_of_guest ON night_guest (person);
    ",
    // What moderators look at who have to judge whether somebody had help: how often and for how long a player looked away while it was
    // their turn, and what an engine found out about a game.
    "
    CREATE TABLE looked_away (
        game TEXT NOT NULL REFERENCES game (id), side TEXT NOT NULL, times BIGINT NOT NULL, ms BIGINT NOT NULL, PRIMARY KEY (game, side)
    );
    CREATE TABLE examined (game TEXT PRIMARY KEY REFERENCES game (id), found TEXT NOT NULL);
    ",
    // Where people are written to who want to read by mail what they were told.
    "
    CREATE TABLE mailbox (
        person TEXT PRIMARY KEY, address TEXT NOT NULL, language TEXT NOT NULL, code TEXT NOT NULL, confirmed BIGINT NOT NULL,
        asked_ms BIGINT NOT NULL, sent_ms BIGINT NOT NULL, next_ms BIGINT NOT NULL
    );
    CREATE UNIQUE INDEX mailbox_by_code ON mailbox (code);
    ",
    // Who stands or stood on the club's ladder, since when and until when.
    "
    CREATE TABLE ladder_member (
        person TEXT NOT NULL, joined_ms BIGINT NOT NULL, left_ms BIGINT, PRIMARY KEY (person, joined_ms)
    );
    ",
];
