"""Lessons that look at the next turn: a key that is about to be forged, cards put aside, cards not drawn."""

from __future__ import annotations

from typing import Final

from kfdesk.engine.rules import STEP_1, STEP_2, STEP_5
from kfdesk.engine.scenario import Scenario, Side
from kfdesk.engine.terms import House, KeyColor
from kfdesk.teach.lessons.model import Lesson, Reply, Task, cards
from kfdesk.text.words import Words

_MINE = (House.BROBNAR, House.DIS, House.LOGOS)
_THEIR_DECK = cards(
    *("silvertooth", "dust-pixie", "umbra", "snufflegator", "noddy-the-thief", "bad-penny", "urchin"),
    *("niffle-ape", "dew-faerie", "hunting-witch"),
)

CHECK_AND_KEYS: Final = Lesson(
    "check-and-keys",
    Words("Check! and stopping a key"),
    Words("“Check!” warns you: one turn is left to take Æmber from your opponent before they forge a key."),
    Scenario(
        players=(
            Side(
                houses=_MINE,
                hand=cards("shooler", "charette", "punch"),
                battleline=cards("troll"),
                deck=cards("dextre", "ember-imp", "bumpsy", "valdr", "krump", "batdrone", "doc-bookton", "anger"),
                amber=5,
                keys=(KeyColor.RED,),
            ),
            Side(
                houses=(House.SANCTUM, House.SHADOWS, House.UNTAMED),
                battleline=cards("raiding-knight"),
                deck=_THEIR_DECK + cards("staunch-knight", "champion-anaphiel", "sequis"),
                amber=9,
                keys=(KeyColor.RED, KeyColor.BLUE),
            ),
        ),
        active=1,
        house=House.SANCTUM,
        turn=8,
    ),
    (
        Reply(
            ("end-turn",),
            Words("Your opponent has two keys and 9 Æmber. Their turn ends: “Check!”, they can pay for a key."),
        ),
        Task(
            Words(
                "“Check!”: with 9 Æmber your opponent’s next turn would begin with their third key, and you would "
                "lose. Take Æmber from them now, until they have less than 6. Your cards of Dis do that: choose Dis."
            ),
            ("house:dis",),
            Words("None of your cards of that house takes Æmber from your opponent. Choose Dis here."),
        ),
        Task(
            Words("{shooler} steals: 1 Æmber goes from their pool to yours. Play {shooler}."),
            ("play:shooler", "slot:left|slot:right"),
            Words("First see what stealing does: play {shooler}."),
        ),
        Task(
            Words(
                "They have 8 left. {charette} captures: 3 Æmber go from their pool onto {charette}, where "
                "no one can spend them. If {charette} leaves play, they get the 3 back. Play {charette}."
            ),
            ("play:charette", "slot:left|slot:right"),
            Words("They have 8 Æmber, enough for a key. Capture 3 of it first."),
        ),
        Task(
            Words(
                "They have 5 left: one too few. You have 6 now yourself. End your turn: this time “Check!” is about "
                "your key."
            ),
            ("end-turn",),
        ),
        Reply(
            ("house:sanctum", "end-turn"),
            Words("No key for your opponent: 5 Æmber are not enough. And they take none of yours."),
        ),
        Task(
            Words(
                "5 Æmber were not enough for your opponent, and no one stopped you: your turn begins with "
                "a key. Its color seldom matters: choose any."
            ),
            ("key:*",),
        ),
    ),
    ("glossary/steal", "glossary/capture", STEP_1, "glossary/aember", "glossary/aember-pool"),
    minutes=3,
    ends=Words(
        "6 Æmber paid for your second key. When you hear “Check!”, look for cards that steal or capture Æmber, or make "
        "your opponent lose it."
    ),
)

CHAINS_AND_ARCHIVES: Final = Lesson(
    "chains-and-archives",
    Words("Chains and archives"),
    Words("Archived cards wait for a better turn; chains are a price that you pay with cards not drawn."),
    Scenario(
        players=(
            Side(
                houses=_MINE,
                hand=cards("gateway-to-dis", "krump"),
                battleline=cards("ember-imp"),
                artifacts=cards("library-of-the-damned"),
                deck=cards("bumpsy", "punch", "dextre", "ember-imp", "shooler", "valdr", "batdrone", "anger"),
            ),
            Side(
                houses=(House.BROBNAR, House.SHADOWS, House.UNTAMED),
                hand=cards("dust-pixie"),
                battleline=cards("troll"),
                deck=_THEIR_DECK + cards("punch", "krump", "bumpsy"),
            ),
        ),
        house=House.DIS,
        turn=5,
    ),
    (
        Task(
            Words(
                "Your {ember_imp} cannot stand up to {troll}. {gateway_to_dis} destroys every creature, your own, "
                "too. For that you gain 3 chains: you will see what they cost. Play {gateway_to_dis}."
            ),
            ("play:gateway-to-dis",),
            Words("Play {gateway_to_dis} first: as long as {troll} stands there, {ember_imp} is not worth much."),
        ),
        Task(
            Words(
                "{krump} in your hand is of Brobnar and cannot be played in a turn of Dis. Your artifact "
                "{library_of_the_damned} can put it aside: click it, and its action archives {krump}."
            ),
            ("action:library-of-the-damned", "card:krump"),
            Words("Use {library_of_the_damned} first: {krump} would only take up a place in your hand."),
        ),
        Task(
            Words(
                "{krump} is in your archives now, a facedown pile that only you may look at. Your hand is "
                "empty, so you would draw six cards. As long as you have 1 to 6 chains, it is one fewer. "
                "End your turn."
            ),
            ("end-turn",),
        ),
        Reply(
            ("house:untamed", "play:dust-pixie", "end-turn"),
            Words("You drew five cards instead of six. Now it is your opponent’s turn."),
        ),
        Task(
            Words(
                "You had drawn only five cards, and for that one of your 3 chains came off. Now is the turn for "
                "{krump}: choose Brobnar. Then you are asked about your archives."
            ),
            ("house:brobnar",),
            Words("{krump} is of Brobnar: choose that house, so that you can play it."),
        ),
        Task(
            Words(
                "After choosing a house you may take your archives into your hand: all cards in them, or none. Take "
                "them."
            ),
            ("yes",),
            Words("They may wait for a later turn. But {krump} is useful now: take them."),
        ),
        Task(
            Words("You hold six cards again, {krump} among them. Play {krump}."),
            ("play:krump", "slot:left|slot:right"),
            Words("Play {krump} here: you kept it for this turn."),
        ),
    ),
    (
        "glossary/chains",
        "glossary/archives",
        STEP_2,
        STEP_5,
        "glossary/drawing-cards",
        "glossary/action-ability",
        "glossary/using-artifacts",
        "chart/action-omni",
    ),
    minutes=4,
    ends=Words(
        "Cards in your archives do not count when you draw up to six. You still have 2 chains: at the end of each turn "
        "in which they cost you a card, one more comes off."
    ),
)
