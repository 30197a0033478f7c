"""Five small games before the lessons: each is won by one key, with few cards, and decided by one idea.

Both players have forged two keys already, so that the next key wins by the rules as they are.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from kfdesk import catalogs
from kfdesk.engine.rules import STEP_2, RuleId
from kfdesk.engine.scenario import Scenario, Side
from kfdesk.engine.terms import House, KeyColor, Step
from kfdesk.records import record
from kfdesk.teach.lessons.model import cards
from kfdesk.text.words import Words

ONE_HOUSE: Final = frozenset({"house", "house-in-play"})
BASICS: Final = frozenset({"play", "use", "slot", "end", "reaped", "turn-ended"})
"""What the first game says; then what the second one adds, and so on."""
FIGHTING: Final = BASICS | {"attack", "fought", "attack-lost", "target"}
HOUSES: Final = FIGHTING | {"house-in-play", "icon", "discard"}
TWO_KEYS: Final = (KeyColor.RED, KeyColor.BLUE)
"""What both players have forged when a small game begins."""


@record
class SmallGame:
    """A game of a few minutes, on a table made so that its idea decides it; every legal move may be made."""

    id: str
    title: Words
    idea: Words
    scenario: Scenario
    opening: Words
    """What is said first; a `{slot}` that is a card's id is its name."""
    won: Words
    """What is said of a victory."""
    lost: Words
    """What to mind the next time, said of a defeat."""
    entries: tuple[RuleId, ...]
    """The entries of the rulebook behind it, the main one first."""
    minutes: int = 4
    fights: bool = True
    """Whether the other player fights; else their creatures reap only."""
    known: frozenset[str] = frozenset()
    """The remarks that were made in a game before, by their ids, and those on what this game does not have."""


@cache
def small_games() -> tuple[SmallGame, ...]:
    """Return the games in their order. From then on texts are said in every language there is."""
    catalogs.speak()
    return REAPING, FIGHTS, TWO_HOUSES, ACTIONS_AND_ARTIFACTS, THE_WHOLE


REAPING: Final = SmallGame(
    "small-reaping",
    Words("One key"),
    Words("Creatures gather Æmber, and 6 Æmber at the start of your turn are a key."),
    Scenario(
        players=(
            Side(
                houses=(House.BROBNAR,),
                hand=cards("troll", "headhunter", "krump"),
                deck=cards("headhunter", "troll", "krump", "headhunter", "troll", "krump", "headhunter"),
                keys=TWO_KEYS,
            ),
            Side(
                houses=(House.UNTAMED,),
                battleline=cards("niffle-ape"),
                hand=cards("snufflegator", "niffle-ape"),
                deck=cards(*("niffle-ape", "snufflegator") * 4),
                amber=2,
                keys=TWO_KEYS,
            ),
        ),
        house=House.BROBNAR,
        turn=3,
    ),
    Words(
        "You and your opponent have two keys each: whoever forges one more wins. A key costs 6 Æmber, and your "
        "creatures gather it from your next turn on. Play {troll} and the other two."
    ),
    Words("You have won: 6 Æmber became your third key."),
    Words("Play every creature you can, and reap with each that is ready: then you have 6 Æmber first."),
    ("glossary/keys", "glossary/reap", "glossary/aember"),
    minutes=3,
    fights=False,
    known=ONE_HOUSE,
)

FIGHTS: Final = SmallGame(
    "small-fights",
    Words("Fights"),
    Words("A creature that could reap for your opponent can be destroyed before it does."),
    Scenario(
        players=(
            Side(
                houses=(House.BROBNAR,),
                battleline=cards("troll", "valdr"),
                hand=cards("headhunter", "krump"),
                deck=cards("troll", "headhunter", "valdr", "krump", "headhunter", "troll"),
                keys=TWO_KEYS,
            ),
            Side(
                houses=(House.UNTAMED,),
                battleline=cards("niffle-ape"),
                hand=cards("niffle-ape"),
                deck=cards(*("niffle-ape", "snufflegator") * 4),
                amber=5,
                keys=TWO_KEYS,
            ),
        ),
        house=House.BROBNAR,
        turn=3,
    ),
    Words(
        "Your opponent has 5 Æmber. If {niffle_ape} reaps, they have 6, and forge their last key. Fight it in this "
        "turn: {troll} has a power of 8 and destroys a creature of power 3, and 3 damage does not destroy {troll}."
    ),
    Words("You have won. Remember: what is destroyed in a fight can no longer reap."),
    Words("While your opponent is close to 6 Æmber, fight what could reap next; reap with the others."),
    ("glossary/fight", "glossary/damage", "glossary/destroyed"),
    known=BASICS | ONE_HOUSE,
)

