"""Worlds Collide: Dis."""

from kfdesk.engine.abilities import Scope, Steps
from kfdesk.engine.terms import Step
from kfdesk.language import nouns
from kfdesk.language.base import Target
from kfdesk.language.effects.base import Instruction
from kfdesk.language.estimates import ONE_IN, DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.nouns import NEXT
from kfdesk.language.players import Who
from kfdesk.language.reactions import AtEdge
from kfdesk.language.words import *
from kfdesk.records import entity, record
from kfdesk.text import pronouns
from kfdesk.text.adverbials import During
from kfdesk.text.mentions import InContext
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts_of_speech import Adjective
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Nominal, SentenceContext, Wordable, unfold

BUZZLE = card("buzzle", labelled((PLAY, AFTER_FIGHT), if_you_do(may(purge(a(CREATURE, NEIGHBORING))), ready(THIS))))
DENDRIX = card("dendrix", after_fight(by(OPPONENT, discard(random(CARD, in_=hand())))))
DRAINING_TOUCH = card("draining-touch", play(destroy(a(CREATURE, amber(NONE)))))
ETAROMME = card("etaromme", after_reap(destroy(a(CREATURE, of_house(houses_with(MOST, each(CREATURE)))))))


def _festering_touch() -> Ability:
    touched = up_to(2, CREATURE)
    fresh, festering = each(CREATURE, not_(DAMAGED), in_=touched), each(CREATURE, DAMAGED, in_=touched)
    return play(choose(touched), and_(deal(1, fresh), deal(3, festering)))


FESTERING_TOUCH = card("festering-touch", _festering_touch())
HARBINGER_OF_DOOM = card("harbinger-of-doom", destroyed(destroy(each(CREATURE))))
IMPSPECTOR = card("impspector", destroyed(by(OPPONENT, purge(random(CARD, in_=hand())))))


def _infurnace() -> Ability:
    burnt = purge(up_to(2, CARD, in_=discard_pile(a_player())))
    return play(burnt, lose(equal_to(icons_on(those(burnt, CARD), AMBER)), OPPONENT))


INFURNACE = card("infurnace", _infurnace())
LILITHAL = card("lilithal", after_fight_or_reap(capture(1)))


def _malison() -> Ability:
    cursed = a(CREATURE, ENEMY)
    betrayal = capture(1, cursed, from_=controller_of(cursed))
    return after_fight(then(may(move_to(cursed, ANYWHERE)), if_(is_(cursed, ON_FLANK), betrayal)))


MALISON = card("malison", _malison())
ROTGRUB = card("rotgrub", play(lose(1, OPPONENT)), after_reap(archive(THIS)))
THE_EVIL_EYE = card("the-evil-eye", play(next_turn(OPPONENT, keys_cost(3, EACH_PLAYER))))


def _nibble() -> tuple[Instruction, ...]:
    who = a_player()
    shown = reveal(top(5, deck(who)))
    bitten = a(CARD, in_=those(shown, CARD))
    return shown, purge(bitten), shuffle(rest_of(bitten), printed=who)


BORR_NIT = card("borr-nit", after_reap(*_nibble()))
BORR_NITS_TOUCH = card("borr-nit-s-touch", play(*_nibble()))
E_E_ON_THE_FRINGES = card(
    "e-e-on-the-fringes",
    after(
        discards(YOU, a(CARD, of_house(DIS), in_=hand()), turn=YOU),
        if_you_do(may(purge(a(CARD, of_house(DIS), in_=discard_pile(a_player())))), steal(1)),
    ),
)


GIANTS_BANE = card("giants--bane", play(destroy(a(CREATURE, with_trait(GIANT)))))
GLEEFUL_MAYHEM = card("gleeful-mayhem", play(deal(5, one_of_each(HOUSE, CREATURE))))


def _obsidian_forge() -> Ability:
    offered = destroy(any_number(CREATURE, FRIENDLY))
    return action(offered, if_you_do(may(forge(6, reduced_by=done(offered))), destroy(THIS)))


OBSIDIAN_FORGE = card("obsidian-forge", _obsidian_forge())
SNAG = card("snag", after_fight(next_turn(OPPONENT, must(CHOOSE, OPPONENT, fought_by(THIS)))))
SOUL_FIDDLE = card("soul-fiddle", action(enrage(a(CREATURE))))


@entity
class _AtEndOfReadying(AtEdge):
    """At the end of your "ready cards" step, this happens. Rule: "Step 4: Ready cards"."""

    @property
    def of_this_turn(self) -> Fragment:
        return self._said(None)

    def _said(self, which: Adjective | None) -> Fragment:
        step = nouns.step_of(self.step, self.who, *(() if which is None else (which,)))
        return During(_AT_ITS_END.of(step=step), self.effect, moment=True)


