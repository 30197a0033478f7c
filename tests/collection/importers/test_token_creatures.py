"""The token creature of a deck comes along in every form in which a deck comes in or goes out."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from kfdesk import resources
from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.collection import backups
from kfdesk.collection.database import Database
from kfdesk.collection.files import load_deck, save_deck
from kfdesk.collection.generator import deck_from_payload, generate, share_text
from kfdesk.collection.importers import texts as s
from kfdesk.collection.importers.opened import Source
from kfdesk.collection.importers.own import record_text
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import Read
from kfdesk.collection.listing import markdown, plain_text
from kfdesk.collection.playable import playability
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.collection.resolving import resolved
from kfdesk.collection.store import DeckStore
from kfdesk.collection.token_creatures import lacks_token_creature, makes_token_creatures
from kfdesk.engine import Game
from kfdesk.engine.decks import Seat
from kfdesk.engine.events import TokenMade
from tests.collection.importers.samples import DECK, Vault, copies, deck_copies, one, said, table

FILE = resources.decks() / "davian-r-stormreach-whistleglade-s-oracle.json"
"""A deck of Winds of Exchange, of Brobnar, Ekwidon and Sanctum; its token creature is a Cleric."""
LISTED = load_deck(FILE)
TOKEN = [("cleric", "sanctum")]
NOW = datetime(2026, 11, 1, tzinfo=UTC)


def titles(house: str) -> list[str]:
    """Return the names of the deck's cards of a house, copies repeated."""
    return [facts()[card.id].name for card in LISTED.cards if card.house == house]


HOUSES = [house.value for house in LISTED.houses]
CARDS = [(house.title(), title) for house in HOUSES for title in titles(house)]


def beside(record: DeckRecord) -> list[tuple[str | None, str]]:
    return [(line.id, str(line.house)) for line in record.references]


def listed(*tail: str, head: tuple[str, ...] = ()) -> str:
    """Return the deck as a list with house headings, more lines at its end or below its name."""
    lines = [line for house in HOUSES for line in (house.title(), *titles(house))]
    return "\n".join(["Davian", "Winds of Exchange", *head, *lines, *tail])


# Forms that are handed on as they are


def vault(*, token: bool = True, **fields: Any) -> str:
    """Return the Master Vault's answer; `fields` are of the token creature."""
    made = Vault(HOUSES, expansion=600, name="Davian")
    for card in LISTED.cards:
        made.card(card.id, card.house)
    if token:
        uuid = made.card("cleric", "Sanctum", card_type="Token Creature", rarity="Token", is_non_deck=True)
        made.linked[uuid] |= fields
    return json.dumps(made.answer())


def api(**fields: Any) -> str:
    """Return the answer of Decks of KeyForge."""
    pods = [{"house": house.title(), "cards": [{"cardTitle": title} for title in titles(house)]} for house in HOUSES]
    deck = {"name": "Davian", "keyforgeId": DECK, "expansion": "WINDS_OF_EXCHANGE", "housesAndCards": pods}
    return json.dumps({"deck": {**deck, **fields}})


def decks_of_keyforge_table(**cells: str) -> str:
    """Return a table as Decks of KeyForge exports it, which names no token creature unless `cells` do."""
    lists = {f"House {at} Cards": "|".join(titles(house)) for at, house in enumerate(HOUSES, 1)}
    link = f"https://www.keyforgegame.com/deck-details/{DECK}"
    row = {"Name": "Davian", "Houses": " | ".join(map(str.title, HOUSES)), "Expansion": "WINDS_OF_EXCHANGE"}
    return table({**row, **lists, "Master Vault Link": link, **cells})


def keyteki(**fields: Any) -> str:
    cards = [{"id": card.id, "count": 1, "house": card.house.value} for card in LISTED.cards]
    token = {"id": "cleric", "count": 1, "isNonDeck": True, **fields}
    return json.dumps({"name": "Davian", "expansion": 600, "houses": HOUSES, "cards": [*cards, token]})


