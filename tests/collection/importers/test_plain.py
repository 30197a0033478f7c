"""Deck lists in plain words: all the shapes that people paste."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime

import pytest

from kfdesk.cards.facts import facts
from kfdesk.collection.generator import generate
from kfdesk.collection.importers.plainline import found_in
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import Read, Unread
from kfdesk.collection.listing import by_house as by_house_of
from kfdesk.collection.listing import markdown, plain_text
from kfdesk.collection.records import CardLine, DeckRecord, Source
from kfdesk.engine.decks import DeckList
from kfdesk.engine.terms import CardType
from tests.collection.importers.samples import (
    DECK,
    copies,
    deck_copies,
    in_set,
    line_of,
    one,
    refused,
    said,
    starter,
)

NOW = datetime(2026, 1, 1, tzinfo=UTC)
TYPES_IN_DECKS = (CardType.CREATURE, CardType.ACTION, CardType.ARTIFACT, CardType.UPGRADE)


def title(card: str) -> str:
    return facts()[card].name


def by_house(deck: DeckList) -> list[tuple[str, list[str]]]:
    """Return each house's name and the titles of its cards."""
    return [(house.words.en, [title(card.id) for card in deck.cards if card.house is house]) for house in deck.houses]


def counted(titles: Iterable[str]) -> list[tuple[str, int]]:
    found: dict[str, int] = {}
    for name in titles:
        found[name] = found.get(name, 0) + 1
    return list(found.items())


def headed(lines: list[tuple[str, list[str]]]) -> str:
    return "\n".join(["Some Deck", *(line for house, titles in lines for line in (house, *titles))])


def test_shape_1_a_heading_and_a_title_a_line() -> None:
    record = one(headed(by_house(starter()))).record
    assert (record.name, record.source, record.houses) == ("Some Deck", Source.TEXT, tuple(starter().houses))
    assert copies(record) == deck_copies(starter())


def test_shape_2_a_line_a_house() -> None:
    text = "Some Deck\n" + "\n".join(f"{house}: {', '.join(titles)}" for house, titles in by_house(starter()))
    assert copies(one(text).record) == deck_copies(starter())


def test_shape_2_names_with_commas_stay_whole() -> None:
    names = [title(card) for card in facts() if "," in title(card) and facts()[card].houses]
    text = f"Logos: {', '.join(names)}, Dextre"
    assert [line.id for line in one(text).record.cards][-1] == "dextre"
    assert [line.title for line in one(text).record.cards][:-1] == names


@pytest.mark.parametrize("shape", ["{n} {t}", "{n}x {t}", "{n} x {t}", "{t} x{n}", "{t} ({n})", "{t} ×{n}", "{t} {n}"])
def test_shape_3_counts_before_and_behind(shape: str) -> None:
    lines = [(house, [shape.format(n=n, t=t) for t, n in counted(titles)]) for house, titles in by_house(starter())]
    assert copies(one(headed(lines)).record) == deck_copies(starter())


@pytest.mark.parametrize(
    "shape", ["{no} {t} {r}", "{no} • {t} • {rarity}", "#{no} {t} ({r})", "{no} - {t} {r}", "{no}. {t}"]
)
def test_shape_4_collector_numbers_and_rarities(shape: str) -> None:
    lines = []
    for house, titles in by_house(starter()):
        printed = {t: next(facts()[c.id].printings[0] for c in starter().cards if title(c.id) == t) for t in titles}
        shown = [
            shape.format(no=printed[t].number, t=t, r=printed[t].rarity[0], rarity=printed[t].rarity) for t in titles
        ]
        lines.append((house, shown))
    assert copies(one(headed(lines)).record) == deck_copies(starter())


def test_shape_5_marks() -> None:
    text = "Logos\nAnger (M)\nDextre (Legacy)\nTimequake (Anomaly)\nPunch [Brobnar]\nWild Wormhole (amber, draw)"
    record = one(text).record
    anger, punch = line_of(record, "anger"), line_of(record, "punch")
    assert (anger.maverick, anger.house) == (True, "logos")
    assert (punch.maverick, punch.house, punch.icons) == (True, "logos", ())
    assert line_of(record, "dextre").legacy
    assert line_of(record, "timequake").anomaly
    assert line_of(record, "wild-wormhole").icons == ("amber", "draw")


