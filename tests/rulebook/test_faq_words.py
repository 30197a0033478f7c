"""Rules and FAQ that words of the card language hold: searching, swapping, groups by power, control, keys."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.terms import Player
from kfdesk.language.attributes import of_house
from kfdesk.language.conditions import is_
from kfdesk.language.definition import card
from kfdesk.language.effects.control import swap
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.decks import search
from kfdesk.language.extremes import most_powerful
from kfdesk.language.labels import action, play
from kfdesk.language.predicates import FRIENDLY, OTHER
from kfdesk.language.rules.abilities import gains
from kfdesk.language.rules.changes import gets
from kfdesk.language.rules.together import while_
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import GRANTING_CARD, HOST, THIS, a
from tests.rulebook.made import keys
from tests.tables import side, spec, table


@pytest.mark.rule("glossary/search", "glossary/shuffle")
@pytest.mark.parametrize("found", ["troll", None])
def test_a_searched_deck_is_seen_by_the_searcher_only_may_yield_nothing_and_is_shuffled(found: str | None) -> None:
    seek = card("punch", play(search(a(CREATURE))))
    deck = ["fear", "troll", "urchin", "anger", "mother", "dodger", "valdr"]
    t = table(side(hand=["punch"], deck=deck, discard=["shooler"]), side(), seek, house=House.BROBNAR)
    t.do("play", "punch")
    assert t.offered() == ["troll", "urchin", "mother", "dodger", "valdr", "shooler"]
    assert keys(t)[-1] == "done" and t.game.view(1).decision is None
    if found is None:
        t.answer("done")
        assert sorted(t.ids(0, "deck")) == sorted(deck) and t.ids(0, "hand") == []
    else:
        t.pick(found)
        assert t.ids(0, "hand") == [found]
        assert t.events(ev.CardsRevealed) == [ev.CardsRevealed((t.number(found),), Player(0), None, t.number("punch"))]
    assert t.events(ev.Shuffled) == [ev.Shuffled(Player(0))]
    t.expect_main_step()


@pytest.mark.rule("glossary/groups-of-most-powerful")
def test_the_three_most_powerful_creatures_are_completed_by_a_choice_among_tied_ones() -> None:
    fates = card("punch", play(destroy(most_powerful(CREATURE, n=3))))
    theirs = side(battleline=["troll", "crogg-the-clumsy", "dodger", "urchin"])
    t = table(side(hand=["punch"], battleline=["smaaash"]), theirs, fates, house=House.BROBNAR)
    t.do("play", "punch")
    assert t.offered() == ["smaaash", "dodger"]
    t.pick("dodger")
    t.finish()
    assert t.line(0) == ["smaaash"] and t.line(1) == ["urchin"]


@pytest.mark.rule("card-faq/swallow-whole-1", "glossary/resolve-as-much-as-you-can")
def test_swallow_whole_with_a_single_creature_purges_it() -> None:
    t = table(side(hand=["swallow-whole"]), side(battleline=["troll"]), house=House.SAURIAN, tide=0)
    t.do("play", "swallow-whole")
    t.pick("troll")
    t.expect_main_step()
    assert t.ids(1, "purged") == ["troll"]


@pytest.mark.rule("glossary/swap")
def test_two_creatures_of_a_battleline_exchange_positions_and_one_alone_stays() -> None:
    dance = card("punch", play(swap(a(CREATURE, FRIENDLY), a(CREATURE, FRIENDLY))))
    t = table(side(hand=["punch"], battleline=["troll", "urchin", "mother"]), side(), dance, house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("troll")
    t.pick("mother")
    assert t.line(0) == ["mother", "urchin", "troll"]
    lone = card("mother", action(swap(THIS, a(CREATURE, FRIENDLY, OTHER))))
    t = table(side(battleline=["mother"]), side(battleline=["troll"]), lone)
    t.do("action", "mother")
    assert t.line(0) == ["mother"] and t.events(ev.CreatureMoved) == []
    t.expect_main_step()


@pytest.mark.rule("faq/control-of-cards-1", "glossary/control-and-ownership")
def test_hypnobeam_takes_back_what_collar_of_subordination_took() -> None:
    mine = side(hand=["hypnobeam"], battleline=["troll"], houses=[House.MARS])
    t = table(side(hand=["collar-of-subordination"], houses=[House.DIS]), mine, house=House.DIS)
    t.do("play", "collar-of-subordination")
    t.pick("troll")
    t.finish()
    assert (t.line(0), t.line(1)) == (["troll"], [])
    t.end_turn()
    t.do("play", "hypnobeam")
    t.pick("troll")
    t.finish()
    assert (t.line(0), t.line(1)) == ([], ["troll"])
    assert t.card("collar-of-subordination").handle in [u.handle for u in t.card("troll").upgrades]
    t.end_turn()
    assert t.line(1) == ["troll"]


@pytest.mark.rule("faq/as-if-it-were-1", "glossary/as-if-it-were-yours-as-if-you-controlled-it")
def test_an_artifact_used_as_if_it_were_yours_counts_as_friendly_itself_but_stays_the_opponents() -> None:
    t = table(side(battleline=["nexus"]), side(artifacts=["shard-of-greed"]), house=House.SHADOWS)
    t.do("reap", "nexus")
    t.pick("shard-of-greed")
    t.finish()
    assert t.amber(0) == 1 + 1
    assert t.ids(1, "artifacts") == ["shard-of-greed"] and not t.card("shard-of-greed").ready
    assert not t.game.core.frames


@pytest.mark.rule("card-faq/collector-worm-1", "glossary/archives")
def test_a_creature_destroyed_in_the_fight_is_not_archived_after_it() -> None:
    t = table(side(battleline=["collector-worm"]), side(battleline=["batdrone"]))
    t.fight("collector-worm", "batdrone")
    assert t.ids(0, "archives") == [] and t.ids(1, "discard") == ["batdrone"]
    t.expect_main_step()


@pytest.mark.rule("card-faq/throwing-stars-1", "glossary/this-way")
def test_a_gub_that_dies_because_its_neighbors_left_was_not_destroyed_this_way() -> None:
    t = table(side(hand=["throwing-stars"]), side(battleline=["gub", "gub", "gub"]), house=House.SHADOWS)
    assert t.card("gub", 1).power == 6
    t.do("play", "throwing-stars")
    t.pick(("gub", 0), ("gub", 1), ("gub", 2))
    t.finish()
    assert t.line(1) == [] and t.amber(0) == 2
    tagged = [e.card for e in t.events(ev.CardTagged)]
    assert tagged == [t.number("gub", n) for n in (0, 2, 1)]


@pytest.mark.rule("faq/self-referential-text-2", "glossary/self-referential-text")
def test_text_copied_from_another_creature_that_names_itself_means_the_copying_one() -> None:
    mine = side(artifacts=["creed-of-nurture"], battleline=["ghosthawk", "troll"], hand=["shorty"])
    t = table(mine, side(), house=House.UNTAMED)
    t.do("omni", "creed-of-nurture")
    t.pick("shorty")
    t.pick("ghosthawk")
    t.do("reap", "ghosthawk")
    assert t.card("ghosthawk").enraged and not t.card("troll").enraged


@pytest.mark.rule("glossary/upgrades")
def test_a_constant_ability_that_an_upgrade_gives_may_speak_of_that_upgrade() -> None:
    strong = while_(is_(GRANTING_CARD, of_house(House.BROBNAR)), gets(THIS, power=7))
    worn = {"id": "troll", "upgrades": ["blood-of-titans"]}
    t = table(side(battleline=[worn]), side(), card("blood-of-titans", gains(HOST, strong)), house=House.BROBNAR)
    assert t.card("troll").power == 8 + 7


@pytest.mark.rule("card-faq/overlord-greking-1", "glossary/movement-between-zones")
def test_overlord_greking_does_not_reach_a_creature_that_its_destroyed_ability_put_into_a_hidden_zone() -> None:
    for defender, taken, zone in (("hexpion", False, "archives"), ("silvertooth", True, "battleline")):
        t = table(side(battleline=["overlord-greking"]), side(battleline=[defender]), house=House.DIS)
        t.do("fight", "overlord-greking")
        t.pick(defender)
        t.finish()
        assert (defender in t.line(0), t.zone(defender)) == (taken, zone)


@pytest.mark.rule("card-faq/exterminate-exterminate-1", "glossary/for-each")
def test_the_number_of_iterations_is_fixed_first_and_each_is_resolved_before_the_next() -> None:
    theirs = [spec("bumpsy", upgrades=["phoenix-heart"]), spec("dust-pixie", warded=True), "krump"]
    ada = side(hand=["exterminate-exterminate"], battleline=["tunk", "blypyp"])
    t = table(ada, side(battleline=theirs), house=House.MARS)
    t.do("play", "exterminate-exterminate")
    t.offers("tunk", "blypyp")
    t.pick("tunk")
    t.offers("bumpsy", "dust-pixie")
    t.pick("bumpsy")
    assert (t.zone("bumpsy"), t.zone("blypyp")) == ("hand", "discard"), "the first iteration is over"
    t.offers("dust-pixie")  # there is a second one though Blypyp is no longer there
    t.pick("dust-pixie")
    assert t.line(1) == ["krump"]
    t.expect_main_step()


@pytest.mark.rule("card-faq/paradox-shield-1", "glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(("piled", "saved"), [(["fear"], False), (["fear", "anger", "fear"], True)])
def test_paradox_shield_saves_only_where_as_many_cards_were_discarded_as_its_creature_has_power(
    piled: list[str], saved: bool
) -> None:
    bearer = spec("ganymede-archivist", upgrades=["paradox-shield"])
    t = table(side(hand=["gateway-to-dis"]), side(battleline=[bearer], deck=piled), house=House.DIS)
    t.do("play", "gateway-to-dis")
    t.finish()
    assert (t.zone("ganymede-archivist") == "battleline") is saved and t.zone("paradox-shield") == "discard"
    assert t.ids(1, "deck") == []
    t.expect_main_step()
