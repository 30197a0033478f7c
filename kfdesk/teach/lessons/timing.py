"""A lesson about order: what the rules put in order, and what the active player does."""

from __future__ import annotations

from typing import Final

from kfdesk.engine.scenario import CardSpec, Scenario, Side
from kfdesk.engine.terms import House, KeyColor
from kfdesk.teach.lessons.model import Lesson, Task, cards
from kfdesk.text.words import Words

TIMING_WINDOWS: Final = Lesson(
    "timing-windows",
    Words("Timing windows and order"),
    Words("The steps of playing and using a card have a fixed order; you put in order what happens in the same step."),
    Scenario(
        players=(
            Side(
                houses=(House.SHADOWS, House.BROBNAR, House.LOGOS),
                hand=cards("furtive-investors"),
                battleline=(CardSpec(id="gamgee", upgrades=cards("duskrunner")),),
                deck=cards("bumpsy", "punch", "dextre", "noddy-the-thief", "umbra", "valdr", "batdrone", "troll"),
                amber=1,
            ),
            Side(
                houses=(House.SANCTUM, House.DIS, House.UNTAMED),
                battleline=cards("raiding-knight"),
                deck=cards("staunch-knight", "dust-pixie", "shooler", "snufflegator", "ember-imp", "champion-anaphiel"),
                amber=5,
                keys=(KeyColor.BLUE,),
            ),
        ),
        house=House.SHADOWS,
        turn=5,
    ),
    (
        Task(
            Words(
                "You have 1 Æmber, your opponent 5. What you do first is up to you, but everything you do "
                "has steps. When you play a card, the icons at its left edge come first, then its “Play:”. "
                "Play {furtive_investors}."
            ),
            ("play:furtive-investors",),
            Words(
                "Later: {furtive_investors} compares who has more Æmber. Whatever you get before that could spoil it."
            ),
        ),
        Task(
            Words(
                "The icon gave you 1. Then came “Play:”: your opponent still had more, so you got 1 for "
                "their key. Reaping has steps, too: first 1 Æmber, then everything that happens after "
                "reaping. Reap with {gamgee}."
            ),
            ("reap:gamgee",),
            Words("Reap with {gamgee} here and see what happens after it."),
        ),
        Task(
            Words(
                "Two abilities wait in the same step, and you choose which comes first. {duskrunner} steals 1 in any "
                "case, {gamgee} only while your opponent has more than you: they have 5, you 4. First {gamgee}."
            ),
            ("trigger:gamgee.0",),
            Words("After {duskrunner} you would have 5 and they 4: {gamgee} would find nothing to do."),
        ),
        Task(
            Words(
                "Both have stolen, and you have 6 Æmber; in the other order it would be 5. End your turn. The timing "
                "chart, in the View menu, always shows which step the game is in."
            ),
            ("end-turn",),
        ),
    ),
    (
        "chart/timing",
        "chart/play",
        "chart/reap",
        "glossary/active-player",
        "glossary/bonus-icons",
        "glossary/turn-sequence",
    ),
    minutes=3,
    ends=Words(
        "“Check!”: your 6 Æmber can pay for a key. The player whose turn it is puts in order what happens "
        "at the same time, no matter whose cards they are."
    ),
)
