"""What a "cannot" stops in the middle of an effect is recorded, and the log and forecasts say it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from kfdesk.engine.abilities import Mod
from kfdesk.engine.events import DamagePrevented, DeedForbidden, Event
from kfdesk.engine.terms import NO_CARD, PLAYERS, Forbidden, House, Icon, Keyword, Label, Player, Prevention, Step
from kfdesk.language.definition import Draft, card
from kfdesk.language.rules import prohibitions
from kfdesk.language.rules.verbs import Deed
from kfdesk.language.words import (
    BE_ATTACKED,
    BE_DESTROYED,
    CARD,
    CREATURE,
    DISCARD,
    EACH_PLAYER,
    ENEMY,
    FRIENDLY,
    OPPONENT,
    PLAY,
    READY_UP,
    RESOLVE,
    THIS,
    YOU,
    a,
    after,
    after_reap,
    and_,
    archives,
    cannot,
    choose,
    deal,
    destroy,
    discard,
    discard_pile,
    each,
    fight_with,
    forge,
    gain,
    gains_amber,
    hand,
    may,
    play,
    play_card,
    ready,
    reap_with,
    top,
    use,
)
from kfdesk.match.event_texts import Level, level_of, line_for
from kfdesk.match.log_line_kinds import LineKind, rule_of
from kfdesk.match.log_model import Chosen, GameLog, steps_of
from kfdesk.match.unnamed import A_CARD
from kfdesk.teach.forecast import forecast
from kfdesk.text.words import Words, same
from tests.said import both
from tests.tables import Table, side, spec, table

ADA, BO = PLAYERS


class Names:
    """The names of the cards of a table."""

    def __init__(self, t: Table) -> None:
        self._core = t.game.core

    def player(self, player: Player) -> Words:
        return same(("Ada", "Bo")[player])

    def card(self, number: int) -> Words:
        return self._core.title(self._core.state.cards[number].id) if number else A_CARD

    def printed(self, number: int) -> Words:
        return self.card(number)

    def house(self, house: House) -> Words:
        return house.words


def forbidden(t: Table) -> list[Event]:
    """Return what was recorded as forbidden at a table."""
    return [
        event
        for event in t.game.events
        if isinstance(event, DeedForbidden) or (isinstance(event, DamagePrevented) and event.by is Prevention.CANNOT)
    ]


def lines(t: Table, seat: Player | None = None) -> list[tuple[str, ...]]:
    """Return the lines of these events, as a seat sees them."""
    return [both(line_for(event.seen_by(seat), Names(t))) for event in forbidden(t)]


_FIGHTER = a(CREATURE, FRIENDLY)
READY_AND_FIGHT = and_(ready(_FIGHTER), fight_with(_FIGHTER))


class Case(NamedTuple):
    """A table at which Ada plays an action, and what does not happen then."""

    says: str
    action: str
    ada: dict[str, object]
    bo: dict[str, object]
    en: str
    de: str
    drafts: tuple[Draft, ...] = ()


def acting(*effects: object) -> Draft:
    """Return the behavior of an action card, instead of what is printed on it."""
    return card("fear", play(*effects))  # type: ignore[arg-type]


CASES = (
    Case("stolen", "routine-job", {}, {"battleline": ["the-vaultkeeper"], "amber": 7},
         "Nothing can be stolen from Bo (The Vaultkeeper)",
         "Von Bo kann nichts gestohlen werden (Schatzwächter)"),
    Case("stolen, more than six", "too-much-to-protect", {}, {"battleline": ["the-vaultkeeper"], "amber": 9},
         "Nothing can be stolen from Bo (The Vaultkeeper)",
         "Von Bo kann nichts gestohlen werden (Schatzwächter)"),
    Case("damaged", "fear", {}, {"battleline": ["troll", "aja-the-inconspicuous", "troll"]},
         "Aja the Inconspicuous takes none of the 3 damage",
         "„Aja die Unauffällige“ bleibt von 3 Schaden verschont", (acting(deal(3, each(CREATURE, ENEMY))),)),
    Case("damaged, invulnerable", "fear", {},
         {"battleline": [spec("troll", upgrades=(spec("ghostform"),))]},
         "Troll takes none of the 3 damage (Ghostform)",
         "„Troll“ bleibt von 3 Schaden verschont (Geisterform)", (acting(deal(3, each(CREATURE, ENEMY))),)),
    Case("destroyed", "gateway-to-dis", {},
         {"battleline": [spec("troll", upgrades=(spec("ghostform"),)), "urchin"]},
         "Troll cannot be destroyed (Ghostform)",
         "„Troll“ kann nicht zerstört werden (Geisterform)"),
    Case("exhausted", "nocturnal-maneuver", {}, {"battleline": ["sariel-the-steadfast", "troll"]},
         "Sariel the Steadfast and Troll cannot become exhausted",
         "„Sariel die Standhafte“ und „Troll“ können nicht erschöpft werden"),
    Case("readied", "fear", {"battleline": [spec("awakened-titan", ready=False)]}, {},
         "Awakened Titan does not ready",
         "„Erwachter Titan“ wird nicht spielbereit gemacht", (acting(ready(each(CREATURE, FRIENDLY))),)),
    Case("readied, with an upgrade", "fear",
         {"battleline": [spec("troll", ready=False, upgrades=(spec("under-pressure"),))]}, {},
         "Troll does not ready (Under Pressure)",
         "„Troll“ wird nicht spielbereit gemacht (Unter Druck)", (acting(ready(a(CREATURE, FRIENDLY))),)),
    Case("forged", "key-of-darkness", {"amber": 20}, {"battleline": ["bronze-key-imp"]},
         "Ada cannot forge a key (Bronze Key Imp)",
         "Ada kann keinen Schlüssel schmieden (Bronzeschlüssel-Wicht)"),
    Case("forged, where one may", "fear", {"amber": 20}, {"battleline": ["bronze-key-imp"]},
         "Ada cannot forge a key (Bronze Key Imp)",
         "Ada kann keinen Schlüssel schmieden (Bronzeschlüssel-Wicht)", (acting(may(forge())),)),
    Case("discarded", "fear", {"hand": ["urchin"]}, {"battleline": ["the-vaultkeeper"]},
         "Urchin cannot be discarded (The Vaultkeeper)",
         "„Straßenkind“ kann nicht abgelegt werden (Schatzwächter)",
         (acting(discard(a(CREATURE, in_=hand()))),
          card("the-vaultkeeper", cannot(DISCARD, EACH_PLAYER)))),
    Case("played", "fear", {"discard": ["urchin"]}, {"battleline": ["the-vaultkeeper"]},
         "Urchin cannot be played (The Vaultkeeper)",
         "„Straßenkind“ kann nicht gespielt werden (Schatzwächter)",
         (acting(play_card(top(1, discard_pile()))),
          card("the-vaultkeeper", cannot(PLAY, EACH_PLAYER, a(CREATURE))))),
    Case("reaping", "fear", {"battleline": ["toad"]}, {},
         "Toad cannot reap",
         "„Kröte“ kann nicht ernten", (acting(reap_with(a(CREATURE, FRIENDLY))),)),
    Case("fighting", "fear", {"battleline": ["shoulder-id"]}, {"battleline": ["troll"]},
         "Shoulder Id cannot fight",
         "„Schulter-Es“ kann nicht kämpfen", (acting(fight_with(a(CREATURE, FRIENDLY))),)),
    Case("used, where only reaping is left", "fear", {"battleline": ["toad"]}, {},
         "Toad cannot reap", "„Kröte“ kann nicht ernten", (acting(use(a(CREATURE, FRIENDLY))),)),
    Case("fighting a protected creature", "fear", {"battleline": ["krump"]}, {"battleline": ["the-vaultkeeper"]},
         "Krump cannot fight (The Vaultkeeper)", "„Krümel“ kann nicht kämpfen (Schatzwächter)",
         (acting(fight_with(a(CREATURE, FRIENDLY))), card("the-vaultkeeper", cannot(BE_ATTACKED, THIS)))),
    Case("fighting, each of those that might", "fear", {"battleline": ["krump", "troll"]},
         {"battleline": ["the-vaultkeeper"]},
         "Krump and Troll cannot fight (The Vaultkeeper)", "„Krümel“ und „Troll“ können nicht kämpfen (Schatzwächter)",
         (acting(fight_with(a(CREATURE, FRIENDLY))), card("the-vaultkeeper", cannot(BE_ATTACKED, THIS)))),
    Case("used", "fear", {"battleline": [spec("troll", upgrades=(spec("earthbind"),))]}, {},
         "Troll cannot be used (Earthbind)",
         "„Troll“ kann nicht verwendet werden (Erdverbunden)", (acting(use(a(CREATURE, FRIENDLY))),)),
    Case("fighting, readied before", "anger", {"battleline": [spec("troll", upgrades=(spec("earthbind"),))]},
         {"battleline": ["bumpsy"]},
         "Troll cannot fight (Earthbind)", "„Troll“ kann nicht kämpfen (Erdverbunden)"),
    Case("fighting, readied before, where one may", "fear",
         {"battleline": [spec("troll", upgrades=(spec("earthbind"),))]}, {"battleline": ["bumpsy"]},
         "Troll cannot fight (Earthbind)", "„Troll“ kann nicht kämpfen (Erdverbunden)",
         (acting(may(READY_AND_FIGHT)),)),
    Case("resolved", "gateway-to-dis", {"battleline": ["dust-imp", "dust-imp"]}, {"battleline": ["purifier-of-souls"]},
         "“Destroyed:” effects of 2× Dust Imp cannot resolve (Purifier of Souls)",
         "„Zerstört:“-Effekte von 2× „Staubteufelchen“ können nicht abgehandelt werden (Läuterer der Seelen)"),
    Case("resolved, in place of being destroyed", "gateway-to-dis", {"battleline": ["purifier-of-souls"]},
         {"battleline": [spec("troll", upgrades=(spec("armageddon-cloak"),))]},
         "“Destroyed:” effects of Troll cannot resolve (Purifier of Souls)",
         "„Zerstört:“-Effekte von „Troll“ können nicht abgehandelt werden (Läuterer der Seelen)"),
    Case("icons", "too-much-to-protect", {}, {"battleline": ["master-of-the-grey"]},
         "The bonus icons of Too Much to Protect are not resolved (Master of the Grey)",
         "Die Bonussymbole von „Zu viel zu bewachen“ werden nicht abgehandelt (Meisterin der Grauen)"),
)  # fmt: skip


@pytest.mark.rule("glossary/cannot", "glossary/steal", "glossary/invulnerable")
@pytest.mark.parametrize("case", CASES, ids=[case.says for case in CASES])
def test_what_cannot_be_is_said_in_the_log_and_before_it_in_forecasts(case: Case) -> None:
    given = {"hand": [case.action, *case.ada.get("hand", ())]} | {k: v for k, v in case.ada.items() if k != "hand"}  # type: ignore[misc]
    t = table(side(**given), side(**case.bo), *case.drafts)
    foretold = forecast(t.game, (f"play:{t.handle(case.action)}",), ADA)
    t.do("play", case.action)
    t.finish()
    assert lines(t) == [(case.en, case.de)]
    assert foretold is not None
    said = steps_of(foretold.events, Names(t))
    assert [words.en for words in said].count(case.en) == 1


@pytest.mark.rule("glossary/cannot", "glossary/steal")
def test_an_event_says_what_was_stopped_and_by_which_card_once() -> None:
    t = table(side(hand=["routine-job"], discard=["routine-job"]), side(battleline=["the-vaultkeeper"], amber=7))
    t.do("play", "routine-job")
    keeper, job = t.number("the-vaultkeeper"), t.number("routine-job")
    assert forbidden(t) == [DeedForbidden(Forbidden.STEAL, keeper, job, BO)]
    assert (t.amber(ADA), t.amber(BO)) == (0, 7)


@pytest.mark.rule("glossary/cannot")
@pytest.mark.parametrize(
    ("action", "ada", "bo"),
    [
        ("routine-job", {}, {"battleline": ["the-vaultkeeper"]}),
        ("key-of-darkness", {"amber": 2}, {"battleline": ["bronze-key-imp"]}),
        ("key-of-darkness", {"amber": 20, "keys": ["red"]}, {"battleline": ["bronze-key-imp"]}),
        ("nocturnal-maneuver", {}, {"battleline": [spec("sariel-the-steadfast", ready=False)]}),
        ("gateway-to-dis", {"battleline": ["urchin"]}, {"battleline": ["purifier-of-souls"]}),
        ("too-much-to-protect", {"battleline": ["master-of-the-grey"]}, {}),
    ],
)
def test_nothing_is_said_where_nothing_would_have_happened(
    action: str, ada: dict[str, object], bo: dict[str, object]
) -> None:
    t = table(side(hand=[action], **ada), side(**bo))
    t.do("play", action)
    t.finish()
    assert forbidden(t) == []


@pytest.mark.rule("glossary/cannot", "chart/damage")
def test_damage_that_one_source_cannot_deal_says_which() -> None:
    t = table(side(battleline=[spec("troll", amber=1)]), side(battleline=["censor-philo"]))
    t.fight("troll", "censor-philo")
    philo, troll = t.number("censor-philo"), t.number("troll")
    assert forbidden(t) == [DamagePrevented(philo, 8, Prevention.CANNOT, cause=philo, stopped=troll)]


@pytest.mark.rule("glossary/invulnerable")
def test_an_invulnerable_creature_links_to_that_keyword() -> None:
    t = table(side(hand=["gateway-to-dis"]), side(battleline=[spec("troll", upgrades=(spec("ghostform"),))]))
    t.do("play", "gateway-to-dis")
    (event,) = forbidden(t)
    assert isinstance(event, DeedForbidden) and event.keyword is Keyword.INVULNERABLE
    assert rule_of(event, same("")) == "glossary/invulnerable"
    assert rule_of(DeedForbidden(Forbidden.STEAL, player=BO), same("")) == "glossary/cannot"


@pytest.mark.rule("glossary/cannot", "glossary/damage")
def test_a_creature_that_outlives_its_damage_is_named_when_the_damage_comes_and_no_more() -> None:
    unbroken = card("troll", cannot(BE_DESTROYED, THIS))
    t = table(side(hand=["fear", "dust-imp"]), side(battleline=["troll"]), acting(deal(9, each(CREATURE))), unbroken)
    t.do("play", "fear")
    troll = t.number("troll")
    assert forbidden(t) == [DeedForbidden(Forbidden.DESTROY, troll, cards=(troll,))]
    t.creature("dust-imp")
    t.end_turn()
    assert len(forbidden(t)) == 1 and t.card("troll").damage == 9


@pytest.mark.rule("glossary/cannot", "glossary/fight")
def test_what_is_stopped_again_by_another_use_is_recorded_again() -> None:
    unbroken = card("troll", cannot(BE_DESTROYED, THIS))
    t = table(side(battleline=["krump", "krump"]), side(battleline=[spec("troll", damage=2)]), unbroken)
    troll = t.number("troll")
    for nth in (1, 2):
        t.do("fight", "krump", nth - 1)
        t.finish()
        assert forbidden(t) == [DeedForbidden(Forbidden.DESTROY, troll, cards=(troll,))] * nth


@pytest.mark.rule("glossary/cannot", "glossary/play-abilities")
@pytest.mark.parametrize("gone", [False, True])
def test_effects_of_a_card_that_has_left_before_they_would_resolve_are_not_stopped(*, gone: bool) -> None:
    t = table(
        side(hand=[spec("urchin", icons=(Icon.DAMAGE,))]),
        side(battleline=["the-vaultkeeper"], amber=3),
        card("the-vaultkeeper", cannot(RESOLVE, Label.PLAY)),
    )
    t.creature("urchin")
    t.pick("urchin" if gone else "the-vaultkeeper")
    t.finish()
    assert t.zone("urchin") == ("discard" if gone else "battleline")
    urchin, keeper = t.number("urchin"), t.number("the-vaultkeeper")
    stopped = [DeedForbidden(Forbidden.RESOLVE, keeper, cards=(urchin,), label=Label.PLAY)]
    assert forbidden(t) == ([] if gone else stopped)


@pytest.mark.rule("glossary/cannot", "glossary/reap")
def test_a_creature_that_is_gone_before_the_end_of_its_reap_has_no_effects_to_be_stopped() -> None:
    t = table(
        side(battleline=["troll"], artifacts=["gorm-of-omm"]),
        side(battleline=["the-vaultkeeper"]),
        card("troll", after_reap(gain(1))),
        card("gorm-of-omm", after(gains_amber(YOU, reaping=True), destroy(each(CREATURE, FRIENDLY)))),
        card("the-vaultkeeper", cannot(RESOLVE, Label.AFTER_REAP)),
    )
    t.do("reap", "troll")
    t.finish()
    assert t.zone("troll") == "discard" and forbidden(t) == []


@pytest.mark.rule("glossary/cannot", "glossary/out-of-play-zones")
def test_effects_of_a_card_that_a_seat_does_not_know_are_those_of_a_card() -> None:
    event = DeedForbidden(Forbidden.RESOLVE, cards=(NO_CARD,), label=Label.PLAY)
    assert both(line_for(event, Names(table()))) == (
        "“Play:” effects of a card cannot resolve",
        "„Spielen:“-Effekte von einer Karte können nicht abgehandelt werden",
    )


@pytest.mark.rule("glossary/cannot", "glossary/tide")
def test_the_tide_that_cannot_be_raised() -> None:
    t = table(side(hand=["trial-by-water", "marshal-ewer"]), tide=BO)
    t.do("play", "trial-by-water")
    t.creature("marshal-ewer")
    assert lines(t) == [
        ("Ada cannot raise the tide (Trial by Water)", "Ada kann die Gezeiten nicht heben (Wasserprobe)")
    ]


@pytest.mark.rule("turn/step-1-forge-a-key", "glossary/cannot")
def test_a_key_that_cannot_be_forged_in_step_1() -> None:
    t = table(side(battleline=["bronze-key-imp"]), side(amber=6))
    t.end_turn()
    assert lines(t) == [
        (
            "Bo cannot forge a key (Bronze Key Imp)",
            "Bo kann keinen Schlüssel schmieden (Bronzeschlüssel-Wicht)",
        )
    ]


@pytest.mark.rule("turn/step-4-ready-cards", "glossary/cannot")
def test_cards_that_do_not_ready_in_step_4_are_one_line() -> None:
    t = table(side(battleline=[spec("troll", ready=False), spec("urchin", ready=False), "krump"]),
              side(battleline=["the-vaultkeeper"]),
              card("the-vaultkeeper", cannot(READY_UP, each(CREATURE, ENEMY), step=Step.READY)))  # fmt: skip
    t.end_turn()
    assert lines(t) == [
        (
            "Troll and Urchin do not ready (The Vaultkeeper)",
            "„Troll“ und „Straßenkind“ werden nicht spielbereit gemacht (Schatzwächter)",
        )
    ]
    assert level_of(forbidden(t)[0]) is Level.NORMAL


NO_CREATURES = card("the-vaultkeeper", cannot(PLAY, EACH_PLAYER, a(CREATURE)))


@pytest.mark.rule("glossary/cannot", "glossary/out-of-play-zones")
def test_a_card_that_nobody_may_see_stays_unknown_and_so_does_what_forbids_it() -> None:
    t = table(
        side(hand=["wild-wormhole"], deck=["urchin", "troll"]), side(battleline=["the-vaultkeeper"]), NO_CREATURES
    )
    foretold = forecast(t.game, (f"play:{t.handle('wild-wormhole')}",), ADA)
    t.do("play", "wild-wormhole")
    (event,) = forbidden(t)
    for seat in (ADA, BO, None):
        seen = event.seen_by(seat)
        assert isinstance(seen, DeedForbidden) and (seen.cards, seen.cause) == ((NO_CARD,), NO_CARD)
        assert lines(t, seat) == [("A card cannot be played", "Eine Karte kann nicht gespielt werden")]
    assert foretold is not None and not any(isinstance(one, DeedForbidden) for one in foretold.events)


@pytest.mark.rule("glossary/cannot", "glossary/out-of-play-zones")
def test_cards_of_a_hand_are_named_to_its_owner_only() -> None:
    t = table(
        side(hand=["fear"]),
        side(hand=["urchin", "troll"], battleline=["the-vaultkeeper"]),
        acting(discard(hand(OPPONENT))),
        card("the-vaultkeeper", cannot(DISCARD, YOU)),
    )
    t.do("play", "fear")
    t.finish()
    assert lines(t, ADA) == [("2 cards cannot be discarded", "2 Karten können nicht abgelegt werden")]
    assert [one for one, _ in lines(t, BO)] == ["Urchin and Troll cannot be discarded (The Vaultkeeper)"]


@pytest.mark.rule("glossary/cannot", "glossary/out-of-play-zones")
@pytest.mark.parametrize("zone", ["archives", "hand", "discard"])
def test_a_hidden_card_that_is_not_offered_to_be_played_is_not_told_of(zone: str) -> None:
    chosen = a(CARD, in_={"archives": archives, "hand": hand, "discard": discard_pile}[zone]())
    t = table(
        side(hand=["fear", *["urchin"] * (zone == "hand")], **({zone: ["urchin"]} if zone != "hand" else {})),
        side(battleline=["the-vaultkeeper"]),
        acting(choose(chosen), may(play_card(chosen))),
        NO_CREATURES,
    )
    t.do("play", "fear")
    if zone != "discard":  # where anybody sees that it cannot be played, it is not asked for
        t.pick("urchin")
    t.expect_main_step()
    assert t.zone("urchin") == zone
    said = [one for one, _ in lines(t)]
    assert said == (["Urchin cannot be played (The Vaultkeeper)"] if zone == "discard" else [])


@pytest.mark.rule("glossary/cannot")
def test_the_line_follows_from_what_was_to_happen() -> None:
    log = GameLog(lambda _: Names(t))
    t = table(side(hand=["routine-job"]), side(battleline=["the-vaultkeeper"], amber=7))
    before = len(t.game.events)
    t.do("play", "routine-job")
    log.add((Chosen(0, begins=True), *t.game.events[before:]))
    (action,) = (action for turn in log.turns for action in turn.actions)
    line = next(line for line in action.lines if line.kind is LineKind.PREVENT)
    assert [one.words.en for one in action.led_to(line)][-1] == "Ada plays Routine Job"
    assert line.cause == t.number("the-vaultkeeper")


# What can be forbidden has its sentence ---------------------------------------------------------

SAID = {
    Mod.CANNOT_BE_STOLEN: Forbidden.STEAL,
    Mod.CANNOT_FORGE: Forbidden.FORGE,
    Mod.CANNOT_MULLIGAN: Forbidden.MULLIGAN,
    Mod.CANNOT_RAISE_TIDE: Forbidden.RAISE_TIDE,
    Mod.CANNOT_BE_DESTROYED: Forbidden.DESTROY,
    Mod.CANNOT_EXHAUST: Forbidden.EXHAUST,
    Mod.CANNOT_READY: Forbidden.READY,
    Mod.CANNOT_DISCARD: Forbidden.DISCARD,
    Mod.CANNOT_TAKE_ARCHIVES: Forbidden.TAKE_ARCHIVES,
    Mod.CANNOT_LEAVE_ARCHIVES: Forbidden.LEAVE_ARCHIVES,
    Mod.CANNOT_PLAY: Forbidden.PLAY,
    Mod.CANNOT_PLAY_THERE: Forbidden.PLAY,
    Mod.CANNOT_USE: Forbidden.USE,
    Mod.CANNOT_REAP: Forbidden.REAP,
    Mod.CANNOT_FIGHT: Forbidden.FIGHT,
    Mod.CANNOT_BE_ATTACKED: Forbidden.FIGHT,
    Mod.LABEL_SILENT: Forbidden.RESOLVE,
    Mod.ICONS_SILENT: Forbidden.RESOLVE_ICONS,
}
"""For each kind of change that forbids, what is said to be forbidden."""
OTHERWISE_SAID = {Mod.CANNOT_BE_DAMAGED, Mod.CANNOT_CHOOSE}
"""Damage has an event of its own; which house cannot be chosen is said where it is chosen."""


def test_each_change_that_forbids_has_its_sentence_in_both_languages() -> None:
    silencing = {Mod.LABEL_SILENT, Mod.ICONS_SILENT}
    forbidding = {kind for kind in Mod if kind.name.startswith("CANNOT_")} | silencing
    assert forbidding == SAID.keys() | OTHERWISE_SAID
    assert set(SAID.values()) == set(Forbidden)
    barred = {one.kind for one in prohibitions._BARRED.values()}
    assert barred <= forbidding
    t = table(side(battleline=["troll", "urchin"]))
    troll, urchin = t.number("troll"), t.number("urchin")
    said = []
    for deed in Forbidden:
        for cards in ((troll,), (troll, urchin)):
            for label in sorted(prohibitions._SILENCED) if deed is Forbidden.RESOLVE else [None]:
                event = DeedForbidden(deed, NO_CARD, NO_CARD, BO, cards, label)
                said.append(both(line_for(event, Names(t))))
    assert not [texts for texts in said if not all(texts) or texts[0] == texts[1] or "{" in "".join(texts)]


def test_each_deed_of_the_language_that_can_be_forbidden_to_cards_is_one_of_these() -> None:
    assert {deed: SAID.get(bar.kind) for deed, bar in prohibitions._BARRED.items()} == {
        Deed.USE: Forbidden.USE,
        Deed.REAP: Forbidden.REAP,
        Deed.FIGHT: Forbidden.FIGHT,
        Deed.READY_UP: Forbidden.READY,
        Deed.BE_DAMAGED: None,
        Deed.BE_DESTROYED: Forbidden.DESTROY,
        Deed.BE_EXHAUSTED: Forbidden.EXHAUST,
        Deed.BE_ATTACKED: Forbidden.FIGHT,
    }
