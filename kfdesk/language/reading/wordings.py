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

from kfdesk.language.base import BaseInstruction, Rule, Target
from kfdesk.language.conditions import Condition
from kfdesk.language.effects.amber import Capture
from kfdesk.language.effects.damage import Deal
from kfdesk.language.effects.flow import If
from kfdesk.language.effects.repeat import ForEach
from kfdesk.language.players import Who
from kfdesk.language.reading.chart import Tree
from kfdesk.language.reading.lexemes import BULLET, LINE, THIS, lexemes
from kfdesk.language.reading.productions import Hole, Kind, Piece, Production, Symbol
from kfdesk.language.reading.sameness import STANDINGS
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
    Wording(r"the discarded card ((?:is|has) .*)", r"that card \1", "The card that was just discarded."),
    Wording(r"the discarded card ((?:is|has) .*)", r"it \1", "The same without a noun."),
    Wording(r"archive (<Target>) from play", r"archive \1", "Creatures are in play."),
    Wording(r"archive (<Target>) from play", r"archive \1 in play", "The same said otherwise."),
    Wording(r"each of their forged keys", "each forged key they have", "Keys that somebody has."),
    Wording(r"each of their forged keys", "each forged key your opponent has", "The same of who that is."),
    Wording(r"each of your forged keys", "each forged key you have", "The same of yours."),
    Wording(
        r"during your opponent ’s next turn , after (<Occurrence>) , (<BaseInstruction>)",
        r"after \1 during their next turn , \2",
        "When that is stands with what happens then.",
    ),
    Wording(
        r"during your opponent ’s next turn , after (<Occurrence>) , (<BaseInstruction>)",
        r"if \1 on their next turn , \2",
        "The same as a condition.",
    ),
    Wording(
        r"for (<Count>) , (put <Target> into your archives) (\..*)",
        r"\2 for \1 \3",
        "How often something is done stands before or behind it.",
    ),
    Wording(r"capture (.*)", rf"{THIS} captures \1", "The card that captures is named or not."),
    Wording(
        rf"(?:capture|{THIS} captures) (.*) from your own side",
        r"this creature captures \1 from its own side",
        "The creature with the upgrade captures, from its controller.",
    ),
    Wording(r"a card revealed this way", "one of those cards", "Cards that were revealed, among which one is chosen."),
    Wording(r"a card revealed this way", "one of them", "The same without a noun."),
    Wording(r"one of those cards", "one of them", "The same of cards that were looked at."),
    Wording(r"one of those creatures", "one of them", "The same of creatures."),
    Wording(r"one of those cards", "one", "The same where it is clear of what."),
    Wording(r"a card revealed this way", "one", "The same of cards that were revealed."),
    Wording(r"one of the other cards", "another", "One that is left."),
    Wording(r"one of the other cards", "another one", "The same."),
    Wording(r"the other card", "the third", "The last of three."),
    Wording(r"the other card", "the other", "The last of two."),
    Wording(r"the other card", "the last", "The last of several."),
    Wording(r"the other cards", "the rest", "All that are left."),
    Wording(r"heal (.*) damage from (<Target>)", r"\2 heals \1 damage", "What heals, and what is healed."),
)
"""In no order: each is another wording of what the language says."""

_MENTIONS = (
    *(f"the chosen {what}" for what in ("artifact", "artifacts", "card", "cards", "creature", "creatures")),
    *(f"the {done} {what}" for done in ("destroyed", "discarded", "purged", "revealed") for what in ("card", "cards")),
    *(f"the {done} {what}" for done in ("destroyed", "exhausted", "purged") for what in ("creature", "creatures")),
    "each of them",
    "each of those cards",
    "each of those creatures",
    *(f"that {how} {what}" for how in sorted(STANDINGS) for what in ("artifact", "card", "creature")),
    *(f"those {how} {what}" for how in sorted(STANDINGS) for what in ("artifacts", "cards", "creatures")),
    "these creatures",
    "these cards",
    "those cards",
    "them",
    "that upgrade",
    "they",
)
"""What printed texts call cards that were mentioned before."""


_NAMES: dict[tuple[str, ...], tuple[str, ...]] = {
    ("it",): ("that creature", "that card", "that artifact"),
    ("its",): ("that creature’s", "that card’s", "this creature’s", "the exhausted creature’s"),
    ("that", "creature"): ("it", "the purged creature", "the destroyed creature", "the chosen creature"),
    ("that", "card"): ("it", "the discarded card", "the destroyed card", "the purged card", "the revealed card"),
    ("those", "cards"): ("they", "them", "the discarded cards", "the purged cards", "the revealed cards"),
    ("those", "creatures"): ("they", "them", "these creatures", "the chosen creatures"),
}
"""What the language calls cards that it mentions within a rule, and what texts call them."""
_TARGET = Symbol(Kind.WORD, Target)
_MENTIONED = Symbol(Kind.MENTION, Target)


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
        if pieces and THIS in pieces and THIS not in rule.words:
            yield replace(_reworded(rule, pieces), in_quotes=False)  # in quotes the name is that of another card
        elif pieces:
            yield _reworded(rule, pieces)
    yield from _mentioning(rule)
    yield from _renamed(rule)
    yield from _done_by(rule)


