"""Texts of cards that are changed at random, and what must hold of whatever is read of them."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random

from kfdesk.cards import library
from kfdesk.cards.reading import MOST_SIGNS, ReadLine, described, grammar, meaning_key, read_text
from kfdesk.collection.files import sample_decks
from kfdesk.engine import DeckList, Game, Seat
from kfdesk.engine.facts import PrintedFacts, Printing
from kfdesk.engine.terms import CardType, House
from kfdesk.language import nouns
from kfdesk.language.base import Node
from kfdesk.language.card_names import name_of
from kfdesk.language.definition import CardDefinition, Draft
from kfdesk.language.reading.budget import Budget
from kfdesk.text.nominals import Name
from kfdesk.text.wording import render
from kfdesk.text.words import LANGUAGES
from tests.engine.playing import check_state, random_keys

TITLE = "Quartz Newt"
TYPES = (CardType.CREATURE, CardType.ACTION, CardType.ARTIFACT, CardType.UPGRADE)
MOST_S = 2.0
"""Seconds of its thread that a text may take, whatever it is."""
MOST_DECISIONS = 2_500
"""Decisions after which a game is left unfinished."""
MOST_GAME_S = 60.0
"""Seconds of its thread that a game may take up to there."""
COPIES = 6
"""Of the card, in each deck of a game."""
_SIGNS = ".,:;“”()•{}<>'’\"!?+-–/\\\n\t "
_ODD = "Æßéİıﬁ\u0301\u200b\u202e\u0000\ufeff\ud800𝔘Ⅷ٣²½漢😀"
_NUMBERS = ("0", "1", "2", "99", "999", "1000", "9" * 40, "-1", "1.5", "X", "two", "²")
_HOUSES = (House.BROBNAR, House.LOGOS, House.SHADOWS)


@dataclass
class Looked:
    """What came of a text."""

    text: str
    type: CardType
    seconds: float = 0.0
    lines: int = 0
    read: int = 0
    """Lines with a meaning."""
    asked: int = 0
    """Lines with several."""
    gave_up: int = 0
    abilities: list[Node] = field(default_factory=list)
    """The likeliest of each line, where all lines have a meaning."""


@cache
def seeds() -> tuple[str, ...]:
    """Return the texts that the language says of all cards."""
    found: dict[str, None] = {}
    for definition in library().values():
        for ability in definition.abilities:
            if isinstance(ability, Node):
                found[render(ability, "en", this=name_of(definition)).replace(definition.name, TITLE)] = None
    return tuple(found)


def mutant(number: int) -> tuple[str, CardType]:
    """Return the so-manieth changed text and the type of its card: the same ones in every run."""
    random = Random(number)
    text = random.choice(seeds())
    for _ in range(random.choice((1, 1, 1, 2, 2, 3, 5, 12))):
        text = random.choice(_CHANGES)(text, random)
    return text[: 4 * MOST_SIGNS], random.choice(TYPES)


def _letters(text: str, random: Random) -> str:
    at = random.randrange(len(text) + 1)
    return random.choice(
        (
            text[:at] + text[at + 1 :],
            text[:at] + random.choice("abcdefghijklmnopqrstuvwxyzÆ ") + text[at:],
            text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :],
        )
    )


def _words(text: str, random: Random) -> str:
    words = text.split(" ")
    at, other = random.randrange(len(words)), random.choice(random.choice(seeds()).split(" "))
    changed = (
        [*words[:at], *words[at + 1 :]],
        [*words[:at], words[at], *words[at:]],
        [*words[:at], other, *words[at:]],
        [*words[:at], other, *words[at + 1 :]],
        [*words[:at], *reversed(words[at : at + 2]), *words[at + 2 :]],
    )
    return " ".join(random.choice(changed))


def _clauses(text: str, random: Random) -> str:
    """Put a sentence of another text in the place of one, or behind it: most likely to be understood."""
    own, others = text.split(". "), random.choice(seeds()).rstrip(".").split(". ")
    at = random.randrange(len(own))
    other = random.choice(others).split(": ")[-1]
    return ". ".join(random.choice(([*own[:at], other, *own[at + 1 :]], [*own[: at + 1], other, *own[at + 1 :]])))


def _numbers(text: str, random: Random) -> str:
    places = [at for at, sign in enumerate(text) if sign.isdigit()] or [random.randrange(len(text) + 1)]
    at = random.choice(places)
    return text[:at] + random.choice(_NUMBERS) + text[at + 1 :]


def _lines(text: str, random: Random) -> str:
    at, other = random.randrange(len(text) + 1), random.choice(seeds())
    return random.choice((f"{text}\n{other}", f"{text[:at]}\n{text[at:]}", f"{text}\n{text}", f"{text}:\n• {other}"))


def _signs(text: str, random: Random) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(_SIGNS) * random.choice((1, 1, 2, 40)) + text[at:]


def _nested(text: str, random: Random) -> str:
    opening, closing = random.choice((("This creature gains, “", "”"), ("Play: ", ""), ("(", ")"), ("You may ", "")))
    times = random.choice((1, 2, 5, 30))
    return opening * times + text + closing * times


def _long(text: str, random: Random) -> str:
    return random.choice((" ", ". ", "\n", "")).join([text] * random.choice((2, 5, 60)))


def _odd(text: str, random: Random) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(_ODD) * random.choice((1, 1, 3, 100)) + text[at:]


_CHANGES = (_letters, _words, _words, _clauses, _clauses, _clauses, _numbers, _lines, _signs, _nested, _long, _odd)


def look_at(number: int) -> Looked:
    """Read a changed text and assert all that must hold of what is read."""
    text, type_ = mutant(number)
    name = Name(TITLE, nouns.CARD_TYPES[type_])
    looked = Looked(text, type_)
    grammar().warm_up()
    began = time.thread_time()
    lines = read_text(text, name, type_)
    looked.seconds = time.thread_time() - began
    assert looked.seconds <= MOST_S, f"it took {looked.seconds:.2f} s"
    before = 0
    for line in lines:
        assert before <= line.start <= line.end <= len(text) and line.text == text[line.start : line.end]
        before = line.start
        _check_line(line, text, name, type_)
    looked.lines, looked.read = len(lines), sum(bool(line.meanings) for line in lines)
    looked.asked, looked.gave_up = sum(len(line.meanings) > 1 for line in lines), sum(line.gave_up for line in lines)
    if lines and looked.read == looked.lines:
        looked.abilities = [line.meanings[0].ability for line in lines]
    return looked


def _check_line(line: ReadLine, text: str, name: Name, type_: CardType) -> None:
    assert bool(line.meanings) != bool(line.unread)
    for unread in line.unread:
        assert line.start <= unread.start <= unread.end <= line.end
        assert text[unread.start : unread.end] not in unread.proposals
    told = [tuple(words.say(language) for language in LANGUAGES) for words in described(line)]
    assert len(set(told)) == len(told) == len(line.meanings)
    for meaning in line.meanings:
        said = render(meaning.ability, "en", this=name)
        again = grammar().read(said, name, (type_,), Budget(20_000))
        keys = {meaning_key(one) for one in again}  # none where nobody knows yet how that is read
        assert not keys or meaning_key(meaning) in keys, f"what is read says {said!r}, which is read otherwise"


class _WithCard(Mapping[str, CardDefinition]):
    """The library with one card more."""

    def __init__(self, card: CardDefinition) -> None:
        self._card = card

    def __getitem__(self, id_: str) -> CardDefinition:
        return self._card if id_ == self._card.id else library()[id_]

    def __iter__(self) -> Iterator[str]:
        yield self._card.id
        yield from library()

    def __len__(self) -> int:
        return len(library()) + 1


def card(abilities: Sequence[Node], type_: CardType) -> CardDefinition:
    """Return a card with these abilities."""
    power = 4 if type_ is CardType.CREATURE else None
    printings = tuple(Printing("", "", house.value, "", 1) for house in _HOUSES)
    facts = PrintedFacts("mutant", TITLE, type_, ("beast",) if power else (), power, None, (), printings, ())
    return CardDefinition(facts, Draft("mutant", tuple(abilities)))  # type: ignore[arg-type]


def _deck(deck: DeckList, id_: str) -> DeckList:
    cards = list(deck.cards)
    for at in range(0, 2 * COPIES, 2):
        cards[at] = replace(cards[at], id=id_)
    return replace(deck, cards=tuple(cards))


def play(abilities: Sequence[Node], type_: CardType, seed: int) -> tuple[int, bool]:
    """Play a game with a card at random, up to its end or a bound; return the decisions, and whether it ended."""
    made = card(abilities, type_)
    decks = [_deck(deck, made.id) for _, deck in sample_decks()[:2]]
    game = Game.new((Seat("Ada", decks[0]), Seat("Bo", decks[1])), seed=seed, library=_WithCard(made))
    random = Random(seed)
    began, turn_began_at = time.thread_time(), (0, 0)
    for number in range(MOST_DECISIONS):
        decision = game.decision
        if decision is None:
            return number, True
        assert decision.options, "a decision without options"
        if game.state.turn != turn_began_at[0]:
            turn_began_at = (game.state.turn, number)
            check_state(game)
        assert number - turn_began_at[1] < MOST_DECISIONS // 2, f"turn {game.state.turn} does not end"
        assert time.thread_time() - began < MOST_GAME_S, f"{number} decisions took {MOST_GAME_S} s"
        game.choose(*random_keys(decision, random))
    return MOST_DECISIONS, False
