"""A deck as trials know it: its list, and a mark that changes with the list, the rules and what its cards do."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from kfdesk import __version__
from kfdesk.cards import library
from kfdesk.collection.models import DeckFile, deck_file
from kfdesk.collection.records import DeckRecord
from kfdesk.engine import DeckList
from kfdesk.match.fingerprint import cards_fingerprint
from kfdesk.records import record


@record
class TrialDeck:
    """A deck, with all that a process without a shelf needs to play it.

    `key` is that of the shelf; `content` its list as a deck file of the program. Games count together only where the
    `mark` is the same: it stands for the list, what its cards do, and the `version` of the program, that of the rules.
    """

    mark: str
    key: str
    name: str
    content: str
    version: str

    @property
    def is_current(self) -> bool:
        """Whether a game played now would be played by the same rules and cards."""
        try:
            return self.version == __version__ and self.mark == mark_of(self.content)
        except (ValueError, KeyError):  # a file from elsewhere may say anything
            return False


def trial_deck(record: DeckRecord) -> TrialDeck:
    """Return a deck of the shelf, which can be played, as it is now."""
    content = deck_file(record.deck_list()).model_dump_json(exclude_defaults=True)
    return TrialDeck(mark_of(content), record.key, record.name, content, __version__)


@lru_cache(maxsize=4096)
def deck_of(content: str) -> DeckList:
    """Return the list of a deck. Raises `ValueError` for what is no deck file."""
    return DeckFile.model_validate_json(content).deck()


def mark_of(content: str) -> str:
    """Return the mark of a list under this program: 24 hexadecimal digits.

    Names are not in it: a deck that is called otherwise is the same deck. Raises `ValueError` and `KeyError` for a list
    that this program does not know.
    """
    deck = deck_of(content)
    cards, known = (*deck.cards, *deck.references), library()
    ids = sorted({card.id for card in cards})
    said = repr((__version__, sorted(deck.houses), cards, cards_fingerprint(known[id_] for id_ in ids)))
    return blake2b(said.encode(), digest_size=12).hexdigest()
