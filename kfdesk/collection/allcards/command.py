"""`kfdesk cards …`: all cards searched, and the copies of them on the shelf, from the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TextIO

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.catalogs import languages, system_language
from kfdesk.collection import decks_command_texts as of_decks
from kfdesk.collection.allcards import command_texts as s
from kfdesk.collection.allcards.completion import Share, completion
from kfdesk.collection.allcards.finding import SORTS, FoundCards, found_cards, needs_reading, parsed, read_for_search
from kfdesk.collection.allcards.owned import STANDINGS, Copies, Holdings, Standing
from kfdesk.collection.allcards.printed import house_of, houses_in
from kfdesk.collection.allcards.vocabulary import rarity_words
from kfdesk.collection.command_run import CommandRun, Refused
from kfdesk.collection.database import FILE_NAME, shelf_folder
from kfdesk.collection.listing import house_title
from kfdesk.collection.store import DeckStore
from kfdesk.collection.titles import title_key
from kfdesk.collection.vocabulary import set_words
from kfdesk.engine.terms import HOUSES, Icon
from kfdesk.spreadsheets import Cell
from kfdesk.text.arguments import arguments_in
from kfdesk.text.words import Words, same

FOUND, NONE_FOUND = 0, 1
"""Exit codes: there was something to print; no card was found. `NOTHING_DONE` is the third."""
_WIDEST = 50
_ICONS = {icon.value: icon.words for icon in Icon}


def cards(argv: Sequence[str], out: TextIO | None = None) -> int:
    """Do what the arguments say, print what comes of it, and return the exit code."""
    language = system_language()
    with arguments_in(language):
        asked = cards_parsers(language)[0].parse_args(argv)
    run = _Run(asked, language, out)
    return run.code_of(lambda: run.of(_DOES[asked.what]))


class _Run(CommandRun):
    """One call of the command."""

    def __init__(self, asked: argparse.Namespace, language: str, out: TextIO | None) -> None:
        super().__init__(asked, language, out)
        self.store: DeckStore | None = None
        """The shelf; None where there is none."""

    def of(self, does: Callable[[_Run], int]) -> int:
        """Open the shelf, do something, and close it. Cards are searched without a shelf, too."""
        folder = self.asked.shelf or shelf_folder()
        if (folder / FILE_NAME).exists():
            self.store = DeckStore.open(self.asked.shelf)
        elif self.asked.what != "search" or self.asked.shelf is not None:
            raise Refused(of_decks.NO_SHELF.filled(folder=str(folder)))
        try:
            return does(self)
        finally:
            if self.store is not None:
                self.store.close()

    @property
    def holdings(self) -> Holdings:
        """What stands on the shelf."""
        return Holdings(self.store.copies if self.store is not None else None)

    @property
    def shelf(self) -> DeckStore:
        """The shelf, which has to be there."""
        assert self.store is not None
        return self.store

    def say(self, text: str) -> None:
        """Print a line, without the spaces of an empty last column."""
        super().say(text.rstrip())

    def found(self, holdings: Holdings, text: str, sort: str, *, descending: bool) -> FoundCards:
        """Return the cards that are asked for."""
        query = parsed(text)
        own: tuple[str, ...] = ()
        if self.store is not None:
            own = tuple(kept.card.id for kept in self.store.homemade.all().cards)
        if needs_reading(query, sort):
            read_for_search()
        found = found_cards(query, holdings, sort=sort, descending=descending, language=self.language, own=own)
        for hint in found.hints:
            self.complain(hint)
        return found


def _search(run: _Run) -> int:
    """Print the cards that a search finds."""
    asked, holdings = run.asked, run.holdings
    found = run.found(holdings, " ".join(asked.query), asked.sort or "name", descending=asked.descending)
    return _print_cards(run, found.ids, holdings)


def _owned(run: _Run) -> int:
    """Print the cards of the shelf, most copies first."""
    asked, holdings = run.asked, run.holdings
    descending = asked.descending or asked.sort is None
    found = run.found(holdings, " ".join(asked.query), asked.sort or "owned", descending=descending)
    code = _print_cards(run, [card for card in found.ids if holdings.owned.of(card).copies], holdings)
    _say_counted(run, holdings)
    return code


def _print_cards(run: _Run, ids: Sequence[str], holdings: Holdings) -> int:
    ids = ids if run.asked.limit is None else ids[: run.asked.limit]
    if run.asked.json:
        run.write([card_object(card, holdings, text=run.asked.text) for card in ids])
        return FOUND if ids else NONE_FOUND
    if run.asked.csv:
        run.write_table([_CARD_HEADS, *(_card_cells(card, holdings, run.language) for card in ids)])
        return FOUND if ids else NONE_FOUND
    names = [facts()[card].name_in(run.language) for card in ids]
    widest = min(max(map(len, names), default=0), _WIDEST)
    for card, name in zip(ids, names, strict=True):
        known, held = facts()[card], holdings.owned.of(card)
        words = (known.type.words, *map(house_title, houses_in(known)))
        counted = s.COPIES.filled(n=held.copies).say(run.language) if held.copies else ""
        run.say(f"{name:<{widest}}  {', '.join(said.say(run.language) for said in words)}  {counted}")
    return FOUND if ids else NONE_FOUND


_CARD_HEADS = (
    *("id", "name", "type", "houses", "traits", "power", "armor", "keywords", "sets", "rarities"),
    *("owned", "decks", "elsewhere"),
)


def _card_cells(id_: str, holdings: Holdings, language: str) -> list[Cell]:
    """Return a card as a row of a table: what has codes by these, whatever the language."""
    card, held = facts()[id_], holdings.owned.of(id_)
    keywords = (f"{keyword.value} {amount}" if amount else keyword.value for keyword, amount in card.keywords)
    printed = (dict.fromkeys(one.set for one in card.printings), dict.fromkeys(one.rarity for one in card.printings))
    texts = (houses_in(card), card.traits)
    return [
        *(card.id, card.name_in(language), card.type.value),
        *("|".join(words) for words in texts),
        *(card.power, card.armor),
        *("|".join(words) for words in (keywords, *printed)),
        *(held.copies, held.decks, held.elsewhere),
    ]


def card_object(id_: str, holdings: Holdings, *, text: bool = False) -> dict[str, Any]:
    """Return a card as JSON has it: its facts, its printings, and the copies on the shelf."""
    card, held = facts()[id_], holdings.owned.of(id_)
    found: dict[str, Any] = {
        "id": card.id,
        "name": card.name,
        "names": dict(card.names),
        "type": card.type.value,
        "houses": list(houses_in(card)),
        "traits": list(card.traits),
        "power": card.power,
        "armor": card.armor,
        "keywords": {keyword.value: amount for keyword, amount in card.keywords},
        "printings": [
            {
                "set": one.set,
                "number": one.number,
                "house": house_of(card, one),
                "rarity": one.rarity,
                "amber": one.amber,
            }
            for one in card.printings
        ],
        "owned": held.copies,
        "decks": held.decks,
        "elsewhere": held.elsewhere,
    }
    if text:
        known = library().get(id_)
        found["text"] = {language: known.text(language) if known is not None else "" for language in ("en", "de")}
    return found


def _copies(run: _Run) -> int:
    """Print the copies of a card, line by line."""
    card = _card_called(run, " ".join(run.asked.card))
    copies = run.shelf.copies.copies(card, run.shelf.copies.decks_with(card))
    return _print_copies(run, copies, with_name=False)


def _mavericks(run: _Run) -> int:
    """Print all mavericks."""
    return _print_copies(run, run.shelf.copies.mavericks(), with_name=True)


def _print_copies(run: _Run, copies: Sequence[Copies], *, with_name: bool) -> int:
    if run.asked.json:
        run.write([_copies_object(one) for one in copies])
        return FOUND if copies else NONE_FOUND
    if run.asked.csv:
        run.write_table([_COPIES_HEADS, *(_copies_cells(one) for one in copies)])
        return FOUND if copies else NONE_FOUND
    for one in copies:
        line, words = one.line, [house_title(one.line.house).say(run.language)]
        words += [_icon_words(icon).say(run.language) for icon in line.icons]
        marks = ((s.MAVERICK, line.maverick), (s.LEGACY, line.legacy))
        words += [mark.say(run.language) for mark, holds in marks if holds]
        if one.deck.standing is not Standing.OWNED:
            words.append(f"({STANDINGS[one.deck.standing].say(run.language)})")
        known = facts().get(line.id or "")
        name = known.name_in(run.language) if known is not None else line.title
        run.say(f"{f'{name}  ' if with_name else ''}{line.count} × {one.deck.name}  {', '.join(words)}")
    return FOUND if copies else NONE_FOUND


_COPIES_HEADS = ("card", "deck", "key", "set", "standing", "count", "house", "icons", "maverick", "legacy")


def _copies_cells(one: Copies) -> list[Cell]:
    line, deck = one.line, one.deck
    about = (line.id or line.title, deck.name, deck.key, deck.set, deck.standing.value)
    return [*about, line.count, line.house, "|".join(line.icons), line.maverick, line.legacy]


def _icon_words(icon: str) -> Words:
    """Return what a bonus icon is called; one that this program does not know by its source's word."""
    return HOUSES[icon].words if icon in HOUSES else _ICONS.get(icon, same(icon))


