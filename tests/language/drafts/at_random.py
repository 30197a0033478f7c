"""Cards drawn at random from the whole game, of 120 those that could be said with the words of that hour.

They measure how far the words reach, for the cards of the other modules are named in rulebooks and thus unusual.
"""

from kfdesk.language.words import *
