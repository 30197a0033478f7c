"""Grim Reminders, Untamed: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardPlayed, Shuffled
from kfdesk.engine.keys import key_cost
from kfdesk.engine.terms import PLAYERS, DecisionKind, Keyword
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.UNTAMED
NINE = " ".join(["fear"] * 9)
TEN = f"{NINE} fear"
A_HAND = " ".join(["warsong"] * 6)


class TestChokingIvy:
    test = cases(f"""
        the weakest creatures are destroyed, and those that are the weakest then
            rule: glossary/preceding-repeat-the-preceding
            in: untamed
            ada: hand choking-ivy; line bumpsy troll
            bo: line dust-pixie urchin silvertooth
            play choking-ivy, finish
            -> choking-ivy: hand > discard, dust-pixie: battleline > discard, urchin: battleline > discard,
            -> silvertooth: battleline > discard
        a haunted player does not repeat it
            rule: glossary/haunted
            in: untamed
            ada: hand choking-ivy; line bumpsy; discard {TEN}
            bo: line dust-pixie silvertooth
            play choking-ivy
            -> choking-ivy: hand > discard, dust-pixie: battleline > discard
        a warded creature is the weakest the second time, too
            rule: glossary/ward
            in: untamed
            ada: hand choking-ivy; line bumpsy
            bo: line dust-pixie(warded) silvertooth
            play choking-ivy
            -> choking-ivy: hand > discard, dust-pixie: battleline > discard
        nor one who becomes haunted by it
            in: untamed
            ada: hand choking-ivy; line dust-pixie; discard {NINE}
            bo: line silvertooth krump; discard {TEN}
            play choking-ivy
            -> choking-ivy: hand > discard, dust-pixie: battleline > discard
    """)


class TestCurseOfFertility:
    test = cases(f"""
        a turn in which you played no creature brings the opponent 1
            rule: glossary/end-of-turn
            in: untamed
            ada: artifacts curse-of-fertility; line troll; hand till-the-earth {A_HAND}
            play till-the-earth, end turn
            -> till-the-earth: hand > discard, bo amber: 0 > 1
        one in which you did does not
            in: untamed
            ada: artifacts curse-of-fertility; hand jervi
            creature jervi, end turn
            -> jervi: hand > battleline
        though it has left play since
            in: untamed
            ada: artifacts curse-of-fertility; hand dust-pixie choking-ivy {A_HAND}
            creature dust-pixie, play choking-ivy, end turn
            -> dust-pixie: hand > discard, choking-ivy: hand > discard, ada amber: 0 > 2
        the opponent's turns do not count
            in: untamed
            ada: line troll
            bo: artifacts curse-of-fertility
            end turn
    """)

    @pytest.mark.rule("glossary/treachery")
    def test_it_enters_play_under_the_opponents_control(self) -> None:
        t = table(side(hand=["curse-of-fertility"]), side(), house=HERE)
        t.do("play", "curse-of-fertility")
        assert t.ids(1, "artifacts") == ["curse-of-fertility"]


class TestDarkHeartOfTheForest:
    test = cases(f"""
        a haunted player forges no key
            rule: glossary/haunted turn/step-1-forge-a-key
            in: untamed
            ada: artifacts dark-heart-of-the-forest; discard {NINE}; hand {A_HAND}
            bo: amber 6; discard {TEN}
            end turn
        neither does its own player
            in: untamed
            ada: discard {NINE}; hand {A_HAND}
            bo: artifacts dark-heart-of-the-forest; amber 6; discard {TEN}
            end turn
        another does
            in: untamed
            ada: artifacts dark-heart-of-the-forest; discard {TEN}; hand {A_HAND}
            bo: amber 6; discard {NINE}
            end turn
            -> bo amber: 6 > 0, bo keys: nothing > red
    """)


class TestFlyingBroomstick:
    @pytest.mark.rule("glossary/heal", "glossary/counters-and-tokens", "glossary/move")
    def test_after_it_reaps_a_creature_loses_damage_amber_and_all_counters(self) -> None:
        burdens = {"damage": 3, "amber": 2, "power_counters": 1, "counters": {"doom": 2}}
        burdened = spec("troll", stunned=True, warded=True, enraged=True, **burdens)
        ada = side(battleline=[spec("flaxia", upgrades=["flying-broomstick"]), "krump"])
        t = table(ada, side(battleline=[burdened, spec("bumpsy", damage=1)]), house=HERE)
        t.do("reap", "flaxia")
        t.offers("flaxia", "krump", "troll", "bumpsy")
        t.pick("troll")
        t.finish()
        assert t.changes() == {
            "flaxia exhausted": (False, True),
            "ada amber": (0, 1),
            "troll damage": (3, 0),
            "troll amber": (2, 0),
            "troll power counters": (1, 0),
            "troll doom counters": (2, 0),
            "troll stunned": (True, False),
            "troll warded": (True, False),
            "troll enraged": (True, False),
        }

    @pytest.mark.rule("glossary/power-counter-1-power-status-card")
    def test_it_is_healed_before_its_power_counters_go(self) -> None:
        pixie = spec("dust-pixie", damage=2, power_counters=2)
        t = table(side(battleline=[spec("krump", upgrades=["flying-broomstick"])]), side(battleline=[pixie]))
        t.do("reap", "krump")
        t.pick("dust-pixie")
        assert (t.line(1), t.card("dust-pixie").power, t.card("dust-pixie").damage) == (["dust-pixie"], 1, 0)

    test = cases("""
        a creature without damage can be chosen too
            in: brobnar
            ada: line krump(upgrades=flying-broomstick)
            bo: line troll(stunned)
            reap krump, offers krump troll, pick troll
            -> krump exhausted, ada amber: 0 > 1, troll stunned: yes > no
        its creature is elusive, and a fight takes nothing
            rule: glossary/elusive
            in: brobnar
            ada: line krump(upgrades=flying-broomstick)
            bo: line troll(upgrades=flying-broomstick amber=1)
            fight krump troll
            -> krump exhausted
    """)


class TestForgottenGuardian:
    test = cases("""
        played, it purges a card of either discard pile
            rule: glossary/purge
            in: untamed
            ada: hand forgotten-guardian; discard fear
            bo: discard krump anger; line troll
            creature forgotten-guardian, offers fear anger krump, pick krump
            -> forgotten-guardian: hand > battleline, forgotten-guardian exhausted, krump: discard > purged
        scrapped, it shuffles a purged card into its owner's deck
            rule: glossary/scrap glossary/shuffle
            in: untamed
            ada: hand forgotten-guardian; purged fear; deck labwork; discard urchin
            bo: purged krump anger; deck charge
            discard forgotten-guardian, offers fear anger krump, pick krump
            -> forgotten-guardian: hand > discard, krump: purged > deck
    """)


class TestJervi:
    test = cases("""
        after it reaps a card of your deck comes to your hand
            rule: glossary/search
            in: untamed
            ada: line jervi; deck fear krump; discard troll
            reap jervi, offers 0-1 of: fear krump, pick krump
            -> jervi exhausted, ada amber: 0 > 1, krump: deck > hand
        none need be found
            in: untamed
            ada: line jervi; deck fear krump
            reap jervi, answer done
            -> jervi exhausted, ada amber: 0 > 1
        scrapped, it archives a card of your discard pile, itself if you like
            rule: glossary/scrap glossary/archives
            in: untamed
            ada: hand jervi; discard fear krump
            bo: discard troll
            discard jervi, offers jervi krump fear, pick fear
            -> jervi: hand > discard, fear: discard > archives
        it is elusive
            rule: glossary/elusive
            in: brobnar
            ada: line troll
            bo: line jervi
            fight troll jervi
            -> troll exhausted
    """)


class TestSabiraTheMedium:
    test = cases(
        """
        five cards or fewer that warfaline shuffles are the whole pile
            rule: card-faq/sabira-the-medium-1
            in: untamed
            ada: hand warfaline; line sabira-the-medium; discard troll krump
            creature warfaline
            -> warfaline: hand > battleline, warfaline exhausted, troll: discard > deck, krump: discard > deck,
            -> ada amber: 0 > 3
        of more cards some are left
            rule: card-faq/sabira-the-medium-1
            in: untamed
            ada: hand warfaline; line sabira-the-medium; discard fear troll krump bumpsy zorg urchin
            creature warfaline
            -> warfaline: hand > battleline, warfaline exhausted, troll: discard > deck, krump: discard > deck,
            -> bumpsy: discard > deck, zorg: discard > deck, urchin: discard > deck
        the pile of the opponent pays nothing
            in: untamed
            ada: hand warfaline; line sabira-the-medium
            bo: discard troll krump
            creature warfaline, finish
            -> warfaline: hand > battleline, warfaline exhausted, troll: discard > deck, krump: discard > deck
        no card of a house is a number of cards, too, where the pile is empty
            rule: card-faq/sabira-the-medium-1 glossary/shuffle
            in: untamed
            ada: hand invigorating-shower; line sabira-the-medium
            play invigorating-shower
            -> invigorating-shower: hand > discard, ada amber: 0 > 3
        where other cards are left in it, it is not shuffled in
            rule: card-faq/sabira-the-medium-1
            in: untamed
            ada: hand invigorating-shower; line sabira-the-medium; discard fear
            play invigorating-shower, answer house:brobnar
            -> invigorating-shower: hand > discard
        the last cards from its bottom are all of it
            rule: card-faq/sabira-the-medium-1
            in: unfathomable
            ada: hand immersioneer; line sabira-the-medium; discard troll krump
            discard immersioneer
            -> immersioneer: hand > deck, troll: discard > deck, krump: discard > deck, ada amber: 0 > 3
        """
    )

    @pytest.mark.rule("card-faq/sabira-the-medium-1")
    def test_an_empty_deck_that_is_drawn_from_pays(self) -> None:
        ada = side(battleline=["sabira-the-medium"], discard=["troll"] * 9)
        t = table(ada, side(), house=HERE)
        t.end_turn()
        assert (t.amber(0), len(t.ids(0, "hand"))) == (3, 6)


class TestTheWitchingHour:
    test = cases("""
        all witches of your discard pile come to your hand
            rule: glossary/return
            in: untamed
            ada: hand the-witching-hour; discard jervi troll haunting-witch fear; line witch-of-the-eye
            bo: discard witch-queen
            play the-witching-hour
            -> the-witching-hour: hand > discard, jervi: discard > hand, haunting-witch: discard > hand
    """)


class TestWitchQueen:
    test = cases("""
        your other witches enter play ready, other creatures do not
            rule: glossary/enters-play
            in: untamed
            ada: line witch-queen; hand haunting-witch dust-pixie
            creature haunting-witch, creature dust-pixie
            -> haunting-witch: hand > battleline, dust-pixie: hand > battleline, dust-pixie exhausted, ada amber: 0 > 2
        she does not herself
            in: untamed
            ada: hand witch-queen
            creature witch-queen
            -> witch-queen: hand > battleline, witch-queen exhausted
        those of the opponent do not
            in: untamed
            ada: hand haunting-witch
            bo: line witch-queen
            creature haunting-witch
            -> haunting-witch: hand > battleline, haunting-witch exhausted
    """)

    def test_a_second_one_does(self) -> None:
        t = table(side(battleline=["witch-queen"], hand=["witch-queen"]), house=HERE)
        t.creature("witch-queen")
        assert [card.ready for card in t.cards()] == [True, True]

    @pytest.mark.rule("glossary/center-of-the-battleline")
    @pytest.mark.parametrize(
        ("line", "charmed"),
        [
            (["haunting-witch", "witch-queen", "troll"], True),
            (["haunting-witch", "witch-queen"], False),
            (["haunting-witch", "troll", "witch-queen"], False),
        ],
    )
    def test_in_the_center_she_gives_your_other_witches_three_keywords(self, line: list[str], charmed: bool) -> None:
        t = table(side(battleline=line), side(battleline=["witch-of-the-eye"]))
        keywords = {Keyword.SKIRMISH, Keyword.ELUSIVE, Keyword.POISON} if charmed else set()
        assert set(dict(t.card("haunting-witch").keywords)) == keywords
        assert not {id_ for id_ in ("witch-queen", "witch-of-the-eye") if t.card(id_).keywords}
        assert "troll" not in line or not t.card("troll").keywords

    @pytest.mark.rule("glossary/destroyed", "glossary/control-and-ownership")
    def test_there_a_destroyed_witch_returns_to_its_owners_hand(self) -> None:
        witches = [spec("haunting-witch", owner=0), "witch-queen", "jervi"]
        t = table(side(hand=["punch", "punch"]), side(battleline=witches), house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("haunting-witch")
        assert (t.ids(0, "hand"), t.line(1)) == (["punch", "haunting-witch"], ["witch-queen", "jervi"])
        t.do("play", "punch", 1)
        t.pick("jervi")
        assert (t.zone("jervi"), t.line(1)) == ("discard", ["witch-queen"]), "two creatures have no center"

    @pytest.mark.rule("glossary/destroyed")
    def test_destroyed_with_her_they_return_all_the_same(self) -> None:
        bo = side(battleline=["haunting-witch", "witch-queen", "jervi"])
        t = table(side(hand=["gateway-to-dis"]), bo, house=House.DIS)
        t.do("play", "gateway-to-dis")
        t.finish()
        assert (sorted(t.ids(1, "hand")), t.ids(1, "discard")) == (["haunting-witch", "jervi"], ["witch-queen"])


class TestCameBackWrong:
    test = cases("""
        a creature of your discard pile is played, and destroyed if it is too weak
            rule: glossary/upgrades glossary/play-abilities
            in: untamed
            ada: hand came-back-wrong; discard troll fear urchin
            bo: discard krump; amber 2
            play came-back-wrong, offers urchin troll, pick urchin, answer slot:0
            -> came-back-wrong: hand > discard, ada amber: 0 > 1, bo amber: 2 > 1
        without one nothing happens
            in: untamed
            ada: hand came-back-wrong; discard fear
            play came-back-wrong
            -> came-back-wrong: hand > discard
    """)

    @pytest.mark.rule("glossary/upgrades", "glossary/power", "glossary/poison")
    def test_it_has_2_power_less_and_poison(self) -> None:
        ada = side(hand=["came-back-wrong"], discard=["troll", "fear"], battleline=["krump"])
        t = table(ada, side(discard=["bumpsy"]), house=HERE)
        t.do("play", "came-back-wrong")
        t.offers("troll")
        t.pick("troll")
        t.finish()
        troll = t.card("troll")
        assert (troll.power, dict(troll.keywords)) == (6, {Keyword.POISON: 1})
        assert [u.id for u in troll.upgrades] == ["came-back-wrong"]
        assert (t.card("krump").power, t.card("krump").keywords) == (6, ())


class TestCauldron:
    def brewing(self, *under: str, deck: tuple[str, ...] = ("virtuous-works", "troll")) -> Table:
        """Return a table where a Cauldron with these cards was used."""
        t = table(side(artifacts=[spec("cauldron", under=list(under))], deck=list(deck)), side(), house=HERE)
        t.do("omni", "cauldron")
        return t

    @pytest.mark.rule("errata/cauldron")
    def test_the_top_card_of_the_deck_is_put_faceup_under_it(self) -> None:
        t = self.brewing("dust-pixie")
        t.expect_main_step()
        assert [c.id for c in t.card("cauldron").under] == ["dust-pixie", "virtuous-works"]
        assert [c.face_down for c in t.card("cauldron").under] == [False, False]
        assert t.ids(0, "deck") == ["troll"]

    @pytest.mark.rule("errata/cauldron", "glossary/play-abilities")
    def test_three_cards_are_played_in_the_order_that_the_player_chooses(self) -> None:
        t = self.brewing("dust-pixie", "flaxia")
        t.expect(DecisionKind.ORDER)
        t.pick("virtuous-works", "flaxia", "dust-pixie")
        t.finish()
        played = [t.game.state.cards[e.card].printed.id for e in t.events(CardPlayed)]
        assert played == ["virtuous-works", "flaxia", "dust-pixie"]
        assert (t.amber(0), sorted(t.line(0)), t.zone("virtuous-works")) == (7, ["dust-pixie", "flaxia"], "discard")

    @pytest.mark.rule("errata/cauldron", "glossary/resolve-as-much-as-you-can")
    def test_with_an_empty_deck_three_cards_are_played_all_the_same(self) -> None:
        t = self.brewing("dust-pixie", "snufflegator", "troll", deck=())
        t.finish()
        assert sorted(t.line(0)) == ["dust-pixie", "snufflegator", "troll"]


class TestGhostTree:
    test = cases(f"""
        while you are haunted it deals no damage in a fight
            rule: glossary/haunted
            in: untamed
            ada: line ghost-tree; discard {TEN}
            bo: line bumpsy; discard {NINE}
            fight ghost-tree bumpsy
            -> ghost-tree exhausted, ghost-tree damage: 0 > 5
        attacked neither
            in: brobnar
            ada: line bumpsy
            bo: line ghost-tree; discard {TEN}
            fight bumpsy ghost-tree
            -> bumpsy exhausted, ghost-tree damage: 0 > 5
        while you are not it does
            in: untamed
            ada: line ghost-tree; discard {NINE}
            bo: line bumpsy; discard {TEN}
            fight ghost-tree bumpsy
            -> ghost-tree exhausted, ghost-tree damage: 0 > 5, bumpsy: battleline > discard
        scrapped, it discards the top 5 cards of your deck
            rule: glossary/scrap
            in: untamed
            ada: hand ghost-tree; deck fear anger punch labwork charge troll
            bo: deck krump
            discard ghost-tree
            -> ghost-tree: hand > discard, fear: deck > discard, anger: deck > discard, punch: deck > discard,
            -> labwork: deck > discard, charge: deck > discard
    """)


class TestLoyalPackmate:
    @pytest.mark.rule("glossary/taunt", "glossary/cannot")
    def test_enemies_fight_only_what_has_taunt(self) -> None:
        bo = side(battleline=["loyal-packmate", "krump", "bumpsy", "mother", "gatewatcher"])
        t = table(side(battleline=["troll"]), bo, house=House.BROBNAR)
        t.do("fight", "troll")
        t.offers("loyal-packmate", "gatewatcher")

    def test_your_own_creatures_fight_anything(self) -> None:
        ada, bo = side(battleline=["troll", "loyal-packmate"]), side(battleline=["krump", "bumpsy"])
        t = table(ada, bo, house=House.BROBNAR)
        t.do("fight", "troll")
        t.offers("krump", "bumpsy")

    @pytest.mark.rule("glossary/ready-and-exhausted")
    def test_they_can_be_used_otherwise(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["loyal-packmate"]), house=House.BROBNAR)
        assert t.can("reap", "troll")


class TestNarlGibbus:
    test = cases("""
        played, it is enraged
            rule: glossary/enrage
            in: untamed
            ada: hand narl-gibbus
            creature narl-gibbus
            -> narl-gibbus: hand > battleline, narl-gibbus exhausted, narl-gibbus enraged
        after it reaps, too
            in: untamed
            ada: line narl-gibbus
            reap narl-gibbus
            -> narl-gibbus exhausted, ada amber: 0 > 1, narl-gibbus enraged
        enraged it has skirmish and splash-attack 3
            rule: glossary/skirmish glossary/splash-attack-x
            in: untamed
            ada: line narl-gibbus(enraged)
            bo: line troll krump
            fight narl-gibbus troll
            -> narl-gibbus exhausted, narl-gibbus enraged: yes > no, troll damage: 0 > 3, krump damage: 0 > 3
        otherwise it has neither
            in: untamed
            ada: line narl-gibbus
            bo: line silvertooth krump
            fight narl-gibbus silvertooth
            -> narl-gibbus exhausted, narl-gibbus damage: 0 > 2, silvertooth: battleline > discard
    """)


class TestRotfeast:
    test = cases("""
        each time a creature is dealt damage you gain 1
            rule: glossary/damage glossary/lasting-effects
            in: untamed
            ada: hand rotfeast; line snufflegator flaxia
            bo: line troll champion-anaphiel krump
            play rotfeast, fight snufflegator champion-anaphiel, fight flaxia champion-anaphiel, finish
            -> rotfeast: hand > discard, ada amber: 0 > 4, snufflegator exhausted,
            -> champion-anaphiel: battleline > discard, flaxia: battleline > discard
        damage that armor prevents is not dealt
            rule: glossary/armor
            in: untamed
            ada: hand rotfeast; line dust-pixie
            bo: line champion-anaphiel
            play rotfeast, fight dust-pixie champion-anaphiel
            -> rotfeast: hand > discard, ada amber: 0 > 2, dust-pixie: battleline > discard,
            -> champion-anaphiel armor used: 0 > 1
    """)

    def test_it_is_so_for_this_turn(self) -> None:
        t = table(side(hand=["rotfeast"], battleline=["krump"]), side(battleline=["bumpsy"]), house=HERE)
        t.do("play", "rotfeast")
        before = t.amber(0)
        t.end_turn()
        t.fight("bumpsy", "krump")
        assert (t.amber(0), t.amber(1)) == (before, 0)


class TestTillTheEarth:
    test = cases("""
        each player's discard pile is shuffled into their deck
            rule: glossary/shuffle
            in: untamed
            ada: hand till-the-earth; discard fear troll; deck anger
            bo: discard krump; deck bumpsy
            play till-the-earth
            -> till-the-earth: hand > discard, fear: discard > deck, troll: discard > deck, krump: discard > deck
    """)

    @pytest.mark.rule("glossary/shuffle")
    def test_both_decks_are_shuffled(self) -> None:
        t = table(side(hand=["till-the-earth"]), side(), house=HERE)
        t.do("play", "till-the-earth")
        assert sorted(event.player for event in t.events(Shuffled)) == [0, 1]


class TestWerewolfCurse:
    test = cases("""
        played, it enrages its creature
            rule: glossary/enrage
            in: untamed
            ada: hand werewolf-curse; line flaxia
            bo: line troll
            play werewolf-curse, offers flaxia troll, pick troll
            -> werewolf-curse: hand > upgrade, werewolf-curse on: nothing > troll, ada amber: 0 > 1, troll enraged
        its creature has splash-attack 3 and archives it after a fight
            rule: glossary/splash-attack-x glossary/archives
            in: untamed
            ada: line flaxia(upgrades=werewolf-curse)
            bo: line dust-pixie krump
            fight flaxia dust-pixie
            -> flaxia exhausted, flaxia damage: 0 > 1, dust-pixie: battleline > discard, krump damage: 0 > 3,
            -> werewolf-curse: upgrade > archives
        a reap leaves it there
            in: untamed
            ada: line flaxia(upgrades=werewolf-curse)
            reap flaxia
            -> flaxia exhausted, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/control-and-ownership", "glossary/archives")
    def test_it_goes_to_its_owners_archives(self) -> None:
        cursed = spec("flaxia", upgrades=[spec("werewolf-curse", owner=1)])
        t = table(side(battleline=[cursed]), side(battleline=["dust-pixie", "krump"]), house=HERE)
        t.fight("flaxia", "dust-pixie")
        t.expect_main_step()
        assert (t.ids(0, "archives"), t.ids(1, "archives")) == ([], ["werewolf-curse"])


