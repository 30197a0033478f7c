"""What players have that can be counted: the Æmber in their pools and their keys; players meant by such a number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum, auto
from functools import cache
from typing import Any, overload

from kfdesk.engine.abilities import Nameable, NamedValue, Scope
from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision
from kfdesk.engine.keys import unforged
from kfdesk.engine.phrases import plain
from kfdesk.engine.terms import PLAYERS, DecisionKind, KeyColor, Player
from kfdesk.language import nouns
from kfdesk.language.base import AskedFirst, Asking, BaseInstruction, Node, Target
from kfdesk.language.counts.cards import CardsThere, Count, clause, count_of, the_number_of
from kfdesk.language.estimates import BOTH, COUNTED, EITHER, ONE_IN, EstimateContext, Shares
from kfdesk.language.named_choices import player_option
from kfdesk.language.places import IN_PLAY
from kfdesk.language.players import EACH_PLAYER, EachPlayer, Opponent, Who, You
from kfdesk.language.predicates import Controlled
from kfdesk.language.prompts import who_counts
from kfdesk.language.ranges import AtLeastOne, Countable, LessThan, MoreThan, Parity, Range, Zero, having, so_many
from kfdesk.language.turning import READER
from kfdesk.records import entity, record
from kfdesk.text.joining import IfMentioned
from kfdesk.text.members import EachOf
from kfdesk.text.mentions import WhoeverActs
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import EACH, PLURAL, THE, Adjective, Noun
from kfdesk.text.phrases import Frame, fixed
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Mention, Wordable
from kfdesk.text.words import Words

__all__ = ["FEWEST", "MOST", "amber_of", "keys_of", "player_with"]

_THEIRS = Frame(en="{who} has", de="{who:gen}")

# Pools and keys ---------------------------------------------------------------------------------


@entity
class Pool(Node):
    """The Æmber pool of players, as something that is mentioned and spoken of again; it says nothing itself."""

    who: Who
    mention = Mention.SAME_SENTENCE
    phrase = Frame(en="", de="")


@cache
def pool_of(who: Who) -> Pool:
    """Return the pool of players: always the same for the same players."""
    return Pool(who)


@entity
class AmberOf(Count):
    """The Æmber in players' pools."""

    who: Who
    pool: Pool

    @property
    def following(self) -> Mapping[str, Any]:
        return {"pool": pool_of(self.who)}

    def count(self, scope: Scope) -> int:
        return sum(scope.core.state.players[p].amber for p in self.who.players(scope))

    def worded(self) -> Fragment:
        return described(nouns.AMBER, EACH, self._in_pool)

    @property
    def number(self) -> Wordable:
        return NounPhrase((nouns.AMBER,), THE, after=(self._in_pool,))

    @property
    def _in_pool(self) -> Fragment:
        return Frame(en="in {pool}", de="in {pool:dat}").of(pool=NounPhrase((nouns.POOL,), of=self._whose))

    @property
    def _whose(self) -> Wordable:
        """Return whose pool it is: that of whoever acts, where each player does it for themselves."""
        return WhoeverActs(self.who) if isinstance(self.who, EachPlayer) else self.who

    def has(self, wanted: Range, *, still: bool = False) -> Fragment:
        tokens = wanted.tokens("amber")
        if isinstance(wanted, MoreThan | LessThan) and isinstance(wanted.than, AmberOf):
            return clause("{who} | have {n} than {other}", "{who} | {n} als {other:nom} haben", still).of(
                who=self.who, n=tokens, other=wanted.than.who
            )
        return clause("{who} | have {n}", "{who} | {n} haben", still).of(who=self.who, n=tokens)

    def compares(self, than: Countable) -> bool:
        return isinstance(than, AmberOf)

    def so_many(self, wanted: Range) -> Wordable:
        return wanted.tokens("amber")

    def most(self, word: Adjective) -> Wordable:
        return described(nouns.AMBER, THE, word)

    def given(self, wanted: Range, context: EstimateContext) -> EstimateContext:
        return context._replace(pool=wanted.pool(context.pool)) if isinstance(self.who, Opponent) else context

    @property
    def is_of_a_pool(self) -> bool:
        return isinstance(self.who, You | Opponent)


