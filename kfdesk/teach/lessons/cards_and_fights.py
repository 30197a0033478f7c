"""Lessons about the four types of cards and about fights: who hits whom, who is protected, what damage does."""

from __future__ import annotations

from typing import Final

from kfdesk.engine.scenario import CardSpec, Scenario, Side
from kfdesk.engine.terms import WARD, House
from kfdesk.teach.lessons.model import Lesson, Reply, Task, cards
from kfdesk.text.words import Words

_BROBNAR = (House.BROBNAR, House.DIS, House.LOGOS)
_SANCTUM = (House.SANCTUM, House.SHADOWS, House.UNTAMED)
_MY_DECK = cards("dextre", "ember-imp", "punch", "bumpsy", "troll", "valdr", "krump", "batdrone", "shooler")
_THEIR_DECK = cards("silvertooth", "dust-pixie", "umbra", "snufflegator", "noddy-the-thief", "staunch-knight")

FOUR_TYPES: Final = Lesson(
    "four-types",
    Words("The four types of cards"),
    Words("Creatures and artifacts stay in play, upgrades lie on creatures, actions are done and gone."),
    Scenario(
        players=(
            Side(
                houses=_BROBNAR,
                hand=cards("krump", "gauntlet-of-command", "blood-of-titans", "punch"),
                battleline=cards("bumpsy"),
                deck=_MY_DECK,
            ),
            Side(houses=_SANCTUM, battleline=cards("umbra"), deck=_THEIR_DECK),
        ),
        house=House.BROBNAR,
        turn=5,
    ),
    (
        Task(
            Words(
                "A creature comes into your battleline, at its left or right end, and stays there until "
                "something destroys it. Play {krump}."
            ),
            ("play:krump", "slot:left|slot:right"),
        ),
        Task(
            Words(
                "An artifact stays, too, in a row of its own. It does not fight; most have an action to use "
                "later. Play {gauntlet_of_command}."
            ),
            ("play:gauntlet-of-command",),
        ),
        Task(
            Words(
                "An upgrade is put on a creature and makes it better for as long as it lives. Play "
                "{blood_of_titans} on {bumpsy}, which is 5 stronger then."
            ),
            ("play:blood-of-titans", "card:bumpsy"),
            Words("Put {blood_of_titans} on {bumpsy}, which can be used this turn: {krump} entered play exhausted."),
        ),
        Task(
            Words(
                "An action does what it says and goes to the discard pile. {punch} deals 3 damage: play it on "
                "{umbra}, which has 2 power and dies of it."
            ),
            ("play:punch", "card:umbra"),
            Words("Here {punch} is to hit {umbra}, not your own creature."),
        ),
        Task(
            Words(
                "Some cards show a yellow gem at their left edge: you gain 1 Æmber when you play them, "
                "whatever else they do. Now use {bumpsy}: reap."
            ),
            ("reap:bumpsy",),
        ),
    ),
    ("glossary/playing-cards", "glossary/creatures", "glossary/artifacts", "glossary/upgrades", "glossary/actions"),
    minutes=3,
)

FIGHTING: Final = Lesson(
    "fighting",
    Words("Fighting"),
    Words("Both creatures deal damage equal to their power, at the same time; what has as much damage as power dies."),
    Scenario(
        players=(
            Side(houses=_BROBNAR, battleline=cards("troll", "bumpsy", "krump"), deck=_MY_DECK),
            Side(houses=_SANCTUM, battleline=cards("batdrone", "raiding-knight"), amber=2, deck=_THEIR_DECK),
        ),
        house=House.BROBNAR,
        turn=5,
    ),
    (
        Task(
            Words(
                "The number at the lower left of a creature is its power. {troll} has 8, {batdrone} has 2. "
                "Drag {troll} onto {batdrone}, or click {troll}, choose to fight and click {batdrone}."
            ),
            ("fight:troll", "card:batdrone"),
            Words("Let {troll} fight {batdrone} first: it can lose nothing there."),
        ),
        Task(
            Words(
                "{batdrone} took 8 damage and died; {troll} took 2 and lives on with 2 damage. It is "
                "exhausted now. Now {krump}, with 6 power: while you drag it over a creature, signs show who "
                "would die. Let {krump} fight {raiding_knight}, whose armor prevents 2 damage."
            ),
            ("fight:krump", "card:raiding-knight"),
            Words("Here {krump} is to fight {raiding_knight}."),
        ),
        Task(
            Words(
                "4 damage were left, and {raiding_knight} died. {krump} also made the other player lose 1 "
                "Æmber: what a card does besides is written on it. Nobody is left to fight, so reap with "
                "{bumpsy}."
            ),
            ("reap:bumpsy",),
        ),
    ),
    ("glossary/fight", "glossary/power", "glossary/damage", "glossary/destroyed", "chart/fight"),
    minutes=3,
)

