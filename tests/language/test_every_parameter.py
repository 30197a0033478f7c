"""Every parameter of every word shows in the text in both languages, or is refused with a sentence as a card is built.

Each parameter is given several values of its type, all else equal, in a draft of a card. No two of those that are taken
may read alike; none may fail with an error of the inside, and none only when it is rendered.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.engine.abilities import Ability
from kfdesk.engine.terms import DecisionKind, Edition, House, Icon, Keyword, Label, Step, Zone
from kfdesk.language import words as w
from kfdesk.language.amounts import Quantity
from kfdesk.language.base import Target
from kfdesk.language.comparisons import InCommon
from kfdesk.language.conditions import Condition
from kfdesk.language.counts.cards import Count
from kfdesk.language.counts.houses import HousesWith
from kfdesk.language.definition import CardDefinition, Draft, PrintedBefore
from kfdesk.language.effects.base import Instruction
from kfdesk.language.named_choices import Choice
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.places import Place
from kfdesk.language.players import Who
from kfdesk.language.positions import Spot
from kfdesk.language.predicates import Predicate
from kfdesk.language.ranges import Range
from kfdesk.language.replacements import Redirect
from kfdesk.language.rules.changes import Constant
from kfdesk.language.rules.together import Together
from kfdesk.language.samples import ALL as FOES
from kfdesk.language.samples import CREATURE as PICKED
from kfdesk.language.samples import said
from kfdesk.text.parts import parts
from tests.tables import Table, side, table

ON = "troll"
"""The card whose draft it is."""

CREATURES = w.each(w.CREATURE)
FRIENDS = w.each(w.CREATURE, w.FRIENDLY)
FOE, TWO, RELIC = w.a(w.CREATURE, w.ENEMY), w.a(w.CREATURE, n=2), w.a(w.ARTIFACT)
IN_HAND = w.a(w.CARD, in_=w.hand())
BURIED = w.each(w.CREATURE, in_=w.discard_pile())
SPOKEN_OF = (PICKED, FOE, TWO, RELIC, w.THIS)
"""Cards that another word speaks of, of which only the first, and this card, are known."""

VALUES: dict[str, tuple[object, ...]] = {
    "int": (1, 2, 3),
    "bool": (False, True),
    "Who": (
        w.YOU,
        w.OPPONENT,
        w.EACH_PLAYER,
        w.ACTIVE_PLAYER,
        w.a_player(),
        w.controller_of(PICKED),
        w.owner_of(PICKED),
        w.player_with(w.MOST, w.amber_of(w.EACH_PLAYER)),
    ),
    "Target": (
        PICKED,
        FOE,
        FOES,
        FRIENDS,
        w.THIS,
        TWO,
        RELIC,
        IN_HAND,
        BURIED,
        w.one_of(w.a(w.CREATURE, w.FRIENDLY), w.a(w.UPGRADE)),
        w.all_of(w.each(w.CREATURE, w.DAMAGED), w.each(w.ARTIFACT)),
        w.top(1, w.deck()),
        w.random(w.CREATURE),
        w.most_powerful(w.CREATURE, w.ENEMY),
    ),
    "Quantity": (
        w.HALF,
        w.ALL,
        w.ANY_AMOUNT,
        w.up_to(3),
        w.for_each(1, FOES),
        w.for_each(1, FRIENDS),
        w.equal_to(w.amber_of(w.OPPONENT)),
        w.equal_to(w.keys_of(w.OPPONENT)),
    ),
    "Instruction": (w.destroy(PICKED), w.gain(1), w.draw(2)),
    "Effect": (w.destroy(FOE), w.discard(IN_HAND), w.gain(1)),
    "Count": (w.amber_of(w.YOU), w.amber_of(w.OPPONENT), w.keys_of(w.OPPONENT), w.power_of(PICKED)),
    "EqualTo": (w.equal_to(w.keys_of(w.YOU)),),
    "Capped": (w.for_each(1, FOES, most=2), w.for_each(1, FOES, most=3)),
    "PerEach": (w.for_each(1, w.each(w.UPGRADE)), w.for_each(2, w.each(w.UPGRADE))),
    "Range": (
        w.at_least(3),
        w.at_most(3),
        w.exactly(1),
        w.NONE,
        w.SOME,
        w.EVEN,
        w.ODD,
        w.more_than(w.amber_of(w.OPPONENT)),
        w.more_than(w.amber_of(w.EACH_PLAYER)),
        w.less_than(w.amber_of(w.OPPONENT)),
        w.less_than(w.keys_of(w.OPPONENT)),
        w.more_than(w.power_of(PICKED)),
        w.more_than(w.power_of(w.THIS)),
        w.more_than(FOES),
        w.more_than(FRIENDS),
    ),
    "Predicate": (
        w.ENEMY,
        w.DAMAGED,
        w.STUNNED,
        w.READY,
        w.ON_FLANK,
        w.OTHER,
        w.of_house(House.MARS),
        w.power(w.at_least(3)),
    ),
    "Sort": (w.CARD, w.CREATURE, w.ARTIFACT, w.UPGRADE, w.ACTION),
    "Condition": (w.there_are(w.at_least(3), w.amber_of(w.YOU)), w.is_(w.YOU, w.HAUNTED), w.tide(w.HIGH)),
    "AnyAbility": (
        w.gets(w.THIS, power=1),
        w.keys_cost(1, w.OPPONENT),
        w.play(w.gain(1)),
        w.gains(FOES, Keyword.TAUNT),
    ),
    "tuple[AnyAbility, ...]": ((w.gets(w.HOST, power=1),), (w.gets(w.HOST, power=2),)),
    "Rule": (w.belongs_to(House.MARS, w.THIS), w.belongs_to(House.DIS, w.THIS)),
    "PrintedBefore": (w.printed_before(w.V1_3, w.play(w.gain(2))),),
    "Thing": (Keyword.POISON, Keyword.TAUNT, (Keyword.ASSAULT, 2), (Keyword.ASSAULT, 3), w.play(w.gain(1)), w.AGENT),
    "Occurrence": (w.reaps(FOE), w.fights(FOE), w.is_destroyed(FOE), w.steals(w.OPPONENT), w.forges(w.OPPONENT)),
    "Redirect": (w.redirect(to=w.THIS),),
    "Place": (
        w.IN_PLAY,
        w.hand(),
        w.hand(w.OPPONENT),
        w.deck(),
        w.discard_pile(),
        w.archives(),
        w.purged(),
        w.under(w.THIS),
        w.upgrades_on(w.THIS),
    ),
    "InPlay": (w.IN_PLAY,),
    "Pile": (w.deck(), w.hand(), w.discard_pile(), w.archives(w.OPPONENT)),
    "Destination": (w.HAND, w.ARCHIVES, w.DECK_TOP, w.DECK_BOTTOM),
    "OnThatFlank": (w.on_the(w.LEFT), w.on_the(w.RIGHT)),
    "Spot": (w.FLANK, w.ANYWHERE, w.CENTER, w.next_to(w.LEFT, PICKED)),
    "Side": (w.LEFT, w.RIGHT),
    "Zone": (Zone.DISCARD, Zone.HAND, Zone.ARCHIVES, Zone.PURGED),
    "House": (House.MARS, House.DIS),
    "HouseChoice": (w.a_house(),),
    "ActiveHouse": (w.ACTIVE,),
    "HouseBefore": (w.HOUSE_BEFORE,),
    "HousesWith": (w.houses_with(w.MOST, CREATURES), w.houses_with(w.FEWEST, CREATURES)),
    "All": (w.ALL,),
    "Part": (w.HALF, w.HALF_UP, w.THIRD),
    "TraitChoice": (w.a_trait(),),
    "NameChoice": (w.a_name(),),
    "NumberChoice": (w.a_number(),),
    "Letter": (w.an_x(),),
    "Choice": (w.a_house(), w.a_number(), w.a_trait()),
    "Named": (w.named("troll"), w.named("bumpsy")),
    "Aspect": (w.HOUSE, w.TRAIT, w.NAME, w.TYPE),
    "InCommon": (w.same(w.HOUSE), w.same(w.TRAIT)),
    "Extreme": (w.most_powerful(w.CREATURE), w.least_powerful(w.CREATURE)),
    "Extremity": (w.MOST, w.FEWEST),
    "Standing": (w.HAUNTED, w.OVERWHELMED),
    "Blank": (w.BLANK,),
    "Supply": (w.SUPPLY,),
    "Level": (w.HIGH, w.LOW),
    "Time": (w.THIS_TURN, w.PREVIOUS_TURN),
    "Step": (w.START, w.END, Step.DRAW, Step.FORGE, Step.READY),
    "Edition": (w.V1_0, w.V1_3),
    "Keyword": (Keyword.ELUSIVE, Keyword.TAUNT, Keyword.POISON),
    "KeyColor": (w.RED, w.BLUE),
    "Icon": (Icon.DRAW, Icon.CAPTURE, Icon.DAMAGE, Icon.AMBER, Icon.DISCARD),
    "Label": (Label.PLAY, Label.AFTER_REAP, Label.OMNI),
    "tuple[Label, ...]": ((Label.PLAY, Label.AFTER_REAP), (Label.PLAY, Label.AFTER_FIGHT)),
    "Deed": (w.FIGHT, w.REAP, w.USE, w.FORGE, w.CHOOSE, w.BE_STOLEN),
    "tuple[Deed | Label, ...]": ((Label.PLAY, w.USE), (w.FIGHT, w.REAP)),
    "tuple[Deed | Label | Icon, ...]": ((w.FIGHT, w.REAP), (w.REAP, w.USE)),
    "Use": (w.use(PICKED), w.fight_with(PICKED)),
    "Resolve": (w.resolve(Label.AFTER_REAP, PICKED),),
    "PlayCard": (w.play_card(IN_HAND),),
    "tuple[Kind, ...]": ((w.POWER, Icon.AMBER), (w.POWER, w.TIME)),
    "Literal[1, 2, 3]": (1, 2, 3),
    "str": (),
}
for _name in ("Group", "Chosen", "Each", "EndOfPile", "This"):
    VALUES[_name] = VALUES["Target"]
VALUES["Holder"] = (*VALUES["Target"], *VALUES["Who"])
VALUES["Ability"] = VALUES["AnyAbility"]
VALUES["Those"] = (w.those(w.destroy(FOE)),)

OF_PARAMETERS: dict[str, tuple[object, ...]] = {
    "kind: str": (w.POWER, w.DOOM),
    "id_: str": ("troll", "bumpsy"),
    "card: str": ("troll", "bumpsy"),
    "others: str": ("krump", "zorg"),
    "trait: str": (w.AGENT, w.BEAST),
    "aspect: str": (),
    "houses_with.what": (CREATURES, w.each(w.ARTIFACT), FOES, BURIED, RELIC),
    "player_with.what": (CREATURES, w.each(w.ARTIFACT), FOES, BURIED, w.amber_of(w.EACH_PLAYER)),
    "players_with.what": (CREATURES, w.each(w.ARTIFACT), FOES, BURIED, w.amber_of(w.EACH_PLAYER)),
    "excess.more": (FRIENDS, FOES, w.each(w.ARTIFACT, w.FRIENDLY), PICKED),
    "excess.less": (FOES, w.each(w.CREATURE, w.OTHER, w.ENEMY), w.THIS, 2, 0),
    "can_only.what": (CREATURES, FOES, w.each(w.CREATURE, w.STUNNED), RELIC, BURIED),
    "before.occurrence": (w.fights(FOE), w.fights(w.a(w.CREATURE, w.FRIENDLY)), w.reaps()),
    "as_soon_as.effects": (w.gain(1), w.draw(2), w.destroy(w.THIS), w.destroy(PICKED)),
    "for_those.those": (FOES, FRIENDS, BURIED, RELIC, w.THIS),
    "for_those.effect": (w.destroy(PICKED), w.stun(PICKED), w.gain(1)),
    "one_at_a_time.effect": (w.destroy(w.up_to(3, w.CREATURE)), w.stun(w.up_to(3, w.CREATURE)), w.gain(1)),
    "next_.rule": (
        w.after(w.reaps(FOE), w.gain(1)),
        w.after(w.fights(FOE), w.gain(1)),
        w.instead(w.is_destroyed(FOE), w.gain(1)),
        w.gets(w.THIS, power=1),
    ),
    "rearrange.target": (w.top(3, w.deck()), w.top(2, w.deck()), w.top(3, w.deck(w.OPPONENT)), CREATURES, PICKED),
    "put_into_play.states": ((), (w.READY,), (w.STUNNED,), (w.ENEMY,)),
    "is_.subject": (*SPOKEN_OF, *VALUES["House"], w.YOU),
    "redirect.from_": VALUES["Who"][:3],
    "redirect.divided": (False, True),
    "cannot.what": (House.MARS, House.DIS),
    "cannot.by": (PICKED, w.a(w.CREATURE, w.DAMAGED)),
    "cannot.more_than": (2, 3),
    "cannot.nth": (1, 2, 3),
    "so_many_in_a_turn.number": (2, 3, 4),
    "loses.armor": (False, True),
    "loses.traits": (False, True),
    "loses.abilities": (False, True),
    "next_to.target": SPOKEN_OF,
    "position_of.target": SPOKEN_OF,
    "neighbor_of.target": SPOKEN_OF,
    "other_than.target": (PICKED, FOE, TWO, RELIC),
    "one_more_than.target": (PICKED, FOE, TWO, RELIC),
    "same.target": SPOKEN_OF,
    "fought_by.target": SPOKEN_OF,
    "strike_instead.target": SPOKEN_OF,
    "rest_of.target": (PICKED, FOE, TWO, RELIC),
    "upgrades_on.target": (*SPOKEN_OF, FOES, FRIENDS),
    "ignores.target": (w.THIS, FOE, FOES, FRIENDS),
    "put.printed": (None, w.YOU, w.EACH_PLAYER, w.ACTIVE_PLAYER),
    "return_.printed": (None, w.YOU, w.OPPONENT, w.EACH_PLAYER, w.ACTIVE_PLAYER),
    "shuffle.printed": (None, w.YOU, w.OPPONENT, w.EACH_PLAYER, w.ACTIVE_PLAYER),
    "archive.target": (None, FOE, FOES, w.THIS, w.top(1, w.deck())),
    "done.sort": (None, w.ARTIFACT, w.UPGRADE),
    "forge.reduced_by": (None, FOES, *VALUES["Capped"], *VALUES["PerEach"], w.for_each(2, FOES)),
}
for _name in ("exalts", "fights", "is_destroyed", "reaps"):
    OF_PARAMETERS[f"{_name}.card"] = (None, FOE, w.a(w.CREATURE, w.FRIENDLY), w.THIS)
for _name in ("a", "any_number", "each", "random", "most_powerful", "least_powerful", "one_of_each", "up_to"):
    OF_PARAMETERS[f"{_name}.in_"] = (*VALUES["Place"], PICKED, FOE, TWO, RELIC)
"""Values for one parameter (or for each of a name and type) where those of its type fit nothing, or say the same."""

_DEAD = w.a(w.CREATURE, w.FRIENDLY)
_SUMMONED = w.a(w.CREATURE, in_=w.hand())


X = w.an_x()


def _placed(spot: Spot) -> Instruction:
    return w.put_into_play(_SUMMONED, spot=spot)


def _other_pool(count: object) -> Count:
    """Return the Æmber in a pool that is not the one counted."""
    return w.amber_of(w.OPPONENT if count is w.amber_of(w.YOU) else w.YOU)


BUILT: dict[str, Callable[[Any], object]] = {
    "next_to.side": lambda side: w.play(w.stun(PICKED), _placed(w.next_to(side, PICKED))),
    "strike_instead.target": lambda card: w.before_fight(w.choose(PICKED), w.strike_instead(card)),
    "next_to.target": lambda card: w.play(w.stun(PICKED), _placed(w.next_to(w.LEFT, card))),
    "position_of.target": lambda card: w.play(w.stun(PICKED), _placed(w.position_of(card))),
    "x_is.x": lambda x: w.x_is(FOES) if x is None else w.play(w.x_is(FOES, x), w.gain(x)),
    "next_.rule": lambda rule: w.play(w.this_turn(w.next_(rule))),
    "put_into_play.states": lambda states: w.play(w.put_into_play(_SUMMONED, *states)),
    "return_.to": lambda to: w.play(w.purge(FOE), w.return_(FOE, to)),
    "rest_of.target": lambda one: w.play(w.stun(PICKED), w.destroy(w.rest_of(one))),
    "redirect.from_": lambda who: w.instead(
        w.gains_amber(w.YOU if who is w.OPPONENT else w.OPPONENT), w.redirect(from_=who)
    ),
    "redirect.to": lambda to: w.instead(
        w.leaves(FOE, to=Zone.DISCARD) if isinstance(to, Zone) else w.is_damaged(FOE), w.redirect(to=to)
    ),
    "redirect.divided": lambda divided: w.instead(
        w.is_damaged(FOE), w.redirect(to=w.neighbors_of(FOE) if divided else w.THIS, divided=divided)
    ),
    "capture_that.target": lambda card: w.after(w.gains_amber(w.OPPONENT), w.capture_that(card)),
    "takes_more_damage.doubled": lambda doubled: (
        w.takes_more_damage(FOES, doubled=True) if doubled else w.takes_more_damage(FOES, 2)
    ),
    "loses.armor": lambda armor: w.loses(FOES, armor=True) if armor else w.loses(FOES, Keyword.TAUNT),
    "loses.traits": lambda traits: w.loses(FOES, traits=True) if traits else w.loses(FOES, Keyword.TAUNT),
    "loses.abilities": lambda bare: w.loses(FOES, abilities=True) if bare else w.loses(FOES, Keyword.TAUNT),
    "ignores.target": lambda card: w.while_(w.attacking(card), w.ignores(Keyword.TAUNT, target=card)),
    "plays.effect_alone": lambda alone: (
        w.instead(w.plays(w.OPPONENT, effect_alone=True), w.gain(1))
        if alone
        else w.after(w.plays(w.OPPONENT), w.gain(1))
    ),
    "repeat.different": lambda different: w.play(w.repeat(w.deal(1, PICKED), for_each=FOES, different=different)),
    "repeat.upon": lambda upon: w.play(w.repeat(w.gain(1), by=w.OPPONENT, upon=upon)),
    "is_.subject": lambda one: w.play(
        w.stun(PICKED),
        w.if_(w.is_(one, w.ACTIVE if isinstance(one, House) else w.HAUNTED if one is w.YOU else w.DAMAGED), w.gain(1)),
    ),
    "as_soon_as.effects": lambda effect: w.as_soon_as(w.there_are(w.NONE, CREATURES), effect),
    "cannot.what": lambda house: w.cannot(w.CHOOSE, w.OPPONENT, house),
    "cannot.more_than": lambda most: w.cannot(Label.PLAY, w.OPPONENT, more_than=most),
    "cannot.each_of": lambda aspect: w.cannot(Label.PLAY, w.OPPONENT, more_than=1, each_of=aspect),
    "cannot.by": lambda by: w.cannot(w.BE_DAMAGED, w.THIS, by=by),
    "cannot.step": lambda step: w.cannot(w.READY_UP, FOES, step=step),
    "cannot.on": lambda side: w.cannot(Label.PLAY, w.OPPONENT, w.a(w.CREATURE), on=side),
    "cannot.nth": lambda nth: w.cannot(w.FORGE, w.EACH_PLAYER, nth=nth),
    "controls.target": lambda card: w.play(w.this_turn(w.controls(card))),
    "controls.who": lambda who: w.play(w.this_turn(w.controls(PICKED, who))),
    "permits.once": lambda once: w.permits(Label.PLAY, w.a(w.CARD), once=once),
    "permits.more": lambda more: w.permits(w.FORGE, w.EACH_PLAYER, more=more),
    "excess.more": lambda more: w.play(w.gain(w.for_each(1, w.excess(more, FRIENDS if more is FOES else FOES)))),
    "total.first": lambda first: w.play(w.gain(w.for_each(1, w.total(first, _other_pool(first))))),
    "total.second": lambda second: w.play(w.gain(w.for_each(1, w.total(_other_pool(second), second)))),
    "is_destroyed.splash": lambda splash: w.after(w.is_destroyed(FOE, by=w.THIS, splash=splash), w.gain(1)),
    "must.deed": lambda deed: w.must(deed, FOES) if deed is w.FIGHT else w.must(deed, w.OPPONENT, House.MARS),
    "different.aspect": lambda aspect: w.play(w.destroy(w.a(w.CREATURE, w.different(aspect), n=2))),
}
"""What is built with a value of a parameter where the sample arguments of its word do not fit it."""

FITTING: dict[str, dict[str, object]] = {
    "attach.text": {"target": w.THIS},
    "play_card.on": {"target": w.a(w.UPGRADE, in_=w.hand())},
    "belongs_to.foreign": {"while_yours": True},
    "belongs_to.besides": {"house": w.a_house()},
    "chooses_house.other": {"house": w.a_house()},
    "deals_when_fighting.attacked": {"amount": 0},
    "each_of.but": {"target": CREATURES},
    "forge.free": {"reduced_by": None},
    "resolve.as_played": {"label": Label.PLAY},
    "same.aspect": {"target": PICKED},
    "same.least": {"target": w.neighbors_of(w.ITSELF)},
    "search.archived": {"to": w.ARCHIVES},
    "put.at_random": {"target": CREATURES, "to": w.DECK_TOP},
}
"""Arguments beside a parameter without which none of its values, or only one, is taken."""

UNSHOWN: dict[str, str] = {
    "card.id_": "says whose text it is; its name stands above the text",
    "printed_before.first": "says in which games the text holds, not what it says",
    "destroyed_by.effect": "points at what stands before it: destroyed this way",
    "you_do.effect": "points at what stands right before it: if you do and …",
    "for_those.current": "is the name under which the effect speaks of one of the cards",
    "put_into_play.from_": "need not be said of cards to which something happened",
}
"""Parameters that do not show, each with the reason."""

ONE_VALUE: dict[str, str] = {
    "other_than.target": "is known by what picked it before: a different creature",
    "one_more_than.target": "is known by what the same was done to before: another creature",
    "rest_of.target": "is known by what picked it before: the other creatures",
}
"""Parameters of which one value alone is taken, each with the reason."""


@cache
def parameters() -> tuple[str, ...]:
    """Return each parameter of each word: "gain.amount"."""
    found = []
    for name in sorted(vars(w)):
        if inspect.isfunction(inspect.unwrap(word := getattr(w, name))):
            found += [f"{name}.{parameter}" for parameter in inspect.signature(word).parameters]
    return tuple(found)


def values_of(where: str) -> tuple[object, ...]:
    """Return the values that a parameter is given: its default and those of its types."""
    if where in OF_PARAMETERS:
        return OF_PARAMETERS[where]
    name, _, parameter = where.partition(".")
    it = inspect.signature(getattr(w, name)).parameters[parameter]
    found = [] if it.default is it.empty else [it.default]
    kinds = str(it.annotation)
    for kind in (kinds,) if kinds in VALUES else map(str.strip, re.split(r"\|(?![^\[]*\])", kinds)):
        found += OF_PARAMETERS.get(f"{parameter}: {kind}", () if kind == "None" else VALUES[kind])
    return tuple(one for at, one in enumerate(found) if not any(_is_same(one, other) for other in found[:at]))


def _is_same(one: object, other: object) -> bool:
    return one is other or (isinstance(one, int | str) and type(one) is type(other) and one == other)


def in_a_card(made: object) -> Draft:
    """Return a draft of a card that says what a word makes, where its sort needs it."""
    match made:
        case Draft():
            return Draft(ON, made.abilities, made.earlier)
        case PrintedBefore():
            return Draft(ON, (w.play(w.gain(3)),), (made,))
    return Draft(ON, (_ability_with(made),))


def _ability_with(made: object) -> Ability | Together:
    first = w.stun(PICKED)
    match made:
        case Instruction():
            return w.play(made)
        case Constant() | Together() if PICKED in parts(made):  # a rule of its own picks no card
            return w.play(first, w.this_turn(made))
        case Ability() | Together():
            return made
        case Condition():
            return w.play(first, w.if_(made, w.gain(1)))
        case InCommon():
            return w.play(w.stun(TWO), w.if_(w.is_(TWO, made), w.gain(1)))
        case Occurrence():
            return w.after(made, w.gain(1))
        case Redirect():
            return w.instead(w.is_damaged(FOE), made)
        case Range():
            return w.play(w.if_(w.there_are(made, w.amber_of(w.YOU)), w.gain(1)))
        case Quantity():
            return w.play(first, w.lose(made))
        case Count():
            return w.play(first, w.gain(w.for_each(1, made)))
        case Target():
            return w.play(first, w.archive(made))
        case Predicate():
            return w.play(first, w.destroy(w.each(w.CREATURE, made)))
        case Place():
            return w.play(first, w.archive(w.each(w.CARD, in_=made)))
        case Spot():
            return w.play(first, w.move_to(PICKED, made))
        case Choice():
            return w.play(w.choose(made))
        case Who():
            return w.play(first, w.gain(1, made))
        case HousesWith():
            return w.play(w.destroy(w.each(w.CREATURE, w.of_house(made))))
    raise AssertionError(f"in what card does {made!r} stand?")


def built(where: str, value: object) -> CardDefinition:
    """Return a card in whose text a parameter has a value."""
    name, _, parameter = where.partition(".")
    if where in BUILT:
        made = BUILT[where](value)
    else:
        made = said(getattr(w, name), **{**FITTING.get(where, {}), parameter: value})
    return CardDefinition(facts()[ON], in_a_card(made))


OF_THE_INSIDE = re.compile(
    r"unsupported operand|object is not|NoneType|unexpected keyword|missing \d|takes \d|not supported|"
    r"argument of type|unhashable|not iterable|is not a valid"
)
"""What errors say that no constructor raises: they are found out by chance."""


@cache
def taken(where: str) -> list[tuple[object, CardDefinition]]:
    """Return each value of a parameter that is taken, with the card in whose text it stands."""
    found = []
    for value in values_of(where):
        try:
            found.append((value, built(where, value)))
        except (ValueError, TypeError) as refusal:
            assert " " in str(refusal) and not OF_THE_INSIDE.search(str(refusal)), (where, value, refusal)
    return found


def texts(where: str) -> list[tuple[object, str, str]]:
    """Return each value of a parameter that is taken, with the text in English and German."""
    cards = ((value, card.under(Edition.V1_0)) for value, card in taken(where))
    return [(value, card.text("en"), card.text("de")) for value, card in cards]


@pytest.fixture(scope="module", autouse=True)
def _names() -> None:
    library()


@pytest.mark.parametrize("where", [one for one in parameters() if one not in UNSHOWN])
def test_a_parameter_shows_in_both_texts_or_is_refused(where: str) -> None:
    said = texts(where)
    assert _alike((value, en) for value, en, _ in said) == []
    assert _alike((value, de) for value, _, de in said) == []
    assert (len(said) == 1) is (where in ONE_VALUE) and said, f"what else fits? {[value for value, _, _ in said]}"


@pytest.mark.parametrize("where", parameters())
def test_what_is_taken_does_not_fail_when_it_is_carried_out(where: str) -> None:
    for _, card in taken(where):
        ada = side(hand=[ON, "bumpsy"], battleline=["krump", "urchin"], artifacts=["cannon"], deck=["umbra", "anger"])
        bo = side(hand=["fear"], battleline=["bumpsy", "dodger"], deck=["anger"], discard=["dodger"], amber=4)
        t = table(ada, bo, Draft(ON, card.abilities), house=House.BROBNAR)
        t.do("play", ON)
        for deed in ("play:", "reap:", "fight:", "action:", "end-turn", "play:", "reap:", "fight:"):
            if not _goes_on(t):
                break
            if key := next((key for key in t.decision.keys() if key.startswith(deed)), None):
                t.game.choose(key)


def _goes_on(t: Table) -> bool:
    """Answer what is asked with first options; an effect that gives itself what it does never comes to rest."""
    for _ in range(40):
        decision = t.decision
        if decision.kind is DecisionKind.MAIN:
            return True
        t.game.choose(*[option.key for option in decision.options][: max(1, decision.min)])
    return False


def _alike(said: Iterable[tuple[object, str]]) -> list[tuple[str, list[object]]]:
    """Return the texts that several values share."""
    found: dict[str, list[object]] = {}
    for value, text in said:
        found.setdefault(text, []).append(value)
    return [(text, values) for text, values in found.items() if len(values) > 1]


def test_what_does_not_show_or_has_one_value_is_still_a_parameter() -> None:
    assert {*UNSHOWN, *ONE_VALUE, *BUILT, *FITTING} <= {*parameters()}


# Conditions ---------------------------------------------------------------------------------------

DONE = w.destroy(w.each(w.CREATURE, w.ENEMY))
CONDITIONS: dict[str, Condition] = {
    "there_are": w.there_are(w.at_least(1), FOES),
    "there_are this way": w.there_are(w.at_least(1), w.done(DONE)),
    "there_are times": w.there_are(w.SOME, w.times_of(w.is_destroyed(FOE), w.THIS_TURN)),
    "there_are more": w.there_are(w.more_than(w.amber_of(w.OPPONENT)), w.amber_of(w.YOU)),
    "is_ so": w.is_(w.THIS, w.DAMAGED),
    "is_ a sort": w.is_(w.THIS, w.ARTIFACT),
    "is_ the most powerful": w.is_(w.THIS, w.most_powerful(w.CREATURE)),
    "is_ whose the most powerful is": w.is_(w.most_powerful(w.CREATURE), w.ENEMY),
    "is_ in a pile": w.is_(w.THIS, w.discard_pile()),
    "is_ alike": w.is_(w.neighbors_of(w.THIS), w.same(w.HOUSE)),
    "is_ haunted": w.is_(w.YOU, w.HAUNTED),
    "is_ overwhelmed": w.is_(w.OPPONENT, w.OVERWHELMED),
    "is_ the active player": w.is_(w.YOU, w.ACTIVE),
    "is_ the active house": w.is_(House.BROBNAR, w.ACTIVE),
    "tide": w.tide(w.HIGH),
    "key_forged": w.key_forged(w.RED),
    "attacking": w.attacking(w.THIS),
    "happened": w.happened(w.reaps(), w.THIS_TURN),
    "first_time": w.first_time(w.reaps()),
    "you_do": w.you_do(DONE),
    "all_true": w.all_true(w.tide(w.HIGH), w.is_(w.YOU, w.HAUNTED)),
}
"""Conditions of each word that makes one, by what they ask."""


@pytest.mark.parametrize("asked", CONDITIONS)
@pytest.mark.parametrize("denied", [False, True])
def test_every_condition_can_be_asked(asked: str, denied: bool) -> None:
    condition = CONDITIONS[asked]
    if denied and not hasattr(condition, "denied"):
        with pytest.raises(TypeError, match="no opposite"):
            w.not_(condition)
        return
    so = w.not_(condition) if denied else condition
    draft = w.card("cannon", w.action(DONE, w.if_(so, w.gain(1), w.gain(2))))
    t = table(side(artifacts=["cannon"], battleline=["troll"]), side(battleline=["bumpsy"]), draft)
    t.do("action", "cannon")
    t.finish()
    assert t.amber(0) in (1, 2)


def test_every_word_that_makes_a_condition_is_asked() -> None:
    making = {
        name
        for name in vars(w)
        if inspect.isfunction(inspect.unwrap(word := getattr(w, name))) and isinstance(said(word), Condition)
    }
    assert making <= {asked.partition(" ")[0] for asked in CONDITIONS}


@pytest.mark.parametrize("wrong", [w.HAUNTED, w.ACTIVE, w.THIS, w.YOU, w.gain(1), FOES, w.SOME, w.HIGH, None, True])
def test_what_is_no_condition_is_refused_where_it_stands(wrong: Any) -> None:
    build: tuple[Callable[[], object], ...] = (
        lambda: w.if_(wrong, w.gain(1)),
        lambda: w.while_(wrong, w.gains(w.THIS, Keyword.TAUNT)),
        lambda: w.as_soon_as(wrong, w.gain(1)),
        lambda: w.all_true(wrong),
        lambda: w.not_(wrong),
        lambda: w.instead_if(w.gain(1), wrong, w.gain(2)),
        lambda: w.repeat(w.gain(1), while_=w.HAUNTED if wrong is None else wrong),  # type: ignore[arg-type]
        lambda: w.repeat(w.gain(1), if_=w.HAUNTED if wrong is None else wrong),  # type: ignore[arg-type]
        lambda: w.cannot(w.USE, w.THIS, unless=w.HAUNTED if wrong is None else wrong),  # type: ignore[arg-type]
    )
    for one in build:
        with pytest.raises(TypeError, match=" "):
            one()
