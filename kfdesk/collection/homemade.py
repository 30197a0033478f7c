"""Home-made cards: what somebody wrote, the file that it is kept in, and the card that it is for play.

A home-made card is its facts and a text. What the card does is read from the text each time the program needs it;
nothing else decides it, and a text that is not understood gives no card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import blake2b
from secrets import token_hex
from time import thread_time
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from kfdesk.cards.library import library
from kfdesk.engine.decks import DeckList
from kfdesk.engine.facts import HOMEMADE, PrintedFacts, Printing
from kfdesk.engine.rules import SetupError
from kfdesk.engine.terms import CREATURES, CardType, House, Icon
from kfdesk.language.card_names import name_for
from kfdesk.language.definition import CardDefinition, Draft
from kfdesk.language.rules.together import AnyAbility
from kfdesk.text.folding import fold
from kfdesk.text.lines import on_one_line
from kfdesk.text.words import Words, enumerated, file_value

VERSION = 1
"""The version of the file of cards that this program reads and writes."""
FORMAT = "kfdesk-card"

MOST_CARDS = 10_000
"""The most cards of one file: as many as a shelf holds."""
LONGEST_NAME = 60
LONGEST_TEXT = 600
"""The longest text, in signs; the longest that is printed on a card has little more than half of it."""
MOST_LINES = 12
"""The most lines of a text, and the most abilities."""

TYPES = (CardType.CREATURE, CardType.ACTION, CardType.ARTIFACT, CardType.UPGRADE, CardType.TOKEN_CREATURE)
"""What a home-made card may be.

Halves of gigantic creatures and prophecies are pairs of cards that name each other, an archon power belongs to no house
and to no deck of cards, and there is only one tide: none of these is one text with its facts.
"""

MOST_S = 2.0
"""How long the lines of a card are read, in seconds; what is left then counts as not understood."""
_SIGNS_OF_PROGRAMS = frozenset("{}[]<>⟨⟩|\\")
"""What texts mark something with: a name that held them would be taken for more than a name."""
_SHOWN = 3
"""So many ids of unknown cards are shown."""
_SLUG = 30
"""The most signs of an id that come from the card's name: ids are kept where 60 signs are the most."""


