"""The first lessons: how one wins, and what a house lets one do."""

from __future__ import annotations

from typing import Final

from kfdesk.engine.rules import STEP_1, STEP_2, STEP_3
from kfdesk.engine.scenario import Scenario, Side
from kfdesk.engine.terms import House, KeyColor, Step
from kfdesk.teach.lessons.model import Lesson, Reply, Task, cards
from kfdesk.text.words import Words

AMBER_AND_KEYS: Final = Lesson(
    "amber-and-keys",
    Words("Æmber and keys"),
    Words("Creatures collect Æmber, six Æmber make a key, and three keys win the game."),
    Scenario(
        players=(
            Side(
                houses=(House.BROBNAR, House.DIS, House.LOGOS),
                battleline=cards("troll", "krump"),
                deck=cards("bumpsy", "punch", "dextre", "ember-imp", "troll", "krump", "valdr"),
                amber=4,
                keys=(KeyColor.RED, KeyColor.BLUE),
            ),
            Side(
                houses=(House.SHADOWS, House.SANCTUM, House.UNTAMED),
                hand=cards("staunch-knight"),
                deck=cards(
                    *("silvertooth", "dust-pixie", "umbra", "raiding-knight", "snufflegator", "noddy-the-thief"),
                    *("urchin", "sequis", "niffle-ape", "bad-penny"),
                ),
                amber=1,
                keys=(KeyColor.RED,),
            ),
        ),
        house=House.BROBNAR,
        turn=9,
    ),
    (
        Task(
            Words(
                "Whoever forges three keys wins. You have two keys already, and 4 Æmber; a key costs 6. Your creatures "
                "can gather Æmber: click {troll}. It reaps, and that gives you 1."
            ),
            ("reap:troll|reap:krump",),
            Words("First gather more Æmber: 4 are not enough for a key."),
        ),
        Task(
            Words(
                "5 Æmber. The creature that reaped is turned sideways: it is exhausted and can do nothing "
                "more this turn. The other one is still upright: it is ready. Reap with it, too."
            ),
            ("reap:krump|reap:troll",),
            Words("Reap first: with 5 Æmber you could not pay for a key."),
        ),
        Task(
            Words(
                "6 Æmber are enough for a key. But a key is forged at the beginning of your turn, so your opponent "
                "has one turn to stop you. End your turn: “Check!” warns them."
            ),
            ("end-turn",),
        ),
        Reply(
            ("house:sanctum", "play:staunch-knight", "end-turn", "key:yellow"),
            Words("Your opponent plays a creature, but takes no Æmber from you. Your turn begins with a key."),
        ),
    ),
    ("glossary/keys", "glossary/aember", "glossary/aember-pool", "glossary/reap", "glossary/forge", STEP_1),
    minutes=2,
    ends=Words("The 6 Æmber are paid, and this was your third key: you have won. Every game is won like this."),
)

HOUSES: Final = Lesson(
    "houses",
    Words("Houses"),
    Words("Each turn you choose one of your three houses and play and use cards of that house only."),
    Scenario(
        players=(
            Side(
                houses=(House.BROBNAR, House.DIS, House.LOGOS),
                hand=cards("bumpsy", "ember-imp", "punch"),
                battleline=cards("troll", "dextre"),
                deck=cards("krump", "dextre", "ember-imp", "punch", "troll", "valdr", "batdrone", "shooler", "bumpsy"),
            ),
            Side(
                houses=(House.SHADOWS, House.SANCTUM, House.UNTAMED),
                battleline=cards("umbra"),
                deck=cards("silvertooth", "dust-pixie", "raiding-knight", "snufflegator", "noddy-the-thief", "umbra"),
            ),
        ),
        step=Step.HOUSE,
        turn=5,
    ),
    (
        Task(
            Words(
                "Each card belongs to a house: the sign at its upper left. Each turn you choose one of the "
                "three houses of your deck, and play and use only its cards. You have most of Brobnar, two "
                "in hand and {troll}: choose Brobnar."
            ),
            ("house:brobnar",),
            Words("That house would let you do less this turn. Choose Brobnar here."),
        ),
        Task(
            Words(
                "What you can play or use now is highlighted. Play {bumpsy}: drag it to an end of your "
                "row. It enters play exhausted, so it cannot be used before your next turn."
            ),
            ("play:bumpsy", "slot:left|slot:right"),
            Words("In a game the order is up to you. Here, begin with {bumpsy}."),
        ),
        Task(
            Words(
                "Cards cost nothing: play as many of the chosen house as you like. {punch} deals 3 damage to a "
                "creature. Play it and choose {umbra}: with 2 power, it is destroyed by that."
            ),
            ("play:punch", "card:umbra"),
            Words("Play {punch} here, and deal its 3 damage to {umbra}, not to a creature of yours."),
        ),
        Task(
            Words(
                "What was in play before may be used as well, if it is ready and of your house. {troll} is: reap with "
                "it."
            ),
            ("reap:troll",),
            Words("{troll} can still reap: do that before your turn ends."),
        ),
        Task(
            Words(
                "{dextre} is ready, but of Logos; {ember_imp} in your hand is of Dis. They wait for a turn of "
                "their house. End your turn: used cards become ready, and you draw until you hold six cards."
            ),
            ("end-turn",),
        ),
    ),
    (
        "glossary/house-choice",
        "glossary/active-house",
        STEP_2,
        STEP_3,
        "turn/step-4-ready-cards",
        "glossary/off-house",
        "glossary/enters-play",
        "glossary/ready-and-exhausted",
        "glossary/using-creatures",
    ),
    minutes=3,
    ends=Words(
        "Next turn you may choose the same house or another one. Look first what you have of each, in hand and in play."
    ),
)
