"""What is printed on a card besides its text: name, type, traits, power, armor, keywords, printings."""

from __future__ import annotations

from kfdesk.engine.terms import HOUSES, CardType, Half, House, Keyword
from kfdesk.records import record
from kfdesk.text.translating import language_of_names
from kfdesk.text.words import Title, Words

HOMEMADE = "home-"
"""How the ids of home-made cards begin; no id of another card begins so."""


@record
class Printing:
    """One appearance of a card: set code, collector number as printed, house, rarity, Æmber bonus icons.

    `house` is a word, not a `House`: archon powers, prophecies and the tide are printed outside the houses. Of a
    home-made card set, number and rarity are "".
    """

    set: str
    number: str
    house: str
    rarity: str
    amber: int


class CardName(Title):
    """The name of a card: in the language it is asked for, or in the one that all names of cards are wished for.

    The wish is for what is shown. What the rules compare, and what is sorted or kept, goes by `en`, the printed
    English name: in other languages two cards may share a name.
    """

    __slots__ = ()

    def said_of(self, language: str, number: int | None) -> str:
        """Return the name in the wished language, else in `language`, with or without its country, else English."""
        wanted = language_of_names() or language
        known = dict(self._names)
        return known.get(wanted) or known.get(wanted.partition("_")[0]) or self._english

    @property
    def en(self) -> str:
        """The printed English name, whatever language names are wished in."""
        return self._english

    def everywhere(self) -> tuple[str, ...]:
        """Return all names of the card, English first, whatever language names are wished in."""
        return tuple(dict.fromkeys((self._english, *(name for _, name in self._names))))


@record
class PrintedFacts:
    """The printed facts of one card.

    `power` is None for a card without power or with power X, `armor` None where none is printed.
    `keywords` gives each keyword its amount, in printed order: 1 for a keyword without a number, 0 for X, which the
    card's definition sets. `gender` is that of the German name, "m", "f" or "n", for texts that point back at it; ""
    where nobody has said. `enhance` are the bonus icons that its enhance keyword has put on cards of its deck: words
    for icons and houses. `printings` run from the oldest set to the newest. `names` are pairs of
    language and name, without English. Of a card that is one half of a gigantic creature, `half` is which and
    `other_half` the id of the other; the top half has no power, armor, traits and keywords.
    """

    id: str
    name: str
    type: CardType
    traits: tuple[str, ...]
    power: int | None
    armor: int | None
    keywords: tuple[tuple[Keyword, int], ...]
    printings: tuple[Printing, ...]
    names: tuple[tuple[str, str], ...]
    half: Half | None = None
    other_half: str = ""
    gender: str = ""
    enhance: tuple[str, ...] = ()

    @property
    def title(self) -> Words:
        """The card's name in every language that has one."""
        return CardName(self.name, self.names)

    @property
    def houses(self) -> tuple[House, ...]:
        """Every house the card was printed in, oldest first; empty for cards outside the houses."""
        found = dict.fromkeys(p.house for p in self.printings)
        return tuple(HOUSES[house] for house in found if house in HOUSES)

    @property
    def sets(self) -> tuple[str, ...]:
        """The codes of the sets the card appears in, oldest first; none of a home-made card."""
        return tuple(dict.fromkeys(p.set for p in self.printings if p.set))

    @property
    def homemade(self) -> bool:
        """Whether somebody made the card at home: no set prints it."""
        return self.id.startswith(HOMEMADE)

    def name_in(self, language: str) -> str:
        """Return the card's name as it is shown in `language` ("de", "fr" …), English where none is known."""
        return self.title.say(language)

    def amber(self, set: str | None = None) -> int:
        """Return the printed Æmber bonus icons, in `set` or else (also when not printed there) in the newest set."""
        found = [p.amber for p in self.printings if p.set == set] or [p.amber for p in self.printings[-1:]]
        return found[0] if found else 0
