"""Lessons about the keywords beside those of the first lessons: in fights, and when cards are played and used."""

from __future__ import annotations

from typing import Final

from kfdesk.engine.scenario import Scenario, Side
from kfdesk.engine.terms import House
from kfdesk.teach.lessons.model import Lesson, Task, cards
from kfdesk.text.words import Words

KEYWORDS_IN_FIGHTS: Final = Lesson(
    "keywords-in-fights",
    Words("Assault, splash-attack, hazardous, poison"),
    Words("Some keywords deal damage around a fight: before it, beside it, or to whoever attacks."),
    Scenario(
        players=(
            Side(
                houses=(House.BROBNAR, House.DIS, House.SHADOWS),
                battleline=cards("shorty", "crogg-the-clumsy"),
                deck=cards("troll", "krump", "umbra", "silvertooth", "punch", "shooler", "ember-imp"),
                amber=2,
            ),
            Side(
                houses=(House.UNTAMED, House.LOGOS, House.SANCTUM),
                battleline=cards("briar-grubbling", "niffle-ape", "batdrone", "dextre", "snufflegator"),
                deck=cards("dust-pixie", "raiding-knight", "staunch-knight", "champion-anaphiel"),
                amber=2,
            ),
        ),
        house=House.BROBNAR,
        turn=5,
    ),
    (
        Task(
            Words(
                "{shorty} has assault 4: when it attacks, it deals 4 damage before the fight. {snufflegator} has 4 "
                "power, so it does not live to strike back. Let {shorty} fight {snufflegator}."
            ),
            ("fight:shorty", "card:snufflegator"),
            Words("Let {shorty} fight {snufflegator}. {briar_grubbling} would hurt: it has hazardous 5."),
        ),
        Task(
            Words(
                "{crogg_the_clumsy} has splash-attack 2: 2 damage to each neighbor of what it attacks. Let it fight "
                "{batdrone}, which stands between {niffle_ape} and {dextre}."
            ),
            ("fight:crogg-the-clumsy", "card:batdrone"),
            Words("Attack {batdrone} in the middle, so that both its neighbors are hit."),
        ),
        Task(
            Words(
                "{batdrone} is gone, and both neighbors took 2 damage. Hazardous is the other way round: had you "
                "attacked {briar_grubbling}, it would have dealt 5 damage before the fight. End your turn."
            ),
            ("end-turn",),
        ),
    ),
    (
        "glossary/assault-x",
        "glossary/splash-attack-x",
        "glossary/hazardous-x",
        "glossary/poison",
        "glossary/invulnerable",
    ),
    minutes=2,
    ends=Words(
        "Two more: a creature with poison destroys whatever its power deals damage to, and an invulnerable one can be "
        "neither destroyed nor dealt damage."
    ),
)

KEYWORDS_OF_PLAYING: Final = Lesson(
    "keywords-of-playing",
    Words("Alpha, deploy, omega"),
    Words("Some keywords say when a card may be played, where it enters play, or what comes after it."),
    Scenario(
        players=(
            Side(
                houses=(House.UNTAMED, House.DIS, House.SHADOWS),
                hand=cards("bumblebird", "ghosthawk", "gravid-cycle"),
                battleline=cards("snufflegator", "niffle-ape"),
                discard=cards("dust-pixie", "shooler"),
                deck=cards("umbra", "silvertooth", "ember-imp", "urchin", "dodger", "nerve-blast", "bad-penny"),
                amber=2,
            ),
            Side(
                houses=(House.BROBNAR, House.LOGOS, House.SANCTUM),
                battleline=cards("troll"),
                deck=cards("dextre", "batdrone", "krump", "raiding-knight", "staunch-knight", "champion-anaphiel"),
                amber=2,
            ),
        ),
        house=House.UNTAMED,
        turn=5,
    ),
    (
        Task(
            Words(
                "{bumblebird} has alpha: it can be played only while you have done nothing else in this step. So play "
                "it first, at the left end."
            ),
            ("play:bumblebird", "slot:left"),
            Words("First {bumblebird}, at the left end: after anything else it could not be played any more."),
        ),
        Task(
            Words(
                "{ghosthawk} has deploy: it may enter play anywhere, not only on a flank. Put it between "
                "{snufflegator} and {niffle_ape}, and reap with both."
            ),
            ("play:ghosthawk", "slot:2", "yes", "card:snufflegator"),
            Words("Put {ghosthawk} between {snufflegator} and {niffle_ape}, and reap with {snufflegator} first."),
        ),
        Task(
            Words(
                "{gravid_cycle} has omega: after it nothing more can be played, used, or discarded in this step. So it "
                "comes last. Play it and take {dust_pixie} back."
            ),
            ("play:gravid-cycle", "card:dust-pixie"),
            Words("Play {gravid_cycle} now and choose {dust_pixie}: nothing else is left to do."),
        ),
    ),
    (
        "glossary/alpha",
        "glossary/deploy",
        "glossary/omega",
        "glossary/treachery",
        "glossary/versatile",
        "glossary/entrench",
    ),
    minutes=2,
    ends=Words(
        "Three more: treachery brings a card into play on your opponent’s side, versatile lets you use a card in a "
        "turn of any house, and with entrench a creature may stay exhausted in step 4."
    ),
)
