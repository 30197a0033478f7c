"""Drafts: cards that are not in the program yet, written as their card files would, to prove the words.

A module a set of first printing. `unsaid` lists the cards that cannot be said yet, each with the word that is missing;
`meanings.txt` says in words of our own what each card does. A draft becomes a card by moving to its card file.
"""
