"""Grim Reminders, Unfathomable: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec, House
from kfdesk.engine.events import CardsRevealed, Shuffled
from kfdesk.engine.keys import key_cost
from kfdesk.engine.terms import PLAYERS, DecisionKind, Keyword
from kfdesk.language.words import EACH_PLAYER, card, draw, play
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.UNFATHOMABLE
NINE = " ".join(["fear"] * 9)
TEN = f"{NINE} fear"
FULL_HAND = ["warsong"] * 6
A_HAND = " ".join(FULL_HAND)


def pile(cards: int) -> list[str]:
    """Return a discard pile of so many cards."""
    return ["fear"] * cards


def token(id_: str, face: str) -> CardSpec:
    """Return a token creature."""
    return spec(id_, token_of=face)


class TestAwfulAtoll:
    @pytest.mark.rule("glossary/haunted", "glossary/power")
    @pytest.mark.parametrize(
        ("mine", "theirs", "powers"), [(10, 9, [6, 6]), (9, 10, [8, 4]), (10, 10, [6, 4]), (9, 9, [8, 6])]
    )
    def test_creatures_of_haunted_players_have_2_power_less(self, mine: int, theirs: int, powers: list[int]) -> None:
        ada = side(artifacts=["awful-atoll"], battleline=["troll"], discard=pile(mine))
        t = table(ada, side(battleline=["krump"], discard=pile(theirs)))
        assert [t.card(id_).power for id_ in ("troll", "krump")] == powers

    test = cases(f"""
        the card that makes its player haunted destroys the weak
            in: brobnar
            ada: artifacts awful-atoll; line silvertooth bumpsy; hand warsong; discard {NINE}
            bo: line dust-pixie
            play warsong
            -> warsong: hand > discard, silvertooth: battleline > discard
        with the last creature it goes
            in: untamed
            ada: artifacts awful-atoll; line dust-pixie
            bo: line dust-pixie
            fight dust-pixie dust-pixie#2
            -> dust-pixie: battleline > discard, dust-pixie 2: battleline > discard, awful-atoll: artifacts > discard
        not while anybody has one
            in: untamed
            ada: artifacts awful-atoll; line dust-pixie
            bo: line dust-pixie troll
            fight dust-pixie dust-pixie#2
            -> dust-pixie: battleline > discard, dust-pixie 2: battleline > discard
    """)


class TestBottomlessDepths:
    test = cases("""
        what you discard from your hand comes under it
            rule: glossary/discarding-cards glossary/facedown-cards
            in: brobnar
            ada: artifacts bottomless-depths; hand krump troll
            discard krump, discard troll
            -> krump: hand > under, krump under: nothing > bottomless-depths, troll: hand > under,
            -> troll under: nothing > bottomless-depths
        what you play or discard from your deck does not
            in: unfathomable
            ada: artifacts bottomless-depths arcane-transmitter; hand open-the-seal; deck krump troll
            play open-the-seal, action arcane-transmitter
            -> open-the-seal: hand > discard, ada amber: 0 > 1, arcane-transmitter exhausted, krump: deck > discard,
            -> troll: deck > discard
        what the opponent discards does not
            in: brobnar
            ada: hand krump
            bo: artifacts bottomless-depths
            discard krump
            -> krump: hand > discard
        what a card of the opponent makes you discard does
            rule: glossary/discarding-cards
            in: unfathomable
            ada: line squallmaster; hand krump
            bo: artifacts bottomless-depths; hand troll
            reap squallmaster, finish
            -> squallmaster exhausted, ada amber: 0 > 1, krump: hand > discard, troll: hand > under,
            -> troll under: nothing > bottomless-depths
    """)

    def test_of_two_one_takes_it(self) -> None:
        t = table(side(artifacts=["bottomless-depths"] * 2, hand=["krump"]), house=House.BROBNAR)
        t.do("discard", "krump")
        t.answer(f"trigger:{t.handle('bottomless-depths', 1)}.0")
        t.expect_main_step()
        assert [len(t.card("bottomless-depths", nth).under) for nth in (0, 1)] == [0, 1]

    @pytest.mark.rule("glossary/facedown-cards")
    def test_it_lies_facedown(self) -> None:
        t = table(side(artifacts=["bottomless-depths"], hand=["krump"]), house=House.BROBNAR)
        t.do("discard", "krump")
        (lying,) = t.card("bottomless-depths").under
        assert lying.face_down

    @pytest.mark.rule("glossary/scrap")
    def test_a_scrap_ability_resolves_all_the_same(self) -> None:
        ada = side(artifacts=["bottomless-depths"], hand=["squallmaster"])
        t = table(ada, side(battleline=["krump"]), house=HERE)
        t.do("discard", "squallmaster")
        t.finish()
        assert not t.card("krump").ready
        assert t.zone("squallmaster") == "under"

    @pytest.mark.rule("glossary/movement-between-zones", "glossary/scrap")
    @pytest.mark.parametrize(("scrapped", "zone"), [("jervi", "archives"), ("immersioneer", "deck")])
    def test_what_its_scrap_ability_took_out_of_the_discard_pile_stays_there(self, scrapped: str, zone: str) -> None:
        ada = side(artifacts=["bottomless-depths"], hand=[spec(scrapped, house=HERE)])
        t = table(ada, side(), house=HERE)
        t.do("discard", scrapped)
        t.answer(f"trigger:{t.handle(scrapped)}.0")
        t.finish()
        assert (t.zone(scrapped), t.card("bottomless-depths").under) == (zone, ())


class TestCurseOfConfusion:
    test = cases("""
        at the end of your turn your creatures of the active house are exhausted
            rule: glossary/end-of-turn
            in: brobnar
            ada: artifacts curse-of-confusion; line troll dust-imp(exhausted) krump
            bo: line bumpsy
            reap troll, end turn
            -> ada amber: 0 > 1, troll exhausted, krump exhausted, dust-imp exhausted: yes > no
        not at the end of the opponent's
            in: brobnar
            ada: line troll
            bo: artifacts curse-of-confusion; line bumpsy
            end turn
    """)

    @pytest.mark.rule("glossary/treachery")
    def test_it_enters_play_under_the_opponents_control(self) -> None:
        t = table(side(hand=["curse-of-confusion"]), side(), house=HERE)
        t.do("play", "curse-of-confusion")
        assert (t.ids(0, "artifacts"), t.ids(1, "artifacts")) == ([], ["curse-of-confusion"])


class TestGiltspineMesmerist:
    test = cases(f"""
        for each card that you ready the top card of your deck is discarded
            rule: glossary/ready-and-exhausted turn/step-4-ready-cards
            in: brobnar
            ada: line giltspine-mesmerist krump(exhausted) troll; artifacts cannon(exhausted); hand {A_HAND}
            ada: deck fear anger punch
            bo: line bumpsy(exhausted); deck labwork
            end turn
            -> krump exhausted: yes > no, cannon exhausted: yes > no, fear: deck > discard, anger: deck > discard
        for one that the opponent readies that of theirs
            in: brobnar
            ada: line krump(exhausted); hand {A_HAND}; deck fear anger
            bo: line giltspine-mesmerist(exhausted); deck labwork
            end turn
            -> krump exhausted: yes > no, fear: deck > discard
        a card that readies does it, too, but nothing that is ready
            in: brobnar
            ada: line giltspine-mesmerist krump(exhausted) troll; hand anger anger; deck fear punch
            bo: line dust-pixie dust-pixie
            play anger, pick krump, pick dust-pixie, play anger#2, pick troll
            pick dust-pixie#2
            -> anger: hand > discard, anger 2: hand > discard, ada amber: 0 > 2, krump damage: 0 > 1,
            -> dust-pixie: battleline > discard, fear: deck > discard, troll exhausted, troll damage: 0 > 1,
            -> dust-pixie 2: battleline > discard
        scrapped, it discards the top 3 cards of your deck
            rule: glossary/scrap
            in: unfathomable
            ada: hand giltspine-mesmerist; deck fear anger punch troll
            bo: deck labwork charge krump bumpsy
            discard giltspine-mesmerist, answer mode:0
            -> giltspine-mesmerist: hand > discard, fear: deck > discard, anger: deck > discard, punch: deck > discard
        or of your opponent's
            in: unfathomable
            ada: hand giltspine-mesmerist; deck fear anger punch troll
            bo: deck labwork charge krump bumpsy
            discard giltspine-mesmerist, answer mode:1
            -> giltspine-mesmerist: hand > discard, labwork: deck > discard, charge: deck > discard,
            -> krump: deck > discard
    """)


class TestIhakaOfTheDepths:
    def drawing(self, *answers: str, deck: tuple[str, ...] = ("fear", "anger"), icons: int = 1) -> Table:
        """Return the table after cards were drawn by icons, with these answers."""
        ada = side(
            battleline=["ihaka-of-the-depths"],
            hand=[spec("open-the-seal", icons=["draw"] * icons)],
            deck=list(deck),
            discard=["troll", "krump"],
        )
        t = table(ada, side(discard=["bumpsy"]), house=HERE)
        t.do("play", "open-the-seal")
        for answer in answers:
            t.expect(DecisionKind.CONFIRM)
            t.answer(answer)
        t.expect_main_step()
        return t

    @pytest.mark.rule("glossary/drawing-cards")
    def test_after_you_draw_the_top_card_of_your_discard_pile_may_go_under_your_deck(self) -> None:
        t = self.drawing("yes")
        assert (t.ids(0, "deck"), t.ids(0, "hand")) == (["anger", "krump"], ["fear"])
        assert t.ids(0, "discard") == ["troll", "open-the-seal"]

    def test_it_need_not(self) -> None:
        t = self.drawing("no")
        assert (t.ids(0, "deck"), t.ids(0, "discard")) == (["anger"], ["troll", "krump", "open-the-seal"])

    @pytest.mark.rule("glossary/drawing-cards")
    def test_cards_are_drawn_one_at_a_time(self) -> None:
        t = self.drawing("yes", "yes", deck=("fear",), icons=2)
        assert (sorted(t.ids(0, "hand")), t.ids(0, "deck")) == (["fear", "krump"], ["troll"])

    @pytest.mark.rule("turn/step-5-draw-cards")
    def test_drawing_up_at_the_end_of_the_turn_counts(self) -> None:
        ada = side(battleline=["ihaka-of-the-depths"], hand=FULL_HAND[:4], deck=pile(5), discard=["troll", "krump"])
        t = table(ada, side(), house=HERE)
        t.answer("end-turn")
        for _ in range(2):
            t.expect(DecisionKind.CONFIRM)
            t.answer("yes")
        assert t.ids(0, "deck") == ["fear", "fear", "fear", "krump", "troll"]
        assert t.game.state.active == 1

    def test_a_card_drawn_in_the_opponents_turn_or_by_them_does_not_count(self) -> None:
        both = card("punch", play(draw(1, EACH_PLAYER)))
        bo = side(battleline=["ihaka-of-the-depths"], deck=["fear"], discard=["krump"])
        t = table(side(hand=["punch"], deck=["anger"], discard=["bumpsy"]), bo, both, house=House.BROBNAR)
        t.do("play", "punch")
        t.expect_main_step()
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == (["anger"], ["fear"])
        bo = side(deck=["fear"], discard=["krump"])
        ada = side(hand=["punch"], deck=["anger"], discard=["bumpsy"], battleline=["ihaka-of-the-depths"])
        t = table(ada, bo, both, house=House.BROBNAR)
        t.do("play", "punch")
        t.answer("yes")
        t.expect_main_step()
        assert t.ids(0, "deck") == ["bumpsy"]


class TestStrangeTorpedo:
    test = cases(f"""
        it deals 1 damage with 1 splash
            rule: glossary/splash
            in: unfathomable
            ada: hand strange-torpedo; line bumpsy; discard {TEN}
            bo: line krump troll mother; discard {NINE}
            play strange-torpedo, offers bumpsy krump troll mother, pick krump
            -> strange-torpedo: hand > discard, krump damage: 0 > 1, troll damage: 0 > 1
        a haunted opponent sees all that was damaged stunned and exhausted
            rule: glossary/haunted glossary/this-way glossary/damage
            in: unfathomable
            ada: hand strange-torpedo; line bumpsy
            bo: line krump troll champion-anaphiel mother; discard {TEN}
            play strange-torpedo, pick troll
            -> strange-torpedo: hand > discard, krump damage: 0 > 1, troll damage: 0 > 1,
            -> champion-anaphiel armor used: 0 > 1, krump stunned, krump exhausted, troll stunned, troll exhausted
        a warded one is not damaged
            rule: glossary/ward
            in: unfathomable
            ada: hand strange-torpedo
            bo: line krump troll(warded); discard {TEN}
            play strange-torpedo
            -> strange-torpedo: hand > discard, krump damage: 0 > 1, krump stunned, krump exhausted,
            -> troll warded: yes > no
        so are creatures of your own
            in: unfathomable
            ada: hand strange-torpedo; line bumpsy
            bo: line krump; discard {TEN}
            play strange-torpedo, pick bumpsy
            -> strange-torpedo: hand > discard, bumpsy damage: 0 > 1, bumpsy stunned, bumpsy exhausted
    """)


class TestThingFromTheDeep:
    @pytest.mark.rule("glossary/restrictions")
    @pytest.mark.parametrize(
        ("mine", "theirs", "allowed"), [("open-the-seal", "fear", True), ("fear", "open-the-seal", False)]
    )
    def test_it_is_played_only_with_the_seal_in_your_discard_pile(self, mine: str, theirs: str, allowed: bool) -> None:
        t = table(side(hand=["thing-from-the-deep"], discard=[mine]), side(discard=[theirs]), house=HERE)
        assert t.can("play", "thing-from-the-deep") is allowed
        if not allowed:
            assert t.reasons(f"play:{t.handle('thing-from-the-deep')}") == ["glossary/restrictions"]

    def test_a_seal_elsewhere_does_not_help(self) -> None:
        ada = side(hand=["thing-from-the-deep", "open-the-seal"], deck=["open-the-seal"], purged=["open-the-seal"])
        assert not table(ada, house=HERE).can("play", "thing-from-the-deep")

    test = cases("""
        after a fight it steals 2
            rule: glossary/steal
            in: unfathomable
            ada: line thing-from-the-deep
            bo: line troll; amber 3
            fight thing-from-the-deep troll
            -> thing-from-the-deep exhausted, thing-from-the-deep damage: 0 > 8, troll: battleline > discard,
            -> ada amber: 0 > 2, bo amber: 3 > 1
        after a reap it does not
            in: unfathomable
            ada: line thing-from-the-deep
            bo: amber 3
            reap thing-from-the-deep
            -> thing-from-the-deep exhausted, ada amber: 0 > 1
    """)


class TestUnsettlingAncestry:
    test = cases(f"""
        an enemy creature is stunned and exhausted, and a haunted player archives it
            rule: glossary/haunted glossary/stun
            in: unfathomable
            ada: hand unsettling-ancestry; line bumpsy; discard {TEN}
            bo: line krump troll
            play unsettling-ancestry, offers krump troll, pick troll
            -> unsettling-ancestry: hand > archives, ada amber: 0 > 1, troll stunned, troll exhausted
        with 9 cards in the pile it is not archived
            in: unfathomable
            ada: hand unsettling-ancestry; discard {NINE}
            bo: line krump; discard {TEN}
            play unsettling-ancestry, finish
            -> unsettling-ancestry: hand > discard, ada amber: 0 > 1, krump stunned, krump exhausted
        without an enemy it is archived all the same
            rule: glossary/resolve-as-much-as-you-can
            in: unfathomable
            ada: hand unsettling-ancestry; line bumpsy; discard {TEN}
            play unsettling-ancestry
            -> unsettling-ancestry: hand > archives, ada amber: 0 > 1
    """)


class TestAddlefish:
    test = cases("""
        after a fight the opponent discards 2 cards
            rule: glossary/discarding-cards
            in: unfathomable
            ada: line addlefish; hand labwork
            bo: line dust-pixie; hand fear anger
            fight addlefish dust-pixie
            -> addlefish exhausted, addlefish damage: 0 > 1, dust-pixie: battleline > discard,
            -> fear: hand > discard, anger: hand > discard
        after a reap nothing is discarded
            in: unfathomable
            ada: line addlefish
            bo: hand fear
            reap addlefish
            -> addlefish exhausted, ada amber: 0 > 1
    """)

    def test_which_2_nobody_chooses(self) -> None:
        left = set()
        for seed in range(8):
            bo = side(battleline=["dust-pixie"], hand=["fear", "anger", "punch"])
            t = table(side(battleline=["addlefish"]), bo, house=HERE, seed=seed)
            t.fight("addlefish", "dust-pixie")
            t.expect_main_step()
            left.add(tuple(t.ids(1, "hand")))
        assert {len(hand) for hand in left} == {1} and len(left) > 1


class TestDirgeOfTheDeep:
    test = cases("""
        the bottom card of the opponent's deck decides which creatures are exhausted
            rule: glossary/this-way
            in: unfathomable
            ada: hand dirge-of-the-deep; line troll dust-imp; deck labwork
            bo: line krump mother; deck fear punch
            play dirge-of-the-deep
            -> dirge-of-the-deep: hand > discard, ada amber: 0 > 1, punch: deck > discard, troll exhausted,
            -> krump exhausted
        without a deck nothing happens
            in: unfathomable
            ada: hand dirge-of-the-deep; line troll
            bo: line krump; discard punch
            play dirge-of-the-deep
            -> dirge-of-the-deep: hand > discard, ada amber: 0 > 1
    """)


class TestDredge:
    test = cases("""
        after a friendly creature reaps a card of your discard pile goes on top of your deck
            rule: glossary/lasting-effects
            in: unfathomable
            ada: hand dredge; line kamalani; discard labwork anger; deck fear
            bo: discard charge
            play dredge, reap kamalani, offers dredge anger labwork, pick labwork
            -> dredge: hand > discard, ada amber: 0 > 2, kamalani exhausted, labwork: discard > deck
            -> ada deck: labwork fear
        after a fight nothing does
            in: unfathomable
            ada: hand dredge; line kamalani; discard labwork
            bo: line dust-pixie
            play dredge, fight kamalani dust-pixie
            -> dredge: hand > discard, ada amber: 0 > 1, kamalani exhausted, kamalani damage: 0 > 1,
            -> dust-pixie: battleline > discard
    """)

    def test_it_is_so_for_this_turn_and_for_your_creatures_only(self) -> None:
        ada = side(hand=["dredge", *FULL_HAND], battleline=["kamalani"], discard=["labwork"])
        t = table(ada, side(battleline=["troll"], hand=FULL_HAND, discard=["anger"]), house=HERE)
        t.do("play", "dredge")
        assert t.card("kamalani").gained and not t.card("troll").gained
        t.end_turn()
        t.do("reap", "troll")
        t.expect_main_step()
        t.end_turn()
        t.do("reap", "kamalani")
        t.expect_main_step()
        assert sorted(t.ids(0, "discard")) == ["dredge", "labwork"]


class TestEldritchSynan:
    test = cases("""
        a damaged creature deals it no damage
            rule: glossary/cannot glossary/damage
            in: unfathomable
            ada: line eldritch-synan
            bo: line troll(damage=1)
            fight eldritch-synan troll
            -> eldritch-synan exhausted, troll damage: 1 > 4
        an undamaged one does
            in: brobnar
            ada: line troll
            bo: line eldritch-synan
            fight troll eldritch-synan
            -> troll exhausted, troll damage: 0 > 3, eldritch-synan: battleline > discard
        nor by hazardous or splash-attack
            in: unfathomable
            ada: line eldritch-synan troll
            bo: line xenos-darkshadow(damage=1) krump; discard fear fear fear fear fear
            fight eldritch-synan xenos-darkshadow
            -> eldritch-synan exhausted, xenos-darkshadow damage: 1 > 4
        nor beside the creature that it fights
            rule: glossary/splash-attack-x
            in: untamed
            ada: line blernean-hydra(damage=2)
            bo: line dust-pixie eldritch-synan
            fight blernean-hydra dust-pixie
            -> blernean-hydra exhausted, blernean-hydra damage: 2 > 3, dust-pixie: battleline > discard
        so does an action card
            in: brobnar
            ada: line krump(damage=1); hand punch
            bo: line eldritch-synan
            play punch, pick eldritch-synan
            -> punch: hand > discard, ada amber: 0 > 1, eldritch-synan: battleline > discard
    """)


class TestGatewatcher:
    test = cases(f"""
        destroyed, it takes the flanks of a haunted opponent with it
            rule: glossary/haunted glossary/flank glossary/destroyed
            in: brobnar
            ada: line bumpsy troll mother krump; discard {TEN}
            bo: line urchin gatewatcher dust-imp
            fight troll gatewatcher, finish
            -> troll exhausted, troll damage: 0 > 4, gatewatcher: battleline > discard, bumpsy: battleline > discard,
            -> krump: battleline > discard
        9 cards do not haunt them
            in: brobnar
            ada: line bumpsy troll krump; discard {NINE}
            bo: line gatewatcher; discard {TEN}
            fight troll gatewatcher
            -> troll exhausted, troll damage: 0 > 4, gatewatcher: battleline > discard
    """)

    @pytest.mark.rule("glossary/taunt")
    def test_its_neighbors_cannot_be_attacked(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["bumpsy", "gatewatcher", "krump", "mother"]))
        t.do("fight", "troll")
        t.offers("gatewatcher", "mother")


class TestHukaruIcefin:
    test = cases("""
        after it reaps all creatures of a house that you choose are exhausted
            rule: glossary/ready-and-exhausted
            in: unfathomable
            ada: line hukaru-icefin bumpsy
            bo: line krump mother; artifacts cannon
            reap hukaru-icefin, answer house:brobnar
            -> hukaru-icefin exhausted, ada amber: 0 > 1, bumpsy exhausted, krump exhausted
        scrapped, it exhausts any creature or artifact
            rule: glossary/scrap
            in: unfathomable
            ada: hand hukaru-icefin; line bumpsy; artifacts sniffer
            bo: line krump; artifacts cannon
            discard hukaru-icefin, offers bumpsy krump sniffer cannon, pick cannon
            -> hukaru-icefin: hand > discard, cannon exhausted
    """)


class TestNightmareInducer:
    test = cases("""
        a card of the opponent's discard pile decides which of their creatures are exhausted, and goes under their deck
            in: unfathomable
            ada: artifacts nightmare-inducer; line bumpsy; discard labwork
            bo: line krump mother troll; discard anger fear; deck charge
            action nightmare-inducer, offers fear anger, pick anger
            -> nightmare-inducer exhausted, krump exhausted, troll exhausted, anger: discard > deck
            -> bo deck: charge anger
        an empty pile does nothing
            rule: glossary/resolve-as-much-as-you-can
            in: unfathomable
            ada: artifacts nightmare-inducer; discard anger
            bo: line krump
            action nightmare-inducer
            -> nightmare-inducer exhausted
    """)


class TestThoughtswim:
    test = cases(f"""
        while the opponent is haunted its creature is dealt no damage
            rule: glossary/haunted glossary/damage
            in: brobnar
            ada: line krump(upgrades=thoughtswim)
            bo: line bumpsy; discard {TEN}
            fight krump bumpsy
            -> krump exhausted, bumpsy: battleline > discard
        while they are not it is
            in: brobnar
            ada: line krump(upgrades=thoughtswim); discard {TEN}
            bo: line bumpsy; discard {NINE}
            fight krump bumpsy
            -> krump exhausted, krump damage: 0 > 5, bumpsy: battleline > discard
        of an enemy creature you are the opponent
            in: brobnar
            ada: line bumpsy; discard {TEN}
            bo: line krump(upgrades=thoughtswim) troll
            fight bumpsy krump
            -> bumpsy: battleline > discard
    """)


class TestArcaneTransmitter:
    test = cases("""
        its action discards the top 4 cards of your deck
            in: unfathomable
            ada: artifacts arcane-transmitter; deck fear anger punch labwork troll
            bo: deck charge
            action arcane-transmitter, answer mode:0
            -> arcane-transmitter exhausted, fear: deck > discard, anger: deck > discard, punch: deck > discard,
            -> labwork: deck > discard
        or of your opponent's, as many as there are
            rule: glossary/resolve-as-much-as-you-can
            in: unfathomable
            ada: artifacts arcane-transmitter; deck fear
            bo: deck charge troll; discard krump
            action arcane-transmitter, answer mode:1
            -> arcane-transmitter exhausted, charge: deck > discard, troll: deck > discard
        scrapped, it is shuffled into your deck with your discard pile
            rule: glossary/scrap glossary/shuffle
            in: unfathomable
            ada: hand arcane-transmitter; discard fear anger; deck punch
            bo: discard krump
            discard arcane-transmitter
            -> arcane-transmitter: hand > deck, fear: discard > deck, anger: discard > deck
    """)


class TestBeamOfForgetting:
    @pytest.mark.rule("glossary/deck")
    def test_a_random_card_of_the_opponents_hand_is_shown_and_goes_under_their_deck(self) -> None:
        sunk = set()
        for seed in range(8):
            bo = side(hand=["krump", "anger"], deck=["fear"])
            t = table(side(hand=["beam-of-forgetting", "troll"], deck=["labwork"]), bo, house=HERE, seed=seed)
            t.do("play", "beam-of-forgetting")
            t.expect_main_step()
            assert (t.ids(0, "deck"), t.ids(1, "deck")[0], len(t.ids(1, "hand"))) == (["labwork"], "fear", 1)
            (shown,) = t.events(CardsRevealed)
            assert (len(shown.cards), shown.to) == (1, None)
            sunk.add(t.ids(1, "deck")[1])
        assert sunk == {"krump", "anger"}

    test = cases("""
        without a hand nothing happens
            rule: glossary/resolve-as-much-as-you-can
            in: unfathomable
            ada: hand beam-of-forgetting krump
            bo: deck fear
            play beam-of-forgetting
            -> beam-of-forgetting: hand > discard, ada amber: 0 > 1
    """)


class TestCirclespeak:
    test = cases(f"""
        a creature captures 2 from each haunted player
            rule: glossary/haunted glossary/capture
            in: unfathomable
            ada: hand circlespeak; line bumpsy; discard {TEN}; amber 4
            bo: line krump; discard {TEN}; amber 3
            play circlespeak, offers bumpsy krump, pick bumpsy
            -> circlespeak: hand > discard, ada amber: 4 > 3, bo amber: 3 > 1, bumpsy amber: 0 > 4
        one of the opponent's does, from the only one that is
            in: unfathomable
            ada: hand circlespeak; line bumpsy; discard {NINE}; amber 4
            bo: line krump; discard {TEN}; amber 3
            play circlespeak, pick krump
            -> circlespeak: hand > discard, ada amber: 4 > 5, bo amber: 3 > 1, krump amber: 0 > 2
        where nobody is haunted from nobody
            in: unfathomable
            ada: hand circlespeak; line bumpsy; discard {NINE}; amber 4
            bo: discard {NINE}; amber 3
            play circlespeak, finish
            -> circlespeak: hand > discard, ada amber: 4 > 5
        from your own pool alone
            in: unfathomable
            ada: hand circlespeak; line bumpsy; discard {TEN}; amber 4
            bo: discard {NINE}; amber 3
            play circlespeak, pick bumpsy
            -> circlespeak: hand > discard, ada amber: 4 > 3, bumpsy amber: 0 > 2
    """)


class TestEchoGuardian:
    @pytest.mark.rule("glossary/haunted", "glossary/poison", "glossary/power")
    @pytest.mark.parametrize(("mine", "theirs", "power", "poison"), [(10, 9, 3, True), (9, 10, 1, False)])
    def test_haunted_it_has_2_power_more_and_poison(self, mine: int, theirs: int, power: int, poison: bool) -> None:
        t = table(side(battleline=["echo-guardian"], discard=pile(mine)), side(discard=pile(theirs)))
        guardian = t.card("echo-guardian")
        assert (guardian.power, Keyword.POISON in dict(guardian.keywords)) == (power, poison)
        assert Keyword.TAUNT in dict(guardian.keywords)


class TestEchoingDeathknell:
    test = cases("""
        it deals 1 damage to each creature, and again as long as that destroys one
            rule: glossary/repeat
            in: unfathomable
            ada: hand echoing-deathknell; line dust-pixie troll
            bo: line silvertooth krump
            play echoing-deathknell
            -> echoing-deathknell: hand > discard, dust-pixie: battleline > discard,
            -> silvertooth: battleline > discard, troll damage: 0 > 3, krump damage: 0 > 3
        once where none is destroyed
            in: unfathomable
            ada: hand echoing-deathknell; line troll
            bo: line silvertooth krump
            play echoing-deathknell
            -> echoing-deathknell: hand > discard, troll damage: 0 > 1, silvertooth damage: 0 > 1, krump damage: 0 > 1
        twice where one is
            in: unfathomable
            ada: hand echoing-deathknell; line dust-pixie
            bo: line soleft krump
            play echoing-deathknell
            -> echoing-deathknell: hand > discard, dust-pixie: battleline > discard, soleft damage: 0 > 2,
            -> krump damage: 0 > 2
    """)


class TestImmersioneer:
    test = cases("""
        after it reaps the top 3 cards of your deck are discarded
            in: unfathomable
            ada: line immersioneer; deck fear anger punch labwork
            bo: deck charge
            reap immersioneer, answer mode:0
            -> immersioneer exhausted, ada amber: 0 > 1, fear: deck > discard, anger: deck > discard,
            -> punch: deck > discard
        or of your opponent's
            in: unfathomable
            ada: line immersioneer; deck fear
            bo: deck charge krump troll labwork
            reap immersioneer, answer mode:1
            -> immersioneer exhausted, ada amber: 0 > 1, charge: deck > discard, krump: deck > discard,
            -> troll: deck > discard
        scrapped, it has the bottom 3 cards of your discard pile shuffled into your deck
            rule: glossary/scrap glossary/shuffle
            in: unfathomable
            ada: hand immersioneer; discard fear anger punch labwork
            bo: discard charge
            discard immersioneer
            -> immersioneer: hand > discard, fear: discard > deck, anger: discard > deck, punch: discard > deck
        itself too, where there are no more
            in: unfathomable
            ada: hand immersioneer; discard fear
            discard immersioneer
            -> immersioneer: hand > deck, fear: discard > deck
    """)

    @pytest.mark.rule("glossary/shuffle")
    def test_the_deck_is_shuffled(self) -> None:
        t = table(side(hand=["immersioneer"], deck=pile(3)), house=HERE)
        t.do("discard", "immersioneer")
        assert len(t.events(Shuffled)) == 1


class TestKorikiGerminator:
    test = cases("""
        played, it has a card of a discard pile put under its player's deck
            in: unfathomable
            ada: hand koriki-germinator; discard fear; deck anger
            bo: discard krump punch; deck labwork
            creature koriki-germinator, offers fear punch krump, pick krump
            -> koriki-germinator: hand > battleline, koriki-germinator exhausted, krump: discard > deck
            -> bo deck: labwork krump
        after it reaps, too
            in: unfathomable
            ada: line koriki-germinator; discard fear punch; deck anger
            reap koriki-germinator, pick fear
            -> koriki-germinator exhausted, ada amber: 0 > 1, fear: discard > deck
            -> ada deck: anger fear
    """)


class TestMnemoleech:
    test = cases(f"""
        after it reaps it steals 2 of a haunted opponent
            rule: glossary/haunted glossary/steal
            in: unfathomable
            ada: line mnemoleech
            bo: amber 4; discard {TEN}
            reap mnemoleech
            -> mnemoleech exhausted, ada amber: 0 > 3, bo amber: 4 > 2
        of another 1
            in: unfathomable
            ada: line mnemoleech; discard {TEN}
            bo: amber 4; discard {NINE}
            reap mnemoleech
            -> mnemoleech exhausted, ada amber: 0 > 2, bo amber: 4 > 3
    """)


class TestSquallmaster:
    test = cases("""
        after it reaps each player discards a card
            rule: glossary/discarding-cards
            in: unfathomable
            ada: line squallmaster; hand fear
            bo: hand anger
            reap squallmaster, finish
            -> squallmaster exhausted, ada amber: 0 > 1, fear: hand > discard, anger: hand > discard
        after it fights, too
            in: unfathomable
            ada: line squallmaster; hand fear
            bo: line dust-pixie; hand anger
            fight squallmaster dust-pixie, finish
            -> squallmaster exhausted, squallmaster damage: 0 > 1, dust-pixie: battleline > discard,
            -> fear: hand > discard, anger: hand > discard
        scrapped, it exhausts an enemy creature
            rule: glossary/scrap
            in: unfathomable
            ada: hand squallmaster; line bumpsy
            bo: line krump troll; artifacts cannon
            discard squallmaster, offers krump troll, pick troll
            -> squallmaster: hand > discard, troll exhausted
    """)

    def test_which_card_it_is_nobody_chooses(self) -> None:
        left = set()
        for seed in range(8):
            t = table(side(battleline=["squallmaster"]), side(hand=["krump", "anger"]), house=HERE, seed=seed)
            t.do("reap", "squallmaster")
            t.finish()
            left.add(tuple(t.ids(1, "hand")))
        assert left == {("krump",), ("anger",)}


class TestTangimangi:
    @pytest.mark.rule("glossary/haunted", "glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("mine", "theirs", "costs"), [(9, 10, [6, 9]), (10, 9, [6, 6]), (10, 10, [6, 9])])
    def test_keys_of_a_haunted_opponent_cost_3_more(self, mine: int, theirs: int, costs: list[int]) -> None:
        t = table(side(battleline=["tangimangi"], discard=pile(mine)), side(discard=pile(theirs)))
        assert [key_cost(t.game.core, player) for player in PLAYERS] == costs


class TestTendrilsFromBeyond:
    test = cases(f"""
        a creature of a haunted player returns to hand with its neighbors
            rule: glossary/haunted glossary/neighbor
            in: unfathomable
            ada: hand tendrils-from-beyond; line bumpsy; discard {NINE}
            bo: line krump troll mother urchin; discard {TEN}
            play tendrils-from-beyond, offers bumpsy krump troll mother urchin, pick troll
            -> tendrils-from-beyond: hand > discard, ada amber: 0 > 1, krump: battleline > hand,
            -> troll: battleline > hand, mother: battleline > hand
        one of another player alone
            in: unfathomable
            ada: hand tendrils-from-beyond; line bumpsy; discard {TEN}
            bo: line krump troll mother; discard {NINE}
            play tendrils-from-beyond, pick troll
            -> tendrils-from-beyond: hand > discard, ada amber: 0 > 1, troll: battleline > hand
        your own, while you are haunted
            in: unfathomable
            ada: hand tendrils-from-beyond; line bumpsy kamalani; discard {TEN}
            bo: line krump
            play tendrils-from-beyond, pick bumpsy
            -> tendrils-from-beyond: hand > discard, ada amber: 0 > 1, bumpsy: battleline > hand,
            -> kamalani: battleline > hand
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_each_goes_to_its_owner(self) -> None:
        bo = side(battleline=["krump", spec("troll", owner=0)], discard=pile(10))
        t = table(side(hand=["tendrils-from-beyond"]), bo, house=HERE)
        t.do("play", "tendrils-from-beyond")
        t.pick("krump")
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == (["troll"], ["krump"])


