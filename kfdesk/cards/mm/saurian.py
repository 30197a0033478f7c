"""Mass Mutation: Saurian."""

from dataclasses import replace
from typing import ClassVar

from kfdesk.cards.mm.logos import research
from kfdesk.engine.abilities import NOTHING, Replacement, Scope, Steps
from kfdesk.engine.events import CardMoved, Event
from kfdesk.engine.terms import Zone
from kfdesk.language import nouns
from kfdesk.language.base import Rule, Target
from kfdesk.language.conditions import Condition
from kfdesk.language.estimates import DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.phrases import Phrase
from kfdesk.text.pronouns import DOER

_WITH_AMBER = amber(SOME)


def _is_discarded(name: str) -> Condition:
    """Return whether the card that a monument is named for is in your discard pile."""
    return there_are(SOME, each(CARD, named(name), in_=discard_pile()))


def _exalt_to_deal_3() -> Ability:
    """You may exalt the creature as you play it; if you do, it deals 3 damage to a creature."""
    return play(if_you_do(may(exalt(THIS)), deal(3, a(CREATURE))))


BEWARE_THE_IDES = card("beware-the-ides", play(deal(23, a(CREATURE, CENTER))))
CITIZEN_SHRIX = card("citizen-shrix", labelled((PLAY, AFTER_REAP), exalt(THIS), steal(1)))


def _consul_primus() -> Ability:
    giver = a(CREATURE)
    return after_reap(move_amber(1, giver, a(CREATURE, other_than(giver))))


CONSUL_PRIMUS = card("consul-primus", _consul_primus())
CORNICEN_OCTAVIA = card("cornicen-octavia", action(capture(2)))
CURSE_OF_VANITY = card("curse-of-vanity", play(exalt(all_of(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)))))
DAEMO_SAURUS = card("dæmo-saurus", _exalt_to_deal_3(), destroyed(steal(1)))


def _defense_initiative() -> Ability:
    guarded = a(CREATURE)
    return play(ward(guarded), if_you_do(may(exalt(guarded)), ward(neighbors_of(guarded))))


DEFENSE_INITIATIVE = card("defense-initiative", _defense_initiative())
FAUST_THE_GREAT = card(
    "faust-the-great",
    keys_cost(for_each(1, each(CREATURE, FRIENDLY, _WITH_AMBER)), OPPONENT),
    play(may(exalt(a(CREATURE, FRIENDLY)))),
)
GALEATOPS = card("galeatops", deals_when_fighting(4))


def _monument_to_ludo() -> Ability:
    giver = a(CREATURE)
    return action(
        instead_if(move_amber(1, giver, SUPPLY), _is_discarded("praefectus-ludo"), move_amber(2, giver, SUPPLY))
    )


MONUMENT_TO_LUDO = card("monument-to-ludo", _monument_to_ludo())
SAGITTARIIS_GAZE = card("sagittarii-s-gaze", play(exalt(a(CREATURE, DAMAGED))))
SPOILS_OF_BATTLE = card(
    "spoils-of-battle", play(capture(1, a(CREATURE, FRIENDLY)), capture(1, each(CREATURE, _WITH_AMBER)))
)


def _blast_from_the_past() -> Ability:
    archived = archive(a(CREATURE, of_house(SAURIAN), in_=discard_pile()))
    return play(exalt(a(CREATURE, FRIENDLY)), archived, deal(equal_to(power_of(those(archived))), a(CREATURE, ENEMY)))


BLAST_FROM_THE_PAST = card("blast-from-the-past", _blast_from_the_past())
CURIA_SAURUS = card(
    "curia-saurus", gains(each(CREATURE, _WITH_AMBER), destroyed(move_amber(1, THIS, most_powerful(CREATURE, ENEMY))))
)


def _dark_centurion() -> Ability:
    giver = a(CREATURE)
    return action(if_you_do(move_amber(1, giver, SUPPLY), ward(giver)))


DARK_CENTURION = card("dark-centurion", _dark_centurion())
DREADBONE_DECIMUS = card(
    "dreadbone-decimus",
    labelled((PLAY, AFTER_FIGHT), if_you_do(may(exalt(THIS)), destroy(a(CREATURE, power(less_than(power_of(THIS))))))),
)
GLADIODONTUS = card(
    "gladiodontus",
    enters_as(STUNNED),
    deals_when_fighting(5),
    after_fight_or_reap(if_(first_time(is_used(THIS)), and_(ready(THIS), enrage(THIS)))),
)
HEDONISTIC_INTENT = card("hedonistic-intent", play(exalt(each(CREATURE, ON_FLANK))))


def _humble() -> Ability:
    chosen = a(CREATURE)
    return play(if_you_do(exhaust(chosen), move_amber(3, chosen, SUPPLY)))


HUMBLE = card("humble", _humble())


def _saurian_egg() -> Ability:
    discarded = discard(top(2, deck()))
    hatched = those(discarded, CREATURE, of_house(SAURIAN))
    hatching = and_(put_into_play(hatched, READY), put_counters(POWER, 3, hatched), destroy(THIS))
    return omni(discarded, if_(there_are(SOME, done(discarded, of_house(SAURIAN), sort=CREATURE)), hatching))


SAURIAN_EGG = card("saurian-egg", cannot((FIGHT, REAP), THIS), _saurian_egg())


def _senator_quintina() -> Ability:
    reaper = a(CREATURE)
    return after(reaps(reaper), exalt(reaper))


