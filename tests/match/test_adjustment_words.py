"""What the judge's hand does, in words: in both languages, and nameless where a card must stay unknown."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.desk.card.faces import card_name
from kfdesk.desk.play.table_names import TableNames, house_name
from kfdesk.engine import House, KeyColor, Zone
from kfdesk.engine import scenario as sc
from kfdesk.engine.events import Adjusted
from kfdesk.engine.scenario import written_change
from kfdesk.engine.terms import PLAYERS, Player
from kfdesk.match.adjustments import LAST, adjustment_words
from kfdesk.match.event_texts import line_for
from kfdesk.match.log_lines import log_lines
from kfdesk.text.words import Pair
from tests.said import both
from tests.tables import side, table


def names() -> TableNames:
    found = TableNames(card_name, house_name)
    found.seat("Ada", "Bo")
    return found


@pytest.mark.parametrize(
    ("change", "en", "de"),
    [
        (sc.Move(card="c1", zone=Zone.DECK, player=0), "Troll goes on top of Ada’s deck", "kommt oben auf"),
        (
            sc.Move(card="c1", zone=Zone.DECK, player=1, at=LAST),
            "Troll goes to the bottom of Bo’s deck",
            "kommt unter",
        ),
        (sc.Move(card="c1", zone=Zone.DECK, player=1, at=2), "as card 3 from the top", "als 3. Karte von oben"),
        (sc.Move(card="c1", zone=Zone.BATTLELINE, player=1, at=1), "to place 2 from the left", "auf Platz 2 von links"),
        (sc.SetAmber(player=1, amount=4), "Bo has 4 Æmber", "Bo hat 4 Æmber"),
        (sc.SetAmber(card="c1", amount=4), "Troll has 4 Æmber on it", "auf sich"),
        (sc.SetStatus(card="c1", status="ready", on=False), "Troll is exhausted", "ist erschöpft"),
        (sc.SetCounters(card="c1", name="{doom}", amount=2), "Troll has 2 {doom} counters", "2 {doom}-Marker"),
        (sc.SetKeys(player=0, keys=(KeyColor.BLUE, KeyColor.RED)), "keys: red and blue", ": rot und blau"),
        (
            sc.SetKeys(player=0, keys=(KeyColor.COLORLESS, KeyColor.RED, KeyColor.COLORLESS)),
            "red, colorless, and colorless",
            "rot, farblos und farblos",
        ),
        (
            sc.SetHouses(card="c1", houses=(House.MARS,)),
            "Troll belongs to house Mars",
            "gehört zur Fraktion Mars",
        ),
        (
            sc.SetHouses(card="c1", houses=(House.MARS, House.DIS, House.LOGOS)),
            "Troll belongs to houses Mars, Dis, and Logos",
            "gehört zu den Fraktionen Mars, Dis und Logos",
        ),
        (sc.SetKeys(player=0, keys=()), "Ada has no forged key", "hat keinen geschmiedeten"),
        (sc.SetTide(player=None), "The tide is neutral", "Die Gezeiten sind neutral"),
        (sc.SetHouse(house=House.DIS), "The active house is Dis", "Die aktive Fraktion ist Dis"),
        (sc.Draw(player=0, amount=1), "Ada draws 1 card", "Ada zieht 1 Karte"),
        (sc.Draw(player=0, amount=3), "Ada draws 3 cards", "Ada zieht 3 Karten"),
    ],
)
def test_each_adjustment_is_one_sentence(change: Any, en: str, de: str) -> None:
    said = adjustment_words(change, names(), card_name("troll"))
    assert en in said.en and de in said.say("de")


def test_every_change_of_the_engine_has_words() -> None:
    book, card = names(), Pair("a card", "eine Karte")
    samples: list[sc.Change] = [
        sc.Attach(card="c1", to="c2"), sc.SetDamage(card="c1", amount=1), sc.SetChains(player=0, amount=3),
        sc.SetControl(card="c1", player=1), sc.Shuffle(player=1), sc.Reveal(card="c1"), sc.SetTide(player=1),
        sc.SetProphecy(card="c1"), sc.SetProphecy(card="c1", active=False), sc.SetProphecy(card="c1", under="c2"),
        sc.SetHouse(house=None), sc.SetCounters(card="c1", name="power", amount=1),
        *(sc.Move(card="c1", zone=zone, player=0) for zone in Zone),
        *(sc.SetStatus.model_validate({"card": "c1", "status": status, "on": on})
          for status in ("ready", "stunned", "warded", "enraged") for on in (True, False)),
    ]  # fmt: skip
    for change in samples:
        said = adjustment_words(change, book, card)
        assert said.en and said.say("de") and "{" not in said.en + said.say("de")


def test_the_log_tells_an_adjustment_to_both_and_names_no_hidden_card() -> None:
    t = table(side(hand=["fear"], deck=["punch"]), side(hand=["valdr"]), house=House.SHADOWS)
    book = names()
    book.learn(t.game.state.cards[1:])
    t.game.adjust(sc.Move(card=t.handle("valdr"), zone=Zone.DECK, player=0))
    events = [event for event in t.game.events if isinstance(event, Adjusted)]
    assert len(events) == 1
    mine, theirs = (line_for(events[0].seen_by(viewer), book) for viewer in PLAYERS)
    assert both(mine) == ("⚖ Judge’s hand: A card goes on top of Bo’s deck",
                         "⚖ Hand des Schiedsrichters: Eine Karte kommt oben auf Bos Deck")  # fmt: skip
    assert theirs is not None and "Valdr goes on top" in theirs.en
    told = "\n".join(line.words.en for line in log_lines([e.seen_by(Player(0)) for e in t.game.events], book))
    assert "Judge’s hand" in told and "Valdr" not in told
    assert "valdr" not in written_change(sc.Reveal(card="c1"))
