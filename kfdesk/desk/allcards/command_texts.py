"""What the room's command is called: all that is needed of it before anybody enters it."""

from __future__ import annotations

from kfdesk.text.words import Words

ALL_CARDS = Words("&All cards")
