"""From an ability's English text to the words of the card language: what the language says, read the other way.

Nothing here knows a word of the language. How a word is read follows from how it is said: each definition that is known
is said once while it is watched which part of the text comes from which part of the definition. That gives rules of a
grammar, by which texts nobody has said before are parsed. A reading counts only where the language says it in the very
words that were read.

This package must not know the cards: whoever knows them says from which the grammar is learned.
"""
