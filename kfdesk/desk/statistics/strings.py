"""The words of the statistics window."""

from __future__ import annotations

from collections.abc import Mapping

from kfdesk.engine import glossary
from kfdesk.engine.terms import KeyColor
from kfdesk.text.words import Words

COMMAND = Words("S&tatistics…", "S&tatistik…")
BUTTON = Words("Statistics", "Statistik")
TITLE = Words("Statistics: {one} – {two}", "Statistik: {one} – {two}")
CANNOT = Words("No statistics", "Keine Statistik")
CANNOT_BEGIN = Words(
    "This program no longer plays this game: {why}", "Dieses Programm spielt dieses Spiel nicht mehr: {why}"
)
NOT_KEPT = Words(
    "This game could not be saved, so there are no statistics for it.",
    "Dieses Spiel konnte nicht gespeichert werden und lässt sich deshalb nicht auszählen.",
)
WON = Words("{who} won in turn {turn}, {own} : {other} keys.", "{who} gewann in Zug {turn}, {own} : {other} Schlüssel.")
UNFINISHED = Words(
    "Not finished: turn {turn}, {own} : {other} keys. Only what both players have seen is counted.",
    "Nicht beendet: Zug {turn}, {own} : {other} Schlüssel. Gezählt ist nur, was beide Spieler gesehen haben.",
)
STARTED = Words("{who} started.", "{who} begann.")

COURSE = Words("&Course", "&Verlauf")
FIGURES = Words("&Figures", "&Kennzahlen")
HOUSES = Words("&Houses and types", "&Fraktionen und Typen")
CARDS = Words("C&ards", "&Karten")

AMBER_OVER_TIME = Words("Æmber in the pools at the end of each turn", "Æmber in den Vorräten am Ende jedes Zuges")
TURN = Words("Turn", "Zug")
FORGED = Words("{who} forges {key} for {cost} Æmber", "{who} schmiedet {key} für {cost} Æmber")
FORGED_BY = Words(
    "{who} forges {key} for {cost} Æmber ({card})",
    "{who} schmiedet {key} für {cost} Æmber ({card})",
)
UNFORGED = Words("{key} of {who} is unforged ({card})", "{key} von {who} wird ungeschmiedet gemacht ({card})")
SIGNS: Mapping[KeyColor, Words] = {
    KeyColor.RED: Words("R", "R"),
    KeyColor.BLUE: Words("B", "B"),
    KeyColor.YELLOW: Words("Y", "G"),
}
NO_KEYS = Words("No key was forged.", "Kein Schlüssel wurde geschmiedet.")
KEY_LINE = Words("Turn {turn}: {what}", "Zug {turn}: {what}")

INTO = Words("Æmber that came into the pool", "Æmber, das in den Vorrat kam")
OUT = Words("Æmber that left the pool", "Æmber, das den Vorrat verließ")
DEEDS = Words("What was done", "Was getan wurde")
FIGHTING = Words("Damage and creatures", "Schaden und Kreaturen")
WHAT = Words("What", "Was")

