"""Mass Mutation: Dis."""

from kfdesk.cards.mm.logos import research
from kfdesk.engine.abilities import Mod
from kfdesk.engine.terms import CardId
from kfdesk.language.descriptions import Group
from kfdesk.language.effects.base import Scope
from kfdesk.language.estimates import DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.rules.changes import Constant
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.parts_of_speech import PLURAL
from kfdesk.text.phrases import Phrase
from kfdesk.text.wording import Fragment

_MUTANT = with_trait(MUTANT)
DARK_AMBER_VAULT = card(
    "dark-æmber-vault",
    after(plays(YOU, a(CREATURE, _MUTANT)), draw()),
    gets(each(CREATURE, FRIENDLY, _MUTANT), power=2),
)
BONESAW = card("bonesaw", while_(happened(is_destroyed(a(CREATURE, FRIENDLY)), THIS_TURN), enters_as(READY)))
BRABBLE = card("brabble", destroyed(instead_if(lose(1, OPPONENT), not_(is_(YOU, ACTIVE)), lose(3, OPPONENT))))
DARK_MINION = card("dark-minion", destroyed(deal(1, each(CREATURE, ENEMY))))


@entity
class _SharesDamage(Constant):
    """Damage dealt to other creatures during fights is dealt to this one, too. Rule: FAQ on Drecker."""

    kind = Mod.DAMAGE_SHARED

    def worded(self) -> Fragment:
        assert isinstance(self.target, Group)
        return _SHARED.of(target=self.target.described(PLURAL))

    def value(self, scope: Scope, subject: CardId) -> tuple[CardId, ...]:
        return (scope.source,)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.CREATURE_PROTECTION, 1.0, context)


_SHARED = Phrase(
    en="damage dealt to {target} during fights | be also dealt to {this}",
    de="Schaden, der {target:dat} im Kampf zugefügt wird, | auch {this:dat} zugefügt werden",
)
DRECKER = card("drecker", _SharesDamage(each(CREATURE, NEIGHBORING)), after_reap(steal(1)))
IMP_LOSION = card("imp-losion", play(destroy(all_of(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)))))


def _mark_of_dis() -> Ability:
    # Reading: reading/marked-creature-gone
    marked = a(CREATURE)
    blow = deal(2, marked)
    holder = controller_of(marked)
    chosen = next_turn(holder, must(CHOOSE, holder, marked))
    return play(blow, if_(is_(marked, not_(destroyed_by(blow))), chosen))


MARK_OF_DIS = card("mark-of-dis", _mark_of_dis())


def _mindfire() -> Ability:
    discarded = by(OPPONENT, discard(random(CARD, in_=hand())))
    return play(discarded, steal(for_each(1, icons_on(those(discarded, CARD)))))


MINDFIRE = card("mindfire", _mindfire())
SINDER = card("sinder", after_reap(destroy(a(CREATURE, FRIENDLY))))
SNARETTE = card("snarette", at(END, YOU, capture(1)), action(move_amber(ALL, THIS, SUPPLY)))
STIRRING_GRAVE = card("stirring-grave", play(archive(a(CREATURE, in_=discard_pile()))))
TECHNO_FIEND = card("techno-fiend", after_reap(if_you_do(discard(a(CARD, in_=hand())), draw())), destroyed(steal(1)))
WAKING_NIGHTMARE = card(
    "waking-nightmare",
    play(next_turn(OPPONENT, keys_cost(for_each(1, each(CREATURE, of_house(DIS))), EACH_PLAYER))),
)
BREAK_KEY = card(
    "break-key",
    play(if_(there_are(more_than(keys_of(YOU)), keys_of(OPPONENT)), if_you_do(unforge(), gain(6, OPPONENT)))),
)
DOUBLE_DOOM = card("double-doom", play(return_(a(CREATURE, ENEMY)), by(OPPONENT, discard(random(CARD, in_=hand())))))


def _essence_scale() -> Ability:
    sacrificed = a(CREATURE, FRIENDLY)
    of_its_house = a(CREATURE, FRIENDLY, same(HOUSE, sacrificed))
    return action(if_you_do(destroy(sacrificed), and_(ready(of_its_house), use(of_its_house))))


