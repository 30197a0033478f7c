"""The words of charts and of the panels of figures."""

from __future__ import annotations

from collections.abc import Mapping

from kfdesk.desk import texts as shared
from kfdesk.engine import glossary
from kfdesk.engine.terms import CardType
from kfdesk.language.estimates import EstimateKind
from kfdesk.text.words import Words

COPY_NUMBERS = Words("Copy the numbers")
NO_DATA = Words("Nothing to show")
SHOW_THESE = Words("Click or press Enter to show these decks.")
HALF_AND_MORE = Words("Clicked, it shows the decks with at least this.")

FIGURES: Mapping[EstimateKind, Words] = {
    EstimateKind.EXPECTED_AMBER: glossary.EXPECTED_AMBER.title,
    EstimateKind.STEAL: glossary.STEAL.title,
    EstimateKind.CAPTURE: glossary.CAPTURE.title,
    EstimateKind.AMBER_CONTROL: glossary.AMBER_CONTROL,
    EstimateKind.BOARD_WIPES: glossary.BOARD_WIPE.many.title,
    EstimateKind.REMOVAL: glossary.REMOVAL.title,
    EstimateKind.ARTIFACT_CONTROL: glossary.ARTIFACT_CONTROL.title,
    EstimateKind.DRAW: Words("Card draw"),
    EstimateKind.ARCHIVE: Words("Archiving"),
    EstimateKind.KEY_CHEATS: glossary.KEY_CHEAT.many.title,
    EstimateKind.DISRUPTION: Words("Disruption"),
    EstimateKind.CREATURE_PROTECTION: Words("Creature protection"),
    EstimateKind.RECURSION: Words("Recursion"),
    EstimateKind.EFFICIENCY: Words("Efficiency"),
    EstimateKind.EFFECTIVE_POWER: Words("Effective power"),
}
RULES: Mapping[EstimateKind, Words] = {
    EstimateKind.EXPECTED_AMBER: Words(
        "Æmber that comes into your pool: bonus icons, what cards gain and steal, half of what comes onto enemy "
        "creatures, less what cards make you lose or give. Reaping is not counted: every creature can."
    ),
    EstimateKind.STEAL: Words("Æmber stolen."),
    EstimateKind.CAPTURE: Words("Æmber captured, capture icons included."),
    EstimateKind.AMBER_CONTROL: Words(
        "Æmber your opponent cannot forge with: stolen, captured, or lost; plus half of each Æmber that "
        "keys cost them more for a turn, and 3 for each turn in which they cannot forge. What a card gives them is "
        "subtracted."
    ),
    EstimateKind.BOARD_WIPES: Words(
        "How often each creature is removed. 4 damage count as one removal, less damage in proportion; "
        "returning it to hand counts half."
    ),
    EstimateKind.REMOVAL: Words(
        "Chosen creatures removed. 4 damage count as one removal, less damage in proportion; returning one "
        "to hand counts half, and so do poison and the damage of assault and hazardous."
    ),
    EstimateKind.ARTIFACT_CONTROL: Words(
        "Artifacts destroyed, purged, or taken; used as if yours or returned to hand: half."
    ),
    EstimateKind.DRAW: Words("Cards drawn, played from the deck, or searched for."),
    EstimateKind.ARCHIVE: Words("Cards archived."),
    EstimateKind.KEY_CHEATS: Words(
        "Keys forged outside the “forge a key” step, a dearer one in proportion: the usual cost divided by its own; a "
        "quarter for each Æmber that your keys cost less for a turn."
    ),
    EstimateKind.DISRUPTION: Words(
        "Cards that your opponent does not play or use: out of their hand or archives, upgrades lost, stunned, "
        "exhausted, forbidden, or not drawn because of chains; a quarter for each card out of their deck or discard "
        "pile."
    ),
    EstimateKind.CREATURE_PROTECTION: Words(
        "Attacks that your creatures survive: a ward, taunt, or elusive: 1; skirmish: ½; no damage while in play: 2; "
        "healing and armor count by the damage, of which 4 are one attack."
    ),
    EstimateKind.RECURSION: Words(
        "Cards that come back from your discard pile or, as they leave play, to your hand; shuffled into your deck or "
        "put on the bottom of it: ¼."
    ),
    EstimateKind.EFFICIENCY: Words(
        "Cards drawn, archived, played, or used beyond what a turn allows: readied and used again, used without their "
        "house, ready as they enter play; each of your chains takes 1 off."
    ),
    EstimateKind.EFFECTIVE_POWER: Words(
        "Power and armor of your creatures, and what cards add to them; half of what is added for a turn. A token "
        "creature counts 2."
    ),
}
NO_STRENGTH = Words(
    "These are estimates of what the cards do, not of how strong a deck is: in games that the program played against "
    "itself, the deck with the higher figures lost more than two of five."
)
"""True of 580 games of 30 generated decks (43 % lost by the higher sum, wipes and key cheats weighed five and sixfold,
power a tenth), of 686 earlier ones of 25 decks (47 %), both with the greedy player."""
PAIRS = Words("Pairs of cards of which one helps the other: {n}")
PAIRS_SOUGHT = Words("Pairs of cards of which one helps the other: –")
SAME_FOR = Words("{why} The same goes for {cards}.")
MORE_PAIRS = Words("… and {n} more pair.", plural="… and {n} more pairs.")
PAIRS_OF_KNOWN = Words("Cards that this program does not know are in no pair.")
PAIRS_RULE = Words(
    "Read from what the cards say: one names the other or speaks of its trait or its house, or lets creatures be used "
    "that do something then. How much a pair is worth is not said, nor which cards hinder each other."
)
HOW_OFTEN = Words(
    "How it is counted: the amount, for each copy, times how often it is expected in a game. Play: 1 · After Reap,"
    " Action, Omni: 1 (an artifact that stays: 2) · After Fight, Before Fight, Destroyed: ½ · while in play or for the"
    " rest of a turn: 2 · what is changed for one turn: 1 · “if”: ½ · “for each …”: 2 things · a pool: 4 Æmber · a"
    " description such as a trait or a house: ½."
)
ON_DAY = Words("{site}, {day}")
NO_DAY = Words("{site}, day not known")
THEIRS = Words("These are the figures of those sites, as of that day; this program does not work them out.")
FIGURE = glossary.FIGURE.one.title
CARDS_TITLE = Words("{figure}, by card (click another bar to see its cards)")
EXPECTATIONS = Words("Expected in a game")
SHARE_LINE = Words("{count} × {title}: {each} each")
SHARE_ONE = Words("{title}: {each}")
NONE_COUNT = Words("No card counts.")
LEFT_OUT = Words("Not known for this deck; its known cards count {total}.")
NO_ICONS = Words("Bonus icons are not known, so neither are the figures they add to.")
OF_DECK = Words("{deck}: {what}")
WHOLE = Words(
    "Completely known: {whole} of {n} deck; each figure covers only decks for which it is known.",
    plural="Completely known: {whole} of {n} decks; each figure covers only decks for which it is known.",
)
SPREAD_OF = Words("of {decks}; {spread}")
MIDDLE_OF = Words("{figure} ({decks})")
POWERS_OF_KNOWN = Words("Creatures by power, unknown cards left out")
UNCOUNTED = Words("Not counted, since this program does not know them ({n}): {cards}")
NOT_UNDERSTOOD = Words("Not counted in a game, since their texts are not understood ({n}): {cards}")
TYPES_TITLE = Words("Card types")
RARITIES_TITLE = Words("Rarities")
POWERS_TITLE = Words("Creatures by power")
POWER = glossary.POWER.one.title
TYPE = shared.TYPE
RARITY = glossary.RARITY.one.title
HOUSE = glossary.HOUSE.one.title
CARDS = glossary.CARD.many.title
CREATURES = glossary.CREATURE.many.title
DECKS = glossary.DECK.many.title
FACTS = Words("Æmber bonus {bonus} · creature power {power} · armor {armor}")
SPECIALS = Words("Mavericks: {mavericks} · legacies: {legacies} · enhanced: {enhanced}")
ANOMALIES = Words("Anomalies: {n}")
UNKNOWN_CARDS = Words("Unknown cards: {n}")

