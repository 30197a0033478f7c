"""What cards count for: the rule, card by card, and that no word of the card language is overlooked."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.collection.card_impact import EstimateKind, impact_of, read_impact
from kfdesk.engine.terms import House
from kfdesk.language.attributes import of_house
from kfdesk.language.base import Node
from kfdesk.language.choices import choose_one
from kfdesk.language.conditions import HIGH, there_are, tide
from kfdesk.language.counts.players import amber_of
from kfdesk.language.definition import CardDefinition, Draft
from kfdesk.language.effects.amber import capture, exalt, gain, lose, steal
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.damage import deal, destroy
from kfdesk.language.effects.decks import draw
from kfdesk.language.effects.flow import if_
from kfdesk.language.effects.moves import purge, return_
from kfdesk.language.labels import action, after_fight_or_reap, before_fight, play
from kfdesk.language.places import hand
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU, controller_of, opponent_of
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.ranges import at_least
from kfdesk.language.rules.changes import keys_cost
from kfdesk.language.sorts import ARTIFACT, CREATURE
from kfdesk.language.targets import THIS, a, each
from kfdesk.language.words import ALL, after, enrage, gains, raise_tide, raises_tide, ward
from tests.language.nodes import node_classes


def read(*abilities: Any, like: str = "anger") -> dict[str, float]:
    """Return the figures of a definition made for the test, with the facts of the card `like`."""
    definition = CardDefinition(library()[like].facts, Draft(like, tuple(abilities)))
    return {figure.value: value for figure, value in read_impact(definition).items()}


def test_stealing_counts_for_you_and_against_the_opponent() -> None:
    assert read(play(steal(2))) == {"expected_amber": 2, "steal": 2, "amber_control": 2}


def test_an_action_of_an_artifact_counts_twice_of_a_creature_once() -> None:
    assert read(action(gain(1)), like="cannon") == {"expected_amber": 2}
    assert read(action(gain(1)), like="troll") == {"expected_amber": 1}
    assert read(action(destroy(THIS), gain(1)), like="cannon") == {"expected_amber": 1}


def test_what_creatures_gain_from_an_artifact_they_use_once() -> None:
    assert read(gains(each(CREATURE, FRIENDLY), action(gain(1))), like="cannon") == {"expected_amber": 2}
    assert impact_of("niche-market") == {
        EstimateKind.EXPECTED_AMBER: 2.0, EstimateKind.STEAL: 2.0, EstimateKind.AMBER_CONTROL: 2.0,
    }  # fmt: skip


def test_rules_in_one_sentence_count_once_however_they_are_said() -> None:
    assert impact_of("minerva-s-wings") == {EstimateKind.DRAW: 2.0}


def test_of_several_uses_only_the_likeliest_counts() -> None:
    assert read(after_fight_or_reap(draw(1)), like="troll") == {"draw": 1}


def test_what_goes_into_the_opponents_archives_is_not_archived() -> None:
    assert impact_of("kyypax-encapsulator") == {EstimateKind.REMOVAL: 0.5}
    assert impact_of("vĕsted-harŏld") == {EstimateKind.REMOVAL: 0.25, EstimateKind.ARCHIVE: 0.5}
    assert impact_of("hoist-operations") == {EstimateKind.REMOVAL: 0.5, EstimateKind.ARCHIVE: 1.0}


def test_a_condition_halves_and_says_what_the_opponent_has() -> None:
    assert read(play(if_(there_are(at_least(7), amber_of(OPPONENT)), lose(6, OPPONENT)))) == {"amber_control": 3}


def test_each_mode_has_its_share() -> None:
    assert read(play(choose_one(gain(2), draw(2)))) == {"expected_amber": 1, "draw": 1}


def test_what_everybody_loses_counts_on_both_sides() -> None:
    assert read(play(lose(1, EACH_PLAYER))) == {"expected_amber": -1, "amber_control": 1}
    assert read(play(gain(2, OPPONENT))) == {"amber_control": -2}


def test_capture_counts_as_control_but_brings_nothing() -> None:
    assert read(play(capture(2)), like="troll") == {"capture": 2, "amber_control": 2}


def test_what_is_captured_from_your_own_pool_is_lost_to_you() -> None:
    robbed = {"capture": 4, "amber_control": 4}
    assert read(play(capture(ALL, THIS, EACH_PLAYER)), like="troll") == {"expected_amber": -4, **robbed}
    enemy, friend = a(CREATURE, ENEMY), a(CREATURE, FRIENDLY)
    assert read(play(capture(1, enemy, controller_of(enemy)))) == {"capture": 1, "amber_control": 1}
    assert read(play(capture(1, friend, controller_of(friend)))) == {"expected_amber": -1}
    assert read(play(capture(1, enemy, opponent_of(enemy)))) == {"expected_amber": -1}


def test_an_ability_that_enemy_creatures_gain_is_the_opponents() -> None:
    assert read(gains(each(CREATURE, ENEMY), before_fight(lose(1))), like="troll") == {"amber_control": 1}
    assert read(gains(each(CREATURE, FRIENDLY), before_fight(lose(1))), like="troll") == {"expected_amber": -1}


def test_the_tide_is_high_half_of_the_time() -> None:
    assert read(play(if_(tide(HIGH), gain(2), otherwise=raise_tide()))) == {"expected_amber": 1}
    assert read(after(raises_tide(YOU), capture(1)), like="troll") == {"capture": 2, "amber_control": 2}


def test_no_figure_speaks_of_wards_rage_exalting_and_the_tide_itself() -> None:
    for deed in (ward(THIS), enrage(a(CREATURE)), exalt(a(CREATURE, FRIENDLY)), raise_tide()):
        assert read(play(deed), like="troll") == {}


def test_damage_is_part_of_a_creature() -> None:
    assert read(play(deal(2, a(CREATURE)))) == {"removal": 0.5}
    assert read(play(deal(9, a(CREATURE, ENEMY, n=2)))) == {"removal": 2}
    assert read(play(deal(2, each(CREATURE)))) == {"board_wipes": 0.5}


def test_narrow_descriptions_count_half_and_own_creatures_not_at_all() -> None:
    assert read(play(destroy(each(CREATURE, of_house(House.DIS))))) == {"board_wipes": 0.5}
    assert read(play(destroy(a(CREATURE, FRIENDLY)))) == {}
    assert read(play(destroy(each(ARTIFACT)))) == {"artifact_control": 2}
    assert read(play(purge(a(CREATURE, in_=hand(OPPONENT))))) == {}


def test_two_deeds_to_the_same_creature_count_once() -> None:
    struck = a(CREATURE)
    assert read(play(deal(2, struck), purge(struck))) == {"removal": 1}
    assert read(play(purge(struck), return_(struck))) == {"removal": 1}


def test_dearer_keys_are_control() -> None:
    assert read(keys_cost(2, OPPONENT), like="troll") == {"amber_control": 2}
    assert read(keys_cost(-1, EACH_PLAYER), like="troll") == {"amber_control": -1, "key_cheats": 0.5}


@pytest.mark.parametrize(
    ("card", "figure", "value"),
    [
        ("gateway-to-dis", EstimateKind.BOARD_WIPES, 1),
        ("punch", EstimateKind.REMOVAL, 0.75),
        ("key-charge", EstimateKind.KEY_CHEATS, 1),
        ("mother", EstimateKind.DRAW, 2),
        ("library-of-the-damned", EstimateKind.ARCHIVE, 2),
        ("gorm-of-omm", EstimateKind.ARTIFACT_CONTROL, 1),
        ("duskrunner", EstimateKind.STEAL, 1),
        ("fuzzy-gruen", EstimateKind.AMBER_CONTROL, -1),
        ("yxilo-bolter", EstimateKind.REMOVAL, 0.5),
        ("magda-the-rat", EstimateKind.STEAL, 1),
        ("drumble", EstimateKind.CAPTURE, 3.5),
        ("citizen-shrix", EstimateKind.STEAL, 2),
        ("dark-wave", EstimateKind.BOARD_WIPES, 0.25),
        ("deusillus", EstimateKind.AMBER_CONTROL, 4),
        ("armadrone-evil-twin", EstimateKind.STEAL, 1),
        ("lieutenant-valmart", EstimateKind.AMBER_CONTROL, 3),
        ("charybdis", EstimateKind.AMBER_CONTROL, 1),
    ],
)
def test_known_cards(card: str, figure: EstimateKind, value: float) -> None:
    found = impact_of(card)
    assert found is not None and found[figure] == value


def test_a_card_that_is_not_in_the_facts_has_no_figures() -> None:
    with pytest.raises(KeyError):
        impact_of("no-such-card")


FAMILIES = {"Instruction", "Move", "MoveOutOf", "MoveToZone", "Transfer"}
"""Instructions that stand for others; they do nothing themselves."""


def test_every_instruction_says_what_it_counts_for() -> None:
    """A word that does something adds it, leaves it out on purpose, or holds others that say so."""
    silent = {kind for kind in node_classes() if issubclass(kind, Instruction) and kind.add_to is Node.add_to}
    assert {kind.__name__ for kind in silent if not _holds(kind)} <= FAMILIES


def _holds(kind: type[Node]) -> bool:
    """Return whether instructions or abilities stand within a word."""
    kinds = " ".join(str(field.type) for field in fields(kind))
    return any(name in kinds for name in ("Instruction", "Effect", "Ability", "WhenLeaves"))
