"""The question a target asks, worded from the target itself and from what will happen to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, cast

from kfdesk.engine.abilities import Scope
from kfdesk.engine.phrases import UNREAD
from kfdesk.engine.terms import House, Player
from kfdesk.engine.viewers import ANYBODY, is_identified
from kfdesk.language import nouns
from kfdesk.language.base import BaseInstruction, Letter, Target, carried_out
from kfdesk.language.card_names import name_of, title
from kfdesk.language.named_choices import Choice, HouseChoice, PlayerChoice
from kfdesk.language.players import ACTIVE_PLAYER, OPPONENT, YOU, Who, done_by
from kfdesk.language.sorts import NOUNS
from kfdesk.language.turning import READER, TO_THE_OPPONENT, name_sides, turned_to
from kfdesk.text.adverbials import During, Replacing, opening_of
from kfdesk.text.enumeration import Both
from kfdesk.text.joining import Sentences, Stopped
from kfdesk.text.mentions import Calling, Recalling, in_turn
from kfdesk.text.nominals import Name, NounPhrase, described
from kfdesk.text.parts import held_names, parts
from kfdesk.text.parts_of_speech import BOTH, THE_PLURAL, THIS, Adjective, Det
from kfdesk.text.phrases import Filled, Frame, Phrase
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Wordable, Worded, WordingError, unfold, words
from kfdesk.text.words import Pair, Words

CHOOSE_ONE = Pair("Choose one effect", "Wähle einen Effekt")
HOW_MUCH = Pair("How much?", "Wie viel?")
THIS_CARD = described(nouns.CARD, THIS)
CHOOSE = Phrase(en="choose {target}", de="{target} wählen")
CHOOSE_FIRST = Phrase(en="choose {target}, then {second}", de="{target} [wählen], danach {second:acc}")
CHOOSE_BESIDES = Phrase(en="choose {target} besides {first}", de="zusätzlich zu {first:dat} {target} wählen")
NAME = Phrase(en="name {what}", de="{what} nennen")
TO_DO = Frame(en="to {deed:bare}", de="{deed:relative}")
CHOICE = Frame(en="{choice}: {deed}", de="{choice}: {deed}")
"""A statement about what is chosen: "Choose a friendly creature: For the remainder of the turn, it gains …"."""
SPARING = Frame(en="{choice}. {deed}", de="{choice}. {deed}")
"""What becomes of those that are not chosen: "Choose 3 enemy creatures to remain in play. Destroy each creature …"."""
WHICH_COUNTS = Frame(en="which of these counts as {target}?", de="welche davon gilt als {target}?")
LEFT = Frame(en="{deed} ({n} to go)", de="{deed} (noch {n})")
WHOSE = Frame(en="{deed}. {whose}", de="{deed}. {whose}")
"""What is done with cards of either player’s pile, before the question whose it is."""
WHO_COUNTS = Frame(en="who counts as {who}?", de="wer gilt als {who}?")
ASKED = Frame(en="{effect:bare}?", de="{effect:bare}?")
ASKED_OF_OTHER = Frame(en="{effect:main}?", de="{effect:main}?")
ASKED_THEN = Frame(en="{question}. {then}.", de="{question}. {then}.")
ASKED_INSTEAD = Frame(en="{event:would}. {effect:bare}?", de="{event:would}. {effect:bare}?")
ASKED_INSTEAD_OF_OTHER = Frame(en="{event:would}. {effect:main}?", de="{event:would}. {effect:main}?")


def giver_of(scope: Scope) -> str:
    """Return the id of the card that gave the ability that resolves; "" where the ability is the card's own."""
    return scope.core.state.cards[scope.granted_by].definition.id if scope.granted_by else ""


def _named(giver: str) -> Name | None:
    """Return what a question calls the card that gives the ability."""
    return Name(title(giver), nouns.CARD) if giver else None


People = tuple[tuple[Who | HouseChoice | Letter, Who | Words | int], ...]
"""Players, houses and an X that are known while something is asked, and what the question calls them."""