def _copies_object(one: Copies) -> dict[str, Any]:
    line, deck = one.line, one.deck
    return {
        "card": line.id,
        "deck": {"key": deck.key, "name": deck.name, "set": deck.set, "standing": deck.standing.value},
        "count": line.count,
        "house": line.house,
        "icons": list(line.icons),
        "maverick": line.maverick,
        "legacy": line.legacy,
    }


def _card_called(run: _Run, said: str) -> str:
    """Return the id of the one card that is meant; raises `Refused` where there is none, or more than one."""
    if said in facts():
        return said
    key = title_key(said)
    found = [
        card.id
        for card in facts().values()
        if key in {title_key(name) for name in (card.id, card.name, *(name for _, name in card.names))}
    ]
    if len(found) == 1:
        return found[0]
    raise Refused(s.SEVERAL.filled(card=said, ids=", ".join(found)) if found else s.NO_CARD.filled(card=said))


def _sets(run: _Run) -> int:
    """Print how much of each set one owns."""
    holdings = run.holdings
    found = completion(holdings.owned)
    if run.asked.json:
        run.write(
            [
                {
                    "set": one.set,
                    **_share_object(one.whole),
                    "rarities": {name: _share_object(share) for name, share in one.rarities},
                    "houses": {name: _share_object(share) for name, share in one.houses},
                }
                for one in found
            ]
        )
        return FOUND
    if run.asked.csv:
        whole = ((one.set, one.whole.cards, one.whole.owned, one.whole.anywhere) for one in found)
        run.write_table([("set", "cards", "owned", "anywhere"), *whole])
        return FOUND
    widest = max(len(set_words(one.set).say(run.language)) for one in found)
    for one in found:
        run.say(f"{set_words(one.set).say(run.language):<{widest}}  {_share(run, one.whole)}")
        parts = (f"{rarity_words(name).say(run.language)} {part.owned}/{part.cards}" for name, part in one.rarities)
        run.say(f"    {', '.join(parts)}")
    _say_counted(run, holdings)
    return FOUND


