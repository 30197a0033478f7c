"""Hints: what is possible, what a house would allow, and what is often misread, each explained when it happens."""

from __future__ import annotations

import pytest

from kfdesk.engine.headings import HEADINGS
from kfdesk.engine.terms import PLAYERS, House, Step
from kfdesk.language.words import CREATURE, card, each, play, unward
from kfdesk.teach.hints import (
    Act,
    Hint,
    HintKind,
    Learner,
    Possible,
    Strength,
    misreadings,
    outlooks,
    still_possible,
    unused,
)
from tests.tables import Table, side, spec, table

ADA, BO = PLAYERS


def explained(t: Table, kind: HintKind) -> list[Hint]:
    """Return the explanations of that kind for all events so far."""
    return [hint for hint in misreadings(t.game, 0) if hint.kind is kind]


def kinds(t: Table) -> set[HintKind]:
    return {hint.kind for hint in misreadings(t.game, 0)}


# What is possible --------------------------------------------------------------------------------


@pytest.mark.rule("turn/step-3-play-discard-and-use-cards-of-the-chosen-house")
def test_what_is_still_possible_is_listed_by_the_sort_of_action() -> None:
    t = table(
        side(
            hand=["punch", "dextre"],
            battleline=["troll", spec("krump", stunned=True)],
            artifacts=["gauntlet-of-command"],
        ),
        side(battleline=["batdrone"]),
    )
    troll, krump, punch = t.handle("troll"), t.handle("krump"), t.handle("punch")
    assert still_possible(t.decision) == (
        Possible(Act.PLAY, (punch,)),
        Possible(Act.REAP, (troll,)),
        Possible(Act.FIGHT, (troll,)),
        Possible(Act.ACTION, (t.handle("gauntlet-of-command"),)),
        Possible(Act.UNSTUN, (krump,)),
        Possible(Act.DISCARD, (punch,)),
    )


def test_nothing_is_listed_while_an_effect_asks() -> None:
    t = table(side(hand=["punch"]), side(battleline=["batdrone", "dextre"]))
    t.do("play", "punch")
    assert still_possible(t.decision) == ()


@pytest.mark.rule("turn/step-3-play-discard-and-use-cards-of-the-chosen-house")
def test_a_card_that_can_be_used_in_two_ways_is_unused_once_and_a_discard_is_no_loss() -> None:
    t = table(side(hand=["punch", "dextre"], battleline=["troll"]), side(battleline=["batdrone"]))
    left = unused(t.decision)
    assert (left.plays, left.uses) == ((t.handle("punch"),), (t.handle("troll"),))
    t.fight("troll", "batdrone")
    t.do("discard", "punch")
    assert not unused(t.decision)


@pytest.mark.rule("glossary/house-choice")
def test_an_outlook_says_what_each_house_would_let_one_do() -> None:
    t = table(
        side(
            hand=["punch", "dextre", "ember-imp"],
            battleline=["troll", "titan-mechanic"],
            houses=["brobnar", "logos", "dis"],
        ),
        side(battleline=["batdrone"]),
        step=Step.HOUSE,
    )
    found = {outlook.house: outlook for outlook in outlooks(t.game, ADA)}
    assert set(found) == {House.BROBNAR, House.LOGOS, House.DIS}
    assert found[House.BROBNAR].cards(Act.PLAY) == (t.handle("punch"),)
    assert found[House.LOGOS].cards(Act.REAP, Act.FIGHT) == (t.handle("titan-mechanic"),)
    assert found[House.DIS].cards(Act.PLAY) == (t.handle("ember-imp"),)
    assert not found[House.DIS].cards(Act.REAP)
    assert outlooks(t.game, BO) == (), "the hand is not Bo's to look at"


# What is misread ---------------------------------------------------------------------------------


@pytest.mark.rule("glossary/first-player")
def test_after_the_one_card_of_the_first_turn() -> None:
    t = table(side(hand=["troll", "krump"]), side(), turn=1)
    t.creature("troll")
    (hint,) = explained(t, HintKind.FIRST_TURN)
    assert hint.to is ADA