def people_of(scope: Scope, *said: Wordable) -> People:
    """Return the players, houses and numbers of which some words speak and that are known: "you", not "a player".

    Whoever is asked reads them, and that is the active player. Rule: "Active player".
    """
    known = {choice: scope.named.get(choice) for node in said if node is not None for choice in _named_in(node)}
    active = scope.core.state.active
    found: list[tuple[Who | HouseChoice | Letter, Who | Words | int]] = []
    for choice, value in known.items():
        if isinstance(value, House):
            found.append((choice, value.words))
        elif isinstance(choice, Letter) and isinstance(value, int):
            found.append((choice, value))
        elif isinstance(choice, PlayerChoice) and isinstance(value, int):
            found.append((choice, YOU if value == active else OPPONENT))
    if any(_speaks_of_active(node) for node in said if node is not None):
        found.append((ACTIVE_PLAYER, YOU))
    return tuple(found)


@lru_cache(maxsize=8192)
def _speaks_of_active(node: Wordable) -> bool:
    return ACTIVE_PLAYER in parts(node)


@lru_cache(maxsize=8192)
def _named_in(node: Wordable) -> tuple[PlayerChoice | HouseChoice | Letter, ...]:
    return tuple(part for part in parts(node) if isinstance(part, PlayerChoice | HouseChoice | Letter))


Cards = tuple[tuple[Worded | NounPhrase, Wordable], ...]
"""Cards that were picked before something is asked, and what the question calls them; so the card itself: `THIS_CARD`.
"""
_MOST_NAMED = 3
"""No more cards than so many are called by their names."""


def cards_of(scope: Scope, *said: Wordable) -> Cards:
    """Return the cards of which some words speak and which both players know: by their names, not "that card".

    A question may be read by both players.
    """
    targets = dict.fromkeys(target for node in said if node is not None for target in _targets_in(node))
    held = scope.core.state.cards
    found: list[tuple[Worded | NounPhrase, Wordable]] = []
    for target in targets:
        cards = [held[card] for card in target.known(scope)] if target.is_known(scope) else []
        if 0 < len(cards) <= _MOST_NAMED and all(is_identified(held, card, ANYBODY) for card in cards):
            called = tuple(name_of(card.definition) for card in cards)
            found.append((target, called[0] if len(called) == 1 else Both(called)))
    if scope.source and is_identified(held, held[scope.source], ANYBODY):
        found.append((THIS_CARD, name_of(held[scope.source].definition)))
    return tuple(found)


def _this_of(cards: Cards) -> Wordable:
    """Return what a question calls the card itself: by its name where both players know it."""
    return next((name for thing, name in cards if thing is THIS_CARD), THIS_CARD)


@lru_cache(maxsize=8192)
def _targets_in(node: Wordable) -> tuple[Target, ...]:
    return tuple(part for part in parts(node, slots=True) if isinstance(part, Target))


@lru_cache(maxsize=4096)
def _to_active(*said: Wordable, plainly: bool = False) -> tuple[tuple[Wordable, ...], Mapping[int, Any]]:
    """Return words of the opponent as the active player reads them, and what stands for what in them.

    `plainly`, where the opponent is named as who does it.
    """
    done: dict[int, Any] = {}
    for node in said if plainly else ():
        if node is not None:
            name_sides(node, done)
    return tuple(turned_to(node, TO_THE_OPPONENT, done) for node in said), done


def _renamed(cards: Cards, done: Mapping[int, Any]) -> Cards:
    """Return what cards are called, of the targets that stand for others."""
    return tuple((done.get(id(target), target), name) for target, name in cards)


def _turned(people: People) -> People:
    """Return what players are called by the active one; whoever is "you" for an ability of the other is that other."""
    return (*((who, READER if said is YOU else said) for who, said in people), (YOU, OPPONENT))


def _calling(said: Wordable, people: People, cards: Cards = ()) -> Wordable:
    """Return words in which players, houses and cards that are known are called so."""
    for thing, called in (*people, *cards):
        said = Calling(said, thing, called) if isinstance(thing, Worded) else said
    return said