class TestTrawler:
    test = cases(f"""
        played by a haunted player, it captures all the Æmber of the opponent
            rule: glossary/haunted glossary/capture
            in: unfathomable
            ada: hand trawler; discard {TEN}; amber 2
            bo: amber 7
            creature trawler
            -> trawler: hand > battleline, trawler exhausted, trawler amber: 0 > 7, bo amber: 7 > 0
        by another none
            in: unfathomable
            ada: hand trawler; discard {NINE}
            bo: amber 7; discard {TEN}
            creature trawler
            -> trawler: hand > battleline, trawler exhausted
    """)


class TestOpenTheSeal:
    test = cases("""
        it has an icon of Æmber and nothing else
            rule: glossary/enhance
            in: unfathomable
            ada: hand open-the-seal krump; deck fear
            bo: amber 1
            play open-the-seal
            -> open-the-seal: hand > discard, ada amber: 0 > 1
    """)


class TestXenosDarkshadow:
    @pytest.mark.rule("glossary/assault-x", "glossary/hazardous-x", "glossary/splash-attack-x", "glossary/power")
    @pytest.mark.parametrize("cards", [3, 12])
    def test_its_power_and_three_keywords_are_the_cards_in_your_discard_pile(self, cards: int) -> None:
        t = table(side(battleline=["xenos-darkshadow"], discard=pile(cards)), side(discard=pile(5)))
        xenos = t.card("xenos-darkshadow")
        assert (xenos.power, dict(xenos.keywords)) == (
            cards,
            {Keyword.ASSAULT: cards, Keyword.HAZARDOUS: cards, Keyword.SPLASH_ATTACK: cards},
        )

    test = cases(f"""
        it deals that much before the fight, in it and beside it
            rule: glossary/assault-x glossary/splash-attack-x
            in: unfathomable
            ada: line xenos-darkshadow; discard fear fear fear
            bo: line troll krump
            fight xenos-darkshadow krump
            -> xenos-darkshadow: battleline > discard, krump: battleline > discard, troll damage: 0 > 3
        destroyed while you are haunted, it is archived
            rule: glossary/haunted glossary/destroyed
            in: brobnar
            ada: line krump; hand punch punch punch punch
            bo: line xenos-darkshadow(damage=8); discard {TEN}
            play punch, pick xenos-darkshadow
            -> punch: hand > discard, ada amber: 0 > 1, xenos-darkshadow: battleline > archives
        with 9 cards it is not
            in: brobnar
            ada: line krump; hand punch; discard {TEN}
            bo: line xenos-darkshadow(damage=8); discard {NINE}
            play punch, pick xenos-darkshadow
            -> punch: hand > discard, ada amber: 0 > 1, xenos-darkshadow: battleline > discard
    """)
