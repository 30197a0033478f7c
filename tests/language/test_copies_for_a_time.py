"""Cards that are copies of another one for a time: each friendly token creature is a copy of this creature."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.engine import House
from kfdesk.engine.terms import Icon, Keyword
from kfdesk.language.amounts import for_each
from kfdesk.language.attributes import TOKEN, named
from kfdesk.language.conditions import not_
from kfdesk.language.counts.properties import icons_on
from kfdesk.language.definition import CardDefinition, Draft, card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import deal, destroy
from kfdesk.language.effects.entering import copies
from kfdesk.language.effects.moves import return_
from kfdesk.language.effects.tokens import make_token
from kfdesk.language.labels import action, after_reap, destroyed, omni
from kfdesk.language.occurrences import reaps
from kfdesk.language.predicates import ENEMY, FRIENDLY, OTHER
from kfdesk.language.reactions import after
from kfdesk.language.rules.abilities import gains
from kfdesk.language.rules.changes import gets
from kfdesk.language.rules.copying import gains_of
from kfdesk.language.rules.prohibitions import cannot
from kfdesk.language.rules.verbs import REAP
from kfdesk.language.sorts import CREATURE
from kfdesk.language.soundness import UnsoundTextError
from kfdesk.language.targets import HOST, THIS, a, each
from tests.tables import Table, side, spec, table

TOKENS = [spec("punch", token_of="grunt"), spec("anger", token_of="grunt", damage=0)]


def mirrored(*drafts: Draft, of: str = "bumpsy", **fields: Any) -> Table:
    """Return a table with a creature that has Mirror Shell, two of Ada's token creatures and one of Bo's."""
    ada = side(battleline=[spec(of, upgrades=["mirror-shell"]), *TOKENS], token="grunt", **fields)
    bo = side(battleline=[spec("fear", token_of="grunt"), "snufflegator"], token="grunt")
    return table(ada, bo, *drafts, house=House.BROBNAR)


def test_how_it_is_said() -> None:
    text = library()["mirror-shell"].text
    assert text("en").startswith(
        "This creature gains, “After Fight/After Reap: For the remainder of the turn, "
        "each friendly token creature is a copy of this creature.”"
    )
    assert text("de").startswith(
        "Diese Kreatur erhält „Nach dem Kampf/Nach der Ernte: Für den Rest des Zuges "
        "ist jede befreundete Token-Kreatur eine Kopie dieser Kreatur.“"
    )


@pytest.mark.rule("glossary/token-creatures", "glossary/lasting-effects")
def test_each_friendly_token_creature_is_a_copy_and_no_other_creature() -> None:
    model = card("bumpsy", after_reap(gain(2)), gets(THIS, power=1))
    t = mirrored(model, card("grunt", after_reap(gain(5)), cannot(REAP, THIS)))
    assert [t.card(i).power for i in ("punch", "anger", "fear")] == [facts()["grunt"].power] * 3
    assert not t.can("reap", "punch")
    t.do("reap", "bumpsy")
    t.finish()
    assert (t.card("punch").power, t.card("anger").power, t.card("bumpsy").power) == (6, 6, 6)
    assert (t.card("fear").power, t.card("snufflegator").power) == (
        facts()["grunt"].power,
        facts()["snufflegator"].power,
    )
    assert (t.card("punch").traits, t.card("punch").houses) == (facts()["bumpsy"].traits, (House.BROBNAR,))
    t.do("reap", "punch")
    assert t.amber(0) == 3 + 3


@pytest.mark.rule("glossary/token-creatures")
def test_a_copy_has_the_house_the_keywords_and_the_name_of_the_creature_and_its_reactions() -> None:
    model = card("bumpsy", after(reaps(a(CREATURE, FRIENDLY, OTHER)), gain(1)))
    named_so = card("cannon", omni(destroy(each(CREATURE, named("bumpsy")))))
    t = table(
        side(
            battleline=[spec("bumpsy", house=House.DIS, upgrades=["mirror-shell"]), *TOKENS],
            artifacts=["cannon"],
            token="grunt",
        ),
        None,
        model,
        named_so,
        house=House.DIS,
    )
    t.do("reap", "bumpsy")
    t.finish()
    assert t.card("punch").houses == (House.DIS,)
    before = t.amber(0)
    t.do("reap", "punch")
    t.finish()
    assert t.amber(0) - before == 1 + 2  # the other two react
    t.do("omni", "cannon")
    t.finish()
    assert t.line(0) == []


@pytest.mark.rule("glossary/token-creatures")
def test_a_power_that_is_printed_as_x_is_that_of_the_copy_too() -> None:
    line = [spec("xenos-darkshadow", upgrades=["mirror-shell"]), *TOKENS]
    t = table(side(battleline=line, token="grunt", discard=["fear"] * 4), None, house=House.UNFATHOMABLE)
    t.do("reap", "xenos-darkshadow")
    assert [t.card(i).power for i in ("xenos-darkshadow", "punch", "anger")] == [4, 4, 4]
    assert [addend.amount for addend in t.card("punch").power_sum] == [4]
    t.expect_main_step()


@pytest.mark.rule("glossary/token-creatures", "glossary/bonus-icons")
def test_its_bonus_icons_are_those_printed_on_what_it_copies() -> None:
    counts = card("cannon", omni(gain(for_each(1, icons_on(each(CREATURE, FRIENDLY, TOKEN))))))
    pixie = spec("dust-pixie", house=House.BROBNAR, upgrades=["mirror-shell"])
    ada = side(battleline=[pixie, *TOKENS], token="grunt", artifacts=["cannon"])
    for copied, counted in ((False, 0), (True, 4)):
        t = table(ada, None, counts, house=House.BROBNAR)
        if copied:
            t.do("reap", "dust-pixie")
            assert t.card("punch").icons == t.card("dust-pixie").icons == (Icon.AMBER, Icon.AMBER)
        before = t.amber(0)
        t.do("omni", "cannon")
        assert t.amber(0) == before + counted


@pytest.mark.rule("glossary/token-creatures", "glossary/taunt")
def test_keywords_are_those_of_the_creature_alone() -> None:
    t = table(
        side(battleline=[spec("champion-anaphiel", upgrades=["mirror-shell"]), *TOKENS], token="grunt"),
        None,
        house=House.SANCTUM,
    )
    t.do("reap", "champion-anaphiel")
    anaphiel = facts()["champion-anaphiel"]
    assert dict(t.card("punch").keywords) == {Keyword.TAUNT: 1}
    assert (t.card("punch").power, t.card("punch").armor) == (anaphiel.power, anaphiel.armor)


@pytest.mark.rule("glossary/token-creatures", "glossary/end-of-turn")
def test_at_the_end_of_the_turn_they_are_token_creatures_again_and_die_of_their_damage() -> None:
    hurt = card("cannon", omni(deal(3, each(CREATURE, FRIENDLY, TOKEN))))
    t = mirrored(card("grunt", destroyed(gain(4))), card("bumpsy", destroyed(gain(1))), hurt, artifacts=["cannon"])
    t.do("reap", "bumpsy")
    t.finish()
    t.do("omni", "cannon")
    assert len(t.line(0)) == 3
    t.end_turn()
    assert (t.line(0), t.amber(0)) == (["bumpsy"], 1 + 8)


@pytest.mark.rule("glossary/token-creatures")
def test_a_token_creature_that_is_made_later_in_the_turn_is_a_copy_too() -> None:
    makes = card("cannon", omni(make_token()))
    t = mirrored(makes, artifacts=["cannon"], deck=["krump"])
    t.do("reap", "bumpsy")
    t.finish()
    t.do("omni", "cannon")
    t.finish()
    assert t.card("krump").power == 5


@pytest.mark.rule("glossary/leaves-play")
def test_they_stay_copies_when_the_creature_has_left() -> None:
    gone = card("cannon", omni(return_(a(CREATURE, FRIENDLY, not_(TOKEN)))))
    t = mirrored(card("bumpsy", after_reap(gain(2))), gone, artifacts=["cannon"])
    t.do("reap", "bumpsy")
    t.finish()
    t.do("omni", "cannon")
    t.finish()
    assert t.zone("bumpsy") == "hand"
    t.do("reap", "punch")
    assert (t.amber(0), t.card("anger").power) == (3 + 3, 5)


def test_in_what_a_creature_gains_it_is_this_and_not_what_it_is_attached_to() -> None:
    wrong = card("blood-of-titans", gains(HOST, action(gain(1), destroy(HOST))))
    with pytest.raises(UnsoundTextError, match="is THIS, not HOST"):
        CardDefinition(facts()["blood-of-titans"], wrong)


def test_what_is_no_copy_is_refused() -> None:
    for group in (each(CREATURE, ENEMY), a(CREATURE, n=2)):
        with pytest.raises(TypeError, match="copy of which"):
            copies(each(CREATURE, TOKEN), group)
    for rule in (copies(each(CREATURE, TOKEN), THIS), gains_of(each(CREATURE, OTHER), a(CREATURE))):
        with pytest.raises(UnsoundTextError, match="read from it first"):
            CardDefinition(facts()["troll"], card("troll", rule))
