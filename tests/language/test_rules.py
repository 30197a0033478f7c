"""Rules: under a condition, of entering play, of readying, of what is gained and lost, of playing and using."""

from typing import Any

import pytest

from kfdesk.engine.abilities import Ability
from kfdesk.engine.terms import House, Icon
from kfdesk.language import nouns
from kfdesk.language.attributes import ENRAGED, READY, of_house
from kfdesk.language.base import Rule
from kfdesk.language.conditions import there_are
from kfdesk.language.constants import ASSAULT, MUTANT, PLAY, SHADOWS, TAUNT
from kfdesk.language.counts.players import amber_of
from kfdesk.language.definition import card
from kfdesk.language.durations import next_, this_turn
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.control import move_to
from kfdesk.language.effects.damage import deal, destroy
from kfdesk.language.effects.decks import draw
from kfdesk.language.effects.icons import resolve_icons
from kfdesk.language.effects.marks import lose_armor, ready
from kfdesk.language.labels import action, after_reap, omni, play, scrap
from kfdesk.language.occurrences import gains_amber, is_damaged, reaps
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU
from kfdesk.language.positions import FLANK
from kfdesk.language.predicates import ENEMY, FRIENDLY, OTHER, neighbor_of, other_than
from kfdesk.language.prompts import THIS_CARD
from kfdesk.language.ranges import at_least
from kfdesk.language.reactions import after
from kfdesk.language.replacements import instead, redirect
from kfdesk.language.rules.abilities import gains, loses
from kfdesk.language.rules.changes import deals_when_fighting, keys_cost
from kfdesk.language.rules.entrances import enters_as
from kfdesk.language.rules.obligations import must
from kfdesk.language.rules.permissions import permits
from kfdesk.language.rules.prohibitions import cannot
from kfdesk.language.rules.together import while_
from kfdesk.language.rules.verbs import (
    BE_ATTACKED,
    BE_DAMAGED,
    BE_DESTROYED,
    FIGHT,
    FORGE,
    READY_UP,
    REAP,
    RESOLVE_ICONS,
    USE,
)
from kfdesk.language.sorts import CARD, CREATURE
from kfdesk.language.targets import HOST, THIS, a, each
from kfdesk.text.nominals import Name
from kfdesk.text.wording import render_inline
from tests.tables import side, spec, table

BROBNAR_LINE = ["troll", "bumpsy"]


@pytest.mark.rule("glossary/constant-abilities")
def test_while_a_condition_holds_changes_reactions_and_replacements_do() -> None:
    rich = there_are(at_least(3), amber_of(YOU))
    draft = card(
        "cannon",
        while_(rich, keys_cost(2, OPPONENT)),
        while_(rich, after(reaps(a(CREATURE, FRIENDLY)), draw(1))),
        while_(rich, instead(gains_amber(OPPONENT), redirect(from_=YOU))),
    )
    poor = table(side(artifacts=["cannon"], battleline=["krump"], amber=0, deck=["anger"]), None, draft)
    assert poor.game.key_cost(1) == 6
    poor.do("reap", "krump")
    assert poor.ids(0, "hand") == []
    wealthy = table(side(artifacts=["cannon"], battleline=["krump"], amber=5, deck=["anger"]), None, draft)
    assert wealthy.game.key_cost(1) == 8
    wealthy.do("reap", "krump")
    assert wealthy.ids(0, "hand") == ["anger"]


@pytest.mark.rule("glossary/constant-abilities")
def test_under_a_condition_cards_may_be_played_or_used() -> None:
    rich = there_are(at_least(3), amber_of(YOU))
    office = card("cannon", while_(rich, permits((PLAY, USE), a(CARD, of_house(SHADOWS)))))
    for amber in (0, 3):
        brought = side(artifacts=["cannon"], hand=["urchin"], battleline=["dodger"], amber=amber)
        t = table(brought, None, office, house=House.BROBNAR)
        assert (t.can("play", "urchin"), t.can("reap", "dodger")) == (amber == 3, amber == 3)


@pytest.mark.rule("glossary/cannot", "glossary/replacement-effects")
def test_damage_that_comes_to_another_creature_is_not_dealt_by_what_cannot_deal_it_any() -> None:
    guard = card(
        "troll",
        instead(is_damaged(a(CREATURE, FRIENDLY, other_than(THIS))), redirect(to=THIS)),
        cannot(BE_DAMAGED, THIS, by=a(CARD, of_house(House.BROBNAR))),
    )
    for source, dealt in (("punch", 0), ("ghostly-hand", 2)):
        strike = card(source, play(deal(2, a(CREATURE, ENEMY))))
        house = House.BROBNAR if source == "punch" else House.SHADOWS
        t = table(side(hand=[source]), side(battleline=["troll", "bumpsy"]), guard, strike, house=house)
        t.do("play", source)
        t.pick("bumpsy")
        t.finish()
        assert (t.card("troll").damage, t.card("bumpsy").damage) == (dealt, 0)


