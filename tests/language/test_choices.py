"""What a player names: houses, numbers, modes; bound to what follows and to lasting effects."""

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine.terms import DecisionKind, House
from kfdesk.language.attributes import of_house, power
from kfdesk.language.choices import choose, choose_one, either
from kfdesk.language.definition import CardDefinition, Draft, card
from kfdesk.language.durations import next_turn, this_turn, until_leaves
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.flow import if_you_do, may
from kfdesk.language.effects.moves import archive
from kfdesk.language.effects.repeat import repeat
from kfdesk.language.labels import play
from kfdesk.language.named_choices import a_house, a_number, a_player
from kfdesk.language.players import OPPONENT
from kfdesk.language.predicates import FRIENDLY
from kfdesk.language.rules.obligations import must
from kfdesk.language.rules.permissions import permits
from kfdesk.language.rules.prohibitions import cannot
from kfdesk.language.rules.verbs import CHOOSE, FIGHT
from kfdesk.language.sorts import ARTIFACT, CREATURE
from kfdesk.language.standings import HAUNTED
from kfdesk.language.targets import THIS, a, each
from tests.tables import side, spec, table

ANY = "punch"
"""A Brobnar action whose behavior these tests replace."""


def test_each_creature_with_the_chosen_power_is_destroyed() -> None:
    number = a_number()
    draft = card(ANY, play(choose(number), destroy(each(CREATURE, power(number)))))
    t = table(side(hand=[ANY], battleline=["troll"]), side(battleline=["dust-pixie", "bumpsy"]), draft)
    t.do("play", ANY)
    t.expect(DecisionKind.NUMBER)
    t.answer("number:5")
    assert (t.zone("bumpsy"), t.zone("troll"), t.zone("dust-pixie")) == ("discard", "battleline", "battleline")
    t.expect_main_step()


def test_creatures_of_the_chosen_house_may_fight_and_not_reap() -> None:
    house = a_house()
    draft = card(ANY, play(choose(house), this_turn(permits(FIGHT, each(CREATURE, FRIENDLY, of_house(house))))))
    t = table(side(hand=[ANY], battleline=["urchin", "dust-pixie"]), side(battleline=["troll"]), draft)
    t.do("play", ANY)
    t.answer("house:shadows")
    keys = t.decision.keys()
    assert f"fight:{t.handle('urchin')}" in keys
    assert f"reap:{t.handle('urchin')}" not in keys
    assert f"fight:{t.handle('dust-pixie')}" not in keys


def test_the_opponent_must_choose_a_house_of_their_identity_card() -> None:
    house = a_house(OPPONENT)
    draft = card(ANY, play(choose(house), next_turn(OPPONENT, must(CHOOSE, OPPONENT, house))))
    t = table(side(hand=[ANY]), side(houses=["dis", "logos", "mars"]), draft)
    t.do("play", ANY)
    assert set(t.decision.keys()) == {"house:dis", "house:logos", "house:mars"}
    t.answer("house:logos")
    t.game.choose("end-turn")
    assert t.decision.keys() == ("house:logos",)


def test_a_house_stays_forbidden_until_the_creature_leaves() -> None:
    house = a_house()
    draft: Draft = card("bumpsy", play(choose(house), until_leaves(THIS, cannot(CHOOSE, OPPONENT, house))))
    t = table(
        side(hand=["bumpsy"]),
        side(houses=["brobnar", "logos", "mars"], battleline=[spec("troll")]),
        draft,
    )
    t.creature("bumpsy")
    t.answer("house:logos")
    t.game.choose("end-turn")
    assert "house:logos" not in t.decision.keys()
    t.answer("house:brobnar")
    t.fight("troll", "bumpsy")
    t.end_turn()
    t.game.choose("end-turn")
    assert "house:logos" in t.decision.keys()


def test_one_of_two_texts_is_chosen() -> None:
    draft = card(ANY, play(choose_one(archive(), gain(2))))
    t = table(side(hand=[ANY, "troll"]), None, draft)
    before = t.amber(0)
    t.do("play", ANY)
    assert t.decision.kind is DecisionKind.MODE
    assert [o.label.en for o in t.decision.options][1].startswith("Gain 2")
    t.answer("mode:0")
    t.pick("troll")
    assert t.ids(0, "archives") == ["troll"]
    assert t.amber(0) == before + 1, "by its bonus icon; the other text is not resolved"
    t.expect_main_step()


def test_the_choice_reads_in_both_languages() -> None:
    house = a_house()
    made = CardDefinition(facts()[ANY], card(ANY, play(choose(house), destroy(each(CREATURE, of_house(house))))))
    assert made.text("en") == "Play: Choose a house. Destroy each creature of that house."
    assert made.text("de") == "Spielen: Wähle eine Fraktion. Zerstöre jede Kreatur jener Fraktion."


@pytest.mark.rule("glossary/may")
def test_one_may_choose_as_long_as_one_of_the_texts_can_do_something() -> None:
    draft = card(ANY, play(may(either(destroy(a(ARTIFACT)), gain(3)))))
    t = table(side(hand=[ANY]), side(), draft, house=House.BROBNAR)
    t.do("play", ANY)
    t.answer("yes")
    t.answer("mode:1")
    assert t.amber(0) == 1 + 3, "1 by the icon of the action"


@pytest.mark.rule("glossary/may")
def test_what_is_done_for_each_of_nothing_is_not_asked() -> None:
    draft = card(ANY, play(may(repeat(destroy(a(ARTIFACT)), for_each=each(CREATURE)))))
    t = table(side(hand=[ANY]), side(artifacts=["cannon"]), draft, house=House.BROBNAR)
    t.do("play", ANY)
    t.expect_main_step()


@pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/haunted")
def test_where_nobody_can_be_named_no_choice_was_made() -> None:
    haunted = a_player(HAUNTED)
    draft = card(ANY, play(if_you_do(choose(haunted), gain(2))))
    for buried, gained in ((9, 0), (10, 2)):
        t = table(side(hand=[ANY], discard=["urchin"] * buried), None, draft)
        t.do("play", ANY)
        t.finish()
        assert t.amber(0) == gained + 1  # its bonus icon
