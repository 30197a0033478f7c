"""Mass Mutation."""

from kfdesk.language.words import *

# Creatures that may be played as upgrades --------------------------------------------------------

SECURI_DROID = card("securi-droid", or_upgrade(gains(HOST, TAUNT)))
STEALTHSTER = card("stealthster", or_upgrade(gains(HOST, ELUSIVE)))
