"""Prophetic Visions, Redemption: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.constants import ASSAULT, ELUSIVE, MUTANT, SKIRMISH, TAUNT
from kfdesk.language.definition import card
from kfdesk.language.words import (
    CREATURE,
    EACH_PLAYER,
    FRIENDLY,
    MUTATION,
    OPPONENT,
    Instruction,
    a,
    any_number,
    destroy,
    each,
    fight_with,
    keys_cost,
    make_token,
    omni,
    play,
    put_counters,
    ready,
    remove_counters,
    return_,
    take_control,
)
from tests.cards.lines import cases
from tests.cards.pv.fates import fulfilled
from tests.tables import Table, overreach, side, spec, table

HERE = House.REDEMPTION


class TestAzrael:
    test = cases("""
        for the turn in which it reaps each friendly creature may fight, whatever its house
            in: redemption
            ada: line azrael valdr pit-demon
            bo: line flaxia pit-demon
            reap azrael, fight valdr flaxia, fight pit-demon pit-demon#2
            -> azrael exhausted, ada amber: 0 > 1, valdr exhausted, valdr damage: 0 > 4, flaxia: battleline > discard
            -> pit-demon: battleline > discard, pit-demon 2: battleline > discard
    """)

    def test_before_they_may_not_and_all_that_they_may_do_is_fight(self) -> None:
        t = table(side(battleline=["azrael", "valdr"]), side(battleline=["flaxia"]), house=HERE)
        assert not t.can("fight", "valdr")
        t.do("reap", "azrael")
        assert t.can("fight", "valdr") and not t.can("reap", "valdr")

    def test_not_when_it_fights(self) -> None:
        t = table(side(battleline=["azrael", "valdr"]), side(battleline=["dust-pixie", "flaxia"]), house=HERE)
        t.fight("azrael", "dust-pixie")
        assert not t.can("fight", "valdr")

    def test_only_for_that_turn(self) -> None:
        ada = side(battleline=["azrael", "valdr"], houses=[HERE])
        t = table(ada, side(battleline=["flaxia", "troll"], houses=[HERE]), house=HERE)
        t.do("reap", "azrael")
        t.end_turn()
        assert not t.can("fight", "troll")
        t.end_turn()
        assert t.can("fight", "azrael") and not t.can("fight", "valdr")


class TestCorrosiveMonk:
    test = cases("""
        armor of creatures on both sides prevents nothing
            in: redemption
            ada: line corrosive-monk oblivion-knight
            bo: line bulwark
            fight oblivion-knight bulwark
            -> oblivion-knight: battleline > discard, bulwark damage: 0 > 2
        nor does armor that they get
            in: brobnar
            ada: line corrosive-monk valdr(upgrades=seraphic-armor)
            bo: line bumpsy
            fight valdr bumpsy
            -> valdr exhausted, valdr damage: 0 > 5, bumpsy: battleline > discard
        its fate destroys a friendly creature for each enemy Mutant creature
            rule: glossary/fulfill glossary/for-each
            in: brobnar
            ada: line valdr krump growland flaxia; artifacts gauntlet-of-command
            bo: line salvay troll azrael; fate corrosive-monk
            reap valdr, offers valdr krump growland flaxia, pick flaxia, offers valdr krump growland, pick valdr
            -> ada amber: 0 > 1, fulfilled corrosive-monk, flaxia: battleline > discard, valdr: battleline > discard
        where only you have Mutants none is
            in: brobnar
            ada: line valdr growland
            bo: line troll; fate corrosive-monk
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled corrosive-monk
    """)

    def test_every_creature_has_its_armor_again_when_the_monk_is_gone(self) -> None:
        armed = [spec(id_, upgrades=["seraphic-armor"]) for id_ in ("corrosive-monk", "valdr")]
        ada = side(battleline=armed, hand=["punch"])
        gone = card("punch", play(destroy(a(CREATURE))))
        t = table(ada, side(battleline=["bulwark"]), gone, house=House.BROBNAR)
        assert [t.card(id_).armor for id_ in ("corrosive-monk", "valdr", "bulwark")] == [0, 0, 0]
        t.do("play", "punch")
        t.pick("corrosive-monk")
        t.finish()
        assert (t.card("valdr").armor, t.card("bulwark").armor) == (1, 2)


class TestDoomsayer:
    test = cases("""
        each amber that it moves from a friendly creature deals 2 to any creature
            rule: glossary/for-each
            in: redemption
            ada: line doomsayer krump(amber=2) flaxia(amber=1)
            bo: line troll(amber=3) bumpsy
            reap doomsayer, offers doomsayer krump flaxia, pick krump
            offers doomsayer krump flaxia troll bumpsy, pick troll, pick bumpsy
            -> doomsayer exhausted, ada amber: 0 > 1, krump amber: 2 > 0, troll damage: 0 > 2, bumpsy damage: 0 > 2
        all of it is dealt together, so that one creature may be dealt it
            in: redemption
            ada: line doomsayer(amber=2)
            bo: line bulwark
            reap doomsayer, pick doomsayer, pick bulwark, pick bulwark
            -> doomsayer exhausted, ada amber: 0 > 1, doomsayer amber: 2 > 0, bulwark damage: 0 > 2
            -> bulwark armor used: 0 > 2
        without amber nothing is dealt
            in: redemption
            ada: line doomsayer krump
            bo: line troll(amber=2)
            reap doomsayer
            -> doomsayer exhausted, ada amber: 0 > 1
        not when it fights
            in: redemption
            ada: line doomsayer krump(amber=2)
            bo: line dust-pixie troll
            fight doomsayer dust-pixie
            -> doomsayer exhausted, doomsayer damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestHeavyAdornment:
    test = cases("""
        the creature that it is on exalts its neighbors when it reaps
            in: brobnar
            ada: line flaxia krump valdr(upgrades=heavy-adornment) troll bumpsy
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, krump amber: 0 > 1, troll amber: 0 > 1
        one of the opponent's, too
            in: redemption
            ada: hand heavy-adornment
            bo: line krump valdr
            play heavy-adornment, pick valdr
            -> heavy-adornment: hand > upgrade, heavy-adornment on: nothing > valdr
        not when it fights
            in: brobnar
            ada: line krump valdr(upgrades=heavy-adornment)
            bo: line dust-pixie
            fight valdr dust-pixie
            -> valdr exhausted, valdr damage: 0 > 1, dust-pixie: battleline > discard
        not when a neighbor of it reaps
            in: brobnar
            ada: line krump valdr(upgrades=heavy-adornment)
            reap krump
            -> krump exhausted, ada amber: 0 > 1
    """)


