"""Æmber Skies, Logos: what each card does, and what it does not."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec, House
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

LOGOS = House.LOGOS


class TestArcenomometer:
    test = cases(
        """
        in your own turn nobody loses anything
            in: logos
            ada: artifacts arcenomometer; hand labwork; amber 3
            bo: amber 3
            action arcenomometer, play labwork
            -> arcenomometer exhausted, labwork: hand > discard, ada amber: 3 > 4
        """
    )

    def measured(self) -> Table:
        """Return a table in the opponent's turn after the action."""
        bo = side(hand=["punch", "troll", "cannon"], amber=2, battleline=["krump"])
        t = table(side(artifacts=["arcenomometer"], deck=["fear"] * 9, amber=2), bo)
        t.do("action", "arcenomometer")
        t.end_turn()
        return t

    def test_each_card_that_the_opponent_plays_costs_them_an_amber_if_they_have_one(self) -> None:
        t = self.measured()
        t.creature("troll")
        assert (t.amber(0), t.amber(1)) == (2, 1)
        t.do("play", "cannon")
        assert t.amber(1) == 0
        t.do("play", "punch")
        t.finish()
        assert t.amber(1) == 0  # the Æmber that its bonus icon gains is lost after it was played
        t.expect_main_step()

    def test_what_they_use_or_discard_costs_nothing(self) -> None:
        t = self.measured()
        t.do("discard", "punch")
        t.do("reap", "krump")
        assert t.amber(1) == 3

    def test_in_one_turn_only(self) -> None:
        t = self.measured()
        t.end_turn()
        t.end_turn()
        assert t.game.state.active == 1
        t.creature("troll")
        assert t.amber(1) == 2


class TestCaptainNemo:
    test = cases("""
        having fought it destroys an artifact and a creature, of either side
            in: logos
            ada: line captain-nemo krump; artifacts quantum-compass
            bo: line dust-pixie troll; artifacts cannon
            fight captain-nemo dust-pixie, offers quantum-compass cannon
            pick cannon, offers captain-nemo krump troll
            pick troll, finish
            -> captain-nemo exhausted, captain-nemo damage: 0 > 1, dust-pixie: battleline > discard,
            -> cannon: artifacts > discard, troll: battleline > discard
        reaping destroys nothing
            in: logos
            ada: line captain-nemo
            bo: line troll; artifacts cannon
            reap captain-nemo
            -> captain-nemo exhausted, ada amber: 0 > 1
    """)


class TestEmpyreanCharge:
    test = cases("""
        a key costs 6 more, less 1 for each card in either archives, which are discarded
            rule: glossary/cost-at-current-cost glossary/archives
            in: logos
            ada: hand empyrean-charge; archives fear anger troll; amber 7
            bo: archives krump bumpsy
            play empyrean-charge, answer key:red, finish
            -> empyrean-charge: hand > discard, ada amber: 7 > 1, ada keys: nothing > red, fear: archives > discard,
            -> anger: archives > discard, troll: archives > discard, krump: archives > discard,
            -> bumpsy: archives > discard
        also where it is too dear
            in: logos
            ada: hand empyrean-charge; archives fear; amber 7
            bo: archives krump bumpsy
            play empyrean-charge, finish
            -> empyrean-charge: hand > discard, ada amber: 7 > 8, fear: archives > discard,
            -> krump: archives > discard, bumpsy: archives > discard
        with more than 6 cards it costs less than the current cost
            rule: glossary/cost-at-current-cost
            in: logos
            ada: hand empyrean-charge; archives fear fear fear fear; amber 4
            bo: archives krump krump krump krump
            play empyrean-charge, answer key:red, finish
            -> empyrean-charge: hand > discard, ada amber: 4 > 1, ada keys: nothing > red, fear: archives > discard,
            -> fear 2: archives > discard, fear 3: archives > discard, fear 4: archives > discard,
            -> krump: archives > discard, krump 2: archives > discard, krump 3: archives > discard,
            -> krump 4: archives > discard
    """)


class TestMinervaSWings:
    test = cases("""
        its creature draws 2 cards by an action
            in: logos
            ada: line dextre(upgrades=minerva-s-wings); deck fear anger troll
            action dextre
            -> dextre exhausted, fear: deck > hand, anger: deck > hand
    """)

    @pytest.mark.rule("glossary/cannot")
    def test_it_cannot_fight_or_reap_others_can(self) -> None:
        t = table(
            side(battleline=[spec("dextre", upgrades=["minerva-s-wings"]), "batdrone"]), side(battleline=["troll"])
        )
        assert [t.can(deed, card) for card in ("dextre", "batdrone") for deed in ("reap", "fight")] == [False] * 2 + [
            True
        ] * 2


