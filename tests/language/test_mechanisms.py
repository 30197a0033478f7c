"""The mechanisms behind the words: tolls, control, abduction, substitutes, farewells, fights, durations."""

import pytest

from kfdesk.engine.terms import DecisionKind, House, Keyword, Label, Step, Zone
from kfdesk.language.amounts import ALL, HALF_UP, Quantity, for_each, that_much
from kfdesk.language.attributes import READY, STUNNED, armor, of_house, with_keyword
from kfdesk.language.choices import choose
from kfdesk.language.combined import one_of
from kfdesk.language.conditions import is_, there_are
from kfdesk.language.constants import PLAY
from kfdesk.language.counts.cards import excess, more_than
from kfdesk.language.counts.players import amber_of
from kfdesk.language.definition import card
from kfdesk.language.durations import next_, next_turn, this_turn, until_leaves
from kfdesk.language.effects.amber import capture, gain, steal
from kfdesk.language.effects.control import swap, take_control
from kfdesk.language.effects.damage import Destroy, deal, destroy, fully_heal, heal
from kfdesk.language.effects.decks import draw
from kfdesk.language.effects.flow import and_, by, if_, if_you_do, sentences
from kfdesk.language.effects.marks import exhaust, lose_armor, ready
from kfdesk.language.effects.moves import ARCHIVES, Archive, Purge, archive, discard, purge, put, return_
from kfdesk.language.effects.repeat import repeat
from kfdesk.language.effects.revealing import reveal
from kfdesk.language.effects.use import as_if_yours, fight_with, resolve, strike_instead, use
from kfdesk.language.labels import action, after_reap, before_fight, play
from kfdesk.language.named_choices import ACTIVE
from kfdesk.language.occurrences import fights, gets_amber, is_destroyed, leaves
from kfdesk.language.piles import top
from kfdesk.language.places import archives, deck, hand
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU, controller_of
from kfdesk.language.predicates import ENEMY, FRIENDLY, OTHER, other_than, played_by
from kfdesk.language.ranges import NONE, SOME
from kfdesk.language.reactions import after, as_soon_as, before
from kfdesk.language.replacements import instead, redirect, skips
from kfdesk.language.results import done
from kfdesk.language.rules.abilities import gains, loses
from kfdesk.language.rules.belonging import controls
from kfdesk.language.rules.entrances import enters_as
from kfdesk.language.rules.obligations import can_only
from kfdesk.language.rules.permissions import permits
from kfdesk.language.rules.prices import toll
from kfdesk.language.rules.prohibitions import cannot
from kfdesk.language.rules.verbs import FIGHT, USE
from kfdesk.language.sorts import ARTIFACT, CARD, CREATURE
from kfdesk.language.targets import GRANTING_CARD, HOST, THIS, a, any_number, each
from tests.tables import side, spec, table

ACT = "punch"
"""A Brobnar action without bonus icon surprises, whose behavior these tests replace."""


# Tolls --------------------------------------------------------------------------------------------


def test_a_toll_is_paid_to_its_controller_and_who_cannot_pay_cannot_play() -> None:
    office = card("gauntlet-of-command", toll(1, Label.PLAY, a(ARTIFACT)))
    t = table(side(hand=["cannon", "banner-of-battle"], amber=1), side(artifacts=["gauntlet-of-command"]), office)
    t.do("play", "cannon")
    assert (t.amber(0), t.amber(1)) == (0, 1)
    assert t.reasons(f"play:{t.handle('banner-of-battle')}") == ["glossary/pay"]
    t.expect_main_step()


def test_a_toll_on_use_binds_only_the_named_sort() -> None:
    creature = card("bumpsy", toll(1, USE, a(ARTIFACT)))
    t = table(
        side(artifacts=["library-of-babble"], battleline=["batdrone"]),
        side(battleline=["bumpsy"]),
        creature,
        house=House.LOGOS,
    )
    assert t.reasons(f"action:{t.handle('library-of-babble')}") == ["glossary/pay"]
    assert t.reasons(f"reap:{t.handle('batdrone')}") == []


