"""The trickiest drafts, played: what reads well must also be done."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardPlayed
from kfdesk.engine.terms import DecisionKind, Icon
from tests.cards.lines import cases
from tests.language.drafted import DRAFTS
from tests.tables import Table, side, spec, table

ALL = tuple(DRAFTS.values())


def drafted(ada=None, bo=None, **fields) -> Table:
    """Return a table on which the drafted cards do what their drafts say."""
    return table(ada, bo, *ALL, **fields)


class TestAgeOfAscension:
    test = cases(
        """
        ortannu returns his bindings and deals damage with splash for each
            in: dis
            ada: line ortannu-the-chained; discard ortannu-s-binding ortannu-s-binding
            bo: line troll krump bumpsy
            reap ortannu-the-chained, pick krump, pick krump
            -> ada amber: 0 > 1, ortannu-the-chained exhausted, ortannu-s-binding: discard > hand,
            -> ortannu-s-binding 2: discard > hand, krump damage: 0 > 4, troll damage: 0 > 4, bumpsy damage: 0 > 4
        quicksand takes the most powerful creature of each player without a ready Untamed creature
            in: untamed
            ada: hand quicksand; line snufflegator troll
            bo: line krump bumpsy dust-pixie(exhausted)
            play quicksand
            -> ada amber: 0 > 1, quicksand: hand > discard, krump: battleline > discard
        quicksand takes one of each side
            in: untamed
            ada: hand quicksand; line troll
            bo: line krump bumpsy
            play quicksand
            -> ada amber: 0 > 1, quicksand: hand > discard, krump: battleline > discard, troll: battleline > discard
        jargogle destroyed in its own turn plays what is under it
            in: logos
            ada: line jargogle(under=warsong); hand twin-bolt-emission
            bo: line bumpsy
            play twin-bolt-emission, pick jargogle, pick bumpsy
            -> ada amber: 0 > 1, twin-bolt-emission: hand > discard, jargogle: battleline > discard,
            -> warsong: under > discard, bumpsy damage: 0 > 2
        jargogle destroyed in another turn archives what is under it
            in: brobnar
            ada: line bumpsy; hand punch
            bo: line jargogle(under=warsong)
            play punch, pick jargogle
            -> ada amber: 0 > 1, punch: hand > discard, jargogle: battleline > discard, warsong: under > archives
        neighbors of archimedes are archived when they are destroyed, and no others
            in: mars
            ada: hand ammonia-clouds
            bo: line batdrone archimedes quixo-the-adventurer silvertooth
            play ammonia-clouds, finish
            -> ammonia-clouds: hand > discard, archimedes: battleline > discard,
            -> batdrone: battleline > archives, silvertooth: battleline > discard,
            -> quixo-the-adventurer: battleline > archives
        entropic swirl counts the traits of the creature
            in: logos
            ada: hand entropic-swirl
            bo: line sergeant-zakiel troll
            play entropic-swirl, pick sergeant-zakiel
            -> ada amber: 0 > 2, entropic-swirl: hand > discard, sergeant-zakiel damage: 0 > 3,
            -> sergeant-zakiel armor used: 0 > 1
        exhume plays a creature of another house from the discard pile
            in: dis
            ada: hand exhume; discard bumpsy
            bo: amber 2
            play exhume, pick bumpsy
            answer yes, answer slot:0
            -> ada amber: 0 > 1, bo amber: 2 > 1, exhume: hand > discard, bumpsy: discard > battleline,
            -> bumpsy exhausted
        collector worm destroyed in the fight abducts nothing
            in: mars
            ada: line collector-worm
            bo: line troll
            fight collector-worm troll
            -> collector-worm: battleline > discard, troll damage: 0 > 2
        collector worm abducts what survives the fight with it
            in: mars
            ada: line collector-worm
            bo: line grey-monk
            fight collector-worm grey-monk
            -> collector-worm exhausted, collector-worm armor used: 0 > 3, grey-monk: battleline > archives,
            -> grey-monk controller: 1 > 0
        pain reaction strikes the neighbors of what it destroyed
            in: dis
            ada: hand pain-reaction
            bo: line troll dust-imp krump bumpsy
            play pain-reaction, pick dust-imp
            -> ada amber: 0 > 1, bo amber: 0 > 2, pain-reaction: hand > discard, dust-imp: battleline > discard,
            -> troll damage: 0 > 2, krump damage: 0 > 2
        pain reaction strikes no one when its victim lives
            in: dis
            ada: hand pain-reaction
            bo: line troll bumpsy krump
            play pain-reaction, pick bumpsy
            -> ada amber: 0 > 1, pain-reaction: hand > discard, bumpsy damage: 0 > 2
        knoxx grows with each neighbor
            in: untamed
            ada: line knoxx snufflegator
            bo: line troll
            fight knoxx troll
            -> knoxx: battleline > discard, troll damage: 0 > 6
        tantadlin deals 2 damage only and discards an archived card
            in: untamed
            ada: line tantadlin
            bo: line troll; archives krump
            fight tantadlin troll
            -> tantadlin exhausted, tantadlin damage: 0 > 8, troll damage: 0 > 2, krump: archives > discard
        a stunned imp of amber stuns each reaper
            in: brobnar
            ada: line bumpsy
            bo: line æmber-imp
            reap bumpsy
            -> ada amber: 0 > 1, bumpsy exhausted, bumpsy stunned
        yzphyz purges an archived card to stun
            in: mars
            ada: hand yzphyz-knowdrone punch
            bo: line troll
            creature yzphyz-knowdrone, pick punch
            answer yes
            pick punch, pick troll
            -> yzphyz-knowdrone: hand > battleline, yzphyz-knowdrone exhausted, punch: hand > purged, troll stunned
        """,
        *ALL,
    )

    def test_an_enemy_creature_cannot_reap_against_barrister_joya(self) -> None:
        t = drafted(side(battleline=["bumpsy"]), side(battleline=["barrister-joya"]))
        assert not t.can("reap", "bumpsy")

    def test_a_duskwitch_lets_your_creatures_enter_ready(self) -> None:
        t = drafted(side(battleline=["duskwitch"], hand=["snufflegator"]), None, house=House.UNTAMED)
        t.creature("snufflegator")
        assert t.card("snufflegator").ready

    def test_scowly_caper_destroys_a_neighbor_on_the_side_of_whoever_got_it(self) -> None:
        bo = side(battleline=["krump", spec("scowly-caper", owner=0), "troll"])
        t = drafted(side(), bo, active=1, house=House.BROBNAR)
        t.answer("end-turn")
        t.offers("krump", "troll")


class TestWorldsCollide:
    test = cases(
        """
        timequake draws as many cards as it shuffled
            in: brobnar
            ada: hand timequake; line troll bumpsy; artifacts cannon
            bo: line krump
            play timequake
            -> ada amber: 0 > 1, timequake: hand > discard, troll: battleline > hand, bumpsy: battleline > hand,
            -> cannon: artifacts > hand
        obsidian forge makes the key cheaper by what was destroyed and goes when one was forged
            in: dis
            ada: line dust-imp troll bumpsy krump; artifacts obsidian-forge; amber 9
            action obsidian-forge, pick troll bumpsy krump
            answer card:c2 card:c3 card:c4, answer yes, finish
            -> ada amber: 9 > 0, ada keys: nothing > red, troll: battleline > discard,
            -> krump: battleline > discard, bumpsy: battleline > discard, obsidian-forge: artifacts > discard
        hyde draws two with velum
            in: logos
            ada: line hyde velum; deck troll krump bumpsy
            reap hyde
            -> ada amber: 0 > 1, hyde exhausted, troll: deck > hand, krump: deck > hand
        hyde comes with velum into the archives
            in: brobnar
            ada: hand punch
            bo: line hyde(damage=2); discard velum
            play punch, pick hyde, pick velum
            -> ada amber: 0 > 1, punch: hand > discard, hyde: battleline > archives, velum: discard > archives
        the automaton comes back while it has company
            in: brobnar
            ada: hand punch
            bo: line troll reassembling-automaton krump
            play punch, pick reassembling-automaton
            finish
            -> ada amber: 0 > 1, punch: hand > discard, reassembling-automaton exhausted
        the automaton alone is destroyed
            in: brobnar
            ada: hand punch
            bo: line reassembling-automaton
            play punch, pick reassembling-automaton
            -> ada amber: 0 > 1, punch: hand > discard, reassembling-automaton: battleline > discard
        the bolstering automaton comes back with counters
            in: brobnar
            ada: hand punch
            bo: line troll self-bolstering-automata
            play punch, pick self-bolstering-automata
            finish
            -> ada amber: 0 > 1, punch: hand > discard, self-bolstering-automata exhausted,
            -> self-bolstering-automata power counters: 0 > 2
        the scutum returns no amber to the opponent
            in: brobnar
            ada: hand punch; amber 0
            bo: line silvertooth(amber=2 upgrades=imperial-scutum damage=1)
            play punch, pick silvertooth
            -> ada amber: 0 > 1, punch: hand > discard, silvertooth: battleline > discard,
            -> imperial-scutum: upgrade > discard
        trust no one steals three at most
            in: shadows
            ada: hand trust-no-one
            bo: line troll batdrone dust-imp snufflegator; amber 6
            play trust-no-one
            -> ada amber: 0 > 3, bo amber: 6 > 3, trust-no-one: hand > discard
        symon puts what it fights on its deck
            in: shadows
            ada: line symon
            bo: line troll; deck krump
            fight symon troll
            -> symon exhausted, troll: battleline > deck, bo deck: troll krump
        mug takes amber and hits
            in: shadows
            ada: hand mug
            bo: line troll(amber=2)
            play mug, pick troll
            -> ada amber: 0 > 2, mug: hand > discard, troll amber: 2 > 1, troll damage: 0 > 2
        morpheus doubles play effects
            in: staralliance
            ada: line sci-officer-morpheus; hand captain-val-jericho
            creature captain-val-jericho
            -> captain-val-jericho: hand > battleline, captain-val-jericho exhausted
        the cavern destroys the weakest creature
            in: untamed
            ada: artifacts fangtooth-cavern; line troll
            bo: line dust-imp
            end turn
            -> dust-imp: battleline > discard, bo amber: 0 > 2
        """,
        *ALL,
    )

    def test_morpheus_resolves_the_play_effect_again(self) -> None:
        ada = side(battleline=["sci-officer-morpheus"], hand=["bumpsy"])
        t = drafted(ada, side(amber=3), house=House.BROBNAR)
        t.creature("bumpsy")
        t.finish()
        assert t.amber(1) == 1

    def test_neighbors_of_the_orator_may_be_used_as_saurians(self) -> None:
        ada = side(battleline=[spec("troll", ready=False), spec("krump", ready=False)], hand=["orator-hissaro"])
        t = drafted(ada, None, house=House.SAURIAN)
        t.do("play", "orator-hissaro")
        t.answer("slot:1")
        assert (t.card("troll").amber, t.card("krump").amber) == (1, 1)
        assert t.can("reap", "troll") and t.can("reap", "krump")
        t.end_turn()
        assert t.card("troll").houses == (House.BROBNAR,)

    def test_the_captain_in_the_center_permits_one_card_of_another_house(self) -> None:
        ada = side(battleline=["troll", "captain-val-jericho", "krump"], hand=["punch", "warsong"])
        t = drafted(ada, side(battleline=["bumpsy"]), house=House.STAR_ALLIANCE)
        t.do("play", "warsong")
        assert not t.can("play", "punch")
        beside = side(battleline=["captain-val-jericho", "krump"], hand=["punch"])
        assert not drafted(beside, side(), house=House.STAR_ALLIANCE).can("play", "punch")

    def test_the_blaster_attached_to_its_chief_steals(self) -> None:
        ada = side(battleline=["sensor-chief-garcia", spec("bumpsy", upgrades=["garcia-s-blaster"])])
        t = drafted(ada, side(amber=2), house=House.BROBNAR)
        t.do("reap", "bumpsy")
        t.answer("yes")
        t.answer("mode:1")
        t.finish()
        assert (t.amber(0), t.amber(1)) == (2, 1)
        assert [u.id for u in t.card("sensor-chief-garcia").upgrades] == ["garcia-s-blaster"]

    def test_keys_cost_more_in_the_opponents_next_turn(self) -> None:
        t = drafted(side(battleline=["sensor-chief-garcia"]), side(amber=7), house=House.STAR_ALLIANCE)
        t.do("reap", "sensor-chief-garcia")
        t.end_turn()
        assert (t.amber(1), len(t.game.state.players[1].keys)) == (7, 0)


class TestMassMutation:
    test = cases(
        """
        gluttony is exalted for each sin, itself included, and gathers amber
            in: dis
            ada: line envy; hand gluttony
            creature gluttony
            -> gluttony: hand > battleline, gluttony exhausted, gluttony amber: 0 > 2
        gluttony reaps and gathers
            in: dis
            ada: line gluttony(amber=2) envy(amber=1)
            bo: line troll(amber=3)
            reap gluttony
            -> ada amber: 0 > 4, gluttony exhausted, gluttony amber: 2 > 0, envy amber: 1 > 0
        an egg hatches
            in: saurian
            ada: line saurian-egg; deck paraguardian troll
            omni saurian-egg, finish
            -> saurian-egg: battleline > discard, paraguardian: deck > battleline,
            -> paraguardian power counters: 0 > 3, troll: deck > discard
        an egg does not hatch
            in: saurian
            ada: line saurian-egg; deck troll krump
            omni saurian-egg
            -> saurian-egg exhausted, troll: deck > discard, krump: deck > discard
        amber of a neighbor goes to gorkus
            in: brobnar
            ada: hand punch
            bo: line optio-gorkus silvertooth(amber=2) krump
            play punch, pick silvertooth, pick optio-gorkus
            -> ada amber: 0 > 1, punch: hand > discard, silvertooth: battleline > discard,
            -> optio-gorkus amber: 0 > 2
        the horn hands amber over
            in: brobnar
            ada: line troll(amber=1 upgrades=siren-horn)
            bo: line bumpsy
            fight troll bumpsy
            -> ada amber: 0 > 1, troll exhausted, troll amber: 1 > 0, troll damage: 0 > 5, bumpsy: battleline > discard
        """,
        *ALL,
    )

    def test_creatures_hatch_ready_from_both_hands(self) -> None:
        ada = side(hand=["æmberlution", "troll", "punch"], battleline=["dust-imp"])
        t = drafted(ada, side(hand=["krump"], battleline=["bumpsy"]), house=House.UNTAMED)
        t.do("play", "æmberlution")
        t.finish_until(DecisionKind.SLOT)
        t.finish()
        assert (t.line(0), t.line(1)) == (["troll"], ["krump"])
        assert t.card("troll").ready and t.card("krump").ready

    def test_bonesaw_enters_ready_after_a_friend_fell(self) -> None:
        for fallen in (True, False):
            ada = side(battleline=["dust-imp"], hand=["bonesaw", "hand-of-dis"])
            t = drafted(ada, side(battleline=["troll", "krump", "bumpsy"]), house=House.DIS)
            if fallen:
                t.fight("dust-imp", "troll")
            t.creature("bonesaw")
            assert t.card("bonesaw").ready is fallen

    def test_the_borrowed_artifact_belongs_to_shadows(self) -> None:
        t = drafted(side(hand=["borrow"]), side(artifacts=["cannon"], battleline=["troll"]), house=House.SHADOWS)
        t.do("play", "borrow")
        t.pick("cannon")
        assert t.card("cannon").houses == (House.SHADOWS,)


class TestDarkTidings:
    test = cases(
        """
        ritual of life cannot return what it destroyed
            in: untamed
            ada: artifacts ritual-of-life; line dust-imp; discard troll
            action ritual-of-life, pick dust-imp, pick troll
            -> ada amber: 0 > 2, ritual-of-life exhausted, dust-imp: battleline > discard, troll: discard > hand
        """,
        *ALL,
    )

    def test_what_sherman_purged_returns_exhausted_when_it_leaves(self) -> None:
        ada = side(hand=["general-sherman"], battleline=["troll"])
        t = drafted(ada, side(battleline=["krump"], hand=["hysteria"]), house=House.UNFATHOMABLE)
        t.creature("general-sherman")
        assert (t.zone("troll"), t.zone("krump")) == ("purged", "purged")
        t.end_turn()
        t.do("play", "hysteria")
        t.finish()
        assert t.zone("general-sherman") == "hand"
        assert (t.line(0), t.line(1)) == (["troll"], ["krump"])
        assert not t.card("troll").ready and not t.card("krump").ready

    def test_the_array_changes_the_cost_of_keys_with_the_tide(self) -> None:
        for tide, keys in ((0, 1), (1, 0), (None, 0)):
            bo = side(amber=5, artifacts=["static-collection-array"])
            t = drafted(side(), bo, house=House.BROBNAR, tide=None if tide is None else 1 - tide)
            t.end_turn()
            assert len(t.game.state.players[1].keys) == keys, tide


class TestWindsOfExchange:
    test = cases(
        """
        mass buyout pays half of the creatures, rounded up
            in: ekwidon
            ada: hand mass-buyout; line troll krump bumpsy
            bo: line smaaash headhunter
            play mass-buyout, finish
            -> mass-buyout: hand > discard, ada amber: 0 > 2, bo amber: 0 > 1, troll: battleline > discard,
            -> krump: battleline > discard, bumpsy: battleline > discard, smaaash: battleline > discard,
            -> headhunter: battleline > discard
        the currency is swapped for an artifact
            in: ekwidon
            ada: artifacts uncommon-currency
            bo: artifacts cannon
            action uncommon-currency, pick cannon
            -> uncommon-currency exhausted, uncommon-currency controller: 0 > 1, cannon controller: 1 > 0
        scoop up takes one of each side
            in: mars
            ada: hand scoop-up; line troll blypyp
            bo: line krump tunk
            play scoop-up, pick troll, pick krump
            -> ada amber: 0 > 1, scoop-up: hand > discard, troll: battleline > archives, krump: battleline > archives,
            -> krump controller: 1 > 0, ada archives: troll krump
        """,
        *ALL,
    )

    def test_the_cornered_opponent_plays_nothing_and_may_archive_what_they_discard(self) -> None:
        bo = side(hand=["troll", "krump"], battleline=["bumpsy"])
        t = drafted(side(hand=["corner-the-market"]), bo, house=House.EKWIDON)
        t.do("play", "corner-the-market")
        t.end_turn()
        assert not t.can("play", "troll")
        t.do("discard", "troll")
        t.answer("yes")
        assert t.zone("troll") == "archives"


class TestGrimReminders:
    test = cases(
        """
        cowards lose amber at the end of a turn without a fight
            in: brobnar
            ada: artifacts curse-of-cowardice; line troll; amber 3
            bo: line krump
            end turn
            -> ada amber: 3 > 1
        who fought loses nothing
            in: brobnar
            ada: artifacts curse-of-cowardice; line troll; amber 3
            bo: line smaaash
            fight troll smaaash, end turn
            -> smaaash: battleline > discard, troll damage: 0 > 5
        the curse goes when nobody is left
            in: brobnar
            ada: artifacts curse-of-cowardice; amber 3
            end turn
            -> ada amber: 3 > 1, curse-of-cowardice: artifacts > discard
        the well returns as many as it purged
            in: geistoid
            ada: hand troll krump well-of-memory; discard bumpsy smaaash headhunter
            play well-of-memory, pick troll krump, pick bumpsy, pick headhunter
            -> well-of-memory: hand > artifacts, well-of-memory exhausted, troll: hand > purged, krump: hand > purged,
            -> bumpsy: discard > hand, headhunter: discard > hand
        into the warp destroys what shares a house with either card
            in: staralliance
            ada: hand into-the-warp; deck troll; line batdrone
            bo: deck dust-imp; line krump charette silvertooth
            play into-the-warp, finish
            -> into-the-warp: hand > discard, troll: deck > discard, dust-imp: deck > discard,
            -> krump: battleline > discard, charette: battleline > discard
        """,
        *ALL,
    )


class TestSince2024:
    test = cases(
        """
        the keyraken forges cheaply with tentacles
            in: keyraken
            ada: line legendary-keyraken; amber 11
            reap legendary-keyraken
            finish
            -> ada amber: 11 > 0, ada keys: nothing > red, legendary-keyraken exhausted
        a lone anathema gains an action
            in: dis
            ada: line wretched-anathema
            action wretched-anathema
            -> ada amber: 0 > 4, wretched-anathema exhausted
        cosmicrux burns what is readied by an effect
            in: brobnar
            ada: line cosmicrux bumpsy(exhausted); hand anger
            bo: line troll
            play anger, pick bumpsy, pick troll
            -> ada amber: 0 > 1, anger: hand > discard, bumpsy: battleline > discard, troll damage: 0 > 5
        dreamcall exhausts another creature for each copy
            in: unfathomable
            ada: hand dreamcall; discard dreamcall; deck krump
            bo: line troll bumpsy
            play dreamcall, pick troll, pick bumpsy
            -> ada amber: 0 > 1, dreamcall: hand > discard, troll exhausted, bumpsy exhausted, krump: deck > hand
        enemies of ragatha burn her neighbors
            in: shadows
            ada: line silvertooth
            bo: line krump ragatha bumpsy
            reap silvertooth
            -> ada amber: 0 > 1, silvertooth exhausted, krump damage: 0 > 3, bumpsy damage: 0 > 3
        """,
        *ALL,
    )


class TestOccurrencesThatBind:
    test = cases(
        """
        whoever forges loses the rest
            in: brobnar
            ada: line forgemaster-og
            bo: line troll; amber 9
            end turn
            -> bo amber: 9 > 0, bo keys: nothing > red
        marrows captures what the opponent reaped
            in: brobnar
            ada: line troll
            bo: line sir-marrows
            reap troll, finish
            -> troll exhausted, sir-marrows amber: 0 > 1
        molephin strikes for each stolen amber
            in: shadows
            ada: hand urchin; line troll krump
            bo: line molephin; amber 3
            creature urchin, finish
            -> urchin: hand > discard, ada amber: 0 > 1, bo amber: 3 > 2, troll damage: 0 > 1,
            -> krump damage: 0 > 1
        pixies keep the amber of their player
            in: shadows
            ada: hand urchin
            bo: line po-s-pixies; amber 3
            creature urchin, finish
            -> urchin: hand > battleline, urchin exhausted, ada amber: 0 > 1
        pixies keep it from being captured
            in: dis
            ada: hand charette
            bo: line po-s-pixies; amber 5
            creature charette, finish
            -> charette: hand > battleline, charette exhausted, charette amber: 0 > 3
        """,
        *ALL,
    )

    def test_a_buoy_pays_the_player_whose_turn_begins_with_a_high_tide(self) -> None:
        for high in (0, 1):
            t = drafted(side(artifacts=["mechabuoy"]), side(battleline=["troll"]), house=House.LOGOS, tide=high)
            t.end_turn()
            assert (t.amber(0), t.amber(1)) == (0, high)

    def test_whoever_raises_the_tide_archives(self) -> None:
        ada = side(hand=["cross-porpoises"], deck=["troll"], battleline=["krump"])
        bo = side(artifacts=["hydrocataloguer"], battleline=["bumpsy", "smaaash"], deck=["punch"])
        t = drafted(ada, bo, house=House.UNTAMED, tide_in_game=True)
        t.do("play", "cross-porpoises")
        t.finish()
        assert (t.ids(0, "archives"), t.ids(1, "archives")) == (["troll"], [])

    def test_an_ambassador_permits_one_card_of_mars(self) -> None:
        t = drafted(side(battleline=["mars-ambassador", "zorg", "tunk"], hand=["ammonia-clouds"]), house=House.SANCTUM)
        assert not t.can("reap", "zorg")
        t.do("reap", "mars-ambassador")
        assert t.can("reap", "zorg") and t.can("play", "ammonia-clouds")
        t.do("reap", "zorg")
        assert not t.can("reap", "tunk") and not t.can("play", "ammonia-clouds")

    def test_the_officer_steals_when_a_house_matches_no_card_in_play(self) -> None:
        for artifacts, stolen in (((), 1), (("cannon",), 0)):
            bo = side(hand=["troll"], amber=3, artifacts=list(artifacts))
            t = drafted(side(battleline=["sci-officer-qincan"]), bo, house=House.STAR_ALLIANCE)
            t.answer("end-turn")
            t.answer("house:brobnar")
            t.finish()
            assert t.amber(0) == stolen

    def test_the_jelly_destroys_artifacts_of_the_chosen_house(self) -> None:
        bo = side(hand=["troll"], artifacts=["cannon", "library-of-babble"])
        t = drafted(side(battleline=["techivore-pulpate"]), bo, house=House.STAR_ALLIANCE)
        t.answer("end-turn")
        t.answer("house:brobnar")
        t.finish()
        assert t.ids(1, "artifacts") == ["library-of-babble"]


class TestBonusIcons:
    test = cases(
        """
        wild bounty doubles the next card's icons only
            in: untamed
            ada: hand wild-bounty dust-pixie
            play wild-bounty, creature dust-pixie, finish
            -> ada amber: 0 > 4, wild-bounty: hand > discard, dust-pixie: hand > battleline, dust-pixie exhausted
        the ensign resolves the icons of a card that stays in hand
            in: staralliance
            ada: line ensign-el-samra; hand dust-pixie
            action ensign-el-samra, pick dust-pixie, finish
            -> ada amber: 0 > 2, ensign-el-samra exhausted
        """,
        *ALL,
    )

    def test_the_archivist_of_draw_icons(self) -> None:
        ada = side(battleline=["chronus"], hand=[spec("doc-bookton", icons=[Icon.DRAW]), "troll"], deck=["krump"])
        t = drafted(ada, None, house=House.LOGOS)
        t.do("play", "doc-bookton")
        t.finish_until(DecisionKind.CONFIRM)
        t.answer("yes")
        t.pick("troll")
        t.finish()
        assert (t.zone("troll"), t.zone("krump")) == ("archives", "hand")

    def test_one_icon_is_resolved_as_another(self) -> None:
        ada = side(battleline=["quantum-mouse"], hand=[spec("doc-bookton", icons=[Icon.DRAW]), "troll"], deck=["krump"])
        t = drafted(ada, None, house=House.LOGOS)
        t.do("play", "doc-bookton")
        t.finish_until(DecisionKind.CONFIRM)
        t.answer("yes")
        t.finish()
        assert (t.zone("troll"), t.zone("krump")) == ("discard", "deck")

    def test_any_icon_may_be_a_capture(self) -> None:
        ada = side(artifacts=["amphora-captura"], hand=["punch"], battleline=["troll"])
        t = drafted(ada, side(battleline=["bumpsy"], amber=2), house=House.BROBNAR)
        t.do("play", "punch")
        t.answer("yes")
        t.pick("troll")
        t.finish()
        assert (t.amber(0), t.amber(1), t.card("troll").amber) == (0, 1, 1)


class TestReplacedDamage:
    test = cases(
        """
        shoulder id steals where it would deal damage
            in: brobnar
            ada: line bumpsy; amber 2
            bo: line shoulder-id
            fight bumpsy shoulder-id
            -> bumpsy exhausted, shoulder-id damage: 0 > 5, ada amber: 2 > 1, bo amber: 0 > 1
        """,
        *ALL,
    )


class TestReadying:
    def test_a_surge_leaves_the_opponents_cards_exhausted(self) -> None:
        bo = side(battleline=[spec("troll", ready=False)], artifacts=[spec("cannon", ready=False)])
        t = drafted(side(hand=["storm-surge"]), bo, house=House.UNFATHOMABLE)
        t.do("play", "storm-surge")
        t.end_turn()
        t.end_turn()
        assert not t.card("troll").ready and not t.card("cannon").ready

    def test_an_awakened_titan_needs_a_haunted_player(self) -> None:
        for buried in (9, 10):
            ada = side(battleline=[spec("awakened-titan", ready=False)], discard=["troll"] * buried)
            t = drafted(ada, None, house=House.BROBNAR)
            t.end_turn()
            assert t.card("awakened-titan").ready is (buried == 10)

    def test_creatures_stay_exhausted_until_your_turn_but_artifacts_do_not(self) -> None:
        ada = side(
            hand=["thermal-depletion"], battleline=[spec("troll", ready=False)], artifacts=[spec("cannon", ready=False)]
        )
        t = drafted(ada, None, house=House.BROBNAR)
        t.do("play", "thermal-depletion")
        t.end_turn()
        assert not t.card("troll").ready and t.card("cannon").ready


class TestTokens:
    def test_two_tokens_come_for_one_creature(self) -> None:
        ada = side(artifacts=["nyyon-outpost"], battleline=["blypyp"], deck=["troll", "krump", "bumpsy"], token="grunt")
        t = drafted(ada, None, house=House.MARS)
        t.do("action", "nyyon-outpost")
        t.pick("blypyp")
        t.finish()
        assert t.line(0) == ["grunt", "grunt"]
        assert t.ids(0, "deck") == ["bumpsy", "blypyp"]

    def test_a_revealed_hand_becomes_tokens(self) -> None:
        ada = side(hand=["space-invaders", "troll", "krump", "punch"], token="grunt")
        t = drafted(ada, None, house=House.MARS)
        t.do("play", "space-invaders")
        t.offers("troll", "krump", least=0, most=2)
        t.pick("troll", "krump")
        t.finish()
        assert (t.line(0), t.ids(0, "hand")) == (["grunt", "grunt"], ["punch"])

    def test_a_token_berserker_comes_ready_and_enraged(self) -> None:
        ada = side(hand=["sidekick", "troll"], token="berserker", battleline=["krump"])
        t = drafted(ada, side(battleline=["bumpsy"]), house=House.GEISTOID)
        t.creature("sidekick")
        t.finish()
        assert "berserker" in t.line(0)
        assert t.card("troll").ready and t.card("troll").enraged


class TestScrapAndFate:
    def test_a_discarded_recruiter_sends_a_fighter(self) -> None:
        ada = side(hand=["fancy-donavon"], battleline=[spec("batdrone", ready=False), "troll"])
        t = drafted(ada, side(battleline=["bumpsy"]), house=House.BROBNAR)
        t.do("discard", "fancy-donavon")
        t.finish()
        assert t.card("bumpsy").damage == 2

    @pytest.mark.rule("errata/missile-officer-myers")
    def test_a_discarded_officer_lets_one_card_of_another_house_be_played(self) -> None:
        ada = side(hand=["missile-officer-myers", "charette", "krump", "urchin"], battleline=["troll"])
        t = drafted(ada, side(amber=4), house=House.STAR_ALLIANCE)
        assert not t.can("play", "urchin")
        t.do("discard", "missile-officer-myers")
        t.expect_main_step()
        t.creature("urchin")
        t.finish()
        assert t.line(0) == ["troll", "urchin"] and not t.can("play", "krump") and not t.can("play", "charette")

    def test_a_named_card_can_neither_be_played_nor_used(self) -> None:
        bo = side(hand=["punch", "warsong"], battleline=["troll"])
        t = drafted(side(artifacts=["varghast-s-vengeance"]), bo, house=House.GEISTOID)
        t.do("omni", "varghast-s-vengeance")
        t.answer("name:punch")
        t.end_turn()
        assert not t.can("play", "punch") and t.can("play", "warsong")


class TestUnityPrism:
    def test_four_cards_of_any_house_this_one_included(self) -> None:
        ada = side(hand=["unity-prism", "urchin", "dust-imp", "blypyp", "flaxia"])
        t = drafted(ada, None, house=House.LOGOS)
        t.do("play", "unity-prism")
        for card in ("urchin", "dust-imp", "blypyp"):
            t.creature(card)
            t.finish()
        assert not t.can("play", "flaxia")
        t.end_turn()
        t.end_turn()
        assert len(t.game.state.players[0].hand) > 0


class TestNamedCounters:
    def test_a_warrant_for_each_stolen_amber_purges_a_creature(self) -> None:
        ada = side(hand=["take-that-smartypants"], battleline=["bumpsy"], artifacts=["cannon"])
        bo = side(
            artifacts=["book-of-malefaction", "library-of-babble", "mobius-scroll"], battleline=["batdrone"], amber=3
        )
        t = drafted(ada, bo, house=House.BROBNAR)
        t.do("play", "take-that-smartypants")
        assert t.card("book-of-malefaction").counters == (("warrant", 2),)
        t.end_turn()
        t.do("omni", "book-of-malefaction")
        t.pick("bumpsy")
        assert t.card("book-of-malefaction").counters == (("warrant", 1),)
        assert t.zone("bumpsy") == "purged"


class TestCountsAndOpposites:
    test = cases(
        """
        throwing stars pay for what they destroyed only
            in: shadows
            ada: hand throwing-stars
            bo: line silvertooth(damage=1) dust-pixie troll
            play throwing-stars, pick silvertooth dust-pixie troll, finish
            -> ada amber: 0 > 2, throwing-stars: hand > discard, silvertooth: battleline > discard,
            -> dust-pixie: battleline > discard, troll damage: 0 > 1
        chonkers doubles its counters
            in: untamed
            ada: line chonkers(power_counters=3)
            bo: line silvertooth
            fight chonkers silvertooth
            -> chonkers exhausted, chonkers power counters: 3 > 6, silvertooth: battleline > discard
        """,
        *ALL,
    )

    def test_keys_cost_by_whether_you_are_haunted(self) -> None:
        for buried, keys in ((9, 1), (10, 0)):
            ada = side(battleline=["portalmonster"], discard=["troll"] * buried, deck=["troll"] * 6)
            t = drafted(ada, side(amber=4, hand=["krump"]), house=House.LOGOS)
            t.end_turn()
            assert len(t.game.state.players[1].keys) == keys

    def test_what_the_opponent_plays_ends_their_step(self) -> None:
        bo = side(hand=["krump", "bumpsy"])
        t = drafted(side(battleline=["chronophage"]), bo, house=House.LOGOS)
        t.end_turn()
        t.creature("krump")
        t.finish()
        assert t.game.state.active == 0


class TestCardsAmongOthers:
    test = cases(
        """
        smite strikes the neighbors of what was fought
            in: sanctum
            ada: hand smite; line raiding-knight
            bo: line troll krump bumpsy
            play smite, pick raiding-knight, pick krump, finish
            -> smite: hand > discard, raiding-knight: battleline > discard, krump damage: 0 > 4,
            -> troll damage: 0 > 2, bumpsy damage: 0 > 2
        """,
        *ALL,
    )

    def test_the_weaker_of_two_feeds_the_other(self) -> None:
        ada = side(hand=["swallow-whole"], battleline=["paraguardian"])
        t = drafted(ada, side(battleline=["silvertooth", "troll"]), house=House.SAURIAN, tide=0)
        t.do("play", "swallow-whole")
        t.pick("silvertooth", "paraguardian")
        t.finish()
        assert (t.zone("silvertooth"), t.card("paraguardian").power_counters) == ("purged", 2)
        low = drafted(ada, side(battleline=["silvertooth", "troll"]), house=House.SAURIAN, tide=1)
        assert not low.can("play", "swallow-whole")

    def test_one_of_two_cards_seen_is_discarded(self) -> None:
        ada = side(hand=["survey"], deck=["troll", "krump", "bumpsy"])
        t = drafted(ada, None, house=House.STAR_ALLIANCE)
        t.do("play", "survey")
        t.offers("troll", "krump")
        t.pick("krump")
        assert (t.ids(0, "deck"), t.zone("krump")) == (["troll", "bumpsy"], "discard")

    def test_each_soldier_destroys_a_weaker_creature(self) -> None:
        ada = side(hand=["exterminate-exterminate"], battleline=["tunk", "blypyp"])
        t = drafted(ada, side(battleline=["bumpsy", "dust-imp", "troll", "dust-pixie"]), house=House.MARS)
        t.do("play", "exterminate-exterminate")
        t.finish_until(DecisionKind.CARD)
        t.finish()
        assert "troll" in t.line(1) and len(t.line(1)) == 2


class TestTime:
    def test_the_constant_lasts_for_two_of_your_turns(self) -> None:
        t = drafted(side(hand=["the-constant", "troll"], deck=["krump"] * 9), side(), house=House.BROBNAR)
        t.do("play", "the-constant")
        assert t.card("the-constant").counters == (("time", 2),)
        t.end_turn()
        t.end_turn()
        assert t.card("the-constant").counters == (("time", 1),)
        assert len(t.game.state.players[0].hand) == 1
        t.end_turn()
        t.end_turn()
        assert t.zone("the-constant") == "discard"


class TestUnderCards:
    def test_a_grafted_action_is_resolved_again_and_again(self) -> None:
        ada = side(hand=["infomancer", "punch"], battleline=["troll"])
        t = drafted(ada, side(battleline=["krump"]), house=House.BROBNAR)
        t.creature("infomancer")
        t.finish()
        assert t.zone("punch") == "under"
        ready = drafted(
            side(battleline=[spec("infomancer", under=["punch"])]), side(battleline=["krump"]), house=House.BROBNAR
        )
        ready.do("reap", "infomancer")
        ready.pick("punch")
        ready.pick("krump")
        assert (ready.card("krump").damage, ready.zone("punch")) == (3, "under")

    def test_a_full_cauldron_is_emptied(self) -> None:
        ada = side(artifacts=[spec("cauldron", under=["dust-pixie", "flaxia"])], deck=["virtuous-works", "troll"])
        t = drafted(ada, None, house=House.UNTAMED)
        t.do("omni", "cauldron")
        t.finish()
        assert (t.amber(0), sorted(t.line(0)), t.zone("virtuous-works")) == (7, ["dust-pixie", "flaxia"], "discard")

    @pytest.mark.rule("glossary/play-abilities")
    def test_the_cards_of_a_cauldron_are_played_in_the_order_that_the_player_chooses(self) -> None:
        ada = side(artifacts=[spec("cauldron", under=["dust-pixie", "flaxia"])], deck=["virtuous-works", "troll"])
        t = drafted(ada, None, house=House.UNTAMED)
        t.do("omni", "cauldron")
        t.expect(DecisionKind.ORDER)
        t.pick("virtuous-works", "flaxia", "dust-pixie")
        t.finish()
        played = [t.game.state.cards[e.card].printed.id for e in t.events(CardPlayed)]
        assert played == ["virtuous-works", "flaxia", "dust-pixie"]

    def test_a_locked_soul_bars_the_cards_of_its_house(self) -> None:
        ada = side(artifacts=["soul-lock"], battleline=["dust-imp"])
        t = drafted(ada, side(battleline=["troll", "krump", "batdrone"]), house=House.DIS)
        t.do("action", "soul-lock")
        t.pick("krump")
        t.answer("end-turn")
        t.answer("house:brobnar")
        t.finish()
        assert not t.can("reap", "troll")


class TestRepeatedEffects:
    test = cases(
        """
        a tribute is paid twice at the cost of an exalted creature
            in: saurian
            ada: hand tribute; line paraguardian dust-imp
            bo: amber 5
            play tribute
            answer yes
            -> ada amber: 0 > 1, tribute: hand > discard, bo amber: 5 > 1, paraguardian amber: 0 > 5
        a phalanx strikes another creature at a cost
            in: saurian
            ada: hand phalanx-strike; line paraguardian dust-imp
            bo: line troll krump
            play phalanx-strike, pick troll
            answer yes
            pick dust-imp, pick krump
            -> phalanx-strike: hand > discard, ada amber: 0 > 1, troll damage: 0 > 2, krump damage: 0 > 2,
            -> dust-imp amber: 0 > 1
        a hawk lets its neighbors reap
            in: untamed
            ada: hand ghosthawk; line snufflegator flaxia
            play ghosthawk, answer slot:1, pick snufflegator, pick flaxia
            -> ada amber: 0 > 2, ghosthawk: hand > battleline, ghosthawk exhausted, snufflegator exhausted,
            -> flaxia exhausted
        """,
        *ALL,
    )

    def test_a_haunted_player_bumps_twice(self) -> None:
        ada = side(hand=["bump-in-the-night"], discard=["troll"] * 10, deck=["krump", "krump"], token="grunt")
        bo = side(battleline=["silvertooth", "dust-pixie", "smaaash"])
        t = drafted(ada, bo, house=House.GEISTOID)
        t.do("play", "bump-in-the-night")
        t.pick("silvertooth")
        t.finish_until(DecisionKind.CARD)
        t.pick("dust-pixie")
        t.finish()
        assert (t.line(0), t.line(1)) == (["grunt", "grunt"], ["smaaash"])

    def test_captured_amber_is_distributed(self) -> None:
        ada = side(hand=["sirs-colossus", "sirs-colossus2"], battleline=["raiding-knight"])
        t = drafted(ada, side(amber=3), house=House.SANCTUM)
        t.creature("sirs-colossus")
        t.finish()
        assert t.amber(1) == 0
        assert t.card("raiding-knight").amber + t.card("sirs-colossus").amber == 3


class TestSetStrength:
    def test_under_the_pale_star_every_creature_is_small(self) -> None:
        ada = side(artifacts=["the-pale-star"], battleline=["troll"])
        t = drafted(ada, side(battleline=["bulwark"]), house=House.BROBNAR)
        t.do("omni", "the-pale-star")
        t.fight("troll", "bulwark")
        assert (t.zone("troll"), t.zone("bulwark")) == ("discard", "discard")

    def test_a_scrapped_technician_shrinks_the_strongest_enemy(self) -> None:
        ada = side(hand=["shrink-ray-technician"], battleline=["dust-imp"])
        t = drafted(ada, side(battleline=["troll", "krump"]), house=House.MARS)
        t.do("discard", "shrink-ray-technician")
        assert (t.card("troll").power, t.card("krump").power) == (1, 6)
        t.end_turn()
        assert t.card("troll").power == 8

    def test_the_hero_is_not_hurt_by_mutants_and_the_strong(self) -> None:
        for attacker, hurt in (("troll", 0), ("rad-penny", 0), ("silvertooth", 2)):
            t = drafted(side(battleline=[attacker, "dust-imp"]), side(battleline=["ardent-hero"]))
            t.fight(attacker, "ardent-hero")
            assert t.card("ardent-hero").damage == hurt, attacker

    def test_blank_enemies_do_nothing_until_your_turn(self) -> None:
        bo = side(battleline=["batdrone"], hand=["doc-bookton"], deck=["krump", "bumpsy"])
        t = drafted(side(hand=["shadow-of-dis"], amber=3, battleline=["troll"]), bo, house=House.DIS)
        t.do("play", "shadow-of-dis")
        t.end_turn()
        t.fight("batdrone", "troll")
        assert (t.amber(0), t.zone("batdrone")) == (4, "discard")


class TestBlows:
    test = cases(
        """
        blows are traded while the enemy stands
            in: sanctum
            ada: hand trade-blows; line troll
            bo: line krump bumpsy
            play trade-blows, pick krump
            answer yes
            pick troll, pick bumpsy
            -> trade-blows: hand > discard, krump damage: 0 > 1, troll damage: 0 > 1, bumpsy damage: 0 > 1
        a fallen enemy ends it
            in: sanctum
            ada: hand trade-blows; line troll
            bo: line dust-pixie bumpsy
            play trade-blows, pick dust-pixie
            -> trade-blows: hand > discard, dust-pixie: battleline > discard
        counters are sown as one likes
            in: untamed
            ada: hand reap-or-sow; line troll krump
            play reap-or-sow, answer mode:1, pick troll, pick krump, pick krump
            -> reap-or-sow: hand > discard, troll power counters: 0 > 1, krump power counters: 0 > 2
        """,
        *ALL,
    )

    def test_a_card_of_the_opponents_deck_is_played_as_if_it_were_yours(self) -> None:
        ada = side(hand=["disabled-security"], battleline=["silvertooth"])
        t = drafted(ada, side(deck=["bumpsy", "punch", "troll", "krump"], battleline=["smaaash"]), house=House.SHADOWS)
        t.do("play", "disabled-security")
        t.pick("punch")
        t.pick("smaaash")
        t.finish()
        assert (t.card("smaaash").damage, t.zone("punch"), t.zone("krump")) == (3, "discard", "deck")


class TestHouses:
    def test_the_discarded_house_must_be_chosen(self) -> None:
        bo = side(deck=["troll", "krump"], hand=["dust-imp"], battleline=["batdrone"])
        t = drafted(side(battleline=["atrocity"]), bo, house=House.DIS)
        t.answer("end-turn")
        assert t.decision.keys() == ("house:brobnar",)
        assert (t.zone("troll"), t.card("atrocity").damage) == ("discard", 1)


class TestAsSoonAs:
    def test_the_redacted_card_forges_with_four_amber(self) -> None:
        ada = side(artifacts=[spec("[redacted]", amber=3)], battleline=["batdrone"])
        t = drafted(ada, side(battleline=["troll"]), active=1, house=House.BROBNAR)
        t.answer("end-turn")
        t.answer("house:logos")
        t.finish()
        assert (t.zone("[redacted]"), len(t.game.state.players[0].keys)) == ("discard", 1)


class TestLeftAndRight:
    test = cases(
        """
        marius counts the exhausted creatures to his left
            in: saurian
            ada: line paraguardian(exhausted) dust-imp(exhausted) praetor-marius troll(exhausted)
            bo: line krump(exhausted); amber 5
            reap praetor-marius
            -> ada amber: 0 > 1, praetor-marius exhausted, praetor-marius amber: 0 > 2, bo amber: 5 > 3
        neighbors of one house pay the monkey
            in: logos
            ada: line batdrone doc-bookton; hand code-monkey
            play code-monkey, answer slot:1, finish
            -> code-monkey: hand > battleline, code-monkey exhausted, batdrone: battleline > archives,
            -> doc-bookton: battleline > archives, ada amber: 0 > 2
        neighbors of two houses do not
            in: logos
            ada: line batdrone troll; hand code-monkey
            play code-monkey, answer slot:1, finish
            -> code-monkey: hand > battleline, code-monkey exhausted, batdrone: battleline > archives,
            -> troll: battleline > archives
        """,
        *ALL,
    )

    def test_a_creature_on_the_right_flank_costs_one_amber(self) -> None:
        for flank, left in (("right", 2), ("left", 3)):
            bo = side(hand=["krump"], battleline=["troll"], amber=3)
            t = drafted(side(battleline=["dexus"]), bo, house=House.DIS)
            t.end_turn()
            t.creature("krump", flank)
            t.finish()
            assert t.amber(1) == left

    def test_united_cards_are_played_but_none_is_used(self) -> None:
        ada = side(hand=["united-action", "urchin", "blypyp"], battleline=["umbra"])
        t = drafted(ada, side(battleline=["troll"]), house=House.STAR_ALLIANCE)
        t.do("play", "united-action")
        assert t.can("play", "urchin") and not t.can("play", "blypyp") and not t.can("reap", "umbra")


class TestPlayersWith:
    def test_the_blade_goes_to_whoever_has_the_fewest_creatures(self) -> None:
        ada = side(artifacts=["the-promised-blade"], battleline=["troll", "krump"])
        t = drafted(ada, side(battleline=["bumpsy"]), house=House.BROBNAR)
        t.end_turn()
        assert t.card("the-promised-blade").controller == 1

    def test_only_a_haunted_player_draws_one_more(self) -> None:
        for buried, cards in ((9, 6), (10, 7)):
            ada = side(artifacts=["forbidden-tome"], discard=["troll"] * buried, deck=["krump"] * 9)
            t = drafted(ada, None, house=House.EKWIDON)
            t.end_turn()
            assert len(t.game.state.players[0].hand) == cards
