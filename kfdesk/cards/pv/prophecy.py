"""Prophetic Visions: prophecies. Which two are the sides of one card, the deck says."""

from kfdesk.engine.card_facts import CardFacts, facts_of
from kfdesk.engine.events import CardMoved, Event
from kfdesk.engine.keys import key_cost
from kfdesk.engine.state import Remembered
from kfdesk.engine.terms import Step
from kfdesk.engine.timing import TimingPoint
from kfdesk.language import nouns
from kfdesk.language.adverbs import How
from kfdesk.language.effects.base import Scope
from kfdesk.language.occurrence_table import DRAWS, Kind
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.players import Who
from kfdesk.language.rules.together import AnyAbility
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment


def in_opponents_turn(occurrence: Occurrence, *effects: Instruction) -> AnyAbility:
    """During your opponent's turn, after that has happened, fulfill this prophecy, or do what is said."""
    return while_(is_(OPPONENT, ACTIVE), after(occurrence, *(effects or (fulfill(),))))


@entity
class _Beside(Predicate):
    """Adjacent to a creature that belongs to a house of its own, or to one that belongs to none of them."""

    alike: bool

    def worded(self) -> Fragment:
        return _BESIDE_ALIKE if self.alike else _BESIDE_OTHER

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        others = (facts_of(scope.core, card).houses for card in facts.neighbors)
        return any(set(houses).isdisjoint(facts.houses) is not self.alike for houses in others)


_BESIDE_ALIKE = fixed("adjacent to a creature of the same house", "neben einer Kreatur derselben Fraktion")
_BESIDE_OTHER = fixed("adjacent to a creature of a different house", "neben einer Kreatur einer anderen Fraktion")


@entity
class _OutsideDrawStep(How):
    """Outside of the "draw cards" step."""

    def worded(self) -> Fragment:
        return _OUTSIDE.of(step=nouns.step_of(Step.DRAW, Pronoun(OPPONENT)))

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        return scope.core.state.step is not Step.DRAW


_OUTSIDE = Frame(en="outside of {step}", de="außerhalb {step:gen}")


@entity
class _PickedUp(How):
    """The archives, as they are picked up in step 2: the first of the cards stands for all of them.

    An abducted card that leaves archives for its owner's hand at another time is not meant. Rule: "Archives".
    """

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        core = scope.core
        if core.timing[0] != TimingPoint("turn", "archives") or not _comes_from_archives(past.event):
            return False
        at = next(n for n in range(len(core.events) - 1, -1, -1) if core.events[n] is past.event)
        return at == 0 or not _comes_from_archives(core.events[at - 1])


def _comes_from_archives(event: Event) -> bool:
    return isinstance(event, CardMoved) and event.origin is Zone.ARCHIVES and event.zone is Zone.HAND


_TAKES_ARCHIVES = Occurrence(
    Kind(
        CardMoved,
        Phrase(
            en="{who} | add their <archives> to their hand",
            de="{who} | sein <Archiv> auf die Hand nehmen",
            rule="glossary/archives",
        ),
        card="card",
    ),
    OPPONENT,
    how=(_PickedUp(),),
)


@entity
class _CoversKeyCost(Condition):
    """The opponent has as much Æmber in their pool as a key costs them, or more. Rule: "Cost, at current cost"."""

    who: Who = OPPONENT

    def worded(self) -> Fragment:
        return _HAS_ENOUGH.of(who=self.who, pool=NounPhrase((nouns.POOL,), of=Pronoun(self.who)))

    def holds(self, scope: Scope) -> bool:
        core = scope.core
        return all(core.state.players[who].amber >= key_cost(core, who) for who in self.who.players(scope))


_HAS_ENOUGH = Phrase(
    en="{who} | have enough {amber} in {pool} for the current cost of a key",
    de="{who} | in {pool:dat} genug {amber} für die aktuellen Kosten eines Schlüssels haben",
)


@entity
class _AsManyCreatures(Condition):
    """Each player has the same number of creatures."""

    phrase = Phrase(
        en="each player | have the same number of creatures", de="beide Spieler || gleich viele Kreaturen haben"
    )

    def holds(self, scope: Scope) -> bool:
        one, other = scope.core.state.players
        return len(one.line) == len(other.line)