class TestNautilus:
    test = cases("""
        played it wards a creature and draws
            rule: glossary/ward
            in: logos
            ada: hand nautilus; deck fear anger
            bo: line troll
            creature nautilus, offers nautilus troll
            pick troll
            -> nautilus: hand > battleline, nautilus exhausted, troll warded, fear: deck > hand
        having fought too
            in: logos
            ada: line nautilus; deck fear anger
            bo: line dust-pixie
            fight nautilus dust-pixie, pick nautilus
            -> nautilus exhausted, nautilus armor used: 0 > 1, dust-pixie: battleline > discard, nautilus warded,
            -> fear: deck > hand
        reaping does not
            in: logos
            ada: line nautilus; deck fear
            reap nautilus
            -> nautilus exhausted, ada amber: 0 > 1
    """)


class TestWeighTheAnchor:
    test = cases("""
        each creature that the opponent has more stuns one of theirs
            rule: glossary/stun
            in: logos
            ada: hand weigh-the-anchor; line dextre
            bo: line krump troll bumpsy
            play weigh-the-anchor, offers krump troll bumpsy
            pick troll, pick krump
            -> weigh-the-anchor: hand > discard, ada amber: 0 > 1, troll stunned, krump stunned
        with as many nothing happens
            in: logos
            ada: hand weigh-the-anchor; line dextre
            bo: line krump
            play weigh-the-anchor
            -> weigh-the-anchor: hand > discard, ada amber: 0 > 1
    """)


class TestCmdPrompt:
    def test_one_card_of_another_house_may_be_played_this_turn(self) -> None:
        t = table(
            side(battleline=["cmd-prompt"], hand=["anger", "warsong", "quantum-compass"], deck=["fear"] * 8),
            side(),
            house=LOGOS,
        )
        assert (t.can("play", "anger"), t.can("play", "quantum-compass")) == (False, True)
        t.do("reap", "cmd-prompt")
        assert t.can("play", "anger") and t.can("play", "warsong")
        t.do("play", "quantum-compass")
        t.finish()
        assert t.can("play", "anger"), "one of Logos is not it"
        t.do("play", "anger")
        t.finish()
        assert not t.can("play", "warsong")

    def test_not_in_the_next_turn(self) -> None:
        t = table(side(battleline=["cmd-prompt"], hand=["anger"], houses=[LOGOS]), side(houses=[LOGOS]), house=LOGOS)
        t.do("reap", "cmd-prompt")
        t.end_turn()
        t.end_turn()
        t.finish_until(DecisionKind.MAIN)
        assert not t.can("play", "anger")


class TestDeAnimator:
    test = cases("""
        played it turns a creature of either side to stone: an artifact
            rule: glossary/counters-and-tokens
            in: logos
            ada: hand de-animator; line dextre
            bo: line krump(damage=2 amber=1) troll
            creature de-animator, offers dextre de-animator krump troll
            pick krump
            -> de-animator: hand > battleline, de-animator exhausted, krump mineralize counters: 0 > 1,
            -> krump: battleline > artifacts
        having reaped too
            in: logos
            ada: line de-animator dextre
            reap de-animator, pick dextre
            -> de-animator exhausted, ada amber: 0 > 1, dextre mineralize counters: 0 > 1,
            -> dextre: battleline > artifacts
    """)

    @pytest.mark.rule("glossary/action-ability", "glossary/artifacts")
    def test_what_bears_the_counter_is_destroyed_by_its_action_and_nothing_else_is(self) -> None:
        stone = spec("batdrone", counters={"mineralize": 1})
        ada = side(battleline=["de-animator", stone, "dextre"], artifacts=[spec("cannon", counters={"doom": 1})])
        t = table(ada, side(), house=LOGOS)
        assert (t.line(0), t.ids(0, "artifacts")) == (["de-animator", "dextre"], ["cannon", "batdrone"])
        assert not t.can("action", "dextre") and not t.can("reap", "batdrone")
        t.do("action", "batdrone")
        assert (t.zone("batdrone"), t.zone("cannon")) == ("discard", "artifacts")


