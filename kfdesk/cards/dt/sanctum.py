"""Dark Tidings: Sanctum."""

from kfdesk.cards.cota.brobnar import ready_and_fight
from kfdesk.engine.abilities import Mod, Scope, Steps
from kfdesk.engine.queries import houses
from kfdesk.engine.terms import CardId
from kfdesk.language.base import Target
from kfdesk.language.effects.base import joined
from kfdesk.language.estimates import DeckEstimate, EstimateContext
from kfdesk.language.rules.changes import Constant
from kfdesk.language.targets import Chosen
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.adverbials import During
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Wordable

ALMSMASTER_EVIL_TWIN = card("almsmaster-evil-twin", gains(neighbors_of(THIS), destroyed(steal(1))))
GREY_AUGUR_EVIL_TWIN = card("grey-augur-evil-twin", gains(neighbors_of(THIS), after_reap(and_(gain(1), exalt(THIS)))))
LAERIE_OF_THE_LAKE_EVIL_TWIN = card("lærie-of-the-lake-evil-twin", while_(tide(HIGH), gets(THIS, armor=5)))


@entity
class _Switched(Constant):
    """The power and the armor of a creature have changed places."""

    kind = Mod.SWITCHED
    phrase = Phrase(
        en="the power and armor of {target} || be switched", de="Stärke und Rüstung {target:gen} || vertauscht sein"
    )

    def during(self, time: Wordable) -> Fragment:
        return _SWITCH.of(target=self.target, time=time)

    def stated(self, time: Wordable) -> Wordable:
        return During(time, self)


_SWITCH = Phrase(
    en="switch the power and armor of {target} {time}", de="{time} Stärke und Rüstung {target:gen} vertauschen"
)
LIGHTSMITH_CLARIEL_EVIL_TWIN = card("lightsmith-clariel-evil-twin", action(this_turn(_Switched(a(CREATURE)))))
SENESCHAL_SARGASSA_EVIL_TWIN = card("seneschal-sargassa-evil-twin", after(raises_tide(a_player()), capture(2)))
SIR_BEVOR_EVIL_TWIN = card("sir-bevor-evil-twin")
URIEN_THE_CIRCUMSPECT_EVIL_TWIN = card(
    "urien-the-circumspect-evil-twin", after_reap(lose(equal_to(armor_of(THIS)), OPPONENT))
)
ORPHIEL_SEAS_CHOSEN = card("orphiel-sea-s-chosen", while_(tide(HIGH), gains(THIS, SKIRMISH, after_fight(gain(2)))))
ORPHION_LANDS_CHOSEN = card(
    "orphion-land-s-chosen", while_(tide(LOW), together(gets(THIS, armor=3), gains(THIS, after_reap(capture(2)))))
)
AJA_THE_INCONSPICUOUS = card("aja-the-inconspicuous", while_(is_(THIS, not_(ON_FLANK)), cannot(BE_DAMAGED, THIS)))
AVENGING_AURA = card(
    "avenging-aura", play(this_turn(gains(each(CREATURE, FRIENDLY), (ASSAULT, equal_to(keys_of(OPPONENT))))))
)
DRY_THE_RIVER = card("dry-the-river", gains(each(CREATURE), while_(tide(LOW), cannot(REAP, THIS))))


@entity
class _DownTheLine(Instruction):
    """From a creature to its left neighbor, as long as that one shares a house with it; each time, this happens."""

    first: Chosen
    effect: Instruction

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        found = self.first.known(scope)
        while found and (found := self._next(scope, found[0])):
            outcomes.append((yield from self.effect.resolve(scope)))
        return joined(outcomes)

    @staticmethod
    def _next(scope: Scope, card_: CardId) -> tuple[CardId, ...]:
        """Return the left neighbor of a creature that shares a house with it."""
        line = scope.core.state.players[scope.core.state.cards[card_].controller].line
        at_ = line.index(card_) if card_ in line else 0
        found = line[max(0, at_ - 1) : at_]
        return tuple(c for c in found if {*houses(scope.core, c)} & {*houses(scope.core, card_)})

    def about(self, target: Target) -> Wordable:
        return None

    def worded(self) -> Fragment:
        return _DOWN_THE_LINE.of(creature=Pronoun(self.first), effect=self.effect)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.include(self.effect, context)


_DOWN_THE_LINE = Frame(
    en="if its left <neighbor> shares a house with {creature:acc}, {effect} and repeat this effect on that creature",
    de="falls ihr linker <Nachbar> eine Fraktion mit {creature:dat} gemeinsam hat, {effect} und wiederhole diesen "
    "Effekt an jener Kreatur",
    rule="glossary/neighbor",
)


