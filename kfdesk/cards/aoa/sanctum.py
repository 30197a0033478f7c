"""Age of Ascension: Sanctum."""

from kfdesk.engine.events import DamagePrevented, Event
from kfdesk.engine.terms import Prevention
from kfdesk.language.effects.base import Scope
from kfdesk.language.occurrence_table import Kind
from kfdesk.language.occurrences import How, Occurrence
from kfdesk.language.results import Happening
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase, fixed
from kfdesk.text.words import Pair


@entity
class _WithArmor(How):
    """By armor, not by a ward or because it cannot be damaged."""

    phrase = fixed("with its armor", "mit ihrer Rüstung")

    def allows(self, scope: Scope, kind: Kind, event: Event) -> bool:
        return isinstance(event, DamagePrevented) and event.by is Prevention.ARMOR


_PREVENTS = Kind(
    DamagePrevented,
    Phrase(en="{card} | prevent damage {how}", de="{card} | {how} Schaden verhindern"),
    card="card",
    unit=Pair("prevented", "verhindert"),
)


def _maruck_the_marked() -> Ability:
    prevented = Occurrence(_PREVENTS, card=THIS, how=(_WithArmor(),))
    return after(prevented, capture(for_each(1, Happening(prevented))))


MARUCK_THE_MARKED = card("maruck-the-marked", _maruck_the_marked())


def _sir_marrows() -> Ability:
    harvest = gains_amber(OPPONENT, reaping=True)
    return after(harvest, capture_that(harvest))


SIR_MARROWS = card("sir-marrows", _sir_marrows())
UNTAMED_AMBASSADOR = card(
    "untamed-ambassador",
    after_fight_or_reap(this_turn(next_(permits((PLAY, USE), a(CARD, of_house(UNTAMED)))))),
)
