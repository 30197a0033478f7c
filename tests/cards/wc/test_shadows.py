"""Worlds Collide, Shadows: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.terms import DecisionKind, KeyColor
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table


class TestPlants:
    PLANTS = (
        ("dis-plant", "dis"),
        ("logos-plant", "logos"),
        ("saurian-plant", "saurian"),
        ("star-alliance-plant", "staralliance"),
        ("untamed-plant", "untamed"),
    )

    @pytest.mark.rule("glossary/house-choice")
    @pytest.mark.parametrize(("plant", "house"), PLANTS)
    def test_a_choice_of_its_house_is_worth_one(self, plant: str, house: str) -> None:
        houses = [House(house), House.BROBNAR]
        t = table(side(battleline=[plant], houses=houses), side(houses=houses), house=House.SHADOWS)
        t.answer("end-turn")
        t.answer("house:brobnar")
        assert t.amber(0) == 0
        t.answer("end-turn")
        t.answer(f"house:{house}")
        assert t.amber(0) == 1
        t.answer("end-turn")
        t.answer(f"house:{house}")
        assert (t.amber(0), t.amber(1)) == (2, 0)


class TestAVinda:
    test = cases("""
        a creature destroyed by 1 damage costs the opponent a card
            rule: glossary/this-way
            in: shadows
            ada: line a-vinda
            bo: line dust-pixie krump; hand anger
            reap a-vinda, offers a-vinda dust-pixie krump, pick dust-pixie
            -> a-vinda exhausted, ada amber: 0 > 1, dust-pixie: battleline > discard, anger: hand > discard
        one that survives does not
            in: shadows
            ada: line a-vinda
            bo: line krump; hand anger
            reap a-vinda, pick krump
            -> a-vinda exhausted, ada amber: 0 > 1, krump damage: 0 > 1
    """)


class TestBreakerHill:
    test = cases("""
        its neighbors may steal
            rule: glossary/neighbor glossary/steal
            in: brobnar
            ada: line troll breaker-hill krump bumpsy
            bo: amber 3
            action troll, action krump
            -> troll exhausted, krump exhausted, ada amber: 0 > 2, bo amber: 3 > 1
    """)

    def test_nobody_else_may(self) -> None:
        t = table(side(battleline=["breaker-hill", "krump", "bumpsy"]), side(amber=3), house=House.BROBNAR)
        assert t.can("action", "krump") and not t.can("action", "bumpsy")


class TestHitAndRun:
    test = cases("""
        2 damage, and a friendly creature comes back to your hand
            in: shadows
            ada: hand hit-and-run; line troll urchin
            bo: line krump
            play hit-and-run, offers troll urchin krump, pick krump, offers troll urchin, pick troll
            -> hit-and-run: hand > discard, krump damage: 0 > 2, troll: battleline > hand
    """)


class TestHock:
    test = cases("""
        a destroyed artifact is worth 1
            in: shadows
            ada: hand hock; artifacts cannon
            bo: artifacts library-of-babble
            play hock, offers cannon library-of-babble, pick library-of-babble
            -> hock: hand > discard, ada amber: 0 > 2, library-of-babble: artifacts > discard
        none is worth nothing
            rule: glossary/if-you-do-and-in-order-to
            in: shadows
            ada: hand hock
            play hock
            -> hock: hand > discard, ada amber: 0 > 1
    """)


class TestHuggerMugger:
    @pytest.mark.rule("glossary/capture", "glossary/steal")
    @pytest.mark.parametrize(("mine", "stolen"), [((), 1), ((KeyColor.RED,), 0)])
    def test_it_captures_one_and_steals_one_from_who_has_more_keys(
        self, mine: tuple[KeyColor, ...], stolen: int
    ) -> None:
        bo = side(amber=3, keys=[KeyColor.BLUE])
        t = table(side(hand=["hugger-mugger"], keys=mine), bo, house=House.SHADOWS)
        t.creature("hugger-mugger")
        assert (t.card("hugger-mugger").amber, t.amber(0), t.amber(1)) == (1, stolen, 2 - stolen)


class TestInkyGloom:
    @pytest.mark.rule("glossary/cannot", "glossary/reap")
    def test_the_opponent_cannot_reap_in_the_next_turn(self) -> None:
        bo = side(battleline=["krump"], houses=[House.BROBNAR])
        t = table(side(hand=["inky-gloom"], battleline=["urchin"]), bo, house=House.SHADOWS)
        t.do("play", "inky-gloom")
        assert t.can("reap", "urchin")
        t.end_turn()
        assert not t.can("reap", "krump") and t.can("fight", "krump")
        t.end_turn()
        t.end_turn()
        assert t.can("reap", "krump")


class TestJVinda:
    test = cases("""
        a creature destroyed by 1 damage lets it steal 1
            rule: glossary/this-way
            in: shadows
            ada: line j-vinda
            bo: line dust-pixie krump; amber 2
            reap j-vinda, pick dust-pixie
            -> j-vinda exhausted, ada amber: 0 > 2, bo amber: 2 > 1, dust-pixie: battleline > discard
        one that survives does not
            in: shadows
            ada: line j-vinda
            bo: line krump; amber 2
            reap j-vinda, pick krump
            -> j-vinda exhausted, ada amber: 0 > 1, krump damage: 0 > 1
    """)


class TestKymoorEclipse:
    test = cases("""
        flank creatures of both sides go into their owners' decks
            rule: glossary/flank glossary/shuffle
            in: shadows
            ada: hand kymoor-eclipse; line troll krump bumpsy
            bo: line urchin
            play kymoor-eclipse
            -> kymoor-eclipse: hand > discard, troll: battleline > deck, bumpsy: battleline > deck,
            -> urchin: battleline > deck
    """)


class TestMug:
    test = cases("""
        one amber of a creature goes to your pool and it is dealt two
            in: shadows
            ada: hand mug; line urchin
            bo: line troll(amber=2)
            play mug, offers urchin troll, pick troll
            -> ada amber: 0 > 2, mug: hand > discard, troll amber: 2 > 1, troll damage: 0 > 2
        a creature without amber is dealt two all the same
            rule: card-faq/mug-1 glossary/resolve-as-much-as-you-can
            in: shadows
            ada: hand mug
            bo: line troll krump(amber=1)
            play mug, offers troll krump, pick troll
            -> ada amber: 0 > 1, mug: hand > discard, troll damage: 0 > 2
    """)


class TestPesteringBlow:
    test = cases("""
        a creature is dealt 1 damage and enraged
            rule: glossary/enrage
            in: shadows
            ada: hand pestering-blow; line urchin
            bo: line krump
            play pestering-blow, offers urchin krump, pick krump
            -> pestering-blow: hand > discard, ada amber: 0 > 1, krump damage: 0 > 1, krump enraged
    """)


class TestSymon:
    test = cases("""
        what it fights and does not destroy goes on top of its deck
            in: shadows
            ada: line symon
            bo: line krump; deck troll
            fight symon krump
            -> symon exhausted, krump: battleline > deck, bo deck: krump troll
        what it destroyed stays in the discard pile
            rule: glossary/leaves-play
            in: shadows
            ada: line symon
            bo: line dust-pixie; deck troll
            fight symon dust-pixie
            -> symon exhausted, dust-pixie: battleline > discard, bo deck: troll
    """)


class TestTrustNoOne:
    test = cases("""
        with a friendly creature it steals one
            in: shadows
            ada: hand trust-no-one; line urchin
            bo: line troll dust-pixie batdrone; amber 6
            play trust-no-one
            -> ada amber: 0 > 1, bo amber: 6 > 5, trust-no-one: hand > discard
        without one it steals for each house among enemy creatures
            in: shadows
            ada: hand trust-no-one
            bo: line troll krump dust-pixie; amber 6
            play trust-no-one
            -> ada amber: 0 > 2, bo amber: 6 > 4, trust-no-one: hand > discard
        but never for more than three
            in: shadows
            ada: hand trust-no-one
            bo: line troll dust-pixie batdrone dust-imp zorg; amber 6
            play trust-no-one
            -> ada amber: 0 > 3, bo amber: 6 > 3, trust-no-one: hand > discard
        and nothing where there are no creatures at all
            rule: glossary/replacement-effects
            in: shadows
            ada: hand trust-no-one
            bo: amber 6; artifacts cannon
            play trust-no-one
            -> trust-no-one: hand > discard
    """)


class TestChainGang:
    test = cases("""
        it steals 1 and brings a subtle chain back into the deck
            in: shadows
            ada: line chain-gang; discard subtle-chain anger
            bo: amber 2
            action chain-gang, offers subtle-chain, pick subtle-chain
            -> chain-gang exhausted, ada amber: 0 > 1, bo amber: 2 > 1, subtle-chain: discard > deck
        a subtle chain readies it
            rule: glossary/ready-and-exhausted
            in: shadows
            ada: line chain-gang(exhausted) urchin(exhausted); hand subtle-chain
            bo: hand anger
            play subtle-chain, finish
            -> subtle-chain: hand > discard, ada amber: 0 > 1, anger: hand > discard, chain-gang exhausted: yes > no
        another card does not
            in: shadows
            ada: line chain-gang(exhausted); hand hock
            play hock
            -> hock: hand > discard, ada amber: 0 > 1
    """)


class TestFidgit:
    test = cases("""
        an action on top of the opponent's deck is discarded and played
            rule: glossary/as-if-it-were-yours-as-if-you-controlled-it
            in: shadows
            ada: line fidgit
            bo: deck subtle-chain troll; archives krump
            reap fidgit, answer mode:1
            -> fidgit exhausted, ada amber: 0 > 2, subtle-chain: deck > discard
        empty archives may be chosen, and nothing is discarded
            rule: glossary/resolve-as-much-as-you-can
            in: shadows
            ada: line fidgit
            bo: deck subtle-chain
            reap fidgit, answer mode:0
            -> fidgit exhausted, ada amber: 0 > 1
        an archived creature is just discarded
            in: shadows
            ada: line fidgit
            bo: deck subtle-chain; archives krump
            reap fidgit, answer mode:0
            -> fidgit exhausted, ada amber: 0 > 1, krump: archives > discard
    """)


class TestIntoTheNight:
    @pytest.mark.rule("glossary/cannot", "glossary/lasting-effects")
    def test_your_own_creatures_of_other_houses_cannot_fight_either(self) -> None:
        ada = side(hand=[spec("into-the-night", house=House.BROBNAR)], battleline=["troll"])
        t = table(ada, side(battleline=["krump"]), house=House.BROBNAR)
        assert t.can("fight", "troll")
        t.do("play", "into-the-night")
        assert not t.can("fight", "troll") and t.can("reap", "troll")

    @pytest.mark.rule("glossary/cannot", "glossary/lasting-effects")
    def test_only_shadows_creatures_fight_until_your_next_turn(self) -> None:
        ada = side(hand=["into-the-night"], battleline=["urchin", spec("troll", house=House.SHADOWS)])
        t = table(ada, side(battleline=["krump"], houses=[House.BROBNAR]), house=House.SHADOWS)
        t.do("play", "into-the-night")
        assert t.can("fight", "urchin") and t.can("fight", "troll")
        t.end_turn()
        assert not t.can("fight", "krump") and t.can("reap", "krump")
        t.end_turn()
        t.end_turn()
        assert t.can("fight", "krump")


class TestNoSafetyInNumbers:
    test = cases("""
        creatures of a house with 3 or more of them are dealt 3 damage
            in: shadows
            ada: hand no-safety-in-numbers; line troll urchin
            bo: line krump bumpsy silvertooth
            play no-safety-in-numbers
            -> no-safety-in-numbers: hand > discard, ada amber: 0 > 1, troll damage: 0 > 3, krump damage: 0 > 3,
            -> bumpsy damage: 0 > 3
    """)


class TestSpikeTrap:
    test = cases("""
        destroyed it deals 3 damage to flank creatures
            rule: glossary/flank
            in: brobnar
            ada: artifacts spike-trap; line troll urchin krump
            bo: line bumpsy
            omni spike-trap
            -> spike-trap: artifacts > discard, troll damage: 0 > 3, krump damage: 0 > 3, bumpsy damage: 0 > 3
    """)


class TestSubtleChain:
    test = cases("""
        the opponent discards a card
            in: shadows
            ada: hand subtle-chain troll
            bo: hand anger
            play subtle-chain
            -> subtle-chain: hand > discard, ada amber: 0 > 1, anger: hand > discard
    """)


class TestWhisper:
    test = cases("""
        for 1 amber a creature is destroyed
            in: shadows
            ada: line whisper; amber 1
            bo: line krump
            action whisper, offers whisper krump, pick krump
            -> whisper exhausted, ada amber: 1 > 0, krump: battleline > discard
        without amber none
            rule: glossary/if-you-do-and-in-order-to
            in: shadows
            ada: line whisper
            bo: line krump
            action whisper
            -> whisper exhausted
    """)


class TestFinchCloak:
    test = cases("""
        with less amber than the opponent it steals
            in: shadows
            ada: line finch-cloak
            bo: amber 3
            reap finch-cloak
            -> finch-cloak exhausted, ada amber: 0 > 2, bo amber: 3 > 2
        with as much each player gains 1
            in: shadows
            ada: line finch-cloak
            bo: amber 1
            reap finch-cloak
            -> finch-cloak exhausted, ada amber: 0 > 2, bo amber: 1 > 2
        after a fight, too
            in: shadows
            ada: line finch-cloak
            bo: amber 1; line dust-pixie
            fight finch-cloak dust-pixie
            -> finch-cloak exhausted, finch-cloak damage: 0 > 1, dust-pixie: battleline > discard, ada amber: 0 > 1,
            -> bo amber: 1 > 0
    """)


class TestGamblingDen:
    @pytest.mark.rule("glossary/turn-sequence")
    @pytest.mark.parametrize(("keys", "amber"), [(["yes", "house:brobnar"], 5), (["yes", "house:dis"], 1), (["no"], 3)])
    @pytest.mark.parametrize("owner", [0, 1])
    def test_who_begins_a_turn_may_bet_on_a_house(self, keys: list[str], amber: int, owner: int) -> None:
        den = [{"artifacts": ["gambling-den"]}, {}]
        bo = side(deck=["krump", *["dust-imp"] * 8], amber=3, houses=[House.DIS], **den[1 - owner])
        t = table(side(deck=["urchin"] * 8, **den[owner]), bo, house=House.SHADOWS)
        t.answer("end-turn")
        assert t.decision.player == 1
        for key in keys:
            t.answer(key)
        assert (t.amber(0), t.amber(1), t.ids(1, "deck")[0]) == (0, amber, "krump")
        shown = [t.game.state.cards[c].printed.id for e in t.events(CardsRevealed) for c in e.cards]
        assert shown == ([] if keys == ["no"] else ["krump"])


class TestHunterOrHunted:
    test = cases("""
        a creature is warded
            rule: glossary/ward
            in: shadows
            ada: hand hunter-or-hunted; line troll
            bo: line krump
            play hunter-or-hunted, answer mode:0, offers troll krump, pick troll
            -> hunter-or-hunted: hand > discard, ada amber: 0 > 1, troll warded
        or a ward moves
            in: shadows
            ada: hand hunter-or-hunted; line troll
            bo: line krump(warded)
            play hunter-or-hunted, answer mode:1, offers troll krump, pick krump, offers troll, pick troll
            -> hunter-or-hunted: hand > discard, ada amber: 0 > 1, troll warded, krump warded: yes > no
        one of a creature that has none does not
            rule: glossary/resolve-as-much-as-you-can
            in: shadows
            ada: hand hunter-or-hunted; line troll
            bo: line krump(warded)
            play hunter-or-hunted, answer mode:1, pick troll, finish
            -> hunter-or-hunted: hand > discard, ada amber: 0 > 1
        where nobody has a ward no creature is asked for
            in: shadows
            ada: hand hunter-or-hunted; line troll
            bo: line krump
            play hunter-or-hunted, answer mode:1
            -> hunter-or-hunted: hand > discard, ada amber: 0 > 1
    """)


class TestKeyforgery:
    """The opponent, who has enough for a key, names a house, and a card of your hand is shown."""

    @staticmethod
    def named(house: str) -> Table:
        """Return the table in step 3 of the opponent's turn, for whose red key they have named a house."""
        t = table(side(artifacts=["keyforgery"], hand=["troll", "troll"]), side(amber=6), active=1, step="forge")
        t.answer("key:red")
        assert (t.decision.kind, t.decision.player) == (DecisionKind.HOUSE, 1)
        t.answer(f"house:{house}")
        t.finish_until(DecisionKind.MAIN)
        return t

    @pytest.mark.rule("errata/keyforgery", "glossary/replacement-effects")
    @pytest.mark.parametrize(
        ("house", "keys", "amber", "zone"), [("brobnar", 1, 0, "artifacts"), ("shadows", 0, 6, "discard")]
    )
    def test_the_key_is_forged_if_the_house_is_the_right_one(
        self, house: str, keys: int, amber: int, zone: str
    ) -> None:
        t = self.named(house)
        assert (len(t.game.state.players[1].keys), t.amber(1), t.zone("keyforgery")) == (keys, amber, zone)

    @pytest.mark.rule("card-faq/keyforgery-1", "glossary/house-choice")
    def test_a_house_of_neither_player_may_be_named(self) -> None:
        assert self.named("unfathomable").zone("keyforgery") == "discard"

    def test_with_an_empty_hand_no_card_is_of_another_house(self) -> None:
        """Where no card can be revealed there will be no "that card": no house is named, and the key is forged."""
        t = table(side(artifacts=["keyforgery"]), side(amber=6), active=1, step="forge")
        t.answer("key:red")
        t.expect_main_step()
        assert (len(t.game.state.players[1].keys), t.zone("keyforgery")) == (1, "artifacts")

    @pytest.mark.rule("errata/keyforgery")
    def test_a_key_that_the_opponent_forges_in_your_turn_is_forged(self) -> None:
        ada = side(artifacts=["keyforgery"], hand=["troll", "poison-wave"])
        t = table(ada, side(battleline=["keyfrog"], amber=6), house=House.SHADOWS)
        t.do("play", "poison-wave")
        t.answer("key:red")
        t.expect_main_step()  # no house is named
        assert (len(t.game.state.players[1].keys), t.zone("keyforgery")) == (1, "artifacts")
        assert not t.events(CardsRevealed)

    def test_your_own_keys_are_forged_without_a_question(self) -> None:
        t = table(side(artifacts=["keyforgery"], hand=["troll"], amber=6), side(), step="forge")
        t.answer("key:red")
        assert len(t.game.state.players[0].keys) == 1 and t.zone("keyforgery") == "artifacts"
        assert not t.events(CardsRevealed)