_AT_ITS_END = Frame(en="at the end of {step}", de="am Ende {step:gen}")
GREATER_OXTET = card(
    "greater-oxtet",
    _AtEndOfReadying(if_you_do(purge(a(CARD, in_=hand())), put_counters(POWER, 2, THIS)), Step.READY, YOU),
)


def _harvest_time() -> Ability:
    trait = a_trait()
    harvest = purge(each(CARD, with_trait(trait)))
    return play(choose(trait), harvest, gain(for_each(1, done(harvest, controlled_by(EACH_PLAYER))), EACH_PLAYER))


HARVEST_TIME = card("harvest-time", _harvest_time())
LESSER_OXTET = card(
    "lesser-oxtet",
    play(purge(each(CARD, in_=hand()))),
    after_reap(next_turn(OPPONENT, keys_cost(3, EACH_PLAYER))),
)


def _lord_invidius() -> Ability:
    thrall = a(CREATURE, ENEMY, ON_FLANK)
    yours = for_good(belongs_to(DIS, thrall, while_yours=True))
    return gains(THIS, after_reap(and_(take_control(thrall), exhaust(thrall)), yours))


LORD_INVIDIUS = card("lord-invidius", while_(is_(THIS, CENTER), _lord_invidius()))
NONAME = card(
    "noname",
    gets(THIS, power=for_each(1, each(CARD, in_=purged(EACH_PLAYER)))),
    labelled((PLAY, AFTER_FIGHT, AFTER_REAP), purge(a(CARD, in_=discard_pile(a_player())))),
)


SINESTRA = card("sinestra", after(plays(OPPONENT, a(CREATURE, on_the(LEFT))), lose(1, OPPONENT)))


@entity
class _NotTheSameHouse(Instruction):
    """The opponent of the player who chose a house cannot choose it on their next turn."""

    ban: Instruction
    chooser: Who

    def about(self, target: Target) -> Wordable:
        return None

    def carry_out(self, scope: Scope) -> Steps:
        return (yield from self.ban.resolve(scope))

    def worded(self) -> Fragment:
        other = _OtherThan(self.chooser)
        house = NounPhrase((nouns.HOUSE,), mods=(nouns.ACTIVE,), of=Pronoun(other))
        turn = NounPhrase((nouns.TURN,), mods=(NEXT,), of=Pronoun(other))
        return _NOT_THE_SAME.of(who=other, house=house, turn=turn)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, ONE_IN, context)


_NOT_THE_SAME = Phrase(
    en="{who} | cannot choose the same house as {house} on {turn}",
    de="{who} | in {turn:dat} nicht dieselbe Fraktion als {house:acc} wählen können",
)


@record
class _OtherThan(InContext):
    """The opponent of a player: "their opponent"; "you" of your opponent."""

    player: Who

    def in_context(self, context: SentenceContext) -> Nominal:
        fragment, _ = unfold(context.recalled(self.player))
        return pronouns.YOU if fragment is OPPONENT.phrase else NounPhrase((nouns.OPPONENT,), of=self.player)


def _snag_s_mirror() -> Ability:
    chooser, house = a_player(), a_house()
    ban = by(chooser, next_turn(OPPONENT, cannot(CHOOSE, OPPONENT, house)))
    return after(chooses_house(chooser, house), _NotTheSameHouse(ban, chooser))


SNAGS_MIRROR = card("snag-s-mirror", _snag_s_mirror())


def _snaglet() -> Ability:
    house = a_house()
    return action(choose(house), next_turn(OPPONENT, after(chooses_house(OPPONENT, house), steal(2))))


SNAGLET = card("snaglet", _snaglet())
BEASTS_BANE = card("beasts--bane", play(destroy(a(CREATURE, with_trait(BEAST)))))
DEMONS_BANE = card("demons--bane", play(destroy(a(CREATURE, with_trait(DEMON)))))
DEXUS = card("dexus", after(plays(OPPONENT, a(CREATURE, on_the(RIGHT))), lose(1, OPPONENT)))
DINOSAURS_BANE = card("dinosaurs--bane", play(destroy(a(CREATURE, with_trait(DINOSAUR)))))
HUMANS_BANE = card("humans--bane", play(destroy(a(CREATURE, with_trait(HUMAN)))))
SCIENTISTS_BANE = card("scientists--bane", play(destroy(a(CREATURE, with_trait(SCIENTIST)))))
THIEVES_BANE = card("thieves--bane", play(destroy(a(CREATURE, with_trait(THIEF)))))