def _mentioning(rule: Production) -> Iterator[Production]:
    """Yield a clause about cards that are named as one about cards that are mentioned again."""
    pieces = rule.pieces
    at = next((at for at, piece in enumerate(pieces) if isinstance(piece, Hole) and piece.symbol == _TARGET), -1)
    if (rule.symbol.part is Rule and at == 0) or (rule.symbol.part is Condition and at >= 0):
        yield _with_symbol(rule, at, _MENTIONED)


def _renamed(rule: Production) -> Iterator[Production]:
    """Yield a rule that itself mentions cards that are said in it or elsewhere, with other names for them."""
    if not rule.unsaid and _TARGET not in [hole.symbol for hole in rule.holes]:
        return  # "it" is the card itself
    written = tuple(_written(rule.pieces))
    for said, names in _NAMES.items():
        starts = [at for at in range(len(written)) if written[at : at + len(said)] == said]
        if len(starts) != 1 or len(written) == len(said):
            continue
        before, behind = written[: starts[0]], written[starts[0] + len(said) :]
        for name in names:
            called = lexemes(name)
            yield replace(_reworded(rule, (*before, *called, *behind)), called=called)


def _done_by(rule: Production) -> Iterator[Production]:
    """Yield what is done by somebody who is mentioned as done by somebody who is named, and the other way round."""
    first, *others = rule.pieces
    if rule.symbol.part not in (Rule, BaseInstruction) or not isinstance(first, Hole) or not others:
        return
    verb = others[0]
    if first.symbol.part is not Who or not isinstance(verb, str) or not verb.isalpha():
        return
    is_named = first.symbol.kind is Kind.WORD
    other = _with_symbol(rule, 0, Symbol(Kind.MENTION if is_named else Kind.WORD, Who))
    if verb not in ("cannot", "may", "must"):
        verb = verb.removesuffix("s") if is_named else verb + "s"
    yield replace(other, pieces=(other.pieces[0], verb, *other.pieces[2:]))


def _with_symbol(rule: Production, at: int, symbol: Symbol) -> Production:
    """Return a rule in which another symbol is read in the same places."""
    held = rule.pieces[at]
    assert isinstance(held, Hole)
    pieces = (*rule.pieces[:at], replace(held, symbol=symbol), *rule.pieces[at + 1 :])
    return replace(rule, pieces=pieces, said=tuple(_written_as(rule)))


def _named(rule: Production) -> Iterator[Production]:
    """Yield a rule with each of its mentions of cards in turn said in full, as of what was not said before."""
    for at, piece in enumerate(rule.pieces):
        if isinstance(piece, Hole) and piece.fills and piece.symbol == Symbol(Kind.MENTION, Target):
            hole = replace(piece, symbol=Symbol(Kind.WORD, Target))
            yield replace(rule, pieces=(*rule.pieces[:at], hole, *rule.pieces[at + 1 :]), times=0)


def is_reworded(tree: Tree) -> bool:
    """Return whether anything in a tree is read by another wording than that of the language."""
    return tree.production.said is not None or any(is_reworded(part) for part in tree.parts if isinstance(part, Tree))


def is_fit(tree: Tree) -> bool:
    """Return whether a tree's wordings may stand with what is read in them.

    "Deal 2 damage to a creature for each" chooses one creature, where "for each, deal 2" chooses one each time; and
    "their next turn" is your opponent's only where what is done in it is done by that player.
    """
    parts = [part for part in tree.parts if isinstance(part, Tree)]
    is_moved = isinstance(tree.production.model, ForEach) and tree.production.pieces[0] != "for"
    if is_moved and any(isinstance(part.production.model, (Capture, Deal, If)) for part in parts):
        return False
    if _is_said_of_them(tree.production) and not any(_is_of_opponent(part) for part in parts):
        return False
    return all(is_fit(part) for part in parts)


def _is_said_of_them(rule: Production) -> bool:
    """Return whether a wording says "their next turn" of the opponent's."""
    return rule.said is not None and "turn" in rule.said and "their" in rule.pieces and "their" not in rule.said


def _is_of_opponent(tree: Tree) -> bool:
    """Return whether what is read begins with your opponent, or with somebody who was named before."""
    said = tuple(as_said(tree))
    return said[:2] == ("your", "opponent") or said[:1] in (("they",), ("their",))


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
        yield _ENDS.get(piece, piece) if isinstance(piece, str) else f"<{_called(piece.symbol)}#{at}>"


def _called(symbol: Symbol) -> str:
    """Return what a symbol is called in a `Wording`: by its part of speech, or nothing."""
    return symbol.part.__name__ if symbol.part is not None else ""


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
    said = (written.index(text) if text in parts else _SIGNS.get(text, text) for text in _written(rule.pieces))
    return replace(rule, pieces=pieces, said=tuple(said))


@cache
def _patterns() -> tuple[tuple[Wording, re.Pattern[str]], ...]:
    return tuple((one, re.compile(re.sub(r"<(\w*)>", r"<\1#\\d+>", one.said))) for one in WORDINGS)