TYPE_NAMES: Mapping[str, Words] = {
    CardType.CREATURE: glossary.CREATURE.many.title,
    CardType.ACTION: glossary.ACTION_TYPE.many.title,
    CardType.ARTIFACT: glossary.ARTIFACT.many.title,
    CardType.UPGRADE: glossary.UPGRADE.many.title,
    "unknown": shared.UNKNOWN,
}
RARITY_NAMES: Mapping[str, Words] = {
    **{rarity.lower(): words.title for rarity, words in glossary.RARITIES.items()},
    "unknown": shared.UNKNOWN,
}

SHARED = Words("In both ({n})")
ONLY = Words("Only in {deck} ({n})")
DIFFERENCE = Words("Compared with {deck}:")
COME_IN = Words("More: {cards}", context="cards of a deck, compared with another")
GONE_OUT = Words("Fewer: {cards}", context="cards of a deck, compared with another")
NO_DIFFERENCE = Words("Nothing differs from {deck} yet.")
PRINTED_AND_POWER = Words("Printed on the cards, and effective power")
BONUS = Words("Æmber bonus")
CREATURE_POWER = Words("Creature power")
ARMOR = glossary.ARMOR.one.title

RATES = Words("Win rate in percent")
RATES_BY = Words("Tell games apart by")
BY_FORMAT = Words("By format")
BY_OPPONENT_DECK = Words("By the opponent’s deck")
BY_OPPONENT = Words("By opponent")
BY_PLAYER = Words("By who played it")
BY_FIRST = Words("By who went first")
BY_CHAINS = Words("By its chains")
WENT_FIRST = Words("This deck first")
WENT_SECOND = Words("The opponent first")
WITH_CHAINS = Words("{n} chain", plural="{n} chains")
NOT_NOTED = Words("not noted")
RATE_OF = Words("{what} ({n})")
WON_OF = Words("Won {won} of {n} game ({percent}%)", plural="Won {won} of {n} games ({percent}%)")
FITTING = Words(
    "In {n} game, chance alone can make that of a deck that wins anything from {low} to {high}% of its games.",
    plural="In {n} games, chance alone can make that of a deck that wins anything from {low} to {high}% of its games.",
)
WON_LATELY = Words("The last {n}: {won} won")
AHEAD = Words("Won minus lost")
COURSE = Words("Games won minus games lost")
GAMES = shared.GAMES

SHELF_EMPTY = Words("No decks to count.")
AMBER_TITLE = Words("Decks by Æmber bonus")
SETS_TITLE = Words("Decks by set")
SET = shared.SET
NO_SET = Words("none named")
HOUSES_OF_DECKS = Words("Decks by house")
MIDDLE = Words("Median deck")
MIDDLE_POWER = Words("Median deck: power")
SPREAD_NOTE = Words("half of the decks: {lower} to {upper}; all: {least} to {most}; mean {mean}")
