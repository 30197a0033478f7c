"""Home-made cards on the shelf: kept, changed, removed, brought in, backed up; and what a damaged file does to them."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.collection import columns, database, homemade, schema
from kfdesk.collection.database import FILE_NAME
from kfdesk.collection.homedecks import as_homemade, differing_cards, draft_for, homemade_line, with_card, with_own
from kfdesk.collection.homemade import HomeCard
from kfdesk.collection.homeshelf import Incoming
from kfdesk.collection.playable import playability
from kfdesk.collection.records import CardLine, DeckRecord, Source
from kfdesk.collection.samples import sample_records
from kfdesk.collection.store import DeckStore, StoreError
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.terms import CardType, House
from kfdesk.language.definition import CardDefinition
from tests.collection.shelves import FIRST
from tests.homemade import BOULDER, CARDS, GRUMBLE, RAIN, RECRUIT, RIDDLE, read

LOUDER = GRUMBLE.model_copy(update={"power": 7})
"""The same card, changed."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[DeckStore]:
    opened = DeckStore.open(tmp_path)
    yield opened
    opened.close()


def brew(*cards: HomeCard, key: str = "own:brew", **fields: Any) -> DeckRecord:
    """Return a deck of the samples in which these cards stand for as many lines, with their counts. They are read."""
    read(cards)
    whole = sample_records(FIRST)[0]
    new = [homemade_line(card, House(line.house), line.count) for card, line in zip(cards, whole.cards, strict=False)]
    lines = (*new, *whole.cards[len(cards) :])
    return DeckRecord(
        key=key, name="Home Brew", houses=whole.houses, cards=lines, added=FIRST, homemade=cards, **fields
    )


def kept(store: DeckStore) -> list[HomeCard]:
    return [one.card for one in store.homemade.all().cards]


# Cards.


def test_cards_are_kept_by_name_and_changed_by_key(store: DeckStore) -> None:
    before = store.changes()
    for card in (RAIN, GRUMBLE):
        assert store.homemade.keep(card).card == card
    assert kept(store) == [GRUMBLE, RAIN] and store.changes() > before
    first = store.homemade.get("grumble")
    store.homemade.keep(LOUDER)
    now = store.homemade.get("grumble")
    assert first is not None and now is not None and now.card == LOUDER and now.added == first.added
    assert kept(store) == [LOUDER, RAIN] and store.homemade.count() == 2


def test_a_card_is_removed_and_put_back(store: DeckStore) -> None:
    store.homemade.keep(GRUMBLE)
    gone = store.homemade.remove("grumble")
    assert gone is not None and kept(store) == [] and store.homemade.remove("grumble") is None
    store.homemade.put_back(gone)
    assert store.homemade.all().cards == (gone,)


def test_decks_keep_a_card_that_is_removed(store: DeckStore) -> None:
    store.homemade.keep(GRUMBLE)
    store.add([brew(GRUMBLE), brew(RAIN, key="own:other")])
    store.trash(["own:brew"])
    store.homemade.keep(LOUDER)
    assert store.homemade.remove("grumble") is not None
    found = store.get("own:brew")
    assert found is not None and found.homemade == (GRUMBLE,) and playability(found).ok
    library().forget_homemade()
    store.homemade.learn()
    assert {homemade.homemade(card.id) for card in (GRUMBLE, RAIN)} == {GRUMBLE, RAIN}


def test_cards_of_a_file_come_in_beside_those_that_are_there(store: DeckStore) -> None:
    store.homemade.bring_in((GRUMBLE, RAIN))
    again = store.homemade.bring_in((LOUDER, RAIN, BOULDER))
    assert again == Incoming((BOULDER,), (RAIN,), ((GRUMBLE, LOUDER),))
    assert sorted(card.id for card in kept(store)) == sorted(card.id for card in (GRUMBLE, LOUDER, RAIN, BOULDER))
    assert len({card.key for card in kept(store)}) == 4
    assert store.homemade.bring_in((LOUDER, RAIN)).changed == () and store.homemade.count() == 4


def test_of_two_cards_of_a_file_with_one_key_none_is_lost(store: DeckStore) -> None:
    store.homemade.bring_in((GRUMBLE, LOUDER))
    assert {card.id for card in kept(store)} == {GRUMBLE.id, LOUDER.id}
    loudest = GRUMBLE.model_copy(update={"power": 9, "key": "grumble"})
    store.homemade.bring_in((loudest, loudest.model_copy(update={"power": 8})))
    assert len(kept(store)) == 4


