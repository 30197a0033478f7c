"""The words of the statistics window."""

from __future__ import annotations

from collections.abc import Mapping

from kfdesk.desk import texts as shared
from kfdesk.engine import glossary
from kfdesk.engine.terms import KeyColor
from kfdesk.text.words import Words

COMMAND = Words("S&tatistics…")
BUTTON = Words("Statistics")
TITLE = Words("Statistics: {one} – {two}")
CANNOT = Words("No statistics")
CANNOT_BEGIN = Words("This program no longer plays this game: {why}")
NOT_KEPT = Words("This game could not be saved, so there are no statistics for it.")
WON = Words("{who} won in turn {turn}, {own} : {other} keys.")
UNFINISHED = Words("Not finished: turn {turn}, {own} : {other} keys. Only what both players have seen is counted.")
STARTED = Words("{who} started.")

COURSE = Words("&Course")
FIGURES = Words("&Figures")
HOUSES = Words("&Houses and types")
CARDS = Words("C&ards")

AMBER_OVER_TIME = Words("Æmber in the pools at the end of each turn")
TURN = Words("Turn")
FORGED = Words("{who} forges {key} for {cost} Æmber{by}")
BY = Words(" ({card:bare})")
SIGNS: Mapping[KeyColor, Words] = {
    KeyColor.RED: Words("R", context="letter for the red key"),
    KeyColor.BLUE: Words("B", context="letter for the blue key"),
    KeyColor.YELLOW: Words("Y", context="letter for the yellow key"),
    KeyColor.COLORLESS: Words("C", context="letter for the colorless key"),
}
NO_KEYS = Words("No key was forged.")
KEY_LINE = Words("Turn {turn}: {what}")

INTO = Words("Æmber that came into the pool")
OUT = Words("Æmber that left the pool")
DEEDS = Words("What was done")
FIGHTING = Words("Damage and creatures")
WHAT = Words("What")

NAMES: Mapping[str, Words] = {
    "reaped": shared.REAPED,
    "from_icons": glossary.BONUS_ICON.many.title,
    "gained": Words("Gained otherwise"),
    "stolen": shared.STOLEN,
    "returned": Words("From cards"),
    "received": Words("Paid by the opponent"),
    "forged": Words("For keys"),
    "robbed": Words("Stolen by the opponent"),
    "captured_from": shared.CAPTURED,
    "lost": shared.LOST,
    "paid": Words("Paid"),
    "placed": Words("Put on cards"),
    "adjusted": glossary.JUDGES_HAND.title,
    "played": shared.CARDS_PLAYED,
    "discarded": Words("Cards discarded"),
    "drawn": Words("Cards drawn"),
    "archived": Words("Cards archived"),
    "purged": Words("Cards purged"),
    "reaps": shared.REAPS,
    "fights": shared.FIGHTS,
    "actions": Words("Actions used"),
    "unstuns": Words("Stuns removed"),
    "checks": Words("“Check!”"),
    "chains": Words("Chains gained"),
    "chains_shed": Words("Chains shed"),
    "damage_dealt": Words("Damage dealt"),
    "damage_taken": Words("Damage taken"),
    "destroyed": shared.CREATURES_DESTROYED,
    "creatures_lost": Words("Creatures lost"),
    "captured": Words("Æmber captured"),
}
"""By field of `Tally`."""
ROWS: Mapping[str, tuple[str, ...]] = {
    "into": ("reaped", "from_icons", "gained", "stolen", "returned", "received"),
    "out": ("forged", "robbed", "captured_from", "lost", "paid", "placed"),
    "deeds": (
        "played",
        "discarded",
        "drawn",
        "archived",
        "purged",
        "reaps",
        "fights",
        "actions",
        "unstuns",
        "checks",
        "chains",
        "chains_shed",
    ),
    "fighting": ("damage_dealt", "damage_taken", "destroyed", "creatures_lost", "captured"),
}
HIDDEN_IF_NONE = frozenset({"returned", "received", "paid", "placed", "purged", "unstuns", "chains", "chains_shed"})
"""Rows that are left out where neither player has any."""

BY_HOUSE = Words("Cards played by house")
BY_TYPE = Words("Cards played by type")
AMBER_BY_CARD = Words("Cards that brought {who} the most Æmber")
SOURCES: Mapping[str, Words] = {
    "reaped": Words("by reaping"),
    "icons": Words("by bonus icons"),
    "gained": Words("gained"),
    "stolen": Words("stolen"),
    "captured": Words("captured"),
    "made-lose": Words("lost by the opponent"),
}
"""By `kfdesk.match.statistics.Source`."""

COLUMNS: Mapping[str, tuple[Words, Words]] = {
    "played": (Words("Played"), Words("Times played")),
    "discarded": (Words("Discarded"), Words("Times discarded")),
    "reaped": (shared.REAPED, Words("Times it reaped")),
    "fought": (Words("Fought"), Words("Times it was used to fight")),
    "acted": (
        Words("Action"),
        Words("Times its action or omni was used"),
    ),
    "amber": (glossary.AMBER_ICON, Words("Æmber it brought into the pool")),
    "stolen": (shared.STOLEN, Words("Part of that Æmber stolen")),
    "captured": (shared.CAPTURED, Words("Æmber captured onto it")),
    "made_lose": (
        Words("Taken", context="column: Æmber the opponent lost"),
        Words("Æmber it made the opponent lose"),
    ),
    "damage": (glossary.DAMAGE.one.title, Words("Damage it dealt")),
    "destroyed": (
        Words("Destroyed"),
        Words("Creatures it destroyed, other than itself"),
    ),
    "lost": (Words("Lost", context="column: times a card was destroyed"), Words("Times it was destroyed")),
    "keys": (glossary.KEY.many.title, Words("Keys forged by it")),
}
"""By field of `CardFigures`: the head of the column and what it means."""
CARD = glossary.CARD.one.title
PLAYER = glossary.PLAYER.one.title
BOTH = Words("Both players")
WHOSE = Words("Cards of")
COPY = Words("Copy table")
CARDS_NAME = Words("What each card did")