@pytest.mark.rule("glossary/first-player")
def test_a_card_that_permits_another_one_on_the_first_turn() -> None:
    t = table(side(hand=["phase-shift", "troll"]), side(), turn=1, house=House.LOGOS)
    t.do("play", "phase-shift")
    assert not explained(t, HintKind.FIRST_TURN), "Phase Shift permits the troll"


@pytest.mark.rule("glossary/enters-play")
def test_what_enters_exhausted() -> None:
    t = table(side(hand=["troll", "silvertooth"]), side())
    t.creature("troll")
    (hint,) = explained(t, HintKind.ENTERS_EXHAUSTED)
    assert hint.cards == (t.handle("troll"),) and "Troll" in hint.text.en


@pytest.mark.rule("glossary/enters-play")
def test_what_enters_ready_needs_no_word() -> None:
    t = table(side(hand=["silvertooth"]), side(), house=House.SHADOWS)
    t.creature("silvertooth")
    assert not explained(t, HintKind.ENTERS_EXHAUSTED)


@pytest.mark.rule("glossary/fight")
def test_the_fight_ability_of_the_attacked_creature() -> None:
    t = table(side(battleline=["dextre"]), side(battleline=["bumpsy", "firespitter"]), house=House.LOGOS)
    t.fight("dextre", "bumpsy")
    assert not explained(t, HintKind.ONLY_THE_ATTACKER), "Bumpsy has no such ability"
    t = table(side(battleline=["dextre"]), side(battleline=["firespitter"]), house=House.LOGOS)
    t.fight("dextre", "firespitter")
    (hint,) = explained(t, HintKind.ONLY_THE_ATTACKER)
    assert hint.to is ADA and hint.cards == (t.handle("firespitter"),)


@pytest.mark.rule("glossary/ready-and-exhausted")
def test_the_attacked_creature_stays_ready() -> None:
    t = table(side(battleline=["batdrone"]), side(battleline=["troll"]), house=House.LOGOS)
    t.fight("batdrone", "troll")
    (hint,) = explained(t, HintKind.DEFENDER_READY)
    assert hint.cards == (t.handle("troll"),)


@pytest.mark.rule("glossary/ready-and-exhausted")
def test_a_creature_that_died_or_was_exhausted_before_is_not_called_ready() -> None:
    t = table(side(battleline=["troll", "krump"]), side(battleline=["batdrone", spec("bulwark", ready=False)]))
    t.fight("troll", "batdrone")
    t.fight("krump", "bulwark")
    assert not explained(t, HintKind.DEFENDER_READY)


@pytest.mark.rule("glossary/stun")
def test_removing_a_stun_is_the_whole_use() -> None:
    t = table(side(battleline=[spec("troll", stunned=True)]), side())
    t.do("unstun", "troll")
    (hint,) = explained(t, HintKind.STUN)
    assert hint.to is ADA and hint.cards == (t.handle("troll"),)


@pytest.mark.rule("glossary/ward")
def test_a_ward_takes_all_damage_and_goes() -> None:
    t = table(side(battleline=["troll"]), side(battleline=[spec("batdrone", warded=True)]))
    t.fight("troll", "batdrone")
    (hint,) = explained(t, HintKind.WARD)
    assert "8" in hint.text.en and hint.cards == (t.handle("batdrone"),)


@pytest.mark.rule("glossary/ward")
def test_whose_ward_it_was_is_said_of_a_name_in_quotes_too() -> None:
    t = table(side(battleline=["troll"]), side(battleline=[spec("panpaca-jaga", warded=True)]))
    t.fight("troll", "panpaca-jaga")
    (hint,) = explained(t, HintKind.WARD)
    assert hint.text.en.startswith("The ward of “Panpaca, Jaga” prevented all 8 damage")


@pytest.mark.rule("glossary/ward")
def test_a_ward_goes_instead_of_its_creature() -> None:
    t = table(side(hand=["coward-s-end"]), side(battleline=[spec("batdrone", warded=True), "troll"]))
    t.do("play", "coward-s-end")
    (hint,) = explained(t, HintKind.WARD)
    assert "instead" in hint.text.en and hint.cards == (t.handle("batdrone"),)


