"""Every word the desk itself says, in every language; the rules' own words come from the engine and the cards."""

from __future__ import annotations

import re

from kfdesk.cards.facts import facts
from kfdesk.engine import glossary
from kfdesk.engine.headings import heading
from kfdesk.engine.phrases import DONE_LABEL, END_TURN
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import House, Icon, Keyword, Zone, counter_words
from kfdesk.engine.views import CardView, SeatView, TableView
from kfdesk.language.names import KEYWORDS
from kfdesk.language.rendering import reminder
from kfdesk.text.words import Words, enumerated, joined, same

APP_NAME = same("kfdesk")

A_CARD = Words("a card", "eine Karte")
FACEDOWN = Words("Facedown card", "Verdeckte Karte")
NOT_NOW = Words("That is not possible now.", "Das geht jetzt nicht.")
RULE_ENTRY = Words("{text}  (Rulebook: {rule})", "{text}  (Regelbuch: {rule})")

# The log.
ONLY_CHOICE = Words("{label} (only choice)", "{label} (einzige Wahl)")
ONLY_CHOICE_HIDDEN = Words("(only choice)", "(einzige Wahl)")
TAKEN_BACK = Words("{who} took the last choice back", "{who} hat die letzte Wahl zurückgenommen")
TAKEN_BACK_LEARNED = Words(
    "{who} took a choice back; what was seen stays known: {what}",
    "{who} hat eine Wahl zurückgenommen; Gesehenes bleibt bekannt: {what}",
)
HAS_SEEN = Words("{who} has seen {cards}", "{who} hat {cards} gesehen")
CHANCE_DECIDED = Words("chance has decided something", "der Zufall hat etwas entschieden")
UNDO_ASK_TITLE = Words("Take the choice back?", "Wahl zurücknehmen?")
UNDO_ASK = Words(
    "What was seen stays known: {what}. Take the choice back anyway?",
    "Gesehenes bleibt bekannt: {what}. Die Wahl trotzdem zurücknehmen?",
)
UNDO_TURN_ASK_TITLE = Words("Take the turn back?", "Zug zurücknehmen?")
UNDO_TURN_ASK = Words(
    "What was seen stays known: {what}. Go back to the beginning of the turn anyway?",
    "Gesehenes bleibt bekannt: {what}. Trotzdem zum Beginn des Zuges zurückkehren?",
)
UNDO_ASK_DO = Words("Take it back", "Zurücknehmen")
UNDO_ASK_NEVER = Words("Do not ask again", "Nicht mehr fragen")
GAME_GOES_ON = Words("The game goes on", "Das Spiel geht weiter")
LOG = Words("Log", "Protokoll")
LOG_LEVELS = (Words("Short", "Kurz"), Words("Normal", "Normal"), Words("Everything", "Alles"))
LOG_LEVEL = Words("Level of detail", "Ausführlichkeit")

# Prompts.
DECIDES = Words("{who} decides", "{who} entscheidet")
PICKED = Words("{n} of {max} chosen", "{n} von {max} gewählt")
CLICK_CARD = Words("Click one of the highlighted cards", "Klicke eine der hervorgehobenen Karten an")
MAIN_HINT = Words("Drag or click your cards", "Ziehe deine Karten oder klicke sie an")
DONE = DONE_LABEL
CHOOSE_NONE = Words("Choose none", "Keine wählen")
CHOOSE = Words("Choose", "Wählen")
KEEP_ORDER = Words("Keep this order", "Diese Reihenfolge behalten")
THIS_ORDER = Words("Use this order", "Diese Reihenfolge nehmen")
MOVE_UP = Words("Earlier", "Früher")
MOVE_DOWN = Words("Later", "Später")
SEARCH = Words("Type to search", "Zum Suchen tippen")
WINS = Words(
    "{who} has forged the third key and wins the game.", "{who} hat den dritten Schlüssel geschmiedet und gewinnt."
)
WINNER = Words("{who} wins!", "{who} gewinnt!")
WON_BY = Words("Three keys are forged", "Drei Schlüssel sind geschmiedet")
PLAY_AGAIN = Words("Play again", "Noch einmal spielen")
LIST_NAME = Words("{card}: {text}", "{card}: {text}")

_READY = Words("ready {n}", "{n} spielbereit machen")
_DRAW = Words("draw {n}", "{n} ziehen")
_NOTHING = Words("nothing to ready or draw", "nichts zu ziehen oder spielbereit zu machen")