class TestDeDoss:
    @pytest.mark.rule("glossary/cannot", "glossary/power")
    def test_the_opponent_of_its_controller_cannot_play_more_powerful_creatures(self) -> None:
        bo = side(battleline=[spec("bumpsy", upgrades=["de-doss"])])
        t = table(side(hand=["krump", "ganger-chieftain", "anger"], battleline=["dextre"]), bo, house=House.BROBNAR)
        assert [t.can("play", card) for card in ("krump", "ganger-chieftain", "anger")] == [False, True, True]

    def test_its_controller_can(self) -> None:
        ada = side(battleline=[spec("bumpsy", upgrades=["de-doss"])], hand=["troll"])
        t = table(ada, side(), house=House.BROBNAR)
        assert t.can("play", "troll")

    def test_its_power_as_it_is_now_decides(self) -> None:
        bo = side(battleline=[spec("bumpsy", upgrades=["de-doss"], power_counters=1)])
        t = table(side(hand=["krump", "troll"]), bo, house=House.BROBNAR)
        assert [t.can("play", card) for card in ("krump", "troll")] == [True, False]


class TestQuantumCompass:
    test = cases("""
        the top card of your deck is archived
            rule: glossary/archives
            in: dis
            ada: artifacts quantum-compass; deck fear anger
            omni quantum-compass
            -> quantum-compass exhausted, fear: deck > archives
    """)


class TestRmFoler:
    test = cases("""
        having reaped it destroys an enemy creature and draws
            in: logos
            ada: line rm-foler dextre; deck fear
            bo: line krump troll
            reap rm-foler, offers krump troll
            pick krump
            -> rm-foler exhausted, ada amber: 0 > 1, krump: battleline > discard, fear: deck > hand
        one saved by its ward brings no card
            rule: glossary/if-you-do-and-in-order-to glossary/ward
            in: logos
            ada: line rm-foler; deck fear
            bo: line krump(warded)
            reap rm-foler, finish
            -> rm-foler exhausted, ada amber: 0 > 1, krump warded: yes > no
    """)


class TestRootAccess:
    test = cases("""
        enemy creatures that share a house with the bottom card of their deck take 2 damage
            in: logos
            ada: hand root-access; line bumpsy
            bo: line krump dextre troll; deck fear anger
            play root-access
            -> root-access: hand > discard, ada amber: 0 > 1, anger: deck > discard, krump damage: 0 > 2,
            -> troll damage: 0 > 2
        without a deck nothing happens
            in: logos
            ada: hand root-access
            bo: line krump
            play root-access
            -> root-access: hand > discard, ada amber: 0 > 1
    """)


class TestArticulatedRen:
    def ended(self, answer: str, *line: CardSpec | str) -> Table:
        """Return the table after the turn ended, the question answered so."""
        t = table(
            side(battleline=["articulated-ren", *line], deck=["fear"] * 8), side(battleline=["troll"]), house=LOGOS
        )
        t.answer("end-turn")
        t.answer(answer)
        return t

    @pytest.mark.rule("glossary/end-of-turn")
    def test_at_the_end_of_your_turn_a_friendly_creature_may_be_exhausted_for_a_card(self) -> None:
        t = self.ended("yes", "batdrone")
        t.offers("articulated-ren", "batdrone")
        t.pick("batdrone")
        assert len(t.ids(0, "hand")) == 6 + 1 and not t.card("batdrone").ready

    def test_it_need_not(self) -> None:
        t = self.ended("no", "batdrone")
        assert len(t.ids(0, "hand")) == 6 and t.card("batdrone").ready


class TestBrillixPonder:
    test = cases("""
        discarded it draws a card
            rule: glossary/scrap
            in: logos
            ada: hand brillix-ponder; deck fear anger
            discard brillix-ponder
            -> brillix-ponder: hand > discard, fear: deck > hand
    """)


class TestConnectomeTransfer:
    test = cases("""
        flank creatures of both sides go into their owners' archives
            rule: glossary/archives glossary/flank
            in: logos
            ada: hand connectome-transfer; line dextre batdrone krump
            bo: line troll
            play connectome-transfer, finish
            -> connectome-transfer: hand > discard, ada amber: 0 > 1, dextre: battleline > archives,
            -> krump: battleline > archives, troll: battleline > archives, bo archives: troll
    """)


