"""Mass Mutation: Dis."""

from kfdesk.engine.abilities import Mod
from kfdesk.engine.terms import CardId
from kfdesk.language.effects.base import Scope
from kfdesk.language.rules.changes import Constant
from kfdesk.language.targets import Group
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.nouns import PLURAL
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece

_MUTANT = with_trait(MUTANT)
DARK_AMBER_VAULT = card(
    "dark-æmber-vault",
    after(plays(YOU, a(CREATURE, _MUTANT)), draw()),
    gets(each(CREATURE, FRIENDLY, _MUTANT), power=2),
)
BONESAW = card("bonesaw", while_(happened(is_destroyed(a(CREATURE, FRIENDLY)), THIS_TURN), enters_as(READY)))


@entity
class _SharesDamage(Constant):
    """Damage dealt to other creatures during fights is dealt to this one, too. Rule: FAQ on Drecker."""

    def spoken(self) -> Piece:
        assert isinstance(self.target, Group)
        return _SHARED.of(target=self.target.described(PLURAL))

    def value(self, scope: Scope, subject: CardId) -> tuple[CardId, ...]:
        return (scope.source,)


_SHARED = Phrase(
    en="damage dealt to {target} during fights | be also dealt to {this}",
    de="Schaden, der {target:dat} im Kampf zugefügt wird, | auch {this:dat} zugefügt werden",
)
DRECKER = card("drecker", _SharesDamage(Mod.DAMAGE_SHARED, each(CREATURE, NEIGHBORING)), after_reap(steal(1)))


def _mark_of_dis() -> Ability:
    marked = a(CREATURE)
    blow = deal(2, marked)
    holder = controller_of(marked)
    chosen = next_turn(holder, must(CHOOSE, holder, marked))
    return play(blow, if_(is_(marked, not_(destroyed_by(blow))), chosen))


MARK_OF_DIS = card("mark-of-dis", _mark_of_dis())
SINDER = card("sinder", after_reap(destroy(a(CREATURE, FRIENDLY))))
WAKING_NIGHTMARE = card(
    "waking-nightmare",
    play(next_turn(OPPONENT, keys_cost(for_each(1, each(CREATURE, of_house(DIS))), EACH_PLAYER))),
)
PICAROON = card(
    "picaroon",
    gets(THIS, power=equal_to(power_of(each(CREATURE, NEIGHBORING, not_(with_trait(CHANGELING)))))),
)


def _maleficorn() -> Ability:
    burnt = a(CREATURE, ENEMY)
    return after(is_damaged(burnt, by=DAMAGE), deal(1, burnt))


MALEFICORN = card("maleficorn", _maleficorn())
THE_PALE_STAR = card("the-pale-star", omni(destroy(THIS), this_turn(has(each(CREATURE), power=1, armor=0))))
GLUTTONY = card(
    "gluttony",
    play(repeat(exalt(THIS), for_each=each(CREATURE, FRIENDLY, with_trait(SIN)))),
    after_reap(move_amber(ALL, each(CREATURE, FRIENDLY), YOU)),
)