def rows(*more: str, head: str = "") -> str:
    """Return a table with a card a row."""
    return "\n".join(filter(None, [head, *(f"{house}\t{title}\t1" for house, title in CARDS), *more]))


def columns() -> str:
    """Return a table with a house a column, the last for the token creature."""
    cells = zip(*(titles(house) for house in HOUSES), ["Cleric", *[""] * 11], strict=True)
    return "\n".join("\t".join(row) for row in ([*map(str.title, HOUSES), "Token"], *cells))


def tabletop(*, in_pile: bool) -> str:
    """Return a saved object of Tabletop Simulator, with the token creature in the pile or beside it."""
    pile = [{"Nickname": title, "Description": house} for house, title in CARDS]
    token = {"Nickname": "Cleric", "Description": "Token Creature"}
    deck = {"Name": "Deck", "Nickname": "Davian", "ContainedObjects": [*pile, token] if in_pile else pile}
    return json.dumps({"ObjectStates": [deck] if in_pile else [deck, token]})


def page() -> str:
    lists = [(house.title(), titles(house)) for house in HOUSES] + [("Token Creature", ["Cleric"])]
    body = "".join(f"<h2>{head}</h2><ul>{''.join(f'<li>{name}</li>' for name in names)}</ul>" for head, names in lists)
    return f"<html><body><h1>Davian</h1>{body}</body></html>"


FORMS: dict[str, Source] = {
    "deck file": FILE,
    "Master Vault": vault(),
    "Master Vault without a house": vault(house=""),
    "Master Vault with a type for a house": vault(house="Token Creature"),
    "Master Vault that does not call it a reference": vault(is_non_deck=False),
    "Decks of KeyForge": api(tokenInfo={"name": "Cleric", "nameUrl": "cleric", "house": "Sanctum"}),
    "Decks of KeyForge without a house": api(tokenInfo={"name": "Cleric"}),
    "table of Decks of KeyForge with it among the cards": decks_of_keyforge_table(
        **{"House 1 Cards": "|".join([*titles(HOUSES[0]), "Cleric"])}
    ),
    "table of Decks of KeyForge with a column": decks_of_keyforge_table(Token="Cleric"),
    "keyteki": keyteki(),
    "keyteki with a type for a house": keyteki(house="token"),
    "keyteki that does not call it a reference": keyteki(isNonDeck=False),
    "table": rows("Sanctum\tCleric\t1"),
    "table with a type for a house": rows("Token Creature\tCleric\t1"),
    "table with a head": rows("Token\tCleric\t1", head="House\tCard\tCount"),
    "table of several decks": rows("Token\tCleric\t1", head="House\tCard\tDeck").replace("\t1", "\tDavian"),
    "houses as columns": columns(),
    "Tabletop Simulator, in the pile": tabletop(in_pile=True),
    "Tabletop Simulator, beside the pile": tabletop(in_pile=False),
    "web page": page(),
    "bytes": listed("Token: Cleric").encode(),
}


@pytest.mark.rule("glossary/token-creatures")
@pytest.mark.parametrize("form", FORMS)
def test_it_comes_along(form: str) -> None:
    read = one(FORMS[form])
    assert beside(read.record) == TOKEN
    assert copies(read.record) == deck_copies(LISTED)
    assert playability(read.record).ok
    assert s.TOKEN_MISSING not in read.notes


LINES = [
    ("Token: Cleric",),
    ("Token creature: Cleric",),
    ("Token Creature", "Cleric"),
    ("Token Creature (1)", "1x Cleric"),
    ("Token-Kreatur: Klerikerin",),
    ("Token-Kreaturen", "Klerikerin"),
    ("References:", "1 Cleric"),
    ("Cleric",),
    ("Cleric (Token)",),
    ("Cleric (Token Creature)",),
    ("Cleric [Token Creature]",),
    ("1x Cleric – Token Creature",),
    ("228 Cleric Token",),
    ("Token creature Cleric",),
    ("Token (Cleric)",),
    ("Token Creature (Sanctum): Cleric",),
    ("Sanctum Token: Cleric",),
    ("## Token Creature", "- Cleric"),
]