@entity
class KeysOf(Count):
    """Keys that players have forged, or have not."""

    who: Who
    forged: bool = True

    def count(self, scope: Scope) -> int:
        core = scope.core
        count = [
            len(core.state.players[p].keys) if self.forged else len(unforged(core, p)) for p in self.who.players(scope)
        ]
        return sum(count)

    def worded(self) -> Fragment:
        word = nouns.FORGED if self.forged else nouns.UNFORGED
        if isinstance(self.who, EachPlayer):
            return described(nouns.KEY, EACH, word)
        if isinstance(self.who, Opponent):
            theirs = EachOf(NounPhrase((nouns.KEY,), PLURAL, (word,), of=Pronoun(self.who)))
            return IfMentioned(self.who, theirs, described(nouns.KEY, EACH, word, _THEIRS.of(who=self.who)))
        if isinstance(self.who, You) or self.who is READER:
            yours = EachOf(NounPhrase((nouns.KEY,), PLURAL, (word,), of=self.who))
            return yours if self.forged else _YOUR_UNFORGED
        return described(nouns.KEY, EACH, word, _THEIRS.of(who=self.who))

    @property
    def number(self) -> Wordable:
        word = nouns.FORGED if self.forged else nouns.UNFORGED
        whose = None if isinstance(self.who, EachPlayer) else self.who
        return the_number_of(NounPhrase((nouns.KEY,), PLURAL, (word,), of=whose))

    def has(self, wanted: Range, *, still: bool = False) -> Fragment:
        what = self.so_many(wanted)
        if isinstance(wanted, MoreThan | LessThan) and isinstance(wanted.than, KeysOf):
            return clause("{who} | have {what} than {other}", "{who} | {what} als {other:nom} haben", still).of(
                who=self.who, what=what, other=wanted.than.who
            )
        return clause("{who} | have {what}", "{who} | {what} haben", still).of(who=self.who, what=what)

    @property
    def narrower(self) -> tuple[Adjective, ...]:
        """Return what is said of the keys."""
        return (nouns.FORGED if self.forged else nouns.UNFORGED,)

    def compares(self, than: Countable) -> bool:
        return isinstance(than, KeysOf) and than.forged is self.forged

    def so_many(self, wanted: Range) -> Wordable:
        word = nouns.FORGED if self.forged else nouns.UNFORGED
        return so_many(wanted, nouns.KEY, word)

    def most(self, word: Adjective) -> Wordable:
        return described(nouns.KEY, THE, word, nouns.FORGED if self.forged else nouns.UNFORGED, count="")

    def estimate(self) -> float:
        return 1.0 if self.forged else COUNTED


_COLOR = Noun("color", "die Farbe, Farben")


@entity
class KeyColors(Count):
    """The colors of keys that players have forged, each counted once; a key without color has none. Rule: "Keys"."""

    keys: KeysOf

    def count(self, scope: Scope) -> int:
        players = (scope.core.state.players[p] for p in self.keys.who.players(scope))
        return len({color for player in players for color in player.keys} - {KeyColor.COLORLESS})

    def worded(self) -> Fragment:
        return described(_COLOR, EACH, self._among)

    @property
    def number(self) -> Wordable:
        return the_number_of(described(_COLOR, PLURAL, self._among))

    def has(self, wanted: Range, *, still: bool = False) -> Fragment:
        one = isinstance(wanted, AtLeastOne | Parity) or wanted.number == 1
        verb = "is" if one else "are"
        return clause(f"there | ={verb} {{what}} {{where}}", "es | {what} {where} [geben]", still).of(
            what=so_many(wanted, _COLOR), where=self._among
        )

    def compares(self, than: Countable) -> bool:
        return False

    @property
    def _among(self) -> Fragment:
        whose = None if isinstance(self.keys.who, EachPlayer) else self.keys.who
        keys = NounPhrase((nouns.KEY,), PLURAL, (nouns.FORGED,), of=whose)
        return Frame(en="represented among {keys:acc}", de="unter {keys:dat}").of(keys=keys)


_YOUR_UNFORGED = fixed("each <unforged> key you have", "jeden deiner <ungeschmiedeten> Schlüssel", "glossary/unforge")


@cache
def amber_of(who: Who) -> AmberOf:
    """The Æmber in the players' pools."""
    return AmberOf(who, pool_of(who))


@overload
def keys_of(who: Who, *, forged: bool = True) -> KeysOf: ...
@overload
def keys_of(who: Who, *, forged: bool = True, colors: bool) -> KeysOf | KeyColors: ...
def keys_of(who: Who, *, forged: bool = True, colors: bool = False) -> KeysOf | KeyColors:
    """The keys that the players have forged, or have not; with `colors` the colors among those they have forged.

    Raises `ValueError` for the colors of others.
    """
    if colors and not forged:
        raise ValueError("of keys that are not forged no colors are counted")
    return KeyColors(KeysOf(who)) if colors else KeysOf(who, forged)


# Players with a number of --------------------------------------------------------------------------


