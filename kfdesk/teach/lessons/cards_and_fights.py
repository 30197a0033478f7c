"""Lessons about the four types of cards and about fights: who hits whom, who is protected, what damage does."""

from __future__ import annotations

from typing import Final

from kfdesk.engine.scenario import CardSpec, Scenario, Side
from kfdesk.engine.terms import WARD, House
from kfdesk.teach.lessons.model import Lesson, Reply, Task, cards
from kfdesk.text.words import Words

_MINE = (House.BROBNAR, House.DIS, House.LOGOS)
_MY_DECK = cards("dextre", "ember-imp", "punch", "bumpsy", "troll", "valdr", "krump", "batdrone", "shooler")
_THEIRS = (House.SANCTUM, House.LOGOS, House.UNTAMED)
_THEIR_DECK = cards("doc-bookton", "dust-pixie", "dextre", "snufflegator", "niffle-ape", "staunch-knight")

FOUR_TYPES: Final = Lesson(
    "four-types",
    Words("The four types of cards"),
    Words("Creatures and artifacts stay in play, upgrades are put on creatures, and actions work once and are gone."),
    Scenario(
        players=(
            Side(
                houses=_MINE,
                hand=cards("krump", "gauntlet-of-command", "blood-of-titans", "punch"),
                battleline=cards("bumpsy"),
                deck=_MY_DECK,
            ),
            Side(
                houses=(House.SHADOWS, House.SANCTUM, House.UNTAMED),
                battleline=cards("umbra"),
                deck=cards("silvertooth", "dust-pixie", "noddy-the-thief", "snufflegator", "staunch-knight"),
            ),
        ),
        house=House.BROBNAR,
        turn=5,
    ),
    (
        Task(
            Words(
                "Creatures stand in your battleline, the row in front of you. A new one comes to its left or right "
                "end, and stays until something removes it. Play {krump}."
            ),
            ("play:krump", "slot:left|slot:right"),
            Words("All four cards have their turn here. Begin with {krump}, a creature."),
        ),
        Task(
            Words(
                "An artifact stays, too, in a row of its own. It does not fight, and it is exhausted at first; many "
                "can be used in later turns. Play {gauntlet_of_command}."
            ),
            ("play:gauntlet-of-command",),
            Words("Now the artifact: play {gauntlet_of_command}."),
        ),
        Task(
            Words(
                "An upgrade is put on a creature and changes it as long as it stays there. Play "
                "{blood_of_titans} on {bumpsy}: that gives it 5 more power."
            ),
            ("play:blood-of-titans", "card:bumpsy"),
            Words("Put {blood_of_titans} on {bumpsy}, which can be used this turn: {krump} entered play exhausted."),
        ),
        Task(
            Words(
                "An action card does what it says, then goes to your discard pile. {punch} deals 3 damage: "
                "play it on {umbra}. With 2 power, {umbra} is destroyed."
            ),
            ("play:punch", "card:umbra"),
            Words("Here {punch} should hit {umbra}, not your own creature."),
        ),
        Task(
            Words(
                "You have 2 Æmber now: {blood_of_titans} and {punch} have a yellow gem at their left edge. Whoever "
                "plays such a card gains 1 Æmber. One more to end with: reap with {bumpsy}."
            ),
            ("reap:bumpsy",),
        ),
    ),
    (
        "glossary/playing-cards",
        "glossary/creatures",
        "glossary/artifacts",
        "glossary/upgrades",
        "glossary/actions",
        "glossary/play-abilities",
        "glossary/aember-bonus-icon",
    ),
    minutes=3,
    ends=Words(
        "Creatures, artifacts, and upgrades stay in play and can serve you every turn. An action card works once."
    ),
)

FIGHTING: Final = Lesson(
    "fighting",
    Words("Fighting"),
    Words(
        "Both creatures deal damage equal to their power, at the same time; a creature with as much damage as "
        "power is destroyed."
    ),
    Scenario(
        players=(
            Side(houses=_MINE, battleline=cards("troll", "bumpsy", "krump"), deck=_MY_DECK),
            Side(houses=_THEIRS, battleline=cards("batdrone", "raiding-knight"), amber=2, deck=_THEIR_DECK),
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
            Words("First let {troll} fight {batdrone}: {troll} can easily bear 2 damage."),
        ),
        Task(
            Words(
                "Both dealt damage at the same time: {batdrone} took 8 and was destroyed, {troll} took 2 "
                "and survived. Now let {krump} fight {raiding_knight}: while you drag it there, signs show "
                "how the fight would end."
            ),
            ("fight:krump", "card:raiding-knight"),
            Words("Here {krump} should fight {raiding_knight}."),
        ),
        Task(
            Words(
                "The armor of {raiding_knight} prevented 2 of the 6 damage; 4 were enough. {krump} also made your "
                "opponent lose 1 Æmber: that is written on the card. Nobody is left to fight, so reap with "
                "{bumpsy}."
            ),
            ("reap:bumpsy",),
        ),
    ),
    (
        "glossary/fight",
        "glossary/attack-attacker-attacking",
        "glossary/power",
        "glossary/damage",
        "glossary/destroyed",
        "chart/fight",
        "chart/destroyed",
    ),
    minutes=3,
    ends=Words("A creature that fights is exhausted, as one that reaps: each turn it does one or the other."),
)

