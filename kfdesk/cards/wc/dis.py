"""Worlds Collide: Dis."""

from kfdesk.language.words import *

ROTGRUB = card("rotgrub", play(lose(1, OPPONENT)), after_reap(archive(THIS)))