class TestEzraPaws:
    test = cases("""
        played it draws a card
            in: logos
            ada: hand ezra-paws; deck fear anger
            bo: hand troll
            creature ezra-paws
            -> ezra-paws: hand > battleline, ezra-paws exhausted, fear: deck > hand
        having reaped too
            in: logos
            ada: line ezra-paws; deck fear anger
            reap ezra-paws
            -> ezra-paws exhausted, ada amber: 0 > 1, fear: deck > hand
    """)

    def test_the_opponents_hand_is_revealed(self) -> None:
        t = table(side(battleline=["ezra-paws"], hand=["labwork"]), side(hand=["troll", "fear"]), house=LOGOS)
        t.do("reap", "ezra-paws")
        (shown,) = t.events(CardsRevealed)
        assert set(shown.cards) == {t.number("troll"), t.number("fear")}


class TestPlaceholder:
    test = cases("""
        a creature moves to a flank and takes 2 damage; if it survives, it is done once more
            in: logos
            ada: hand placeholder; line dextre
            bo: line krump troll bumpsy
            play placeholder, offers dextre krump troll bumpsy
            pick troll, answer slot:0, offers dextre troll krump bumpsy
            pick krump, answer slot:3
            -> placeholder: hand > discard, ada amber: 0 > 1, troll damage: 0 > 2, krump damage: 0 > 2,
            -> bo line: troll bumpsy krump
        one that falls ends it
            in: logos
            ada: hand placeholder
            bo: line krump dust-pixie bumpsy
            play placeholder, pick dust-pixie, answer slot:0
            -> placeholder: hand > discard, ada amber: 0 > 1, dust-pixie: battleline > discard
    """)


class TestQuantumMouse:
    def drawn(self, answer: str, player: int = 0) -> Table:
        """Return the table after a card with a draw icon was played, with the mouse on a player's side."""
        lines: list[list[str]] = [[], []]
        lines[player] = ["quantum-mouse"]
        hand = [spec("labwork", icons=["draw"]), "fear", "anger"]
        t = table(side(battleline=lines[0], hand=hand, deck=["troll"]), side(battleline=lines[1]), house=LOGOS)
        t.do("play", "labwork")
        t.finish_until(DecisionKind.CONFIRM) if player == 0 else None
        if player == 0:
            t.answer(answer)
        return t

    @pytest.mark.rule("glossary/bonus-icons", "glossary/replacement-effects")
    def test_a_draw_icon_may_be_a_discard_icon(self) -> None:
        t = self.drawn("yes")
        t.offers("fear", "anger")
        t.pick("fear")
        assert (t.zone("fear"), t.zone("troll")) == ("discard", "deck")

    def test_it_need_not(self) -> None:
        assert self.drawn("no").zone("troll") == "hand"

    def test_those_of_the_opponent_stay_what_they_are(self) -> None:
        assert self.drawn("", player=1).zone("troll") == "hand"


class TestSkippyTheGlorious:
    test = cases("""
        played it archives the top card of your deck
            rule: glossary/archives
            in: logos
            ada: hand skippy-the-glorious; deck fear anger
            creature skippy-the-glorious
            -> skippy-the-glorious: hand > battleline, skippy-the-glorious exhausted, fear: deck > archives
        having reaped too
            in: logos
            ada: line skippy-the-glorious; deck fear anger
            reap skippy-the-glorious
            -> skippy-the-glorious exhausted, ada amber: 0 > 1, fear: deck > archives
        discarded it uses an enemy artifact as if it were yours, and draws
            rule: glossary/scrap glossary/as-if-it-were-yours-as-if-you-controlled-it
            in: logos
            ada: hand skippy-the-glorious; artifacts quantum-compass; deck fear anger
            bo: artifacts library-of-babble safe-place; deck troll
            discard skippy-the-glorious, offers library-of-babble safe-place
            pick library-of-babble, finish
            -> skippy-the-glorious: hand > discard, library-of-babble exhausted, fear: deck > hand,
            -> anger: deck > hand
        without one that can be used it draws none
            rule: glossary/if-you-do-and-in-order-to
            in: logos
            ada: hand skippy-the-glorious; deck fear anger
            bo: artifacts library-of-babble(exhausted)
            discard skippy-the-glorious, finish
            -> skippy-the-glorious: hand > discard
    """)


class TestWurmTunnel:
    test = cases("""
        1 on a creature is worth two cards
            in: logos
            ada: hand wurm-tunnel; line dextre; deck fear anger troll
            bo: line krump(amber=2)
            play wurm-tunnel, pick krump
            -> wurm-tunnel: hand > discard, krump amber: 2 > 1, fear: deck > hand, anger: deck > hand
        of a creature without it no card is drawn
            rule: glossary/if-you-do-and-in-order-to
            in: logos
            ada: hand wurm-tunnel; line dextre; deck fear anger troll
            play wurm-tunnel, finish
            -> wurm-tunnel: hand > discard
    """)