class TestAemberfly:
    test = cases("""
        after it fights it captures 1
            rule: glossary/capture glossary/skirmish
            in: untamed
            ada: line æmberfly
            bo: line troll; amber 3
            fight æmberfly troll
            -> æmberfly exhausted, troll damage: 0 > 2, æmberfly amber: 0 > 1, bo amber: 3 > 2
        after it reaps 1 moves from it to your pool
            rule: glossary/move
            in: untamed
            ada: line æmberfly(amber=2)
            bo: amber 3
            reap æmberfly
            -> æmberfly exhausted, ada amber: 0 > 2, æmberfly amber: 2 > 1
        it is elusive
            rule: glossary/elusive
            in: brobnar
            ada: line troll
            bo: line æmberfly
            fight troll æmberfly
            -> troll exhausted
    """)


class TestBlerneanHydra:
    test = cases("""
        damaged, it has as much splash-attack as damage
            rule: glossary/splash-attack-x
            in: untamed
            ada: line blernean-hydra(damage=2)
            bo: line dust-pixie krump
            fight blernean-hydra dust-pixie
            -> blernean-hydra exhausted, blernean-hydra damage: 2 > 3, dust-pixie: battleline > discard,
            -> krump damage: 0 > 2
        undamaged, it has none
            in: untamed
            ada: line blernean-hydra
            bo: line dust-pixie krump
            fight blernean-hydra dust-pixie
            -> blernean-hydra exhausted, blernean-hydra damage: 0 > 1, dust-pixie: battleline > discard
    """)

    @pytest.mark.parametrize(("damage", "keywords"), [(0, ()), (4, ((Keyword.SPLASH_ATTACK, 4),))])
    def test_its_face_shows_it(self, damage: int, keywords: tuple[tuple[Keyword, int], ...]) -> None:
        t = table(side(battleline=[spec("blernean-hydra", damage=damage)]))
        assert t.card("blernean-hydra").keywords == keywords