class TestHeedTheHorde:
    test = cases("""
        the opponent loses an amber for each friendly Mutant creature
            in: redemption
            ada: hand heed-the-horde; line azrael krump growland; amber 3
            bo: line salvay; amber 5
            play heed-the-horde
            -> heed-the-horde: hand > discard, ada amber: 3 > 4, bo amber: 5 > 3
        without one nothing is lost
            in: redemption
            ada: hand heed-the-horde; line krump
            bo: line salvay; amber 5
            play heed-the-horde
            -> heed-the-horde: hand > discard, ada amber: 0 > 1
        its fate has each enemy Mutant creature capture one of yours
            rule: glossary/fulfill glossary/capture
            in: brobnar
            ada: line valdr growland; amber 4
            bo: line salvay troll azrael; amber 3; fate heed-the-horde
            reap valdr
            -> valdr exhausted, ada amber: 4 > 3, fulfilled heed-the-horde, salvay amber: 0 > 1, azrael amber: 0 > 1
    """)


class TestNamelsConfession:
    test = cases("""
        a friendly creature is destroyed for half its power, rounded down
            in: redemption
            ada: hand namel-s-confession; line krump bumpsy; artifacts gauntlet-of-command
            bo: line troll
            play namel-s-confession, offers krump bumpsy, pick bumpsy
            -> namel-s-confession: hand > discard, ada amber: 0 > 3, bumpsy: battleline > discard
        the power that it had counts, counters and all
            in: redemption
            ada: hand namel-s-confession; line krump(power_counters=2 damage=7)
            play namel-s-confession, finish
            -> namel-s-confession: hand > discard, ada amber: 0 > 5, krump: battleline > discard
        half of 1 is nothing
            in: redemption
            ada: hand namel-s-confession; line dust-pixie
            play namel-s-confession, finish
            -> namel-s-confession: hand > discard, ada amber: 0 > 1, dust-pixie: battleline > discard
        one that is not destroyed brings nothing
            rule: glossary/if-you-do-and-in-order-to
            in: redemption
            ada: hand namel-s-confession; line krump(warded)
            bo: line troll
            play namel-s-confession, finish
            -> namel-s-confession: hand > discard, ada amber: 0 > 1, krump warded: yes > no
        without a friendly creature nothing happens
            in: redemption
            ada: hand namel-s-confession
            bo: line troll
            play namel-s-confession
            -> namel-s-confession: hand > discard, ada amber: 0 > 1
    """)


class TestTomeOfAbatement:
    test = cases("""
        no creature is elusive
            in: brobnar
            ada: line krump
            bo: line urchin; artifacts tome-of-abatement
            fight krump urchin
            -> krump exhausted, krump damage: 0 > 1, urchin: battleline > discard
        a creature that would gain skirmish is dealt damage all the same
            in: brobnar
            ada: artifacts tome-of-abatement; line bumpsy(upgrades=ring-of-invisibility)
            bo: line flaxia
            fight bumpsy flaxia
            -> bumpsy exhausted, bumpsy damage: 0 > 4, flaxia: battleline > discard
    """)

    @pytest.mark.rule("glossary/lose-vs-gain")
    def test_nothing_has_taunt_elusive_or_skirmish_and_all_else_stays(self) -> None:
        ada = side(battleline=["ruthless-avenger", "tentaclid"], artifacts=["tome-of-abatement"])
        bo = side(battleline=["champion-anaphiel", spec("krump", upgrades=["ring-of-invisibility"])])
        t = table(ada, bo)
        for id_ in ("tentaclid", "champion-anaphiel", "krump"):
            assert t.card(id_).keywords == (), id_
        assert len(t.card("ruthless-avenger").keywords) == 2

    def test_without_it_they_have_them(self) -> None:
        bo = side(battleline=["champion-anaphiel", spec("krump", upgrades=["ring-of-invisibility"])])
        t = table(side(battleline=["tentaclid"]), bo)
        assert words(t, "champion-anaphiel") == {TAUNT}
        assert words(t, "krump") == {ELUSIVE, SKIRMISH}


def words(t: Table, id_: str) -> set[object]:
    """Return the keywords of a card."""
    return {word for word, _ in t.card(id_).keywords}