def _guessed() -> tuple[Instruction, ...]:
    guess, shown = a_house(on=YOU), top(1, deck())
    return choose(guess, by=OPPONENT), reveal(shown), if_(is_(shown, not_(of_house(guess))), fulfill())


ASK_AGAIN_LATER = card(
    "ask-again-later",
    at(START, OPPONENT, *_guessed()),
    printed_before(V18_4, after(chooses_house(OPPONENT), *_guessed())),
)
BAD_OMEN = card("bad-omen", at(END, OPPONENT, if_(there_are(exactly(6), amber_of(OPPONENT)), fulfill())))
EXPECT_THE_UNEXPECTED = card("expect-the-unexpected", in_opponents_turn(shuffles(OPPONENT)))
FATE_LAUGHS_AT_YOUR_PLANS = card("fate-laughs-at-your-plans", in_opponents_turn(_TAKES_ARCHIVES))
FORGE_AHEAD_WITH_CONFIDENCE = card("forge-ahead-with-confidence", in_opponents_turn(forges(OPPONENT)))
GO_FORTH_AND_CONQUER = card("go-forth-and-conquer", in_opponents_turn(fights(a(CREATURE, ENEMY))))


HEADS_I_WIN = card(
    "heads-i-win",
    at(END, YOU, may(flip())),
    in_opponents_turn(plays(OPPONENT, a(CREATURE, _Beside(alike=True)))),
)
IT_ONLY_GETS_WORSE = card("it-only-gets-worse", in_opponents_turn(steals(OPPONENT)))
LOOK_HOW_FAR_YOUVE_COME = card("look-how-far-you-ve-come", in_opponents_turn(plays(OPPONENT, a(CREATURE))))
OUTLOOK_NOT_SO_GOOD = card("outlook-not-so-good", after(chooses_house(OPPONENT, unmatched=True), fulfill()))
OVERREACH = card("overreach", in_opponents_turn(reaps(a(CREATURE, ENEMY))))
SIGNS_POINT_TO_YES = card("signs-point-to-yes", at(END, OPPONENT, if_(_CoversKeyCost(), fulfill())))
STARS_ALIGNED = card("stars-aligned", at(START, OPPONENT, if_(_AsManyCreatures(), fulfill())))
TAILS_YOU_LOSE = card(
    "tails-you-lose",
    at(END, YOU, may(flip())),
    in_opponents_turn(plays(OPPONENT, a(CREATURE, _Beside(alike=False)))),
)
THE_CARDS_WILL_TELL = card(
    "the-cards-will-tell", in_opponents_turn(Occurrence(DRAWS, OPPONENT, a(CARD), how=(_OutsideDrawStep(),)))
)
THE_EARLY_BIRD = card(
    "the-early-bird", at(END, OPPONENT, if_(there_are(more_than(amber_of(YOU)), amber_of(OPPONENT)), fulfill()))
)


def _the_end_is_nigh() -> AnyAbility:
    ended = times_of(is_destroyed(a(CREATURE)), THIS_TURN)
    return in_opponents_turn(is_destroyed(a(CREATURE)), if_(there_are(at_least(3), ended), fulfill()))


THE_END_IS_NIGH = card("the-end-is-nigh", _the_end_is_nigh())
THE_SECOND_MOUSE = card(
    "the-second-mouse", at(END, OPPONENT, if_(there_are(less_than(amber_of(YOU)), amber_of(OPPONENT)), fulfill()))
)
TREAT_EACH_ACTION_AS_YOUR_LAST = card(
    "treat-each-action-as-your-last",
    in_opponents_turn(plays(OPPONENT, a(ACTION), nth=2)),
)


def _trust_your_feelings() -> Ability:
    felt = a_house()
    fate_comes = for_good(next_(after(chooses_house(OPPONENT, felt), fulfill())))
    return after(is_put_under(a(CARD), THIS), choose(felt), fate_comes)


TRUST_YOUR_FEELINGS = card("trust-your-feelings", _trust_your_feelings())
WASTEFUL_REGRET = card("wasteful-regret", in_opponents_turn(discards(OPPONENT, a(CARD, in_=hand(OPPONENT)))))
WOUNDS_INTO_WISDOM = card("wounds-into-wisdom", in_opponents_turn(is_damaged(a(CREATURE, FRIENDLY))))