def test_a_card_may_demand_that_you_lose_amber() -> None:
    draft = card("troll", toll(3, Label.PLAY, THIS))
    poor = table(side(hand=["troll"], amber=2), None, draft)
    assert poor.reasons(f"play:{poor.handle('troll')}") == ["glossary/if-you-do-and-in-order-to"]
    rich = table(side(hand=["troll"], amber=4), None, draft)
    rich.creature("troll")
    assert (rich.amber(0), rich.amber(1)) == (1, 0)


# Control ------------------------------------------------------------------------------------------


def test_control_lasts_until_the_source_leaves() -> None:
    mind = card("bumpsy", play(until_leaves(THIS, controls(a(CREATURE, ENEMY)))))
    blow = card(ACT, play(destroy(a(CREATURE))))
    t = table(side(hand=["bumpsy", ACT]), side(battleline=["dust-pixie"]), mind, blow)
    t.creature("bumpsy")
    t.pick("dust-pixie")
    t.answer(t.decision.keys()[0])
    assert t.line(0) == ["dust-pixie", "bumpsy"]
    t.do("play", ACT)
    t.pick("bumpsy")
    while t.decision.kind is DecisionKind.SLOT:
        t.answer(t.decision.keys()[0])
    assert (t.line(0), t.line(1)) == ([], ["dust-pixie"])


def test_control_of_an_artifact_is_for_good() -> None:
    t = table(
        side(hand=[ACT]),
        side(artifacts=["cannon"]),
        card(ACT, play(take_control(a(ARTIFACT, ENEMY)))),
    )
    t.do("play", ACT)
    t.pick("cannon")
    t.end_turn()
    assert t.ids(0, "artifacts") == ["cannon"]


def test_an_upgrade_gives_control_of_its_host() -> None:
    t = table(side(hand=["blood-of-titans"]), side(battleline=["troll"]), card("blood-of-titans", controls(HOST)))
    t.do("play", "blood-of-titans")
    t.pick("troll")
    t.finish()
    assert (t.line(0), t.line(1)) == (["troll"], [])


def test_an_enemy_artifact_is_used_as_if_it_were_yours() -> None:
    t = table(
        side(hand=[ACT]),
        side(artifacts=["library-of-babble"], deck=["troll"]),
        card(ACT, play(as_if_yours(use(a(ARTIFACT, ENEMY))))),
        card("library-of-babble", action(gain(2))),
    )
    before = t.amber(0)
    t.do("play", ACT)
    t.pick("library-of-babble")
    t.finish()
    assert t.amber(0) - before >= 2
    assert t.amber(1) == 0
    assert not t.card("library-of-babble").ready


def test_another_creatures_reap_effect_is_resolved_as_if_you_controlled_it() -> None:
    t = table(
        side(battleline=["bumpsy"], amber=2),
        side(battleline=["charette"], amber=3),
        card("bumpsy", after_reap(as_if_yours(resolve(Label.AFTER_REAP, a(CREATURE, OTHER))))),
        card("charette", after_reap(steal(1))),
    )
    t.do("reap", "bumpsy")
    t.pick("charette")
    assert (t.amber(0), t.amber(1)) == (4, 2)
    assert t.card("charette").ready


def test_two_creatures_change_places() -> None:
    other = a(CREATURE, FRIENDLY, OTHER)
    t = table(side(battleline=["bumpsy", "troll", "krump"]), None, card("bumpsy", after_reap(swap(THIS, other))))
    t.do("reap", "bumpsy")
    t.pick("krump")
    assert t.line(0) == ["krump", "troll", "bumpsy"]


# Archives -----------------------------------------------------------------------------------------


def test_an_abducted_creature_goes_home_and_is_not_discarded() -> None:
    t = table(
        side(hand=[ACT]),
        side(battleline=["dust-pixie"], hand=["shooler"]),
        card(ACT, play(put(a(CREATURE, ENEMY), ARCHIVES, printed=YOU))),
        card("shooler", play(sentences(by(OPPONENT, discard(each(CARD, in_=archives()))), gain(3)))),
    )
    t.do("play", ACT)
    t.pick("dust-pixie")
    assert t.ids(0, "archives") == ["dust-pixie"]
    t.end_turn()
    t.creature("shooler")
    assert t.ids(1, "hand").count("dust-pixie") == 1
    assert t.ids(1, "discard") == []