class NotYetReadError(SetupError):
    """A card of which nobody knows yet whether its text is understood, as it was not read; names the card."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(_NOT_YET_READ.filled(card=name))


class NotReadError(SetupError):
    """A card whose text is not understood, or of which a line may mean several things; names the card and the lines."""

    def __init__(self, name: str, lines: tuple[str, ...]) -> None:
        self.name = name
        self.lines = lines
        super().__init__(_NOT_READ.filled(card=name, lines=enumerated(map(file_value, lines))))


def complaint(kind: str) -> PydanticCustomError:
    """Return the error of a field that says one of `COMPLAINTS`."""
    return PydanticCustomError(kind, "{said}", {"said": COMPLAINTS[kind].en})


def _one_line(said: object) -> object:
    return on_one_line(said) if isinstance(said, str) else said


def _lines(said: object) -> object:
    if not isinstance(said, str):
        return said
    return "\n".join(on_one_line(line) for line in said.splitlines()).strip("\n")


def _of_plain_signs(name: str) -> str:
    if not _SIGNS_OF_PROGRAMS.isdisjoint(name):
        raise complaint("home_name_brackets")
    if not any(sign.isalnum() for sign in name):
        raise complaint("home_name_letters")
    return name


def _of_few_lines(text: str) -> str:
    if text.count("\n") >= MOST_LINES:
        raise complaint("home_lines")
    return text


def _a_type(type_: CardType) -> CardType:
    if type_ not in TYPES:
        raise complaint("home_type")
    return type_


def _each_once(words: tuple[str, ...]) -> tuple[str, ...]:
    if len(set(words)) != len(words):
        raise complaint("home_twice")
    return words


def _no_amber(icons: tuple[Icon | House, ...]) -> tuple[Icon | House, ...]:
    if Icon.AMBER in icons:
        raise complaint("home_amber_icon")
    return icons


Name = Annotated[
    str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(_of_plain_signs), BeforeValidator(_one_line)
]
Text = Annotated[str, Field(max_length=LONGEST_TEXT), AfterValidator(_of_few_lines), BeforeValidator(_lines)]
Trait = Annotated[str, Field(min_length=1, max_length=30, pattern=r"^[a-zæ][a-zæ’' -]*$")]
Amount = Annotated[int, Field(ge=0, le=99)]


class HomeCard(BaseModel):
    """A card that somebody wrote.

    `key` tells one card from another, however often it is changed. `amber` are its Æmber icons, `icons` its other bonus
    icons from top to bottom: a copy that is put into a deck bears them. Keywords, and the icons that it enhances a deck
    with, stand in its text. `meanings` say of each line of the text which of several meanings was chosen, by
    `kfdesk.cards.reading.meaning_key`: "" where there is only one. Creatures alone have power and armor.
    """

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)

    key: Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")] = Field(
        default_factory=lambda: token_hex(10)
    )
    name: Name
    type: Annotated[CardType, AfterValidator(_a_type)]
    houses: Annotated[tuple[House, ...], Field(min_length=1, max_length=3), AfterValidator(_each_once)]
    traits: Annotated[tuple[Trait, ...], Field(max_length=6), AfterValidator(_each_once)] = ()
    power: Amount | None = None
    armor: Amount | None = None
    amber: Annotated[int, Field(ge=0, le=9)] = 0
    icons: Annotated[tuple[Icon | House, ...], Field(max_length=9), AfterValidator(_no_amber)] = ()
    text: Text = ""
    meanings: Annotated[tuple[Annotated[str, Field(max_length=64)], ...], Field(max_length=MOST_LINES)] = ()

    @model_validator(mode="after")
    def _of_its_type(self) -> Self:
        if self.type in CREATURES and self.power is None:
            raise complaint("home_no_power")
        if self.type not in CREATURES and (self.power is not None or self.armor is not None):
            raise complaint("home_power")
        return self

    @property
    def id(self) -> str:
        """The id of the card as it is written now: equal for equal cards, whatever their keys, and another one as soon
        as anything is changed."""
        return _id(self)

    @property
    def facts(self) -> PrintedFacts:
        """What is printed on the card besides its abilities, with the keywords of its text."""
        return _facts(self)

    @property
    def definition(self) -> CardDefinition:
        """What the card is for play; the same object every time. Raises `NotReadError`.

        Whoever looks at many cards does not wait until each is read: raises `NotYetReadError` before `compiled`,
        `understood`, or `lines_not_understood` was asked for it.
        """
        if not is_read(self):
            raise NotYetReadError(self.name)
        return compiled(self)


def plain_name(said: str) -> str:
    """Return the name of a card as a home-made card may bear it, from one that came from anywhere."""
    bare = "".join(" " if sign in _SIGNS_OF_PROGRAMS else sign for sign in said)
    name = on_one_line(bare)[:LONGEST_NAME].strip()
    return name if any(sign.isalnum() for sign in name) else "1"


def is_homemade(id_: str) -> bool:
    """Return whether this is the id of a home-made card."""
    return id_.startswith(HOMEMADE)


MOST_CARRIED = 100
"""The most home-made cards that one deck, or one game besides its decks, carries along."""
Carried = Annotated[tuple[HomeCard, ...], Field(max_length=MOST_CARRIED)]
"""The home-made cards of what holds them by their ids."""


class CardFile(BaseModel):
    """A file of home-made cards."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)

    format: Literal["kfdesk-card"] = "kfdesk-card"
    version: Annotated[int, Field(ge=1, le=VERSION)] = VERSION
    cards: Annotated[tuple[HomeCard, ...], Field(min_length=1, max_length=MOST_CARDS)]


@lru_cache(maxsize=4096)
def _id(card: HomeCard) -> str:
    content = card.model_dump_json(exclude={"key"}, exclude_defaults=True)
    digest = blake2b(content.encode(), digest_size=10, person=b"home-made card").hexdigest()
    slug = "-".join(fold(card.name).encode("ascii", "ignore").decode().split())[:_SLUG].strip("-")
    return f"{HOMEMADE}{slug or 'card'}-{digest}"


@lru_cache(maxsize=4096)
def _facts(card: HomeCard) -> PrintedFacts:
    from kfdesk.language.reading.of_itself import of_itself

    said = of_itself(card.text)
    return PrintedFacts(
        id=card.id,
        name=card.name,
        type=card.type,
        traits=card.traits,
        power=card.power,
        armor=card.armor,
        keywords=said.keywords,
        printings=tuple(Printing("", "", house.value, "", card.amber) for house in card.houses),
        names=(),
        enhance=said.enhance,
    )


def compiled(card: HomeCard) -> CardDefinition:
    """Return what a card is for play, read from its text; the same object for equal cards.

    Raises `NotReadError` for a text of which not all is understood, or of which a line means several things and none
    was chosen. The first reading of all learns the grammar, which takes a while.
    """
    outcome = _outcome(card)
    if isinstance(outcome, CardDefinition):
        return outcome
    raise NotReadError(card.name, outcome)


MOST_KEPT = 4096
"""Of so many cards it is known at once what their texts were read as."""
_Outcome = CardDefinition | tuple[str, ...]
_OUTCOMES: dict[str, _Outcome] = {}
"""What the cards with these ids are, or the lines that leave it open; those asked for last stand at the end."""


def forget_read() -> None:
    """Forget what the texts of all cards were read as: they are read anew when they are asked for."""
    _OUTCOMES.clear()
    library().forget_read()


def can_be_read() -> bool:
    """Return whether texts can be read at once; else begin to fetch the grammar, so that they can be soon."""
    from kfdesk.cards.grammars import is_ready, prepare

    if is_ready():
        return True
    prepare()
    return False


