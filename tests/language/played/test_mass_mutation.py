"""The words that Mass Mutation brought, played by drafts."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Step
from kfdesk.language.definition import Draft
from kfdesk.language.quantities import Quantity
from kfdesk.language.words import *
from kfdesk.text.speech import Spoken, render
from tests.cards.lines import cases
from tests.tables import side, table

FRIEND = a(CREATURE, FRIENDLY)


@pytest.mark.parametrize(
    ("node", "en", "de"),
    [
        (
            destroy(a(CREATURE, icons(NONE))),
            "Destroy a creature with no bonus icons",
            "Zerstöre eine Kreatur ohne Bonussymbole",
        ),
        (
            destroy(a(CREATURE, not_(icons(at_least(2))))),
            "Destroy a creature with 1 or fewer bonus icons",
            "Zerstöre eine Kreatur mit höchstens 1 Bonussymbol",
        ),
        (
            and_(exalt(FRIEND), ward(FRIEND), fully_heal(FRIEND)),
            "Exalt, ward, and fully heal a friendly creature",
            "Erhebe eine befreundete Kreatur, beschütze sie und heile sie komplett",
        ),
        (
            after(attaches(a_player(), a(UPGRADE), one_of(HOST, neighbors_of(HOST))), gain(1)),
            "After a player attaches an upgrade to this creature or one of its neighbors, gain 1{amber}",
            "Nachdem ein Spieler eine Aufwertung an diese Kreatur oder einen ihrer Nachbarn angelegt hat, "
            "erhalte 1{amber}",
        ),
        (
            cannot(REAP, neighbors_of(HOST)),
            "This creature’s neighbors cannot reap",
            "Die Nachbarn dieser Kreatur können nicht ernten",
        ),
    ],
)
def test_wording(node: Spoken, en: str, de: str) -> None:
    assert (render(node, "en"), render(node, "de")) == (en, de)


class TestBonusIcons:
    test = cases(
        """
        a creature with printed icons, and one with icons that were added, are not meant by none
            rule: glossary/bonus-icons
            ada: artifacts cannon
            bo: line troll(icons=damage) krump dextre bumpsy
            in: brobnar
            action cannon, offers krump dextre bumpsy, pick bumpsy
            -> cannon exhausted, bumpsy: battleline > discard
        """,
        card("cannon", action(destroy(a(CREATURE, icons(NONE))))),
    )


def _champion() -> Draft:
    """Gains for a fight against the most powerful enemy creature."""
    return card("krump", before_fight(if_(is_(fought_by(THIS), most_powerful(CREATURE, ENEMY)), gain(2))))


class TestTheMostPowerful:
    test = cases(
        """
        each of two that are equal is the most powerful
            rule: glossary/most-powerful
            in: brobnar
            ada: line krump
            bo: line troll(power_counters=1) bumpsy(power_counters=4 stunned) silvertooth
            fight krump bumpsy
            -> ada amber: 0 > 2, krump: battleline > discard, bumpsy damage: 0 > 6
        a weaker one is not
            rule: glossary/most-powerful
            in: brobnar
            ada: line krump
            bo: line troll silvertooth
            fight krump silvertooth
            -> krump exhausted, krump damage: 0 > 2, silvertooth: battleline > discard
        """,
        _champion(),
    )


class TestOtherwise:
    test = cases(
        """
        what is not done leads to the other, also where it could not be done
            rule: glossary/if-you-do-and-in-order-to
            in: brobnar
            ada: artifacts cannon; hand fear; archives punch
            action cannon, answer no, pick fear
            -> cannon exhausted, fear: hand > archives
        nothing to discard leads to the other
            rule: glossary/if-you-do-and-in-order-to
            in: brobnar
            ada: artifacts cannon; hand fear
            action cannon, pick fear
            -> cannon exhausted, fear: hand > archives
        what is done does not
            rule: glossary/if-you-do-and-in-order-to
            in: brobnar
            ada: artifacts cannon; hand fear; archives punch
            action cannon, answer yes, pick punch
            -> ada amber: 0 > 1, cannon exhausted, punch: archives > discard
        """,
        card("cannon", action(if_you_do(may(discard(a(CARD, in_=archives()))), gain(1), archive()))),
    )


def _patronage(share: Quantity) -> Draft:
    giver = a(CREATURE)
    return card("cannon", action(move_amber(share, giver, YOU), move_amber(ALL, giver, OPPONENT)))


class TestHalves:
    rounded = """
        half of three, rounded up, are two
            in: brobnar
            ada: artifacts cannon
            bo: line troll(amber=3)
            action cannon, pick troll
            -> ada amber: 0 > 2, bo amber: 0 > 1, cannon exhausted, troll amber: 3 > 0
        """
    test = cases(rounded, _patronage(HALF_UP))


class TestPlayersOfCards:
    test = cases(
        """
        of two that are equally powerful the active player says whose controller gains
            rule: glossary/most-powerful
            in: brobnar
            ada: artifacts cannon; line troll
            bo: line troll
            action cannon, pick troll#2
            -> bo amber: 0 > 1, cannon exhausted
        the most powerful one needs no choice
            rule: glossary/most-powerful
            in: brobnar
            ada: artifacts cannon; line troll
            bo: line krump
            action cannon
            -> ada amber: 0 > 1, cannon exhausted
        no creature has no controller
            rule: glossary/most-powerful
            in: brobnar
            ada: artifacts cannon
            action cannon
            -> cannon exhausted
        """,
        card("cannon", action(gain(1, controller_of(most_powerful(CREATURE))))),
    )


def _new_frontiers() -> Draft:
    house, seen = a_house(), top(3, deck())
    mine = each(CARD, of_house(house), in_=seen)
    return card("cannon", action(choose(house), reveal(seen), and_(archive(mine), discard(rest_of(mine)))))


class TestTheOthers:
    test = cases(
        """
        what is not of the description is the rest, of those cards alone
            in: brobnar
            ada: artifacts cannon; deck troll fear krump punch
            action cannon, answer house:brobnar
            -> cannon exhausted, troll: deck > archives, krump: deck > archives, fear: deck > discard
        all may be the rest
            in: brobnar
            ada: artifacts cannon; deck fear troll
            action cannon, answer house:mars, finish
            -> cannon exhausted, fear: deck > discard, troll: deck > discard
        """,
        _new_frontiers(),
    )


class TestOfEachType:
    test = cases(
        """
        a card of each type is chosen where there are several, types without one are passed over
            in: brobnar
            ada: artifacts cannon; discard troll krump fear blood-of-titans
            action cannon, pick fear, offers krump troll, pick krump, pick blood-of-titans
            -> cannon exhausted, krump: discard > hand, fear: discard > hand, blood-of-titans: discard > hand
        """,
        card("cannon", action(return_(one_of_each(TYPE, CARD, in_=discard_pile())))),
    )


class TestOneOfThem:
    test = cases(
        """
        an upgrade on this card or on a neighbor of it counts
            rule: glossary/upgrades
            in: brobnar
            ada: line krump commander-dhrxgar troll bumpsy; hand blood-of-titans blood-of-titans blood-of-titans
            play blood-of-titans, pick commander-dhrxgar, play blood-of-titans#2, pick krump
            -> ada amber: 0 > 4, blood-of-titans: hand > upgrade, blood-of-titans 2: hand > upgrade,
            -> blood-of-titans on: nothing > commander-dhrxgar, blood-of-titans 2 on: nothing > krump
        one on a creature farther away does not
            rule: glossary/upgrades
            in: brobnar
            ada: line krump commander-dhrxgar troll bumpsy; hand blood-of-titans
            play blood-of-titans, pick bumpsy
            -> ada amber: 0 > 1, blood-of-titans: hand > upgrade, blood-of-titans on: nothing > bumpsy
        """,
        card("commander-dhrxgar", after(attaches(a_player(), a(UPGRADE), one_of(THIS, neighbors_of(THIS))), gain(1))),
    )


class TestSecondTimeToChoose:
    @pytest.mark.rule("glossary/house-choice")
    def test_a_house_that_was_not_chosen_bars_nothing(self) -> None:
        barred = card("cannon", cannot(CHOOSE, EACH_PLAYER, HOUSE_BEFORE))
        t = table(side(artifacts=["cannon"], houses=[House.BROBNAR]), side(houses=[House.DIS]), barred, step=Step.HOUSE)
        assert t.decision.keys() == ("house:brobnar",)


class TestOfEachPower:
    test = cases(
        """
        each different power counts once
            in: brobnar
            ada: artifacts cannon; line krump valdr troll
            action cannon
            -> ada amber: 0 > 2, cannon exhausted
        """,
        card("cannon", action(gain(for_each(1, each_of(POWER, each(CREATURE, FRIENDLY)))))),
    )