@pytest.mark.parametrize(
    ("line", "icons"),
    [
        ("Dextre [amber]", ("amber",)),
        ("Dextre +amber +draw", ("amber", "draw")),
        ("Dextre (2 capture)", ("capture", "capture")),
        ("Dextre (Æ, damage)", ("amber", "damage")),
        ("Dextre (discard x2)", ("discard", "discard")),
        ("Dextre [Mars]", ("mars",)),
        ("Dextre – amber, power", ("amber", "power")),
        ("Dextre (enhanced: draw)", ("draw",)),
        ("Dextre (x2) (draw)", ("draw",)),
    ],
)
def test_shape_5_icons_as_words(line: str, icons: tuple[str, ...]) -> None:
    found = found_in(line, house="logos").listed("logos")
    assert (found.id, found.icons, found.house) == ("dextre", icons, "logos")


def test_shape_6_titles_between_bars() -> None:
    text = "\n".join("|".join(titles) for _, titles in by_house(starter()))
    row = one(text)
    assert copies(row.record) == deck_copies(starter())
    assert "no house headings" in said(row)


@pytest.mark.parametrize(
    "head",
    [
        "Some Deck (CotA)",
        "Some Deck [Call of the Archons]",
        "Some Deck – CotA",
        "Some Deck\nCall of the Archons",
        "Deck: Some Deck\nSet: CotA",
        "# Some Deck\nExpansion: 341\nBrobnar, Logos & Sanctum",
    ],
)
def test_shape_7_name_and_set_first(head: str) -> None:
    text = head + "\n" + headed(by_house(starter())).split("\n", 1)[1]
    record = one(text).record
    assert (record.name, record.set, record.size) == ("Some Deck", "CotA", 36)


def test_shape_8_a_link_in_any_text() -> None:
    row = refused(f"Look at this one: https://www.keyforgegame.com/deck-details/{DECK} !!!")
    assert row.link is not None
    assert row.link.uuid == DECK


def test_shape_8_many_links() -> None:
    rows = list(read_any("\n".join(f"https://decksofkeyforge.com/decks/{DECK[:-1]}{digit}" for digit in "0123")))
    assert [row.link.uuid[-1] for row in rows if isinstance(row, Unread) and row.link] == list("0123")


def test_a_list_with_its_link_is_that_deck() -> None:
    text = headed(by_house(starter())) + f"\nhttps://www.keyforgegame.com/deck-details/{DECK}\n"
    record = one(text).record
    assert (record.key, record.size) == ("mv:" + DECK, 36)


def test_a_printed_code_is_not_kept() -> None:
    text = headed(by_house(starter())) + "\nABCDE-12345-FGHIJ\n"
    rows = list(read_any(text))
    assert all("12345" not in repr(row) for row in rows)


def test_without_headings_the_only_way_is_taken() -> None:
    text = "Some Deck\n" + "\n".join(title(card.id) for card in starter().cards)
    row = one(text)
    assert copies(row.record) == deck_copies(starter())
    assert row.record.houses == tuple(sorted(starter().houses))


def test_without_headings_and_more_than_one_way_it_is_asked() -> None:
    cards = [title(card.id) for card in starter().cards]
    doubtful = [title(card) for card in ("dark-æmber-vault", "it-s-coming")]
    row = refused("\n".join(["Some Deck", *cards[1:-1], *doubtful]))
    assert "Put each house above its cards" in row.reason.en


def test_the_houses_may_be_named_once_above_all_cards() -> None:
    houses = " | ".join(house for house, _ in by_house(starter()))
    text = f"Some Deck\n{houses}\n" + "\n".join(title(card.id) for card in starter().cards)
    record = one(text).record
    assert (record.houses, copies(record)) == (tuple(starter().houses), deck_copies(starter()))


def test_one_unknown_title_without_headings_fills_the_free_place() -> None:
    cards = [title(card.id) for card in starter().cards]
    record = one("\n".join(["Some Deck", "Brand New Thing", *cards[1:]])).record
    (line,) = record.unknown
    assert (line.title, line.house) == ("Brand New Thing", str(starter().cards[0].house))


@pytest.mark.parametrize(
    "heading",
    ["{h}:", "## {h}", "**{h}**", "House {h}", "{h} (12)", "{h} - 12 cards", "HOUSE {u}", "Fraktion {h}", "{u}"],
)
def test_headings_in_many_dresses(heading: str) -> None:
    lines = [(heading.format(h=house, u=house.upper()), titles) for house, titles in by_house(starter())]
    assert copies(one(headed(lines)).record) == deck_copies(starter())


