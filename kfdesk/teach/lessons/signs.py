"""A lesson about the signs on a creature: keywords that change a fight, and a counter that costs a use."""

from __future__ import annotations

from typing import Final

from kfdesk.engine.scenario import CardSpec, Scenario, Side
from kfdesk.engine.terms import STUN, House
from kfdesk.teach.lessons.model import Lesson, Task, cards
from kfdesk.text.words import Words

SIGNS_ON_CREATURES: Final = Lesson(
    "signs-on-creatures",
    Words("Skirmish, elusive, stunned"),
    Words("Signs at the right edge of a creature change its fights, or cost it a use."),
    Scenario(
        players=(
            Side(
                houses=(House.SHADOWS, House.BROBNAR, House.DIS),
                battleline=(*cards("umbra", "silvertooth", "dodger"), CardSpec(id="bad-penny", statuses=(STUN,))),
                deck=cards("urchin", "punch", "bumpsy", "shooler", "ember-imp", "nerve-blast", "valdr"),
            ),
            Side(
                houses=(House.SHADOWS, House.BROBNAR, House.UNTAMED),
                battleline=cards("troll", "noddy-the-thief"),
                deck=cards("dust-pixie", "snufflegator", "krump", "urchin", "niffle-ape", "regrowth"),
                amber=2,
            ),
        ),
        house=House.SHADOWS,
        turn=5,
    ),
    (
        Task(
            Words(
                "Signs at the right edge of a creature are keywords and counters; point at the card to read what they "
                "mean. {umbra} has skirmish: whatever it attacks does not hit back. Let {umbra} fight {troll}."
            ),
            ("fight:umbra", "card:troll"),
            Words("Here {umbra} should fight {troll}, so that you see what skirmish does."),
        ),
        Task(
            Words(
                "{troll} took 2 damage, {umbra} none; it also stole 1 Æmber, as its text says. {noddy_the_thief} is "
                "elusive: the first time it is attacked each turn, neither creature hits the other. Let {silvertooth} "
                "fight it all the same."
            ),
            ("fight:silvertooth", "card:noddy-the-thief"),
            Words("Let {silvertooth} fight {noddy_the_thief}: someone has to be the first."),
        ),
        Task(
            Words("Nobody was hurt. But the first fight is over: now let {dodger} fight {noddy_the_thief}."),
            ("fight:dodger", "card:noddy-the-thief"),
            Words("{noddy_the_thief} is no longer safe this turn: let {dodger} fight it."),
        ),
        Task(
            Words(
                "{noddy_the_thief} is destroyed. Last, {bad_penny}: it is stunned. The next time it is "
                "used, its stun is removed and nothing else happens. Click it and remove the stun."
            ),
            ("unstun:bad-penny",),
            Words("Remove the stun now, so that {bad_penny} can be used next turn."),
        ),
    ),
    ("glossary/skirmish", "glossary/elusive", "glossary/stun", "glossary/keywords"),
    minutes=3,
    ends=Words(
        "{bad_penny} is exhausted, but no longer stunned. What signs and words on a card mean stands below the large "
        "card at the right, while you point at it."
    ),
)
