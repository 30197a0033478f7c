"""Deck lists in plain words, in any of the shapes that people paste.

Shapes: a house heading and a title a line; a house and its titles in one line; counts before and after;
collector number and rarity; marks and icons; titles with bars between; the deck's name and set first.
Without headings the houses are deduced from the titles, if that is possible in exactly one way.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce

from kfdesk.cards.facts import facts
from kfdesk.collection.importers import texts as s
from kfdesk.collection.importers.assign import Assignment, assigned, houses_deduced
from kfdesk.collection.importers.cardtable import table_lines
from kfdesk.collection.importers.draft import MAX_TITLE, Draft, Listed
from kfdesk.collection.importers.markup import plain_links
from kfdesk.collection.importers.plainline import found_in
from kfdesk.collection.importers.raw import clean
from kfdesk.collection.importers.rows import Limits, RowError
from kfdesk.collection.importers.vocabulary import (
    SETS_WITHOUT_ICONS,
    aside,
    house_word,
    is_reference,
    known_house,
    known_set,
)
from kfdesk.collection.kinds import kind_named
from kfdesk.collection.links import Link, LinkKind, links_in
from kfdesk.collection.records import Source
from kfdesk.collection.titles import card_id, title_key
from kfdesk.collection.vocabulary import (
    LIST_HOUSES,
    LIST_KIND,
    LIST_REFERENCES,
    LIST_SET,
    house_title,
    labels,
    set_words,
)
from kfdesk.engine.decks import DECK_SIZE, HOUSE_SIZE
from kfdesk.engine.terms import House
from kfdesk.text.words import enumerated, same

_SHOWN = 5
_MANY_CARDS = 24
"""A text with a link and at least this number of cards is a list; with fewer it is a link with words around it."""
_MANY_TITLES = 20
"""Different known cards from which the set may be deduced."""
_MAX_DECKS = 1_000
"""Decks in one text."""
_MAX_ENTRIES = 400
"""Entries of one deck list."""
_MAX_LINES = 2_000
"""Lines of one deck list."""
_GAP = re.compile(r"\s{2,}")
"""Patterns that look for optional spaces take very long on long gaps, so no line keeps one."""
_RULER = re.compile(r"\s*[-=*_~#]{3,}\s*")
_BULLET = re.compile(r"^(?:[-*•–·>]\s+|#+\s+|\d{1,2}[.)]\s+(?=\D))")
_URL = re.compile(r"(?:https?://|www\.)\S+", re.IGNORECASE)
_HOUSE_FIRST = re.compile(r"^(?:house|haus|fraktion)\b\s*:?\s*", re.IGNORECASE)
_SIZE_LAST = re.compile(r"\s*[-–:]?\s*[(\[]?\s*\d{1,2}\s*(?:cards|karten)?\s*[)\]]?\s*:?$", re.IGNORECASE)
_LABEL = re.compile(r"^([^:]{1,40}):\s*(\S.*)$")
_GROUP_LAST = re.compile(r"^(.*\S)\s*[(\[]([^()\[\]]{2,40})[)\]]$")
_DASH_LAST = re.compile(r"^(.*\S)\s+[-–—|•]\s+([^-–—|•]{2,40})$")
_BARS = re.compile(r"\s*[|;•]\s*")
_LIST = re.compile(r"\s*[,|;•/&]\s*|\s+und\s+|\s+and\s+")
_NAMES = frozenset({"name", "deck", "archon", "deckname", "deckliste", "decklist"})
_SETS = frozenset({"set", "expansion", "edition", "erweiterung"})
_HOUSES = frozenset({"houses", "hauser", "fraktionen", "house", "fraktion"})
_TYPES = frozenset(
    {"creatures", "creature", "actions", "action", "artifacts", "artifact", "upgrades", "upgrade", "kreaturen",
     "kreatur", "aktionen", "aktion", "artefakte", "artefakt", "upgradeskarten"}
)  # fmt: skip


def plain_decks(text: str, limits: Limits) -> Iterator[Draft | RowError]:
    """Yield the decks that `text` lists, or the links in it; where it is neither, the reason.

    Lists with a ruled line between them are decks of their own; so are those in which a name stands behind a whole deck
    (`deck_parts`).
    """
    links = links_in(text)
    blocks = _blocks(table_lines(text) or text.splitlines(), limits)
    if isinstance(blocks, RowError):
        yield from _linked(links) if links else [blocks]
        return
    parts, drafts = _parted([part for block in blocks for part in deck_parts(block)])
    if len(blocks) > 1 and not all(map(_is_deck, drafts)):  # the ruled lines may stand within decks
        joined, whole = _parted(deck_parts([line for block in blocks for line in block]))
        few = sum(map(_is_deck, drafts)) < 2
        if few or all(isinstance(deck, Draft) and _size(deck) <= DECK_SIZE for deck in whole):
            parts, drafts = joined, whole
    first = drafts[0]
    if len(drafts) == 1 and isinstance(first, Draft) and (not links or _is_list(first, links)):
        if links and links[0].kind is LinkKind.DECK:
            first.uuid = links[0].uuid
        yield first
    elif len(drafts) > 1 and any(map(_is_deck, drafts)):
        _give_links(drafts, _links_of_each(parts))
        yield from drafts
    elif links:
        yield from _linked(links)
    else:
        yield from drafts


def _parted(parts: list[list[str]]) -> tuple[list[list[str]], list[Draft | RowError]]:
    """Return the lines of decks and what each part of them reads as, at most as many as a text may hold."""
    drafts = [_attempt(part) for part in parts[:_MAX_DECKS]]
    if len(parts) > _MAX_DECKS:
        drafts.append(RowError(s.TOO_MANY_PARTS.filled(limit=_MAX_DECKS)))
    return parts, drafts


def _is_deck(draft: Draft | RowError) -> bool:
    """Whether a part of a text is a deck list, not words beside one."""
    return isinstance(draft, Draft) and _size(draft) >= _MANY_CARDS


class _Line(str):
    """A line without its links, which it keeps."""

    __slots__ = ("links",)

    links: tuple[Link, ...]


def _links_of(lines: Sequence[str]) -> tuple[Link, ...]:
    return tuple(dict.fromkeys(link for line in lines if isinstance(line, _Line) for link in line.links))


def _links_of_each(parts: Sequence[Sequence[str]]) -> list[tuple[Link, ...]]:
    """Return the links of each deck. Where they stand above the names, each is behind the cards of the deck before."""
    own = [_links_of(part) for part in parts]
    behind = [_links_of(part[max((at for at, line in enumerate(part) if line), default=0) :]) for part in parts]
    above = [own[0][:1], *behind[:-1]]
    one_each = all(len(links) == 1 for links in above) and not behind[-1]
    return above if one_each and sum(map(len, own)) == len(set(above)) == len(own) else own


def _give_links(drafts: Sequence[Draft | RowError], links: Sequence[tuple[Link, ...]]) -> None:
    """Give each deck the link that stands in its list, where one does in every list; else nobody knows whose it is."""
    if len(drafts) == len(links) and all(len(own) == 1 and own[0].kind is LinkKind.DECK for own in links):
        for draft, (link,) in zip(drafts, links, strict=True):
            if isinstance(draft, Draft):
                draft.uuid = link.uuid


def _linked(links: Sequence[Link]) -> Iterator[RowError]:
    return (RowError(s.LINK_ONLY, link=link) for link in links)


def _is_list(draft: Draft, links: Sequence[Link]) -> bool:
    """Whether a text with links in it is a deck list all the same, with the link of its deck."""
    return len(links) == 1 and _size(draft) >= _MANY_CARDS


def _size(draft: Draft) -> int:
    return sum(card.count for card in draft.cards)


def _blocks(lines: Sequence[str], limits: Limits) -> list[list[_Line]] | RowError:
    """Return the lines of each part between ruled lines, cleaned; empty ones only between others."""
    blocks: list[list[_Line]] = [[]]
    for number, line in enumerate(lines, 1):
        if len(line) > limits.line:
            return RowError(s.LINE_TOO_LONG.filled(line=number, limit=limits.line))
        if _RULER.fullmatch(line):
            if blocks[-1]:
                blocks.append([])
            if len(blocks) > _MAX_DECKS:
                return RowError(s.TOO_MANY_PARTS.filled(limit=_MAX_DECKS))
        elif (cleaned := _bare(line, limits.line)) or cleaned.links or (blocks[-1] and blocks[-1][-1]):
            blocks[-1].append(cleaned)
    return [block for block in blocks if any(block)] or RowError(s.EMPTY)


def _bare(line: str, limit: int) -> _Line:
    """Return a line without bullets, emphasis and links; it keeps the links."""
    line = plain_links(clean(line, limit))
    links = links_in(line)
    line = _URL.sub("", line)
    for link in links_in(line):
        line = re.sub(re.escape(link.uuid or link.code), "", line, flags=re.IGNORECASE)
    line = _BULLET.sub("", _GAP.sub(" ", line).strip())
    bare = _Line(line.strip().strip("*_`").strip())
    bare.links = links
    return bare


def deck_parts(lines: Sequence[str]) -> list[list[str]]:
    """Return the lines of each deck of a text without ruled lines: a name behind a whole deck and above the next house
    begins another, as does a house that comes a second time behind a whole deck."""
    found = _Parts()
    for line in lines:
        found.read(line)
    return found.all()


class _Parts:
    """Lines read one after the other, set apart where a new deck begins."""

    def __init__(self) -> None:
        self._done: list[list[str]] = []
        self._part: list[str] = []
        self._behind: list[str] = []
        """Lines behind the last card or heading that name neither."""
        self._houses: set[str] = set()
        self._count = 0

    def read(self, line: str) -> None:
        """Take the next line."""
        house = _heading(line) or _labelled_house(line)
        cards = [] if _says_beside(line) else _cards_in(line.partition(":")[2] if _labelled_house(line) else line)
        if house is not None:
            names = sum(map(_may_be_name, self._behind)) if self._houses else 0
            if self._count >= _NEARLY_A_DECK or self._count + names > DECK_SIZE:
                whole = self._count >= DECK_SIZE and (house in self._houses or len(self._houses) >= _MOST_HOUSES)
                self._begin(self._beginning(again=whole))
            self._take(line)
            self._houses.add(house)
        elif cards:
            if not self._houses and self._count == DECK_SIZE:
                self._begin(self._beginning(again=False))
            self._take(line)
        else:
            self._behind.append(line)
        self._count += sum(cards)

    def all(self) -> list[list[str]]:
        """Return the lines of each deck."""
        return [*self._done, [*self._part, *self._behind]]

    def _take(self, line: str) -> None:
        if self._houses:
            self._count += sum(map(_may_be_name, self._behind))  # cards that this program does not know
        self._part += [*self._behind, line]
        self._behind = []

    def _begin(self, at: int | None) -> None:
        """Begin a deck with one of the lines behind the last card; None begins none."""
        if at is None:
            return
        self._done.append([*self._part, *self._behind[:at]])
        self._part, self._behind, self._houses, self._count = [], self._behind[at:], set(), 0

    def _beginning(self, *, again: bool) -> int | None:
        """Return with which of the lines behind the last card a deck begins, None where it goes on.

        Lines that still make the deck before whole are cards of it. Of several paragraphs the last that may hold a
        name is the head of the new deck; without a name it begins only where a house comes `again` behind all cards of
        a deck: lists by type, or with the house before each card, name the same house many times.
        """
        names = [at for at, line in enumerate(self._behind) if _may_be_name(line)]
        missing = max(0, DECK_SIZE - self._count)
        names = names[min(missing, len(names) - 1) :] if names else []
        if not names:
            return len(self._behind) if again else None
        at = names[-1]
        while at > names[0] and self._behind[at - 1]:
            at -= 1
        return at


_MOST_HOUSES = 3
"""Houses of a deck: another behind a whole deck is that of the next."""
_NEARLY_A_DECK = 30
"""Known cards behind which a house that follows a name is that of another deck: lists may lack some."""


def _cards_in(line: str) -> list[int]:
    """Return how many copies a line lists of each card that it names, none of a card that lies beside the deck; what it
    names may be a house, too."""
    each = [found_in(title) for title in _titles(line, "") if known_house(title) is None] if line else []
    if not any(found.id is not None for found in each):
        return []
    return [0 if found.beside or (found.id is not None and is_reference(found.id)) else found.count for found in each]


def _may_be_name(line: str) -> bool:
    """Whether a line that names neither a card nor a house may be the name of a deck, and not what stands below it."""
    label = _LABEL.match(line)
    if label is not None:
        return title_key(label[1]) in _NAMES
    words = [word for word in _LIST.split(line) if word]
    beside = _says_beside(line) or title_key(_SIZE_LAST.sub("", line)) in _TYPES
    return bool(line) and not beside and known_set(line) is None and not all(map(known_house, words))


def _attempt(lines: Sequence[str]) -> Draft | RowError:
    try:
        return _List([line for line in lines if line]).draft()
    except RowError as bad:
        return bad


class _List:
    """The lines of one deck, read from the first to the last."""

    def __init__(self, lines: Sequence[str]) -> None:
        if len(lines) > _MAX_LINES:
            raise RowError(s.FEW_TITLES.filled(known=0, lines=len(lines)))
        self._draft = Draft(Source.TEXT)
        self._house = ""
        self._aside = False
        self._left: list[str] = []
        self._headed = any(_heading(line) or _labelled_house(line) for line in lines)
        for line in lines:
            self._read(line)

    def draft(self) -> Draft:
        """Return the deck; raises `RowError` where the lines are no deck list."""
        draft = self._draft
        known = sum(card.id is not None for card in draft.cards)
        strange = [card for card in draft.cards if card.id is None]
        headings = len(dict.fromkeys(card.house for card in draft.cards if card.house))
        complete = headings >= 3 and _size(draft) in range(30, 43)
        if not draft.cards or (known < len(strange) and not complete):
            lines = len(draft.cards) + len(self._left)
            raise RowError(s.FEW_TITLES.filled(known=known, lines=lines), name=draft.name if known else "")
        self._leave_out(strange)
        self._give_houses()
        if not draft.houses:
            draft.houses = list(dict.fromkeys(card.house for card in draft.cards if card.house))
        self._deduce_set()
        draft.pair_halves()
        draft.mark_strangers()
        draft.icons_known = draft.set in SETS_WITHOUT_ICONS or any(card.icons for card in draft.cards)
        if self._left:
            draft.notes.append(s.LINES_LEFT.filled(lines=enumerated([same(line[:80]) for line in self._left[:_SHOWN]])))
        return draft

    def _read(self, line: str) -> None:
        heading = _heading(line)
        if heading is not None:
            self._house, self._aside = heading, False
            return
        key = title_key(_SIZE_LAST.sub("", line))
        if key in _TYPES and card_id(line) is None:
            return
        if _says_beside(line) and (line.endswith(":") or card_id(line) is None):
            self._aside = True
            return
        if self._label(line):
            return
        if (title := _named_beside(line)) is not None:
            self._cards_beside(title)
            return
        if not self._house and not self._aside and self._head(line):
            return
        self._cards(line, self._house)

    def _label(self, line: str) -> bool:
        """Read a line such as "Set: CotA" or "Brobnar: Anger, Punch"; whether it was one."""
        match = _LABEL.match(line)
        if match is None or card_id(line) is not None:
            return False
        label, rest = match[1].strip(), match[2].strip()
        key = title_key(_SIZE_LAST.sub("", label))
        if house := _labelled_house(line):
            self._aside = False
            self._cards(rest, house)
        elif key in _NAMES:
            self._name(rest)
        elif key in _SETS or key in labels(LIST_SET):
            self._draft.set = known_set(rest) or self._draft.set
        elif key in _HOUSES or key in labels(LIST_HOUSES):
            self._draft.houses = [house_word(word) for word in _LIST.split(rest) if word][:10]
        elif key in labels(LIST_KIND) and (kind := kind_named(rest)):
            self._draft.is_of_kind(kind)
        elif _says_beside(label):
            self._cards_beside(rest)
        elif not self._known(rest):
            self._left.append(line)
        else:
            self._cards(rest, house_word(label))
        return True

    def _cards_beside(self, titles: str) -> None:
        """Read cards that lie beside the deck, whatever stands under the heading above."""
        self._aside, before = True, self._aside
        self._cards(titles, "")
        self._aside = before

    def _known(self, rest: str) -> bool:
        """Whether most of a list in one line are names of cards."""
        titles = _titles(rest, self._draft.set)
        return len(titles) > 1 and sum(found_in(title).id is not None for title in titles) * 2 >= len(titles)

    def _head(self, line: str) -> bool:
        """Read a line from before the first card: the deck's name, set or houses; whether it was one."""
        if (found := known_set(line)) is not None and not line.isdecimal():
            self._draft.set = self._draft.set or found
            return True
        words = [word for word in _LIST.split(line) if word]
        if len(words) > 1 and all(map(known_house, words)):
            self._draft.houses = [house_word(word) for word in words][:10]
            return True
        if not self._headed and (self._draft.cards or self._draft.name or _names_cards(line)):
            return False
        named = found_in(line, self._draft.set).id
        if self._draft.name and named is not None and is_reference(named):
            return False
        if self._draft.name:
            self._left.append(line)
        else:
            self._name(line)
        return True

    def _name(self, line: str) -> None:
        for pattern in (_GROUP_LAST, _DASH_LAST):
            match = pattern.match(line)
            if match is not None and (found := known_set(match[2])) is not None:
                self._draft.set = self._draft.set or found
                line = match[1]
                break
        self._draft.name = clean(line.rstrip(":"), MAX_TITLE)

    def _cards(self, line: str, house: str) -> None:
        for title in _titles(line, self._draft.set):
            found = found_in(title, self._draft.set, house)
            beside = self._aside or found.beside or (found.id is not None and is_reference(found.id))
            (self._draft.references if beside else self._draft.cards).append(found.listed(house))
        if len(self._draft.cards) > _MAX_ENTRIES:
            raise RowError(s.TOO_MANY_CARDS.filled(limit=_MAX_ENTRIES), name=self._draft.name)

    def _leave_out(self, strange: Sequence[Listed]) -> None:
        """Leave unknown lines out where the deck is whole without them."""
        if strange and _size(self._draft) - sum(card.count for card in strange) == DECK_SIZE:
            self._draft.cards = [card for card in self._draft.cards if card.id is not None]
            self._left += [card.title for card in strange]

    def _give_houses(self) -> None:
        """Give a house to the cards that stand under no heading, where there is exactly one way."""
        draft = self._draft
        if all(card.house for card in draft.cards):
            return
        entries = [(card.count, _possible(card, draft)) for card in draft.cards]
        given: Assignment | None
        if len(draft.houses) == 3:
            given = assigned(entries, dict.fromkeys(draft.houses, HOUSE_SIZE))
        else:
            houses, given = houses_deduced(entries) or ((), None)
            draft.houses = sorted(houses)
        if given is None or not given.unique:
            raise RowError(s.NO_HOUSES, name=draft.name)
        draft.notes.append(s.HOUSES_DEDUCED.filled(houses=enumerated([house_title(house) for house in draft.houses])))
        draft.cards = [
            replace(card, house=house, count=count)
            for card, homes in zip(draft.cards, given.given, strict=True)
            for house, count in homes.items()
        ]

    def _deduce_set(self) -> None:
        """Take the set of the deck from its cards where no set is named and only one has all the known ones."""
        draft = self._draft
        each = [frozenset(facts()[card.id].sets) for card in draft.cards if card.id]
        if draft.set or _size(draft) != DECK_SIZE or len(each) < _MANY_TITLES:
            return
        common = reduce(frozenset.intersection, each)
        if len(common) == 1:
            draft.set = next(iter(common))
            draft.notes.append(s.SET_DEDUCED.filled(set=set_words(draft.set)))


