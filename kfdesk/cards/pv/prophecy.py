"""Prophetic Visions: prophecies. Which two are the sides of one card, the deck says."""

from kfdesk.engine.card_facts import CardFacts, facts_of
from kfdesk.engine.events import CardPlayed, Event
from kfdesk.engine.terms import CardType
from kfdesk.language.effects.base import Scope
from kfdesk.language.occurrence_table import PLAYS, Kind
from kfdesk.language.occurrences import How, Occurrence
from kfdesk.language.rules.together import AnyAbility
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import fixed
from kfdesk.text.speech import Piece


def in_opponents_turn(occurrence: Occurrence, *effects: Instruction) -> AnyAbility:
    """During your opponent's turn, after that has happened, fulfill this prophecy, or do what is said."""
    return while_(is_(OPPONENT, ACTIVE), after(occurrence, *(effects or (fulfill(),))))


@entity
class _Beside(Predicate):
    """Adjacent to a creature that belongs to a house of its own, or to one that belongs to none of them."""

    alike: bool

    def spoken(self) -> Piece:
        return _BESIDE_ALIKE if self.alike else _BESIDE_OTHER

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        others = (facts_of(scope.core, card).houses for card in facts.neighbors)
        return any(set(houses).isdisjoint(facts.houses) is not self.alike for houses in others)


_BESIDE_ALIKE = fixed("adjacent to a creature of the same house", "neben einer Kreatur derselben Fraktion")
_BESIDE_OTHER = fixed("adjacent to a creature of a different house", "neben einer Kreatur einer anderen Fraktion")


@entity
class _SecondOne(How):
    """The second action that the player plays in the turn."""

    phrase = fixed("for the second time this turn", "in diesem Zug zum zweiten Mal")

    def allows(self, scope: Scope, kind: Kind, event: Event) -> bool:
        cards, happened = scope.core.state.cards, scope.core.state.memory.happened
        played = [e for e in happened if isinstance(e, CardPlayed) and cards[e.card].defn.type is CardType.ACTION]
        return len(played) > 1 and played[1] is event


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
FORGE_AHEAD_WITH_CONFIDENCE = card("forge-ahead-with-confidence", in_opponents_turn(forges(OPPONENT)))
GO_FORTH_AND_CONQUER = card("go-forth-and-conquer", in_opponents_turn(fights(a(CREATURE, ENEMY))))


HEADS_I_WIN = card(
    "heads-i-win",
    at(END, YOU, may(flip())),
    in_opponents_turn(plays(OPPONENT, a(CREATURE, _Beside(alike=True)))),
)
IT_ONLY_GETS_WORSE = card("it-only-gets-worse", in_opponents_turn(steals(OPPONENT)))
LOOK_HOW_FAR_YOUVE_COME = card("look-how-far-you-ve-come", in_opponents_turn(plays(OPPONENT, a(CREATURE))))
OVERREACH = card("overreach", in_opponents_turn(reaps(a(CREATURE, ENEMY))))
TAILS_YOU_LOSE = card(
    "tails-you-lose",
    at(END, YOU, may(flip())),
    in_opponents_turn(plays(OPPONENT, a(CREATURE, _Beside(alike=False)))),
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
    in_opponents_turn(Occurrence(PLAYS, OPPONENT, a(ACTION), how=(_SecondOne(),))),
)


def _trust_your_feelings() -> Ability:
    felt = a_house()
    fate_comes = for_good(next_(after(chooses_house(OPPONENT, felt), fulfill())))
    return after(is_put_under(a(CARD), THIS), choose(felt), fate_comes)


TRUST_YOUR_FEELINGS = card("trust-your-feelings", _trust_your_feelings())
WASTEFUL_REGRET = card("wasteful-regret", in_opponents_turn(discards(OPPONENT, a(CARD, in_=hand(OPPONENT)))))
WOUNDS_INTO_WISDOM = card("wounds-into-wisdom", in_opponents_turn(is_damaged(a(CREATURE, FRIENDLY))))
