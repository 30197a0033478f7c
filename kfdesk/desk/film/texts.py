"""Every word of the film page and of the log export, in every language."""

from __future__ import annotations

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

# Commands.
WATCH = Words("&Watch game…")
EXPORT = Words("&Export log…")

# The page.
FILM = Words("Film of the game")
START = Words("To the beginning (Home)")
TURN_BACK = Words("Turn back (Shift+Left)")
MARK_BACK = Words("To the mark before (Ctrl+Left)")
STEP_BACK = Words("Step back (Left)")
PLAY = Words("Play (Space)")
PAUSE = Words("Pause (Space)")
STEP_ON = Words("Step forward (Right)")
MARK_ON = Words("To the next mark (Ctrl+Right)")
TURN_ON = Words("Turn forward (Shift+Right)")
END = Words("To the end (End)")
SPEED = Words("Speed (+ and −)")
SKIP_QUIET = Words("S&kip quiet moments")
SKIP_QUIET_HELP = Words("Playback skips moments that add nothing to the log.")
EYES = Words("Point of view")
EYES_OF = Words("What {who} knows")
EYES_NAMES = {
    "both": Words("What both know"),
    "open": Words("Open hands"),
}
"""By `kfdesk.match.film.Eyes`."""
NOT_THEY = Words("Show only what both know")
"""Below the curtain, for when the player called does not come."""
PLAY_ON = Words("&Play on from here")
PLAY_ON_HELP = Words("What if? Begins a new game from this moment; this one stays as it is.")
CLOSE = Words("&Close the film")
CLOSE_HELP = Words("Back (Esc)")
BRANCH_NAME = Words("{name}, from turn {turn}")

SAYS = Words("{who}: {what}")
CAPTION = Words("{turn} – {what}")
STANDS = Words("{one}: {a} Æmber, keys: {k}; {two}: {b} Æmber, keys: {m}")
# The timeline.
TIMELINE = Words("Timeline")
TIMELINE_HELP = Words(
    "Click or drag to go to a moment. The upper half shows {one:poss} Æmber, the lower half {two:poss}; "
    "bars at the edges are forged keys."
)
GO_TO_MOMENT = Words("Go to this moment")
LOG_HELP = Words(
    "Up and Down go from line to line; a click on a line, or Enter, goes to its moment. Tab goes to the names of "
    "cards. The menu of a line folds its action or turn."
)

# Questions and messages.
CANNOT_WATCH = Words("Watch a game")
OPEN_TITLE = Words("Open both hands?")
OPEN_TEXT = Words("This game is not over. Watching it openly shows each player the other’s hand. Do both agree?")
END_FOR_GOOD = Words(
    "The end of this game can still be taken back, and the game played on. Once both hands have been seen, it cannot. "
    "Open both hands?"
)
SAME_DEAL = Words(
    "The game at the table was dealt the same cards, and it can still be played. Watching this one openly shows its "
    "players what is hidden from them there. Do both agree?"
)
OPEN_ELSEWHERE = Words("Another window has this game at its table. Both hands can be opened in its film there.")
DAMAGED = Words("The file “{file}” is damaged in line {line}; the film ends there. {problem}")
CANNOT_BEGIN = Words("This game cannot start here: {why}")
NOT_BRANCHED = Words("The new game could not be saved: {why}")

# The export.
EXPORT_TITLE = Words("Export the log")
FORM = Words("&Format")
FORMS = {
    "txt": shared.TEXT,
    "html": Words("Web page (HTML)"),
    "jsonl": Words("Events for programs (JSON lines)"),
}
"""By `kfdesk.match.log_export.LogForm`."""
LANGUAGE = Words("&Language")
SEEN_BY = Words("&Point of view")
DETAIL = Words("&Detail")
EXPORT_DO = Words("&Choose a file…")
EXPORT_NOTE = Words("The game is not over: the log has only what can be known from this point of view.")
EXPORT_NOTE_ENDED = Words(
    "The end of the game can still be taken back: the log has only what can be known from this point of view. "
    "To open both hands in the film ends the game for good."
)
EXPORTED = Words("The log was written to {path}.")
NOT_EXPORTED = Words("The log could not be written: {why}")
LOG_FILE = Words("{one} - {two}")
CANCEL = shared.CANCEL
