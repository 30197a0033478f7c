"""Lessons about cards that lie beside the table, in decks that have them: token creatures, the tide, prophecies."""

from __future__ import annotations

from typing import Final

from kfdesk.engine.scenario import Scenario, Side
from kfdesk.engine.terms import House
from kfdesk.teach.lessons.model import Lesson, Reply, Task, cards
from kfdesk.text.words import Words

_THEIR_DECK = (
    *("silvertooth", "dust-pixie", "umbra", "snufflegator", "noddy-the-thief", "bad-penny", "urchin"),
    *("niffle-ape", "dew-faerie", "hunting-witch"),
)

TOKENS_AND_TIDE: Final = Lesson(
    "tokens-and-tide",
    Words("Token creatures and the tide"),
    Words(
        "Some decks bring a card that is kept beside the table: it says what a token creature is, or shows the tide."
    ),
    Scenario(
        players=(
            Side(
                houses=(House.SAURIAN, House.MARS, House.LOGOS),
                hand=cards("rampaging-brutodon"),
                battleline=cards("undagnathus"),
                deck=cards(
                    "batdrone", "tunk", "dextre", "doc-bookton", "grabber-jammer", "ether-spider", "venator-altum"
                ),
                token="grunt",
            ),
            Side(
                houses=(House.BROBNAR, House.SHADOWS, House.UNTAMED),
                battleline=cards("troll"),
                deck=cards(*_THEIR_DECK, "bumpsy", "krump"),
            ),
        ),
        house=House.SAURIAN,
        tide=1,
        turn=5,
    ),
    (
        Task(
            Words(
                "{rampaging_brutodon} makes a token creature: the top card of your deck comes into play facedown, as "
                "the creature that the card beside your artifacts names: {grunt}. Play {rampaging_brutodon}."
            ),
            ("play:rampaging-brutodon", "slot:left|slot:right", "slot:left|slot:right"),
            Words("{undagnathus} has to wait a moment. First play {rampaging_brutodon} and make a token creature."),
        ),
        Task(
            Words(
                "Only you may look at the other side of {grunt}. Now the tide: it is low for you, and while it is low, "
                "{undagnathus} deals no damage in a fight. You may raise it for 3 chains: click the tide on your panel."
            ),
            ("raise-tide",),
            Words("While the tide is low for you, {undagnathus} would deal no damage. Raise the tide first."),
        ),
        Task(
            Words("The tide is high for you now, and low for your opponent. Let {undagnathus} fight {troll}."),
            ("fight:undagnathus", "card:troll"),
            Words("Let {undagnathus} fight {troll}: you raised the tide for it."),
        ),
        Task(
            Words(
                "{undagnathus} survived with 8 damage, and {troll} is destroyed. {grunt} entered play exhausted, as "
                "other creatures do. End your turn."
            ),
            ("end-turn",),
        ),
        Reply(
            ("house:shadows", "end-turn"),
            Words("Your opponent may raise the tide, too, for 3 chains, but does not."),
        ),
        Task(
            Words("{grunt} is of Mars, whatever card is on its other side. Choose Mars."),
            ("house:mars",),
            Words("{grunt} can be used in a turn of Mars. Choose Mars here."),
        ),
        Task(
            Words("A token creature can do what every creature can. Reap with {grunt}."),
            ("reap:grunt",),
            Words("Try the token creature first: reap with {grunt}."),
        ),
    ),
    ("glossary/token-creatures", "glossary/tide", "glossary/reference-cards", "glossary/facedown-cards"),
    minutes=4,
    ends=Words(
        "When {grunt} leaves play, it becomes the card on its other side again. The tide stays high for you until "
        "somebody changes that."
    ),
)

PROPHECIES: Final = Lesson(
    "prophecies",
    Words("Prophecies"),
    Words("A prophecy waits for what your opponent does; then the card under it is revealed, and its fate comes true."),
    Scenario(
        players=(
            Side(
                houses=(House.STAR_ALLIANCE, House.BROBNAR, House.LOGOS),
                hand=cards("cosmic-recompense", "punch"),
                prophecies=cards("overreach", "go-forth-and-conquer"),
                deck=cards("batdrone", "dextre", "doc-bookton", "bumpsy", "krump", "valdr", "explo-rover"),
            ),
            Side(
                houses=(House.DIS, House.SHADOWS, House.UNTAMED),
                hand=cards("dust-pixie", "snufflegator"),
                battleline=cards("niffle-ape"),
                deck=cards(*_THEIR_DECK, "ember-imp", "shooler"),
            ),
        ),
        house=House.STAR_ALLIANCE,
        turn=5,
    ),
    (
        Task(
            Words(
                "Beside your cards is a prophecy card with two sides. Once in each of your turns you may "
                "make a prophecy active. The side {overreach} waits until an enemy creature reaps: surely "
                "{niffle_ape} will. Choose {overreach}."
            ),
            ("prophecy:overreach",),
            Words(
                "First make {overreach} active: its other side waits for a fight, and {cosmic_recompense} comes next."
            ),
        ),
        Task(
            Words(
                "A card from your hand goes facedown under it. {cosmic_recompense} has a “Fate:” ability, which "
                "counts only under a prophecy. Choose {cosmic_recompense}."
            ),
            ("card:cosmic-recompense",),
            Words("{punch} has no “Fate:” ability: under a prophecy it would do nothing."),
        ),
        Task(
            Words(
                "Your opponent knows the prophecy, but not the card under it. {punch} is of Brobnar and has to "
                "wait. End your turn."
            ),
            ("end-turn",),
        ),
        Reply(
            ("house:untamed", "reap:niffle-ape", "end-turn"),
            Words(
                "{niffle_ape} reaps, so {overreach} is fulfilled. {cosmic_recompense} is revealed, and its fate keeps "
                "your opponent from playing cards this turn."
            ),
        ),
    ),
    ("glossary/prophecy", "glossary/fulfill", "glossary/reference-cards", "glossary/facedown-cards"),
    minutes=3,
    ends=Words(
        "{niffle_ape} reaped, and the fate of {cosmic_recompense} hit your opponent: no cards could be played that "
        "turn. You may make either side of the prophecy card active again, with another card under it."
    ),
)