@pytest.mark.rule("glossary/enters-play")
def test_a_creature_enters_play_ready_and_enraged() -> None:
    t = table(side(hand=["troll"]), None, card("troll", enters_as(READY, ENRAGED)))
    t.creature("troll")
    assert t.card("troll").ready and t.card("troll").enraged


@pytest.mark.rule("glossary/cannot")
def test_what_cannot_ready_is_readied_neither_by_the_step_nor_by_a_card() -> None:
    hold = card("cannon", cannot(READY_UP, each(CREATURE, FRIENDLY)), action(ready(a(CREATURE, FRIENDLY))))
    t = table(side(artifacts=["cannon"], battleline=[{"id": "troll", "ready": False}]), None, hold)
    t.do("action", "cannon")
    t.finish()
    assert not t.card("troll").ready
    t.end_turn()
    assert not t.card("troll").ready


@pytest.mark.rule("glossary/cannot")
def test_cards_cannot_do_something_unless_a_condition_holds() -> None:
    bond = card("blood-of-titans", cannot(READY_UP, HOST, unless=there_are(at_least(3), amber_of(YOU))))
    for amber, is_ready in ((0, False), (3, True)):
        line = [{"id": "troll", "ready": False, "upgrades": ["blood-of-titans"]}]
        t = table(side(battleline=line, amber=amber), None, bond)
        t.end_turn()
        assert t.card("troll").ready is is_ready


@pytest.mark.rule("glossary/using-creatures")
def test_one_card_of_another_house_may_be_played_or_used() -> None:
    ambassador = card("krump", omni(this_turn(next_(permits((PLAY, USE), a(CARD, of_house(SHADOWS)))))))
    for first, other in ((("play", "urchin"), ("reap", "dodger")), (("reap", "dodger"), ("play", "urchin"))):
        t = table(side(hand=["urchin"], battleline=["krump", "dodger"]), None, ambassador, house=House.BROBNAR)
        assert not t.can(*first) and not t.can(*other)
        t.do("omni", "krump")
        assert t.can(*first) and t.can(*other)
        t.do(*first)
        t.finish()
        assert not t.can(*other)


@pytest.mark.rule("glossary/power")
@pytest.mark.parametrize(("rule", "damage"), [(deals_when_fighting(0), 0), (deals_when_fighting(2), 2)])
def test_a_creature_deals_only_so_much_damage_when_fighting(rule: Ability, damage: int) -> None:
    t = table(side(battleline=["krump"]), side(battleline=["troll"]), card("krump", rule))
    t.do("fight", "krump")
    t.finish()
    assert t.card("troll").damage == damage


@pytest.mark.rule("glossary/lose-vs-gain")
def test_several_keywords_are_gained_and_lost_in_one_sentence() -> None:
    gear = card("cannon", gains(each(CREATURE, FRIENDLY), TAUNT, (ASSAULT, 2)))
    t = table(side(artifacts=["cannon"], battleline=["troll"]), None, gear)
    assert {"taunt", "assault"} <= {str(word) for word, _ in t.card("troll").keywords}
    plain = card("punch", play(this_turn(loses(each(CREATURE), TAUNT, ASSAULT))))
    t = table(side(hand=["punch"], artifacts=["cannon"], battleline=["troll"]), None, gear, plain)
    t.do("play", "punch")
    t.finish()
    assert not t.card("troll").keywords


@pytest.mark.rule("glossary/scrap")
def test_a_scrap_ability_resolves_when_its_owner_discards_it() -> None:
    t = table(side(hand=["punch"]), None, card("punch", scrap(gain(2))))
    t.do("discard", "punch")
    assert t.amber(0) == 2


@pytest.mark.rule("glossary/cannot")
def test_cards_cannot_do_several_things_nor_have_them_done() -> None:
    rule = cannot((FIGHT, REAP), each(CREATURE, FRIENDLY))
    said = tuple(render_inline(rule, language, this=THIS_CARD) for language in ("en", "de"))
    assert said == (
        "friendly creatures cannot fight or reap",
        "befreundete Kreaturen können weder kämpfen noch ernten",
    )
    t = table(side(artifacts=["cannon"], battleline=["krump"]), side(battleline=["troll"]), card("cannon", rule))
    assert not t.can("reap", "krump") and not t.can("fight", "krump")


