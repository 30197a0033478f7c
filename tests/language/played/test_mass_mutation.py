"""The words that Mass Mutation brought, played by its cards, or by drafts where no card shows just that."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Step
from kfdesk.language.definition import Draft
from kfdesk.language.words import *
from kfdesk.text.wording import Worded, render
from tests.cards.lines import cases
from tests.tables import side, spec, table

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
def test_wording(node: Worded, en: str, de: str) -> None:
    assert (render(node, "en"), render(node, "de")) == (en, de)


class TestBonusIcons:
    test = cases(
        """
        a creature with printed icons, and one with icons that were added, are not meant by none
            rule: glossary/bonus-icons
            ada: hand wail-of-the-damned
            bo: line dust-pixie troll(icons=damage) krump dextre bumpsy
            in: dis
            play wail-of-the-damned, offers krump dextre bumpsy, pick bumpsy
            -> wail-of-the-damned: hand > discard, bumpsy: battleline > discard
        """,
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


class TestTheOthers:
    test = cases(
        """
        what is not of the description is the rest, and that may be all
            in: staralliance
            ada: hand new-frontiers; deck fear troll
            play new-frontiers, answer house:mars, finish
            -> ada amber: 0 > 1, new-frontiers: hand > discard, fear: deck > discard, troll: deck > discard
        """,
    )


class TestSecondTimeToChoose:
    @pytest.mark.rule("glossary/house-choice")
    def test_a_house_that_was_not_chosen_bars_nothing(self) -> None:
        ada = side(artifacts=[spec("the-ulfberht-device", house=House.BROBNAR)], houses=[House.BROBNAR])
        t = table(ada, side(houses=[House.DIS]), step=Step.HOUSE)
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
