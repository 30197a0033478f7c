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
                deck=cards("silvertooth", "dust-pixie", "umbra", "raiding-knight", "snufflegator", "noddy-the-thief"),
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
                "You have two keys and 4 Æmber. A ready creature of your house can reap: it is turned "
                "sideways, and you gain 1 Æmber. Reap with {troll}."
            ),
            ("reap:troll|reap:krump",),
        ),
        Task(Words("5 Æmber. Reap with your other creature, too."), ("reap:krump|reap:troll",)),
        Task(
            Words(
                "6 Æmber are enough for a key. But keys are forged only at the beginning of a turn, so the "
                "other player gets a chance to stop you. End your turn: the program says “Check!” for you."
            ),
            ("end-turn",),
        ),
        Reply(
            ("house:sanctum", "play:staunch-knight", "end-turn", "key:yellow"),
            Words("The other player plays a creature and takes no Æmber from you. Your turn begins with a key."),
        ),
    ),
    ("glossary/keys", "glossary/aember", "glossary/reap", STEP_1),
    minutes=2,
    ends=Words(
        "6 Æmber went back to the supply, and this was your third key: you have won. Every game is won like this."
    ),
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
                "Your deck has three houses: Brobnar, Dis and Logos. Each turn you choose one. Of Brobnar you "
                "have two cards in hand and {troll} on the table, of the others less. Choose Brobnar."
            ),
            ("house:brobnar",),
            Words("That house would let you do less this turn. Choose Brobnar here."),
        ),
        Task(
            Words("Cards that you can play now are lit. Play {bumpsy}: it enters at the end of your row, sideways."),
            ("play:bumpsy", "slot:left|slot:right"),
        ),
        Task(
            Words(
                "You may play as many cards of your house as you like; nothing is paid for them. Play {punch} "
                "on {umbra}."
            ),
            ("play:punch", "card:umbra"),
            Words("{punch} deals 3 damage to a creature. Deal it to {umbra}, not to your own."),
        ),
        Task(
            Words(
                "Creatures that were there before may be used as well, if they are of your house. Reap with {troll}."
            ),
            ("reap:troll",),
        ),
        Task(
            Words(
                "{dextre} is ready, but of Logos; {ember_imp} in your hand is of Dis. They wait for a turn of "
                "their house. End your turn: used cards become ready, and you draw until you hold six cards."
            ),
            ("end-turn",),
        ),
    ),
    ("glossary/house-choice", STEP_2, STEP_3, "glossary/off-house"),
    minutes=3,
)