@pytest.mark.parametrize("lines", LINES, ids=" / ".join)
def test_a_list_in_words_names_it_in_any_of_these_ways(lines: tuple[str, ...]) -> None:
    for text in (listed(*lines), listed(head=lines) if len(lines) == 1 else listed(*lines)):
        record = one(text).record
        assert beside(record) == TOKEN
        assert (record.name, copies(record)) == ("Davian", deck_copies(LISTED))


def test_a_deck_that_is_called_like_a_token_creature_keeps_its_name() -> None:
    record = one(listed("Token: Cleric").replace("Davian", "Cleric", 1)).record
    assert (record.name, beside(record)) == ("Cleric", TOKEN)


# Out and in again


def _shelf(record: DeckRecord, folder: Path) -> DeckRecord | None:
    store, other = DeckStore.open(folder / "one"), DeckStore.open(folder / "other")
    store.add([record])
    store.export(folder / "all.kfshelf")
    other.bring_in(folder / "all.kfshelf")
    found = other.get(record.key)
    store.close()
    other.close()
    return found


def _backup(record: DeckRecord, folder: Path) -> DeckRecord | None:
    store = DeckStore.open(folder)
    store.add([record])
    with Database(store.path).reading() as connection:
        backup = backups.take(connection, folder)
    store.close()
    DeckStore.recover(folder, backup)
    found = DeckStore.open(folder)
    kept = found.get(record.key)
    found.close()
    return kept


def _table_file(record: DeckRecord, folder: Path) -> DeckRecord:
    save_deck(record.deck_list(), folder / "deck.json", set_code=record.set)
    return one(folder / "deck.json").record


WAYS: dict[str, Callable[[DeckRecord, Path], DeckRecord | None]] = {
    "file of one deck": lambda record, _: one(record_text(record)).record,
    "deck file": _table_file,
    "list": lambda record, _: one(plain_text(record)).record,
    "German list": lambda record, _: one(plain_text(record, "de")).record,
    "Markdown": lambda record, _: one(markdown(record)).record,
    "German Markdown": lambda record, _: one(markdown(record, "de")).record,
    "saved shelf": _shelf,
    "backup": _backup,
}


@pytest.mark.parametrize("way", WAYS)
def test_it_goes_out_and_comes_in_again(way: str, tmp_path: Path) -> None:
    record = one(FILE).record
    again = WAYS[way](record, tmp_path)
    assert again is not None
    assert (beside(again), copies(again)) == (TOKEN, copies(record))


def test_the_code_of_a_generated_deck_brings_it_and_stands_for_no_other() -> None:
    made = generate(3, set="WoE", added=NOW)
    text = share_text(made)
    assert text is not None
    again = deck_from_payload(text, added=NOW)
    assert again is not None and again.references == made.references
    other = made.references[0].model_copy(update={"id": "grunt" if made.references[0].id != "grunt" else "blorb"})
    assert share_text(made.model_copy(update={"references": (other,)})) is None


# In a game


@pytest.mark.rule("glossary/token-creatures")
@pytest.mark.parametrize("form", ["Master Vault", "Decks of KeyForge without a house", "keyteki", "table", "web page"])
def test_the_deck_makes_it_in_a_game(form: str) -> None:
    deck = one(FORMS[form]).record.deck_list()
    game = Game.new((Seat("Ada", deck), Seat("Bo", deck)), seed=5, library=library())
    dice = random.Random(5)
    while (asked := game.decision) is not None and not any(isinstance(event, TokenMade) for event in game.events):
        game.choose(*(option.key for option in dice.sample(asked.options, max(asked.min, min(1, asked.max)))))
    made = next(event for event in game.events if isinstance(event, TokenMade))
    assert game.state.cards[made.model].definition.id == "cleric"


