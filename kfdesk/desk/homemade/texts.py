"""What the page of home-made cards says, besides the cards."""

from __future__ import annotations

from typing import Final

from kfdesk.collection.findings import Ground
from kfdesk.collection.homemade import HOMEMADE_WORDS
from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

MENU: Final = Words("My &cards")
TITLE: Final = Words("My cards")
BACK: Final = shared.BACK
BACK_TIP: Final = shared.BACK_HELP

# The list.
SEARCH: Final = Words("Search my cards")
SEARCH_HINT: Final = Words("Name, house, type, text …")
LIST: Final = Words("My cards", context="list")
NEW: Final = Words("New card")
NEW_TIP: Final = Words("Begin a new card (Ctrl+Shift+K)")
COPY: Final = Words("Copy", context="make another card like this")
COPY_TIP: Final = Words("Make another card like this one (Ctrl+Shift+D)")
REMOVE: Final = Words("Remove")
REMOVE_TIP: Final = Words("Remove this card; it comes back by undo (Ctrl+Z)")
IMPORT: Final = Words("Import…")
IMPORT_TIP: Final = Words("Import cards from files. You can also drop files here.")
EXPORT: Final = Words("Export…")
EXPORT_TIP: Final = Words("Write this card to a file for others")
EXPORT_ALL: Final = Words("Export all…")
EXPORT_TITLE: Final = Words("Export cards")
IMPORT_TITLE: Final = Words("Import cards")
FILES: Final = Words("Cards of kfdesk (*{suffix} *.json);;All files (*)")
NO_CARDS: Final = Words(
    "You have not made a card yet. Give one a name and a house, and write what it does as it would stand on a card: "
    "what the program understands can be played at once."
)
NOTHING_FOUND: Final = Words("No card of yours matches.")
UNREADABLE: Final = Words(
    "A card cannot be read and stays as it is: {cards}.",
    plural="{n} cards cannot be read and stay as they are: {cards}.",
)
REMOVED: Final = Words("{card} was removed.")
IMPORTED: Final = Words("{n} card was imported.", plural="{n} cards were imported.")
THERE_ALREADY: Final = Words("{n} was there already.", plural="{n} were there already.")
EXPORTED: Final = Words("{n} card was exported: {file}", plural="{n} cards were exported: {file}")
UNNAMED: Final = Words("Card without a name")
ABOUT: Final = Words("{houses} · {type}")
COPY_OF: Final = Words("{card} (copy)")
NOT_PLAYABLE: Final = Words("not playable yet")

# The card.
NAME: Final = Words("Name")
NAME_HINT: Final = Words("What is the card called?")
TYPE: Final = Words("Type")
HOUSE: Final = Words("House")
HOUSES: Final = (HOUSE, Words("Second house"), Words("Third house"))
NO_OTHER_HOUSE: Final = Words("no other house")
TRAITS: Final = Words("Traits")
TRAITS_HINT: Final = Words("Beast • Knight")
POWER: Final = Words("Power")
ARMOR: Final = Words("Armor")
NO_ARMOR: Final = Words("none", context="armor")
ICONS: Final = Words("Bonus icons")
HOUSE_ICON: Final = Words("House icon")
ADD_ICON: Final = Words("Add…", context="bonus icon")
TAKE_ICON: Final = Words("{icon} (click to remove)")
TEXT: Final = Words("Text")
TEXT_HINT: Final = Words("Play: Deal 2 damage to a creature.")
TEXT_HELP: Final = Words(
    "Each ability on a line of its own, in English, as on printed cards. Where something is underlined, "
    "Alt+Return shows what could stand there."
)
MANUAL: Final = Words("How to write a text")

# What was understood.
READING: Final = Words("Reading…")
LEARNING: Final = shared.LEARNING
UNDERSTOOD: Final = Words("Understood.")
EMPTY: Final = Words("A card without a text: understood.")
NEEDS_NAME: Final = Words("The card needs a name before it can be played.")
NOT_WHOLE: Final = Words("Not playable yet: not all of the text is understood.")
TO_ANSWER: Final = Words("Not playable yet: the text has several meanings, choose the one that you mean.")
IN_ENGLISH: Final = Words("English")
IN_GERMAN: Final = Words("German")
NOT_UNDERSTOOD: Final = Words("Not understood: “{text}”")
GIVEN_UP: Final = Words(
    "Given up: reading “{text}” takes too long. That does not mean that it is wrong: say it more shortly, "
    "or as two abilities."
)
COULD_STAND: Final = Words("Could stand there:")
NOTHING_NEAR: Final = Words("Nothing like it is known.")
PUT_IN: Final = Words("Put in: {text}")
NOTHING: Final = Words("(nothing)", context="an empty text")
QUESTION: Final = Words("“{text}” can mean several things. Which one do you mean?")
PROPOSALS: Final = Words("What could stand here")