def end_turn(view: TableView) -> Words:
    """Say what ending the turn now does, as far as the table shows it: how many cards ready and are drawn.

    Chains are counted (rule: "Chains"); effects that change either number speak for themselves when they happen.
    """
    seat = view.seats[view.active]
    asleep = sum(not card.ready for card in (*seat.battleline, *seat.artifacts))
    draws = max(0, 6 - chain_penalty(seat) - seat.hand_count)
    parts = [words.filled(n=n) for words, n in ((_READY, asleep), (_DRAW, draws)) if n] or [_NOTHING]
    return joined([END_TURN, enumerated(parts)], ": ")


def chain_penalty(seat: SeatView) -> int:
    """Return how many cards fewer a player with this many chains draws up to. Rule: "Chains"."""
    return (seat.chains + 5) // 6


# The curtain.
CURTAIN_TITLE = Words("{who}, it is your turn at the screen", "{who}, du bist am Bildschirm")
CURTAIN_HINT = Words(
    "Press Space or click anywhere to see your hand.",
    "Leertaste drücken oder irgendwo klicken, um deine Hand zu sehen.",
)
CURTAIN_OTHER = Words("Everyone else: please look away.", "Alle anderen: bitte wegsehen.")
CURTAIN_UNDO = Words("Take the last choice back", "Letzte Wahl zurücknehmen")

# Check.
CHECK = Words("Check!", "Check!")
CHECK_WHO = Words("{who} can afford a key", "{who} kann sich einen Schlüssel leisten")

# The timing chart.
TIMING_CHART = glossary.TIMING_CHART.one.title
TIMING_WAITING = Words("Waiting in this window:", "Wartet in diesem Zeitfenster:")
TIMING_NOTHING = Words("Nothing is being resolved.", "Nichts wird abgehandelt.")
TIMING_HIDE = Words("T hides this chart", "T blendet diesen Plan aus")

# The start page and the new game dialog.
START_TITLE = Words("A table for two Archons", "Ein Tisch für zwei Archonten")
START_TEXT = Words(
    "Two players, one screen. The table knows the rules.", "Zwei Personen, ein Bildschirm. Der Tisch kennt die Regeln."
)
PLAY = Words("&Play", "S&pielen")
MY_DECKS = Words("&My decks", "&Meine Decks")
QUIT = Words("&Quit", "B&eenden")
CONTINUE = Words("&Continue", "&Fortsetzen")
CONTINUE_HELP = Words("Go on with the game played last", "Das zuletzt gespielte Spiel fortsetzen")
UNFINISHED = Words("Unfinished games", "Angefangene Spiele")
UNFINISHED_GAME = Words("{one} – {two}, turn {turn}", "{one} – {two}, Zug {turn}")
UNFINISHED_START = Words("{one} – {two}, before turn 1", "{one} – {two}, vor Zug 1")
UNFINISHED_DECKS = Words("{game}   ({decks})", "{game}   ({decks})")
TWO_DECKS = Words("{one} / {two}", "{one} / {two}")
SAVED_TABLE = Words("saved table", "gespeicherter Tisch")
NEW_GAME = Words("&New game…", "&Neues Spiel…")
NEW_GAME_TITLE = Words("New game", "Neues Spiel")
PLAYER_N = Words("Player {n}", "Spieler {n}")
NAME = Words("Name", "Name")
DECK = glossary.DECK.one.title
STARTS = Words("Who starts", "Wer beginnt")
STARTS_RANDOM = Words("At random", "Zufällig")
SEED = glossary.SEED.one.title
SEED_HELP = Words(
    "The same seed, decks and choices give the same game.",
    "Gleicher Startwert, gleiche Decks und Entscheidungen ergeben dasselbe Spiel.",
)
DICE = Words("Another seed", "Anderer Startwert")
OPEN_TABLE = Words("&Open table", "&Offener Tisch")
OPEN_TABLE_HELP = Words(
    "Both hands lie open and no curtain falls: for learning together.",
    "Beide Hände liegen offen, kein Vorhang fällt: zum gemeinsamen Lernen.",
)
START_GAME = Words("Start the game", "Spiel beginnen")
CANCEL = Words("Cancel", "Abbrechen")
NO_DECKS = Words("No deck was found in the decks folder.", "Im Ordner „decks“ wurde kein Deck gefunden.")
CANNOT_START = Words("This game cannot start", "Dieses Spiel kann nicht beginnen")

