"""Crucible Clash: archon powers."""

from kfdesk.engine.abilities import Mod, Scope
from kfdesk.engine.terms import Player
from kfdesk.language.estimates import uncounted
from kfdesk.language.rules.changes import ForPlayer
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase


@entity
class _MoreKeysToWin(ForPlayer):
    """A player must forge so many keys more to win; these are colorless. Rule: "Keys"."""

    what: int
    kind = Mod.KEYS_TO_WIN
    add_to = uncounted
    phrase = Phrase(
        en="{who} | must <forge> {what:# additional key|# additional keys} to win the game",
        de="{who} | für den Sieg {what:# weiteren Schlüssel|# weitere Schlüssel} <schmieden> müssen",
        rule="glossary/forge",
    )

    def value(self, scope: Scope, subject: Player) -> int:
        return self.what


TINKERER = card("tinkerer", keys_cost(-2, YOU), _MoreKeysToWin(YOU, 1))
