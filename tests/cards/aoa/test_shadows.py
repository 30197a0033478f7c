"""Age of Ascension, Shadows: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, KeyColor, Keyword
from kfdesk.engine.views import CardView
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.SHADOWS
RED, BLUE = KeyColor.RED, KeyColor.BLUE


def keywords(card: CardView) -> set[Keyword]:
    """Return the keywords of a card, without their amounts."""
    return set(dict(card.keywords))


class TestDuskChronicles:
    test = cases("""
        against an opponent with more amber a card is drawn
            ada: hand dusk-chronicles urchin; deck troll krump
            bo: amber 2
            play dusk-chronicles
            -> ada amber: 0 > 1, dusk-chronicles: hand > discard, troll: deck > hand
        with more amber than the opponent a card is archived
            ada: hand dusk-chronicles urchin dodger; deck troll
            bo: hand krump
            play dusk-chronicles, offers urchin dodger, pick dodger
            -> ada amber: 0 > 1, dusk-chronicles: hand > discard, dodger: hand > archives
        with as much neither happens, the amber of the card itself included
            ada: hand dusk-chronicles urchin; deck troll
            bo: amber 1
            play dusk-chronicles
            -> ada amber: 0 > 1, dusk-chronicles: hand > discard
    """)


class TestFurtiveInvestors:
    @pytest.mark.parametrize(("yours", "theirs", "gained"), [(0, 2, 2), (0, 1, 0), (4, 3, 0), (3, 9, 2)])
    def test_it_gains_for_each_key_of_an_opponent_with_more_amber(self, yours: int, theirs: int, gained: int) -> None:
        ada = side(hand=["furtive-investors"], amber=yours, keys=[RED])
        t = table(ada, side(amber=theirs, keys=[RED, BLUE]), house=HERE)
        t.do("play", "furtive-investors")
        assert (t.amber(0), t.amber(1)) == (yours + 1 + gained, theirs)
        t.expect_main_step()


class TestGamgee:
    test = cases("""
        it steals from an opponent who has more even after the reaping
            in: shadows
            ada: line gamgee
            bo: amber 2
            reap gamgee
            -> ada amber: 0 > 2, bo amber: 2 > 1, gamgee exhausted
        not from one who has as much once it has reaped
            in: shadows
            ada: line gamgee
            bo: amber 1
            reap gamgee
            -> ada amber: 0 > 1, gamgee exhausted
    """)


class TestKnucklesBolton:
    def test_it_has_its_two_keywords_and_no_ability(self) -> None:
        t = table(side(battleline=["knuckles-bolton"]), house=HERE)
        assert keywords(t.card("knuckles-bolton")) == {Keyword.ELUSIVE, Keyword.SKIRMISH}
        t.do("reap", "knuckles-bolton")
        assert t.changes() == {"ada amber": (0, 1), "knuckles-bolton exhausted": (False, True)}


class TestLamindra:
    @pytest.mark.rule("glossary/neighbor", "glossary/deploy")
    def test_its_neighbors_are_elusive_while_they_stand_beside_it(self) -> None:
        t = table(side(hand=["lamindra"], battleline=["dodger", "umbra", "troll"]), house=HERE)
        t.do("play", "lamindra")
        t.answer("slot:1")
        assert t.line(0) == ["dodger", "lamindra", "umbra", "troll"]
        elusive = [id_ for id_ in t.line(0) if Keyword.ELUSIVE in keywords(t.card(id_))]
        assert elusive == ["dodger", "lamindra", "umbra"]


class TestLifeForALife:
    test = cases("""
        for a friendly creature any creature is dealt six
            rule: errata/life-for-a-life
            in: shadows
            ada: hand life-for-a-life; line urchin dodger
            bo: line troll
            play life-for-a-life, offers urchin dodger, pick urchin, offers dodger troll, pick troll
            -> ada amber: 0 > 1, life-for-a-life: hand > discard, urchin: battleline > discard, troll damage: 0 > 6
        without a friendly creature nothing happens
            ada: hand life-for-a-life
            bo: line troll
            play life-for-a-life
            -> ada amber: 0 > 1, life-for-a-life: hand > discard
    """)


class TestRonnieWristclocks:
    @pytest.mark.rule("glossary/replacement-effects")
    @pytest.mark.parametrize(("theirs", "stolen"), [(0, 0), (6, 1), (7, 2), (12, 2)])
    def test_it_steals_two_instead_of_one_from_seven_on(self, theirs: int, stolen: int) -> None:
        t = table(side(hand=["ronnie-wristclocks"], amber=9), side(amber=theirs), house=HERE)
        t.creature("ronnie-wristclocks")
        assert (t.amber(0), t.amber(1)) == (9 + stolen, theirs - stolen)
        t.expect_main_step()


class TestSuckerPunch:
    test = cases("""
        it is archived when it destroys the creature that it hits
            in: shadows
            ada: hand sucker-punch; line urchin
            bo: line silvertooth troll
            play sucker-punch, offers silvertooth troll, pick silvertooth
            -> ada amber: 0 > 1, sucker-punch: hand > archives, silvertooth: battleline > discard
        a creature that survives leaves it to the discard pile
            in: shadows
            ada: hand sucker-punch
            bo: line troll
            play sucker-punch, pick troll
            -> ada amber: 0 > 1, sucker-punch: hand > discard, troll damage: 0 > 2
        so does one that its ward saves
            rule: glossary/ward
            in: shadows
            ada: hand sucker-punch
            bo: line silvertooth(warded)
            play sucker-punch, pick silvertooth
            -> ada amber: 0 > 1, sucker-punch: hand > discard, silvertooth warded: yes > no
    """)

    @pytest.mark.rule("glossary/alpha")
    def test_it_is_played_first_or_not_at_all(self) -> None:
        t = table(side(hand=["sucker-punch"], battleline=["dodger"]), house=HERE)
        t.do("reap", "dodger")
        assert t.reasons(f"play:{t.handle('sucker-punch')}") == ["glossary/alpha"]


class TestSwindle:
    @pytest.mark.rule("glossary/alpha", "glossary/omega")
    @pytest.mark.parametrize(("theirs", "stolen"), [(4, 3), (2, 2), (0, 0)])
    def test_it_steals_three_and_ends_the_step(self, theirs: int, stolen: int) -> None:
        t = table(side(hand=["swindle"], battleline=["dodger"]), side(amber=theirs), house=HERE)
        t.do("play", "swindle")
        assert (t.amber(0), t.amber(1)) == (stolen, theirs - stolen)
        assert t.game.state.active == 1


class TestThrowingStars:
    test = cases("""
        up to three creatures take one each and those that die pay
            in: shadows
            ada: hand throwing-stars; line urchin
            bo: line silvertooth(damage=1) dust-pixie troll
            play throwing-stars, offers 0-3 of: urchin silvertooth dust-pixie troll
            pick silvertooth dust-pixie troll, finish
            -> ada amber: 0 > 2, throwing-stars: hand > discard, silvertooth: battleline > discard,
            -> dust-pixie: battleline > discard, troll damage: 0 > 1
        none may be chosen
            in: shadows
            ada: hand throwing-stars
            bo: line urchin
            play throwing-stars, answer done
            -> throwing-stars: hand > discard
    """)


class TestWhistlingDarts:
    test = cases("""
        each enemy creature takes one
            in: shadows
            ada: hand whistling-darts; line urchin
            bo: line dust-pixie troll champion-anaphiel
            play whistling-darts
            -> ada amber: 0 > 1, whistling-darts: hand > discard, dust-pixie: battleline > discard,
            -> troll damage: 0 > 1, champion-anaphiel armor used: 0 > 1
    """)


class TestYantzeeGang:
    test = cases("""
        its action steals one
            in: shadows
            ada: line yantzee-gang
            bo: amber 2
            action yantzee-gang
            -> ada amber: 0 > 1, bo amber: 2 > 1, yantzee-gang exhausted
    """)


class TestBonerotVenom:
    test = cases("""
        reaping hurts its creature and no other
            in: shadows
            ada: line dodger(upgrades=bonerot-venom) umbra
            reap dodger, reap umbra
            -> ada amber: 0 > 2, dodger exhausted, dodger damage: 0 > 2, umbra exhausted
        so does fighting, which the two damage may make its last
            in: shadows
            ada: line knuckles-bolton(upgrades=bonerot-venom damage=1)
            bo: line troll
            fight knuckles-bolton troll
            -> knuckles-bolton: battleline > discard, bonerot-venom: upgrade > discard,
            -> troll damage: 0 > 3
        and removing its stun, which is using it
            rule: glossary/stun
            in: shadows
            ada: line dodger(upgrades=bonerot-venom stunned)
            unstun dodger
            -> dodger exhausted, dodger stunned: yes > no, dodger damage: 0 > 2
    """)

    def test_an_enemy_creature_may_carry_it(self) -> None:
        t = table(side(hand=["bonerot-venom"]), side(battleline=["krump"]), house=HERE)
        t.do("play", "bonerot-venom")
        t.pick("krump")
        t.end_turn()
        t.do("reap", "krump")
        assert (t.card("krump").damage, t.amber(1)) == (2, 1)


class TestBrendTheFanatic:
    test = cases("""
        it gives the opponent one when it is played
            in: shadows
            ada: hand brend-the-fanatic
            creature brend-the-fanatic
            -> bo amber: 0 > 1, brend-the-fanatic: hand > battleline, brend-the-fanatic exhausted
        and takes three when it is destroyed
            in: shadows
            ada: hand poison-wave; line brend-the-fanatic(damage=1); amber 1
            bo: amber 5; line troll
            play poison-wave
            -> ada amber: 1 > 5, bo amber: 5 > 2, poison-wave: hand > discard,
            -> brend-the-fanatic: battleline > discard, troll damage: 0 > 2
    """)


class TestHideawayHole:
    @pytest.mark.rule("glossary/lasting-effects", "glossary/sacrifice")
    def test_friendly_creatures_are_elusive_until_your_next_turn_begins(self) -> None:
        ada = side(artifacts=["hideaway-hole"], battleline=["dodger"], hand=["umbra"])
        t = table(ada, side(battleline=["troll"]), house=HERE)
        t.do("omni", "hideaway-hole")
        assert t.zone("hideaway-hole") == "discard"
        t.creature("umbra")
        assert elusive(t) == {"dodger", "umbra"}
        t.answer("end-turn")
        t.finish_until(DecisionKind.MAIN)
        assert t.game.state.active == 1 and elusive(t) == {"dodger", "umbra"}
        t.fight("troll", "dodger")
        assert (t.card("troll").damage, t.card("dodger").damage) == (0, 0)
        t.end_turn()
        assert elusive(t) == set()


def elusive(t: Table) -> set[str]:
    """Return the ids of the creatures in play that are elusive."""
    return {id_ for player in (0, 1) for id_ in t.line(player) if Keyword.ELUSIVE in keywords(t.card(id_))}


class TestLittleNiff:
    test = cases("""
        it steals when a neighbor fights
            in: shadows
            ada: line umbra little-niff silvertooth
            bo: line dust-pixie; amber 3
            fight silvertooth dust-pixie
            -> ada amber: 0 > 1, bo amber: 3 > 2, silvertooth exhausted, silvertooth damage: 0 > 1,
            -> dust-pixie: battleline > discard
        not for itself and not for a creature farther away
            in: shadows
            ada: line silvertooth urchin little-niff
            bo: line dust-pixie dust-pixie; amber 3
            fight little-niff dust-pixie, fight silvertooth dust-pixie#2
            -> silvertooth exhausted, silvertooth damage: 0 > 1,
            -> little-niff exhausted, little-niff damage: 0 > 1,
            -> dust-pixie: battleline > discard, dust-pixie 2: battleline > discard
        nor when a neighbor is attacked
            in: brobnar
            ada: line troll
            bo: line umbra little-niff; amber 1
            fight troll umbra
            -> troll exhausted, troll damage: 0 > 2, umbra: battleline > discard
    """)


class TestMurkens:
    """Either a random archived card or the top card of the deck, played by whoever played Murkens."""

    def murkens(self, mode: int, **theirs: object) -> Table:
        t = table(side(hand=["murkens"]), side(**theirs), house=HERE)
        t.creature("murkens")
        if t.decision.kind is DecisionKind.MODE:
            t.answer(f"mode:{mode}")
        return t

    @pytest.mark.rule("glossary/as-if-it-were-yours-as-if-you-controlled-it", "glossary/control-and-ownership")
    def test_the_top_creature_of_the_deck_comes_to_your_side(self) -> None:
        t = self.murkens(1, deck=["dust-pixie", "troll"], archives=["krump"])
        t.answer("slot:1")
        assert (t.line(0), t.amber(0), t.ids(1, "archives")) == (["murkens", "dust-pixie"], 2, ["krump"])
        assert t.card("dust-pixie").owner == 1
        t.expect_main_step()

    @pytest.mark.rule("glossary/archives", "faq/archives-1")
    def test_a_card_of_yours_in_those_archives_comes_to_your_hand_instead(self) -> None:
        t = self.murkens(0, archives=[spec("krump", owner=0)], deck=["dust-pixie"])
        t.expect_main_step()
        assert (t.line(0), t.ids(0, "hand"), t.ids(1, "archives")) == (["murkens"], ["krump"], [])

    @pytest.mark.rule("glossary/archives")
    def test_one_of_the_archived_cards_is_played_at_random(self) -> None:
        t = self.murkens(0, deck=["dust-pixie"], archives=["virtuous-works", "virtuous-works", "virtuous-works"])
        assert (t.amber(0), len(t.ids(1, "archives")), t.ids(1, "discard")) == (3, 2, ["virtuous-works"])
        assert t.ids(1, "deck") == ["dust-pixie"]
        t.expect_main_step()

    def test_an_action_does_what_it_does_for_you(self) -> None:
        t = self.murkens(1, deck=["take-hostages", "troll"], amber=2, battleline=["krump"])
        assert (t.amber(0), t.zone("take-hostages"), t.ids(1, "discard")) == (1, "discard", ["take-hostages"])

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_empty_archives_may_be_chosen_and_nothing_happens(self) -> None:
        t = self.murkens(0, deck=["dust-pixie"])
        t.expect_main_step()
        assert (t.line(0), t.ids(1, "deck"), t.ids(1, "archives")) == (["murkens"], ["dust-pixie"], [])

    def test_without_deck_and_archives_nothing_is_asked(self) -> None:
        t = self.murkens(0)
        t.expect_main_step()
        assert t.line(0) == ["murkens"]


class TestNightforge:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("amber", "answer", "left"), [(9, "yes", 0), (9, "no", 10), (8, None, 9)])
    def test_a_key_may_be_forged_for_four_more(self, amber: int, answer: str | None, left: int) -> None:
        t = table(side(hand=["nightforge"], amber=amber), house=HERE)
        t.do("play", "nightforge")
        if answer:
            t.answer(answer)
        t.finish()
        assert (t.amber(0), len(t.game.view(0).seats[0].keys)) == (left, int(answer == "yes"))

    def test_not_in_a_turn_in_which_you_forged_one(self) -> None:
        t = table(side(hand=["nightforge", "nightforge"], amber=29), house=HERE)
        t.do("play", "nightforge")
        t.answer("yes")
        t.finish()
        t.do("play", "nightforge", 1)
        t.expect_main_step()
        assert (t.amber(0), len(t.game.view(0).seats[0].keys)) == (29 + 1 - 10 + 1, 1)


class TestPerplexingSophistry:
    test = cases("""
        with more amber you draw and they discard
            ada: hand perplexing-sophistry valdr; deck troll
            bo: hand krump
            play perplexing-sophistry
            -> ada amber: 0 > 1, perplexing-sophistry: hand > discard, troll: deck > hand, krump: hand > discard
        with more amber you draw though their hand is empty
            ada: hand perplexing-sophistry; deck troll
            play perplexing-sophistry
            -> ada amber: 0 > 1, perplexing-sophistry: hand > discard, troll: deck > hand
        with as much nothing happens
            ada: hand perplexing-sophistry; deck troll
            bo: hand krump; amber 1
            play perplexing-sophistry
            -> ada amber: 0 > 1, perplexing-sophistry: hand > discard
    """)

    @pytest.mark.rule("glossary/discarding-cards")
    def test_the_card_is_a_random_one(self) -> None:
        t = table(side(hand=["perplexing-sophistry"]), side(hand=["krump", "troll", "anger"]), house=HERE)
        rng = t.game.state.rng
        t.do("play", "perplexing-sophistry")
        assert len(t.ids(1, "discard")) == 1 and t.game.state.rng != rng


class TestRedlock:
    @pytest.mark.parametrize(("played", "gained"), [("urchin", 0), ("hidden-stash", 1 + 1), (None, 1)])
    def test_a_turn_without_a_creature_played_gains_one(self, played: str | None, gained: int) -> None:
        ada = side(battleline=["redlock"], hand=["urchin", "hidden-stash"])
        t = table(ada, house=HERE)
        if played:
            t.do("play", played)
            t.finish()
        t.end_turn()
        assert t.amber(0) == gained
        t.end_turn()
        assert t.amber(0) == gained, "at the end of the opponent's turn it gains nothing"


class TestGuardDisguise:
    @pytest.mark.parametrize(("theirs", "stolen"), [(0, 0), (2, 2), (3, 3), (4, 0)])
    def test_it_is_destroyed_for_the_amber_of_an_opponent_with_three_or_less(self, theirs: int, stolen: int) -> None:
        t = table(side(artifacts=["guard-disguise"]), side(amber=theirs), house=HERE)
        t.do("action", "guard-disguise")
        assert (t.amber(0), t.amber(1), t.zone("guard-disguise")) == (stolen, theirs - stolen, "discard")
        t.expect_main_step()


class TestHeistNight:
    test = cases("""
        it steals one for each friendly thief
            in: shadows
            ada: hand heist-night; line umbra urchin troll macis-asp
            bo: amber 5; line dodger
            play heist-night
            -> ada amber: 0 > 2, bo amber: 5 > 3, heist-night: hand > discard
    """)

    @pytest.mark.rule("glossary/alpha")
    def test_it_is_played_first_or_not_at_all(self) -> None:
        t = table(side(hand=["heist-night", "urchin"]), house=HERE)
        t.creature("urchin")
        assert t.reasons(f"play:{t.handle('heist-night')}") == ["glossary/alpha"]


class TestLethalDistraction:
    test = cases("""
        each damage to that creature is two more and that to others is not
            rule: glossary/damage
            in: shadows
            ada: hand lethal-distraction whistling-darts poison-wave; line dodger
            bo: line troll krump
            play lethal-distraction, offers dodger troll krump, pick troll, play whistling-darts, play poison-wave
            -> ada amber: 0 > 3, lethal-distraction: hand > discard, whistling-darts: hand > discard,
            -> poison-wave: hand > discard, dodger damage: 0 > 2, troll damage: 0 > 7, krump damage: 0 > 3
    """)


class TestPlagueRat:
    def test_all_but_rats_are_dealt_as_much_as_there_are_rats(self) -> None:
        ada = side(hand=["plague-rat"], battleline=["dodger", "plague-rat"])
        t = table(ada, side(battleline=["plague-rat", "troll", spec("krump", warded=True)]), house=HERE)
        t.creature("plague-rat")
        assert t.changes() == {
            "plague-rat": ("hand", "battleline"),
            "plague-rat exhausted": (False, True),
            "dodger damage": (0, 3),
            "troll damage": (0, 3),
            "krump warded": (True, False),
        }
        t.expect_main_step()


class TestRiggedLottery:
    LOTS = ("urchin", "dodger", "troll", "krump", "umbra")

    @pytest.mark.rule("glossary/discarding-cards", "glossary/control-and-ownership")
    @pytest.mark.parametrize("first", [0, 1])
    def test_each_player_gains_for_their_own_shadows_cards_whoever_discards_first(self, first: int) -> None:
        t = table(
            side(hand=["rigged-lottery"], deck=[*self.LOTS, "dodger"]),
            side(deck=["punch", "silvertooth", "troll", "anger", "warsong", "dodger"]),
            house=HERE,
        )
        t.do("play", "rigged-lottery")
        t.answer(f"mode:{first}")
        assert (t.amber(0), t.amber(1)) == (1 + 3, 1)
        assert (t.ids(0, "deck"), t.ids(1, "deck")) == (["dodger"], ["dodger"])
        t.expect_main_step()

    def test_of_a_deck_of_fewer_cards_all_are_discarded(self) -> None:
        t = table(side(hand=["rigged-lottery"]), side(deck=["urchin", "troll"]), house=HERE)
        t.do("play", "rigged-lottery")
        t.finish()
        assert (t.amber(0), t.amber(1), len(t.ids(1, "discard"))) == (1, 1, 2)


class TestSackOfCoins:
    test = cases("""
        each amber is a damage of its own, that of the card included, dealt together
            rule: faq/for-each-1 glossary/for-each
            in: shadows
            ada: hand sack-of-coins; amber 2; line dodger
            bo: line silvertooth troll; amber 2
            play sack-of-coins, offers dodger silvertooth troll, pick silvertooth, pick troll, pick silvertooth
            -> ada amber: 2 > 3, sack-of-coins: hand > discard, silvertooth: battleline > discard,
            -> troll damage: 0 > 1
    """)


class TestScowlyCaper:
    def test_it_destroys_a_neighbor_at_the_end_of_its_controllers_turn(self) -> None:
        bo = side(battleline=["krump", spec("scowly-caper", owner=0), "troll", "bumpsy"])
        t = table(side(battleline=["dodger"]), bo, active=1, house=House.BROBNAR)
        t.answer("end-turn")
        t.offers("krump", "troll")
        t.pick("troll")
        assert (t.line(0), t.line(1)) == (["dodger"], ["krump", "scowly-caper", "bumpsy"])
        t.finish_until(DecisionKind.MAIN)
        t.end_turn()
        assert t.line(1) == ["krump", "scowly-caper", "bumpsy"], "its owner's turn is not its controller's"

    @pytest.mark.rule("glossary/treachery", "glossary/versatile")
    def test_the_opponent_gets_it_and_may_use_it_in_any_house(self) -> None:
        t = table(side(hand=["scowly-caper"]), side(battleline=["troll"]), house=HERE)
        t.creature("scowly-caper")
        assert (t.line(0), t.line(1)) == ([], ["troll", "scowly-caper"])
        t = table(side(battleline=[spec("scowly-caper", owner=1)]), side(), house=House.BROBNAR)
        assert t.can("reap", "scowly-caper")


class TestShardOfGreed:
    test = cases("""
        it gains for each friendly shard, itself included
            in: shadows
            ada: artifacts shard-of-greed shard-of-greed seeker-needle
            bo: artifacts shard-of-greed
            action shard-of-greed
            -> ada amber: 0 > 2, shard-of-greed exhausted
    """)