TWO_HOUSES: Final = SmallGame(
    "small-two-houses",
    Words("A second house"),
    Words("Each turn you choose a house, and play and use only its cards: choose the one that brings most."),
    Scenario(
        players=(
            Side(
                houses=(House.BROBNAR, House.UNTAMED),
                battleline=cards("troll"),
                hand=cards("headhunter", "snufflegator", "niffle-ape", "dust-pixie", "niffle-ape"),
                deck=cards(
                    *("snufflegator", "niffle-ape", "krump", "valdr", "troll", "snufflegator", "headhunter"),
                    *("dust-pixie", "krump", "niffle-ape"),
                ),
                keys=TWO_KEYS,
            ),
            Side(
                houses=(House.SANCTUM,),
                battleline=cards("staunch-knight"),
                hand=cards("champion-anaphiel", "staunch-knight"),
                deck=cards(*("staunch-knight", "champion-anaphiel", "raiding-knight") * 4),
                amber=3,
                keys=TWO_KEYS,
            ),
        ),
        step=Step.HOUSE,
        turn=3,
    ),
    Words(
        "Now your deck has two houses. Each turn you choose one, and play and use its cards only; the others wait. "
        "Count what each house would do now: Brobnar one card and one creature, Untamed four cards, and "
        "{dust_pixie} brings 2 Æmber when it is played."
    ),
    Words("You have won. Remember: each turn, choose the house that brings you most."),
    Words("Before you choose a house, count the cards you could play and the creatures you could use with each."),
    (STEP_2, "glossary/active-house", "glossary/bonus-icons"),
    known=FIGHTING | {"house"},
)

ACTIONS_AND_ARTIFACTS: Final = SmallGame(
    "small-actions",
    Words("Actions and artifacts"),
    Words("An action works once, at once; an artifact stays, and works in turn after turn."),
    Scenario(
        players=(
            Side(
                houses=(House.BROBNAR, House.SHADOWS),
                battleline=cards("headhunter"),
                hand=cards("nerve-blast", "cannon", "punch", "troll"),
                deck=cards(
                    *("headhunter", "urchin", "valdr", "punch", "noddy-the-thief", "krump", "nerve-blast"),
                    *("headhunter", "urchin", "troll"),
                ),
                keys=TWO_KEYS,
            ),
            Side(
                houses=(House.LOGOS, House.UNTAMED),
                battleline=cards("batdrone"),
                hand=cards("quixo-the-adventurer", "niffle-ape"),
                deck=cards(
                    *("doc-bookton", "niffle-ape", "quixo-the-adventurer", "snufflegator", "doc-bookton", "batdrone"),
                    *("niffle-ape", "quixo-the-adventurer", "snufflegator", "library-of-babble"),
                ),
                amber=6,
                keys=TWO_KEYS,
            ),
        ),
        step=Step.HOUSE,
        turn=3,
    ),
    Words(
        "Your opponent has 6 Æmber: with these they forge their last key at the start of their turn. {nerve_blast} is "
        "an action card: it works once, and steals 1 of them. Choose Shadows and play it."
    ),
    Words(
        "You have won. Remember: an action at the right moment can stop a key, and an artifact works turn after turn."
    ),
    Words("Keep an eye on your opponent’s Æmber: an action that steals is best played when they have 6."),
    ("glossary/actions", "glossary/artifacts", "glossary/steal"),
    minutes=5,
    known=HOUSES | {"house"},
)

THE_WHOLE: Final = SmallGame(
    "small-whole",
    Words("The whole thing"),
    Words("Three houses, all types of cards, and the first turn rule: all you know in one game."),
    Scenario(
        players=(
            Side(
                houses=(House.BROBNAR, House.DIS, House.SHADOWS),
                hand=cards("headhunter", "silvertooth", "urchin", "ganger-chieftain", "charette", "punch"),
                deck=cards(
                    *("shooler", "dodger", "headhunter", "nerve-blast", "gauntlet-of-command", "smaaash", "the-terror"),
                    *("blood-of-titans", "noddy-the-thief", "dust-imp", "ganger-chieftain", "silvertooth", "fear"),
                    *("warsong", "shadow-self", "valdr", "nerve-blast", "dust-imp"),
                ),
                keys=TWO_KEYS,
            ),
            Side(
                houses=(House.LOGOS, House.SANCTUM, House.UNTAMED),
                hand=cards("staunch-knight", "batdrone", "niffle-ape", "doc-bookton", "snufflegator", "lady-maxena"),
                deck=cards(
                    *("raiding-knight", "dust-pixie", "quixo-the-adventurer", "library-of-babble", "niffle-ape"),
                    *("sergeant-zakiel", "snufflegator", "dr-escotera", "staunch-knight", "regrowth", "batdrone"),
                    *("hunting-witch", "champion-anaphiel", "protect-the-weak", "niffle-queen", "cleansing-wave"),
                ),
                amber=1,
                keys=TWO_KEYS,
            ),
        ),
        step=Step.HOUSE,
        turn=1,
    ),
    Words(
        "Three houses, as in every deck. You begin: in this very first turn you play or discard one card only, so any "
        "house will do that has a creature. Afterwards choose the house that brings you most."
    ),
    Words("You have won a game with three houses. The lessons go deeper, and your first whole game is waiting, too."),
    Words("Gather Æmber every turn, and fight or steal when your opponent comes close to 6."),
    ("glossary/turn-sequence", "glossary/first-player", "glossary/keys"),
    minutes=6,
    known=HOUSES | {"house", "artifact", "action-card"},
)
