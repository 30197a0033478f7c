"""What the room of kept games says."""

from __future__ import annotations

from kfdesk.text.words import Words

MENU_GAMES = Words("&Saved games…", "&Gespeicherte Spiele…")
MENU_SAVE_AS = Words("Save &as…", "Speichern &unter…")
MENU_OPEN = Words("&Open file…", "Datei ö&ffnen…")

BACK = Words("&Back", "&Zurück")
BACK_HELP = Words("Back to the table or the start page (Esc)", "Zurück zum Tisch oder zur Startseite (Esc)")
TITLE = Words("Saved games", "Gespeicherte Spiele")
ALL_GAMES = Words("All saved games…", "Alle gespeicherten Spiele…")
SEARCH = Words("Search for a name, a player or a deck", "Nach Namen, Spielern oder Decks suchen")
SHOW = Words("Show", "Anzeigen")
FILTERS = {
    "all": Words("All games", "Alle Spiele"),
    "unfinished": Words("Unfinished games", "Angefangene Spiele"),
    "finished": Words("Finished games", "Beendete Spiele"),
    "named": Words("Named games", "Benannte Spiele"),
    "trash": Words("Trash", "Papierkorb"),
}
LIST = Words("Games", "Spiele")

CONTINUE = Words("&Continue", "&Fortsetzen")
WATCH = Words("&Watch", "&Ansehen")
STATISTICS = Words("&Statistics", "&Statistik")
RENAME = Words("&Rename…", "&Umbenennen…")
DUPLICATE = Words("D&uplicate", "Du&plizieren")
EXPORT = Words("&Export…", "&Exportieren…")
DELETE = Words("&Delete", "&Löschen")
RESTORE = Words("&Put back", "Zurück&legen")
OPEN = Words("&Open file…", "Datei ö&ffnen…")
UNDO = Words("&Undo", "&Rückgängig")
TIDY = Words("&Move to trash", "In den Papierkor&b")
NOT_NOW = Words("&Not now", "&Nicht jetzt")

CONTINUE_HELP = Words("Go on exactly where the game stood", "Genau dort weiterspielen, wo das Spiel stand")
WATCH_HELP = Words("Watch the game as a film", "Das Spiel als Film ansehen")
STATISTICS_HELP = Words("Show charts of the game", "Schaubilder zum Spiel anzeigen")
AT_TABLE_HELP = Words("This game is at the table.", "Dieses Spiel liegt auf dem Tisch.")
ELSEWHERE_HELP = Words("This game goes on in another file.", "Dieses Spiel geht in einer anderen Datei weiter.")

DECKS = Words("{one} against {two}", "{one} gegen {two}")
NOT_BEGUN = Words("before the first turn", "vor dem ersten Zug")
TURN = Words("turn {turn}", "Zug {turn}")
WON = Words("won by {who} in turn {turn}", "gewonnen von {who} in Zug {turn}")
OVER = Words("over in turn {turn}", "beendet in Zug {turn}")
KEYS = Words("keys {one} : {two}", "Schlüssel {one} : {two}")
AT_TABLE = Words("at the table", "auf dem Tisch")
ELSEWHERE = Words("goes on in another file", "geht in einer anderen Datei weiter")
COPY_OF = Words("copy", "Kopie")
DELETED = Words("deleted {date}", "gelöscht {date}")

NONE_YET = Words(
    "There are no games yet. Every game you begin is kept here, choice by choice.",
    "Noch gibt es keine Spiele. Jedes Spiel, das ihr beginnt, wird hier aufbewahrt, Wahl für Wahl.",
)
NONE_FOUND = Words("No games match.", "Kein Spiel passt.")
TRASH_EMPTY = Words(
    "The trash is empty. Deleted games stay here for {n} days.",
    "Der Papierkorb ist leer. Gelöschte Spiele bleiben hier {n} Tage.",
)
COUNT_ONE = Words("1 game", "1 Spiel")
COUNT = Words("{n} games", "{n} Spiele")

DELETED_ONE = Words("“{game}” is in the trash now.", "„{game}“ liegt jetzt im Papierkorb.")
DELETED_MANY = Words("{n} games are in the trash now.", "{n} Spiele liegen jetzt im Papierkorb.")
STALE_ONE = Words(
    "One unfinished game without a name has not been played for {days} days.",
    "Ein angefangenes Spiel ohne Namen wurde seit {days} Tagen nicht gespielt.",
)
STALE = Words(
    "{n} unfinished games without a name have not been played for {days} days.",
    "{n} angefangene Spiele ohne Namen wurden seit {days} Tagen nicht gespielt.",
)
EXPORTED = Words("Written: {file}", "Geschrieben: {file}")
TAKEN_IN = Words("“{file}” was added to the saved games.", "„{file}“ ist jetzt unter den gespeicherten Spielen.")
KNOWN_ALREADY = Words(
    "“{file}” was already among the saved games.", "„{file}“ war schon unter den gespeicherten Spielen."
)
TAKEN_IN_PART = Words(
    "{file}, line {line}: {problem} The game was imported up to there; choices that could be read: {n}. "
    "The file was left as it is.",
    "{file}, Zeile {line}: {problem} Das Spiel wurde bis dorthin übernommen; lesbare Entscheidungen: {n}. "
    "Die Datei bleibt, wie sie ist.",
)
NOT_OPENED = Words("{file}: {problem}", "{file}: {problem}")
NOT_DONE = Words("That did not work: {why}", "Das ging nicht: {why}")

GAME_FILES = Words("Games of kfdesk (*.kfdesk)", "Spiele von kfdesk (*.kfdesk)")
ANY_FILES = Words("All files (*)", "Alle Dateien (*)")
EXPORT_TITLE = Words("Export a game", "Ein Spiel exportieren")
OPEN_TITLE = Words("Open a game", "Ein Spiel öffnen")
RENAME_TITLE = Words("Rename the game", "Das Spiel umbenennen")
SAVE_TITLE = Words("Save as", "Speichern unter")
NAME_LABEL = Words("&Name:", "&Name:")
NAME_HINT = Words("such as “League, round 3”", "etwa „Liga, Runde 3“")
NAME_THIS = Words("Give the &game at the table this name", "Das &Spiel auf dem Tisch so nennen")
KEEP_COPY = Words(
    "Keep a &copy of it as it stands now, and play on", "Eine &Kopie des jetzigen Stands behalten und weiterspielen"
)
SAVE_HELP = Words(
    "Nothing needs saving: every choice is saved before the next can be made. A name makes a game easier to find, "
    "a copy lets you come back to this point.",
    "Nichts muss gesichert werden: Jede Wahl ist gesichert, bevor die nächste möglich ist. Mit einem Namen findet "
    "man ein Spiel leichter, mit einer Kopie kommt man an diese Stelle zurück.",
)
SAVE = Words("&Save", "&Speichern")
CANCEL = Words("Cancel", "Abbrechen")
NO_GAME = Words(
    "There is no saved game at the table.",
    "Auf dem Tisch liegt kein gesichertes Spiel.",
)