class TestBogSpitter:
    test = cases("""
        after it fights a card of the opponent's hand is discarded
            rule: glossary/discarding-cards glossary/skirmish
            in: untamed
            ada: line bog-spitter; hand fear
            bo: line troll; hand anger
            fight bog-spitter troll, answer mode:1
            -> bog-spitter exhausted, troll damage: 0 > 3, anger: hand > discard
        or of your own
            in: untamed
            ada: line bog-spitter; hand fear
            bo: line troll; hand anger
            fight bog-spitter troll, answer mode:0
            -> bog-spitter exhausted, troll damage: 0 > 3, fear: hand > discard
        scrapped, it steals 1 of 6
            rule: glossary/scrap glossary/steal
            in: untamed
            ada: hand bog-spitter
            bo: amber 6
            discard bog-spitter
            -> bog-spitter: hand > discard, ada amber: 0 > 1, bo amber: 6 > 5
        of 5 nothing
            in: untamed
            ada: hand bog-spitter; amber 6
            bo: amber 5
            discard bog-spitter
            -> bog-spitter: hand > discard
    """)

    def test_which_card_it_is_nobody_chooses(self) -> None:
        left = set()
        for seed in range(8):
            bo = side(battleline=["troll"], hand=["krump", "anger"])
            t = table(side(battleline=["bog-spitter"]), bo, house=HERE, seed=seed)
            t.fight("bog-spitter", "troll")
            t.finish()
            left.add(tuple(t.ids(1, "hand")))
        assert left == {("krump",), ("anger",)}


