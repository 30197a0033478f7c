"""Age of Ascension: Sanctum."""

from kfdesk.cards.cota.brobnar import ready_and_fight
from kfdesk.engine.events import DamagePrevented
from kfdesk.engine.state import Remembered
from kfdesk.engine.terms import House, Prevention
from kfdesk.language.adverbs import How
from kfdesk.language.effects.base import Scope
from kfdesk.language.occurrence_table import Kind
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.results import Happening
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase, fixed
from kfdesk.text.words import Pair


def _ambassador_to(house: House) -> Ability:
    return after_fight_or_reap(this_turn(next_(permits((PLAY, USE), a(CARD, of_house(house))))))


LION_BAUTREM = card("lion-bautrem", gets(neighbors_of(THIS), power=2))


def _abond_the_armorsmith() -> tuple[Ability, Ability]:
    armored = gets(each(CREATURE, OTHER, FRIENDLY), armor=1)
    return armored, action(this_turn(armored))


ABOND_THE_ARMORSMITH = card("abond-the-armorsmith", *_abond_the_armorsmith())
AUBADE_THE_GRIM = card("aubade-the-grim", play(capture(3)), after_reap(move_amber(1, THIS, SUPPLY)))
BORDAN_THE_REDEEMED = card("bordan-the-redeemed", action(capture(2)))
CHALLE_THE_SAFEGUARD = card("challe-the-safeguard")


def _golden_aura() -> Ability:
    gilded = a(CREATURE)
    return play(choose(gilded), fully_heal(gilded), this_turn(belongs_to(SANCTUM, gilded), cannot(BE_DAMAGED, gilded)))


GOLDEN_AURA = card("golden-aura", _golden_aura())


def _hallowed_shield() -> Ability:
    shielded = a(CREATURE)
    return action(choose(shielded), this_turn(cannot(BE_DAMAGED, shielded)))


HALLOWED_SHIELD = card("hallowed-shield", _hallowed_shield())


def _healing_blast() -> Ability:
    cure = fully_heal(a(CREATURE))
    return play(cure, if_(there_are(at_least(4), that_much(cure)), gain(2)))


HEALING_BLAST = card("healing-blast", _healing_blast())


@entity
class _WithArmor(How):
    """By armor, not by a ward or because it cannot be damaged."""

    phrase = fixed("with its armor", "durch Rüstung")

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        return isinstance(past.event, DamagePrevented) and past.event.by is Prevention.ARMOR


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


SIR_MARROWS = card("sir-marrows", after(gains_amber(OPPONENT, reaping=True), capture_that()))


def _smite() -> Ability:
    smiter = a(CREATURE, FRIENDLY)
    return play(and_(ready(smiter), fight_with(smiter)), deal(2, neighbors_of(fought_by(smiter))))


SMITE = card("smite", _smite())
THE_GREY_RIDER = card("the-grey-rider", labelled((PLAY, AFTER_FIGHT, AFTER_REAP), may(ready_and_fight(NEIGHBORING))))
BARON_MENGEVIN = card("baron-mengevin", after(discards(YOU, a(CARD, of_house(SANCTUM), in_=hand())), capture(1)))
BARRISTER_JOYA = card("barrister-joya", cannot(REAP, each(CREATURE, ENEMY)))
BROBNAR_AMBASSADOR = card("brobnar-ambassador", _ambassador_to(BROBNAR))
DIS_AMBASSADOR = card("dis-ambassador", _ambassador_to(DIS))
EQUALIZE = card(
    "equalize", play(redistribute(AMBER, each(CREATURE, FRIENDLY)), redistribute(AMBER, each(CREATURE, ENEMY)))
)
FREE_MARKETS = card("free-markets", play(gain(for_each(1, each_of(HOUSE, each(CARD), but=SANCTUM), most=6))))
HAEDROTHS_WALL = card("haedroth-s-wall", gets(each(CREATURE, FRIENDLY, ON_FLANK), power=2))
LOGOS_AMBASSADOR = card("logos-ambassador", _ambassador_to(LOGOS))
MARS_AMBASSADOR = card("mars-ambassador", _ambassador_to(MARS))
PRINCE_DERRIC_UNIFIER = card(
    "prince-derric-unifier", play(if_(there_are(at_least(3), each_of(HOUSE, each(CREATURE, FRIENDLY))), gain(3)))
)
ROTHAIS_THE_FIERCE = card("rothais-the-fierce")
SHADOWS_AMBASSADOR = card("shadows-ambassador", _ambassador_to(SHADOWS))
UNTAMED_AMBASSADOR = card("untamed-ambassador", _ambassador_to(UNTAMED))
ANAHITA_THE_TRADER = card(
    "anahita-the-trader", after_reap(if_you_do(take_control(a(ARTIFACT, FRIENDLY), by=OPPONENT), pay(2)))
)
EYE_OF_JUDGMENT = card("eye-of-judgment", action(purge(a(CREATURE, in_=discard_pile(a_player())))))


def _martyrs_end() -> Ability:
    martyred = destroy(any_number(CREATURE, FRIENDLY))
    return play(martyred, gain(for_each(1, done(martyred))))


MARTYRS_END = card("martyr-s-end", _martyrs_end())
MOTHER_NORTHELLE = card("mother-northelle", after_reap(move_amber(1, a(CREATURE, FRIENDLY), YOU)))
OPAL_KNIGHT = card("opal-knight", play(destroy(each(CREATURE, power(EVEN)))))
PROCLAMATION_346E = card(
    "proclamation-346e",
    while_(there_are(at_most(2), each_of(HOUSE, each(CREATURE, ENEMY))), keys_cost(2, OPPONENT)),
)
SERAPHIC_ARMOR = card("seraphic-armor", gets(HOST, armor=1), play(fully_heal(HOST)))
SHARD_OF_HOPE = card(
    "shard-of-hope", action(repeat(capture(1, a(CREATURE, FRIENDLY)), for_each=each(CARD, FRIENDLY, with_trait(SHARD))))
)
