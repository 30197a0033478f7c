"""What is said when something goes wrong: wording in each language."""

from __future__ import annotations

from kfdesk.text.words import Words

FAULT_TITLE = Words("Something went wrong", "Etwas ist schiefgegangen")
FAULT_TEXT = Words(
    "The program ran into an unexpected error. The table stays usable: Undo takes the last choice back, "
    "and the judge’s hand fixes what a card got wrong.",
    "Das Programm ist auf einen unerwarteten Fehler gestoßen. Der Tisch bleibt benutzbar: „Rückgängig“ nimmt die "
    "letzte Wahl zurück, und die Hand des Schiedsrichters bessert aus, was eine Karte falsch gemacht hat.",
)
SAVED_AT = Words(
    "The game is saved up to the last choice, in:\n{path}", "Das Spiel ist bis zur letzten Wahl gesichert, in:\n{path}"
)
NOT_SAVED = Words("This game is not being saved.", "Dieses Spiel wird nicht gesichert.")
NO_GAME = Words("No game is open; saved games are not touched.", "Kein Spiel ist offen; gesicherte bleiben unberührt.")
MORE = Words("Further errors since then: {n}", "Weitere Fehler seitdem: {n}")
DETAILS = Words("What happened (no hidden cards are in it)", "Was geschah (ohne verdeckte Karten)")
COPY = Words("&Copy", "&Kopieren")
SAVE_REPORT = Words("Save &report…", "&Bericht speichern…")
OPEN_FOLDER = Words("Open &folder", "&Ordner öffnen")
CLOSE = Words("C&lose", "&Schließen")

REPORT_TITLE = Words("Report", "Bericht")
PROGRAM = Words("Program", "Programm")
SYSTEM = Words("System", "System")
DISPLAY = Words("Display", "Anzeige")
SCALE = Words("Scale", "Vergrößerung")
SETTINGS = Words("Settings", "Einstellungen")
LAST_LINES = Words("Log, the last {n} lines", "Protokoll, die letzten {n} Zeilen")
EMPTY = Words("empty", "leer")
JOURNAL = Words("The game, choice by choice", "Das Spiel, Wahl für Wahl")
REPORT_TEXT = Words(
    "This is the whole report. It is not sent anywhere: save it and pass it on yourself, if you like.",
    "Das ist der ganze Bericht. Er wird nirgendwohin gesendet: Speichere ihn und gib ihn selbst weiter, wenn du magst.",
)
ADD_JOURNAL = Words("&Add the game itself", "Das &Spiel selbst beifügen")
JOURNAL_WARNING = Words(
    "Careful: it contains both decks and every choice, so whoever reads it knows all hidden cards. "
    "It will be shown here at once.",
    "Achtung: Es enthält beide Decks und jede Wahl; wer es liest, kennt alle verdeckten Karten. "
    "Es wird hier sofort angezeigt.",
)
SAVE = Words("&Save…", "&Speichern…")
CANCEL = Words("Cancel", "Abbrechen")
TEXT_FILES = Words("Text files (*.txt)", "Textdateien (*.txt)")
REPORT_SAVED = Words("Saved: {path}", "Gespeichert: {path}")
REPORT_NOT_SAVED = Words("The report could not be saved ({why}).", "Der Bericht ließ sich nicht speichern ({why}).")

WRONG = Words("Something is &wrong…", "Etwas s&timmt nicht…")
WRONG_TITLE = Words("Something is wrong", "Etwas stimmt nicht")
WRONG_TEXT = Words(
    "Does a card not do what it should, or does the game not go on? Here is what helps. Nothing is lost by any of it.",
    "Eine Karte tut nicht, was sie soll, oder das Spiel geht nicht weiter? Das hilft. Verloren geht dabei nichts.",
)
WRONG_UNDO = Words("&Take the last choice back", "Letzte Wahl &zurücknehmen")
WRONG_UNDO_HELP = Words(
    "As often as you like, also in the middle of a choice.", "So oft ihr wollt, auch mitten in einer Wahl."
)
WRONG_JUDGE = Words("Fix the table: &judge’s hand…", "Tisch ausbessern: &Hand des Schiedsrichters…")
WRONG_JUDGE_HELP = Words(
    "Move any card, set Æmber, damage, counters, keys and more; both of you read it in the log.",
    "Karten verschieben, Æmber, Schaden, Marker, Schlüssel und mehr setzen; beide lesen es im Protokoll.",
)
WRONG_REPORT_HELP = Words(
    "Versions, settings and the end of the log in one file, for whoever fixes the program.",
    "Versionen, Einstellungen und das Ende des Protokolls in einer Datei, für alle, die das Programm verbessern.",
)
OPEN_DATA = Words("Open &data folder", "&Datenordner öffnen")
NO_FOLDER = Words("The folder cannot be opened: {path}", "Der Ordner lässt sich nicht öffnen: {path}")
