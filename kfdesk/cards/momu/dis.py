"""More Mutation: Dis."""

from kfdesk.language.words import *

_TWO_HALVES = a(GIGANTIC_HALF, n=2)
_ANY_WAY = (PLAY, AFTER_FIGHT, AFTER_REAP)

DIGGING_UP_THE_MONSTER = card("digging-up-the-monster", play(search(_TWO_HALVES, to=DECK_TOP)))
BUILD_YOUR_CHAMPION = card("build-your-champion", play(search(_TWO_HALVES, to=ARCHIVES, archived=True)))
TOMES_GIGANTICA = card("tomes-gigantica", play(search(_TWO_HALVES), purge(THIS)))
TORMAX = card("tormax", labelled(_ANY_WAY, discard(hand()), purge(random(CARD, n=2, in_=hand(OPPONENT)))))
WRETCHED_ANATHEMA = card(
    "wretched-anathema",
    while_(there_are(NONE, each(CREATURE, OTHER, FRIENDLY)), gains(THIS, action(gain(4)))),
    labelled((PLAY, AFTER_REAP), destroy(a(CREATURE, OTHER, n=2))),
)
SCAETHE = card("scaethe", destroyed(destroy(least_powerful(CREATURE, ENEMY))))
