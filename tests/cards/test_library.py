"""The library finds each card where it was printed, and imports no more than is asked for."""

import subprocess
import sys

from kfdesk.cards import library
from kfdesk.cards.facts import facts


def test_every_written_card_is_found_by_its_id() -> None:
    cards = library()
    assert all(cards[id_].implemented for id_ in cards.implemented)
    assert len(set(cards.implemented)) == len(cards.implemented) >= 60


def test_the_library_knows_all_cards_and_says_which_are_written() -> None:
    cards = library()
    assert len(cards) == len(facts()) == len(list(cards))
    unwritten = next(id_ for id_ in cards if id_ not in set(cards.implemented))
    assert not cards[unwritten].implemented
    assert cards[unwritten].abilities == ()


def test_a_card_is_found_without_importing_the_files_of_other_houses() -> None:
    code = (
        "import sys; from kfdesk.cards import library; library()['mind-barb'];"
        "print([m for m in sys.modules if m.startswith('kfdesk.cards.cota.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['kfdesk.cards.cota.dis']"