@lru_cache(maxsize=8192)
def prompt_of(
    target: Target,
    doing: BaseInstruction | None = None,
    giver: str = "",
    people: People = (),
    called: Wordable = None,
    cards: Cards = (),
    whole: BaseInstruction | None = None,
    who: Who = YOU,
    left: int = 0,
    *,
    alone: bool = False,
) -> Words:
    """Return the prompt for picking `target`: the instruction `doing` that acts on it, else "choose …".

    What the `whole` ability does with a card that is only chosen now is said behind it. `who` does what is asked. So
    many are `left` to be picked, this one included, where one is picked after the other.

    `called` is what the target is called instead, where only a part of it is picked now. What its description speaks of
    has been picked: "with power lower than that creature’s power". Worded once for each target, which is the same
    object in all games.
    """
    deed, orders = _asked_of(target, doing, whole, cards, alone=alone)
    own = (target, *getattr(target, "groups", ()))
    others = [node for node in parts(target) if isinstance(node, Target) and node not in own]
    known = tuple(one for one in others if getattr(one, "most", None) == 1)
    deed = Recalling(deed, known)
    for one in others:  # what was done before is not said here, so that "those cards" would point at nothing
        if one.any_one is not None and one.in_full is not None:
            deed = Calling(deed, one, one.in_full)
    if called is not None:
        deed = Calling(deed, target, called)
    if left > 1:
        deed = LEFT.of(deed=deed, n=left)
    subject = who if orders and who is not YOU else None
    return words(Stopped(_calling(deed, people, cards)), this=_this_of(cards), giver=_named(giver), subject=subject)


def _asked_of(
    target: Target, doing: BaseInstruction | None, whole: BaseInstruction | None, cards: Cards, *, alone: bool
) -> tuple[Wordable, bool]:
    """Return what is asked where a target is picked, and whether it is an order: "destroy …", not "choose …"."""
    deed: Wordable = None if doing is None else doing.about(target)
    if deed is None and doing is not None and _is_last_of_named(target, doing, cards):
        deed = doing
    follows = deed_of_chosen(target, doing, whole)
    whole_choice = None if doing is None else doing.chosen
    if follows is not None and whole_choice is not None and target is not whole_choice:
        choice, all_of_them = _of_several(target, whole_choice, cards, alone=alone)
        deed = CHOICE.of(choice=choice, deed=Calling(follows, whole_choice, all_of_them))
    elif follows is not None and (deed is None or deed is doing):
        deed = CHOICE.of(
            choice=CHOOSE.of(target=target),
            deed=Recalling(follows, (target,), near=not _moves_another(follows, target)),
        )
    elif deed is None:
        deed = CHOOSE.of(target=target)
    elif _is_said_of(target, deed):
        deed = CHOICE.of(choice=CHOOSE.of(target=target), deed=Recalling(deed, (target,), near=True))
    chooses = isinstance(deed, Filled) and any(deed.is_of(one) for one in (CHOOSE, CHOICE, SPARING))
    orders = doing is not None and not chooses and doing.chosen is None and not doing.says_who
    return deed, orders


def _is_last_of_named(target: Target, doing: BaseInstruction, cards: Cards) -> bool:
    """Return whether an instruction picks several targets, of which all but this one are called by names already."""
    picked = list(_picked_for(doing))
    named = [thing for thing, _ in cards]
    return target in picked and len(picked) > 1 and all(one is target or one in named for one in picked)


def _moves_another(deed: Wordable, target: Target) -> bool:
    """Return whether a deed speaks twice of other cards, which are "it" then: "attach it to that creature"."""
    own = (target, *getattr(target, "groups", ()))
    others = [node for node in parts(deed, slots=True) if isinstance(node, Target) and node not in own]
    return any(others.count(node) > 1 for node in others)


def _of_several(target: Target, whole: Target, cards: Cards, *, alone: bool) -> tuple[Filled, Wordable]:
    """Return the order to choose cards of one of several descriptions, and what all that are chosen are called.

    Of two cards the first is asked for with the second, the second by the name of the first; `alone`, where there is
    no card of the other description.
    """
    groups = getattr(whole, "groups", ())
    if alone:
        return CHOOSE.of(target=target), Pronoun(target)
    if len(groups) != 2 or any(getattr(one, "most", None) != 1 for one in groups):
        return CHOOSE.of(target=target), chosen_ones(whole)
    other = next(one for one in groups if one is not target)
    known = next((name for one, name in cards if one is other), None)
    if known is None:
        return CHOOSE_FIRST.of(target=target, second=other), both(whole)
    return CHOOSE_BESIDES.of(target=target, first=known), both(whole)


