"""A lesson about reading a deck: its list, with what lies open, tells what is still to come."""

from __future__ import annotations

from typing import Final

from kfdesk.engine.scenario import Scenario, Side
from kfdesk.engine.terms import House
from kfdesk.teach.lessons.model import Lesson, Task, cards
from kfdesk.text.words import Words

_TO_COME: Final = cards("quixo-the-adventurer", "labwork", "dextre", "batdrone", "dr-escotera", "labwork")
"""The learner's deck: only cards of Logos are left."""
_GONE: Final = (
    *cards("hand-of-dis", "pit-demon", "charette", "shooler", "ember-imp", "ember-imp", "dust-imp", "dust-imp"),
    *cards("succubus", "the-terror", "arise", "fear"),
    *cards("bumpsy", "valdr", "krump", "anger", "warsong", "smaaash", "headhunter", "headhunter", "punch"),
    *cards("wild-wormhole", "library-access", "twin-bolt-emission"),
)
"""The learner's discard pile: all of Dis, and all of Brobnar but for three cards."""
_THEIR_GONE: Final = (
    *cards("gateway-to-dis", "hand-of-dis", "fear", "arise", "dust-imp", "charette"),
    *cards("nerve-blast", "poison-wave", "urchin", "bad-penny", "dodger"),
    *cards("regrowth", "full-moon", "dust-pixie", "niffle-ape"),
)
_THEIR_DECK: Final = (
    *cards("shooler", "umbra", "snufflegator", "mind-barb", "silvertooth", "witch-of-the-eye", "pit-demon", "urchin"),
    *cards("dominator-bauble", "noddy-the-thief", "niffle-ape", "the-terror", "nerve-blast", "hunting-witch"),
)
_THEIR_HAND: Final = cards(
    "ember-imp", "shadow-self", "lost-in-the-woods", "niffle-queen", "seeker-needle", "cooperative-hunting"
)

READING_A_DECK: Final = Lesson(
    "reading-a-deck",
    Words("Reading a deck"),
    Words("The cards of a deck never change: what its list shows and you have not seen is still to come."),
    Scenario(
        players=(
            Side(
                houses=(House.BROBNAR, House.DIS, House.LOGOS),
                hand=cards("troll", "ganger-chieftain", "doc-bookton"),
                battleline=cards("vespilon-theorist"),
                artifacts=cards("gauntlet-of-command", "library-of-babble"),
                deck=_TO_COME,
                discard=_GONE,
            ),
            Side(
                houses=(House.DIS, House.SHADOWS, House.UNTAMED),
                hand=_THEIR_HAND,
                battleline=cards("snufflegator"),
                deck=_THEIR_DECK,
                discard=_THEIR_GONE,
            ),
        ),
        house=House.LOGOS,
        turn=15,
    ),
    (
        Task(
            Words(
                "A deck has 36 cards, 12 of each of its houses, and they never change. “Deck lists” in the "
                "View menu shows both decks; “Seen” counts what is faceup. Open it, then reap with "
                "{vespilon_theorist}."
            ),
            ("reap:vespilon-theorist",),
            Words("That comes later, or changes what you are to find out here. Reap with {vespilon_theorist}."),
        ),
        Task(
            Words(
                "Now choose a house. If the top card of your deck is of that house, you archive it and gain 1 Æmber. "
                "Look at your list: of which house are there cards that are neither seen nor in your hand?"
            ),
            ("house:logos",),
            Words(
                "No card of that house is left in your deck: your list has none that is neither seen nor in your hand."
            ),
        ),
        Task(
            Words(
                "Only Logos was left. Now your opponent’s list. {gateway_to_dis} destroys every creature: "
                "can another one come? If so, keep {doc_bookton} in your hand and end your turn. If not, "
                "play {doc_bookton}."
            ),
            ("play:doc-bookton", "slot:left|slot:right"),
            Words(
                "Your opponent’s list has {gateway_to_dis} once, and it has been seen: it is in the "
                "discard pile. Play {doc_bookton}."
            ),
        ),
    ),
    ("glossary/deck", "glossary/discard-pile"),
    minutes=4,
    ends=Words(
        "You can open the lists in any game. They do not say what is in a hand. And a player who has to "
        "draw from an empty deck shuffles their discard pile into a new one: then those cards come again."
    ),
)
