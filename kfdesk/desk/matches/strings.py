"""What the match room says."""

from __future__ import annotations

from kfdesk.engine.terms import Edition
from kfdesk.text.words import Words

MENU = Words("New &match…", "Neue &Partie…")
MENU_GO_ON = Words("The match under way…", "Die laufende Partie…")
TITLE = Words("A match", "Eine Partie")
FORMAT = Words("Format", "Format")
BACK = Words("Back", "Zurück")
BEGIN = Words("Begin the match", "Partie beginnen")
BEST_OF_THREE = Words("Best of three games", "Best of Three")
OPEN_TABLE = Words("Open table: both hands lie open", "Offener Tisch: beide Hände liegen offen")
EDITION = Words("Rules:", "Regeln:")
EDITIONS = {
    Edition.V18_4: Words("Master Rulebook 18.4", "Master Rulebook 18.4"),
    Edition.V1_3: Words("Rulebook 1.3 (2019)", "Regelbuch 1.3 (2019)"),
    Edition.V1_1: Words("Rulebook 1.1 (2018)", "Regelbuch 1.1 (2018)"),
    Edition.V1_0: Words("Rulebook 1.0 (2018)", "Regelbuch 1.0 (2018)"),
}
HANDICAPPED = Words("Chains for:", "Ketten für:")
HANDICAP_NOW = Words("{deck} begins with {chains}.", "{deck} beginnt mit {chains}.")
SEALED_COUNT = Words("Decks for each:", "Decks für jeden:")
SEALED_FROM = Words("They come from:", "Sie kommen aus:")
SEALED_NEW = Words("new decks, never seen", "neuen, nie gesehenen Decks")
SEALED_SHELF = Words("unplayed decks of the shelf", "ungespielten Decks des Regals")
PLAYER_N = Words("Player {n}", "Spieler {n}")
NAME = Words("Name", "Name")
SEARCH = Words("Find a deck: name, card, house, tag …", "Deck finden: Name, Karte, Fraktion, Schlagwort …")
CHOSEN_ONE = Words("Plays: {deck}", "Spielt: {deck}")
BRINGS = Words("Brings: {decks}", "Bringt mit: {decks}")
BRINGS_HELP = Words("Click more decks to bring several.", "Ein Klick auf weitere Decks nimmt mehrere mit.")
CHOSEN_NONE = Words("No deck chosen yet.", "Noch kein Deck gewählt.")
OPENS = Words("Opens {n} unknown decks.", "Öffnet {n} unbekannte Decks.")
NOT_PLAYABLE = Words("cannot be played yet", "noch nicht spielbar")
NOTHING_FOUND = Words("No deck on the shelf matches.", "Kein Deck des Regals passt.")
RULEBOOK = Words("Rulebook: {entry}", "Regelbuch: {entry}")
CUSTOM = Words("A custom of organized play; no rulebook entry.", "Üblich bei Turnieren; kein Eintrag im Regelbuch.")

MISSING_DECK = Words("{player} has no deck yet.", "{player} hat noch kein Deck.")
SAME_NAMES = Words("Both players have the same name.", "Beide heißen gleich.")
TOO_FEW = Words(
    "There are not enough unplayed decks on the shelf: {n} are needed.",
    "Im Regal sind nicht genug ungespielte Decks: {n} werden gebraucht.",
)
TWO_DECKS = Words("Bidding needs at least two different decks.", "Zum Bieten braucht es zwei verschiedene Decks.")
NOT_KEPT = Words("The match cannot be saved ({why}).", "Die Partie lässt sich nicht sichern ({why}).")
CANNOT_START = Words("The game cannot begin", "Das Spiel kann nicht beginnen")
DAMAGED = Words(
    "A match file was damaged and set aside: {file}. {problem}",
    "Eine Partie-Datei war beschädigt und wurde beiseitegelegt: {file}. {problem}",
)

SCORE = Words("{one}   {a} : {b}   {two}", "{one}   {a} : {b}   {two}")
CHOOSE = Words("{player}: choose your deck.", "{player}: Wähle dein Deck.")
CHOOSE_THIS = Words("Play this deck", "Dieses Deck spielen")
HAND_OVER = Words(
    "{player}, come to the screen: your unknown decks are opened now.",
    "{player}, komm an den Bildschirm: Jetzt werden deine unbekannten Decks geöffnet.",
)
OPEN_DECKS = Words("I am {player}: open my decks", "Ich bin {player}: meine Decks öffnen")
LOOK_AT = Words("Look at it", "Ansehen")
BID_FIRST = Words("{player} bids first.", "{player} bietet zuerst.")
BID_NEXT = Words("{player}: bid more, or let {other} have it.", "{player}: Biete mehr oder überlass es {other}.")
BID_FOR_CHOICE = Words(
    "The bid is for the first choice among: {decks}.", "Geboten wird um die erste Wahl zwischen: {decks}."
)
BID_FOR_DECK = Words("The bid is for {deck}.", "Geboten wird um {deck}.")
BID_STANDS = Words("{player} has bid {chains}.", "{player} hat {chains} geboten.")
BID = Words("Bid {n}", "{n} bieten")
CHAINS = Words("chains", "Ketten")
PASS = Words("Let {other} have it", "{other} überlassen")
WHO_FIRST = Words("{player} lost the last game: who goes first?", "{player} hat zuletzt verloren: Wer fängt an?")
GOES_FIRST = Words("{player} goes first", "{player} fängt an")
READY = Words("Everything is agreed.", "Alles ist geklärt.")
UNDER_WAY = Words("Game {n} is under way.", "Spiel {n} läuft.")
PLAYS = Words("{player} plays {deck}.", "{player} spielt {deck}.")
PLAYS_CHAINS = Words("{player} plays {deck} with {chains}.", "{player} spielt {deck} mit {chains}.")
FIRST_BY_LOT = Words("Who goes first is decided at random.", "Wer anfängt, entscheidet das Los.")
GO_ON_GAME = Words("Go on with game {n}", "Spiel {n} fortsetzen")
NO_MATCH = Words("No match is under way.", "Es läuft keine Partie.")
CONCEDES = Words("{player} concedes game {n}", "{player} gibt Spiel {n} auf")
PLAY_GAME = Words("Play game {n}", "Spiel {n} spielen")
WON = Words("{player} wins the match.", "{player} gewinnt die Partie.")
REMATCH = Words("Play the same again", "Noch einmal so")
SWAP = Words("Again with swapped decks", "Noch einmal mit getauschten Decks")
NEW_MATCH = Words("Another match", "Eine andere Partie")
TO_START = Words("To the start page", "Zur Startseite")
TAKE_BACK = Words("Take the last step back", "Letzten Schritt zurücknehmen")
NEXT_GAME = Words("Go on with the match", "Weiter in der Partie")
LAST_GAMES = Words("Game {n}: {player} won, {a} keys to {b}", "Spiel {n}: {player} gewann, {a} zu {b} Schlüssel")