def _is_alone(scope: Scope, target: Target, whole: Target | None) -> bool:
    """Return whether of several descriptions there are cards of this one only."""
    groups: tuple[Target, ...] = getattr(whole, "groups", ())
    return target in groups and not any(one.any(scope) for one in groups if one is not target)


def chosen_ones(whole: Target) -> NounPhrase:
    """Return what cards of several descriptions are called while they are chosen: "the chosen creatures"."""
    return _of_groups(whole, THE_PLURAL, nouns.CHOSEN)


def both(whole: Target) -> NounPhrase:
    """Return what the cards of two descriptions are called, of which the first is known: "both creatures"."""
    return _of_groups(whole, BOTH)


def _of_groups(whole: Target, det: Det, *attributes: Adjective) -> NounPhrase:
    sorts = {group.sort for group in getattr(whole, "groups", ())}
    return described(NOUNS[sorts.pop()] if len(sorts) == 1 else nouns.CARD, det, *attributes)


def deed_of_chosen(target: Target, doing: BaseInstruction | None, whole: BaseInstruction | None) -> Wordable:
    """Return what is done with the cards that are chosen now, where the instruction alone does not say it, else None.

    That is what follows in the ability, or the instruction itself where it picks the next cards by these.
    """
    if doing is None or whole is None:
        return None
    if doing.chosen is not None and target in (doing.chosen, *getattr(doing.chosen, "groups", ())):
        following = follows_of(doing, whole, target)
        return following if target in parts(following) else None
    others = [node for node in _picked_for(doing) if node is not target]
    described = (target in parts(node) and target not in getattr(node, "groups", ()) for node in others)
    return doing if others and all(described) else None


def follows_of(doing: BaseInstruction, whole: BaseInstruction | None, chosen: Target | Choice) -> Wordable:
    """Return what an ability does after an instruction of it, None where nothing is.

    That is the rest of its sentence, and of the text as far as that speaks of what is `chosen`.
    """
    joints = [node for node in parts(whole) if isinstance(node, BaseInstruction) and doing in parts(node)]
    said = [behind for behind in (joint.behind(doing) for joint in reversed(joints)) if behind]
    if len(said) < 2:
        return said[0] if said else None
    last = max((at for at, behind in enumerate(said) if chosen in parts(behind)), default=0)
    return Sentences(in_turn(cast("tuple[Worded, ...]", tuple(said[: last + 1])), near=False)) if last else said[0]


def _picked_for(doing: BaseInstruction) -> Iterator[Target]:
    """Yield the targets that are picked for an instruction itself, not for those of which it speaks."""
    for name in held_names(type(doing)) or ():
        held = getattr(doing, name)
        if isinstance(held, Target) and hasattr(held, "most") and hasattr(held, "least"):
            yield held


def confirmation(scope: Scope, effect: BaseInstruction, known: tuple[Worded, ...], then: Wordable) -> Words:
    """Return the question whether to do an optional instruction in the course of an ability."""
    if scope.core.quiet:
        return UNREAD
    people = people_of(scope, effect, scope.in_place_of, then)
    cards = cards_of(scope, effect, then)
    if scope.you == scope.core.state.active:
        return confirm_of(effect, giver_of(scope), known, people, cards, scope.in_place_of, then)
    said, done = _to_active(effect, then, scope.in_place_of, plainly=True)
    known = tuple(done.get(id(one), one) for one in known)
    people, cards = _turned(people), _renamed(cards, done)
    return confirm_of(
        cast("BaseInstruction", said[0]), giver_of(scope), known, people, cards, said[2], said[1], OPPONENT
    )


def label(scope: Scope, mode: BaseInstruction) -> Words:
    """Return what one of several texts says, for its button."""
    cards = cards_of(scope, mode)
    numbers = tuple((one, called) for one, called in people_of(scope, mode) if isinstance(one, Letter))
    if scope.you == scope.core.state.active:
        return label_of(mode, giver_of(scope), cards, numbers=numbers)
    said, done = _to_active(mode, plainly=True)
    return label_of(cast("BaseInstruction", said[0]), giver_of(scope), _renamed(cards, done), OPPONENT, numbers)


