"""The tables of the shelf, and how a file of an older version becomes one of this version.

A migration is a numbered function: number n leads from version n - 1 to n. A released one is never changed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from kfdesk.collection import lists, postings, purposes, ratings, strengths

FIGURES = (
    "amber",
    "expected",
    "creatures",
    "actions",
    "artifacts",
    "upgrades",
    "power",
    "armor",
    "rares",
    "mavericks",
    "legacies",
    "anomalies",
    "enhanced",
    "steal",
    "capture",
    "draw",
    "archive",
    "wipes",
    "removal",
    "keycheats",
    "control",
    "artifactcontrol",
    "disruption",
    "protection",
    "recursion",
    "efficiency",
    "effectivepower",
)
"""The columns that are worked out from a deck's cards, see `kfdesk.collection.columns`."""

_TABLES = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
INSERT INTO meta VALUES ('changes', 0);

CREATE TABLE folder (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    words TEXT NOT NULL UNIQUE
);

-- One row a deck: what its record says, what follows from it, and (from `favourite` on) what its owner said,
-- which no import ever touches.
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

CREATE TABLE record (
    deck INTEGER PRIMARY KEY REFERENCES deck ON DELETE CASCADE,
    content BLOB NOT NULL       -- DeckRecord as JSON, zlib
);

CREATE TABLE card (
    id INTEGER PRIMARY KEY,
    ref TEXT NOT NULL UNIQUE,   -- the facts' id, or ? and the folded title of an unknown card
    title TEXT NOT NULL,
    words TEXT NOT NULL,        -- its folded names in every language
    traits TEXT NOT NULL
);

-- No foreign key on deck: without an index by deck each deleted deck would cost a look at every row.
CREATE TABLE deck_card (
    card INTEGER NOT NULL REFERENCES card,
    deck INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (card, deck)
) WITHOUT ROWID;

CREATE TABLE note (
    deck INTEGER PRIMARY KEY REFERENCES deck ON DELETE CASCADE,
    text TEXT NOT NULL,
    words TEXT NOT NULL
);

CREATE TABLE tag (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    words TEXT NOT NULL UNIQUE,
    colour TEXT NOT NULL DEFAULT ''
);

CREATE TABLE deck_tag (
    tag INTEGER NOT NULL REFERENCES tag ON DELETE CASCADE,
    deck INTEGER NOT NULL REFERENCES deck ON DELETE CASCADE,
    PRIMARY KEY (tag, deck)
) WITHOUT ROWID;
CREATE INDEX deck_tag_by_deck ON deck_tag (deck);

-- Results hang on keys, not on rows: they outlive the deck's stay on the shelf.
CREATE TABLE result (
    id INTEGER PRIMARY KEY,
    deck TEXT NOT NULL,
    opponent TEXT NOT NULL,
    played INTEGER NOT NULL,
    journal TEXT NOT NULL,
    content TEXT NOT NULL       -- Result as JSON
);
CREATE INDEX result_by_deck ON result (deck, played);
CREATE INDEX result_by_opponent ON result (opponent, played);
CREATE UNIQUE INDEX result_by_journal ON result (journal) WHERE journal <> '';