# Missing, and unknown


MISSING = [vault(token=False), api(), decks_of_keyforge_table(), listed()]


@pytest.mark.parametrize("source", MISSING)
def test_a_deck_without_one_is_kept_and_told_of(source: str) -> None:
    read = one(source)
    assert copies(read.record) == deck_copies(LISTED)
    assert playability(read.record).ok
    assert "Nothing names the token creature" in said(read)


def test_what_makes_token_creatures_tells_that_a_list_without_a_set_lacks_one() -> None:
    record = one(FILE).record.model_copy(update={"set": ""})
    assert any(makes_token_creatures(line.id or "") for line in record.cards)
    assert lacks_token_creature(record.model_copy(update={"references": ()}))
    assert not lacks_token_creature(record)


def test_decks_of_sets_without_token_creatures_lack_none() -> None:
    for code in ("CotA", "GR", "AS"):
        assert not lacks_token_creature(generate(1, set=code, added=NOW))


UNKNOWN: dict[str, Source] = {
    "Master Vault": vault(card_title="Wishmaker"),
    "Decks of KeyForge": api(tokenInfo={"name": "Wishmaker"}),
    "table with a column": decks_of_keyforge_table(Token="Wishmaker"),
    "keyteki": keyteki(id="Wishmaker"),
    "list": listed("Token: Wishmaker"),
    "mark": listed("Wishmaker (Token)"),
    "words behind it": listed("Wishmaker – Token Creature"),
    "table": rows("Token Creature\tWishmaker\t1", head="House\tCard\tCount"),
    "Tabletop Simulator": tabletop(in_pile=True).replace("Cleric", "Wishmaker"),
}


@pytest.mark.parametrize("form", UNKNOWN)
def test_one_that_is_not_known_is_kept_by_its_name(form: str) -> None:
    read = one(UNKNOWN[form])
    assert [(line.id, line.title) for line in read.record.references] == [(None, "Wishmaker")]
    assert copies(read.record) == deck_copies(LISTED)
    assert "Wishmaker" in said(read) and "Nothing names" not in said(read)
    assert playability(read.record).unknown == ("Wishmaker",)


def test_one_that_becomes_known_has_the_house_that_is_printed_on_it() -> None:
    record = one(FILE).record
    before = record.model_copy(update={"references": (CardLine(id=None, title="Cleric", house=""),)})
    assert beside(resolved(before)) == TOKEN and playability(resolved(before)).ok
    without_house = record.model_copy(update={"references": (CardLine(id="cleric", title="Cleric", house=""),)})
    assert beside(resolved(without_house)) == TOKEN


# The same deck again


def _added(folder: Path, *sources: Source) -> DeckRecord:
    """Return what the shelf keeps of one deck that came from several sources, one after the other."""
    store = DeckStore.open(folder)
    found = [row for source in sources for row in read_any(source) if isinstance(row, Read)]
    for row in found:
        store.add([row.record])
    kept = store.get(found[0].record.key)
    store.close()
    assert kept is not None
    return kept


@pytest.mark.parametrize(
    "sources",
    [
        (vault(), decks_of_keyforge_table()),
        (decks_of_keyforge_table(), vault()),
        (api(), decks_of_keyforge_table(Token="Cleric")),
        (vault(), vault(card_title="Wishmaker")),
    ],
    ids=["table after", "table before", "table alone names it", "unknown after"],
)
def test_a_source_without_it_does_not_take_it_away_and_one_with_it_brings_it(
    sources: tuple[str, ...], tmp_path: Path
) -> None:
    assert beside(_added(tmp_path, *sources)) == TOKEN


def test_a_list_pasted_once_more_brings_it(tmp_path: Path) -> None:
    assert beside(_added(tmp_path, listed(), listed("Token: Cleric"))) == TOKEN