class TestTormentedBadge:
    test = cases("""
        you take control of an enemy Mutant creature
            rule: glossary/control-and-ownership
            in: redemption
            ada: artifacts tormented-badge; line azrael
            bo: line growland troll salvay
            action tormented-badge, offers growland salvay, pick salvay, finish
            -> tormented-badge exhausted, salvay controller: 1 > 0
        without one nothing happens
            in: redemption
            ada: artifacts tormented-badge; line azrael
            bo: line troll
            action tormented-badge
            -> tormented-badge exhausted
        its fate gives the most powerful friendly creature to the opponent
            rule: glossary/fulfill glossary/most-powerful
            in: brobnar
            ada: line valdr troll growland
            bo: line troll(power_counters=1); fate tormented-badge
            reap valdr, finish
            -> valdr exhausted, ada amber: 0 > 1, fulfilled tormented-badge, troll controller: 0 > 1
        of equals you choose
            in: brobnar
            ada: line valdr krump flaxia
            bo: fate tormented-badge
            reap valdr, offers valdr krump, pick krump, finish
            -> valdr exhausted, ada amber: 0 > 1, fulfilled tormented-badge, krump controller: 0 > 1
    """)


class TestAgamignus:
    test = cases("""
        another Mutant creature that enters play brings an amber
            in: redemption
            ada: line agamignus; hand growland
            creature growland
            -> growland: hand > battleline, growland exhausted, ada amber: 0 > 1
        one of the opponent's, too
            in: redemption
            ada: hand growland
            bo: line agamignus
            creature growland
            -> growland: hand > battleline, growland exhausted, bo amber: 0 > 1
        no other creature does
            in: brobnar
            ada: line agamignus; hand krump
            creature krump
            -> krump: hand > battleline, krump exhausted
        nor its own coming
            in: redemption
            ada: line growland; hand agamignus
            creature agamignus
            -> agamignus: hand > battleline, agamignus exhausted
        nor a Mutant that is no creature in play
            in: redemption
            ada: line agamignus; hand growland
            discard growland
            -> growland: hand > discard
        its fate destroys each creature that is no Mutant
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr growland
            bo: line troll salvay; fate agamignus
            reap valdr, finish
            -> ada amber: 0 > 1, fulfilled agamignus, valdr: battleline > discard, troll: battleline > discard
    """)

    @pytest.mark.rule("glossary/token-creatures", "glossary/enters-play")
    @pytest.mark.parametrize(("token", "amber"), [("zealot", 1), ("guardian", 0)])
    def test_a_token_creature_counts_if_it_is_a_mutant(self, token: str, amber: int) -> None:
        ada = side(battleline=["agamignus"], hand=["oath-of-poverty"], deck=["krump"], token=token)
        t = table(ada, side(), card("oath-of-poverty", play(make_token())), house=House.SANCTUM)
        t.do("play", "oath-of-poverty")
        t.finish()
        assert (sorted(t.line(0)), t.amber(0)) == (sorted(["agamignus", token]), 1 + amber)  # 1 by the icon


class TestIndignantTone:
    test = cases("""
        if the creature is destroyed its neighbors become enraged once it is gone
            rule: glossary/enrage
            in: redemption
            ada: hand indignant-tone; line krump
            bo: line bumpsy valdr dust-pixie flaxia pit-demon
            play indignant-tone, offers krump bumpsy valdr dust-pixie flaxia pit-demon, pick dust-pixie
            -> indignant-tone: hand > discard, ada amber: 0 > 1, dust-pixie: battleline > discard
            -> valdr enraged, flaxia enraged
        a friendly one may be meant
            in: redemption
            ada: hand indignant-tone; line krump dust-pixie
            bo: line bumpsy
            play indignant-tone, pick dust-pixie
            -> indignant-tone: hand > discard, ada amber: 0 > 1, dust-pixie: battleline > discard, krump enraged
        one that stands has no enraged neighbors
            in: redemption
            ada: hand indignant-tone; line krump valdr flaxia
            play indignant-tone, pick valdr
            -> indignant-tone: hand > discard, ada amber: 0 > 1, valdr damage: 0 > 3
        nor has one whose ward prevents the damage
            in: redemption
            ada: hand indignant-tone; line krump dust-pixie(warded)
            play indignant-tone, pick dust-pixie
            -> indignant-tone: hand > discard, ada amber: 0 > 1, dust-pixie warded: yes > no
    """)


