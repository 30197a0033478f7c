"""What happened is asked of the cards as they were then, whatever has become of them since."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec, Game, House, Move
from kfdesk.engine import events as ev
from kfdesk.engine.scenario import SetStatus
from kfdesk.engine.terms import DecisionKind, Zone
from kfdesk.language.amounts import for_each
from kfdesk.language.attributes import of_house, with_trait
from kfdesk.language.definition import Draft, card
from kfdesk.language.durations import this_turn
from kfdesk.language.effects.amber import capture, exalt, gain
from kfdesk.language.effects.damage import deal, destroy
from kfdesk.language.effects.entering import put_into_play
from kfdesk.language.effects.flow import and_
from kfdesk.language.effects.marks import exhaust, ready
from kfdesk.language.effects.moves import return_
from kfdesk.language.effects.tokens import make_token
from kfdesk.language.history import THIS_TURN, times_of
from kfdesk.language.labels import omni
from kfdesk.language.occurrences import (
    Occurrence,
    attaches,
    captures,
    discards,
    exalts,
    fights,
    is_damaged,
    is_destroyed,
    is_used,
    plays,
    readies,
    reaps,
    uses,
)
from kfdesk.language.places import hand
from kfdesk.language.players import YOU
from kfdesk.language.predicates import ENEMY, FRIENDLY, Predicate
from kfdesk.language.rules.belonging import belongs_to
from kfdesk.language.sorts import ACTION, CARD, CREATURE, UPGRADE
from kfdesk.language.targets import a, any_number, each
from tests.tables import Table, side, spec, table

pytestmark = pytest.mark.rule("glossary/movement-between-zones")

KILL_ALL = card("key-to-dis", omni(destroy(each(CREATURE))))
BOUNCE_ALL = card("key-to-dis", omni(return_(each(CREATURE))))
TURN_SAURIAN = card("key-to-dis", omni(this_turn(belongs_to(House.SAURIAN, each(CREATURE)))))
TOKENS = [spec("anger", token_of="grunt") for _ in range(3)]
"""Action cards that lie facedown in play, as Grunts of house Mars."""
GRUNT, STOLEN = spec("anger", token_of="grunt"), spec("krump", owner=1)
COPY = spec("mimic-gel", copy_of="krump", house=House.LOGOS)
KRUMP = spec("krump")

FATES: dict[str, tuple[CardSpec, House, tuple[Predicate, ...], Draft]] = {
    "a token creature has died": (GRUNT, House.MARS, (of_house(House.MARS), with_trait("soldier")), KILL_ALL),
    "a creature is its owner's again": (STOLEN, House.BROBNAR, (FRIENDLY,), KILL_ALL),
    "a copy is itself again": (COPY, House.LOGOS, (with_trait("giant"),), KILL_ALL),
    "a creature has another house": (KRUMP, House.BROBNAR, (of_house(House.BROBNAR),), TURN_SAURIAN),
}
"""The creature, the house it is used in, what it was then and is no more, and the card that changes it."""

_DEEDS: dict[str, Draft | None] = {
    "reaps": None,
    "is used": None,
    "uses": None,
    "fights": None,
    "captures": card("screechbomb", omni(capture(1, a(CREATURE, FRIENDLY)))),
    "exalts": card("screechbomb", omni(exalt(a(CREATURE, FRIENDLY)))),
    "readies": card("screechbomb", omni(and_(exhaust(a(CREATURE, FRIENDLY)), ready(each(CREATURE, FRIENDLY))))),
    "is damaged": card("screechbomb", omni(deal(1, a(CREATURE, FRIENDLY)))),
}


def _occurrence(deed: str, *predicates: Predicate) -> Occurrence:
    such = a(CREATURE, *predicates)
    return {
        "reaps": reaps(such),
        "is used": is_used(such),
        "uses": uses(YOU, such),
        "fights": fights(such),
        "captures": captures(such),
        "exalts": exalts(YOU, such),
        "readies": readies(such),
        "is damaged": is_damaged(such),
    }[deed]


@pytest.mark.rule("glossary/token-creatures", "glossary/control-and-ownership")
@pytest.mark.parametrize("fate", FATES)
@pytest.mark.parametrize("deed", _DEEDS)
def test_a_creature_did_what_it_did_as_what_it_was(deed: str, fate: str) -> None:
    creature, house, was, changes_it = FATES[fate]
    asks = card("gorm-of-omm", omni(gain(for_each(1, times_of(_occurrence(deed, *was), THIS_TURN)))))
    drafts = [asks, changes_it, *filter(None, [_DEEDS[deed]])]
    ada = side(battleline=[creature], artifacts=["gorm-of-omm", "key-to-dis", "screechbomb"], token="grunt")
    t = table(ada, side(battleline=["dust-imp"], discard=["krump"], amber=1), *drafts, house=house)
    acting = t.card(creature.id)
    if deed == "fights":
        t.answer(f"fight:{acting.handle}")
        t.finish()
    elif _DEEDS[deed] is None:
        t.answer(f"reap:{acting.handle}")
    else:
        t.do("omni", "screechbomb")
        t.finish()
    t.do("omni", "key-to-dis")
    t.finish()
    before = t.amber(0)
    t.do("omni", "gorm-of-omm")
    assert t.amber(0) - before == 1


# The cards that ask ----------------------------------------------------------------------------


@pytest.mark.rule("glossary/token-creatures")
@pytest.mark.parametrize(("fighters", "stolen"), [(2, 0), (3, 2)])
def test_stampede_counts_token_creatures_that_died_fighting(fighters: int, stolen: int) -> None:
    ada = side(hand=[spec("stampede", house=House.MARS)], battleline=TOKENS[:fighters], token="grunt")
    t = table(ada, side(battleline=["troll"], amber=3), house=House.MARS)
    for nth in range(fighters):
        t.do("fight", "anger", nth)
        t.finish()
    assert t.line(0) == []
    t.do("play", "stampede")
    assert t.amber(1) == 3 - stolen


def test_stampede_counts_a_creature_that_left_play_and_came_back_as_another() -> None:
    again = card("gorm-of-omm", omni(put_into_play(any_number(CREATURE, in_=hand()))))
    ada = side(hand=["stampede"], battleline=["niffle-ape", "murmook"], artifacts=["key-to-dis", "gorm-of-omm"])
    t = table(ada, side(amber=3), BOUNCE_ALL, again, card("screechbomb"), house=House.UNTAMED)
    for id_ in ("niffle-ape", "murmook"):
        t.do("reap", id_)
    t.do("omni", "key-to-dis")
    t.finish()
    t.do("omni", "gorm-of-omm")
    t.pick("niffle-ape")
    t.finish()
    t.game.adjust(SetStatus(card=t.handle("niffle-ape"), status="ready", on=True))
    t.do("reap", "niffle-ape")
    t.do("play", "stampede")
    assert t.amber(1) == 1


@pytest.mark.rule("glossary/token-creatures")
@pytest.mark.parametrize("used", [False, True])
def test_sloth_knows_that_a_token_creature_that_is_gone_was_used(*, used: bool) -> None:
    t = table(side(battleline=["sloth", GRUNT], token="grunt"), side(battleline=["troll"]), house=House.MARS)
    if used:
        t.do("fight", "anger")
        t.finish()
    t.end_turn()
    assert t.amber(0) == (0 if used else 1)


@pytest.mark.rule("glossary/token-creatures", "glossary/control-and-ownership")
@pytest.mark.parametrize("reaper", [GRUNT, STOLEN])
@pytest.mark.parametrize("reaps_first", [False, True])
def test_bramble_lynx_enters_ready_after_a_creature_that_is_gone_reaped(reaper: CardSpec, *, reaps_first: bool) -> None:
    house = House.MARS if reaper is GRUNT else House.BROBNAR
    ada = side(hand=[spec("bramble-lynx", house=house)], battleline=[reaper], artifacts=["key-to-dis"], token="grunt")
    t = table(ada, side(), KILL_ALL, house=house)
    if reaps_first:
        t.do("reap", reaper.id)
    t.do("omni", "key-to-dis")
    assert t.line(0) == []
    t.do("play", "bramble-lynx")
    t.finish()
    assert t.card("bramble-lynx").ready is reaps_first


@pytest.mark.rule("glossary/token-creatures")
def test_ragwarg_deals_nothing_to_the_second_reaper_when_the_first_died_of_it() -> None:
    ada = side(
        battleline=[spec("anger", token_of="squire"), "champion-anaphiel"], artifacts=["ragwarg"], token="squire"
    )
    t = table(ada, side(), house=House.SANCTUM)
    t.do("reap", "anger")
    assert t.zone("anger") == "discard"
    t.do("reap", "champion-anaphiel")
    t.finish()
    assert t.card("champion-anaphiel").armor_left == 1 and t.card("champion-anaphiel").damage == 0


@pytest.mark.rule("glossary/token-creatures", "glossary/exalt")
@pytest.mark.parametrize("exalts_first", [False, True])
def test_recruit_is_archived_after_the_exalted_token_creature_died(*, exalts_first: bool) -> None:
    trooper = spec("anger", token_of="trooper")
    ada = side(hand=["recruit"], deck=["troll"], battleline=[trooper], artifacts=["key-to-dis"], token="trooper")
    t = table(ada, side(), KILL_ALL, house=House.SAURIAN)
    if exalts_first:
        t.do("reap", "anger")
        t.finish()
    t.do("omni", "key-to-dis")
    t.do("play", "recruit")
    t.finish()
    assert t.zone("recruit") == ("archives" if exalts_first else "discard")


def rover(as_: str, *, kaupe: bool = True) -> Table:
    """Return a table on which Explo-rover was played as a creature or an upgrade and is gone."""
    ada = side(hand=["explo-rover", "captain-val-jericho", "cloaking-dongle"], artifacts=["key-to-dis"])
    bo = side(battleline=["kaupe"] if kaupe else [])
    if as_ == "upgrade":
        ada = side(hand=ada.hand, battleline=["troll"], artifacts=ada.artifacts)
    t = table(ada, bo, KILL_ALL, house=House.STAR_ALLIANCE)
    t.do("play", "explo-rover")
    if t.decision.kind is DecisionKind.MODE:
        t.answer(f"mode:{as_}")
    t.finish()
    return t


@pytest.mark.rule("faq/creatures-played-as-upgrades-1")
@pytest.mark.parametrize("as_", ["creature", "upgrade"])
def test_kaupe_counts_a_card_as_what_it_was_played_as(as_: str) -> None:
    t = rover(as_)
    bounce = "troll" if as_ == "upgrade" else "explo-rover"
    t.game.adjust(Move(card=t.handle(bounce), zone=Zone.DISCARD, player=0))
    assert t.zone("explo-rover") == "discard"
    assert t.can("play", "captain-val-jericho") is (as_ == "upgrade")
    assert t.can("play", "cloaking-dongle") is (as_ == "creature")


@pytest.mark.rule("faq/creatures-played-as-upgrades-1")
@pytest.mark.parametrize(("as_", "gained"), [("creature", 0), ("upgrade", 1)])
def test_redlock_looks_at_what_a_card_was_played_as(as_: str, gained: int) -> None:
    ada = side(hand=["explo-rover"], battleline=["redlock", "troll"])
    t = table(ada, side(), house=House.STAR_ALLIANCE)
    t.do("play", "explo-rover")
    t.answer(f"mode:{as_}")
    if as_ == "upgrade":
        t.pick("troll")
    t.finish()
    t.game.adjust(Move(card=t.handle("explo-rover"), zone=Zone.DISCARD, player=0))
    t.end_turn()
    assert t.amber(0) == gained


def quest(*hand: str | CardSpec, discard: tuple[str, ...] = ()) -> Table:
    """Return a table in a Sanctum turn with Epic Quest in play."""
    return table(
        side(hand=[*hand], artifacts=["epic-quest"], battleline=["troll"]),
        side(discard=[*discard]),
        house=House.SANCTUM,
    )


@pytest.mark.rule("glossary/house-choice")
@pytest.mark.parametrize(("works", "keys"), [(4, 0), (5, 1)])
def test_epic_quest_counts_a_card_by_the_house_it_had_when_it_was_played(works: int, keys: int) -> None:
    hissaro = spec("orator-hissaro", house=House.SANCTUM, maverick=True)
    t = quest(*["virtuous-works"] * works, "bulwark", hissaro)
    for nth in range(works):
        t.do("play", "virtuous-works", nth)
    t.creature("bulwark")
    t.creature("orator-hissaro")
    t.finish()
    assert House.SAURIAN in t.card("bulwark").houses
    t.do("omni", "epic-quest")
    t.finish()
    assert len(t.game.state.players[0].keys) == keys


def asked(occurrence: Occurrence) -> Draft:
    """Return an artifact whose "Omni:" gains 1 Æmber for each time that something happened this turn."""
    return card("gorm-of-omm", omni(gain(for_each(1, times_of(occurrence, THIS_TURN)))))


@pytest.mark.rule("card-faq/dark-harbinger-1")
@pytest.mark.parametrize(("house", "times"), [(House.SANCTUM, 1), (House.UNTAMED, 0)])
def test_mimicry_was_played_as_the_card_it_copied(house: House, times: int) -> None:
    ada = side(hand=["mimicry"], artifacts=["gorm-of-omm"])
    t = table(ada, side(discard=["begone"]), asked(plays(YOU, a(CARD, of_house(house)))), house=House.UNTAMED)
    t.do("play", "mimicry")
    t.finish()
    assert t.zone("mimicry") == "discard"
    before = t.amber(0)
    t.do("omni", "gorm-of-omm")
    assert t.amber(0) - before == times


@pytest.mark.rule("faq/creatures-played-as-upgrades-1", "glossary/upgrades")
@pytest.mark.parametrize(("host", "times"), [(GRUNT, 1), (KRUMP, 0)])
def test_an_upgrade_was_attached_as_what_it_was_to_what_its_host_was(host: CardSpec, times: int) -> None:
    ada = side(hand=["explo-rover"], battleline=[host], artifacts=["gorm-of-omm", "key-to-dis"], token="grunt")
    asks = asked(attaches(YOU, a(UPGRADE, of_house(House.STAR_ALLIANCE)), a(CREATURE, of_house(House.MARS))))
    t = table(ada, side(), asks, KILL_ALL, house=House.STAR_ALLIANCE)
    t.do("play", "explo-rover")
    t.answer("mode:upgrade")
    t.finish()
    t.do("omni", "key-to-dis")
    assert t.zone("explo-rover") == "discard"
    t.do("omni", "gorm-of-omm")
    assert t.amber(0) == times


@pytest.mark.rule("glossary/token-creatures", "glossary/destroyed")
def test_a_creature_was_destroyed_fighting_what_the_other_one_was() -> None:
    ada = side(battleline=[GRUNT], artifacts=["gorm-of-omm"], token="grunt")
    asks = asked(is_destroyed(a(CREATURE, ENEMY), fighting=a(CREATURE, of_house(House.MARS))))
    t = table(ada, side(battleline=[spec("krump", damage=3)]), asks, house=House.MARS)
    t.do("fight", "anger")
    t.finish()
    assert (t.line(0), t.line(1)) == ([], [])
    t.do("omni", "gorm-of-omm")
    assert t.amber(0) == 1


@pytest.mark.rule("glossary/discarding-cards")
def test_a_discarded_card_that_is_a_token_creature_now_was_an_action() -> None:
    ada = side(hand=["anger"], artifacts=["gorm-of-omm", "screechbomb"], token="grunt")
    makes_token = card("screechbomb", omni(make_token()))
    t = table(ada, side(), asked(discards(YOU, a(ACTION))), makes_token, house=House.BROBNAR)
    t.do("discard", "anger")
    t.game.adjust(Move(card=t.handle("anger"), zone=Zone.DECK, player=0))
    t.do("omni", "screechbomb")
    t.finish()
    assert t.line(0) == ["grunt"]
    t.do("omni", "gorm-of-omm")
    assert t.amber(0) == 1


@pytest.mark.rule("glossary/token-creatures")
def test_what_is_remembered_of_cards_is_in_forks_digests_and_replays() -> None:
    ada = side(hand=[spec("stampede", house=House.MARS)], battleline=TOKENS, token="grunt")
    t = table(ada, side(battleline=["troll"], amber=3), house=House.MARS)
    for nth in range(3):
        t.do("fight", "anger", nth)
        t.finish()
    fork, again = t.game.fork(), Game.replay(t.game.setup, t.game.journal)
    memories = [game.state.memory for game in (t.game, fork, again)]
    used = [one.cards for one in memories[0].past if isinstance(one.event, ev.CardUsed)]
    assert [was.definition for cards in used for was in cards] == ["grunt"] * 3
    assert memories[0] == memories[1] == memories[2]
    assert t.game.digest() == fork.digest() == again.digest()
    for game in (fork, again):
        game.choose(f"play:{t.handle('stampede')}")
        assert game.state.players[1].amber == 1
