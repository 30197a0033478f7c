"""Lessons about what else step 3 allows: discarding, the first turn, omni, enraged and exalted creatures, control."""

from __future__ import annotations

from typing import Final

from kfdesk.engine.rules import STEP_3, STEP_5
from kfdesk.engine.scenario import CardSpec, Scenario, Side
from kfdesk.engine.terms import ENRAGE, House
from kfdesk.teach.lessons.model import Lesson, Task, cards
from kfdesk.text.words import Words

DISCARDING: Final = Lesson(
    "discarding",
    Words("Discarding from your hand"),
    Words("In step 3 you may discard cards of your house, as many as you like: that makes room for new ones."),
    Scenario(
        players=(
            Side(
                houses=(House.BROBNAR, House.DIS, House.SHADOWS),
                hand=cards("blood-of-titans", "warsong", "shooler", "ember-imp", "urchin", "dodger"),
                deck=cards("troll", "krump", "bumpsy", "valdr", "umbra", "silvertooth", "punch"),
                amber=3,
            ),
            Side(
                houses=(House.SANCTUM, House.LOGOS, House.UNTAMED),
                deck=cards("dextre", "batdrone", "dust-pixie", "snufflegator", "niffle-ape", "raiding-knight"),
                amber=2,
            ),
        ),
        house=House.BROBNAR,
        turn=5,
    ),
    (
        Task(
            Words(
                "You hold six cards, so you would draw none at the end of your turn. You chose Brobnar, but with no "
                "creature in play {blood_of_titans} cannot be played. Discard it: drag it onto your discard pile."
            ),
            ("discard:blood-of-titans",),
            Words("First discard {blood_of_titans}: click it, or drag it onto your discard pile."),
        ),
        Task(
            Words(
                "{warsong} could be played, but without creatures it does nothing. It may wait for a better turn, or "
                "make room now. Discard it, too."
            ),
            ("discard:warsong",),
            Words("Discard {warsong} here: played now, it would bring nothing."),
        ),
        Task(
            Words("The other four cards are of other houses: you cannot discard those this turn. End your turn."),
            ("end-turn",),
        ),
    ),
    ("glossary/discarding-cards", STEP_5, "glossary/drawing-cards", STEP_3),
    minutes=1,
    ends=Words(
        "You drew two new cards. Before you end a turn, look at what is left of your house: what you do not want to "
        "keep is better discarded."
    ),
)

FIRST_TURN: Final = Lesson(
    "first-turn",
    Words("The first turn and the first hand"),
    Words("Whoever begins plays or discards one card only; before, each player may exchange the first hand once."),
    Scenario(
        players=(
            Side(
                houses=(House.BROBNAR, House.DIS, House.SHADOWS),
                hand=cards("troll", "bumpsy", "warsong", "shooler", "ember-imp", "urchin", "dodger"),
                deck=cards("krump", "valdr", "umbra", "silvertooth", "punch", "nerve-blast"),
            ),
            Side(
                houses=(House.SANCTUM, House.LOGOS, House.UNTAMED),
                hand=cards("dextre", "batdrone", "dust-pixie"),
                deck=cards("snufflegator", "niffle-ape", "raiding-knight", "staunch-knight"),
            ),
        ),
        house=House.BROBNAR,
        turn=1,
    ),
    (
        Task(
            Words(
                "Whoever begins draws seven cards, the other player six. Then each may exchange that hand once for a "
                "new one of one card fewer: the mulligan. You kept yours and chose Brobnar. Play {troll}."
            ),
            ("play:troll",),
            Words("Play {troll}: a strong creature is worth most as the first card."),
        ),
        Task(
            Words(
                "That was the one card of the first turn: {bumpsy} must wait, and nothing can be discarded either. The "
                "other player has no such limit. End your turn."
            ),
            ("end-turn",),
        ),
    ),
    ("glossary/first-player", "glossary/mulligan"),
    minutes=1,
    ends=Words("You drew no card, for you still hold six. In your next turn {troll} is ready."),
)