@pytest.mark.parametrize("bullet", ["- ", "* ", "• ", "1. ", "> "])
def test_bullets(bullet: str) -> None:
    lines = [(house, [bullet + name for name in titles]) for house, titles in by_house(starter())]
    assert copies(one(headed(lines)).record) == deck_copies(starter())


@pytest.mark.parametrize("language", ["de", "fr", "es", "it", "pl", "pt"])
def test_names_in_other_languages(language: str) -> None:
    lines = []
    for house in starter().houses:
        cards = [card.id for card in starter().cards if card.house is house]
        lines.append((house.words.de, [facts()[card].name_in(language) for card in cards]))
    text = "Some Deck (CotA)\n" + headed(lines).split("\n", 1)[1]
    assert copies(one(text).record) == deck_copies(starter())


def test_headings_for_types_and_references() -> None:
    token = title(in_set("WoE", "token creature")[0])
    cards = "Logos\nActions (1)\nWild Wormhole\nCreatures\nDextre"
    text = f"Some Deck\n{cards}\nToken creature: {token}\nReferences\nThe Tide"
    record = one(text).record
    assert [line.id for line in record.cards] == ["wild-wormhole", "dextre"]
    assert [line.title for line in record.references] == [token, "The Tide"]


def test_the_set_is_told_from_the_cards_where_only_one_has_them_all() -> None:
    row = one(headed(by_house(starter())))
    only = set.intersection(*(set(facts()[card.id].sets) for card in starter().cards))
    assert only == {"CotA"}
    assert row.record.set == "CotA"
    assert "only Call of the Archons has all of these cards" in said(row)


def test_a_mistyped_title_is_proposed_and_never_decided() -> None:
    text = headed(by_house(starter())).replace("Hunting Witch", "Hunting Witsh", 1)
    row = one(text)
    (line,) = row.record.unknown
    assert (line.title, line.id) == ("Hunting Witsh", None)
    assert "Hunting Witsh (perhaps Hunting Witch or Haunting Witch?)" in said(row)
    assert row.record.set == "CotA"


def test_lines_that_are_no_cards_are_left_out_of_a_whole_deck_and_told() -> None:
    row = one(headed(by_house(starter())) + "\nmade with love by Ada")
    assert row.record.size == 36
    assert "made with love by Ada" in said(row)


def test_a_deck_of_an_unknown_set_with_headings_is_kept() -> None:
    titles = [f"Strange Thing {letter}{letter}{letter}" for letter in "abcdefghijkl"]
    text = headed([("House Vaultborn", titles), ("Logos", titles), ("Dis", titles)])
    record = one(text).record
    assert (record.size, record.houses, len(record.unknown)) == (36, ("vaultborn", "logos", "dis"), 36)


def test_ruled_lines_part_decks() -> None:
    both = headed(by_house(starter())) + "\n-----\n" + headed(by_house(starter())).replace("Some Deck", "Other Deck")
    assert [row.name for row in read_any(both) if isinstance(row, Read)] == ["Some Deck", "Other Deck"]


def test_ruled_lines_inside_one_deck_part_nothing() -> None:
    ruled = headed(by_house(starter())).replace("Sanctum\n", "---\nSanctum\n").replace("Untamed\n", "---\nUntamed\n")
    assert copies(one(ruled).record) == deck_copies(starter())


def named_list(deck: DeckRecord, *, name: str = "{name}", blank: str = "\n") -> str:
    """A list with a name, then a heading for each house and every copy on a line of its own."""
    houses = (
        "\n".join([house.title(), *(line.title for line in lines for _ in range(line.count))])
        for house, lines in by_house_of(deck)
    )
    return f"\n{blank}".join([name.format(name=deck.name), *houses]) + "\n"


def by_type(deck: DeckRecord) -> str:
    """A list by types, in each of which the houses come again."""
    lines = [deck.name]
    for kind, title in ((kind, f"{kind.value.title()}s") for kind in TYPES_IN_DECKS):
        of_kind = [
            (house, [c for c in found if c.id and facts()[c.id].type is kind]) for house, found in by_house_of(deck)
        ]
        lines += [title, *(text for house, found in of_kind if found for text in (house.title(), *copies_of(found)))]
    return "\n".join(lines) + "\n"