def _heading(line: str) -> str | None:
    """Return the house that a line is a heading of, or None; a new house is known by "House" or its size."""
    word = _HOUSE_FIRST.sub("", line)
    bare = _SIZE_LAST.sub("", word).strip(" :-–*_#").strip()
    house = known_house(bare)
    if house is not None:
        return house
    alone = bare and ":" not in bare and "," not in bare and len(bare) <= 40 and not _says_beside(line)
    sized = re.search(r"[(\[]\s*12\s*(?:cards|karten)?\s*[)\]]\s*:?$", line, re.IGNORECASE)
    if not alone or title_key(bare) in _TYPES or card_id(bare) is not None:
        return None
    return house_word(bare) if sized or (word != line and not word.startswith(":")) else None


def _labelled_house(line: str) -> str | None:
    """Return the house at the start of "Brobnar: Anger, Punch", or None."""
    match = _LABEL.match(line)
    if match is None or card_id(line) is not None:
        return None
    return known_house(_SIZE_LAST.sub("", _HOUSE_FIRST.sub("", match[1])).strip(" *_"))


def _says_beside(label: str) -> bool:
    """Whether a heading or label says that its cards lie beside the deck: "Token Creature (Mars)", "Mars token"."""
    bare = _SIZE_LAST.sub("", label.strip().removesuffix(":")).strip(" *_#")
    if len(bare) > _LONGEST_LABEL:
        return False
    if aside(bare) or title_key(bare) in labels(LIST_REFERENCES):
        return True
    of_house = _GROUP_LAST.match(bare)
    if of_house is not None:
        return aside(of_house[1]) and known_house(of_house[2]) is not None
    words = bare.split(" ")
    return any(
        known_house(" ".join(words[:at])) is not None and aside(" ".join(words[at:])) for at in range(1, len(words))
    )


