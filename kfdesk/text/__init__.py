"""Grammar of rules text in English and German: words, phrases, cases, numbers, joining.

The only package that joins strings into sentences. It knows no game: not what a creature is, only
how the word is declined.
"""