def copies_of(lines: Iterable[CardLine]) -> list[str]:
    return [line.title for line in lines for _ in range(line.count)]


def each_house(deck: DeckRecord, joint: str) -> str:
    """A list with the house before each card."""
    found = (f"{house.title()}{joint}{title}" for house, lines in by_house_of(deck) for title in copies_of(lines))
    return "\n".join([deck.name, *found]) + "\n"


_FORMS: dict[str, Callable[[DeckRecord], str]] = {
    "as copied": plain_text,
    "as copied, in German": lambda deck: plain_text(deck, "de"),
    "Markdown": markdown,
    "a name and houses": named_list,
    "a name behind #": lambda deck: named_list(deck, name="# {name}"),
    "a labelled name": lambda deck: named_list(deck, name="Deck: {name}"),
    "no blank lines": lambda deck: named_list(deck, blank=""),
    "more below the name": lambda deck: named_list(deck, name="{name}\nCall of the Archons\nSAS 70"),
    "a ruled line below the name": lambda deck: named_list(deck, name="{name}\n====="),
    "ruled lines between houses": lambda deck: named_list(deck, blank="-----\n"),
    "the house before each card": lambda deck: each_house(deck, ": "),
    "a heading above each card": lambda deck: each_house(deck, "\n"),
    "by type": by_type,
    "a sum below": lambda deck: named_list(deck) + "\nTotal: 36 cards\nEnd of list\n\n",
}


@pytest.mark.parametrize("form", _FORMS.values(), ids=_FORMS)
def test_one_list_is_one_deck_in_each_of_these_forms(form: Callable[[DeckRecord], str]) -> None:
    for seed, code in enumerate(("CotA", "MM", "WoE")):
        deck = generate(seed, set=code, added=NOW)
        found = one(form(deck)).record
        assert (found.name, copies(found)) == (deck.name, copies(deck))


@pytest.mark.parametrize("form", _FORMS.values(), ids=_FORMS)
@pytest.mark.parametrize("between", ["", "\n", "\n\n"])
def test_a_name_behind_a_whole_deck_begins_another(form: Callable[[DeckRecord], str], between: str) -> None:
    decks = [generate(seed, set=code, added=NOW) for seed, code in enumerate(("CotA", "WC", "DT", "GR", "PV"))]
    rows = list(read_any(between.join(map(form, decks))))
    assert [row.name for row in rows if isinstance(row, Read)] == [deck.name for deck in decks]
    for row, deck in zip(rows, decks, strict=True):
        assert isinstance(row, Read)
        assert copies(row.record) == copies(deck)


@pytest.mark.parametrize("between", ["\n", "\n---\n"])
def test_each_of_several_lists_keeps_its_link(between: str) -> None:
    keys = [f"mv:00000000-0000-4000-8000-00000000000{number}" for number in range(3)]
    decks = [generate(seed, set="CotA", added=NOW).model_copy(update={"key": key}) for seed, key in enumerate(keys)]
    text = between.join(map(plain_text, decks))
    assert [row.record.key for row in read_any(text) if isinstance(row, Read)] == keys
    fewer = text.replace(keys[1].removeprefix("mv:"), "")
    found = [row.record.key[:4] for row in read_any(fewer) if isinstance(row, Read)]
    assert found == ["own:"] * 3  # whose the two links are is not sure


@pytest.mark.parametrize("count", [2, 3])
def test_a_link_above_each_name_is_that_of_the_deck_below(count: int) -> None:
    uuids = [f"00000000-0000-4000-8000-00000000000{number}" for number in range(count)]
    decks = [generate(seed, set="CotA", added=NOW) for seed in range(count)]
    page = "https://www.keyforgegame.com/deck-details/"
    text = "\n".join(f"{page}{uuid}\n{named_list(deck)}" for uuid, deck in zip(uuids, decks, strict=True))
    found = [(row.name, row.record.key) for row in read_any(text) if isinstance(row, Read)]
    assert found == [(deck.name, f"mv:{uuid}") for uuid, deck in zip(uuids, decks, strict=True)]


def test_two_links_of_one_deck_are_not_those_of_two() -> None:
    pages = f"https://www.keyforgegame.com/deck-details/{DECK}\nhttps://decksofkeyforge.com/decks/{DECK}\n"
    first, second = (named_list(generate(seed, set="CotA", added=NOW)) for seed in (1, 2))
    found = [row.record.key[:4] for row in read_any(f"{pages}{first}\n{second}") if isinstance(row, Read)]
    assert found == ["own:", "own:"]


