"""What the window of the rules reference says."""

from __future__ import annotations

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

COMMAND = Words("Rules &reference")
TITLE = Words("Rules reference")
PAPER_TITLE = Words("kfdesk – rules reference")
FOOT = Words("kfdesk {version} – rules reference")
FILE_NAME = Words("kfdesk rules.pdf")
SEARCH = Words("Search the rules")
CONTENTS = Words("Entries")
PAGE = Words("Entry of the rules reference")
NOTHING_FOUND = Words("No entry matches.")

KINDS = {
    "turn": Words("The steps of a turn"),
    "glossary": Words("Terms"),
    "chart": Words("Charts"),
    "faq": Words("Questions"),
    "card-faq": Words("Questions about cards"),
    "errata": Words("Cards with errata"),
    "reading": Words("Readings", context="of rules"),
}
"""The parts of the reference, in the order they are listed."""
KIND_OF = {
    "turn": Words("Step of a turn"),
    "glossary": Words("Term"),
    "chart": Words("Chart"),
    "faq": Words("Question"),
    "card-faq": Words("Question about a card"),
    "errata": Words("Card with an erratum"),
    "reading": Words("Reading: the rulebook does not decide this, so the program does"),
}
"""What one entry is."""
LESSONS = Words("Lesson: {lessons}", plural="Lessons: {lessons}")
CARDS = shared.CARDS
CARDS_WITH_IT = Words("Cards that have it", context="a keyword")
MORE_CARDS = Words("and {n} more", plural="and {n} more", context="cards")
SEE = Words("See also")
QUESTIONS = KINDS["faq"]
READINGS = KINDS["reading"]
EDITIONS = Words("In older editions of the rules")
CALLED = Words("The entry is called “{heading}”.")
NOT_PLAYED = Words("The program does not play by it: {reason}")
IN_EDITION = Words("{edition}: {text}")

EXPLAIN = Words("E&xplain this card")
EXPLAIN_TITLE = Words("Explain a card")
EXPLAIN_HOW = Words("Point at a card on the table, or go to it with the arrow keys, and press E.")
EXPLAINED = Words("{card} explained")
DOES = Words("What it does")
GOOD = Words("When it is good")
PARTNERS = Words("Partners in this deck")
MISTAKES = Words("What is easily missed")
RULE = Words("Rule", context="leads to the entry of the rulebook")
EXPLAIN_IT = Words("Explain {card}")