def test_a_card_of_a_file_does_not_take_the_place_of_one_that_cannot_be_read(store: DeckStore) -> None:
    store.homemade.keep(GRUMBLE)
    with closing(sqlite3.connect(store.path)) as connection, connection:
        connection.execute("UPDATE home_card SET content = ?", ('{"of": "a newer version"}',))
    store.homemade.bring_in((LOUDER,))
    found = store.homemade.all()
    assert found.unreadable == ("Old Grumble",) and [one.card.id for one in found.cards] == [LOUDER.id]
    with closing(sqlite3.connect(store.path)) as connection:
        assert connection.execute("SELECT count(*) FROM home_card WHERE content LIKE '%newer%'").fetchone() == (1,)


def test_a_shelf_takes_only_so_many_cards(store: DeckStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kfdesk.collection.homeshelf.MAX_NAMES", 2)
    with pytest.raises(StoreError, match="home-made cards at most"):
        store.homemade.bring_in(CARDS)
    assert kept(store) == []
    assert database.MAX_NAMES >= 1_000


@pytest.mark.parametrize(
    "content",
    [None, b"\xff", 7, "", "{}", "null", "[" * 9_999, GRUMBLE.model_copy(update={"key": "other"}).model_dump_json(),
     GRUMBLE.model_dump_json().replace('"power":5', '"power":-5'), GRUMBLE.model_dump_json().replace("Old", "<b>")],
)  # fmt: skip
def test_a_row_that_cannot_be_read_is_named_and_stays(store: DeckStore, content: object) -> None:
    store.homemade.keep(GRUMBLE)
    store.homemade.keep(RAIN)
    with closing(sqlite3.connect(store.path)) as other:
        other.execute("PRAGMA ignore_check_constraints = ON")
        if content is None:
            other.execute("UPDATE home_card SET added = 'never' WHERE key = 'grumble'")
        else:
            other.execute("UPDATE home_card SET content = ? WHERE key = 'grumble'", (content,))
        other.commit()
        before = other.execute("SELECT * FROM home_card").fetchall()
    found = store.homemade.all()
    assert ([one.card for one in found.cards], found.unreadable) == ([RAIN], ("Old Grumble",))
    store.homemade.keep(BOULDER)
    for wrong in (lambda: store.homemade.get("grumble"), lambda: store.homemade.remove("grumble")):
        with pytest.raises(StoreError) as refused:
            wrong()
        assert refused.value.damaged
    with closing(sqlite3.connect(store.path)) as other:
        assert set(before) <= set(other.execute("SELECT * FROM home_card").fetchall())


# The shelf's file.


def test_a_shelf_of_version_4_gets_room_for_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as old, monkeypatch.context() as patch:
        patch.setattr(schema, "VERSION", 4)
        schema.migrate(old)
    store = DeckStore.open(tmp_path)
    assert [backup.reason for backup in store.backups()] == [f"v{schema.VERSION}"]
    store.homemade.keep(GRUMBLE)
    assert kept(store) == [GRUMBLE]
    store.close()


def test_cards_are_in_backups_and_come_back_with_them(store: DeckStore) -> None:
    store.homemade.keep(GRUMBLE)
    backup = store.back_up()
    store.homemade.keep(LOUDER)
    store.homemade.keep(RAIN)
    store.restore(backup)
    assert kept(store) == [GRUMBLE]


def test_a_saved_shelf_holds_the_cards_and_the_decks_with_theirs(store: DeckStore, tmp_path: Path) -> None:
    store.homemade.bring_in((GRUMBLE, RAIN))
    store.add([brew(GRUMBLE)])
    store.homemade.keep(LOUDER)
    store.export(tmp_path / "a.kfshelf")
    other = DeckStore.open(tmp_path / "other")
    other.homemade.keep(RAIN.model_copy(update={"text": "Play: Draw a card."}))
    for _ in range(2):  # a second time nothing changes
        other.bring_in(tmp_path / "a.kfshelf")
        names = sorted((card.name, card.key == "rain", card.text[:10]) for card in kept(other))
        assert names == [
            ("Old Grumble", False, "Taunt. Ass"),
            ("Rain of Pebbles", False, "Play: Deal"),
            ("Rain of Pebbles", True, "Play: Draw"),
        ]
    mine, theirs = store.homemade.get("grumble"), other.homemade.get("grumble")
    assert mine == theirs and other.get("own:brew") == store.get("own:brew")
    other.close()


def test_only_a_shelf_with_something_home_made_is_of_a_version_that_older_programs_do_not_read(
    store: DeckStore, tmp_path: Path
) -> None:
    def version(name: str) -> int:
        store.export(tmp_path / name)
        with gzip.open(tmp_path / name) as file:
            return int(json.loads(file.readline()).get("version", 1))

    store.add(sample_records(FIRST)[:2])
    assert version("a.kfshelf") == 1
    store.add([brew(RAIN)])
    assert version("b.kfshelf") == 2
    store.trash(["own:brew"])
    store.empty_trash()
    assert version("c.kfshelf") == 1
    store.homemade.keep(RAIN)
    assert version("d.kfshelf") == 2


# Decks.


def test_a_deck_with_a_home_made_card_is_home_made_and_has_no_public_identity() -> None:
    deck = brew(GRUMBLE, source=Source.MASTER_VAULT)
    assert deck.is_homemade and deck.uuid is None and deck.deck_list().kind is DeckKind.HOMEMADE
    public = "mv:00000000-0000-4000-8000-000000000001"
    with pytest.raises(ValueError, match="no public identity"):
        brew(GRUMBLE, key=public)
    with pytest.raises(ValueError, match="no public identity"):
        brew(key=public, source=Source.HOMEMADE)
    with pytest.raises(ValueError, match="missing"):
        DeckRecord.model_validate_json(json.dumps({**json.loads(deck.model_dump_json()), "homemade": []}))
    assert not brew().is_homemade and not brew().deck_list().kind


def test_home_made_decks_are_found_and_shown_as_such(store: DeckStore) -> None:
    plain, composed = sample_records(FIRST)[:2]
    store.add([plain, as_homemade(composed), brew(GRUMBLE, source=Source.TEXT), brew(RIDDLE, key="own:riddle")])
    found = store.rows(store.find("is:homemade").ids)
    assert {row.key for row in found} == {as_homemade(composed).key, "own:brew", "own:riddle"}
    assert all(row.homemade for row in found)
    assert {row.key for row in found if row.playable} == {as_homemade(composed).key, "own:brew"}
    assert store.keys(store.find("-is:homemade").ids) == [plain.key]
    assert store.keys(store.find("is:eigenbau is:playable source:home").ids) == [as_homemade(composed).key]
    assert store.keys(store.find("card:grumble trait:giant").ids) == ["own:brew"]
    assert store.keys(store.find("says:juggle").ids) == ["own:riddle"]


def test_in_figures_of_many_decks_home_made_ones_count_only_among_themselves(store: DeckStore) -> None:
    store.add([sample_records(FIRST)[1], brew(GRUMBLE)])
    both, made = store.find().ids, store.find("is:homemade").ids
    assert len(both) == 2 and set(store.counted(both)) == set(both) - set(made) and store.counted(made) == made


def test_a_deck_whose_card_is_not_understood_cannot_be_played_and_says_why() -> None:
    found = playability(brew(RIDDLE))
    assert not found.ok and not found.by_agreement
    assert [reason.text.en for reason in found.reasons] == [
        "The text of the home-made card Riddle is not understood: “Play: Juggle seven plums.”."
    ]


def test_another_version_of_the_program_looks_anew_at_what_it_understands(
    store: DeckStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add([sample_records(FIRST)[0], brew(RIDDLE)])
    assert store.refresh() == 0
    monkeypatch.setattr(columns, "__version__", "99")
    monkeypatch.setattr(homemade, "_outcome", lambda card: CardDefinition(card.facts, None))
    assert store.refresh() == 1
    assert all(row.playable for row in store.rows(store.find().ids))
    homemade.forget_read()  # other tests find the cards as they are
    read((*CARDS, RIDDLE))


def test_another_name_leaves_a_deck_home_made(store: DeckStore) -> None:
    store.add([as_homemade(brew())])
    key = as_homemade(brew()).key
    found = store.get(key)
    assert found is not None
    store.add([found.model_copy(update={"name": "Miss Onyx", "source": Source.MASTER_VAULT})])
    again = store.get(key)
    assert again is not None and again.name == "Miss Onyx" and again.is_homemade
    assert [row.homemade for row in store.rows(store.find().ids)] == [True]


def test_the_unknown_card_of_a_deck_is_written_and_played() -> None:
    whole = sample_records(FIRST)[0]
    first = whole.cards[0]
    unknown = CardLine(
        id=None, title="Never <Seen>", house=first.house, count=first.count, icons=("draw",), type="Creature"
    )
    deck = whole.model_copy(update={"key": "own:x", "source": Source.TEXT, "cards": (unknown, *whole.cards[1:])})
    draft = draft_for(unknown, deck)
    assert (draft.name, draft.type, draft.houses, draft.text) == (
        "Never Seen", CardType.CREATURE, (House(first.house),), "",
    )  # fmt: skip
    card = draft.model_copy(update={"text": "Play: Gain 1{amber}."})
    made = with_card(deck, unknown.title, card)
    assert made.key == "own:x" and made.unknown == () and playability(made).ok and made.is_homemade
    assert made.cards[0] == homemade_line(card, None, first.count).model_copy(update={"icons": ("draw",)})
    assert with_card(deck, "another", card) == deck


def test_a_registered_deck_stays_as_it_is_and_the_one_with_the_written_card_is_another(store: DeckStore) -> None:
    whole = sample_records(FIRST)[0]
    unknown = CardLine(id=None, title="Never Seen", house=whole.cards[0].house, count=whole.cards[0].count)
    public = "mv:00000000-0000-4000-8000-000000000001"
    deck = whole.model_copy(update={"key": public, "source": Source.MASTER_VAULT, "cards": (unknown, *whole.cards[1:])})
    made = with_card(deck, "Never Seen", RAIN)
    assert made.key.startswith("own:") and made.source is Source.HOMEMADE and made.uuid is None
    store.add([deck, made])
    assert store.get(public) == deck and store.get(made.key) == made


def test_a_token_creature_of_a_deck_can_be_written() -> None:
    token = CardLine(id=None, title="Raw Recruit", house="")
    deck = brew().model_copy(update={"references": (token,)})
    draft = draft_for(token, deck)
    assert draft.type is CardType.TOKEN_CREATURE
    read((RECRUIT,))
    made = with_card(deck, "Raw Recruit", RECRUIT)
    assert made.homemade == (RECRUIT,) and made.references[0].house == "brobnar" and playability(made).ok


def test_a_deck_holds_a_card_as_it_was_until_it_is_given_the_newer_one(store: DeckStore) -> None:
    store.add([brew(GRUMBLE, RAIN)])
    store.homemade.keep(LOUDER)
    deck = store.get("own:brew")
    assert deck is not None and deck.homemade == (GRUMBLE, RAIN)
    newer = with_own(deck, LOUDER)
    assert newer.homemade == (LOUDER, RAIN) and newer.key == deck.key and playability(newer).ok
    store.add([newer])
    assert store.get("own:brew") == newer
    assert store.keys(store.find("card:grumble").ids) == ["own:brew"]
    icons = tuple(line.model_copy(update={"icons": ("capture",)}) for line in deck.cards)
    own = with_own(deck.model_copy(update={"cards": icons}), LOUDER.model_copy(update={"icons": ()}))
    assert own.cards[0].icons == ("capture",)


def test_a_deck_says_which_of_its_cards_were_changed_since() -> None:
    deck = brew(GRUMBLE, RAIN)
    assert differing_cards(deck, (GRUMBLE, RAIN, BOULDER)) == ()
    assert differing_cards(deck, (LOUDER, RAIN, BOULDER)) == (LOUDER,)
    assert differing_cards(with_own(deck, LOUDER), (LOUDER, RAIN)) == ()
    token = RAIN.model_copy(update={"type": CardType.TOKEN_CREATURE, "power": 1})
    assert differing_cards(deck, (token,)) == (), "one that is beside a deck cannot stand in it"
    assert with_own(deck, token) == deck


def test_copies_of_before_and_of_now_are_one_line_when_they_are_equal() -> None:
    deck = brew(GRUMBLE)
    both = (deck.cards[0].model_copy(update={"count": 2}), homemade_line(LOUDER, House(deck.cards[0].house)))
    held = deck.model_copy(update={"cards": (*both, *deck.cards[1:]), "homemade": (GRUMBLE, LOUDER)})
    assert differing_cards(held, (LOUDER,)) == (LOUDER,)
    made = with_own(held, LOUDER)
    assert made.homemade == (LOUDER,) and (made.cards[0].id, made.cards[0].count) == (LOUDER.id, 3)
    assert made.cards[1:] == deck.cards[1:]


def test_times_of_a_card_are_kept(store: DeckStore) -> None:
    before = datetime.now(UTC).replace(microsecond=0)
    found = store.homemade.keep(GRUMBLE)
    assert before <= found.added == found.changed <= datetime.now(UTC)


def test_a_deck_that_somebody_put_together_is_what_it_was_made_last(store: DeckStore) -> None:
    deck = brew(GRUMBLE, RECRUIT, source=Source.HOMEMADE)
    store.add([deck])
    less = deck.model_copy(update={"cards": (), "homemade": (), "added": datetime(2031, 1, 1, tzinfo=UTC)})
    store.add([less])
    found = store.get(deck.key)
    assert found is not None and found.cards == () and found.homemade == () and found.added == deck.added


def test_a_deck_that_comes_again_carries_no_more_cards_than_a_deck_may(store: DeckStore) -> None:
    many = [RAIN.model_copy(update={"name": f"Rain {number}"}) for number in range(homemade.MOST_CARRIED + 20)]
    lines = [homemade_line(card) for card in many]
    first, rest = many[: homemade.MOST_CARRIED], many[homemade.MOST_CARRIED :]
    deck = DeckRecord(key="own:x", name="X", cards=tuple(lines[: len(first)]), added=FIRST, homemade=tuple(first))
    store.add([deck])
    beside = {"cards": (), "references": tuple(lines[len(first) :]), "homemade": tuple(rest)}
    store.add([deck.model_copy(update=beside)])
    assert store.get("own:x") == deck