@entity
class PlayersWith(Who):
    """Each player who has this number of something; in the count, "each player" is the one who is looked at."""

    wanted: Range
    what: Count
    each_alone = True

    def players(self, scope: Scope) -> tuple[Player, ...]:
        outer = scope.each
        found = []
        for player in EACH_PLAYER.players(scope):
            scope.each = player
            if self.wanted.contains(scope, self.what.count(scope)):
                found.append(player)
        scope.each = outer
        return tuple(found)

    def worded(self) -> Fragment:
        if isinstance(self.what, AmberOf) and isinstance(self.wanted, Zero):
            return described(nouns.PLAYER, EACH, _WITHOUT_AMBER)
        return described(nouns.PLAYER, EACH, having(self.what.so_many(self.wanted)))

    @property
    def speaks_of_amber(self) -> bool:
        """Return whether its description mentions the Æmber in the players' pools."""
        return isinstance(self.what, AmberOf)

    def shares(self, context: EstimateContext) -> Shares:
        return BOTH

    def given(self, context: EstimateContext) -> EstimateContext:
        return context._replace(pool=self.wanted.pool(context.pool)).by(ONE_IN)


class Extremity(Enum):
    """The most, or the fewest, of something."""

    MOST = Adjective("most", "meist")
    FEWEST = Adjective("fewest", "wenigst")


MOST = Extremity.MOST
FEWEST = Extremity.FEWEST


@entity
class PlayerWith(Who, Nameable, AskedFirst):
    """The player who has the most, or the fewest, of something; of equals the active player chooses which counts.

    In the count, "each player" is the one who is looked at. Rule: FAQ on The Promised Blade.
    """

    extremity: Extremity
    what: Count

    def players(self, scope: Scope) -> tuple[Player, ...]:
        named = scope.named.get(self)
        found = self._equal(scope)
        return (PLAYERS[named],) if isinstance(named, int) else found[:1]

    def _equal(self, scope: Scope) -> tuple[Player, ...]:
        """Return who has the most, the active player first."""
        outer = scope.each
        held = {}
        for player in EACH_PLAYER.players(scope):
            scope.each = player
            held[player] = self.what.count(scope)
        scope.each = outer
        most = max(held.values()) if self.extremity is MOST else min(held.values())
        return tuple(player for player, count in held.items() if count == most)

    def ask_first(self, scope: Scope, doing: BaseInstruction) -> Asking:
        found = self._equal(scope)
        if len(found) < 2 or self in scope.named:
            return
        options = tuple(player_option(scope, player) for player in found)
        source = handle(scope.source) if scope.source else None
        key = (yield Decision(scope.core.state.active, DecisionKind.MODE, who_counts(self), source, options))[0]
        scope.named[self] = int(key.partition(":")[2])

    def words_for(self, value: NamedValue, people: Sequence[str]) -> Words:
        return plain(people[int(value)])

    def worded(self) -> Fragment:
        return described(nouns.PLAYER, THE, having(self.what.most(self.extremity.value)))

    def shares(self, context: EstimateContext) -> Shares:
        return EITHER


_WITHOUT_AMBER = fixed("with no {amber}", "ohne {amber}")


def player_with(extremity: Extremity, what: Count | Target) -> PlayerWith:
    """The player who has the `MOST`, or the `FEWEST`: `player_with(FEWEST, each(CREATURE))`.

    Raises `ValueError` for cards that are not in play, for it does not say where they are, and for what no player has.
    """
    return PlayerWith(extremity, of_each_player(what))


def of_each_player(what: Count | Target) -> Count:
    """Return what is counted of each player alone.

    Raises `ValueError` for cards not in play, for what one of the players has, and for the rest.
    """
    count = count_of(what)
    if isinstance(count, AmberOf | KeysOf):
        if count.who is not EACH_PLAYER:
            raise ValueError(f"each player is looked at: of EACH_PLAYER, not of {count.who}")
        return count
    if not isinstance(count, CardsThere):
        raise ValueError(f"no player has so many of this: {what}")
    if count.group.place is not IN_PLAY:
        raise ValueError(f"it is not said where these are: {what}")
    if count.side is not None:
        raise ValueError(f"of each player alone cards are neither friendly nor enemy: {what}")
    if any(isinstance(p, Controlled) for p in count.group.predicates):
        return count
    return CardsThere(replace(count.group, predicates=(*count.group.predicates, Controlled(EACH_PLAYER))))


# Shares of a pool -------------------------------------------------------------------------------


class Form(Enum):
    """In what words something that somebody holds is spoken of."""

    OWN = auto()
    """The doer's own pool: "all {amber} in your pool"."""
    THEIRS = auto()
    """Somebody else's: "all of your opponent's {amber}"."""
    THERE = auto()
    """What the clause names besides: "each {amber} from …"."""
    REST = auto()
    """What is left: "all remaining {amber}"."""
    AGAIN = auto()
    """Mentioned before: "all of it"."""


@record
class Held:
    """What a share is a share of."""

    form: Form
    whose: Wordable = None
    """The pool, or all the Æmber in it: "{amber} deines Gegners"."""
    part: Wordable = None
    """The Æmber of which a part is taken: "des {amber} deines Gegners"."""
    pool: Pool | None = None