# In place of --------------------------------------------------------------------------------------


def test_creatures_are_purged_in_place_of_being_discarded_with_their_amber_returned() -> None:
    t = table(
        side(hand=[ACT], artifacts=["gauntlet-of-command"], amber=0),
        side(battleline=[spec("troll", amber=2)]),
        card("gauntlet-of-command", instead(leaves(a(CREATURE), to=Zone.DISCARD), redirect(to=Zone.PURGED))),
        card(ACT, play(destroy(a(CREATURE)))),
    )
    before = t.amber(0)
    t.do("play", ACT)
    t.pick("troll")
    assert t.ids(1, "purged") == ["troll"]
    assert t.amber(0) - before in (2, 3)


def test_what_the_opponent_would_gain_is_captured_instead() -> None:
    t = table(
        side(battleline=["urchin"]),
        side(battleline=["bumpsy"]),
        card("bumpsy", instead(gets_amber(OPPONENT), redirect(to=THIS))),
    )
    t.do("reap", "urchin")
    assert t.amber(0) == 0
    assert t.card("bumpsy").amber == 1


def test_a_step_is_skipped_on_the_opponents_next_turn_only() -> None:
    t = table(
        side(hand=[ACT]),
        side(amber=6, battleline=["troll"]),
        card(ACT, play(next_turn(OPPONENT, skips(Step.FORGE, OPPONENT)))),
    )
    t.do("play", ACT)
    t.end_turn()
    assert t.amber(1) == 6
    t.end_turn()
    t.end_turn()
    assert t.game.state.players[1].keys


def test_an_upgrade_is_destroyed_instead_of_its_creature() -> None:
    cloak = GRANTING_CARD
    t = table(
        side(hand=[ACT]),
        side(battleline=[spec("troll", upgrades=[spec("blood-of-titans")], damage=2)]),
        card("blood-of-titans", gains(HOST, instead(is_destroyed(THIS), and_(fully_heal(THIS), destroy(cloak))))),
        card(ACT, play(destroy(a(CREATURE)))),
    )
    t.do("play", ACT)
    t.pick("troll")
    assert t.line(1) == ["troll"]
    assert t.card("troll").damage == 0
    assert t.zone("blood-of-titans") == "discard"


def test_a_card_answers_its_own_leaving() -> None:
    t = table(
        side(hand=[ACT], amber=3),
        side(battleline=["bumpsy"], amber=3),
        card("bumpsy", after(leaves(THIS), steal(2, OPPONENT))),
        card(ACT, play(return_(a(CREATURE)))),
    )
    t.do("play", ACT)
    t.pick("bumpsy")
    assert t.amber(1) == 1


# Fights -------------------------------------------------------------------------------------------


def test_a_creature_fights_three_times_each_time_another() -> None:
    fighter = a(CREATURE, FRIENDLY)
    t = table(
        side(hand=[ACT], battleline=["troll"]),
        side(battleline=["dust-pixie", "urchin", "bad-penny"]),
        card(ACT, play(repeat(and_(ready(fighter), fight_with(fighter)), times=2, different=True))),
    )
    t.do("play", ACT)
    t.pick("troll")
    t.pick("dust-pixie")
    assert t.offered() == ["urchin", "bad-penny"]
    t.pick("urchin")
    t.finish()
    assert not t.card("troll").ready


def test_damage_is_dealt_to_another_than_the_one_fought() -> None:
    other = a(CREATURE)
    t = table(
        side(battleline=["bumpsy"]),
        side(battleline=["troll", "dust-pixie"]),
        card("bumpsy", before_fight(choose(other), strike_instead(other))),
    )
    t.fight("bumpsy", "troll")
    t.pick("dust-pixie")
    assert t.card("troll").damage == 0
    assert t.zone("dust-pixie") == "discard"
    assert t.zone("bumpsy") == "discard"


def test_a_halted_creature_is_exhausted_and_does_not_fight() -> None:
    fighter = a(CREATURE)
    card_ = top(1, deck(controller_of(fighter)))
    halt = before(fights(fighter), discard(card_), if_(is_(card_, of_house(ACTIVE)), exhaust(fighter, no_effect=True)))
    for first, fought in (("krump", False), ("urchin", True)):
        t = table(
            side(battleline=["troll"], deck=[first]),
            side(battleline=["dust-pixie"], artifacts=["gauntlet-of-command"]),
            card("gauntlet-of-command", halt),
        )
        t.fight("troll", "dust-pixie")
        assert not t.card("troll").ready
        assert (t.zone("dust-pixie") == "discard") is fought
        t.expect_main_step()