@pytest.mark.rule("glossary/cannot")
def test_what_players_cannot_do_is_said_of_players() -> None:
    rules: tuple[Any, ...] = (
        cannot(RESOLVE_ICONS, YOU),
        cannot(FORGE, EACH_PLAYER),
        cannot(FORGE, YOU, nth=1),
        cannot(FORGE, OPPONENT, nth=3),
        cannot(PLAY, EACH_PLAYER, more_than=2),
    )
    assert [tuple(render_inline(rule, language) for language in ("en", "de")) for rule in rules] == [
        (
            "you cannot resolve bonus icons on cards you play",
            "du kannst keine Bonussymbole auf selbst gespielten Karten abhandeln",
        ),
        ("players cannot forge keys", "Spieler können keine Schlüssel schmieden"),
        ("you cannot forge your first key", "du kannst deinen ersten Schlüssel nicht schmieden"),
        ("your opponent cannot forge their third key", "dein Gegner kann seinen dritten Schlüssel nicht schmieden"),
        ("players cannot play more than 2 cards each turn", "Spieler können nicht mehr als 2 Karten pro Zug spielen"),
    ]


@pytest.mark.rule("glossary/lose-vs-gain")
def test_traits_and_keywords_are_gained_in_one_clause() -> None:
    rule = gains(each(CREATURE), MUTANT, TAUNT)
    assert tuple(render_inline(rule, language) for language in ("en", "de")) == (
        "each creature gains the Mutant trait and taunt",
        "jede Kreatur erhält das Merkmal Mutant und das Schlüsselwort Spott",
    )


@pytest.mark.rule("glossary/cannot")
def test_cards_cannot_fight_those_of_another_description() -> None:
    ban = card("cannon", cannot(FIGHT, each(CREATURE, FRIENDLY), each(CREATURE, ENEMY, READY)))
    ada = side(battleline=["krump"], artifacts=["cannon"])
    t = table(ada, side(battleline=["troll", spec("bumpsy", ready=False)]), ban, house=House.BROBNAR)
    t.do("fight", "krump")
    t.offers("bumpsy")
    rule: Any = cannot(FIGHT, HOST, each(CREATURE, ENEMY))
    assert tuple(render_inline(rule, language) for language in ("en", "de")) == (
        "this creature cannot fight enemy creatures",
        "diese Kreatur kann nicht gegen feindliche Kreaturen kämpfen",
    )


@pytest.mark.rule("glossary/cannot")
def test_what_cannot_be_attacked_or_destroyed_is_not() -> None:
    guard = card("troll", cannot((BE_ATTACKED, BE_DESTROYED), THIS))
    t = table(
        side(hand=["punch"], battleline=["krump"]),
        side(battleline=["troll", "bumpsy"]),
        guard,
        card("punch", play(destroy(each(CREATURE, ENEMY)))),
    )
    t.do("fight", "krump")
    assert t.offered() == ["bumpsy"]
    t.pick("bumpsy")
    t.finish()
    assert t.zone("bumpsy") == "discard" and t.card("troll").damage == 0
    t.do("play", "punch")
    t.finish()
    assert t.line(1) == ["troll"]


@pytest.mark.rule("turn/step-4-ready-cards")
def test_what_does_not_ready_in_its_step_is_readied_by_a_card() -> None:
    wake = card("punch", play(ready(each(CREATURE, FRIENDLY))))
    t = table(side(hand=["punch"], battleline=[spec("frost-giant", ready=False)]), None, wake)
    t.do("play", "punch")
    assert t.card("frost-giant").ready
    t.do("reap", "frost-giant")
    t.end_turn()
    assert not t.card("frost-giant").ready


@pytest.mark.rule("glossary/bonus-icons")
def test_a_player_cannot_resolve_bonus_icons() -> None:
    t = table(
        side(hand=["urchin"]),
        side(battleline=["troll"]),
        card("troll", cannot(RESOLVE_ICONS, OPPONENT)),
        card("urchin"),
    )
    t.creature("urchin")
    assert t.amber(0) == 0


@pytest.mark.rule("glossary/bonus-icons")
@pytest.mark.parametrize(("silent", "gained"), [((), 1), ((cannot(RESOLVE_ICONS, OPPONENT),), 0)])
def test_icons_resolved_as_if_the_card_had_been_played_are_icons_of_a_card_played(
    silent: tuple[Ability, ...], gained: int
) -> None:
    t = table(
        side(battleline=["silvertooth", spec("umbra", icons=[Icon.AMBER])]),
        side(battleline=["troll"]),
        card("troll", *silent),
        card("silvertooth", after_reap(resolve_icons(each(CREATURE, FRIENDLY, OTHER)))),
        house=House.SHADOWS,
    )
    t.do("reap", "silvertooth")
    t.finish()
    assert t.amber(0) == 1 + gained