def _is_said_of(target: Target, deed: Wordable) -> bool:
    """Return whether a deed is a statement about the target: "for the remainder of the turn, a creature gains …".

    Or about it and those that follow from it: "a creature and each of its neighbors capture …".
    """
    while True:
        deed = deed.first_deed if isinstance(deed, BaseInstruction) else deed
        fragment = unfold(deed)[0] if isinstance(deed, Worded | Fragment) else None
        if not isinstance(fragment, During):
            break
        deed = fragment.sentence
    opening = opening_of(deed)
    if opening is None:
        return False
    first, *others = getattr(opening.subject, "groups", (opening.subject,))
    return first is target and all(target in parts(one) for one in others)


def which_of_equal(scope: Scope, target: Target) -> Words:
    """Return the question which of several equal cards is meant, as the active player reads it."""
    cards = cards_of(scope, target)
    if scope.you == scope.core.state.active:
        return which_counts(target, cards)
    said, done = _to_active(target)
    return which_counts(cast("Target", said[0]), _renamed(cards, done))


@lru_cache(maxsize=512)
def which_counts(target: Target, cards: Cards = ()) -> Words:
    """Return the question which of several equal cards is the one that is meant: "the most powerful creature"."""
    return words(_calling(WHICH_COUNTS.of(target=target), (), cards), this=_this_of(cards))


def question(scope: Scope, target: Target, called: Wordable = None, left: int = 0) -> Words:
    """Return the prompt for picking a target in the course of an ability, or a part of it that is `called` so.

    So many are `left` where one is picked after the other.
    """
    if scope.core.quiet:
        return UNREAD
    doing = carried_out(scope)
    whole = cast("BaseInstruction | None", scope.whole)
    people, cards = people_of(scope, target, doing), cards_of(scope, target, doing)
    alone = _is_alone(scope, target, None if doing is None else doing.chosen)
    if scope.you == scope.core.state.active:
        return prompt_of(target, doing, giver_of(scope), people, called, cards, whole, left=left, alone=alone)
    _, orders = _asked_of(target, doing, whole, cards, alone=alone)
    said, done = _to_active(doing, target, whole, called, plainly=orders)
    doing, target, whole = (cast("Any", node) for node in said[:3])
    people, cards = _turned(people), _renamed(cards, done)
    return prompt_of(target, doing, giver_of(scope), people, said[3], cards, whole, OPPONENT, left, alone=alone)


def naming(scope: Scope, choice: Choice, doing: BaseInstruction, by: Player | None) -> Words:
    """Return the prompt for naming a thing, with what the ability does with it as the active player reads it.

    It is that player who names it, unless it is done `by` another.
    """
    follows = follows_of(doing, cast("BaseInstruction | None", scope.whole), choice)
    active = scope.core.state.active
    if choice not in parts(follows) or by not in (None, active):
        return choice.prompt
    people, cards = people_of(scope, follows), cards_of(scope, follows)
    if scope.you == active:
        return naming_of(choice, follows, giver_of(scope), people, cards)
    said, done = _to_active(follows, choice)
    return naming_of(
        cast("Choice", said[1]), said[0], giver_of(scope), _turned(people), _renamed(cards, done), OPPONENT
    )


@lru_cache(maxsize=1024)
def naming_of(
    choice: Choice, follows: Wordable, giver: str = "", people: People = (), cards: Cards = (), who: Who = YOU
) -> Words:
    """Return the prompt for naming a thing of which what `follows` speaks: "Name a house: Discard each …".

    `who` does what follows.
    """
    said = Recalling(follows, (choice,)) if isinstance(choice, PlayerChoice) else follows
    asked: Wordable = choice.prompt
    if isinstance(choice, HouseChoice) and choice.on is not None:
        asked = done_by(YOU if who is YOU else READER, NAME.of(what=choice))
        said = Recalling(said, (choice.on,), near=True)
    if isinstance(choice, PlayerChoice) and choice.standing is not None:
        asked = done_by(YOU if who is YOU else READER, CHOOSE.of(target=choice))
    deed = CHOICE.of(choice=asked, deed=said)
    subject = None if who is YOU else who
    return words(Stopped(_calling(deed, people, cards)), this=_this_of(cards), giver=_named(giver), subject=subject)


def said_of(scope: Scope, said: Wordable, target: Target, this: Wordable) -> Words:
    """Return a sentence about a target in the course of an ability, in which what was picked before is known."""
    others = (node for node in parts(target) if isinstance(node, Target) and node is not target)
    known = tuple(one for one in others if getattr(one, "most", None) == 1)
    people: People = (*people_of(scope, target), (ACTIVE_PLAYER, YOU))  # it is the active player who is told
    called = _calling(Recalling(said, known), people, cards_of(scope, target))
    return words(called, this=this, giver=_named(giver_of(scope)))