def is_read(card: HomeCard) -> bool:
    """Return whether it is known what a card's text is read as, so that nothing waits for it."""
    return card.id in _OUTCOMES


def _outcome(card: HomeCard) -> _Outcome:
    """Return what a card is, or the lines that leave it open."""
    found = _OUTCOMES.pop(card.id, None)
    if found is None:
        found = _worked_out(card)
        while len(_OUTCOMES) >= MOST_KEPT:
            _OUTCOMES.pop(next(iter(_OUTCOMES)), None)
    _OUTCOMES[card.id] = found
    return found


def _worked_out(card: HomeCard) -> _Outcome:
    from kfdesk.cards.reading import grammar, meaning_key, read_lines
    from kfdesk.language.reading.of_itself import of_itself

    unread = list(of_itself(card.text).unread)
    abilities: list[AnyAbility] = []
    grammar()  # which takes its own time, once
    late, end = False, thread_time() + MOST_S
    for number, line in enumerate(read_lines(card.text, name_for(card.facts), card.type)):
        if late:  # what stands behind may take as long
            unread.append("…")
            break
        chosen = card.meanings[number] if number < len(card.meanings) else ""
        fitting = [meaning for meaning in line.meanings if not chosen or meaning_key(meaning) == chosen]
        if len(fitting) == 1:
            abilities.append(fitting[0].ability)
        else:
            unread.append(line.text)
        late = line.gave_up or thread_time() > end
    return tuple(unread) or CardDefinition(card.facts, Draft(card.id, tuple(abilities)))


def understood(cards: Iterable[HomeCard]) -> None:
    """Raise `NotReadError` for the first of these cards whose text is not understood. From then on they are found by
    their ids. Waits for the grammar where there are such cards."""
    for card in cards:
        library().register(card)
        compiled(card)


def lines_not_understood(card: HomeCard) -> tuple[str, ...]:
    """Return the lines of a card's text that leave open what it is; none where it can be played. Waits for the
    grammar."""
    outcome = _outcome(card)
    return () if isinstance(outcome, CardDefinition) else outcome


def register(cards: Iterable[HomeCard]) -> None:
    """Let home-made cards be found by their ids from now on."""
    for card in cards:
        library().register(card)


def carried(ids: Iterable[str], among: Iterable[HomeCard] = ()) -> tuple[HomeCard, ...]:
    """Return the home-made cards that these ids name, each once, from `among` or those that are registered.

    Raises `SetupError` for one that nobody knows, and for more than anything carries along.
    """
    known = {card.id: card for card in among}
    found = {id_: known.get(id_) or homemade(id_) for id_ in ids if is_homemade(id_)}
    unknown = [id_ for id_, card in found.items() if card is None]
    if unknown:
        raise SetupError(_NOBODY_KNOWS.filled(cards=enumerated(map(file_value, unknown[:_SHOWN]))))
    if len(found) > MOST_CARRIED:
        raise SetupError(_TOO_MANY.filled(most=MOST_CARRIED))
    return tuple(card for card in found.values() if card is not None)


def homemade_cards(deck: DeckList) -> tuple[HomeCard, ...]:
    """Return the home-made cards of a deck. Raises `SetupError` for one that nobody knows."""
    return carried(card.id for card in (*deck.cards, *deck.references))


def registered() -> Iterator[HomeCard]:
    """Yield the home-made cards that are found by their ids."""
    return (card for card in library().all_homemade if isinstance(card, HomeCard))


def homemade(id_: str) -> HomeCard | None:
    """Return the home-made card with this id, None where none is registered."""
    found = library().homemade(id_) if is_homemade(id_) else None
    return found if isinstance(found, HomeCard) else None


HOMEMADE_WORDS = Words("home-made")
"""How a card or deck is marked that somebody made at home, in the middle of a line."""
COMPLAINTS = {
    "home_name_brackets": Words("The name of a card has no brackets and no signs such as | or \\."),
    "home_name_letters": Words("The name of a card needs a letter or a digit."),
    "home_lines": Words("A card has {lines} lines of text at most.").filled(lines=MOST_LINES),
    "home_type": Words("A home-made card is a creature, an action, an artifact, an upgrade or a token creature."),
    "home_twice": Words("Each may stand here only once."),
    "home_amber_icon": Words("Æmber icons are counted in the field “amber”."),
    "home_no_power": Words("A creature needs power."),
    "home_power": Words("Only creatures have power and armor."),
    "home_missing": Words("A home-made card of the deck is missing from the file."),
    "home_public": Words("A home-made deck has no public identity."),
}
"""What can be wrong with a home-made card, or with what holds it, by the kinds of pydantic's errors."""
_NOBODY_KNOWS = Words("Nobody knows these home-made cards: {cards}.")
_TOO_MANY = Words("More than {most} home-made cards are too many.")
_NOT_YET_READ = Words("The home-made card {card} is still being read; try again in a moment.")
_NOT_READ = Words("The text of the home-made card {card} is not understood: {lines}.")