class TestManchego:
    test = cases("""
        with 5 cards in the deck it steals 2
            in: shadows
            ada: hand manchego; deck anger anger anger anger anger
            bo: amber 3
            creature manchego
            -> manchego: hand > battleline, manchego exhausted, ada amber: 0 > 2, bo amber: 3 > 1
        with 6 none
            in: shadows
            ada: hand manchego; deck anger anger anger anger anger anger
            bo: amber 3
            creature manchego
            -> manchego: hand > battleline, manchego exhausted
        after it reaps it may go into the deck
            in: shadows
            ada: line manchego
            reap manchego, answer yes
            -> manchego: battleline > deck, ada amber: 0 > 1
        or stay, also after a fight
            in: shadows
            ada: line manchego
            bo: line dust-pixie
            fight manchego dust-pixie, answer no
            -> manchego exhausted, manchego damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestTheQuietAnvil:
    @pytest.mark.rule("glossary/cost-at-current-cost", "glossary/forge")
    @pytest.mark.parametrize(("amber", "keys"), [(3, 0), (4, 1)])
    def test_keys_cost_two_less_until_one_is_forged(self, amber: int, keys: int) -> None:
        t = table(side(artifacts=["the-quiet-anvil"]), side(amber=amber), house=House.SHADOWS)
        assert [seat.key_cost for seat in t.game.view(0).seats] == [4, 4]
        t.end_turn()
        assert len(t.game.state.players[1].keys) == keys
        assert t.zone("the-quiet-anvil") == ("discard" if keys else "artifacts")


class TestTheShadowCouncil:
    test = cases("""
        in the center it steals 2
            rule: glossary/center-of-the-battleline
            in: shadows
            ada: line troll the-shadow-council krump
            bo: amber 3
            action the-shadow-council
            -> the-shadow-council exhausted, ada amber: 0 > 2, bo amber: 3 > 1
    """)

    def test_elsewhere_it_does_not(self) -> None:
        t = table(side(battleline=["the-shadow-council", "krump"]), side(amber=3), house=House.SHADOWS)
        assert not t.can("action", "the-shadow-council")


class TestWeasand:
    @pytest.mark.rule("glossary/flank", "glossary/deploy")
    def test_on_a_flank_it_is_destroyed(self) -> None:
        t = table(side(hand=["weasand", "weasand"], battleline=["troll", "krump"]), None, house=House.SHADOWS)
        t.do("play", "weasand")
        t.answer("slot:1")
        assert t.line(0) == ["troll", "weasand", "krump"]
        t.do("play", "weasand", 1)
        t.answer("slot:0")
        assert t.line(0) == ["troll", "weasand", "krump"]

    @pytest.mark.rule("glossary/forge")
    def test_a_forged_key_of_either_player_is_worth_two(self) -> None:
        ada = side(battleline=["troll", "weasand", "krump"])
        t = table(ada, side(amber=6), house=House.SHADOWS)
        t.end_turn()
        assert (len(t.game.state.players[1].keys), t.amber(0)) == (1, 2)


class TestBrobnarPlant:
    @pytest.mark.rule("glossary/house-choice")
    def test_either_players_choice_of_brobnar_is_worth_one(self) -> None:
        t = table(side(battleline=["brobnar-plant", "troll"]), side(battleline=["krump"]))
        t.answer("end-turn")
        t.answer("house:brobnar")
        assert t.amber(0) == 1
        t.answer("end-turn")
        t.answer("house:brobnar")
        assert (t.amber(0), t.amber(1)) == (2, 0)

    def test_no_other_house_gives_amber(self) -> None:
        t = table(side(battleline=["brobnar-plant"]), side(battleline=["krump", "urchin"]), house=House.SHADOWS)
        t.answer("end-turn")
        t.answer("house:shadows")
        assert t.amber(0) == 0