def test_a_creature_that_can_only_fight_the_stunned() -> None:
    t = table(
        side(battleline=["bumpsy"]),
        side(battleline=["troll", spec("dust-pixie", stunned=True)]),
        card("bumpsy", can_only(FIGHT, THIS, each(CREATURE, STUNNED))),
    )
    t.do("fight", "bumpsy")
    assert t.offered() == ["dust-pixie"]


# Permissions --------------------------------------------------------------------------------------


def test_one_card_of_another_house_may_be_played() -> None:
    t = table(side(hand=[ACT, "urchin", "dodger"]), None, card(ACT, play(this_turn(next_(permits(PLAY, a(CARD)))))))
    assert not t.can("play", "urchin")
    t.do("play", ACT)
    t.creature("urchin")
    assert not t.can("play", "dodger")


def test_no_creatures_are_played_on_the_opponents_next_turn() -> None:
    t = table(
        side(hand=[ACT]),
        side(hand=["troll", "punch"], battleline=["bumpsy"]),
        card(ACT, play(next_turn(OPPONENT, cannot(PLAY, OPPONENT, a(CREATURE))))),
    )
    t.do("play", ACT, player=0)
    t.end_turn()
    assert "glossary/restrictions" in t.reasons(f"play:{t.handle('troll')}")
    assert "glossary/restrictions" not in t.reasons(f"play:{t.handle('punch', player=1)}")


def test_no_more_than_two_cards_a_turn() -> None:
    t = table(
        side(hand=["troll", "krump", "cannon"]),
        side(battleline=["bumpsy"]),
        card("bumpsy", cannot(PLAY, OPPONENT, more_than=2)),
    )
    t.creature("troll")
    t.finish()
    t.creature("krump")
    t.finish()
    assert "glossary/restrictions" in t.reasons(f"play:{t.handle('cannon')}")


def test_fighting_is_forbidden_on_the_opponents_next_turn() -> None:
    t = table(
        side(hand=[ACT], battleline=["krump"]),
        side(battleline=["troll"]),
        card(ACT, play(next_turn(OPPONENT, cannot(FIGHT, each(CREATURE, ENEMY))))),
    )
    t.do("play", ACT)
    t.end_turn()
    assert not t.can("fight", "troll")
    assert f"reap:{t.handle('troll')}" in t.decision.keys()


def test_only_the_next_creature_enters_ready() -> None:
    t = table(
        side(hand=[ACT, "troll", "krump"]),
        None,
        card(ACT, play(this_turn(next_(enters_as(READY, of=one_of(a(CREATURE), a(ARTIFACT))))))),
    )
    t.do("play", ACT)
    t.creature("troll")
    t.creature("krump")
    assert (t.card("troll").ready, t.card("krump").ready) == (True, False)


def test_the_first_creature_each_turn_enters_ready() -> None:
    t = table(
        side(hand=["troll", "krump"]),
        side(artifacts=["gauntlet-of-command"]),
        card("gauntlet-of-command", enters_as(READY, of=each(CREATURE, played_by(EACH_PLAYER, first=True)))),
    )
    t.creature("troll")
    t.creature("krump")
    assert (t.card("troll").ready, t.card("krump").ready) == (True, False)


def test_a_creature_perishes_without_enemies() -> None:
    t = table(
        side(battleline=["bumpsy"], hand=[ACT]),
        side(battleline=["dust-pixie"]),
        card("bumpsy", as_soon_as(there_are(NONE, each(CREATURE, ENEMY)), destroy(THIS))),
        card(ACT, play(destroy(a(CREATURE)))),
    )
    t.do("play", ACT)
    t.pick("dust-pixie")
    assert t.zone("bumpsy") == "discard"