def _named_beside(line: str) -> str | None:
    """Return the name in "Token creature Grunt" or "Token (Grunt)", where such a card lies beside decks, else None."""
    in_brackets = _GROUP_LAST.match(line)
    words = line.split(" ")
    parts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, min(len(words), _MOST_LABEL_WORDS + 1))]
    for label, title in [in_brackets.groups()] if in_brackets is not None else parts:
        if aside(label) and (found := found_in(title).id) is not None and is_reference(found):
            return title
    return None


_LONGEST_LABEL = 120
"""Signs of a label: no house and what lies beside a deck are longer together. Each way to part it is looked at."""
_MOST_LABEL_WORDS = 2
"""Words that say what lies beside a deck: "token creature"."""


def _names_cards(line: str) -> bool:
    titles = _titles(line, "")
    return any(found_in(title).id is not None for title in titles)


def _titles(line: str, set: str) -> list[str]:
    """Return the titles of a line: parts between bars, else between commas where these are not part of a name."""
    if _BARS.search(line) and found_in(line, set).id is None:
        return [part for part in _BARS.split(line) if part]
    if "," not in line or found_in(line, set).id is not None:
        return [line]
    parts = [part.strip() for part in line.split(",") if part.strip()]
    titles: list[str] = []
    at = 0
    while at < len(parts):
        most = min(_MOST_COMMAS + 1, len(parts) - at)
        for length in range(most, 1, -1):
            long = ", ".join(parts[at : at + length])
            if _unbroken(long, set):
                break
        else:
            long, length = parts[at], 1
        titles.append(long)
        at += length
    known = sum(found_in(title, set).id is not None for title in titles)
    return titles if known * 2 >= len(titles) and len(titles) > 1 else [line]


_MOST_COMMAS = 2
"""Commas in one card's name, or between the marks in brackets behind it."""


def _unbroken(title: str, set: str) -> bool:
    """Whether several parts between commas are one card's name with its marks."""
    found = found_in(title, set)
    return found.id is not None and (title_key(facts()[found.id].name) == title_key(found.title) or "(" in title)


def _possible(card: Listed, draft: Draft) -> tuple[str, ...]:
    """Return the houses that a card under no heading may have."""
    if card.house:
        return (card.house,)
    if card.id is None or card.maverick:
        return tuple(draft.houses) or tuple(house.value for house in House)
    printings = facts()[card.id].printings
    here = dict.fromkeys(printing.house for printing in printings if printing.set == draft.set)
    return tuple(here or dict.fromkeys(printing.house for printing in printings))