@pytest.mark.rule("glossary/ward")
def test_a_ward_that_an_effect_removes_kept_nothing_in_play() -> None:
    bare = card("punch", play(unward(each(CREATURE))))
    t = table(side(hand=["punch"]), side(battleline=[spec("troll", warded=True)]), bare)
    t.do("play", "punch")
    assert not t.card("troll").warded and not explained(t, HintKind.WARD)


@pytest.mark.rule("glossary/elusive")
def test_only_the_first_fight_of_a_turn_is_called_eluded() -> None:
    spider, elusive = spec("ether-spider", upgrades=[spec("way-of-the-wolf")]), "noddy-the-thief"
    t = table(side(battleline=[spider, spider]), side(battleline=[elusive]), house=House.MARS)
    t.fight("ether-spider", elusive)
    assert len(explained(t, HintKind.ELUSIVE)) == 1
    before = len(t.game.events)
    t.do("fight", "ether-spider", 1)
    t.pick(elusive)
    assert t.zone(elusive) == "battleline" and t.card(elusive).damage == 0, "the spider deals none, and has skirmish"
    assert HintKind.ELUSIVE not in {hint.kind for hint in misreadings(t.game, before)}


@pytest.mark.rule("glossary/elusive")
def test_the_first_fight_with_an_elusive_creature() -> None:
    elusive = "noddy-the-thief"
    t = table(side(battleline=["troll", "krump"]), side(battleline=[elusive]))
    t.fight("troll", elusive)
    (hint,) = explained(t, HintKind.ELUSIVE)
    assert hint.cards == (t.handle(elusive),)
    before = len(t.game.events)
    t.fight("krump", elusive)
    assert t.zone(elusive) == "discard"
    assert HintKind.ELUSIVE not in {hint.kind for hint in misreadings(t.game, before)}


@pytest.mark.rule("glossary/armor")
def test_armor_that_is_used_up() -> None:
    t = table(side(battleline=["krump"]), side(battleline=["bulwark"]))
    t.fight("krump", "bulwark")
    assert t.zone("bulwark") == "discard" and not explained(t, HintKind.ARMOR), "it is gone"
    t = table(side(battleline=["batdrone"]), side(battleline=["bulwark"]), house=House.LOGOS)
    t.fight("batdrone", "bulwark")
    (hint,) = explained(t, HintKind.ARMOR)
    assert hint.cards == (t.handle("bulwark"),)


@pytest.mark.rule("glossary/armor")
def test_armor_that_was_used_in_two_fights() -> None:
    t = table(
        side(battleline=["batdrone"]),
        side(battleline=[spec("bulwark", armor_used=1, armor_known=2)]),
        house=House.LOGOS,
    )
    t.fight("batdrone", "bulwark")
    assert t.card("bulwark").damage == 1
    assert len(explained(t, HintKind.ARMOR)) == 1


@pytest.mark.rule("glossary/armor")
def test_armor_that_is_left_or_whole_again_is_not_called_used_up() -> None:
    t = table(
        side(battleline=["batdrone"], deck=["krump"] * 9),
        side(battleline=["champion-anaphiel"], deck=["krump"] * 9),
        house=House.LOGOS,
    )
    t.fight("batdrone", "champion-anaphiel")
    t.end_turn()
    assert not explained(t, HintKind.ARMOR)


@pytest.mark.rule("glossary/stun")
def test_a_creature_that_was_readied_since_is_not_called_exhausted() -> None:
    t = table(side(battleline=[spec("troll", stunned=True)], deck=["krump"] * 9), side(deck=["krump"] * 9))
    t.do("unstun", "troll")
    t.end_turn()
    assert not explained(t, HintKind.STUN)


@pytest.mark.rule("turn/step-1-forge-a-key")
def test_aember_of_one_card_that_exceeds_the_cost_of_a_key() -> None:
    t = table(side(amber=4, hand=["virtuous-works"]), side(), house=House.SANCTUM)
    t.do("play", "virtuous-works")
    (hint,) = explained(t, HintKind.KEY_LATER)
    assert "7" in hint.text.en