@pytest.mark.rule("glossary/token-creatures", "glossary/bonus-icons")
def test_the_icons_on_the_reverse_side_of_a_token_creature_are_not_its_own() -> None:
    token = spec("umbra", token_of="grunt", icons=[Icon.AMBER])
    resolving = card("silvertooth", after_reap(resolve_icons(each(CREATURE, FRIENDLY, OTHER))))
    t = table(side(battleline=["silvertooth", token], token="grunt"), None, resolving, house=House.SHADOWS)
    t.do("reap", "silvertooth")
    t.finish()
    assert t.amber(0) == 1


@pytest.mark.rule("glossary/using-creatures", "glossary/enrage")
def test_creatures_of_a_description_must_fight_when_used() -> None:
    driver = card("cannon", must(FIGHT, each(CREATURE, ENEMY)))
    t = table(side(artifacts=["cannon"], battleline=["krump"]), side(battleline=["troll"]), driver, active=1)
    assert t.reasons(f"reap:{t.handle('troll')}") == ["glossary/restrictions"] and t.can("fight", "troll")
    enraged = side(battleline=[spec("troll", enraged=True)])
    t = table(side(artifacts=["cannon"], battleline=["krump"]), enraged, driver, active=1)
    assert t.reasons(f"reap:{t.handle('troll')}") == ["glossary/restrictions", "glossary/enrage"]
    t = table(side(artifacts=["cannon"], battleline=["krump"]), side(battleline=["troll"]), driver)
    assert t.can("reap", "krump")


@pytest.mark.rule("glossary/using-creatures", "glossary/off-house")
def test_what_can_only_fight_has_its_pronoun_in_german() -> None:
    one, other = (permits(USE, each(CREATURE, *where), only=FIGHT) for where in ((), (neighbor_of(THIS),)))
    assert isinstance(one, Rule) and isinstance(other, Rule)
    assert [render_inline(rule, "de", this=THIS_CARD) for rule in (one, other)] == [
        "jede Kreatur darf verwendet werden, als gehörte sie zur aktiven Fraktion, kann aber nur kämpfen",
        "jeder Nachbar dieser Karte darf verwendet werden, als gehörte er zur aktiven Fraktion, kann aber nur kämpfen",
    ]


@pytest.mark.rule("glossary/using-creatures", "glossary/lasting-effects")
def test_german_says_whose_armor_is_lost_and_whose_battleline_is_meant_by_the_subject() -> None:
    neighbor, name = a(CREATURE, neighbor_of(THIS)), Name("Krümel", nouns.CREATURE)
    assert [
        render_inline(loses(neighbor, armor=True), "de", this=THIS_CARD),
        render_inline(loses(THIS, armor=True), "de", this=name),
        render_inline(lose_armor(neighbor), "de", this=THIS_CARD),
        render_inline(move_to(neighbor, FLANK), "de", this=THIS_CARD),
    ] == [
        "ein Nachbar dieser Karte verliert seine gesamte Rüstung",
        "„Krümel“ verliert die gesamte Rüstung",
        "ein Nachbar dieser Karte verliert bis zum Ende des Zuges seine gesamte Rüstung und erhält 1{damage} für jeden "
        "auf diese Weise verlorenen Rüstungspunkt",
        "bewege einen Nachbarn dieser Karte an eine Flanke seiner Schlachtreihe",
    ]


def test_one_creature_must_fight_for_a_turn() -> None:
    driven = a(CREATURE, FRIENDLY)
    deed = this_turn(must(FIGHT, driven))
    assert (render_inline(deed, "en", this=THIS_CARD), render_inline(deed, "de", this=THIS_CARD)) == (
        "for the remainder of the turn, a friendly creature must fight when used, if able",
        "für den Rest des Zuges muss eine befreundete Kreatur bei ihrer Verwendung kämpfen, falls möglich",
    )
    neighbor, others = a(CREATURE, neighbor_of(THIS)), each(CREATURE, neighbor_of(THIS))
    assert [render_inline(must(FIGHT, who), "de", this=THIS_CARD) for who in (neighbor, others)] == [
        "ein Nachbar dieser Karte muss bei seiner Verwendung kämpfen, falls möglich",
        "Nachbarn dieser Karte müssen bei ihrer Verwendung kämpfen, falls möglich",
    ]
    assert render_inline(must(FIGHT, THIS), "de", this=Name("Krümel", nouns.CREATURE)) == (
        "„Krümel“ muss bei der Verwendung kämpfen, falls möglich"
    ), "of a name whose gender is not known"
    ada = side(hand=["punch"], battleline=["krump", "bumpsy"])
    t = table(ada, side(battleline=["troll"]), card("punch", play(deed)), house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("krump")
    assert not t.can("reap", "krump") and t.can("reap", "bumpsy")
    t.end_turn()
    t.end_turn()
    assert t.can("reap", "krump")