def test_fifty_lists_at_once_are_fifty_decks() -> None:
    text = named_list(generate(1, set="CotA", added=NOW))
    assert len(list(read_any("\n".join([text] * 50)))) == 50


def test_a_list_that_lacks_a_card_ends_where_the_next_begins_and_one_with_strange_cards_is_kept_together() -> None:
    one_, other = generate(1, set="CotA", added=NOW), generate(2, set="CotA", added=NOW)
    short = named_list(one_).replace(f"{one_.cards[-1].title}\n", "", 1)
    rows = list(read_any(short + "\n" + named_list(other)))
    assert [row.record.size for row in rows if isinstance(row, Read)] == [36 - 1, 36]
    strange = named_list(one_, blank="").replace(one_.cards[-1].title, "A Card From Tomorrow")
    rows = list(read_any(strange + named_list(other, blank="")))
    assert [row.name for row in rows] == [one_.name, other.name]
    assert [row.record.size for row in rows if isinstance(row, Read)] == [36, 36]


@pytest.mark.parametrize("other", ["CotA", "WoE", "PV"])
def test_lists_without_names_part_where_a_house_comes_behind_a_whole_deck(other: str) -> None:
    deck, next_ = (named_list(generate(1, set=code, added=NOW), name="") for code in ("CotA", other))
    assert [row.record.size for row in read_any(deck + "\n" + next_) if isinstance(row, Read)] == [36, 36]


def test_a_last_house_of_cards_that_nobody_knows_belongs_to_its_deck() -> None:
    decks = [generate(seed, set="CotA", added=NOW) for seed in (1, 2)]
    strange = []
    for deck in decks:
        lines = named_list(deck).rstrip().split("\n")
        strange.append("\n".join([*lines[:-12], *(f"Card {letter} From Tomorrow" for letter in "ABCDEFGHIJKL")]))
    rows = list(read_any("\n\n".join(strange)))
    assert [row.name for row in rows] == [deck.name for deck in decks]
    assert [(row.record.size, row.record.unknown_cards) for row in rows if isinstance(row, Read)] == [(36, 12)] * 2


def test_mass_mutation_lists_without_marks_do_not_say_their_icons() -> None:
    text = "Some Deck\nSet: Mass Mutation\nSanctum\nGizelhart’s Zealot\nCommandeer"
    assert not one(text).record.icons_known
    assert one(text.replace("Commandeer", "Commandeer (amber)")).record.icons_known


@pytest.mark.parametrize(
    ("line", "card", "count"),
    [
        ("1-2 Punch", "1-2-punch", 1),
        ("2 1-2 Punch", "1-2-punch", 2),
        ("Master of 2", "master-of-2", 1),
        ("Master of 2 x3", "master-of-2", 3),
        ("2 Master of 3", "master-of-3", 2),
        ("5C077 (Evil Twin)", "5c077-evil-twin", 1),
        ("2x 5C077 – Evil Twin", "5c077-evil-twin", 2),
        ("3LL-I0T", "3ll-i0t", 1),
        ("[REDACTED]", "[redacted]", 1),
        ("30 Bumpsy", "bumpsy", 1),
        ("A09 Timequake", "timequake", 1),
        ("Experiment Q", "experiment-q", 1),
        ("Auto-Autopsy 2.1", "auto-autopsy-21", 1),
    ],
)
def test_digits_and_letters_that_belong_to_names(line: str, card: str, count: int) -> None:
    found = found_in(line)
    assert (found.id, found.count) == (card, count)


@pytest.mark.parametrize(
    "text", ["Dear Ada,\nI will be late.\nYours, Bo", "42", "no", "Brobnar", "🙂🙂🙂", "…", "a,b;c|d"]
)
def test_words_that_are_no_deck_are_refused(text: str) -> None:
    assert isinstance(refused(text), Unread)


def test_a_house_of_endless_length_is_cut() -> None:
    text = headed(by_house(starter())).replace("Some Deck", f"Some Deck\nHouses: {'x' * 90}, Logos")
    assert one(text).record.houses == ("x" * 60, "logos")


def test_a_line_of_endless_length_is_named() -> None:
    assert "Line 2" in refused("Some Deck\n" + "x" * 20_000).reason.en