@pytest.mark.rule("glossary/constant-abilities", "glossary/ward")
@pytest.mark.parametrize(
    ("goes", "zone"), [(destroy(THIS), "discard"), (archive(THIS), "archives"), (purge(THIS), "purged")]
)
@pytest.mark.parametrize("warded", [False, True])
def test_what_goes_as_soon_as_something_is_so_goes_whatever_saved_it_once(
    goes: Destroy | Archive | Purge, zone: str, warded: bool
) -> None:
    t = table(
        side(hand=[ACT], battleline=[spec("bumpsy", warded=warded)]),
        side(battleline=["dust-pixie"]),
        card("bumpsy", as_soon_as(there_are(NONE, each(CREATURE, ENEMY)), goes)),
        card(ACT, play(destroy(a(CREATURE, ENEMY)))),
    )
    t.do("play", ACT)
    t.finish()
    assert t.zone("bumpsy") == zone


@pytest.mark.rule("glossary/constant-abilities", "glossary/upgrades")
@pytest.mark.parametrize(
    ("goes", "zone"), [(destroy(THIS), "discard"), (archive(THIS), "archives"), (purge(THIS), "purged")]
)
def test_so_does_an_upgrade(goes: Destroy | Archive | Purge, zone: str) -> None:
    t = table(
        side(hand=[ACT], battleline=[spec("bumpsy", upgrades=["blood-of-titans"])]),
        side(battleline=["dust-pixie"]),
        card("blood-of-titans", as_soon_as(there_are(NONE, each(CREATURE, ENEMY)), goes)),
        card(ACT, play(destroy(a(CREATURE, ENEMY)))),
    )
    t.do("play", ACT)
    t.finish()
    assert (t.zone("blood-of-titans"), t.line(0)) == (zone, ["bumpsy"])


@pytest.mark.rule("glossary/constant-abilities")
@pytest.mark.parametrize("goes", [destroy(THIS), archive(THIS), purge(THIS)])
def test_it_goes_before_anything_that_reacts_to_its_play(goes: Destroy | Archive | Purge) -> None:
    t = table(
        side(hand=["bumpsy"]),
        None,
        card("bumpsy", as_soon_as(there_are(NONE, each(CREATURE, ENEMY)), goes), play(gain(1))),
    )
    t.creature("bumpsy")
    assert t.amber(0) == 0
    t.expect_main_step()


def test_a_lost_keyword_is_lost() -> None:
    t = table(
        side(hand=[ACT, "anger"]),
        side(battleline=["noddy-the-thief", "troll"]),
        card(ACT, play(this_turn(loses(each(CREATURE), Keyword.ELUSIVE)))),
        card("anger", play(destroy(each(CREATURE, with_keyword(Keyword.ELUSIVE))))),
    )
    t.do("play", ACT)
    t.do("play", "anger")
    assert t.line(1) == ["noddy-the-thief", "troll"]


# Counting and repeating ---------------------------------------------------------------------------


def test_damage_equal_to_what_was_healed() -> None:
    patient = a(CREATURE)
    cure = heal(2, patient)
    t = table(
        side(hand=[ACT], battleline=[spec("troll", damage=1)]),
        side(battleline=["krump"]),
        card(ACT, play(cure, deal(that_much(cure), a(CREATURE, other_than(patient))))),
    )
    t.do("play", ACT)
    t.pick("troll")
    t.pick("krump")
    assert t.card("krump").damage == 1


def test_revealed_cards_are_counted() -> None:
    shown = reveal(any_number(CARD, of_house(House.BROBNAR), in_=hand()))

    t = table(
        side(hand=[ACT, "troll", "krump", "urchin"], deck=["dodger", "shooler", "charette"]),
        None,
        card(ACT, play(shown, draw(for_each(1, done(shown))))),
    )
    t.do("play", ACT)
    assert set(t.offered()) == {"troll", "krump"}
    t.pick("troll", "krump")
    assert len(t.ids(0, "deck")) == 1


def test_each_creature_captures_once_for_the_excess() -> None:
    more = excess(each(CREATURE, FRIENDLY), each(CREATURE, ENEMY))
    t = table(
        side(hand=[ACT], battleline=["troll", "krump", "bumpsy"]),
        side(battleline=["dust-pixie"], amber=5),
        card(
            ACT,
            play(repeat(capture(1, a(CREATURE, FRIENDLY)), for_each=more, different=True)),
        ),
    )
    t.do("play", ACT)
    t.pick("troll")
    assert t.offered() == ["krump", "bumpsy"]
    t.pick("bumpsy")
    assert t.amber(1) == 3
    t.expect_main_step()