ESSENCE_SCALE = card("essence-scale", _essence_scale())


def _grim_reminder() -> Ability:
    house = a_house()
    return play(choose(house), archive(each(CREATURE, of_house(house), in_=discard_pile())), gain_chains(1))


GRIM_REMINDER = card("grim-reminder", _grim_reminder())
HYSTRICOG = card("hystricog", action(destroy(a(CREATURE, DAMAGED))))
PICAROON = card(
    "picaroon",
    gets(THIS, power=equal_to(power_of(each(CREATURE, NEIGHBORING, not_(with_trait(CHANGELING)))))),
)
RELENTLESS_CREEPER = card(
    "relentless-creeper",
    after(chooses_house(YOU, DIS), if_(is_(THIS, discard_pile()), may(return_(THIS, printed=YOU)))),
)
WAIL_OF_THE_DAMNED = card("wail-of-the-damned", play(destroy(a(CREATURE, icons(NONE)))))


def _etans_jar() -> Ability:
    name = a_name()
    return play(choose(name), until_leaves(THIS, cannot(PLAY, EACH_PLAYER, a(CARD, named(name)))))


ETANS_JAR = card("etan-s-jar", _etans_jar())


def _maleficorn() -> Ability:
    damaged = a(CREATURE, ENEMY)
    return after(is_damaged(damaged, by=DAMAGE), deal(1, damaged))


MALEFICORN = card("maleficorn", _maleficorn())
PAINMAIL = card(
    "painmail",
    gains(HOST, after(chooses_house(a_player(), DIS), and_(put(GRANTING_CARD, ARCHIVES), destroy(THIS)))),
)
RITUAL_OF_TOGNATH = card("ritual-of-tognath", play(destroy(a(CREATURE, FRIENDLY, n=2))))


def _skixuno() -> Ability:
    slain = destroy(each(CREATURE, OTHER))
    return play(slain, put_counters(POWER, for_each(1, done(slain)), THIS))


SKIXUNO = card("skixuno", _skixuno())
THE_PALE_STAR = card("the-pale-star", omni(destroy(THIS), this_turn(has(each(CREATURE), power=1, armor=0))))
TURNKEY = card("turnkey", play(if_you_do(unforge(), for_good(after(leaves(THIS), forge(who=OPPONENT, free=True))))))
_SINS = each(CREATURE, FRIENDLY, with_trait(SIN))
DESIRE = card("desire", keys_cost(4, EACH_PLAYER), after_reap(forge(reduced_by=_SINS)))
DINO_FIEND = card("dino-fiend", play(if_you_do(may(exalt(THIS)), deal(3, a(CREATURE)))), destroyed(steal(1)))
ENVY = card("envy", after_reap(if_(there_are(at_least(2), _SINS), capture(ALL))))
GLUTTONY = card(
    "gluttony",
    play(repeat(exalt(THIS), for_each=each(CREATURE, FRIENDLY, with_trait(SIN)))),
    after_reap(move_amber(ALL, each(CREATURE, FRIENDLY), YOU)),
)
GREED = card("greed", refills(for_each(1, _SINS)))
LYCO_FIEND = card("lyco-fiend", destroyed(steal(1)))
PRIDE = card("pride", after_reap(ward(_SINS)))
SACRO_FIEND = card("sacro-fiend", destroyed(steal(1)))
SLOTH = card("sloth", at(END, YOU, if_(not_(happened(uses(YOU, a(CREATURE)), THIS_TURN)), gain(for_each(1, _SINS)))))
UMBRA_FIEND = card("umbra-fiend", destroyed(steal(1)))
WRATH = card("wrath", after_fight(repeat(enrage(a(CREATURE, ENEMY)), for_each=_SINS)))
XENO_FIEND = card("xeno-fiend", after_fight(*research()), destroyed(steal(1)))
EXCHANGE_OFFICER = card(
    "exchange-officer",
    labelled((PLAY, AFTER_FIGHT, AFTER_REAP), use(a(CARD, FRIENDLY, of_house(STAR_ALLIANCE)))),
)