SENATOR_QUINTINA = card("senator-quintina", _senator_quintina())
SIREN_HORN = card("siren-horn", gains(HOST, before_fight(move_amber(1, THIS, fought_by(THIS)))))
AMPHORA_CAPTURA = card("amphora-captura", instead(resolves_icon(YOU), may(resolve_icons(CAPTURE))))
CRYSTAL_SURGE = card("crystal-surge", play(exalt(each(CREATURE, with_trait(MUTANT)))))
FORUM_OF_GIANTS = card("forum-of-giants", at(START, YOU, gain(1, controller_of(most_powerful(CREATURE)))))


@entity
class _BackToHand(Rule, Replacement):
    """An action card being played comes to its owner's hand instead of the discard pile once it is resolved.

    It is over as soon as the card goes anywhere.
    """

    target: Target
    hand = NounPhrase((nouns.HAND,), of=DOER)
    pile = NounPhrase((nouns.DISCARD_PILE,), of=DOER)
    replaces: ClassVar[tuple[type[Event], ...]] = (CardMoved,)
    phrase = Phrase(
        en="return {target} to {hand} after resolving it instead of putting it into {pile}",
        de="{target} nach dem Abhandeln auf {hand:acc} [zurück-nehmen], statt {target:it:acc} auf {pile:acc} zu legen",
    )

    @property
    def uses(self) -> int:
        return 1

    def catches(self, scope: Scope, event: Event) -> bool:
        if not isinstance(event, CardMoved) or event.origin is not Zone.PLAYING:
            return False
        return event.card in self.target.known(scope)

    def becomes(self, scope: Scope, event: Event) -> Event:
        assert isinstance(event, CardMoved)
        return replace(event, zone=Zone.HAND) if event.zone is Zone.DISCARD else event

    def instead(self, scope: Scope, event: Event) -> Steps:
        return NOTHING
        yield

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.RECURSION, 1.0, context)


def _high_priest_torvus() -> Ability:
    next_action = a(ACTION)
    returning = this_turn(next_(after(plays(YOU, next_action, before_effect=True), for_good(_BackToHand(next_action)))))
    return after_reap(if_you_do(may(exalt(THIS)), returning))


HIGH_PRIEST_TORVUS = card("high-priest-torvus", _high_priest_torvus())
LEGIONS_MARCH = card(
    "legion-s-march",
    play(
        this_turn(
            after(uses(YOU, a(CREATURE, with_trait(DINOSAUR))), deal(1, each(CREATURE, not_(with_trait(DINOSAUR)))))
        )
    ),
)
NEROTAURUS = card(
    "nerotaurus",
    after_fight(next_turn(OPPONENT, cannot(REAP, each(CREATURE, ENEMY)))),
    after_reap(next_turn(OPPONENT, cannot(FIGHT, each(CREATURE, ENEMY)))),
)
OPTIO_GORKUS = card(
    "optio-gorkus",
    gains(neighbors_of(THIS), destroyed(move_amber(ALL, THIS, a(CREATURE, NEIGHBORING, named("optio-gorkus"))))),
)


def _patronage() -> Ability:
    giver = a(CREATURE)
    return play(move_amber(HALF_UP, giver, YOU), move_amber(ALL, giver, OPPONENT))


PATRONAGE = card("patronage", _patronage())
SCYLLA = card("scylla", gains(each(CREATURE, ENEMY), after_reap(deal(4, THIS))))
CHARYBDIS = card("charybdis", gains(each(CREATURE, ENEMY), before_fight(lose(1))))
LYCO_SAURUS = card("lyco-saurus", _exalt_to_deal_3())


def _keys_cost_more(amount: int) -> Instruction:
    return next_turn(OPPONENT, keys_cost(amount, EACH_PLAYER))


MONUMENT_TO_FAUST = card(
    "monument-to-faust", action(instead_if(_keys_cost_more(1), _is_discarded("faust-the-great"), _keys_cost_more(2)))
)


def _monument_to_octavia() -> Ability:
    captor = a(CREATURE, FRIENDLY)
    return action(instead_if(capture(1, captor), _is_discarded("cornicen-octavia"), capture(2, captor)))


MONUMENT_TO_OCTAVIA = card("monument-to-octavia", _monument_to_octavia())


def _monument_to_primus() -> Ability:
    friend, giver = a(CREATURE, FRIENDLY), a(CREATURE)
    among_friends = move_amber(1, friend, a(CREATURE, other_than(friend), FRIENDLY))
    among_all = move_amber(1, giver, a(CREATURE, other_than(giver)))
    return action(instead_if(among_friends, _is_discarded("consul-primus"), among_all))


MONUMENT_TO_PRIMUS = card("monument-to-primus", _monument_to_primus())
MONUMENT_TO_SHRIX = card(
    "monument-to-shrix",
    spendable(THIS),
    action(instead_if(move_amber(1, YOU, THIS), _is_discarded("citizen-shrix"), move_amber(1, a_player(), THIS))),
)
SACRO_SAURUS = card("sacro-saurus", _exalt_to_deal_3())
TECHNO_SAURUS = card("techno-saurus", _exalt_to_deal_3(), after_reap(if_you_do(discard(a(CARD, in_=hand())), draw())))
UMBRA_SAURUS = card("umbra-saurus", _exalt_to_deal_3())


XENO_SAURUS = card("xeno-saurus", _exalt_to_deal_3(), after_fight(*research()))
DEUSILLUS = card(
    "deusillus",
    play(capture(ALL), deal(5, a(CREATURE, ENEMY))),
    after_fight_or_reap(move_amber(1, THIS, SUPPLY), deal(2, each(CREATURE, ENEMY))),
)