class TestGravePixie:
    test = cases(f"""
        destroyed while you are haunted, it is archived
            rule: glossary/haunted glossary/destroyed
            in: brobnar
            ada: line troll
            bo: line grave-pixie; discard {TEN}
            fight troll grave-pixie
            -> troll exhausted, troll damage: 0 > 1, grave-pixie: battleline > archives
        with 9 cards it is not
            in: brobnar
            ada: line troll; discard {TEN}
            bo: line grave-pixie; discard {NINE}
            fight troll grave-pixie
            -> troll exhausted, troll damage: 0 > 1, grave-pixie: battleline > discard
    """)


class TestHauntingWitch:
    test = cases(f"""
        each creature that you play while you are haunted brings 1
            rule: glossary/haunted
            in: untamed
            ada: line haunting-witch; hand snufflegator jervi; discard {TEN}
            creature jervi, creature snufflegator
            -> jervi: hand > battleline, jervi exhausted, snufflegator: hand > battleline, snufflegator exhausted,
            -> ada amber: 0 > 2
        she herself, too
            in: untamed
            ada: hand haunting-witch; discard {TEN}
            creature haunting-witch
            -> haunting-witch: hand > battleline, haunting-witch exhausted, ada amber: 0 > 1
        with 9 cards none does
            in: untamed
            ada: line haunting-witch; hand jervi; discard {NINE}
            bo: discard {TEN}
            creature jervi
            -> jervi: hand > battleline, jervi exhausted
        none that the opponent plays
            in: untamed
            ada: hand jervi; discard {TEN}
            bo: line haunting-witch; discard {TEN}
            creature jervi
            -> jervi: hand > battleline, jervi exhausted
        no artifact
            in: unfathomable
            ada: line haunting-witch; hand arcane-transmitter; discard {TEN}
            play arcane-transmitter
            -> arcane-transmitter: hand > artifacts, arcane-transmitter exhausted, ada amber: 0 > 1
    """)