# Menus.
MENU_GAME = Words("&Game", "&Spiel")
MENU_EDIT = Words("&Edit", "&Bearbeiten")
MENU_VIEW = Words("&View", "&Ansicht")
MORE_DECKS = Words("My decks and formats…", "Meine Decks und Formate…")
MORE_DECKS_HELP = Words(
    "Play decks of your shelf: one game, best of three, with bids for chains, sealed …",
    "Mit Decks aus dem Regal spielen: ein Spiel, Best of Three, mit Ketten-Geboten, versiegelt …",
)
MENU_DECKS = Words("&Decks", "&Decks")
TO_START = Words("&Start page", "&Startseite")
TO_TABLE = Words("Back to the &table", "Zurück an den &Tisch")
MENU_HELP = Words("&Help", "&Hilfe")
UNDO = Words("&Undo", "&Rückgängig")
UNDO_WHAT = Words("&Undo: {what}", "&Rückgängig: {what}")
REDO = Words("&Redo", "&Wiederholen")
UNDO_TURN = Words("Back to the start of this &turn", "Zurück zum &Zugbeginn")
FULL_SCREEN = Words("&Full screen", "&Vollbild")
MENU_LANGUAGE = Words("&Interface language", "&Sprache der Oberfläche")
MENU_CARD_LANGUAGE = Words("&Card language", "Sprache der &Karten")
AS_SYSTEM = Words("Like the &system", "Wie das &System")
AS_INTERFACE = Words("Like the &interface", "Wie die &Oberfläche")
LANGUAGE_GONE = Words("{language} (not installed)", "{language} (nicht installiert)")
MENU_THEME = Words("&Theme", "&Farben")
THEME_NAMES = {
    "system": AS_SYSTEM,
    "light": Words("&Light", "&Hell"),
    "dark": Words("&Dark", "&Dunkel"),
    "contrast": Words("High &contrast", "Hoher &Kontrast"),
}
SHOW_TIMING = Words("&Timing chart", "&Ablaufplan")
PREFERENCES = Words("&Settings…", "&Einstellungen…")
PREFERENCES_TITLE = Words("Settings", "Einstellungen")
ABOUT = Words("&About kfdesk", "Ü&ber kfdesk")
ABOUT_TITLE = Words("About kfdesk", "Über kfdesk")
ABOUT_TEXT = Words(
    "<h3>kfdesk {version}</h3><p>A desktop table for KeyForge for two people at one screen.</p>"
    "<p>Drawn and written by the project; no publisher's pictures or texts are part of it. "
    "KeyForge is a trademark of its publisher, which has nothing to do with this program.</p>"
    "<p>Free software under the GNU General Public License, version 3 or later, without any warranty.</p>"
    "<p>Uses Qt {qt} through PySide6 {pyside}, both under the GNU LGPL version 3; Python {python}; pydantic, RapidFuzz "
    "and platformdirs (MIT), segno (BSD).</p>",
    "<h3>kfdesk {version}</h3><p>Ein KeyForge-Tisch für zwei Personen an einem Bildschirm.</p>"
    "<p>Vom Projekt gezeichnet und geschrieben; es enthält keine Bilder und Texte des Verlags. "
    "KeyForge ist eine Marke ihres Verlags, der mit diesem Programm nichts zu tun hat.</p>"
    "<p>Freie Software unter der GNU General Public License, Version 3 oder neuer, ohne jede Gewährleistung.</p>"
    "<p>Verwendet Qt {qt} über PySide6 {pyside}, beide unter der GNU LGPL Version 3; Python {python}; pydantic, RapidFuzz "
    "und platformdirs (MIT), segno (BSD).</p>",
)
SIDE_DOCK = Words("Card and log", "Karte und Protokoll")

# Settings.
LANGUAGE = Words("Language", "Sprache")
CARD_LANGUAGE = Words("Language of the cards", "Sprache der Karten")
TEXT_SIZE = Words("Text size", "Schriftgröße")
CARD_SIZE = Words("Card size", "Kartengröße")
ANIMATION = Words("Animation speed", "Tempo der Bewegungen")
REDUCED_MOTION = Words("Reduce motion", "Weniger Bewegung")
MOTION_NAMES = {
    "system": Words("Like the system", "Wie das System"),
    "on": Words("On", "An"),
    "off": Words("Off", "Aus"),
}
WARN_UNDO = Words(
    "Ask before undoing a choice after which cards were seen or chance decided",
    "Nachfragen, bevor eine Wahl zurückgenommen wird, nach der Karten gesehen wurden oder der Zufall entschied",
)
SKIP_FORCED = Words("Skip decisions with only one choice", "Entscheidungen mit nur einer Möglichkeit überspringen")
ORDERS = Words("Order of simultaneous effects", "Reihenfolge gleichzeitiger Effekte")
ORDER_NAMES = {
    "ask": Words("Always ask", "Immer fragen"),
    "keep": Words("Keep the given order", "Vorgegebene Reihenfolge behalten"),
}
PERCENT = same("{n} %")
INSTANT = Words("at once", "sofort")
CLOSE = Words("Close", "Schließen")