def _share(run: _Run, share: Share) -> str:
    percent = 100 * share.owned // share.cards  # 100 only where none is missing
    said = s.OF_SET.filled(owned=share.owned, cards=share.cards, share=percent).say(run.language)
    return f"{said}, {s.ANYWHERE.filled(n=share.anywhere).say(run.language)}"


def _share_object(share: Share) -> dict[str, int]:
    return {"cards": share.cards, "owned": share.owned, "anywhere": share.anywhere}


def _say_counted(run: _Run, holdings: Holdings) -> None:
    """Say which decks count."""
    run.complain(s.COUNTED.filled(n=holdings.owned.decks))
    if twice := run.shelf.copies.counted_twice(run.shelf.doubles.all()):
        run.complain(s.COUNTED_TWICE.filled(n=twice))
    run.complain(s.NOT_COUNTED)


def _count(said: str) -> int:
    """Return a number of cards; raises `ValueError` for what is none."""
    if not said.isdecimal():
        raise ValueError(said)
    return int(said)


_DOES: dict[str, Callable[[_Run], int]] = {
    "search": _search,
    "owned": _owned,
    "copies": _copies,
    "sets": _sets,
    "mavericks": _mavericks,
}


def cards_parsers(language: str) -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    """Return what reads the arguments, and what reads those of each command by its name."""
    parser = argparse.ArgumentParser(prog="kfdesk cards", description=s.ABOUT.say(language))
    parts = parser.add_subparsers(dest="what", metavar="COMMAND", required=True)

    def part(name: str, about: Words) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = parts.add_parser(
            name, help=about.say(language), description=f"{about.title.say(language)}. {s.CODES.say(language)}"
        )
        made.add_argument("--json", action="store_true", help=s.JSON.say(language))
        made.add_argument("--csv", action="store_true", help=s.CSV.say(language))
        made.add_argument("--shelf", type=Path, metavar="FOLDER", help=of_decks.OTHER_SHELF.say(language))
        made.add_argument("--language", choices=languages(), help=of_decks.LANGUAGE.say(language))
        return made

    for name, about, nargs in (("search", s.SEARCH, "+"), ("owned", s.OWNED, "*")):
        listed = part(name, about)
        listed.add_argument("query", nargs=nargs, metavar="QUERY", help=s.QUERY.say(language))
        listed.add_argument("--sort", choices=sorted(SORTS), metavar="ORDER", help=s.SORT.say(language))
        listed.add_argument("--descending", action="store_true", help=s.DESCENDING.say(language))
        listed.add_argument("--limit", type=_count, metavar="N", help=s.LIMIT.say(language))
        listed.add_argument("--text", action="store_true", help=s.TEXT.say(language))
    part("copies", s.COPIES_OF).add_argument("card", nargs="+", metavar="CARD", help=s.CARD.say(language))
    part("sets", s.SETS)
    part("mavericks", s.MAVERICKS)
    return parser, dict(parts.choices)
