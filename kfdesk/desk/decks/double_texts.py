"""What the shelf says of decks that are there twice, of decks changed by hand, and of decks that are to be fetched."""

from __future__ import annotations

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

# Decks that are there twice.
TITLE = Words("Decks that are there twice")
ABOUT = Words(
    "{n} pair of decks has the same list. The deck on the left is known better and stays when both become one.",
    plural="{n} pairs of decks have the same lists. The deck on the left is known better and stays when both become "
    "one.",
)
NONE = Words("No deck is on the shelf twice.")
PAIRS = Words("Pairs of decks")
SURE = Words("the same deck")
LIKELY = Words("probably the same deck")
PAIR = Words("{stays}\n{likeness}")
JOIN = Words("These are &one deck")
JOIN_TIP = Words(
    "The deck on the left stays, with the notes, tags, results, figures of other sites, and chains of both. It is a "
    "favorite where one of them is. Its folder stays; without one it gets that of the other. This can be undone."
)
JOIN_SURE = Words("Join &all that are sure ({n})")
APART = Words("These are &two decks")
APART_TIP = Words("Do not list this pair any more")
JOINED = Words("“{name}” is one deck now.")
JOINED_ALL = Words("{n} pair is one deck now.", plural="{n} pairs are one deck each now.")
SET_APART = Words("“{name}” and “{other}” stay two decks.")
EQUAL = Words("Both lists are equal.")
ONLY_NAMED = Words("Of the deck on the right nothing but its name is known.")
OTHER_NAME = Words("The name on the right is another one; the one on the left stays.")
CARDS_DIFFER = Words(
    "{n} card differs: {left} on the left, {right} on the right.",
    plural="{n} cards differ: {left} on the left, {right} on the right.",
)
ICONS_LEFT = Words("The bonus icons of the deck on the left are not known; those on the right are taken over.")
ICONS_STAY = Words("The bonus icons of the deck on the left are not known, and stay so.")
ICONS_RIGHT = Words("The bonus icons of the deck on the right are not known.")
ICONS_NEITHER = Words("The bonus icons of neither deck are known.")
ICONS_DIFFER = Words("Bonus icons differ on: {cards}.")
BESIDE_DIFFER = Words("The cards beside the decks differ.")
FOLDERS = Words("The folder stays “{stays}”; the other deck is in “{goes}”.")
CHAINS = Words("The chains become {n}, the most that one of them has.")
PURPOSES = Words("Lists of the deck on the left: {stays}; on the right: {goes}; of both together: {becomes}.")
ONE_CHANGED = Words("The list on the right was changed by hand; that is given up.")
CHANGED_STAYS = Words("The list on the left was changed by hand and stays so.")
SAID_OF = Words("{results}, {tags}, {notes}")
RESULTS = Words("{n} result", plural="{n} results")
TAGS = Words("{n} tag", plural="{n} tags")
WITH_NOTES = Words("notes")
NO_NOTES = Words("no notes")
OUTCOME_TWICE = Words("perhaps there already")
MAY_BE = Words("It may be on the shelf already: “{name}” ({source}).")
REPORT_DOUBLES = Words(
    "{n} of these decks may be on the shelf already, as another entry.",
    plural="{n} of these decks may be on the shelf already, as other entries.",
)
REPORT_WANTED = Words(
    "{n} of these decks stays on the list of wanted decks.",
    plural="{n} of these decks stay on the list of wanted decks.",
)
SHOW_DOUBLES = Words("Compare and join…")
DOUBLES = Words("There twice")

# Names and lists changed by hand.
RENAME_TITLE = Words("Rename the deck")
RENAME_ASK = Words("The name that you give it:")
OWN_NAME = Words("Its own name")
OWN_NAME_IS = Words("Its own name is “{name}”. A search finds it by both.")
RENAMED = Words("The deck is called “{name}” now.")
CORRECT_TITLE = Words("Correct the list of “{deck}”")
CORRECT_ABOUT = Words(
    "Choose a card on the left and say what it is. The deck is then no longer as it came, and is marked so; “Make it "
    "as it came” takes all of it back."
)
CARD = Words("&Card:")
CARD_HINT = Words("Name of a card in any language")
FOUND_CARDS = Words("Cards with such a name")
HOUSE = Words("&House:")
ICONS = Words("Bonus &icons:")
ADD_ICON = Words("Add…")
TAKE_ICON = Words("Remove the bonus icon {icon}")
MAVERICK = Words("It is a &maverick")
COPIES = Words("Co&pies:")
CHANGE = Words("C&hange this card")
ICONS_KNOWN = Words("&All bonus icons of the deck are right now")
SAVE = Words("&Save")
CORRECTED = Words("The list of “{name}” was corrected.")
CAME_BACK = Words("“{name}” is as it came.")
CALLED_BEFORE = Words("its own name: {name}")
COPY_NAME = Words("{name} (copy)")
COPIED = Words("“{name}” is a theory deck of your own; “Change the deck” edits it.")

# Decks that are to be fetched.
TO_FETCH = Words("To fetch")
FETCH_TITLE = Words("Decks to fetch")
FETCH_ABOUT = Words(
    "{n} deck could not be fetched when its link came. It waits here until you try again.",
    plural="{n} decks could not be fetched when their links came. They wait here until you try again.",
)
FETCH_NONE = Words("No deck waits to be fetched.")
FETCH_LINE = Words("{page}\nsince {day}, last tried {tried}")
TRY = Words("&Try the selected again")
TRY_ALL = Words("Try &all again")
REMOVE = Words("&Remove")
REMOVED = Words("{n} deck is no longer to be fetched.", plural="{n} decks are no longer to be fetched.")
REPORT_WAITING = Words(
    "{n} deck could not be fetched. It waits under “{place}” at the left side.",
    plural="{n} decks could not be fetched. They wait under “{place}” at the left side.",
)
CLOSE = shared.CLOSE
UNDO = shared.UNDO_SHORT
DECK = Words("Deck")
LIKENESS = Words("How certain", context="that two decks are one")