def _harmonic_ritual() -> Ability:
    first = a(CREATURE, FRIENDLY)
    return play(choose(first), _DownTheLine(first, gain(1)))


HARMONIC_RITUAL = card("harmonic-ritual", _harmonic_ritual())
LIGHTSMITH_CLARIEL = card("lightsmith-clariel", before_fight(may(this_turn(_Switched(THIS)))))


def _sgs_illuminator() -> Ability:
    lamps = exhaust(up_to(4, CREATURE, FRIENDLY, of_house(SANCTUM)))
    dazzled = a(CREATURE)
    return action(lamps, repeat(and_(stun(dazzled), exalt(dazzled)), for_each=done(lamps)))


SGS_ILLUMINATOR = card("sgs-illuminator", _sgs_illuminator())
THE_CORPULENT_COLLECTOR = card("the-corpulent-collector", play(capture(ALL), deal(for_each(1, amber_on(THIS)), THIS)))
TRIAL_BY_WATER = card("trial-by-water", play(reset_tide(), until_your_turn(cannot(RAISE_TIDE, EACH_PLAYER))))
ALMSMASTER = card("almsmaster", play(capture(1, neighbors_of(THIS))))
FIRST_OR_LAST = card(
    "first-or-last", play(choose_one(purge(each(CREATURE, HIGHEST_POWER)), purge(each(CREATURE, LOWEST_POWER))))
)
GREY_AUGUR = card("grey-augur", gains(neighbors_of(THIS), after_fight(gain(1))))
HOLDFAST = card("holdfast", after(is_damaged(a(CREATURE, NEIGHBORING)), ready(THIS)))
HONOR_OR_GLORY = card(
    "honor-or-glory",
    play(choose_one(deal(3, each(CREATURE, ON_FLANK)), deal(3, each(CREATURE, not_(ON_FLANK))))),
)
LIGHT_EVERLASTING = card(
    "light-everlasting", play(play_card(a(CREATURE, of_house(SANCTUM), in_=discard_pile()), ANYWHERE))
)
REDHAND_REGISTRY = card("redhand-registry", after(steals(OPPONENT), next_turn(OPPONENT, skips(FORGE_STEP, OPPONENT))))


def _badgemagus() -> Ability:
    # Reading: reading/neighbors-in-turn
    neighbors = each(CREATURE, NEIGHBORING)
    return after_fight(one_at_a_time(and_(ready(neighbors), fight_with(neighbors))))


BADGEMAGUS = card("badgemagus", _badgemagus())
GRAND_MELEE = card("grand-melee", play(destroy(each(CREATURE, not_(same(HOUSE, neighbors_of(ITSELF)))))))


def _hammer_gram() -> Ability:
    struck = a(CREATURE)
    return play(and_(deal(3, struck), stun(struck)))


HAMMER_GRAM = card("hammer-gram", _hammer_gram())
HEAL_OR_HARM = card("heal-or-harm", play(choose_one(and_(fully_heal(a(CREATURE)), gain(1)), ready_and_fight(FRIENDLY))))
LAERIE_OF_THE_LAKE = card("lærie-of-the-lake", while_(tide(HIGH), gets(each(CREATURE, FRIENDLY), armor=2)))
MARSHAL_EWER = card("marshal-ewer", labelled((PLAY, AFTER_FIGHT), raise_tide()))


def _seneschal_sargassa() -> Ability:
    raiser = a_player()
    captor = a(CREATURE, controlled_by(raiser))
    return after(raises_tide(raiser), capture(2, captor, opponent_of(captor)))


SENESCHAL_SARGASSA = card("seneschal-sargassa", _seneschal_sargassa())


def _shifting_battlefield() -> Ability:
    moved = a(CREATURE, FRIENDLY)
    return play(move_to(moved, ANYWHERE), capture(1, moved))


SHIFTING_BATTLEFIELD = card("shifting-battlefield", _shifting_battlefield())
SIR_BEVOR = card("sir-bevor")
STRANGE_ORDINATION = card("strange-ordination", cannot(PLAY, THIS, unless=tide(HIGH)))


def _taxing_journey() -> Ability:
    pilgrim = a(CREATURE, FRIENDLY)
    return play(capture(1, pilgrim), capture(1, each(CREATURE, neighbor_of(pilgrim), same(HOUSE, pilgrim))))


TAXING_JOURNEY = card("taxing-journey", _taxing_journey())
URIEN_THE_CIRCUMSPECT = card("urien-the-circumspect", after_reap(gain(equal_to(armor_of(THIS)))))
