"""Dark Tidings: Saurian."""

from kfdesk.language.words import *

BESTIARII_URSO_EVIL_TWIN = card("bestiarii-urso-evil-twin", labelled((PLAY, AFTER_FIGHT), stun(a(CREATURE))))
