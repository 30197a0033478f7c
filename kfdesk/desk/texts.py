"""Every word the desk itself says, in every language; the rules' own words come from the engine and the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from kfdesk.cards.facts import facts
from kfdesk.collection.titles import is_twin
from kfdesk.desk.art.look import NUMBERED
from kfdesk.desk.layout.tide import for_whom
from kfdesk.engine import glossary
from kfdesk.engine.editions import NEWEST
from kfdesk.engine.headings import cited
from kfdesk.engine.phrases import DONE_LABEL, END_TURN
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import HOUSES, CardType, Edition, Icon, Keyword, Zone, counter_stem, other_player
from kfdesk.engine.views import CardView, TableView
from kfdesk.language.names import KEYWORDS
from kfdesk.language.rendering import reminder
from kfdesk.teach.numbers import Number, Sum, of_card
from kfdesk.text.nouns import counted
from kfdesk.text.runs import Role, Run, merged, plain
from kfdesk.text.words import Words, enumerated, joined, same

APP_NAME = same("kfdesk")

FACEDOWN = Words("Facedown card")
NOT_NOW = Words("That is not possible now.")
RULE_ENTRY = Words("{text}  (Rulebook: {rule})")

# The log.
WINS_CONCEDED = Words("{who} wins: the game was conceded.")
CONCEDES = Words("{who} concedes the game")
CONCESSION = Words("conceding")
TAKEN_BACK = Words("{who} took back the last choice")
TAKEN_BACK_LEARNED = Words("{who} took a choice back; what was seen stays known: {what}")
WENT_BACK = Words("{who} continues from here: what came after was taken back")
HAS_SEEN = Words("{who} has seen {cards}")
CHANCE_DECIDED = Words("chance has decided something")
UNDO_ASK_TITLE = Words("Take the choice back?")
UNDO_ASK = Words("What was seen stays known: {what}. Take the choice back anyway?")
UNDO_TURN_ASK_TITLE = Words("Take the turn back?")
UNDO_TURN_ASK = Words("What was seen stays known: {what}. Go back to the beginning of the turn anyway?")
UNDO_TO_ASK_TITLE = Words("Go back to this moment?")
UNDO_TO_ASK = Words("What was seen stays known: {what}. Take back everything after this moment anyway?")
UNDO_ASK_DO = Words("Take it back")
UNDO_ASK_NEVER = Words("Do not ask again")
GAME_GOES_ON = Words("The game continues")
LOG = Words("Log")
LOG_LEVELS = (Words("Short"), Words("Normal"), Words("Everything"))
LOG_LEVEL = Words("Level of detail")

# Prompts.
DECIDES = Words("{who} decides")
PICKED = Words("{n} of {max} chosen")
CLICK_CARD = Words("Click one of the highlighted cards")
MAIN_HINT = Words("Drag or click your cards")
DONE = DONE_LABEL
CHOOSE_NONE = Words("Choose none")
CHOOSE = Words("Choose")
KEEP_ORDER = Words("Keep this order")
THIS_ORDER = Words("Use this order")
MOVE_UP = Words("Earlier")
MOVE_DOWN = Words("Later")
SEARCH = Words("Type to search")
WINS = Words("{who} has forged the third key and wins the game.")
PLAY_AGAIN = Words("Play again")
LIST_NAME = Words("{card:bare}: {text}")

_READY = Words("ready {n}")
_DRAW = Words("draw {n}")
_NOTHING = Words("nothing to ready or draw")


def end_turn(view: TableView) -> Words:
    """Say what ending the turn now does, as far as the table shows it: how many cards ready and are drawn.

    Chains are counted (rule: "Chains"), so are cards that cannot ready and the cards that are left to draw; effects
    that ready or draw besides speak for themselves when they happen.
    """
    seat = view.seats[view.active]
    asleep = sum(not card.ready for card in (*seat.battleline, *seat.artifacts)) - seat.kept_exhausted
    draws = max(0, min(seat.refill - seat.hand_count, seat.deck_count + len(seat.discard)))
    parts = [words.filled(n=n) for words, n in ((_READY, asleep), (_DRAW, draws)) if n] or [_NOTHING]
    return joined([END_TURN, enumerated(parts)], ": ")


# The curtain.
CURTAIN_TITLE = Words("{who}, it is your turn at the screen")
CURTAIN_HINT = Words("Press Space or click anywhere to see your hand.")
CURTAIN_OTHER = Words("Everyone else: please look away.")
CURTAIN_UNDO = Words("Take the last choice back")

# Check.
CHECK = Words("Check!")
CHECK_WHO = Words("{who} can afford a key")

# The timing chart.
TIMING_CHART = glossary.TIMING_CHART.one.title

# The start page and the new game dialog.
START_TITLE = Words("A table for two Archons")
START_TEXT = Words("Two players, one screen. The table knows the rules.")
LEARN = Words("&Learn")
LEARN_MORE = Words("New to KeyForge? Short lessons at the table, then a first game with a teacher.")
PLAY = Words("&Play")
PLAY_MORE = Words("Two players at this screen, or one against the program.")
MY_DECKS = Words("&My decks")
MY_DECKS_MORE = Words("Decks to start with are here; bring your own.")
READ_MANUAL = Words("&New here? Read the manual")
QUIT = Words("&Quit")
CONTINUE = Words("&Continue")
CONTINUE_HELP = Words("Continue the last game played")
UNFINISHED = Words("Unfinished games")
UNFINISHED_GAME = Words("{one} – {two}, turn {turn}")
UNFINISHED_START = Words("{one} – {two}, before turn 1")
UNFINISHED_DECKS = Words("{game}   ({decks})")
TWO_DECKS = Words("{one} / {two}")
SAVED_TABLE = Words("saved table")
NEW_GAME = Words("&New game…")
NEW_GAME_TITLE = Words("New game")
PLAYER_N = Words("Player {n}")
NAME = Words("Name")
DECK = glossary.DECK.one.title
STARTS = Words("Who starts")
STARTS_RANDOM = Words("At random")
SEED = glossary.SEED.one.title
AND_LAST = Words("{cards} and {last}")
AND_MORE = Words("{cards} and {n} more", plural="{cards} and {n} more")
MORE_CHOICES = Words("Seed and rules")
SEED_HELP = Words("The same seed, decks, and choices give the same game.")
DICE = Words("Another seed")
OPEN_TABLE = Words("&Open table")
OPEN_TABLE_HELP = Words("Both hands are open and there is no curtain: for learning together.")
START_GAME = Words("Start the game")
CANCEL = Words("Cancel")
NO_DECKS = Words("No deck was found in the decks folder.")
CANNOT_START = Words("This game cannot start")

# Menus.
MENU_GAME = Words("&Game")
MENU_EDIT = Words("&Edit")
MENU_VIEW = Words("&View")
MORE_DECKS = Words("My decks and formats…")
MORE_DECKS_HELP = Words("Play decks from your shelf: one game, best of three, chain bidding, sealed…")
MENU_DECKS = Words("&Decks")
TO_START = Words("Start pa&ge")
TO_TABLE = Words("Bac&k to the table")
MENU_HELP = Words("&Help")
UNDO = Words("&Undo")
UNDO_WHAT = Words("&Undo: {what}")
REDO = Words("&Redo")
UNDO_TURN = Words("Back to the start of this &turn")
FULL_SCREEN = Words("&Full screen")
IN_FORCE = Words("In force", context="lasting effects")
EFFECTS = Words("{n} × {effect}")
LARGER_CARDS = Words("Lar&ger cards")
SMALLER_CARDS = Words("Small&er cards")
OTHER_LANGUAGE = Words("C&ards in the other language")
MENU_LANGUAGE = Words("&Interface language")
MENU_CARD_LANGUAGE = Words("&Card language")
AS_SYSTEM = Words("Like the &system")
AS_INTERFACE = Words("Like the &interface")
LANGUAGE_GONE = Words("{language} (not installed)")
MENU_THEME = Words("&Theme")
THEME_NAMES = {
    "system": AS_SYSTEM,
    "light": Words("&Light"),
    "dark": Words("&Dark"),
    "contrast": Words("High &contrast"),
}
SHOW_TIMING = Words("Ti&ming chart")
LARGE_TIMING = Words("&Whole timing chart")
SOUNDS = Words("So&unds")
PREFERENCES = Words("&Settings…")
PREFERENCES_TITLE = Words("Settings")
ABOUT = Words("&About kfdesk")
ABOUT_TITLE = Words("About kfdesk")
ABOUT_TEXT = Words(
    "<h3>kfdesk {version}</h3><p>A desktop table for KeyForge for two people at one screen.</p><p>Drawn "
    "and written by the project; it contains no pictures or texts of the publisher. KeyForge is a "
    "trademark of its publisher, which has nothing to do with this program.</p><p>Free software under the "
    "GNU General Public License, version 3 or later, without any warranty.</p><p>Uses Qt {qt} through "
    "PySide6 {pyside}, both under the GNU LGPL version 3; Python {python}; pydantic, RapidFuzz, and "
    "platformdirs (MIT), segno (BSD).</p>"
)
SIDE_DOCK = Words("Card and log")

# Settings.
LANGUAGE = Words("Language")
CARD_LANGUAGE = Words("Language of the cards")
TEXT_SIZE = Words("Text size")
CARD_SIZE = Words("Card size")
ANIMATION = Words("Animation speed")
SOUND_VOLUME = Words("Volume of sounds")
PLAY_SOUNDS = Words("Play sounds")
REDUCED_MOTION = Words("Reduce motion")
MOTION_NAMES = {
    "system": Words("Like the system"),
    "on": Words("On"),
    "off": Words("Off"),
}
WARN_UNDO = Words("Ask before undoing a choice that revealed cards or was decided by chance")
SKIP_FORCED = Words("Skip decisions with only one choice")
ORDERS = Words("Order of simultaneous effects")
ORDER_NAMES = {
    "ask": Words("Always ask"),
    "keep": Words("Keep the given order"),
}
PERCENT = same("{n} %")
INSTANT = Words("at once")
CLOSE = Words("Close")

# The preview.
PREVIEW = glossary.CARD.one.title
PREVIEW_EMPTY = Words("Point at a card to read it here.")
PIN = Words("Keep this card here (Space)")
TURN_OVER = Words("Turn the card over (R)")
POWER_NOW = Words("Power {n}")
UPGRADE_TEXT = Words("{name:bare}: {text}")
ARMOR_NOW = Words("Armor {n}")
DAMAGE_ON = Words("{n} damage", plural="{n} damage")
AMBER_ON = Words("{n} Æmber on it, which goes to {who} when it leaves play")
AMBER_ON_ARTIFACT = Words("{n} Æmber on it, which goes to the common supply when it leaves play")
EXHAUSTED = Words("Exhausted: cannot be used until it is ready again")
COUNTERS = Words("{n} {kind} counter", plural="{n} {kind} counters")
BLANKED = Words("Its text is blank")
FACE_DOWN = glossary.FACEDOWN.words.title
TOKEN_OF = glossary.TOKEN_CREATURE.one.title
REVERSE_SIDE = Words("Reverse side: {card}")
ACTIVE = Words("Active: its ability is in force")
LIES_UNDER = Words("Under it: {cards}")
CHANGED_HOUSE = Words("Belongs to {now} now, otherwise to {own}")
CONTROLLED = Words("Controlled by {who}, owned by {owner}")
MAVERICK = glossary.MAVERICK.one.title
EVIL_TWIN = Words("Evil twin: it has the name of another card, but abilities of its own")
KEYWORD_LINE = Words("{name}: {reminder}")

ICON_WORDS = {**{icon.value: icon.words for icon in Icon}, "tide": glossary.TIDE.one}
"""What an icon inside a rules text is called where it cannot be drawn."""

# Pile viewers.
PILES = {
    Zone.DISCARD: Words("{who:poss} discard pile: {n}"),
    Zone.PURGED: Words("{who:poss} purged cards: {n}"),
    Zone.ARCHIVES: Words("{who:poss} archives: {n}"),
    Zone.DECK: Words("{who:poss} deck: {n}"),
}
PILE = Words("{zone} of {who}: {n}")
"""Any other pile."""
PILE_CLOSED = Words("These cards are hidden from you.")
PILE_FACEUP = Words("Only these are faceup; the others are hidden from you.")
PILE_EMPTY = Words("There is no card here.")
PILE_TOP_FIRST = Words("The top card comes first.")

# When something goes wrong.
NOT_KEPT_TITLE = Words("The game is not being saved")
KEPT_AGAIN_TITLE = Words("The game is saved again")
KEPT_AGAIN = Words("The game can be saved again. Everything you chose in the meantime is saved too.")
CONTINUE_TITLE = Words("Continue a game")
CANNOT_READ = Words("The file “{file}” was left as it is: {problem}")
SET_ASIDE = Words("The file “{file}” is damaged and was set aside as “{aside}”: {problem}")
SET_ASIDE_LINE = Words(
    "The file “{file}” is damaged in line {line} and was set aside as “{aside}”: {problem} The game was "
    "read up to there; choices that could be read: {n}."
)
STAYS_DAMAGED = Words(
    "The file “{file}” is damaged in line {line} and stays as it is: {problem} Choices that can be read: {n}."
)
KNOWN_BEFORE = Words("{said} There were {known} before.")


def state_lines(card: CardView, view: TableView) -> tuple[Words, ...]:
    """Say everything that is true of a card beyond its printed text, weightiest first."""
    lines = [*_numbers(card, view), *_statuses(card), *_pieces(card, view), *(words for _, words in card.gained)]
    lines += [
        UPGRADE_TEXT.filled(name=_printed_name(on.face), text=RulesOf(on.face)) for on in card.upgrades if on.face
    ]
    lines += counters_on(card)
    if card.owner != card.controller:
        names = view.seats[card.controller].name, view.seats[card.owner].name
        lines.append(CONTROLLED.filled(who=names[0], owner=names[1]))
    lines += [_keyword_line(keyword, n) for keyword, n in card.keywords]
    lines += card.notes
    if card.type is CardType.TIDE:
        lines.append(for_whom(view))
    own = replace(view, lasting=tuple(one for one in view.lasting if one[0] == card.handle))
    lines += effects_in_force(own)
    return tuple(spoken(line) for line in lines)


def counters_on(card: CardView) -> list[Words]:
    """Say how many counters of each kind are on a card: "2 glory counters"."""
    power = [counted(card.power_counters, glossary.POWER_COUNTER)] if card.power_counters else []
    return [*power, *(COUNTERS.filled(n=n, kind=counter_stem(kind)) for kind, n in card.counters)]


def _pieces(card: CardView, view: TableView) -> list[Words]:
    """Say what belongs to a card beside its numbers: whose twin it is, its houses, its reverse side, what lies under it."""
    lines = [EVIL_TWIN] if card.face is not None and is_twin(card.face) else []
    lines += [ACTIVE] if card.active else []
    if card.own_houses:
        now, own = (enumerated([house.words for house in houses]) for houses in (card.houses, card.own_houses))
        lines.append(CHANGED_HOUSE.filled(now=now, own=own))
    if card.reverse:
        beside = (other for seat in view.seats for other in seat.references)
        lines += [REVERSE_SIDE.filled(card=_printed_name(o.id)) for o in beside if o.handle == card.reverse and o.id]
    if card.under:
        names = [_printed_name(below.id) if below.id else FACEDOWN for below in card.under]
        lines.append(LIES_UNDER.filled(cards=enumerated(names)))
    return lines


def _keyword_line(keyword: Keyword, n: int) -> Words:
    """Say what a keyword does, in the words of its reminder."""
    entry = KEYWORDS[keyword]
    number = f" {n}" if keyword in NUMBERED else ""
    name = joined([entry.name.title, same(number)], "")
    return KEYWORD_LINE.filled(name=name, reminder=reminder(keyword, n))


class InWords(Words):
    """Wording with its icon marks said in words."""

    __slots__ = ("_words",)

    def __init__(self, words: Words) -> None:
        self._words = words

    def said_of(self, language: str, number: int | None) -> str:
        """Return the wording in the language, without marks."""
        return plain(self.runs_of(language, number))

    def runs_of(self, language: str, number: int | None) -> Iterator[Run]:
        """Yield the runs of the wording, words for its icons."""
        yield from in_words(merged(self._words.runs_of(language, number)), language)

    def _parts(self) -> tuple[object, ...]:
        return (self._words,)


class RulesOf(Words):
    """The rules text of a card by its id, in one line."""

    __slots__ = ("_card",)

    def __init__(self, card: str) -> None:
        self._card = card

    def said_of(self, language: str, number: int | None) -> str:
        """Return the text in the language, with its icon marks; "…" for a card without a text here."""
        return plain(self.runs_of(language, number))

    def runs_of(self, language: str, number: int | None) -> Iterator[Run]:
        """Yield the runs of the text, its lines one after the other."""
        from kfdesk.cards import library

        known = library().get(self._card)
        text = known.runs(language) if known is not None and known.implemented else ()
        for run in text or (Run("…"),):
            yield run._replace(text=run.text.replace("\n", " "))

    def _parts(self) -> tuple[object, ...]:
        return (self._card,)


def effects_in_force(view: TableView) -> tuple[Words, ...]:
    """Return what is in force, as its reader is told: what several effects say alike once, with their number."""
    found = Counter(words for _, words in view.lasting)
    return tuple(words if n == 1 else EFFECTS.filled(n=n, effect=words) for words, n in found.items())


def spoken(words: Words) -> Words:
    """Return wording with its icon marks (`{amber}`, `{house:dis}`) said in words."""
    return InWords(words)


def with_entry(words: Words, rule: RuleId, edition: Edition = NEWEST) -> Words:
    """Return a refusal, in words only, with its entry in the edition behind it, if it has one."""
    return RULE_ENTRY.filled(text=spoken(words), rule=cited(rule, edition)) if rule else spoken(words)


def in_words(text: Iterable[Run], language: str) -> Iterator[Run]:
    """Yield the runs of a text with its icons said in words."""
    before = ""
    for run in text:
        said = run.text
        if run.role is Role.ICON:
            said = (" " if before[-1:].isalnum() else "") + icon_words(run.target).say(language)
        before = said
        yield run._replace(text=said)


def icon_words(icon: str) -> Words:
    """Return what an icon of a text is called: "amber", "house:dis"."""
    name, _, house = icon.partition(":")
    known = HOUSES.get(house)
    return known.words if known else ICON_WORDS.get(name, same(name))


def _numbers(card: CardView, view: TableView) -> list[Words]:
    """Say power, armor, damage and Æmber; of what changes them, each sum."""
    sums = {each.number: each for each in of_card(card)}
    lines: list[Words] = []
    if card.power is not None:
        lines.append(_sum(POWER_NOW, card.power, sums.get(Number.POWER)))
    if card.armor:
        armor, left = sums.get(Number.ARMOR), sums.get(Number.ARMOR_LEFT)
        is_used = left is not None and left.value != card.armor
        if armor is None or not armor.is_plain or not is_used:
            lines.append(_sum(ARMOR_NOW, card.armor, armor))
        lines += [left.words()] if left is not None and is_used else []
    if card.damage:
        left = sums.get(Number.DAMAGE_LEFT)
        lines.append(left.words() if left is not None and left.value else DAMAGE_ON.filled(n=card.damage))
    if card.amber:
        words = AMBER_ON if card.zone is Zone.BATTLELINE else AMBER_ON_ARTIFACT
        lines.append(words.filled(n=card.amber, who=view.seats[other_player(card.controller)].name))
    return lines


def _sum(plain: Words, value: int, found: Sum | None) -> Words:
    return plain.filled(n=value) if found is None or found.is_plain else found.words()


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