FLANKS_AND_TAUNT: Final = Lesson(
    "flanks-and-taunt",
    Words("Flanks and taunt"),
    Words("Creatures enter at the ends of a row, the flanks; a creature with taunt protects its neighbors."),
    Scenario(
        players=(
            Side(
                houses=(House.SANCTUM, House.BROBNAR, House.LOGOS),
                hand=cards("champion-anaphiel", "staunch-knight"),
                battleline=cards("raiding-knight"),
                deck=cards("dextre", "punch", "bumpsy", "valdr", "krump", "batdrone", "sequis"),
            ),
            Side(
                houses=(House.BROBNAR, House.SHADOWS, House.UNTAMED),
                battleline=cards("troll"),
                deck=cards(
                    "silvertooth", "dust-pixie", "umbra", "snufflegator", "noddy-the-thief", "punch", "krump", "urchin"
                ),
            ),
        ),
        house=House.SANCTUM,
        turn=5,
    ),
    (
        Task(
            Words(
                "{champion_anaphiel} has taunt: that protects the creatures to its left and right, its neighbors, from "
                "being attacked. Play it to the right of {raiding_knight}."
            ),
            ("play:champion-anaphiel", "slot:right"),
            Words("Put {champion_anaphiel} at the right end here. {raiding_knight} is its neighbor then."),
        ),
        Task(
            Words(
                "A creature with taunt stands a step forward, so that everybody sees it. {staunch_knight} has 2 more "
                "power while it is on a flank, that is at an end of the row: play it to the left end."
            ),
            ("play:staunch-knight", "slot:left"),
            Words("Put {staunch_knight} at the left end. {raiding_knight} stays beside {champion_anaphiel} then."),
        ),
        Task(
            Words("{raiding_knight} is in the middle now. End your turn and see whom your opponent may attack."),
            ("end-turn",),
            Words("All three are to be seen in their places: end your turn without using them."),
        ),
        Reply(
            ("house:brobnar", "fight:troll", "card:champion-anaphiel"),
            Words(
                "{raiding_knight} has a neighbor with taunt, so {troll} may attack only {champion_anaphiel} or "
                "{staunch_knight}."
            ),
        ),
    ),
    ("glossary/flank", "glossary/taunt", "glossary/neighbor", "glossary/battleline"),
    minutes=3,
    ends=Words(
        "{champion_anaphiel} took the attack in place of {raiding_knight}. Before you play a creature, look where it "
        "should stand: at the left end or the right. Taunt protects both neighbors, unless they have taunt themselves."
    ),
)

DAMAGE_ARMOR_WARD: Final = Lesson(
    "damage-armor-ward",
    Words("Damage, armor, and wards"),
    Words("Damage stays, armor prevents some of it each turn, a ward prevents all of it once."),
    Scenario(
        players=(
            Side(houses=_MINE, hand=cards("punch"), battleline=cards("troll", "krump", "bumpsy"), deck=_MY_DECK),
            Side(
                houses=_THEIRS,
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
                "The shield at the lower right of {raiding_knight} is its armor: it prevents the first 2 damage each "
                "turn. Let {bumpsy} fight {raiding_knight}."
            ),
            ("fight:bumpsy", "card:raiding-knight"),
            Words("Let {bumpsy} fight {raiding_knight} to see what armor does."),
        ),
        Task(
            Words(
                "{raiding_knight} took 3 damage, though {bumpsy} has 5 power; for this turn its armor is used up. Now "
                "{batdrone}: the upper sign at its right edge is a ward. Let {krump} fight {batdrone}."
            ),
            ("fight:krump", "card:batdrone"),
            Words("Let {krump} fight {batdrone} to see what a ward does."),
        ),
        Task(
            Words(
                "The ward prevented all 6 damage and is gone; {batdrone} survived. The next attack counts: "
                "let {troll} fight {batdrone}."
            ),
            ("fight:troll", "card:batdrone"),
            Words("{batdrone} has no ward any more: let {troll} fight it."),
        ),
    ),
    ("glossary/damage", "glossary/armor", "glossary/ward", "glossary/heal", "chart/damage"),
    minutes=4,
    ends=Words("Damage stays until something heals it. Armor is whole again next turn, a ward does not come back."),
)