class TestInvigoratingShower:
    test = cases("""
        all cards of a house in your discard pile are shuffled into your deck
            rule: glossary/shuffle
            in: untamed
            ada: hand invigorating-shower; discard fear troll punch jervi; deck anger
            bo: discard krump
            play invigorating-shower, answer house:brobnar
            -> invigorating-shower: hand > discard, troll: discard > deck, punch: discard > deck
    """)

    @pytest.mark.rule("glossary/shuffle")
    def test_the_deck_is_shuffled_even_without_such_a_card(self) -> None:
        t = table(side(hand=["invigorating-shower"], deck=["anger", "fear"]), side(), house=HERE)
        t.do("play", "invigorating-shower")
        assert len(t.events(Shuffled)) == 1


class TestLostInTheWild:
    test = cases(f"""
        all flank creatures are shuffled into their owners' decks
            rule: glossary/flank glossary/shuffle
            in: untamed
            ada: hand lost-in-the-wild; line troll bumpsy flaxia; discard {NINE}
            bo: line krump; discard {TEN}
            play lost-in-the-wild
            -> lost-in-the-wild: hand > discard, ada amber: 0 > 1, troll: battleline > deck, flaxia: battleline > deck,
            -> krump: battleline > deck
        a haunted player repeats it once
            rule: glossary/haunted glossary/preceding-repeat-the-preceding
            in: untamed
            ada: hand lost-in-the-wild; discard {TEN}
            bo: line troll bumpsy krump mother urchin
            play lost-in-the-wild
            -> lost-in-the-wild: hand > discard, ada amber: 0 > 1, troll: battleline > deck, bumpsy: battleline > deck,
            -> mother: battleline > deck, urchin: battleline > deck
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_each_goes_to_its_owner(self) -> None:
        t = table(side(hand=["lost-in-the-wild"]), side(battleline=[spec("troll", owner=0), "krump"]), house=HERE)
        t.do("play", "lost-in-the-wild")
        assert (t.ids(0, "deck"), t.ids(1, "deck")) == (["troll"], ["krump"])


class TestSkeletalMurmook:
    @pytest.mark.rule("glossary/haunted", "glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("mine", "theirs", "costs"), [(10, 9, [6, 8]), (9, 10, [6, 6])])
    def test_while_you_are_haunted_the_opponents_keys_cost_2_more(
        self, mine: int, theirs: int, costs: list[int]
    ) -> None:
        ada = side(battleline=["skeletal-murmook"], discard=["fear"] * mine)
        t = table(ada, side(discard=["fear"] * theirs))
        assert [key_cost(t.game.core, player) for player in PLAYERS] == costs


class TestSpooKeyCharge:
    @pytest.mark.rule("glossary/haunted", "glossary/forge", "glossary/shuffle")
    @pytest.mark.parametrize(("cards", "amber", "keys"), [(10, 6, 1), (9, 6, 0), (10, 5, 0)])
    def test_a_haunted_player_forges_a_key_and_the_pile_is_shuffled(self, cards: int, amber: int, keys: int) -> None:
        ada = side(hand=["spoo-key-charge"], discard=["fear"] * cards, amber=amber)
        t = table(ada, side(discard=["krump"] * 10), house=HERE)
        t.do("play", "spoo-key-charge")
        t.finish()
        assert (len(t.game.state.players[0].keys), t.amber(0)) == (keys, amber - 6 * keys)
        assert (t.ids(0, "discard"), len(t.ids(0, "deck")), len(t.ids(1, "discard"))) == (
            ["spoo-key-charge"],
            cards,
            10,
        )


class TestTheCircleOfLife:
    test = cases(f"""
        each haunted player gains 2
            rule: glossary/haunted
            in: untamed
            ada: hand the-circle-of-life; discard {TEN}
            bo: discard {TEN}
            play the-circle-of-life
            -> the-circle-of-life: hand > discard, ada amber: 0 > 3, bo amber: 0 > 2
        no other does
            in: untamed
            ada: hand the-circle-of-life; discard {NINE}
            bo: discard {TEN}
            play the-circle-of-life
            -> the-circle-of-life: hand > discard, ada amber: 0 > 1, bo amber: 0 > 2
        you alone
            in: untamed
            ada: hand the-circle-of-life; discard {TEN}
            bo: discard {NINE}
            play the-circle-of-life
            -> the-circle-of-life: hand > discard, ada amber: 0 > 3
    """)


class TestWarfaline:
    test = cases(
        """
        the top five cards of a discard pile are shuffled into the deck
            in: untamed
            ada: hand warfaline; discard anger
            bo: discard fear troll krump bumpsy zorg urchin
            creature warfaline, answer mode:1
            -> warfaline: hand > battleline, warfaline exhausted, troll: discard > deck, krump: discard > deck,
            -> bumpsy: discard > deck, zorg: discard > deck, urchin: discard > deck
        after a fight, too
            in: untamed
            ada: line warfaline; discard anger
            bo: line silvertooth; discard troll
            fight warfaline silvertooth, answer mode:0
            -> warfaline exhausted, warfaline damage: 0 > 2, silvertooth: battleline > discard, anger: discard > deck
        """
    )


class TestWitchOfTheSpore:
    test = cases("""
        scrapped, it deals 3 damage to an enemy creature
            rule: glossary/scrap
            in: untamed
            ada: hand witch-of-the-spore; line flaxia
            bo: line troll krump
            discard witch-of-the-spore, offers troll krump, pick troll
            -> witch-of-the-spore: hand > discard, troll damage: 0 > 3
        what it fights is destroyed
            rule: glossary/poison
            in: untamed
            ada: line witch-of-the-spore
            bo: line troll
            fight witch-of-the-spore troll
            -> witch-of-the-spore: battleline > discard, troll: battleline > discard
    """)


class TestAemberStorm:
    test = cases("""
        each Æmber of your pool is 1 damage to an enemy creature of your choice, all of it dealt together
            rule: glossary/for-each
            in: untamed
            ada: hand æmber-storm; line flaxia; amber 2
            bo: line troll krump; amber 5
            play æmber-storm, offers troll krump, pick troll, pick krump, pick troll
            -> æmber-storm: hand > discard, ada amber: 2 > 3, troll damage: 0 > 2, krump damage: 0 > 1
    """)