def whose(scope: Scope, asked: Words) -> Words:
    """Return the question whose pile is meant, behind what is done with its cards."""
    doing = carried_out(scope)
    if doing is None or scope.you != scope.core.state.active:
        return asked
    return whose_of(doing, asked, giver_of(scope), people_of(scope, doing), cards_of(scope, doing))


@lru_cache(maxsize=512)
def whose_of(doing: BaseInstruction, asked: Words, giver: str = "", people: People = (), cards: Cards = ()) -> Words:
    """Return the question whose pile is meant: "Purge up to 2 cards from a discard pile. Whose discard pile?"."""
    said = _calling(WHOSE.of(deed=doing, whose=asked), people, cards)
    return words(said, this=_this_of(cards), giver=_named(giver))


@lru_cache(maxsize=512)
def who_counts(who: Worded) -> Words:
    """Return the question which of two equal players is meant: "the player with the fewest creatures"."""
    return words(WHO_COUNTS.of(who=who), this=THIS_CARD)


def order(scope: Scope, effect: BaseInstruction) -> Words:
    """Return an instruction itself, as the prompt for what it asks."""
    cards = cards_of(scope, effect)
    if scope.you == scope.core.state.active:
        return order_of(effect, giver_of(scope), cards)
    said, done = _to_active(effect)
    return order_of(cast("BaseInstruction", said[0]), giver_of(scope), _renamed(cards, done), OPPONENT)


@lru_cache(maxsize=8192)
def order_of(effect: BaseInstruction, giver: str = "", cards: Cards = (), who: Who = YOU) -> Words:
    """Return an instruction that asks something; `who` does it."""
    subject = None if who is YOU else who
    said = _calling(effect.asked, (), cards)
    return words(Stopped(said), this=_this_of(cards), giver=_named(giver), subject=subject)


@lru_cache(maxsize=8192)
def confirm_of(
    effect: BaseInstruction,
    giver: str = "",
    known: tuple[Worded, ...] = (),
    people: People = (),
    cards: Cards = (),
    replaced: Wordable = None,
    then: Wordable = None,
    who: Who = YOU,
) -> Words:
    """Return the question whether to do an optional instruction; what is `known` already is "that creature".

    Where it would be done instead of something else, that is said first: "You would resolve …. Steal … instead?" What
    is done `then`, if it was or was not, is said last. `who` does it.
    """
    deed = effect.asked
    subject = None if who is YOU else who
    if replaced is None:
        asked = (ASKED if subject is None else ASKED_OF_OTHER).of(effect=deed)
    else:
        instead = ASKED_INSTEAD if subject is None else ASKED_INSTEAD_OF_OTHER
        asked = instead.of(event=replaced, effect=Replacing(deed))
    if then is not None:
        then = then if subject is None else Calling(then, who, Pronoun(who))
        asked = ASKED_THEN.of(question=asked, then=then)
    said = _calling(Recalling(asked, known) if known else asked, people, cards)
    return words(said, this=_this_of(cards), giver=_named(giver), subject=subject)


@lru_cache(maxsize=512)
def how_much_of(doing: BaseInstruction, cards: Cards = ()) -> Words:
    """Return the question for a number that an instruction asks: the instruction, "Exalt Troll up to 2 times"."""
    try:
        return words(_calling(doing, (), cards), this=_this_of(cards))
    except WordingError:
        return HOW_MUCH


@lru_cache(maxsize=512)
def label_of(mode: BaseInstruction, giver: str = "", cards: Cards = (), who: Who = YOU, numbers: People = ()) -> Words:
    """Return what a mode says, for its button; `who` does it."""
    subject = None if who is YOU else who
    try:
        return words(
            Stopped(_calling(mode, numbers, cards)), this=_this_of(cards), giver=_named(giver), subject=subject
        )
    except WordingError:
        return CHOOSE_ONE


WORDED = (prompt_of, naming_of, whose_of, which_counts, who_counts, order_of, confirm_of, how_much_of, label_of)
"""The questions that are kept, and must be worded anew when cards have other names."""