# The face.
FACE: Final = Words("The card as it will look: {card}")
INTO_DECK: Final = Words("Put it into “{deck}”")
PUT_INTO_DECK: Final = Words("{card} is in the deck “{deck}” now.")
PUT_INTO_COPY: Final = Words(
    "A home-made deck like “{deck}” with {card} is on the shelf now; the registered one stays as it is."
)
WRITE_NEXT: Final = Words("Write the next card: “{card}”…")
SHOW_DECK: Final = Words("Show the deck on the shelf")
TRY: Final = Words("Try it")
TRY_TIP: Final = Words("Set up a small table with this card in hand (Ctrl+T)")

# The table.
TRYING: Final = Words("You are trying {card}.")
TRYING_HELP: Final = Words(
    "The card is in hand, its house is active, and you decide for both players. Undo is free, and nothing is kept."
)
AGAIN: Final = shared.START_OVER
TO_CARD: Final = Words("Back to the card")
ME: Final = Words("Tester", context="name of a player")
OTHER: Final = shared.OPPONENT

NOT_KEPT: Final = Words("The card cannot be kept ({why}).")
NOT_TRIED: Final = Words("This card cannot be played.")
IN_FILE: Final = Words("{file}: {problem}")
MORE_FILES: Final = Words("… and {n} more file", plural="… and {n} more files")
IN_FIELD: Final = Words("{file}, entry “{field}”: {problem}")

# A deck in the trash.
IN_TRASH: Final = Words("Deck in the trash")
IN_TRASH_BUILD: Final = Words("The deck “{deck}” is in the trash. Put it back onto the shelf to change it?")
IN_TRASH_PUT: Final = Words(
    "The deck “{deck}” is in the trash, so nothing can be put into it. Put it back onto the shelf, with the card in it?"
)
NOT_CHANGED_IN_TRASH: Final = Words("The deck “{deck}” is in the trash and stays as it is.")
PUT_BACK: Final = Words("Put back")
CANCEL: Final = shared.CANCEL

# The deck builder.
BUILD: Final = Words("Bui&ld a deck…")
BUILD_SHORT: Final = Words("Build a deck…")
BUILD_TIP: Final = Words("Put a deck together from your cards and real ones")
BUILDER: Final = Words("Build a deck")
UNDO: Final = shared.UNDO_SHORT
UNDO_TIP: Final = Words("Take the last change of the deck back (Ctrl+Z)")
REDO: Final = Words("Redo")
REDO_TIP: Final = Words("Make the change again that was taken back (Ctrl+Shift+Z)")
NEW_DECK: Final = Words("New deck")
NEW_DECK_TIP: Final = Words("Begin another deck; this one is on the shelf")
UNNAMED_DECK: Final = Words("My deck")
DECK_NAME: Final = Words("Name of the deck")
FORM: Final = Words("Form")
FORMS: Final = {
    "published": Words("As published: three houses of twelve cards"),
    "free": Words("Free: 36 cards of three houses"),
}
DECK_HOUSES: Final = (
    Words("First house of the deck"),
    Words("Second house of the deck"),
    Words("Third house of the deck"),
)
POOL: Final = Words("Cards to choose from")
POOL_SEARCH: Final = Words("Search all cards")
POOL_HINT: Final = Words("Name, trait, type, text …")
POOL_TYPE: Final = Words("Type of the cards to choose from")
ALL_TYPES: Final = Words("All types")
NOTHING_IN_POOL: Final = Words("No card of these houses matches. With “All houses” more can be found.")
COPIES_IN_DECK: Final = Words("{n} in the deck")
HOMEMADE: Final = HOMEMADE_WORDS
POOL_HOUSE: Final = Words("House of the cards to choose from")
POOL_HOUSE_TIP: Final = Words("Cards of which houses are listed. Those of other houses come in as mavericks.")
HOUSES_OF_DECK: Final = Words("Houses of the deck")
ALL_HOUSES: Final = Words("All houses")
ADD_CARD: Final = Words("Add", context="a card to a deck")
ADD_CARD_TIP: Final = Words(
    "Put a copy of this card into the deck (Enter or a double click; a card can also be dragged). Space shows it large."
)
ADD_AS: Final = Words("Add as…", context="a card to a deck, as a card of a house")
ADD_AS_TIP: Final = Words("Choose as a card of which house it is put into the deck: of another house it is a maverick")
ADD_OF_HOUSE: Final = Words("Add as a card of house {house}")
ADD_AS_MAVERICK: Final = Words("Add as a maverick of house {house}")
DECK: Final = Words("The deck")
SIZE: Final = Words("{n} of {most} cards")
EMPTY_DECK: Final = Words(
    "Nothing is in the deck yet. Choose three houses, then put in cards: by a double click, by dragging them here, "
    "or by typing a name and Enter."
)
ONE_MORE: Final = Words("One more")
ONE_MORE_TIP: Final = Words("Put another copy of this card into the deck (+)")
ONE_LESS: Final = Words("One fewer")
ONE_LESS_TIP: Final = Words("Take a copy of this card out of the deck (Del or a double click)")
COPY_ICONS: Final = Words("Bonus icons of this copy:")
LEGAL: Final = Words("This deck can be played.")
NOT_LEGAL: Final = Words("Still missing or wrong:")
NOT_LEGAL_BUT_FREE: Final = Words("It can be played, but is not like published decks:")
PLAY_DECK: Final = Words("Play", context="a deck")
PLAY_DECK_TIP: Final = Words("Play a match with this deck")
ON_SHELF: Final = Words("Show on the shelf")
NOT_IN_HOUSES: Final = Words("{card} is of none of the deck’s houses. Choose as a card of which house it comes in.")
FULL: Final = Words("A deck has no room for more different cards.")
NOT_IN_DECKS: Final = Words("{n} card of yours is not ready yet.", plural="{n} cards of yours are not ready yet.")
NOT_IN_DECKS_TIP: Final = Words("A card can be put into a deck once it has a name and all of its text is understood.")
HINTS: Final = Words("Worth a look:")
RULEBOOK: Final = Words("rulebook: {entry}")
GROUNDS: Final = {
    Ground.PRACTICE: Words("how organized play is known to do it, in no rulebook"),
    Ground.LIST: Words("by the list in use"),
    Ground.SEEN: Words("as far as published decks are known"),
}
"""What a finding rests on, where no entry of the rulebook says it all."""
SWAP: Final = Words("Swap", context="a card for another one of a deck")
SWAP_TIP: Final = Words(
    "Put this card in the place of the copy that has the mark in the deck (Shift+Enter). "
    "In a deck of 36 cards a card can also be dragged onto the one that it takes the place of."
)
SWAP_FOR: Final = Words("Swap for {card}")
CHANGED_COPY: Final = Words("{deck} (changed)")
COPY_OF_DECK: Final = Words("A copy of {deck}, which stays as it is.")
NOT_SWAPPED: Final = Words("{card} and {other} cannot take each other’s place: one of them is beside the deck.")

