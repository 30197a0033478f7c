"""Every word of the film page and of the log export, in every language."""

from __future__ import annotations

from kfdesk.text.words import Words

# Commands.
WATCH = Words("&Watch game…", "Spiel &ansehen…")
EXPORT = Words("&Export log…", "Protokoll e&xportieren…")

# The page.
FILM = Words("Film of the game", "Film des Spiels")
START = Words("To the beginning (Home)", "Zum Anfang (Pos1)")
TURN_BACK = Words("Turn back (Shift+Left)", "Einen Zug zurück (Umschalt+Links)")
MARK_BACK = Words("To the mark before (Ctrl+Left)", "Zur vorigen Marke (Strg+Links)")
STEP_BACK = Words("Step back (Left)", "Einen Schritt zurück (Links)")
PLAY = Words("Play (Space)", "Abspielen (Leertaste)")
PAUSE = Words("Pause (Space)", "Anhalten (Leertaste)")
STEP_ON = Words("Step forward (Right)", "Einen Schritt vor (Rechts)")
MARK_ON = Words("To the next mark (Ctrl+Right)", "Zur nächsten Marke (Strg+Rechts)")
TURN_ON = Words("Turn forward (Shift+Right)", "Einen Zug vor (Umschalt+Rechts)")
END = Words("To the end (End)", "Zum Ende (Ende)")
SPEED = Words("Speed (+ and −)", "Tempo (+ und −)")
SKIP_QUIET = Words("S&kip quiet moments", "Ruhiges übersp&ringen")
SKIP_QUIET_HELP = Words(
    "Playback skips moments that add nothing to the log.",
    "Beim Abspielen entfallen Augenblicke, die keine Zeile im Protokoll wert sind.",
)
EYES = Words("Point of view", "Blickwinkel")
EYES_OF = Words("What {who} knows", "Was {who} weiß")
EYES_NAMES = {
    "both": Words("What both know", "Was beide wissen"),
    "open": Words("Open hands", "Offene Hände"),
}
"""By `kfdesk.match.film.Eyes`."""
NOT_THEY = Words("Go on with what both know", "Weiter mit dem, was beide wissen")
"""Below the curtain, for when the player called does not come."""
PLAY_ON = Words("&Play on from here", "Ab hier weiters&pielen")
PLAY_ON_HELP = Words(
    "What if? Begins a new game from this moment; this one stays as it is.",
    "Was wäre, wenn? Beginnt ein neues Spiel ab diesem Augenblick; dieses bleibt, wie es ist.",
)
EXPORT_SHORT = Words("&Export log…", "Protokoll e&xportieren…")
CLOSE = Words("&Close the film", "Film s&chließen")
CLOSE_HELP = Words("Back (Esc)", "Zurück (Esc)")
BRANCH_NAME = Words("{name}, from turn {turn}", "{name}, ab Zug {turn}")

TURN = Words("Turn {n}: {who}", "Zug {n}: {who}")
BEFORE = Words("Before the first turn", "Vor dem ersten Zug")
SAYS = Words("{who}: {what}", "{who}: {what}")
CAPTION = Words("{turn} – {what}", "{turn} – {what}")
STANDS = Words(
    "{one}: {a} Æmber, keys: {k}; {two}: {b} Æmber, keys: {m}",
    "{one}: {a} Æmber, Schlüssel: {k}; {two}: {b} Æmber, Schlüssel: {m}",
)
# The timeline.
TIMELINE = Words("Timeline", "Zeitleiste")
TIMELINE_HELP = Words(
    "Click or drag to go to a moment. The upper half shows the Æmber of {one}, the lower half that of {two}; "
    "bars at the edges are forged keys.",
    "Klicken oder ziehen führt zu einem Augenblick. Oben das Æmber von {one}, unten das von {two}; "
    "Balken an den Rändern sind geschmiedete Schlüssel.",
)
LOG_HELP = Words(
    "A click on a line, or Enter, goes to its moment.", "Ein Klick auf eine Zeile oder Enter führt zu ihrem Augenblick."
)

# Questions and messages.
CANNOT_WATCH = Words("Watch a game", "Spiel ansehen")
OPEN_TITLE = Words("Open both hands?", "Beide Hände offenlegen?")
OPEN_TEXT = Words(
    "This game is not over. Watching it openly shows each player the other’s hand. Do both agree?",
    "Dieses Spiel ist nicht zu Ende. Offen angesehen zeigt es beiden, was der andere auf der Hand hat. "
    "Sind beide einverstanden?",
)
DAMAGED = Words(
    'The file "{file}" is damaged in line {line}; the film goes up to there. {problem}',
    "Die Datei „{file}“ ist in Zeile {line} beschädigt; der Film geht bis dorthin. {problem}",
)
CANNOT_BEGIN = Words("This game cannot begin here: {why}", "Dieses Spiel kann hier nicht beginnen: {why}")
NOT_BRANCHED = Words("The new game could not be saved: {why}", "Das neue Spiel ließ sich nicht sichern: {why}")

# The export.
EXPORT_TITLE = Words("Export the log", "Protokoll exportieren")
FORM = Words("&Format", "&Format")
FORMS = {
    "txt": Words("Text", "Text"),
    "html": Words("Web page (HTML)", "Webseite (HTML)"),
    "jsonl": Words("Events for programs (JSON lines)", "Ereignisse für Programme (JSON-Zeilen)"),
}
"""By `kfdesk.match.logfile.LogForm`."""
LANGUAGE = Words("&Language", "&Sprache")
SEEN_BY = Words("&Point of view", "&Blickwinkel")
DETAIL = Words("&Detail", "&Ausführlichkeit")
EXPORT_DO = Words("&Choose a file…", "&Datei wählen…")
EXPORT_NOTE = Words(
    "The game is not over: the log has only what can be known from this point of view.",
    "Das Spiel ist nicht zu Ende: Das Protokoll enthält nur, was man aus diesem Blickwinkel wissen kann.",
)
EXPORTED = Words("The log was written to {path}.", "Das Protokoll steht jetzt in {path}.")
NOT_EXPORTED = Words("The log could not be written: {why}", "Das Protokoll ließ sich nicht schreiben: {why}")
LOG_FILE = Words("{one} - {two}", "{one} - {two}")
CANCEL = Words("Cancel", "Abbrechen")