class TestHoloCamo:
    test = cases("""
        ready its creature cannot be dealt damage
            rule: glossary/cannot glossary/damage
            in: brobnar
            ada: line troll
            bo: line bumpsy(upgrades=holo-camo) krump
            fight troll bumpsy
            -> troll exhausted, troll damage: 0 > 5
        exhausted it can
            in: brobnar
            ada: line troll
            bo: line zorg(exhausted upgrades=holo-camo)
            fight troll zorg
            -> troll exhausted, troll damage: 0 > 7, zorg: battleline > discard, holo-camo: upgrade > discard
    """)


class TestReallocationAccessory:
    test = cases("""
        a card is archived, and each card in a player's archives deals 1 damage
            rule: glossary/for-each glossary/archives
            in: brobnar
            ada: line krump(upgrades=reallocation-accessory); hand fear anger; archives labwork
            bo: line troll bumpsy; archives dextre
            reap krump, pick fear, answer mode:0, pick troll, pick bumpsy
            -> krump exhausted, ada amber: 0 > 1, fear: hand > archives, troll damage: 0 > 1, bumpsy damage: 0 > 1
        also in the opponent's
            in: brobnar
            ada: line krump(upgrades=reallocation-accessory); hand fear; archives labwork
            bo: line troll bumpsy; archives dextre
            reap krump, pick fear, answer mode:1, pick troll
            -> krump exhausted, ada amber: 0 > 1, fear: hand > archives, troll damage: 0 > 1
        with all archives empty no player is asked for
            in: brobnar
            ada: line krump(upgrades=reallocation-accessory)
            bo: line troll; hand dextre
            reap krump
            -> krump exhausted, ada amber: 0 > 1
    """)


class TestVoidShields:
    test = cases("""
        at the end of its controller's turn its creature is warded
            rule: glossary/ward glossary/end-of-turn
            in: brobnar
            ada: line krump(upgrades=void-shields) bumpsy
            end turn
            -> krump warded
        not at the end of the opponent's
            in: brobnar
            bo: line krump(upgrades=void-shields)
            end turn
            -> bo line: krump
    """)


class TestTitanSentry:
    test = cases("""
        played it archives a random card of a player's hand
            rule: glossary/archives
            in: logos
            ada: hand titan-sentry fear
            bo: hand troll
            creature titan-sentry, answer mode:1
            -> titan-sentry: hand > battleline, titan-sentry exhausted, troll: hand > archives, bo archives: troll
        having reaped too, also of your own
            in: logos
            ada: line titan-sentry; hand fear
            bo: hand troll
            reap titan-sentry, answer mode:0
            -> titan-sentry exhausted, ada amber: 0 > 1, fear: hand > archives
        a player without cards may be chosen
            in: logos
            ada: line titan-sentry; hand fear
            reap titan-sentry, answer mode:1
            -> titan-sentry exhausted, ada amber: 0 > 1
        where nobody has any none is asked for
            in: logos
            ada: line titan-sentry
            reap titan-sentry
            -> titan-sentry exhausted, ada amber: 0 > 1
    """)

    def test_the_card_is_not_chosen(self) -> None:
        found = set()
        for seed in range(12):
            t = table(side(battleline=["titan-sentry"]), side(hand=["troll", "fear"]), house=LOGOS, seed=seed)
            t.do("reap", "titan-sentry")
            t.answer("mode:1")
            t.expect_main_step()
            found |= set(t.ids(1, "archives"))
        assert found == {"troll", "fear"}

    @pytest.mark.rule("turn/step-2-choose-a-house", "glossary/cannot")
    @pytest.mark.parametrize("owner", [0, 1])
    def test_nobody_takes_their_archives(self, owner: int) -> None:
        lines = [["titan-sentry"] if owner == player else [] for player in (0, 1)]
        ada, bo = (side(battleline=line, archives=["krump"], houses=[LOGOS], deck=["fear"] * 9) for line in lines)
        t = table(ada, bo, house=LOGOS)
        t.end_turn()
        t.finish_until(DecisionKind.MAIN)
        assert t.ids(1, "archives") == ["krump"]
        t.end_turn()
        t.finish_until(DecisionKind.MAIN)
        assert t.ids(0, "archives") == ["krump"]
