"""Second cards of words that one card alone used: they prove that the words are not that card's own.

Each was looked for among the cards of the game by what the word says, and is drafted with the words as they stand.
"""

from kfdesk.language.words import *

# Rules ------------------------------------------------------------------------------------------


# Quantities and conditions -----------------------------------------------------------------------