def test_an_effect_is_repeated_while_its_condition_holds() -> None:
    t = table(
        side(hand=[ACT]),
        side(amber=8),
        card(ACT, play(repeat(steal(1), while_=there_are(more_than(amber_of(YOU)), amber_of(OPPONENT))))),
    )
    t.do("play", ACT)
    assert t.amber(1) == 4
    assert t.amber(0) in (4, 5)  # with the bonus icon of the card


def test_an_effect_may_be_repeated_as_long_as_it_is_possible() -> None:
    t = table(
        side(hand=["fiery-jark"], battleline=["troll"]),
        side(battleline=["dust-pixie", "urchin", "dodger"]),
    )
    t.creature("fiery-jark")
    t.pick("urchin")
    t.pick("troll")
    t.answer("yes")
    t.pick("dodger")
    t.pick("fiery-jark")
    t.expect_main_step()
    assert t.line(1) == ["dust-pixie"]


def test_capturing_from_ones_own_side() -> None:
    captor = a(CREATURE, ENEMY)
    t = table(
        side(hand=[ACT]),
        side(battleline=["troll"], amber=2),
        card(ACT, play(capture(1, captor, controller_of(captor)))),
    )
    t.do("play", ACT)
    t.pick("troll")
    assert (t.amber(1), t.card("troll").amber) == (1, 1)


@pytest.mark.rule("glossary/golden-rule", "glossary/capture")
@pytest.mark.parametrize(("amount", "left"), [(ALL, (5, 0, 3)), (HALF_UP, (5, 1, 2)), (2, (3, 3, 2))])
def test_a_share_of_your_opponents_amber_is_theirs_whoever_captures_it(
    amount: int | Quantity, left: tuple[int, int, int]
) -> None:
    t = table(
        side(hand=[ACT], amber=4),
        side(battleline=["troll"], amber=3),
        card(ACT, play(capture(amount, a(CREATURE)))),
    )
    t.do("play", ACT)
    t.pick("troll")
    assert (t.amber(0), t.amber(1), t.card("troll").amber) == left


@pytest.mark.rule("glossary/using-cards-via-other-card-abilities", "glossary/constant-abilities")
@pytest.mark.parametrize("yours", [True, False])
@pytest.mark.parametrize("most", [None, 1])
def test_only_you_may_use_what_you_may_use(*, yours: bool, most: int | None) -> None:
    giants = (each if most is None else a)(CREATURE, of_house(House.BROBNAR))
    relics = ["cannon"]
    t = table(
        side(battleline=["troll"], artifacts=relics if yours else []),
        side(battleline=["krump"], artifacts=[] if yours else relics),
        card("cannon", permits(USE, giants, up_to=most)),
        house=House.LOGOS,
    )
    assert t.can("reap", "troll") is yours


@pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/armor")
@pytest.mark.parametrize(("foe", "asked"), [("champion-anaphiel", True), ("krump", False)])
def test_a_creature_without_armor_is_not_asked_for_and_loses_none(foe: str, *, asked: bool) -> None:
    spell = card(ACT, play(if_you_do(lose_armor(a(CREATURE, ENEMY)), gain(2))))
    t = table(side(hand=[ACT]), side(battleline=["troll", foe]), spell)
    t.do("play", ACT)
    if asked:
        t.offers("troll", foe)
        t.pick("troll")
    t.expect_main_step()
    assert t.amber(0) == 1  # for the icon of the card


def test_armor_lost_becomes_damage() -> None:
    t = table(
        side(hand=[ACT]),
        side(battleline=["champion-anaphiel", "troll"]),
        card(ACT, play(lose_armor(each(CREATURE, ENEMY, armor(SOME))))),
    )
    t.do("play", ACT)
    assert t.card("champion-anaphiel").damage == t.game.state.cards[t.number("champion-anaphiel")].definition.armor
    assert t.card("champion-anaphiel").armor == 0
    assert t.card("troll").damage == 0
