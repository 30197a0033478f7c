"""Whole decks of Worlds Collide, Mass Mutation and Dark Tidings come in as the Master Vault lists them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from kfdesk.cards.facts import facts, sets
from kfdesk.collection.generator import generate_many
from kfdesk.collection.playable import playability
from kfdesk.collection.printings import printing_of
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.collection.resolving import resolved
from kfdesk.engine.terms import CardType, Half
from tests.collection.importers.samples import Vault

NOW = datetime(2026, 11, 1, tzinfo=UTC)
NEW_SETS = ("WC", "MM", "DT")
HALVES = {Half.BOTTOM: "Gigantic Creature Base", Half.TOP: "Gigantic Creature Art"}


def vault_of(deck: DeckRecord) -> Vault:
    """Return the Master Vault's answer about a deck: every copy with other icons is a card of its own."""
    assert deck.set is not None
    number = sets()[deck.set].ids[0]
    vault = Vault(deck.houses, expansion=number, name=deck.name)
    for line in deck.cards:
        uuid = _listed(vault, line, number)
        if line.icons:
            vault.data["bonus_icons"] += [{"card_id": uuid, "bonus_icons": list(line.icons)}] * line.count
        if line.legacy:
            vault.data["set_era_cards"]["Legacy"].append(uuid)
    for line in deck.references:
        assert line.id is not None
        vault.card(line.id, "The Tide", card_type="The Tide", rarity="The Tide", is_non_deck=True)
    return vault


def _listed(vault: Vault, line: CardLine, number: int) -> str:
    assert line.id is not None
    known = facts()[line.id]
    of_set = known.printings[0].set if line.legacy else None
    printed = printing_of(line.id, of_set or "", line.house)
    is_twin = line.id.endswith("-evil-twin")
    return vault.card(
        line.id,
        line.house,
        line.count,
        kind="".join(line.icons),
        card_title=facts()[line.id.removesuffix("-evil-twin")].name,
        card_type=HALVES[known.half] if known.half else known.type.value.title(),
        rarity="Evil Twin" if is_twin else printed.rarity,
        expansion=sets()[of_set].ids[0] if of_set else number,
        is_maverick=line.maverick,
        is_anomaly=line.anomaly,
        is_enhanced=bool(line.icons),
    )


@pytest.mark.parametrize("code", NEW_SETS)
def test_a_deck_of_a_new_set_comes_in_as_it_is_and_plays(code: str) -> None:
    for deck in generate_many(range(40), set=code, added=NOW):
        read = vault_of(deck).read().record
        assert (read.set, read.houses, read.size) == (code, deck.houses, 36), deck.name
        assert sorted(map(_whole, read.cards)) == sorted(map(_whole, deck.cards)), deck.name
        assert [line.id for line in read.references] == [line.id for line in deck.references]
        assert playability(read).ok


def _whole(line: CardLine) -> tuple[object, ...]:
    return (line.id, line.house, line.count, tuple(sorted(line.icons)), line.maverick, line.legacy, line.anomaly)


def test_these_decks_hold_all_that_is_particular_to_the_sets() -> None:
    decks = {code: list(generate_many(range(40), set=code, added=NOW)) for code in NEW_SETS}
    lines = [line for made in decks.values() for deck in made for line in deck.cards]
    assert any(line.anomaly for line in lines) and any(line.legacy for line in lines)
    assert any(line.maverick for line in lines) and any(line.icons for line in lines)
    assert any(line.id is not None and facts()[line.id].half for line in lines)
    assert any(line.id is not None and line.id.endswith("-evil-twin") for line in lines)
    tides = {facts()[line.id].type for deck in decks["DT"] for line in deck.references if line.id is not None}
    assert tides == {CardType.TIDE} and all(len(deck.references) == 1 for deck in decks["DT"])


def test_a_deck_imported_before_the_tide_was_known_plays_now() -> None:
    deck = next(generate_many([0], set="DT", added=NOW))
    before = tuple(line.model_copy(update={"house": "the tide"}) for line in deck.references)
    kept = deck.model_copy(update={"references": before})
    assert not playability(kept).ok
    assert resolved(kept).references == deck.references and playability(resolved(kept)).ok
