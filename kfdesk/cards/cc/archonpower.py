"""Crucible Clash: archon powers."""

from kfdesk.engine.abilities import Mod
from kfdesk.language.amounts import quantity
from kfdesk.language.estimates import uncounted
from kfdesk.language.rules.changes import ForPlayer
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase
from kfdesk.text.wording import Fragment


@entity
class _MoreKeysToWin(ForPlayer):
    """A player must forge so many keys more to win; these are colorless. Rule: "Keys"."""

    add_to = uncounted

    def worded(self) -> Fragment:
        return _MORE.of(who=self.who, what=self.what)


_MORE = Phrase(
    en="{who} | must <forge> {what:# additional key|# additional keys} to win the game",
    de="{who} | für den Sieg {what:# weiteren Schlüssel|# weitere Schlüssel} <schmieden> müssen",
    rule="glossary/forge",
)
TINKERER = card("tinkerer", keys_cost(-2, YOU), _MoreKeysToWin(Mod.KEYS_TO_WIN, YOU, quantity(1)))
