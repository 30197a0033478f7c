"""Age of Ascension: Brobnar."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from kfdesk.cards.cota.brobnar import ready_and_fight
from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.events import CardDestroyed
from kfdesk.engine.phrases import DONE_LABEL
from kfdesk.engine.queries import power as power_now
from kfdesk.engine.terms import CardId, DecisionKind
from kfdesk.language.base import Picking, carried_out
from kfdesk.language.effects.base import Scope
from kfdesk.language.occurrence_table import Kind
from kfdesk.language.prompts import prompt_of
from kfdesk.language.targets import NO_BAR, Barred
from kfdesk.language.unfit import why_unfit
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.wording import Fragment


def _one_two_punch() -> Ability:
    punched = a(CREATURE, ENEMY)
    return play(instead_if(stun(punched), is_(punched, STUNNED), destroy(punched)))


ONE_TWO_PUNCH = card("1-2-punch", _one_two_punch())
BINGLE_BANGBANG = card("bingle-bangbang", before_fight(deal(5, neighbors_of(fought_by(THIS)))))
BRAMMO = card("brammo", play(deal(2, each(CREATURE, ENEMY, ON_FLANK))))
COWFYNE = card("cowfyne", before_fight(deal(2, neighbors_of(fought_by(THIS)))))
DRUMMERNAUT = card(
    "drummernaut",
    labelled((PLAY, AFTER_FIGHT, AFTER_REAP), return_(a(CREATURE, OTHER, FRIENDLY, with_trait(GIANT)), printed=YOU)),
)
FIRST_BLOOD = card(
    "first-blood",
    play(deal(for_each(2, each(CREATURE, FRIENDLY, of_house(BROBNAR))), any_number(CREATURE), divided=True)),
)
FOOZLE = card("foozle", after_reap(if_(happened(is_destroyed(a(CREATURE, ENEMY)), THIS_TURN), gain(1))))
GROGGINS = card("groggins", can_only(FIGHT, THIS, each(CREATURE, ON_FLANK)))
GROKE = card("groke", after_fight(lose(1, OPPONENT)))


def _into_the_fray() -> Ability:
    fighter = a(CREATURE, FRIENDLY, of_house(BROBNAR))
    return play(this_turn(gains(fighter, after_fight(ready(THIS)))))


INTO_THE_FRAY = card("into-the-fray", _into_the_fray())
LOLLOP_THE_TITANIC = card("lollop-the-titanic", deals_when_fighting(0, attacked=True))
POUND = card("pound", play(deal(2, a(CREATURE), splash=1)))

CULF_THE_QUIET = card("culf-the-quiet")
FLAMETHROWER = card("flamethrower", action(deal(1, a(CREATURE), splash=1)))
FLAMEWAKE_SHAMAN = card("flamewake-shaman", play(deal(2, a(CREATURE))))
GARGANTES_SCRAPPER = card(
    "gargantes-scrapper", play(if_(there_are(at_least(3), amber_of(YOU)), deal(3, a(CREATURE, ENEMY))))
)
GRUMP_BUGGY = card(
    "grump-buggy",
    keys_cost(for_each(1, each(CREATURE, FRIENDLY, power(at_least(5)))), OPPONENT),
    keys_cost(for_each(1, each(CREATURE, ENEMY, power(at_least(5)))), YOU),
)
LITTLE_RAPSCAL = card("little-rapscal", must(FIGHT, each(CREATURE)))
# Reading: reading/attacks-and-destroys
_ATTACKS_AND_DESTROYS = Kind(
    CardDestroyed,
    Phrase(en="{this} | attack & destroy a creature", de="{this} | eine Kreatur an-greifen & zerstören"),
    card="card",
    other="killer",
)
OGOPOGO = card(
    "ogopogo",
    after(replace(is_destroyed(attacked_by(THIS), by=THIS), kind=_ATTACKS_AND_DESTROYS), may(deal(2, a(CREATURE)))),
)


def _the_flex() -> Ability:
    poser = a(CREATURE, READY, FRIENDLY, of_house(BROBNAR))
    return play(choose(poser), and_(exhaust(poser), gain(half(power_of(poser)))))


THE_FLEX = card("the-flex", _the_flex())


def _bellowing_patrizate() -> Ability | Together:
    newcomer = a(CREATURE)
    return while_(is_(THIS, READY), after(enters(newcomer), deal(1, newcomer)))


BELLOWING_PATRIZATE = card("bellowing-patrizate", _bellowing_patrizate())


def _cybergiant_rig() -> tuple[Ability, Ability]:
    repair = fully_heal(HOST)
    return (
        gains(HOST, at(END, YOU, remove_counters(POWER, 1, THIS))),
        play(repair, put_counters(POWER, for_each(1, that_much(repair)), HOST)),
    )


CYBERGIANT_RIG = card("cybergiant-rig", *_cybergiant_rig())


def _forgemaster_og() -> Ability:
    smith = a_player()
    return after(forges(smith), lose(ALL, smith))


FORGEMASTER_OG = card("forgemaster-og", _forgemaster_og())
GRUMPUS_TAMER = card("grumpus-tamer", after_reap(search(a(CARD, named("war-grumpus")), shuffling_said=True)))


@entity
class _SoPowerful(Chosen):
    """Any number of creatures that have so much power in total; nothing where all together have less."""

    total: int = 0

    def worded(self) -> Fragment:
        return _WITH_TOTAL.of(creatures=Chosen.worded(self), total=self.total)

    def any(self, scope: Scope) -> bool:
        return self._power(scope, self.candidates(scope)) >= self.total

    def pick(self, scope: Scope, barred: Barred = NO_BAR) -> Picking:
        """Ask for one creature after the other; the player may stop when they are powerful enough."""
        left = [c for c in self.candidates(scope) if c not in barred] if self.any(scope) else []
        picked: tuple[CardId, ...] = ()
        source, prompt = handle(scope.source), prompt_of(self, carried_out(scope))
        while left:
            enough = self._power(scope, picked) >= self.total
            options: tuple[Option, ...] = tuple(scope.core.option("card", c) for c in left)
            options += (Option("done", DONE_LABEL),) if enough else ()
            why_not = partial(why_unfit, scope, self, picked=picked)
            keys = yield Decision(scope.core.state.active, DecisionKind.CARD, prompt, source, options, why_not=why_not)
            if not keys:  # done
                break
            left.remove(number(keys[0]))
            picked += (number(keys[0]),)
        scope.picked[self] = picked
        return picked

    def _power(self, scope: Scope, cards: Iterable[CardId]) -> int:
        return sum(power_now(scope.core, c) for c in cards)


_WITH_TOTAL = Frame(
    en="{creatures} with total power of {total} or more", de="{creatures} mit insgesamt mindestens Stärke {total}"
)


def _might_makes_right() -> Ability:
    army = _SoPowerful(CREATURE, (FRIENDLY,), least=1, most=None, total=25)
    return play(if_you_do(may(destroy(army)), forge(free=True)))


MIGHT_MAKES_RIGHT = card("might-makes-right", _might_makes_right())


SHARD_OF_STRENGTH = card(
    "shard-of-strength",
    action(repeat(put_counters(POWER, 1, a(CREATURE, FRIENDLY)), for_each=each(CARD, FRIENDLY, with_trait(SHARD)))),
)
SIGNAL_FIRE = card(
    "signal-fire",
    omni(destroy(THIS), this_turn(permits(FIGHT, each(CREATURE, FRIENDLY, of_house(BROBNAR))))),
)
WAR_GRUMPUS = card("war-grumpus", after_fight_or_reap(ready_and_fight(NEIGHBORING, with_trait(GIANT))))
