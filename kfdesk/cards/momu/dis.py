"""More Mutation: Dis."""

from kfdesk.language.words import *

DIGGING_UP_THE_MONSTER = card("digging-up-the-monster", play(search(a(GIGANTIC_HALF, n=2), onto_deck=True)))