OMNI_AND_MOODS: Final = Lesson(
    "omni-enraged-exalted",
    Words("Omni, enraged, exalted"),
    Words("“Omni:” works in a turn of any house; an enraged creature must fight; Æmber on a creature goes to its foe."),
    Scenario(
        players=(
            Side(
                houses=(House.SAURIAN, House.LOGOS, House.BROBNAR),
                hand=cards("curse-of-vanity"),
                battleline=(CardSpec(id="thero-centurion", statuses=(ENRAGE,)), CardSpec(id="cornicen-octavia")),
                artifacts=cards("quantum-compass"),
                deck=cards("batdrone", "troll", "krump", "bumpsy", "dextre", "grammaticus-thrax", "valdr"),
                amber=2,
            ),
            Side(
                houses=(House.SANCTUM, House.DIS, House.UNTAMED),
                battleline=cards("niffle-ape"),
                deck=cards("shooler", "ember-imp", "dust-pixie", "snufflegator", "raiding-knight", "staunch-knight"),
                amber=4,
            ),
        ),
        house=House.SAURIAN,
        turn=5,
    ),
    (
        Task(
            Words(
                "You chose Saurian. {quantum_compass} is of house Logos, but its ability begins with “Omni:”, and that "
                "works in a turn of any house. Click it to use it."
            ),
            ("omni:quantum-compass",),
            Words("Use {quantum_compass} first: an “Omni:” is easily forgotten, because its house is not active."),
        ),
        Task(
            Words(
                "Your top card is in your archives. {thero_centurion} is enraged: if it can fight when it is used, it "
                "must. Let it fight {niffle_ape}; then it calms down."
            ),
            ("fight:thero-centurion", "card:niffle-ape"),
            Words("Let {thero_centurion} fight {niffle_ape}: enraged, it may do nothing else."),
        ),
        Task(
            Words(
                "To exalt a creature is to put 1 Æmber on it; when it leaves play, that goes to its controller’s "
                "opponent. No enemy is left to exalt, but {curse_of_vanity} does as much as it can. Play it."
            ),
            ("play:curse-of-vanity", "card:cornicen-octavia"),
            Words("Play {curse_of_vanity} and exalt {cornicen_octavia}."),
        ),
        Task(
            Words("{cornicen_octavia} carries 1 Æmber now, and nobody can spend that. End your turn."),
            ("end-turn",),
        ),
    ),
    ("glossary/omni", "glossary/enrage", "glossary/exalt", "glossary/resolve-as-much-as-you-can"),
    minutes=2,
    ends=Words("Should {cornicen_octavia} be destroyed, your opponent gets the Æmber on it. Guard exalted creatures."),
)

CONTROL: Final = Lesson(
    "control",
    Words("Control and owner"),
    Words("A creature that you take control of works for you, and stays a card of its owner."),
    Scenario(
        players=(
            Side(
                houses=(House.MARS, House.LOGOS, House.SHADOWS),
                hand=cards("hypnobeam"),
                battleline=cards("batdrone"),
                deck=cards("dextre", "umbra", "silvertooth", "urchin", "dodger", "nerve-blast", "bad-penny"),
                amber=2,
            ),
            Side(
                houses=(House.BROBNAR, House.DIS, House.UNTAMED),
                battleline=cards("dust-pixie", "troll"),
                hand=cards("shooler"),
                deck=cards("ember-imp", "snufflegator", "krump", "bumpsy", "niffle-ape", "valdr", "punch"),
                amber=2,
            ),
        ),
        house=House.MARS,
        turn=5,
    ),
    (
        Task(
            Words(
                "{troll} has more power than all that you have. Play {hypnobeam}, take control of {troll}, and put it "
                "on a flank of yours."
            ),
            ("play:hypnobeam", "card:troll", "slot:right"),
            Words("Play {hypnobeam} and choose {troll}; put it at the right end."),
        ),
        Task(
            Words(
                "{troll} stands on your side. It is of house Brobnar, which your deck lacks: as long as you control "
                "it, you may choose Brobnar in step 2. End your turn."
            ),
            ("end-turn",),
        ),
    ),
    ("glossary/control-and-ownership", "glossary/enemy", "glossary/friendly"),
    minutes=1,
    ends=Words("When {troll} leaves play, it goes to its owner: to your opponent’s discard pile, hand, or deck."),
)
