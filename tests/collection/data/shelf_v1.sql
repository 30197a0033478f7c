PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE card (
    id INTEGER PRIMARY KEY,
    ref TEXT NOT NULL UNIQUE,   -- the facts' id, or ? and the folded title of an unknown card
    title TEXT NOT NULL,
    words TEXT NOT NULL,        -- its folded names in every language
    traits TEXT NOT NULL
);
INSERT INTO "card" VALUES(1,'anger','Anger',' anger / zorn / furia / colere / collera / gniew ','');
INSERT INTO "card" VALUES(2,'ember-imp','Ember Imp',' ember imp / glutteufelchen / diablillo de brasa / farfadet braise / imp delle braci / zarowy chochlik / diabinho do borralho ',' imp ');
INSERT INTO "card" VALUES(3,'?nobody knows','Nobody Knows',' nobody knows ','');
CREATE TABLE deck (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    words TEXT NOT NULL,        -- the folded name, a space before each word
    set_code TEXT NOT NULL,
    set_place INTEGER NOT NULL, -- oldest set first
    houses TEXT NOT NULL,       -- |dis|logos|mars|
    source TEXT NOT NULL,
    added INTEGER NOT NULL,     -- seconds since 1970
    size INTEGER NOT NULL,
    alliance INTEGER NOT NULL,
    icons_known INTEGER NOT NULL,
    unknown INTEGER NOT NULL,   -- lines that this program does not know
    foreigners INTEGER NOT NULL, -- figures of other sites
    playable INTEGER NOT NULL,
    missing INTEGER NOT NULL,   -- different cards that cannot be played yet
    stamp TEXT NOT NULL,        -- which version of the program worked out the figures
    amber REAL, expected REAL, creatures REAL, actions REAL, artifacts REAL, upgrades REAL, power REAL, armor REAL,
    rares REAL, mavericks REAL, legacies REAL, anomalies REAL, enhanced REAL, steal REAL, capture REAL, draw REAL,
    archive REAL, wipes REAL, removal REAL, keycheats REAL,
    favourite INTEGER NOT NULL DEFAULT 0,
    folder INTEGER REFERENCES folder ON DELETE SET NULL,
    chains INTEGER NOT NULL DEFAULT 0,
    wins INTEGER NOT NULL DEFAULT 0,
    losses INTEGER NOT NULL DEFAULT 0,
    played INTEGER,             -- when last
    trashed INTEGER             -- since when it is in the trash
);
INSERT INTO "deck" VALUES(1,'mv:00000000-0000-4000-8000-000000000001','Ada, the Æther “Witch”',' ada the aether witch ','CotA',0,'|brobnar|dis|logos|','master-vault',1767323045,3,0,1,0,1,0,0,'1-e8e01de9be1cc1a5',2.0,0.0,1.0,2.0,0.0,0.0,2.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1,NULL,3,1,0,1772323200,NULL);
INSERT INTO "deck" VALUES(2,'own:b','Bo of Dust',' bo of dust ','#601',999,'|dis|mars|newhouse|','text',1769990400,15,0,1,1,0,0,1,'1-e8e01de9be1cc1a5',0.0,0.0,3.0,0.0,0.0,0.0,6.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0,1,0,0,1,1772323200,1795249553);
CREATE TABLE deck_card (
    card INTEGER NOT NULL REFERENCES card,
    deck INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (card, deck)
) WITHOUT ROWID;
INSERT INTO "deck_card" VALUES(1,1,2);
INSERT INTO "deck_card" VALUES(2,1,1);
INSERT INTO "deck_card" VALUES(2,2,3);
INSERT INTO "deck_card" VALUES(3,2,12);
CREATE TABLE deck_tag (
    tag INTEGER NOT NULL REFERENCES tag ON DELETE CASCADE,
    deck INTEGER NOT NULL REFERENCES deck ON DELETE CASCADE,
    PRIMARY KEY (tag, deck)
) WITHOUT ROWID;
INSERT INTO "deck_tag" VALUES(1,1);
INSERT INTO "deck_tag" VALUES(1,2);
CREATE TABLE folder (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    words TEXT NOT NULL UNIQUE
);
INSERT INTO "folder" VALUES(1,'Box 1',' box 1 ');
CREATE TABLE meta (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
INSERT INTO "meta" VALUES('changes',10);
CREATE TABLE note (
    deck INTEGER PRIMARY KEY REFERENCES deck ON DELETE CASCADE,
    text TEXT NOT NULL,
    words TEXT NOT NULL
);
INSERT INTO "note" VALUES(2,'lent to Cy',' lent to cy ');
CREATE TABLE record (
    deck INTEGER PRIMARY KEY REFERENCES deck ON DELETE CASCADE,
    content BLOB NOT NULL       -- DeckRecord as JSON, zlib
);
INSERT INTO "record" VALUES(1,X'789C4D504B6AC33010BD8AD1DA02D94D3F686742175DA75068E9429626B68825157D0C2518B2EA29DAD3F426394947C2219DC5C09B799F618EE4009F84133373B6162D6D93DBC305AED5909A586100059D12751547A87EBFB0FBEA7CFA7ED1518EE7D30F920244E46C5DEC108C2E050884BF91DEBBDE0A8F33A503F6C90D2E90F79A48E155661C895628147680CC8A3A4E256CC5C509F1D547BA6431AA5DEA550AA6074FB5F9F8277FCCB3EAA9CC2E16F9800593834B5EE6811121A27216698AC8134A41F66B597B47594359FBCC6E38DB7076FB8AEBBDF3A0075B4E0E3A1647908740DD9EE247713DC0F559BB6E87601653CAE8BEC1E4E50F8B8C73B7');
INSERT INTO "record" VALUES(2,X'789C4D8FC10AC2300C865F65C4EB0675C20E3D8A1E44F0E449F1B0AD118B6B236BCB1C63EF6EBA391442E0FF9A7E4D0778620F12A8B3B282146C6990E39612BA27BBE03C33879ED1AA106B0E0F0A0E1DC82B58ECA6C05069C7DD94AD835B0A75D9AA38318056206D689A14BCF64D149FA822D527474B9D5B6C8CFF5C3505CBEFADF3319D0580A6C236D3E6053FCF3EB2E430B145326FF1BDBF19791347A1ADE391C777FC49A91446632EF2221339D7590839D505C60FF6775243');
CREATE TABLE result (
    id INTEGER PRIMARY KEY,
    deck TEXT NOT NULL,
    opponent TEXT NOT NULL,
    played INTEGER NOT NULL,
    journal TEXT NOT NULL,
    content TEXT NOT NULL       -- Result as JSON
);
INSERT INTO "result" VALUES(1,'mv:00000000-0000-4000-8000-000000000001','own:b',1772323200,'2026-03-01-abc.kfdesk','{"deck":"mv:00000000-0000-4000-8000-000000000001","deck_name":"Ada, the Æther “Witch”","opponent":"own:b","opponent_name":"Bo of Dust","player":"Ada","opponent_player":"Bo","won":true,"keys":3,"opponent_keys":1,"turns":22,"went_first":false,"chains":0,"opponent_chains":0,"format":"Archon","date":"2026-03-01T00:00:00Z","journal":"2026-03-01-abc.kfdesk","manual":false,"note":""}');
CREATE TABLE search (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
);
INSERT INTO "search" VALUES('imps','card:imp');
CREATE TABLE tag (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    words TEXT NOT NULL UNIQUE,
    colour TEXT NOT NULL DEFAULT ''
);
INSERT INTO "tag" VALUES(1,'League',' league ','#3366cc');
CREATE INDEX deck_tag_by_deck ON deck_tag (deck);
CREATE INDEX result_by_deck ON result (deck, played);
CREATE INDEX result_by_opponent ON result (opponent, played);
CREATE UNIQUE INDEX result_by_journal ON result (journal) WHERE journal <> '';
COMMIT;