FLANKS_AND_TAUNT: Final = Lesson(
    "flanks-and-taunt",
    Words("Flanks and taunt"),
    Words("Creatures enter at the ends of a row, the flanks; neighbors of a creature with taunt cannot be attacked."),
    Scenario(
        players=(
            Side(
                houses=(House.SANCTUM, House.BROBNAR, House.LOGOS),
                hand=cards("champion-anaphiel", "staunch-knight"),
                battleline=cards("raiding-knight"),
                deck=_MY_DECK,
            ),
            Side(
                houses=(House.BROBNAR, House.SHADOWS, House.UNTAMED),
                battleline=cards("troll"),
                deck=_THEIR_DECK,
            ),
        ),
        house=House.SANCTUM,
        turn=5,
    ),
    (
        Task(
            Words(
                "{champion_anaphiel} has taunt: it stands a step in front of the others. Play it to the right "
                "of {raiding_knight}."
            ),
            ("play:champion-anaphiel", "slot:right"),
            Words("Put {champion_anaphiel} at the right end here. {raiding_knight} is its neighbor then."),
        ),
        Task(
            Words(
                "Now {raiding_knight} has a neighbor with taunt. {staunch_knight} gets 2 power more while it "
                "stands on a flank, that is at an end of the row: play it to the left end."
            ),
            ("play:staunch-knight", "slot:left"),
            Words("Put {staunch_knight} at the left end. {raiding_knight} stays beside {champion_anaphiel} then."),
        ),
        Task(Words("End your turn and see whom the other player may attack."), ("end-turn",)),
        Reply(
            ("house:brobnar", "fight:troll", "card:champion-anaphiel"),
            Words(
                "{raiding_knight} is protected by its neighbor with taunt, so {troll} may attack "
                "{champion_anaphiel} or {staunch_knight} only."
            ),
        ),
    ),
    ("glossary/flank", "glossary/taunt", "glossary/neighbor", "glossary/battleline"),
    minutes=3,
    ends=Words(
        "{champion_anaphiel} took the attack, and {troll} could not reach {raiding_knight}. Before "
        "you play a creature, look where it should stand: the ends of the row are the flanks, and "
        "taunt protects the two neighbors."
    ),
)

DAMAGE_ARMOR_WARD: Final = Lesson(
    "damage-armor-ward",
    Words("Damage, armor and wards"),
    Words("Damage stays, armor prevents some of it each turn, a ward prevents all of it once."),
    Scenario(
        players=(
            Side(houses=_BROBNAR, hand=cards("punch"), battleline=cards("troll", "krump", "bumpsy"), deck=_MY_DECK),
            Side(
                houses=_SANCTUM,
                battleline=(
                    CardSpec(id="raiding-knight"),
                    CardSpec(id="batdrone", statuses=(WARD,)),
                    CardSpec(id="snufflegator", damage=2),
                ),
                deck=_THEIR_DECK,
            ),
        ),
        house=House.BROBNAR,
        turn=5,
    ),
    (
        Task(
            Words(
                "Damage does not heal by itself: {snufflegator} has 4 power and 2 damage on it, so 2 more are "
                "enough. Play {punch} on it."
            ),
            ("play:punch", "card:snufflegator"),
            Words("Use {punch} on {snufflegator}: it has 2 damage already."),
        ),
        Task(
            Words(
                "The shield at the right of {raiding_knight} is its armor: it prevents that much damage each "
                "turn, not each time. Let {bumpsy} fight {raiding_knight}."
            ),
            ("fight:bumpsy", "card:raiding-knight"),
            Words("Let {bumpsy} fight {raiding_knight} to see what armor does."),
        ),
        Task(
            Words(
                "{raiding_knight} took 3 damage, though {bumpsy} has 5 power. Now {batdrone}: it is warded. "
                "Let {krump} fight {batdrone}."
            ),
            ("fight:krump", "card:batdrone"),
            Words("Let {krump} fight {batdrone} to see what a ward does."),
        ),
        Task(
            Words(
                "The ward prevented all 6 damage and is gone; {batdrone} lives. The next attack counts: let "
                "{troll} fight {batdrone}."
            ),
            ("fight:troll", "card:batdrone"),
            Words("{batdrone} has no ward any more: let {troll} fight it."),
        ),
    ),
    ("glossary/damage", "glossary/armor", "glossary/ward", "glossary/heal", "chart/damage"),
    minutes=4,
)
