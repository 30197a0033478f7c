"""The entries of the rules reference, each with what belongs to it: links both ways, cards, lessons, older editions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache, cached_property

from kfdesk import catalogs
from kfdesk.cards.facts import facts
from kfdesk.engine.editions import Difference, Divergence
from kfdesk.engine.headings import HEADINGS, KEYWORD_RULES
from kfdesk.engine.rules import RuleId
from kfdesk.teach.lessons import Lesson, lessons
from kfdesk.teach.reference.source import CARD, Source, source, sources
from kfdesk.text.translating import SOURCE
from kfdesk.text.words import Words


class Reference(Mapping[RuleId, "ReferenceEntry"]):
    """Every entry by its id, in the order of the rulebook."""

    def __init__(self) -> None:
        self._entries = {rule: ReferenceEntry(self, rule) for rule in sources(SOURCE)}

    def __getitem__(self, rule: RuleId) -> ReferenceEntry:
        return self._entries[rule]

    def __iter__(self) -> Iterator[RuleId]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    @cached_property
    def linked_from(self) -> Mapping[str, tuple[RuleId, ...]]:
        """The entries that link to an entry, or to a card (behind `CARD`)."""
        found: dict[str, list[RuleId]] = defaultdict(list)
        for rule, written in sources(SOURCE).items():
            for target in written.links:
                found[target].append(rule)
        return {target: tuple(rules) for target, rules in found.items()}


class ReferenceEntry:
    """One entry of the rules reference. It is read from its file when it is first asked for in a language."""

    __slots__ = ("_book", "id")

    def __init__(self, book: Reference, rule: RuleId) -> None:
        self._book = book
        self.id = rule

    @property
    def kind(self) -> str:
        """The part of the reference it belongs to, one of `source.KINDS`."""
        return self.id.partition("/")[0]

    @property
    def heading(self) -> Words:
        """The rulebook's term; a question in our own short wording; for an erratum the card's name."""
        if sources(SOURCE)[self.id].title:
            return _Title(self.id)
        return HEADINGS.get(self.id) or facts()[self.id.partition("/")[2]].title

    @property
    def text(self) -> Words:
        """What it says, as plain text."""
        return _Text(self.id)

    @property
    def markdown(self) -> Words:
        """What it says, with its links and lists in Markdown: to entries by id, to cards behind "card:"."""
        return _Markdown(self.id)

    @property
    def summary(self) -> Words:
        """The first sentence, which explains the term by itself."""
        return _Summary(self.id)

    @property
    def see(self) -> tuple[RuleId, ...]:
        """The entries it links to, then those that link to it."""
        own = (target for target in sources(SOURCE)[self.id].links if not target.startswith(CARD))
        return tuple(dict.fromkeys((*own, *self._book.linked_from.get(self.id, ()))))

    @property
    def cards(self) -> tuple[str, ...]:
        """The ids of the cards it names."""
        links = sources(SOURCE)[self.id].links
        return tuple(target.removeprefix(CARD) for target in links if target.startswith(CARD))

    @property
    def bearers(self) -> tuple[str, ...]:
        """The ids of all cards that have the keyword of this entry printed; none where it is no keyword's."""
        return _bearers().get(self.id, ())

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons that show it, those first whose main entry it is."""
        return _lessons().get(self.id, ())

    @property
    def editions(self) -> tuple[Divergence, ...]:
        """What older editions of the rules say otherwise."""
        return tuple(one.value for one in Difference if one.value.rule == self.id)

    def __repr__(self) -> str:
        return f"ReferenceEntry({self.id!r})"


@cache
def reference() -> Reference:
    """Return the rules reference; nothing is read before it is first called.

    From then on texts are said in every language there is.
    """
    catalogs.speak()
    return Reference()


@cache
def _bearers() -> Mapping[RuleId, tuple[str, ...]]:
    """Return the cards that have a keyword, by the keyword's entry."""
    found: dict[RuleId, list[str]] = defaultdict(list)
    for card in facts().values():
        for keyword, _ in card.keywords:
            found[KEYWORD_RULES[keyword]].append(card.id)
        if card.enhance:
            found["glossary/enhance"].append(card.id)
    return {rule: tuple(cards) for rule, cards in found.items()}


@cache
def _lessons() -> Mapping[RuleId, tuple[Lesson, ...]]:
    """Return the lessons that show an entry, by the entry."""
    found: dict[RuleId, list[Lesson]] = defaultdict(list)
    for lesson in lessons():
        for rule in lesson.entries:
            found[rule].append(lesson)
    return {rule: tuple(sorted(some, key=lambda one: one.entries[0] != rule)) for rule, some in found.items()}


class _Passage(Words):
    """A part of an entry, in the language it is asked for; English where that one lacks the entry."""

    __slots__ = ("_rule",)

    def __init__(self, rule: RuleId) -> None:
        self._rule = rule

    def said_of(self, language: str, number: int | None) -> str:
        """Return the part in the language."""
        return self._of(source(self._rule, language))

    def _of(self, written: Source) -> str:
        raise NotImplementedError

    def _parts(self) -> tuple[object, ...]:
        return (self._rule,)


class _Title(_Passage):
    __slots__ = ()

    def _of(self, written: Source) -> str:
        return written.title


class _Text(_Passage):
    __slots__ = ()

    def _of(self, written: Source) -> str:
        return written.text


class _Markdown(_Passage):
    __slots__ = ()

    def _of(self, written: Source) -> str:
        return written.markdown


class _Summary(_Passage):
    __slots__ = ()

    def _of(self, written: Source) -> str:
        return written.summary
