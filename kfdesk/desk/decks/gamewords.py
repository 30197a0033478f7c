"""What is said of a game that was played on paper and is entered by hand."""

from __future__ import annotations

from kfdesk.text.words import Words

ADD_GAME = Words("&Add a game…", "Spiel &eintragen…")
ADD_GAME_TIP = Words(
    "Enter a game that was played on paper or elsewhere.",
    "Ein Spiel eintragen, das auf Papier oder anderswo gespielt wurde.",
)
TITLE = Words("A game with {deck}", "Ein Spiel mit {deck}")
DATE = Words("&Date:", "&Datum:")
RESULT = Words("Result:", "Ergebnis:")
WON = Words("&Won", "&Gewonnen")
LOST = Words("&Lost", "&Verloren")
OPPONENT_DECK = Words("&Opponent's deck:", "&Gegnerisches Deck:")
OPPONENT_DECK_HINT = Words("Its name, on this shelf or not", "Sein Name, ob in diesem Regal oder nicht")
ON_SHELF = Words(
    "This deck is on the shelf: the game counts for both.",
    "Dieses Deck steht im Regal: Das Spiel zählt für beide.",
)
SEVERAL = Words(
    "Several decks on the shelf have this name; the game counts for this deck alone.",
    "Mehrere Decks im Regal heißen so; das Spiel zählt nur für dieses Deck.",
)
OPPONENT = Words("Opponent's &name:", "&Name des Gegners:")
KEYS = Words("&Keys:", "&Schlüssel:")
OWN_KEYS = Words("Own keys", "Eigene Schlüssel")
OPPONENT_KEYS = Words("The opponent's keys", "Schlüssel des Gegners")
TURNS = Words("&Turns of both:", "&Züge beider:")
NOT_COUNTED = Words("not counted", "nicht gezählt")
FIRST = Words("Went &first:", "An&fang:")
FIRST_UNKNOWN = Words("not known", "nicht bekannt")
FIRST_OWN = Words("this deck", "dieses Deck")
FIRST_OPPONENT = Words("the opponent", "der Gegner")
FORMAT = Words("Fo&rmat:", "Fo&rmat:")
NO_FORMAT = Words("none in particular", "kein bestimmtes")
NOTE = Words("Not&e:", "Not&iz:")
KEEP = Words("Enter the game", "Spiel eintragen")
ADDED = Words("The game was entered.", "Das Spiel wurde eingetragen.")
REMOVED = Words("The result was removed.", "Das Ergebnis wurde entfernt.")
BY_HAND = Words("Entered by hand.", "Von Hand eingetragen.")
OWN_FIRST = Words("This deck went first.", "Dieses Deck fing an.")
OTHER_FIRST = Words("The opponent went first.", "Der Gegner fing an.")
CHAINS = Words("Chains at the start: {own} : {other}.", "Ketten zu Beginn: {own} : {other}.")
WATCH = Words("Watch this game", "Dieses Spiel ansehen")
