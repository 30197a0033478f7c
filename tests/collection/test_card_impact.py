"""What cards count for: the rule, card by card, and that no word of the card language is overlooked."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.cards.impact import EstimateKind, impact_of, read_impact
from kfdesk.engine.terms import Half, House, Keyword
from kfdesk.language.base import Node, Rule
from kfdesk.language.definition import CardDefinition, Draft
from kfdesk.language.effects.base import Instruction
from kfdesk.language.rules.together import Together
from kfdesk.language.words import (
    ALL,
    ARTIFACT,
    BE_DAMAGED,
    BE_DESTROYED,
    CARD,
    CREATURE,
    DECK_BOTTOM,
    DECK_TOP,
    EACH_PLAYER,
    ENEMY,
    FIGHT,
    FRIENDLY,
    HIGH,
    HOST,
    LEFT,
    NEIGHBORING,
    OPPONENT,
    PLAY,
    POWER,
    REAP,
    THIS,
    USE,
    YOU,
    a,
    a_house,
    action,
    after,
    after_fight_or_reap,
    after_reap,
    all_of,
    amber_of,
    archive,
    as_if_yours,
    at_least,
    at_setup,
    before_fight,
    by,
    cannot,
    capture,
    choose,
    choose_one,
    chooses_house,
    controller_of,
    deal,
    deck,
    destroy,
    destroyed,
    discard,
    discard_pile,
    draw,
    each,
    enrage,
    enters,
    exalt,
    exhaust,
    forge,
    fought_by,
    gain,
    gain_chains,
    gains,
    gets,
    hand,
    heal,
    if_,
    is_used,
    keys_cost,
    lose,
    make_token,
    may,
    neighbors_of,
    next_turn,
    of_house,
    on_the,
    one_of,
    opponent_of,
    permits,
    play,
    play_card,
    purge,
    put,
    put_counters,
    put_into_play,
    raise_tide,
    raises_tide,
    random,
    ready,
    return_,
    shuffle,
    steal,
    stun,
    swap,
    there_are,
    this_turn,
    those,
    tide,
    top,
    ward,
)
from kfdesk.text.parts import parts
from tests.language.nodes import node_classes


def read(*abilities: Any, like: str = "anger") -> dict[str, float]:
    """Return the figures of abilities made for the test, on a card with the facts of the card `like`, what these count
    for taken off."""
    card, bare = (CardDefinition(library()[like].facts, Draft(like, had)) for had in (tuple(abilities), ()))
    printed = read_impact(bare)
    return {
        figure.value: rest
        for figure, value in read_impact(card).items()
        if (rest := round(value - printed.get(figure, 0.0), 2))
    }


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
    assert impact_of("minerva-s-wings")[EstimateKind.DRAW] == 2.0


def test_of_several_uses_only_the_likeliest_counts() -> None:
    assert read(after_fight_or_reap(draw(1)), like="troll") == {"draw": 1, "efficiency": 1}


def test_what_goes_into_the_opponents_archives_is_not_archived() -> None:
    archived = {
        card: (impact_of(card)[EstimateKind.REMOVAL], impact_of(card).get(EstimateKind.ARCHIVE))
        for card in ("kyypax-encapsulator", "vĕsted-harŏld", "hoist-operations")
    }
    assert archived == {
        "kyypax-encapsulator": (0.5, None), "vĕsted-harŏld": (0.25, 0.5), "hoist-operations": (0.5, 1.0),
    }  # fmt: skip


def test_a_condition_halves_and_says_what_the_opponent_has() -> None:
    assert read(play(if_(there_are(at_least(7), amber_of(OPPONENT)), lose(6, OPPONENT)))) == {"amber_control": 3}


def test_each_mode_has_its_share() -> None:
    assert read(play(choose_one(gain(2), draw(2)))) == {"expected_amber": 1, "draw": 1, "efficiency": 1}


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
    assert read(play(if_(tide(HIGH), gain(2), otherwise=raise_tide()))) == {"expected_amber": 1, "efficiency": 0.5}
    assert read(after(raises_tide(YOU), capture(1)), like="troll") == {"capture": 2, "amber_control": 2}


def test_what_your_own_creatures_carry_and_their_rage_are_in_no_figure() -> None:
    for deed in (enrage(a(CREATURE, FRIENDLY)), exalt(a(CREATURE, FRIENDLY))):
        assert read(play(deed), like="troll") == {}
    assert read(play(exalt(a(CREATURE, ENEMY)))) == {"expected_amber": 0.5}


def test_damage_is_part_of_a_creature() -> None:
    assert read(play(deal(2, a(CREATURE)))) == {"removal": 0.5}
    assert read(play(deal(9, a(CREATURE, ENEMY, n=2)))) == {"removal": 2}
    assert read(play(deal(2, each(CREATURE)))) == {"board_wipes": 0.5}


def test_narrow_descriptions_count_half_and_own_creatures_not_at_all() -> None:
    assert read(play(destroy(each(CREATURE, of_house(House.DIS))))) == {"board_wipes": 0.5}
    assert read(play(destroy(a(CREATURE, FRIENDLY)))) == {}
    assert read(play(destroy(each(ARTIFACT)))) == {"artifact_control": 2}
    assert read(play(purge(a(CREATURE, in_=hand(OPPONENT))))) == {"disruption": 1}


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
        ("lieutenant-valmart", EstimateKind.AMBER_CONTROL, 1.5),
        ("charybdis", EstimateKind.AMBER_CONTROL, 1),
        ("lash-of-broken-dreams", EstimateKind.AMBER_CONTROL, 3),
        ("sensor-chief-garcia", EstimateKind.AMBER_CONTROL, 2),
        ("the-evil-eye", EstimateKind.AMBER_CONTROL, 1.5),
        ("banish", EstimateKind.REMOVAL, 0.5),
        ("festering-touch", EstimateKind.REMOVAL, 1),
        ("eyegor", EstimateKind.DRAW, 1),
        ("binate-rupture", EstimateKind.EXPECTED_AMBER, 4),
        ("binate-rupture", EstimateKind.AMBER_CONTROL, -4),
        ("key-abduction", EstimateKind.KEY_CHEATS, 0.46),
        ("data-forge", EstimateKind.KEY_CHEATS, 0.43),
        ("nightforge", EstimateKind.KEY_CHEATS, 0.3),
    ],
)
def test_known_cards(card: str, figure: EstimateKind, value: float) -> None:
    found = impact_of(card)
    assert found is not None and found[figure] == value


@pytest.mark.parametrize(
    ("ability", "figures"),
    [
        (play(discard(random(CARD, in_=hand(OPPONENT)))), {"disruption": 1}),
        (play(by(OPPONENT, discard(a(CARD, in_=hand())))), {"disruption": 1}),
        (play(by(EACH_PLAYER, discard(a(CARD, in_=hand())))), {"disruption": 1}),
        (play(discard(top(2, deck(OPPONENT)))), {"disruption": 0.5}),
        (play(stun(a(CREATURE))), {"disruption": 1}),
        (play(stun(a(CREATURE, FRIENDLY))), {}),
        (play(exhaust(each(CREATURE, ENEMY, of_house(House.DIS)))), {"disruption": 1}),
        (play(gain_chains(3, OPPONENT)), {"disruption": 3}),
        (play(gain_chains(2)), {"efficiency": -2}),
        (play(next_turn(OPPONENT, cannot(PLAY, OPPONENT, each(CREATURE)))), {"disruption": 1}),
        (play(ward(a(CREATURE))), {"creature_protection": 1}),
        (play(heal(2, a(CREATURE, FRIENDLY))), {"creature_protection": 0.5}),
        (play(return_(a(CREATURE, in_=discard_pile()))), {"recursion": 1}),
        (play(put(a(CARD, in_=discard_pile()), DECK_TOP)), {"recursion": 1}),
        (play(play_card(a(CREATURE, in_=discard_pile()))), {"recursion": 1, "efficiency": 1}),
        (play(archive()), {"archive": 1, "efficiency": 1}),
        (play(may(ready(a(CREATURE, FRIENDLY)))), {"efficiency": 1}),
        (play(play_card(a(CARD, in_=hand()))), {"efficiency": 1}),
        (play(put_counters(POWER, 2, a(CREATURE, FRIENDLY))), {"effective_power": 2}),
        (play(make_token()), {"effective_power": 2}),
        (gets(each(CREATURE, FRIENDLY), power=+1), {"effective_power": 2}),
        (play(this_turn(gets(each(CREATURE, FRIENDLY), power=+1))), {"effective_power": 1}),
        (gets(each(CREATURE, ENEMY), power=-2), {"board_wipes": 0.5}),
        (play(this_turn(gains(each(CREATURE, FRIENDLY), Keyword.ELUSIVE))), {"creature_protection": 2}),
        (gains(each(CREATURE, FRIENDLY), (Keyword.HAZARDOUS, 2)), {"removal": 0.5}),
        (gains(each(CREATURE, ENEMY), after_reap(destroy(THIS))), {"removal": 1}),
    ],
)
def test_what_words_count_for(ability: Any, figures: dict[str, float]) -> None:
    assert read(ability, like="troll") == figures


def test_on_an_upgrade_what_does_harm_is_done_to_an_enemy_creature() -> None:
    assert read(cannot(REAP, HOST), like="collar-of-subordination") == {"disruption": 2}
    assert read(after(is_used(HOST), destroy(HOST)), like="collar-of-subordination") == {"removal": 1}
    assert read(gets(HOST, power=+2), like="collar-of-subordination") == {"effective_power": 2}


@pytest.mark.parametrize(
    ("ability", "figures"),
    [
        (after_reap(deal(4, neighbors_of(THIS))), {}),
        (after_reap(enrage(neighbors_of(THIS))), {}),
        (cannot(REAP, neighbors_of(THIS)), {}),
        (play(purge(a(CREATURE, NEIGHBORING))), {}),
        (play(ward(neighbors_of(THIS))), {"creature_protection": 2}),
        (before_fight(deal(4, neighbors_of(fought_by(THIS)))), {"removal": 1}),
        (play(stun(neighbors_of(a(CREATURE)))), {"disruption": 2}),
    ],
)
def test_neighbors_of_this_creature_are_your_own(ability: Any, figures: dict[str, float]) -> None:
    assert read(ability, like="troll") == figures


def test_neighbors_of_a_creature_that_an_upgrade_harms_are_the_opponents() -> None:
    harmed = gains(HOST, after_reap(deal(4, neighbors_of(THIS))))
    assert read(harmed, like="collar-of-subordination") == {"removal": 2}


@pytest.mark.parametrize(
    ("ability", "figures"),
    [
        (play(return_(one_of(a(CREATURE, in_=discard_pile()), a(ARTIFACT, in_=discard_pile())))), {"recursion": 1}),
        (play(put(a(CARD, in_=discard_pile()), DECK_BOTTOM)), {"recursion": 0.25}),
        (play(put(a(CREATURE, FRIENDLY), DECK_BOTTOM)), {}),
        (play(shuffle(a(CREATURE, FRIENDLY))), {}),
        (destroyed(put(THIS, DECK_TOP)), {"recursion": 0.5}),
        (play(put_into_play(THIS)), {"recursion": 1, "efficiency": 1}),
    ],
)
def test_what_comes_back_counts_once_and_what_is_lost_in_a_deck_not_at_all(
    ability: Any, figures: dict[str, float]
) -> None:
    assert read(ability, like="troll") == figures


def test_a_card_of_the_opponent_that_you_play_is_one_less_for_them_once() -> None:
    taken = a(CARD, in_=hand(OPPONENT))
    assert read(play(as_if_yours(play_card(taken)))) == {"disruption": 1, "efficiency": 1}
    thrown = discard(top(2, deck(OPPONENT)))
    from_those = as_if_yours(play_card(a(CARD, in_=those(thrown, CARD))))
    assert read(play(thrown, from_those)) == {"disruption": 0.5, "efficiency": 1}


def test_what_is_destroyed_already_is_not_removed() -> None:
    gift = gains(HOST, destroyed(return_(THIS)))
    assert read(gift, like="collar-of-subordination") == {"recursion": 0.5}
    assert read(gains(each(CREATURE), destroyed(purge(THIS))), like="cannon") == {"disruption": 0.25}


def test_an_artifact_that_archives_itself_is_used_once() -> None:
    assert read(action(archive(all_of(THIS, a(CARD, in_=hand())))), like="cannon")["archive"] == 2


def test_what_may_happen_once_in_one_turn_counts_half_and_entering_play_once() -> None:
    house = a_house(OPPONENT)
    stumbles = after(chooses_house(OPPONENT, house, other=True), gain(2))
    assert read(play(choose(house), next_turn(OPPONENT, stumbles))) == {"expected_amber": 1}
    assert read(after(enters(THIS), capture(1)), like="troll") == {"capture": 1, "amber_control": 1}


def test_two_words_on_the_same_creatures_count_once() -> None:
    safe = cannot((BE_DAMAGED, BE_DESTROYED), each(CREATURE, FRIENDLY))
    assert read(safe, like="troll") == {"creature_protection": 4}
    own = a(CREATURE)
    assert read(play(ready(own), enrage(own))) == {"efficiency": 1}


def test_a_creature_on_one_flank_is_no_board_wipe() -> None:
    assert read(play(destroy(each(CREATURE, ENEMY, on_the(LEFT))))) == {"removal": 1}


def test_creatures_that_may_be_used_to_fight_only_count_half() -> None:
    assert read(play(this_turn(permits(USE, each(CREATURE, FRIENDLY), only=FIGHT)))) == {"efficiency": 1}


@pytest.mark.parametrize(
    ("card", "figure", "value"),
    [
        ("spangler-box", EstimateKind.EFFICIENCY, 0),
        ("bryozoarch", EstimateKind.DISRUPTION, 2),
        ("pupgrade", EstimateKind.EFFECTIVE_POWER, 4.5),
        ("came-back-wrong", EstimateKind.REMOVAL, 0.5),
    ],
)
def test_cards_with_rules_of_their_own(card: str, figure: EstimateKind, value: float) -> None:
    assert impact_of(card).get(figure, 0) == value


def test_what_each_player_does_counts_for_you_once() -> None:
    assert read(play(by(EACH_PLAYER, swap(deck(), discard_pile())))) == {"recursion": 4}


def test_setup_comes_once() -> None:
    assert read(at_setup(draw(2), drawn=True)) == {"draw": 2, "efficiency": 2}


def test_creatures_have_their_printed_power_armor_and_keywords() -> None:
    assert impact_of("troll")[EstimateKind.EFFECTIVE_POWER] == 8
    assert impact_of("champion-anaphiel")[EstimateKind.CREATURE_PROTECTION] == 1
    known = library()["champion-anaphiel"]
    strength = (known.power or 0) + (known.armor or 0)
    assert impact_of("champion-anaphiel")[EstimateKind.EFFECTIVE_POWER] == strength


def test_a_change_for_one_turn_meets_one_step_of_forging() -> None:
    assert read(play(next_turn(OPPONENT, keys_cost(3, OPPONENT)))) == {"amber_control": 1.5}
    assert read(keys_cost(3, OPPONENT), like="cannon") == {"amber_control": 3}


@pytest.mark.parametrize(("extra", "share"), [(0, 1.0), (6, 0.5), (9, 0.4)])
def test_a_dearer_key_is_less_than_a_key(extra: int, share: float) -> None:
    assert read(play(forge(extra))) == {"key_cheats": share}


WEIGH_NOTHING = frozenset(
    {
        # What is done to creatures is where they stand, which trait they have, or which side up a token is.
        "lateral-thrusters", "master-strategist", "quantum-fingertrap", "synchronizer", "temporal-purge", "the-mist",
        "transmuting-lift", "vial-of-mutation", "whirlpool",
        # All that the text does is a cost, or it gives as much as it takes.
        "commune", "diplo-macy", "exile", "gambling-den", "insurance-policy", "ortannu-s-binding",
        "ritual-of-tognath", "watched-closely",
        # One's own cards are discarded or purged, which only other cards make something of; or cards go under a card.
        "bottomless-depths", "junkyard-cemetery", "optimizer", "refined-adhesive", "terrible-teammates",
        "grisly-exchange",
        # They have bonus icons and nothing else, or nothing but when they cannot be played.
        "cursed-relic", "open-the-seal", "strange-ordination", "virtuous-works",
    }
)  # fmt: skip
"""The cards of the library that count for nothing but their bonus icons, besides the halves of gigantic creatures that
are without text, power and armor."""


def test_every_card_weighs_in_some_figure_but_those_that_do_nothing_a_figure_could_name() -> None:
    nothing = {card for card in facts() if not impact_of(card)}
    halves = {card for card in nothing if library()[card].half is Half.TOP}
    assert nothing - halves == WEIGH_NOTHING
    assert halves == {card for card in facts() if library()[card].half is Half.TOP}


def test_a_card_that_is_not_in_the_facts_has_no_figures() -> None:
    with pytest.raises(KeyError):
        impact_of("no-such-card")


NO_FIGURE = {
    "ArchivedFaceup", "AsSoonAs", "AtMostForged", "AttachesOnly", "CannotLeaveArchives", "DealsNone", "DealsOnly",
    "DiscardedByCardsOnly", "EntersUnder", "GainsTrait", "HasArmorOf", "HasKeywordsOf", "HasPowerOf", "HasTraitsOf",
    "IsArtifact", "IsCreature", "IsHaunted", "IsOnFlank", "KeywordsX", "LosesTraits",
    "NoDamageWhenAttacked", "TopRevealed", "_Switched",
}  # fmt: skip
"""Rules that say what a card is, where it may be, what it deals less, or when it goes."""

FAMILIES = {"Instruction", "Move", "MoveOutOf", "MoveToZone", "Transfer"}
"""Instructions that stand for others; they do nothing themselves."""


def test_every_instruction_says_what_it_counts_for() -> None:
    """A word that does something adds it, leaves it out on purpose, or holds others that say so."""
    silent = {kind for kind in node_classes() if issubclass(kind, Instruction) and kind.add_to is Node.add_to}
    assert {kind.__name__ for kind in silent if not _holds(kind)} <= FAMILIES


def test_every_rule_says_what_it_counts_for() -> None:
    """So does every rule that holds while a card is in play, but those named here, of which no figure speaks."""
    printed = {type(node) for card in library() for node in parts(library()[card].abilities)}
    silent = {kind for kind in printed if issubclass(kind, Rule) and kind.add_to is Node.add_to}
    assert {kind.__name__ for kind in silent if not issubclass(kind, Together) and not _holds(kind)} == NO_FIGURE


def _holds(kind: type[Node]) -> bool:
    """Return whether instructions or abilities stand within a word."""
    kinds = " ".join(str(field.type) for field in fields(kind))
    return any(name in kinds for name in ("Instruction", "Effect", "Ability", "WhenLeaves"))