class TestRackOfRedemption:
    RUIN = (card("punch", play(destroy(any_number(CREATURE)))), card("anger", play(destroy(any_number(CREATURE)))))

    def destroyed(self, *ids: str, **ada: object) -> Table:
        """Return the table after Ada has destroyed these creatures at one moment."""
        fields = {"battleline": ["azrael", "krump", "salvay"], "artifacts": ["rack-of-redemption"]} | ada
        bo = side(battleline=["growland", "troll", "doomsayer"], amber=3)
        t = table(side(hand=["punch", "anger"], **fields), bo, *self.RUIN, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick(*ids)
        return t

    def test_the_owner_of_the_first_mutant_destroyed_gains_an_amber(self) -> None:
        assert self.destroyed("azrael").changes()["ada amber"] == (0, 1 + 1)  # 1 by the icon of the action
        t = self.destroyed("growland")
        assert (t.amber(0), t.amber(1)) == (1, 4)

    def test_no_other_creature_counts(self) -> None:
        t = self.destroyed("krump")
        assert (t.amber(0), t.amber(1)) == (1, 3)
        t.do("play", "anger")
        t.pick("growland", "troll")
        t.finish()
        assert (t.amber(0), t.amber(1)) == (2, 4)

    def test_the_rack_of_the_opponent_asks_for_no_side(self) -> None:
        ada = side(hand=["punch"], battleline=["azrael"])
        bo = side(battleline=["troll"], artifacts=["rack-of-redemption"])
        t = table(ada, bo, *self.RUIN, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("azrael")
        assert (t.amber(0), t.amber(1)) == (2, 0)

    def test_the_owner_gains_it_whoever_controls_the_creature(self) -> None:
        ada = side(hand=["punch"], battleline=[spec("azrael", owner=1)], artifacts=["rack-of-redemption"])
        t = table(ada, side(), *self.RUIN, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("azrael")
        assert (t.amber(0), t.amber(1)) == (1, 1)

    def test_no_later_one_of_the_turn_counts_but_the_first_of_the_next(self) -> None:
        t = self.destroyed("azrael")
        t.do("play", "anger")
        t.pick("growland", "salvay")
        t.finish()
        assert (t.amber(0), t.amber(1)) == (3, 3)

    def test_each_turn_has_a_first(self) -> None:
        bo = side(hand=["anger"], battleline=["growland"], houses=[House.BROBNAR])
        ada = side(hand=["punch"], battleline=["azrael"], artifacts=["rack-of-redemption"])
        t = table(ada, bo, *self.RUIN, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("azrael")
        t.end_turn()
        t.do("play", "anger")
        t.pick("growland")
        assert (t.amber(0), t.amber(1)) == (2, 2)

    def test_one_destroyed_before_the_rack_came_was_the_first(self) -> None:
        ada = side(hand=["rack-of-redemption"], battleline=["doomsayer", "growland", "azrael", "salvay"])
        kills = (card(id_, omni(destroy(a(CREATURE)))) for id_ in ("doomsayer", "growland"))
        t = table(ada, side(), *kills, house=HERE)
        t.do("omni", "doomsayer")
        t.pick("azrael")
        t.do("play", "rack-of-redemption")
        t.do("omni", "growland")
        t.pick("salvay")
        assert (t.line(0), t.amber(0)) == (["doomsayer", "growland"], 0)

    @pytest.mark.rule("glossary/active-player")
    @pytest.mark.parametrize(("first", "amber"), [("Azrael", (2, 3)), ("Growland", (1, 4)), ("Doomsayer", (1, 4))])
    def test_of_several_at_once_the_active_player_says_which_is_the_first(
        self, first: str, amber: tuple[int, int]
    ) -> None:
        t = self.destroyed("azrael", "krump", "growland", "doomsayer")
        t.answer(*t.decision.keys())  # the order on Ada's pile
        t.answer(*t.decision.keys())  # and on Bo's
        named = {option.label.en.partition("(")[2].partition(")")[0]: option.key for option in t.decision.options}
        assert sorted(named) == ["Azrael", "Doomsayer", "Growland"]
        t.answer(named[first])
        t.expect_main_step()
        assert (t.amber(0), t.amber(1)) == amber


class TestRagatha:
    test = cases("""
        an enemy creature that reaps hurts her neighbors, but not her
            rule: errata/ragatha
            in: shadows
            ada: line silvertooth
            bo: line krump ragatha bumpsy troll
            reap silvertooth
            -> ada amber: 0 > 1, silvertooth exhausted, krump damage: 0 > 3, bumpsy damage: 0 > 3
        one that her controller has reap does not
            rule: errata/ragatha
            in: brobnar
            ada: line krump ragatha
            bo: line troll
            reap krump
            -> ada amber: 0 > 1, krump exhausted
        she comes under the opponent's control, where your creatures are the enemies
            rule: glossary/treachery errata/ragatha
            in: redemption
            ada: hand ragatha
            bo: line krump
            creature ragatha
            -> ragatha: hand > battleline, ragatha exhausted, ragatha controller: 0 > 1, bo line: krump ragatha
    """)


class TestRedeemTheCrucible:
    def ruined(self, amber: int, *mine: object, bo: tuple[object, ...] = ()) -> Table:
        """Return the table after the card was played, once the order on the piles is chosen."""
        ada = side(hand=["redeem-the-crucible"], battleline=mine, amber=amber, deck=["fear"] * 9, houses=[HERE])
        t = table(ada, side(battleline=bo, houses=[HERE]), house=HERE)
        t.do("play", "redeem-the-crucible")
        while t.decision.kind is DecisionKind.ORDER:
            t.answer(*t.decision.keys())
        return t

    def is_over(self, t: Table) -> bool:
        """Return whether everything is destroyed, the card purged and the turn over."""
        return (t.line(0), t.line(1), t.ids(0, "purged"), t.game.state.active) == ([], [], ["redeem-the-crucible"], 1)

    @pytest.mark.rule("glossary/cost-at-current-cost", "glossary/this-way", "glossary/omega")
    def test_a_key_costs_6_more_and_1_less_for_each_mutant_that_it_destroyed(self) -> None:
        t = self.ruined(11, "azrael", "krump", bo=("growland", "troll"))
        t.answer("yes")
        t.answer("key:red")
        assert (t.amber(0), len(t.game.state.players[0].keys)) == (1, 1)
        t.finish()
        assert self.is_over(t)

    def test_you_need_not_forge(self) -> None:
        t = self.ruined(12, "azrael", "krump")
        t.answer("no")
        t.finish()
        assert (t.amber(0), t.game.state.players[0].keys) == (12, ())
        assert self.is_over(t)

    @pytest.mark.parametrize(("amber", "asked"), [(10, True), (9, False)])
    def test_nobody_is_asked_who_cannot_pay(self, amber: int, asked: bool) -> None:
        t = self.ruined(amber, "azrael", bo=("growland", "troll"))
        assert (t.decision.kind is DecisionKind.CONFIRM) is asked
        if asked:
            t.answer("no")
        t.finish()
        assert self.is_over(t)

    def test_a_mutant_that_is_not_destroyed_lowers_nothing(self) -> None:
        t = self.ruined(11, spec("azrael", warded=True), "growland")
        t.answer("yes")
        t.answer("key:red")
        assert (t.amber(0), t.line(0)) == (0, ["azrael"])

    def test_without_creatures_it_costs_12(self) -> None:
        t = self.ruined(13)
        t.answer("yes")
        t.answer("key:red")
        assert t.amber(0) == 1

    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_what_else_changes_the_cost_of_keys_counts_too(self) -> None:
        dearer = card("cannon", keys_cost(2, EACH_PLAYER))
        ada = side(hand=["redeem-the-crucible"], battleline=["azrael"], amber=14, artifacts=["cannon"])
        t = table(ada, side(), dearer, house=HERE)
        t.do("play", "redeem-the-crucible")
        t.answer("yes")
        t.answer("key:red")
        assert t.amber(0) == 14 - (6 + 2 + 6 - 1)

    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_the_cost_is_never_below_0(self) -> None:
        t = self.ruined(0, *["growland"] * 7, bo=("azrael",) * 6)
        t.answer("yes")
        t.answer("key:red")
        assert (t.amber(0), len(t.game.state.players[0].keys)) == (0, 1)

    @pytest.mark.rule("glossary/this-way")
    def test_a_creature_that_another_makes_a_mutant_was_one_as_it_was_destroyed(self) -> None:
        t = self.ruined(10, "krump", "fallen-sovereign", bo=("troll",))
        t.answer("yes")
        t.answer("key:red")
        assert t.amber(0) == 10 - (12 - 2)


class TestRuthlessAvenger:
    @pytest.mark.rule("glossary/fulfill")
    def test_its_fate_purges_two_random_cards_and_shuffles_the_rest(self) -> None:
        pile = ["fear", "urchin", "troll", "krump", "bumpsy"]
        t = fulfilled("ruthless-avenger", ["flaxia"], {"discard": ["punch"]}, discard=pile, deck=["anger"])
        gone = t.ids(0, "purged")
        assert len(gone) == 2 and set(gone) < set(pile)
        assert sorted([*t.ids(0, "deck"), *gone]) == sorted([*pile, "anger"])
        assert (t.ids(0, "discard"), t.ids(1, "discard")) == ([], ["punch", "ruthless-avenger"])

    def test_other_cards_another_time(self) -> None:
        pile = ["fear", "urchin", "troll", "krump", "bumpsy"]
        found = {frozenset(fulfilled("ruthless-avenger", seed=n, discard=pile).ids(0, "purged")) for n in range(6)}
        assert len(found) > 1

    def test_of_one_card_nothing_is_left_to_shuffle(self) -> None:
        t = fulfilled("ruthless-avenger", discard=["fear"], deck=["anger"])
        assert (t.ids(0, "purged"), t.ids(0, "deck")) == (["fear"], ["anger"])

    test = cases("""
        with assault 2 it destroys before a fight
            rule: glossary/assault-x
            in: redemption
            ada: line ruthless-avenger
            bo: line ember-imp
            fight ruthless-avenger ember-imp
            -> ruthless-avenger exhausted, ember-imp: battleline > discard
        with hazardous 2 it does, attacked
            rule: glossary/hazardous-x
            in: brobnar
            ada: line krump(damage=4)
            bo: line ruthless-avenger
            fight krump ruthless-avenger
            -> krump: battleline > discard
    """)


class TestTheMist:
    test = cases("""
        for the rest of the turn each creature is a Mutant
            rule: glossary/lasting-effects
            in: redemption
            ada: artifacts the-mist; hand heed-the-horde; line krump azrael flaxia
            bo: line troll; amber 5
            omni the-mist, play heed-the-horde
            -> the-mist: artifacts > discard, heed-the-horde: hand > discard, ada amber: 0 > 1, bo amber: 5 > 2
        also those of the opponent
            in: brobnar
            ada: artifacts the-mist tormented-badge; line krump; hand punch
            bo: line troll
            omni the-mist
            -> the-mist: artifacts > discard
        and those that come later
            in: brobnar
            ada: artifacts the-mist; line agamignus; hand krump
            omni the-mist, creature krump
            -> the-mist: artifacts > discard, krump: hand > battleline, krump exhausted, ada amber: 0 > 1
    """)

    def test_on_both_sides_and_no_longer_than_the_turn(self) -> None:
        t = table(side(artifacts=["the-mist"], battleline=["krump"]), side(battleline=["troll"]), house=House.BROBNAR)
        t.do("omni", "the-mist")
        assert [MUTANT in t.card(id_).traits for id_ in ("krump", "troll")] == [True, True]
        t.end_turn()
        assert [MUTANT in t.card(id_).traits for id_ in ("krump", "troll")] == [False, False]


class TestBrassKlein:
    @pytest.mark.rule("glossary/flank")
    @pytest.mark.parametrize(
        ("line", "has"),
        [
            (["brass-klein", "krump", "troll"], {SKIRMISH}),
            (["krump", "troll", "brass-klein"], {SKIRMISH}),
            (["brass-klein"], {SKIRMISH}),
            (["krump", "brass-klein", "troll"], {TAUNT}),
        ],
    )
    def test_it_has_skirmish_on_a_flank_and_taunt_elsewhere(self, line: list[str], has: set[object]) -> None:
        assert words(table(side(battleline=line), side()), "brass-klein") == has

    @pytest.mark.rule("glossary/fulfill", "glossary/lasting-effects")
    def test_its_fate_keeps_friendly_creatures_from_fighting_this_turn(self) -> None:
        deck, houses = ["troll"] * 9, [House.BROBNAR]
        bo = {"battleline": ["bumpsy"], "deck": deck, "houses": houses}
        t = fulfilled("brass-klein", ["krump"], bo, deck=deck, houses=houses)
        assert not t.can("fight", "krump") and t.can("reap", "krump")
        t.end_turn()
        assert t.can("fight", "bumpsy")
        t.end_turn()
        assert t.can("fight", "krump")

    def test_without_it_they_may_fight(self) -> None:
        assert fulfilled("troll", ["krump"], {"battleline": ["bumpsy"]}).can("fight", "krump")

    def test_also_those_that_come_or_are_readied_later(self) -> None:
        sent = card("anger", play(ready(each(CREATURE)), fight_with(a(CREATURE, FRIENDLY))))
        ada = side(battleline=["krump", "valdr"], hand=["anger"])
        bo = side(battleline=["bumpsy"], prophecies=[overreach("brass-klein")])
        t = table(ada, bo, sent, house=House.BROBNAR)
        t.do("reap", "valdr")
        t.do("play", "anger")
        t.finish()
        assert t.card("bumpsy").damage == 0 and not t.can("fight", "valdr")


class TestCharitableHerald:
    test = cases("""
        when it is played any creature is warded
            rule: glossary/ward
            in: redemption
            ada: hand charitable-herald; line krump
            bo: line troll
            creature charitable-herald, offers krump charitable-herald troll, pick troll
            -> charitable-herald: hand > battleline, charitable-herald exhausted, troll warded
        and when it reaps
            in: redemption
            ada: line charitable-herald krump
            bo: line troll
            reap charitable-herald, offers charitable-herald krump troll, pick krump
            -> charitable-herald exhausted, ada amber: 0 > 1, krump warded
        not when it fights
            in: redemption
            ada: line charitable-herald
            bo: line dust-pixie
            fight charitable-herald dust-pixie
            -> charitable-herald exhausted, charitable-herald damage: 0 > 1, dust-pixie: battleline > discard
        its fate takes the ward of each friendly creature
            rule: glossary/fulfill glossary/ward
            in: brobnar
            ada: line valdr(warded) krump flaxia(warded)
            bo: line troll(warded); fate charitable-herald
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled charitable-herald, valdr warded: yes > no
            -> flaxia warded: yes > no
    """)


class TestDarkInfluence:
    test = cases("""
        a Mutant creature from the top of a deck brings an amber
            in: redemption
            ada: hand dark-influence; deck growland krump
            bo: deck troll fear
            play dark-influence, answer mode:0
            -> dark-influence: hand > discard, ada amber: 0 > 2, growland: deck > discard
        also from the opponent's
            in: redemption
            ada: hand dark-influence; deck krump
            bo: deck azrael fear
            play dark-influence, answer mode:1
            -> dark-influence: hand > discard, ada amber: 0 > 2, azrael: deck > discard
        another creature brings none
            in: redemption
            ada: hand dark-influence; deck krump growland
            bo: deck troll fear
            play dark-influence, answer mode:0
            -> dark-influence: hand > discard, ada amber: 0 > 1, krump: deck > discard
    """)


class TestDrivingCourage:
    test = cases("""
        an exhausted friendly Mutant creature is readied and used
            in: redemption
            ada: hand driving-courage; line azrael(exhausted) krump(exhausted) dark-centurion
            bo: line growland(exhausted)
            play driving-courage, offers azrael dark-centurion, pick azrael, answer reap:azrael
            -> driving-courage: hand > discard, ada amber: 0 > 1
        of any house
            in: redemption
            ada: hand driving-courage; line dark-centurion(exhausted)
            bo: line flaxia
            play driving-courage, pick dark-centurion, answer fight:dark-centurion, finish
            -> driving-courage: hand > discard, dark-centurion damage: 0 > 4, flaxia: battleline > discard
        without one nothing is readied
            in: redemption
            ada: hand driving-courage; line krump(exhausted)
            bo: line growland
            play driving-courage
            -> driving-courage: hand > discard
        its fate exhausts each friendly creature that is no Mutant
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr krump growland
            bo: line troll; fate driving-courage
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled driving-courage, krump exhausted
    """)


class TestFallenSovereign:
    @pytest.mark.rule("glossary/neighbor")
    def test_its_neighbors_are_mutants_and_no_others(self) -> None:
        t = table(side(battleline=["flaxia", "krump", "fallen-sovereign", "valdr"]), side(battleline=["troll"]))
        found = [id_ for id_ in ("flaxia", "krump", "valdr", "troll") if MUTANT in t.card(id_).traits]
        assert found == ["krump", "valdr"]

    @pytest.mark.rule("glossary/fulfill", "glossary/control-and-ownership")
    def test_its_fate_puts_it_into_play_under_the_control_of_whoever_fulfills(self) -> None:
        t = fulfilled("fallen-sovereign", ["flaxia"], {"battleline": ["troll"]})
        t.finish()
        assert (sorted(t.line(0)), t.line(1)) == (["fallen-sovereign", "flaxia", "valdr"], ["troll"])
        found = t.changes()
        assert found["fallen-sovereign controller"] == (1, 0) and found["fallen-sovereign exhausted"] == (False, True)
        assert (t.ids(1, "discard"), t.ids(0, "discard")) == ([], [])

    def test_it_goes_to_its_owners_pile_when_it_is_destroyed(self) -> None:
        ada = side(battleline=["valdr"], hand=["anger"])
        kill = card("anger", play(destroy(a(CREATURE))))
        t = table(ada, side(prophecies=[overreach("fallen-sovereign")]), kill, house=House.BROBNAR)
        t.do("reap", "valdr")
        t.finish()
        t.do("play", "anger")
        t.pick("fallen-sovereign")
        assert t.ids(1, "discard") == ["fallen-sovereign"]


class TestGeneticStrain:
    test = cases("""
        each Mutant creature captures an amber from its opponent
            rule: glossary/capture
            in: redemption
            ada: hand genetic-strain; line azrael krump growland; amber 3
            bo: line salvay troll; amber 5
            play genetic-strain
            -> genetic-strain: hand > discard, bo amber: 5 > 3
            -> azrael amber: 0 > 1, growland amber: 0 > 1, salvay amber: 0 > 1
        its fate lets the opponent gain 2 where there is an enemy Mutant creature
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr
            bo: line troll salvay azrael; amber 3; fate genetic-strain
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled genetic-strain, bo amber: 3 > 5
        and where there is none, nothing
            in: brobnar
            ada: line valdr growland
            bo: line troll; amber 3; fate genetic-strain
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled genetic-strain
    """)


class TestGrowland:
    test = cases("""
        a Mutant creature may be destroyed when it reaps
            in: redemption
            ada: line growland krump azrael
            bo: line troll salvay
            reap growland, answer yes, offers growland azrael salvay, pick salvay
            -> growland exhausted, ada amber: 0 > 1, salvay: battleline > discard
        and when it fights, also itself
            in: redemption
            ada: line growland
            bo: line dust-pixie
            fight growland dust-pixie, answer yes, pick growland
            -> growland: battleline > discard, dust-pixie: battleline > discard
        it need not be
            in: redemption
            ada: line growland
            bo: line salvay
            reap growland, answer no
            -> growland exhausted, ada amber: 0 > 1
        discarded from the hand it heals friendly Mutant creatures
            rule: glossary/scrap glossary/heal
            in: redemption
            ada: hand growland; line azrael(damage=3) krump(damage=3) salvay(damage=1)
            bo: line brass-klein(damage=2)
            discard growland
            -> growland: hand > discard, azrael damage: 3 > 0, salvay damage: 1 > 0
    """)


class TestKnockback:
    test = cases("""
        a creature goes on top of its owner's deck
            in: redemption
            ada: hand knockback; line krump; deck fear; artifacts gauntlet-of-command
            bo: line troll valdr; deck anger
            play knockback, offers krump troll valdr, pick troll
            -> knockback: hand > discard, ada amber: 0 > 1, troll: battleline > deck, bo deck: troll anger
        its fate throws cards until a creature comes
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr; deck fear gauntlet-of-command krump troll
            bo: deck anger; fate knockback
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled knockback, fear: deck > discard
            -> gauntlet-of-command: deck > discard, krump: deck > discard
        or until there are no cards left
            in: brobnar
            ada: line valdr; deck fear labwork
            bo: deck anger; fate knockback
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled knockback, fear: deck > discard, labwork: deck > discard
    """)


class TestOblivionKnight:
    test = cases("""
        the creature that it fights is purged
            rule: glossary/purge
            in: redemption
            ada: line oblivion-knight azrael
            bo: line flaxia urchin
            fight oblivion-knight flaxia
            -> oblivion-knight exhausted, oblivion-knight damage: 0 > 1, oblivion-knight armor used: 0 > 3
            -> flaxia: battleline > purged
        one that it destroys is discarded
            in: redemption
            ada: line oblivion-knight
            bo: line dust-pixie flaxia
            fight oblivion-knight dust-pixie
            -> oblivion-knight exhausted, oblivion-knight armor used: 0 > 1, dust-pixie: battleline > discard
        destroyed it purges nothing
            in: redemption
            ada: line oblivion-knight
            bo: line krump
            fight oblivion-knight krump
            -> oblivion-knight: battleline > discard, krump damage: 0 > 2
        nor when it is attacked
            in: brobnar
            ada: line bumpsy(damage=1)
            bo: line oblivion-knight(power_counters=3)
            fight bumpsy oblivion-knight
            -> bumpsy: battleline > discard, oblivion-knight damage: 0 > 2, oblivion-knight armor used: 0 > 3
        nor when it reaps
            in: redemption
            ada: line oblivion-knight
            bo: line krump
            reap oblivion-knight
            -> oblivion-knight exhausted, ada amber: 0 > 1
        its fate purges the most powerful friendly creature
            rule: glossary/fulfill glossary/most-powerful
            in: brobnar
            ada: line valdr troll flaxia
            bo: line troll; fate oblivion-knight
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled oblivion-knight, troll: battleline > purged
        of equals you choose
            in: brobnar
            ada: line valdr krump flaxia
            bo: line zorg; fate oblivion-knight
            reap valdr, offers valdr krump, pick krump
            -> valdr exhausted, ada amber: 0 > 1, fulfilled oblivion-knight, krump: battleline > purged
    """)


class TestSalvay:
    @pytest.mark.rule("glossary/assault-x", "glossary/neighbor")
    @pytest.mark.parametrize(
        ("line", "assault"),
        [
            (["azrael", "salvay", "growland"], 4),
            (["krump", "salvay", "growland"], 2),
            (["azrael", "krump", "salvay", "troll"], 0),
        ],
    )
    def test_it_has_assault_2_for_each_neighbor_of_its_house(self, line: list[str], assault: int) -> None:
        t = table(side(battleline=line), side(battleline=["azrael"]))
        assert dict(t.card("salvay").keywords).get(ASSAULT, 0) == assault

    test = cases("""
        it deals that before it fights
            rule: glossary/assault-x
            in: redemption
            ada: line azrael salvay growland
            bo: line flaxia
            fight salvay flaxia
            -> salvay exhausted, flaxia: battleline > discard
        too little lets the fight take place
            in: redemption
            ada: line krump salvay growland
            bo: line flaxia
            fight salvay flaxia
            -> salvay: battleline > discard, flaxia: battleline > discard
        a neighbor counts by the house to which it belongs
            in: redemption
            ada: line krump(house=redemption) salvay
            bo: line ember-imp
            fight salvay ember-imp
            -> salvay exhausted, ember-imp: battleline > discard
    """)


class TestVialOfMutation:
    def infected(self, *ids: str, then: Instruction | None = None) -> Table:
        """Return the table after the counters were put on two creatures, with an artifact that does something then."""
        line = [spec("krump", house=HERE), "flaxia"]
        ada = side(hand=["vial-of-mutation"], battleline=line, artifacts=["gauntlet-of-command"], deck=["fear"] * 9)
        drafts = () if then is None else (card("gauntlet-of-command", omni(then)),)
        t = table(ada, side(battleline=["troll", "valdr"]), *drafts, house=HERE)
        t.do("play", "vial-of-mutation")
        t.offers("krump", "flaxia", "troll", "valdr", least=2, most=2)
        t.pick(*ids)
        return t

    def mutants(self, t: Table) -> list[str]:
        """Return the creatures that are Mutants."""
        return [id_ for id_ in (*t.line(0), *t.line(1)) if MUTANT in t.card(id_).traits]

    @pytest.mark.rule("glossary/counters-and-tokens", "glossary/traits")
    def test_two_creatures_with_a_counter_each_are_mutants(self) -> None:
        t = self.infected("flaxia", "troll")
        assert self.mutants(t) == ["flaxia", "troll"]
        assert t.changes() == {
            "vial-of-mutation": ("hand", "discard"),
            "ada amber": (0, 1),
            "flaxia mutation counters": (0, 1),
            "troll mutation counters": (0, 1),
        }

    def test_turns_later_too(self) -> None:
        t = self.infected("krump", "flaxia")
        t.end_turn()
        t.end_turn()
        assert self.mutants(t) == ["krump", "flaxia"]

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_also_under_the_control_of_another_player(self) -> None:
        t = self.infected("krump", "flaxia", then=take_control(a(CREATURE, FRIENDLY), by=OPPONENT))
        t.do("omni", "gauntlet-of-command")
        t.pick("krump")
        t.finish()
        assert "krump" in t.line(1) and sorted(self.mutants(t)) == ["flaxia", "krump"]

    @pytest.mark.rule("glossary/counters-and-tokens")
    def test_without_its_counter_a_creature_is_none_and_the_other_still_is(self) -> None:
        t = self.infected("krump", "troll", then=remove_counters(MUTATION, 1, a(CREATURE)))
        t.do("omni", "gauntlet-of-command")
        t.pick("troll")
        assert self.mutants(t) == ["krump"]

    @pytest.mark.rule("glossary/movement-between-zones")
    def test_one_that_leaves_play_and_comes_back_is_none(self) -> None:
        t = self.infected("krump", "flaxia", then=return_(a(CREATURE)))
        t.do("omni", "gauntlet-of-command")
        t.pick("krump")
        assert t.ids(0, "hand") == ["krump"]
        t.creature("krump")
        assert "krump" in t.line(0) and self.mutants(t) == ["flaxia"]

    def test_another_creature_with_such_a_counter_is_none(self) -> None:
        t = self.infected("krump", "flaxia", then=put_counters(MUTATION, 1, a(CREATURE)))
        t.do("omni", "gauntlet-of-command")
        t.pick("troll")
        assert t.changes()["troll mutation counters"] == (0, 1) and self.mutants(t) == ["krump", "flaxia"]

    test = cases("""
        where there is one creature it alone has a counter
            rule: glossary/resolve-as-much-as-you-can
            in: redemption
            ada: hand vial-of-mutation heed-the-horde; line krump
            bo: amber 5
            play vial-of-mutation, finish, play heed-the-horde
            -> vial-of-mutation: hand > discard, heed-the-horde: hand > discard, ada amber: 0 > 2
            -> krump mutation counters: 0 > 1, bo amber: 5 > 4
    """)