NAMES: Mapping[str, Words] = {
    "reaped": Words("Reaped", "Geerntet"),
    "from_icons": glossary.BONUS_ICON.many.title,
    "gained": Words("Gained otherwise", "Sonst erhalten"),
    "stolen": Words("Stolen", "Gestohlen"),
    "returned": Words("From cards", "Von Karten"),
    "received": Words("Paid by the opponent", "Vom Gegner bezahlt"),
    "forged": Words("For keys", "Für Schlüssel"),
    "robbed": Words("Stolen by the opponent", "Vom Gegner gestohlen"),
    "captured_from": Words("Captured", "Erbeutet"),
    "lost": Words("Lost", "Verloren"),
    "paid": Words("Paid", "Bezahlt"),
    "placed": Words("Put on cards", "Auf Karten gelegt"),
    "adjusted": glossary.JUDGES_HAND.title,
    "played": Words("Cards played", "Karten gespielt"),
    "discarded": Words("Cards discarded", "Karten abgelegt"),
    "drawn": Words("Cards drawn", "Karten gezogen"),
    "archived": Words("Cards archived", "Karten archiviert"),
    "purged": Words("Cards purged", "Karten verbannt"),
    "reaps": Words("Reaps", "Ernten"),
    "fights": Words("Fights", "Kämpfe"),
    "actions": Words("Actions used", "Aktionen verwendet"),
    "unstuns": Words("Stuns removed", "Betäubt-Marker entfernt"),
    "checks": Words("“Check!”", "„Check!“"),
    "chains": Words("Chains gained", "Ketten erhalten"),
    "chains_shed": Words("Chains shed", "Ketten gesprengt"),
    "damage_dealt": Words("Damage dealt", "Schaden zugefügt"),
    "damage_taken": Words("Damage taken", "Schaden erhalten"),
    "destroyed": Words("Creatures destroyed", "Kreaturen zerstört"),
    "creatures_lost": Words("Creatures lost", "Kreaturen verloren"),
    "captured": Words("Æmber captured", "Æmber erbeutet"),
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

BY_HOUSE = Words("Cards played by house", "Gespielte Karten nach Fraktion")
BY_TYPE = Words("Cards played by type", "Gespielte Karten nach Typ")
AMBER_BY_CARD = Words("Cards that brought {who} the most Æmber", "Karten, die {who} am meisten Æmber brachten")
SOURCES: Mapping[str, Words] = {
    "reaped": Words("by reaping", "durch Ernten"),
    "icons": Words("by bonus icons", "durch Bonussymbole"),
    "gained": Words("gained", "erhalten"),
    "stolen": Words("stolen", "gestohlen"),
    "captured": Words("captured", "erbeutet"),
    "made-lose": Words("lost by the opponent", "vom Gegner verloren"),
}
"""By `kfdesk.match.statistics.Source`."""

COLUMNS: Mapping[str, tuple[Words, Words]] = {
    "played": (Words("Played", "Gespielt"), Words("Times played", "Wie oft gespielt")),
    "discarded": (Words("Discarded", "Abgelegt"), Words("Times discarded", "Wie oft abgelegt")),
    "reaped": (Words("Reaped", "Geerntet"), Words("Times it reaped", "Wie oft sie erntete")),
    "fought": (Words("Fought", "Gekämpft"), Words("Times it was used to fight", "Wie oft sie kämpfte")),
    "acted": (
        Words("Action", "Aktion"),
        Words("Times its action or omni was used", "Wie oft ihre „Aktion:“ oder „Universell:“ verwendet wurde"),
    ),
    "amber": (glossary.AMBER_ICON, Words("Æmber it brought into the pool", "Æmber, das sie in den Vorrat brachte")),
    "stolen": (Words("Stolen", "Gestohlen"), Words("Part of that Æmber stolen", "Davon gestohlenes Æmber")),
    "captured": (Words("Captured", "Erbeutet"), Words("Æmber captured onto it", "Æmber, das sie erbeutete")),
    "made_lose": (
        Words("Taken", "Genommen"),
        Words("Æmber it made the opponent lose", "Æmber, das der Gegner ihretwegen verlor"),
    ),
    "damage": (glossary.DAMAGE.one.title, Words("Damage it dealt", "Schaden, den sie zufügte")),
    "destroyed": (
        Words("Destroyed", "Zerstört"),
        Words("Creatures it destroyed, other than itself", "Andere Kreaturen, die sie zerstörte"),
    ),
    "lost": (Words("Fallen", "Gefallen"), Words("Times it was destroyed", "Wie oft sie zerstört wurde")),
    "keys": (glossary.KEY.many.title, Words("Keys forged by it", "Schlüssel, die durch sie geschmiedet wurden")),
}
"""By field of `CardFigures`: the head of the column and what it means."""
CARD = glossary.CARD.one.title
PLAYER = glossary.PLAYER.one.title
BOTH = Words("Both players", "Beide Spieler")
WHOSE = Words("Cards of", "Karten von")
COPY = Words("Copy table", "Tabelle kopieren")
CARDS_NAME = Words("What each card did", "Was jede Karte getan hat")