CREATE TABLE search (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
);
"""


def _first(connection: sqlite3.Connection) -> None:
    _run(connection, _TABLES)


_SECOND = """
CREATE TABLE posting (
    card INTEGER NOT NULL REFERENCES card,
    chunk INTEGER NOT NULL,
    decks BLOB NOT NULL,        -- a bit a deck, see kfdesk.collection.postings
    PRIMARY KEY (card, chunk)
) WITHOUT ROWID;
ALTER TABLE deck ADD COLUMN place INTEGER;
CREATE INDEX deck_by_name ON deck (words, trashed);
"""


def _second(connection: sqlite3.Connection) -> None:
    """Bits for the search by cards, and an order by hand."""
    _run(connection, _SECOND)
    postings.add(connection, connection.execute("SELECT card, deck FROM deck_card").fetchall())


def _third(connection: sqlite3.Connection) -> None:
    """Two more figures."""
    connection.execute("ALTER TABLE deck ADD COLUMN control REAL")
    connection.execute("ALTER TABLE deck ADD COLUMN artifactcontrol REAL")


def _fourth(connection: sqlite3.Connection) -> None:
    """All known cards can be played; a deck with others can be played without them where both players agree."""
    connection.execute("ALTER TABLE deck DROP COLUMN missing")
    connection.execute("ALTER TABLE deck ADD COLUMN by_agreement INTEGER NOT NULL DEFAULT 0")


_FIFTH = """
CREATE TABLE home_card (
    key TEXT PRIMARY KEY,
    ref TEXT NOT NULL,          -- the id of what it says now
    name TEXT NOT NULL,
    words TEXT NOT NULL,        -- the folded name
    content TEXT NOT NULL,      -- HomeCard as JSON
    added INTEGER NOT NULL,     -- seconds since 1970
    changed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX home_card_ref ON home_card (ref);
ALTER TABLE deck ADD COLUMN homemade INTEGER NOT NULL DEFAULT 0;
"""


def _fifth(connection: sqlite3.Connection) -> None:
    """Home-made cards, and which decks somebody put together or hold such cards."""
    _run(connection, _FIFTH)


def _sixth(connection: sqlite3.Connection) -> None:
    """Five more figures, empty until they are worked out; from then on all figures are empty where something that adds
    to them is not known."""
    for figure in ("disruption", "protection", "recursion", "efficiency", "effectivepower"):
        connection.execute(f"ALTER TABLE deck ADD COLUMN {figure} REAL")


def _seventh(connection: sqlite3.Connection) -> None:
    """The figures of other sites, which were only in the records."""
    _run(connection, ratings.TABLE)
    ratings.fill(connection)


def _eighth(connection: sqlite3.Connection) -> None:
    """Games against the program are counted apart; none was kept before."""
    connection.execute("ALTER TABLE deck ADD COLUMN practice_wins INTEGER NOT NULL DEFAULT 0")
    connection.execute("ALTER TABLE deck ADD COLUMN practice_losses INTEGER NOT NULL DEFAULT 0")


_NINTH = """
ALTER TABLE deck ADD COLUMN list TEXT NOT NULL DEFAULT '';      -- equal for equal houses and cards
ALTER TABLE deck ADD COLUMN by_hand INTEGER NOT NULL DEFAULT 0; -- 1: its name was changed, 2: its list
CREATE INDEX deck_by_list ON deck (list);

-- The keys of decks that turned out to be other ones of the shelf, and the keys of these.
CREATE TABLE former_key (
    key TEXT PRIMARY KEY,
    deck TEXT NOT NULL
) WITHOUT ROWID;

-- Decks with the same list that are two for their owner: their keys, the lesser first.
CREATE TABLE apart (
    one TEXT NOT NULL,
    other TEXT NOT NULL,
    PRIMARY KEY (one, other)
) WITHOUT ROWID;

-- Registered decks that were to be fetched and could not be.
CREATE TABLE to_fetch (
    uuid TEXT PRIMARY KEY,
    added INTEGER NOT NULL,
    tried INTEGER NOT NULL
) WITHOUT ROWID;
"""


def _ninth(connection: sqlite3.Connection) -> None:
    """Which decks have the same list, which of them are one, what was changed by hand, and what is to be fetched."""
    _run(connection, _NINTH)
    lists.fill(connection)


_TENTH = """
ALTER TABLE deck ADD COLUMN kind TEXT NOT NULL DEFAULT ''; -- a DeckKind
UPDATE deck SET kind = CASE
    WHEN id IN (SELECT deck FROM deck_card WHERE card IN (SELECT id FROM card WHERE ref GLOB 'home-*')) THEN 'home-made'
    WHEN alliance THEN 'alliance'
    WHEN homemade AND by_hand < 2 THEN 'theory'
    WHEN by_hand = 2 THEN 'changed'
    ELSE '' END;

-- Keys, not rows: a deck stays made of decks that have gone from the shelf.
CREATE TABLE made_of (
    deck INTEGER NOT NULL REFERENCES deck ON DELETE CASCADE,
    key TEXT NOT NULL,
    PRIMARY KEY (deck, key)
) WITHOUT ROWID;
CREATE INDEX made_of_by_key ON made_of (key);
"""


def _tenth(connection: sqlite3.Connection) -> None:
    """Of what kind decks are, and which decks others were made of; of no deck that was said before."""
    _run(connection, _TENTH)


def _eleventh(connection: sqlite3.Connection) -> None:
    """How often decks win in the hands of the program; nothing was kept of that before."""
    _run(connection, strengths.TABLE)


def _twelfth(connection: sqlite3.Connection) -> None:
    """What decks are there for besides being played; nothing of that was said before."""
    _run(connection, purposes.TABLE)


MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (
    _first,
    _second,
    _third,
    _fourth,
    _fifth,
    _sixth,
    _seventh,
    _eighth,
    _ninth,
    _tenth,
    _eleventh,
    _twelfth,
)

VERSION = len(MIGRATIONS)
"""The version of the file that this program writes, and the newest it reads."""


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of the file; 0 for a new one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to `VERSION`, in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for number in range(version_of(connection), VERSION):  # asked again: another program may have been first
            MIGRATIONS[number](connection)
            connection.execute(f"PRAGMA user_version = {number + 1}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _run(connection: sqlite3.Connection, script: str) -> None:
    """Run the statements of `script` inside the open transaction (`executescript` would end it)."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            connection.execute(statement)
            statement = ""