# Alliances.
BUILD_ALLIANCE: Final = Words("Build an allianc&e…")
ALLIANCE: Final = Words("Build an alliance")
NEW_ALLIANCE: Final = Words("New alliance")
NEW_ALLIANCE_TIP: Final = Words("Begin another alliance; this one is on the shelf once three houses are chosen")
UNNAMED_ALLIANCE: Final = Words("My alliance")
ALLIANCE_NAME: Final = Words("Name of the alliance")
ALLIANCE_FORM: Final = Words("Rules for alliances")
ALLIANCE_FORMS: Final = {
    "public": Words("As organized play has it: published decks of one set, few restricted cards"),
    "free": Words("Free: three houses of any decks"),
}
CHOOSE_DECK: Final = (
    Words("Choose the first deck"),
    Words("Choose the second deck"),
    Words("Choose the third deck"),
)
HOUSE_OF: Final = Words("House {house} of this deck")
SHOW_SOURCE: Final = Words("Show")
SHOW_SOURCE_TIP: Final = Words("Show this deck on the shelf; what was made of it leads back from there")
GONE_SOURCE: Final = Words("{deck} is not on the shelf any more, or has other cards now; its house {house} stays.")
NO_HOUSE_YET: Final = Words("Choose one of its houses.")
BESIDE_OF: Final = Words("{cards} (of {deck})")
ALLIANCE_CARDS: Final = Words("The alliance")
EMPTY_ALLIANCE: Final = Words("Choose three decks, and of each the house whose twelve cards come into the alliance.")
ALLIANCE_LEGAL: Final = Words("Nothing stands against this alliance, as far as these rules are known.")
ALLIANCE_PLAYABLE: Final = Words("It can be played, but not as an alliance of these rules:")
USE_LIST: Final = Words("Use a list…")
USE_LIST_TIP: Final = Words("Use a list of restricted cards from a text file; the manual says how it is written")
FORGET_LIST: Final = Words("Without a list")
FORGET_LIST_TIP: Final = Words("Use the list again that ships with the program: it is empty")
LIST_TITLE: Final = Words("Restricted cards")
LIST_FILES: Final = Words("Text files (*.txt);;All files (*)")
NO_LIST: Final = Words(
    "Restricted cards: not checked. The program ships with an empty list of {day}, for it does not know the present "
    "one for certain."
)
LIST_IN_USE: Final = Words(
    "Restricted cards: {n} card on the list of {day} ({source}); different ones in a deck: {most} at most.",
    plural="Restricted cards: {n} cards on the list of {day} ({source}); different ones in a deck: {most} at most.",
)
UNKNOWN_ON_LIST: Final = Words(
    "{n} line of it names no card: {lines}.",
    plural="{n} lines of it name no card: {lines}.",
)
NO_SOURCE: Final = Words("source not named")
NO_DAY: Final = Words("an unknown day")
PLAY_ALLIANCE_TIP: Final = Words("Play a match with this alliance")
SWAPPED: Final = Words("{new} is in the place of {old} now.")
FULL_BESIDE: Final = Words(
    "Four sides of prophecies, which two cards have, are beside the deck already, or this one is."
)