@pytest.mark.rule("turn/step-1-forge-a-key")
def test_enough_for_a_key_in_the_middle_of_a_turn() -> None:
    t = table(side(amber=4, battleline=["troll", "krump", "bumpsy"]), side())
    t.do("reap", "troll")
    assert not explained(t, HintKind.KEY_LATER)
    t.do("reap", "krump")
    (hint,) = explained(t, HintKind.KEY_LATER)
    assert hint.to is ADA and "6" in hint.text.en
    before = len(t.game.events)
    t.do("reap", "bumpsy")
    assert not misreadings(t.game, before), "once is enough"


@pytest.mark.rule("glossary/capture")
def test_whose_captured_amber_is() -> None:
    t = table(side(hand=["raiding-knight"]), side(amber=3), house=House.SANCTUM)
    t.creature("raiding-knight")
    (hint,) = explained(t, HintKind.CAPTURED)
    assert hint.cards == (t.handle("raiding-knight"),) and "Bo" in hint.text.en


@pytest.mark.rule("glossary/chains")
def test_chains_come_off_when_fewer_cards_are_drawn() -> None:
    t = table(side(chains=3, deck=["troll"] * 9), side())
    t.end_turn()
    (hint,) = explained(t, HintKind.CHAINS)
    assert hint.to is ADA and t.game.state.players[0].chains == 2


@pytest.mark.rule("turn/step-5-draw-cards")
def test_a_full_hand_draws_nothing() -> None:
    t = table(side(hand=["troll"] * 6, deck=["krump"] * 3), side(hand=["krump"], deck=["troll"] * 9), house=House.DIS)
    t.end_turn()
    (hint,) = explained(t, HintKind.FULL_HAND)
    assert hint.to is ADA and "6" in hint.text.en
    t.end_turn()
    assert [hint.to for hint in explained(t, HintKind.FULL_HAND)] == [ADA], "Bo drew"


def test_an_ordinary_turn_says_nothing() -> None:
    t = table(side(battleline=["troll"], deck=["krump"] * 9), side(battleline=["batdrone"], deck=["krump"] * 9))
    t.fight("troll", "batdrone")
    t.end_turn()
    assert kinds(t) == set()


# What one player has learned ---------------------------------------------------------------------


def test_strength_decides_what_is_shown() -> None:
    hints = [Hint(HintKind.WARD, ADA, HintKind.WARD.title), Hint(HintKind.HOUSES, ADA, HintKind.HOUSES.title)]
    assert Learner(Strength.OFF).choose(hints) == ()
    assert Learner(Strength.GENTLE).choose(hints) == (hints[0],)
    assert Learner(Strength.FULL).choose(hints * 2) == tuple(hints), "each kind once"


def test_a_hint_fades_and_comes_back_after_a_mistake() -> None:
    learner = Learner()
    for _ in range(HintKind.STUN.enough):
        assert learner.wants(HintKind.STUN)
        learner.learn(HintKind.STUN)
    assert not learner.wants(HintKind.STUN) and learner.wants(HintKind.WARD)
    learner.unlearn(HintKind.STUN)
    assert learner.wants(HintKind.STUN)


def test_a_hint_whose_event_was_undone_does_not_count() -> None:
    learner = Learner()
    for _ in range(2):
        learner.learn(HintKind.STUN)
        learner.take_back(HintKind.STUN)
    learner.take_back(HintKind.STUN)
    assert learner == Learner()


def test_a_silenced_hint_stays_silent_until_all_are_asked_for_again() -> None:
    learner = Learner(silenced={HintKind.WARD})
    assert not learner.wants(HintKind.WARD)
    learner.forget()
    assert learner.wants(HintKind.WARD)


def test_what_was_learned_is_kept() -> None:
    learner = Learner(Strength.FULL, {HintKind.WARD}, {HintKind.STUN: 2})
    assert Learner.read(learner.kept()) == learner


@pytest.mark.parametrize(
    "damaged",
    [{}, {"strength": "loud", "silenced": 3, "known": []}, {"strength": None, "known": {"stun": "x", "no": 2}}],
)
def test_damaged_records_count_as_not_said(damaged: dict[str, object]) -> None:
    assert Learner.read(damaged) == Learner()


def test_every_kind_names_an_entry_of_the_rulebook() -> None:
    assert all(kind.rule in HEADINGS for kind in HintKind)