# The preview.
PREVIEW = glossary.CARD.one.title
PREVIEW_EMPTY = Words("Point at a card to read it here.", "Zeige auf eine Karte, um sie hier zu lesen.")
PIN = Words("Keep this card here (Space)", "Diese Karte festhalten (Leertaste)")
POWER_NOW = Words("Power {n}", "Stärke {n}")
POWER_CHANGED = Words("Power {n} (printed {base})", "Stärke {n} (aufgedruckt {base})")
ARMOR_NOW = Words("Armor {n}", "Rüstung {n}")
ARMOR_LEFT = Words("Armor {n}, {left} left this turn", "Rüstung {n}, in diesem Zug noch {left}")
DAMAGE_ON = Words("{n} damage", "{n} Schaden")
AMBER_ON = Words("{n} Æmber on it", "{n} Æmber darauf")
EXHAUSTED = Words(
    "Exhausted: cannot be used until it is ready again", "Erschöpft: kann erst spielbereit wieder verwendet werden"
)
POWER_COUNTERS = Words("+1 power counters: {n}", "+1-Stärke-Marker: {n}")
COUNTER = Words("{name}: {n}", "{name}: {n}")
BLANKED = Words("Its text is blank", "Ihr Text gilt als leer")
FACE_DOWN = glossary.FACEDOWN.words.title
TOKEN_OF = glossary.TOKEN_CREATURE.one.title
REVERSE_SIDE = Words("Reverse side: {card}", "Rückseite: {card}")
CONTROLLED = Words("Controlled by {who}, owned by {owner}", "Kontrolliert von {who}, gehört {owner}")
MAVERICK = glossary.MAVERICK.one.title
KEYWORD_LINE = Words("{name}: {reminder}", "{name}: {reminder}")
NUMBERED = (Keyword.ASSAULT, Keyword.HAZARDOUS, Keyword.SPLASH_ATTACK)
"""Keywords that are printed with a number."""

ICON_WORDS = {**{icon.value: icon.words for icon in Icon}, "tide": glossary.TIDE.one}
"""What an icon inside a rules text is called where it cannot be drawn."""

# Pile viewers.
PILES = {
    Zone.DISCARD: Words("Discard pile of {who}: {n}", "Ablagestapel von {who}: {n}"),
    Zone.PURGED: Words("Purged cards of {who}: {n}", "Verbannte Karten von {who}: {n}"),
    Zone.ARCHIVES: Words("Archives of {who}: {n}", "Archiv von {who}: {n}"),
    Zone.DECK: Words("Deck of {who}: {n}", "Deck von {who}: {n}"),
}
PILE = Words("{zone} of {{who}}: {{n}}", "{zone} von {{who}}: {{n}}")
"""Any other pile."""
PILE_CLOSED = Words("These cards are hidden from you.", "Diese Karten sind für dich verdeckt.")
PILE_EMPTY = Words("There is no card here.", "Hier liegt keine Karte.")
PILE_TOP_FIRST = Words("The top card comes first.", "Die oberste Karte steht zuerst.")

# When something goes wrong.
NOT_KEPT_TITLE = Words("The game is not being saved", "Das Spiel wird nicht gesichert")
KEPT_AGAIN_TITLE = Words("The game is saved again", "Das Spiel wird wieder gesichert")
KEPT_AGAIN = Words(
    "The disk takes the game again. Everything you chose in the meantime is saved too.",
    "Die Platte nimmt das Spiel wieder an. Auch alles, was ihr inzwischen gewählt habt, ist gesichert.",
)
CONTINUE_TITLE = Words("Continue a game", "Spiel fortsetzen")
CANNOT_READ = Words('The file "{file}" was left alone: {problem}', "Die Datei „{file}“ blieb unberührt: {problem}")
SET_ASIDE = Words(
    'The file "{file}" is damaged and was set aside as "{aside}": {problem}',
    "Die Datei „{file}“ ist beschädigt und liegt jetzt als „{aside}“ beiseite: {problem}",
)
SET_ASIDE_LINE = Words(
    'The file "{file}" is damaged in line {line} and was set aside as "{aside}": {problem} '
    "The game goes on up to there; choices that could be read: {n}.",
    "Die Datei „{file}“ ist in Zeile {line} beschädigt und liegt jetzt als „{aside}“ beiseite: {problem} "
    "Bis dorthin geht das Spiel; lesbare Entscheidungen: {n}.",
)
STAYS_DAMAGED = Words(
    'The file "{file}" is damaged in line {line} and stays as it is: {problem} Choices that can be read: {n}.',
    "Die Datei „{file}“ ist in Zeile {line} beschädigt und bleibt, wie sie ist: {problem} Lesbare Entscheidungen: {n}.",
)
KNOWN_BEFORE = Words("{said} There were {known} before.", "{said} Vorher waren es {known}.")


