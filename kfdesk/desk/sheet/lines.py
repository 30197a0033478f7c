"""What a deck sheet shows of one line of a deck: its printing, marks, type, look and name, in a language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from kfdesk.cards.facts import facts
from kfdesk.collection.homemade import is_homemade
from kfdesk.collection.listing import title_in
from kfdesk.collection.printings import printing_of
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.collection.titles import is_twin
from kfdesk.desk.art.look import CardLook, look_of_facts, type_line
from kfdesk.desk.card.explaining import ICON_RULES
from kfdesk.desk.card.faces import rules_text, trait_words
from kfdesk.desk.sheet import texts as s
from kfdesk.engine.facts import Printing
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import HOUSES, House, Icon
from kfdesk.text.runs import Runs
from kfdesk.text.translating import language_of_names
from kfdesk.text.words import Words, same

_ICONS = frozenset(Icon)
_MARK_RULES: dict[Words, RuleId] = {
    s.MAVERICK: "glossary/maverick",
    s.LEGACY: "glossary/legacy",
    s.ANOMALY: "glossary/anomaly",
}


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of a deck as the sheet shows it; `set` is the deck's."""

    line: CardLine
    set: str

    @property
    def known(self) -> bool:
        """Return whether this program has facts of the card."""
        return self.line.id is not None and self.line.id in facts()

    @property
    def printing(self) -> Printing | None:
        """The printing that the deck shows, None for an unknown card."""
        if self.line.id is None or not self.known:
            return None
        return printing_of(self.line.id, self.set, self.line.house)

    @property
    def number(self) -> str:
        """The collector number; what the source wrote for an unknown card."""
        return self.printing.number if self.printing is not None else self.line.number

    @property
    def rarity(self) -> str:
        """The rarity's word in the facts; what the source wrote for an unknown card."""
        return self.printing.rarity if self.printing is not None else self.line.rarity

    @property
    def rarity_words(self) -> Words:
        """The rarity as it is said."""
        return s.RARITIES.get(self.rarity, same(self.rarity))

    @property
    def house(self) -> House | None:
        """The house the card plays as, None for one this program does not know."""
        return HOUSES.get(self.line.house)

    @property
    def marks(self) -> tuple[tuple[Words, str], ...]:
        """What makes the card unusual: in words, and the letter for it."""
        found = {
            s.MAVERICK: self.line.maverick,
            s.LEGACY: self.line.legacy,
            s.ANOMALY: self.line.anomaly,
            s.HOMEMADE: self.line.id is not None and is_homemade(self.line.id),
            s.EVIL_TWIN: self.line.id is not None and is_twin(self.line.id),
        }
        return tuple((words, letter) for words, letter in s.MARK_LETTERS if found[words])

    @property
    def icons(self) -> tuple[str, ...]:
        """Names of the pictures of the bonus icons beyond the printed Æmber, top to bottom."""
        return tuple(f"house:{icon}" if icon in HOUSES else icon for icon in self.line.icons)

    @property
    def rules(self) -> tuple[RuleId, ...]:
        """The entries of the rules reference on its marks and bonus icons."""
        marks = (_MARK_RULES[words] for words, _ in self.marks if words in _MARK_RULES)
        icons = (
            "glossary/bonus-icons" if icon in HOUSES else ICON_RULES[Icon(icon)]
            for icon in self.line.icons
            if icon in HOUSES or icon in _ICONS
        )
        return tuple(dict.fromkeys((*marks, *icons)))

    def name(self, language: str) -> str:
        """Return the card's name; the source's words for an unknown card."""
        return title_in(self.line, language)

    def kind(self, language: str) -> str:
        """Return the card's type; the source's word for an unknown card."""
        if self.line.id is not None and self.known:
            return type_line(facts()[self.line.id].type, language)
        return self.line.type

    def text(self, language: str) -> Runs:
        """Return the rendered rules text, none for a card that has none or is unknown."""
        return _text(self.line.id, language, language_of_names()) if self.line.id is not None and self.known else ()

    def look(self, language: str) -> CardLook | None:
        """Return what the card's face shows, None for an unknown card."""
        return _look(self, language, language_of_names()) if self.known else None


def sheet_lines(record: DeckRecord) -> tuple[SheetLine, ...]:
    """Return the deck's lines in order, references last."""
    return tuple(SheetLine(line, record.set) for line in (*record.cards, *record.references))


@lru_cache(maxsize=2048)
def _text(card: str, language: str, names: str) -> Runs:
    """Return the rules text of a card; `names` is the wished language of names, which it speaks them in."""
    del names  # only remembered by it
    return rules_text(card, language)


@lru_cache(maxsize=512)
def _look(line: SheetLine, language: str, names: str) -> CardLook:
    """Return what the face of a known card shows; `names` is the wished language of names."""
    del names  # only remembered by it
    assert line.line.id is not None
    assert line.printing is not None
    known = facts()[line.line.id]
    icons = (Icon.AMBER,) * line.printing.amber
    icons += tuple(Icon(icon) for icon in line.line.icons if icon in _ICONS)
    look = look_of_facts(
        known,
        line.house,
        language,
        text=line.text(language),
        icons=icons,
        maverick=line.line.maverick,
        trait_words=trait_words(known.traits, language),
    )
    notes = tuple(words.say(language) for words, _ in line.marks if words is not s.MAVERICK)
    return replace(
        look,
        other_houses=tuple(HOUSES[icon] for icon in line.line.icons if icon in HOUSES),
        notes=notes,
        footer=look.footer
        if known.homemade
        else f"{line.printing.set} {line.number} · {line.rarity_words.say(language)}",
    )
