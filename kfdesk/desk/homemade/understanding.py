"""What is understood of a home-made card: line by line, and as a whole. Worked out on a thread; shown by the page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from kfdesk.cards import reading
from kfdesk.cards.reading import ReadLine, described, meaning_key, read_text
from kfdesk.collection.homemade import HomeCard, NotReadError, compiled
from kfdesk.desk.homemade.text_edit import Marked
from kfdesk.language.card_names import name_for
from kfdesk.language.definition import CardDefinition, Draft
from kfdesk.language.reading.grammar import Meaning
from kfdesk.language.reading.of_itself import of_itself
from kfdesk.records import record
from kfdesk.text.runs import Runs
from kfdesk.text.wording import rendered
from kfdesk.text.words import LANGUAGES, Words, same


@record
class Choice:
    """One meaning of a line: what keeps it, what tells it from the others, and what it says in each language."""

    key: str
    words: Words
    said: tuple[Runs, ...]


@record
class Line:
    """A line of the text with what it may mean; one that is not understood means nothing."""

    text: str
    choices: tuple[Choice, ...]
    marks: tuple[Marked, ...]
    gave_up: bool
    chosen: int | None
    """Which of its meanings holds: the only one, or the one that was chosen."""
    of_itself: bool = False
    """Whether it says a fact of the card, such as its keywords, and no ability."""

    @property
    def asks(self) -> bool:
        """Whether somebody has to say which of several meanings is meant."""
        return len(self.choices) > 1

    @property
    def shape(self) -> object:
        """What is equal for lines that offer the same, whatever was chosen."""
        return self.text, tuple(choice.key for choice in self.choices), self.marks, self.gave_up


@record
class Understood:
    """A card with what is understood of it."""

    card: HomeCard
    text: str
    """The text as it stood in its field, to which the marks belong."""
    lines: tuple[Line, ...]
    definition: CardDefinition | None
    """What the card is for play; None where not all of it is understood."""

    @property
    def marks(self) -> tuple[Marked, ...]:
        """What is not understood, in the whole text."""
        return tuple(mark for line in self.lines for mark in line.marks)

    @property
    def answers(self) -> dict[str, str]:
        """Which meaning was chosen of each line that has several, by its text."""
        asked = (line for line in self.lines if line.asks and line.chosen is not None)
        return {line.text: line.choices[line.chosen or 0].key for line in asked}

    @property
    def is_open(self) -> bool:
        """Whether the text waits for a choice, and for nothing else."""
        return any(line.chosen is None for line in self.lines) and all(line.choices for line in self.lines)


def understand(card: HomeCard, text: str, answers: Mapping[str, str], kept: Sequence[str] = ()) -> Understood:
    """Return what is understood of a card; `answers` say of lines of several meanings, by their text, which was chosen.

    `text` is the card's own as somebody typed it, perhaps with more spaces than the card keeps. `kept` are the meanings
    that the card has brought for the lines of this text. The card that comes back bears its meanings. Takes seconds
    where the language has to be learned first.
    """
    read = read_text(text, name_for(card.facts), card.type)
    brought = {one.text: key for one, key in zip(read, kept, strict=False) if key}
    answers = brought | dict(answers)
    lines = (*_of_itself(card, text), *(_line(card, one, answers.get(one.text, "")) for one in read))
    meanings = tuple(_kept(line) for line in lines if not line.of_itself)
    card = card.model_copy(update={"meanings": meanings if any(meanings) else ()})
    return Understood(card, text, lines, definition_of(card))


def definition_of(card: HomeCard) -> CardDefinition | None:
    """Return what a card is for play, None where its text is not understood whole."""
    try:
        return compiled(card)
    except NotReadError:
        return None


def is_learned() -> bool:
    """Return whether the language is there already, so that nothing has to be learned before a text is read."""
    return reading.is_ready()


def _of_itself(card: HomeCard, text: str) -> Iterator[Line]:
    """Yield the keywords and icons that a text says, as one line, and each that is none."""
    if card.facts.keywords or card.facts.enhance:
        bare = CardDefinition(card.facts, Draft(card.id, ()))
        said = tuple(bare.runs(language) for language in LANGUAGES)
        yield Line("", (Choice("", same(""), said),), (), gave_up=False, chosen=0, of_itself=True)
    for sentence in of_itself(text).unread:
        start = max(text.find(sentence), 0)
        marks = (Marked(start, start + len(sentence)),)
        yield Line(sentence, (), marks, gave_up=False, chosen=None, of_itself=True)


def _line(card: HomeCard, read: ReadLine, answer: str) -> Line:
    words = described(read)
    choices = tuple(
        Choice(meaning_key(meaning), said, _said(card, meaning))
        for meaning, said in zip(read.meanings, words, strict=True)
    )
    keys = [choice.key for choice in choices]
    chosen = 0 if len(keys) == 1 else keys.index(answer) if answer in keys else None
    marks = tuple(Marked(one.start, one.end, one.proposals) for one in read.unread)
    return Line(read.text, choices, marks, read.gave_up, chosen)


def _said(card: HomeCard, meaning: Meaning) -> tuple[Runs, ...]:
    return tuple(rendered(meaning.ability, language, this=name_for(card.facts)) for language in LANGUAGES)


def _kept(line: Line) -> str:
    """Return what a card keeps of a line: nothing where there is nothing to choose."""
    return line.choices[line.chosen].key if line.asks and line.chosen is not None else ""