def state_lines(card: CardView, view: TableView) -> tuple[Words, ...]:
    """Say everything that is true of a card beyond its printed text, weightiest first."""
    lines = [*_numbers(card), *_statuses(card)]
    if card.power_counters:
        lines.append(POWER_COUNTERS.filled(n=card.power_counters))
    lines += [COUNTER.filled(name=counter_words(name), n=n) for name, n in card.counters]
    if card.owner != card.controller:
        names = view.seats[card.controller].name, view.seats[card.owner].name
        lines.append(CONTROLLED.filled(who=names[0], owner=names[1]))
    lines += [_keyword_line(keyword, n) for keyword, n in card.keywords]
    lines += card.notes
    lines += [words for handle, words in view.lasting if handle == card.handle]
    return tuple(spoken(line) for line in lines)


def _keyword_line(keyword: Keyword, n: int) -> Words:
    """Say what a keyword does, in the words of its reminder."""
    entry = KEYWORDS[keyword]
    number = f" {n}" if keyword in NUMBERED else ""
    name = joined([entry.name.title, same(number)], "")
    return KEYWORD_LINE.filled(name=name, reminder=reminder(keyword, n))


_ICON = re.compile(r"\{([a-z-]+)(?::([a-z]+))?\}")


class InWords(Words):
    """Wording with its icon marks said in words."""

    __slots__ = ("_words",)

    def __init__(self, words: Words) -> None:
        self._words = words

    def said_of(self, language: str, number: int | None) -> str:
        """Return the wording in the language, without marks."""
        return _without_icons(self._words.said_of(language, number), language)

    def _parts(self) -> tuple[object, ...]:
        return (self._words,)


def spoken(words: Words) -> Words:
    """Return wording with its icon marks (`{amber}`, `{house:dis}`) said in words."""
    return InWords(words)


def with_entry(words: Words, rule: RuleId) -> Words:
    """Return a refusal, in words only, with the heading of the rulebook's entry behind it, if there is one."""
    return RULE_ENTRY.filled(text=spoken(words), rule=heading(rule)) if rule else spoken(words)


def _without_icons(text: str, language: str) -> str:
    def said(mark: re.Match[str]) -> str:
        name = mark.group(2) if mark.group(2) in set(House) else None
        words = House(name).words if name else ICON_WORDS.get(mark.group(1), same(mark.group(1)))
        before = text[mark.start() - 1 : mark.start()]
        return (" " if before.isalnum() else "") + words.say(language)

    return _ICON.sub(said, text)


def _numbers(card: CardView) -> list[Words]:
    lines: list[Words] = []
    if card.power is not None:
        changed = card.base_power is not None and card.power != card.base_power
        words = POWER_CHANGED if changed else POWER_NOW
        lines.append(words.filled(n=card.power, base=card.base_power or 0))
    if card.armor:
        left = card.armor if card.armor_left is None else card.armor_left
        words = ARMOR_NOW if left == card.armor else ARMOR_LEFT
        lines.append(words.filled(n=card.armor, left=left))
    if card.damage:
        lines.append(DAMAGE_ON.filled(n=card.damage))
    if card.amber:
        lines.append(AMBER_ON.filled(n=card.amber))
    return lines


def _statuses(card: CardView) -> list[Words]:
    in_play = card.zone in (Zone.BATTLELINE, Zone.ARTIFACTS)
    flags = (
        (in_play and not card.ready, EXHAUSTED),
        *((True, status.meaning) for status in card.statuses),
        (card.blanked, BLANKED),
        (card.face_down, FACE_DOWN),
        (card.token_of is not None, TOKEN_OF),
    )
    said = [words for holds, words in flags if holds]
    return [*said, REVERSE_SIDE.filled(card=_printed_name(card.id))] if card.token_of and card.id else said


def _printed_name(card: str) -> Words:
    """Return the name of a card by its id in the facts table."""
    found = facts().get(card)
    return found.title if found is not None else same(card)
