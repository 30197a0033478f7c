"""Other wordings of the grammar's rules: how printed texts order and name what the language says in one way only.

Where a rewrite changes a text whatever it says, another wording belongs to a rule: it is read beside the rule's own, as
the same words of the language. What is read by it counts only where the language says the same, with each such wording
put back into the rule's own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from kfdesk.language.effects.amber import Capture
from kfdesk.language.effects.damage import Deal
from kfdesk.language.effects.flow import If
from kfdesk.language.effects.repeat import ForEach
from kfdesk.language.reading.chart import Tree
from kfdesk.language.reading.lexemes import BULLET, LINE, THIS, lexemes
from kfdesk.language.reading.productions import Hole, Kind, Piece, Production, Symbol
from kfdesk.records import record


@record
class Wording:
    """Another wording of rules: `<Rule>` stands for a part of that part of speech, `<>` for a number."""

    said: str
    """How the language says it: a regular expression for all that a rule is made of."""
    printed: str
    why: str


_DURATIONS = "|".join(
    (
        "for the remainder of the turn",
        "during your opponent ’s next turn",
        "until the start of your next turn",
        "until the end of your next turn",
    )
)

WORDINGS = (
    Wording(
        rf"({_DURATIONS}) , (<Rule>|<BaseInstruction>)",
        r"\2 \1",
        "How long something lasts stands before or behind it.",
    ),
    Wording(r"for the remainder of the turn , (<Rule>)", r"\1 this turn", "A turn that has begun."),
    Wording(
        r"for the remainder of the turn , (<Rule>)",
        r"until the end of the turn , \1",
        "A time that ends with the turn.",
    ),
    Wording(r"for the remainder of the turn , (<Rule>)", r"\1 until the end of the turn", "The same behind it."),
    Wording(r"during your opponent ’s next turn , (<Rule>)", r"\1 on their next turn", "Said of the opponent."),
    Wording(r"during your opponent ’s next turn , (<Rule>)", r"\1 during their next turn", "Said of the opponent."),
    Wording(r"(<Rule>) (while|if) (<Condition>)", r"\2 \3 , \1", "A condition stands behind or before what it is of."),
    Wording(r"(<Rule>) if (<Condition>)", r"while \2 , \1", "If it is so, and while it is so."),
    Wording(r"(<Rule>) while (<Condition>)", r"if \2 , \1", "The same the other way round."),
    Wording(r"(while|if) (<Condition>) , (<Rule>)", r"\3 \1 \2", "The same the other way round."),
    Wording(r"if (<Condition>) , (<BaseInstruction>)", r"\2 if \1", "The same of instructions."),
    Wording(
        r"for (<Count>) , (<BaseInstruction>)",
        r"\2 for \1",
        "How often something is done stands before or behind it; see `is_fit`.",
    ),
    Wording(r"for (<Count>) , (put .* counters? on <Target>)", r"\2 for \1", "The same of counters."),
    Wording(
        r"((?!for <Count>)(?:(?!<Target>|<BaseInstruction>).)*|<Target> gets .*) for (<Count>)",
        r"for \2 , \1",
        "The same the other way round, where no card is chosen: it would be another each time.",
    ),
    Wording(
        r"for the remainder of the turn , (<BaseInstruction>) each time (<Occurrence>)",
        r"for the remainder of the turn , each time \2 , \1",
        "What lets something happen in a turn stands before or behind it.",
    ),
    Wording(
        r"for the remainder of the turn , (<BaseInstruction>) each time (<Occurrence>)",
        r"for the remainder of the turn , \1 after \2",
        "Each time, and after it.",
    ),
    Wording(
        r"for the remainder of the turn , (<BaseInstruction>) each time (<Occurrence>)",
        r"for the remainder of the turn , after \2 , \1",
        "Each time, and after it.",
    ),
    Wording(
        r"((?:for the remainder of the turn|during your opponent ’s next turn) ,) each time (<Occurrence>) ,(.*)",
        r"\1 after \2 ,\3",
        "Each time, and after it.",
    ),
    Wording(
        r"((?:for the remainder of the turn|during your opponent ’s next turn) ,) after (<Occurrence>) ,(.*)",
        r"\1 each time \2 ,\3",
        "Each time, and after it.",
    ),
    Wording(
        r"((?:for the remainder of the turn|during your opponent ’s next turn) ,) after (<Occurrence>) , (.*)",
        r"\1 \3 each time \2",
        "Each time, and after it.",
    ),
    Wording(
        r"((?:for the remainder of the turn|during your opponent ’s next turn) ,) after (<Occurrence>) , (.*)",
        r"\1 \3 after \2",
        "Each time, and after it.",
    ),
    Wording(
        r"(.*) \. \( you may choose a different creature each time \. \)",
        r"\1",
        "That each time another creature may be chosen is only said by way of reminder.",
    ),
    Wording(
        rf"each of ({THIS} ’s?|this creature ’s|that creature ’s|its) neighbors",
        r"\1 neighbors",
        "All the neighbors, and each of them.",
    ),
    Wording(r"that (?:creature|card|artifact)", "it", "What was made or done to, by its noun or without."),
    Wording(r"those (?:creatures|cards|artifacts)", "them", "The same of several."),
    Wording(r"those (?:creatures|cards|artifacts)", "they", "The same of several."),
    Wording(r"it ((?:is|has|was) .*)", r"that creature \1", "Who that is may be said by a noun."),
    Wording(r"it ((?:is|has|was) .*)", r"that card \1", "The same of any card."),
    Wording(r"the discarded card ((?:is|has) .*)", r"that card \1", "The card that was just discarded."),
    Wording(r"the discarded card ((?:is|has) .*)", r"it \1", "The same without a noun."),
    Wording(r"(.* \. if) it (was already .*)", r"\1 that creature \2", "Who that is may be said by a noun."),
    Wording(r"(each .*) on it", r"\1 on that creature", "The same of what is counted there."),
    Wording(r"(each .*) on it", r"\1 on that artifact", "The same of an artifact."),
    Wording(r"(each .*) on that card", r"\1 on the discarded card", "The same of a card that was just discarded."),
    Wording(r"archive (<Target>) from play", r"archive \1", "Creatures are in play."),
    Wording(r"archive (<Target>) from play", r"archive \1 in play", "The same said otherwise."),
    Wording(r"each of their forged keys", "each forged key they have", "Keys that somebody has."),
    Wording(r"each of their forged keys", "each forged key your opponent has", "The same of who that is."),
    Wording(r"each of your forged keys", "each forged key you have", "The same of yours."),
    Wording(r"capture (.*)", rf"{THIS} captures \1", "The card that captures is named or not."),
    Wording(r"heal (.*) damage from (<Target>)", r"\2 heals \1 damage", "What heals, and what is healed."),
)
"""In no order: each is another wording of what the language says."""

_MENTIONS = (
    *(f"the {done} {what}{s}" for done in ("chosen",) for what in ("creature", "artifact", "card") for s in ("", "s")),
    *(
        f"the {done} {what}{s}"
        for done in ("discarded", "purged", "revealed", "destroyed")
        for what in ("card",)
        for s in ("", "s")
    ),
    *(
        f"the {done} {what}{s}"
        for done in ("purged", "destroyed", "exhausted")
        for what in ("creature",)
        for s in ("", "s")
    ),
    "these creatures",
    "these cards",
    "those cards",
    "them",
    "that upgrade",
    "they",
)
"""What printed texts call cards that were mentioned before."""


_TARGET = Symbol(Kind.WORD, "Target")
_MENTIONED = Symbol(Kind.MENTION, "Target")


def mentions() -> Iterator[Production]:
    """Yield how printed texts speak again of cards."""
    for words in _MENTIONS:
        yield Production(_MENTIONED, lexemes(words), None)


def others(rule: Production) -> Iterator[Production]:
    """Yield a rule in its other wordings."""
    if rule.symbol.kind is not Kind.WORD:
        return
    yield from _named(rule)
    text = " ".join(_written(rule.pieces))
    for wording, pattern in _patterns():
        found = pattern.fullmatch(text)
        pieces = found and found.expand(wording.printed).split(" ")
        if pieces:
            yield _reworded(rule, pieces)
    first = rule.pieces[0]
    if rule.symbol.category == "Rule" and isinstance(first, Hole) and first.symbol == _TARGET:
        mentioned = replace(first, symbol=_MENTIONED)  # of what was named in the condition before
        yield replace(rule, pieces=(mentioned, *rule.pieces[1:]), said=tuple(_written_as(rule)))


def _named(rule: Production) -> Iterator[Production]:
    """Yield a rule with each of its mentions of cards in turn said in full, as of what was not said before."""
    for at, piece in enumerate(rule.pieces):
        if isinstance(piece, Hole) and piece.fills and piece.symbol == Symbol(Kind.MENTION, "Target"):
            hole = replace(piece, symbol=Symbol(Kind.WORD, "Target"))
            yield replace(rule, pieces=(*rule.pieces[:at], hole, *rule.pieces[at + 1 :]), times=0)


def is_reworded(tree: Tree) -> bool:
    """Return whether anything in a tree is read by another wording than that of the language."""
    return tree.production.said is not None or any(is_reworded(part) for part in tree.parts if isinstance(part, Tree))


def is_fit(tree: Tree) -> bool:
    """Return whether a tree's wordings may stand with what is read in them.

    "Deal 2 damage to a creature for each" chooses one creature, where "for each, deal 2" chooses one each time.
    """
    parts = [part for part in tree.parts if isinstance(part, Tree)]
    is_moved = isinstance(tree.production.model, ForEach) and tree.production.pieces[0] != "for"
    if is_moved and any(isinstance(part.production.model, (Capture, Deal, If)) for part in parts):
        return False
    return all(is_fit(part) for part in parts)


def as_said(tree: Tree) -> Iterator[str]:
    """Yield the lexemes of a tree, all other wordings put back into those of the language; they are not yet tidy."""
    rule = tree.production
    parts = iter(tree.parts)
    read = [next(parts) if isinstance(piece, Hole) else piece for piece in rule.pieces]
    for one in rule.said if rule.said is not None else range(len(read)):
        piece = read[one] if isinstance(one, int) else one
        if isinstance(piece, Tree):
            yield from as_said(piece)
        else:
            yield str(piece)


_ENDS = {LINE: "¶", BULLET: "¶•"}
"""Signs in a rule that is written in one line."""
_SIGNS = {written: sign for sign, written in _ENDS.items()}


def _written(pieces: Sequence[Piece]) -> Iterator[str]:
    """Yield pieces as `Wording` has them; holes bear a number, by which they are told apart."""
    for at, piece in enumerate(pieces):
        yield _ENDS.get(piece, piece) if isinstance(piece, str) else f"<{piece.symbol.category}#{at}>"


def _written_as(rule: Production) -> Iterator[str | int]:
    """Yield what `Production.said` is of a rule whose parts stand in their order."""
    for at, piece in enumerate(rule.pieces):
        yield at if isinstance(piece, Hole) else piece


def _reworded(rule: Production, written: Sequence[str]) -> Production:
    """Return a rule with other pieces, among which are all its parts."""
    parts = {
        text: piece for text, piece in zip(_written(rule.pieces), rule.pieces, strict=True) if piece not in rule.words
    }
    pieces = tuple(parts.get(one, _SIGNS.get(one, one)) for one in written)
    said = (
        written.index(text) if text in parts else piece
        for text, piece in zip(_written(rule.pieces), rule.pieces, strict=True)
    )
    return replace(rule, pieces=pieces, said=tuple(said))


@cache
def _patterns() -> tuple[tuple[Wording, re.Pattern[str]], ...]:
    return tuple((one, re.compile(re.sub(r"<(\w*)>", r"<\1#\\d+>", one.said))) for one in WORDINGS)
