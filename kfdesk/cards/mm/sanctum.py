"""Mass Mutation: Sanctum."""

from kfdesk.cards.mm.logos import research
from kfdesk.language.words import *

_MUTANT = with_trait(MUTANT)
ARDENT_HERO = card(
    "ardent-hero",
    cannot(BE_DAMAGED, THIS, by=a(CREATURE, any_of(_MUTANT, power(at_least(5))))),
)
BULL_WARK = card("bull-wark", gains(neighbors_of(THIS), (ASSAULT, 2)))
BURNING_GLARE = card("burning-glare", play(choose_one(stun(a(CREATURE, ENEMY)), stun(each(CREATURE, ENEMY, _MUTANT)))))
COMMANDEER = card("commandeer", play(this_turn(after(plays(YOU, a(CARD, OTHER)), capture(1, a(CREATURE, FRIENDLY))))))
DAEMO_KNIGHT = card("dæmo-knight", destroyed(steal(1)))
FANGS_OF_GIZELHART = card("fangs-of-gizelhart", play(purge(most_powerful(CREATURE))))
FONT_OF_THE_EYE = card(
    "font-of-the-eye",
    omni(if_(happened(is_destroyed(a(CREATURE, ENEMY)), THIS_TURN), capture(1, a(CREATURE, FRIENDLY)))),
)
GENERAL_XALVADOR = card("general-xalvador")
GIZELHARTS_ZEALOT = card("gizelhart-s-zealot", enters_as(READY, ENRAGED))
LIEUTENANT_GORVENAL = card("lieutenant-gorvenal", after(fights(a(CREATURE, FRIENDLY)), capture(1)))
SEEKER_OF_TRUTH = card("seeker-of-truth", after_fight(may(fight_with(a(CREATURE, FRIENDLY, not_(of_house(SANCTUM)))))))
SQUIRE_ALYS = card("squire-alys", play(capture(2)))


def _amberheart() -> Ability:
    chosen = a(CREATURE, FRIENDLY)
    return action(and_(exalt(chosen), ward(chosen), fully_heal(chosen)))


AMBERHEART = card("æmberheart", _amberheart())


def _angry_mob() -> Ability:
    discarded = discard_until(a(CARD, named("angry-mob")))
    found = if_(there_are(SOME, done(discarded, named("angry-mob"))), put(those(discarded, CARD), HAND, printed=YOU))
    return before_fight(may(discarded), found)


ANGRY_MOB = card("angry-mob", _angry_mob())
BALDRIC_THE_BOLD = card(
    "baldric-the-bold", before_fight(if_(is_(fought_by(THIS), most_powerful(CREATURE, ENEMY)), gain(2)))
)
BERINON = card("berinon", after(enters(a(CREATURE, _MUTANT)), enrage(THIS)), after_reap(capture(2)))
BRING_LOW = card("bring-low", play(capture(all_but(5), any_number(CREATURE, FRIENDLY), divided=True)))
GIZELHARTS_STANDARD = card(
    "gizelhart-s-standard", gets(each(CREATURE, FRIENDLY, amber(SOME)), armor=1), play(exalt(a(CREATURE, FRIENDLY)))
)


def _purify() -> Ability:
    mutant = a(CREATURE, _MUTANT)
    discarded = discard_until(a(CREATURE, not_(_MUTANT)), controller_of(mutant))
    entering = if_(
        there_are(SOME, done(discarded, not_(_MUTANT))),
        put_into_play(those(discarded), under=owner_of(those(discarded))),
    )
    return play(if_you_do(purge(mutant), sentences(discarded, entering)))


PURIFY = card("purify", _purify())
SCRIVENER_FAVIAN = card("scrivener-favian", instead(resolves_icon(YOU, CAPTURE), may(steal(1))))


def _book_of_malefaction() -> tuple[Ability, ...]:
    theft = steals(OPPONENT)
    return (
        after(theft, put_counters(WARRANT, for_each(1, that_much(theft)), THIS)),
        omni(if_you_do(remove_counters(WARRANT, 1, THIS), purge(a(CREATURE)))),
    )


BOOK_OF_MALEFACTION = card("book-of-malefaction", *_book_of_malefaction())
CALL_TO_ACTION = card("call-to-action", play(ready(each(CREATURE, FRIENDLY, with_trait(KNIGHT)))))
GIZELHARTS_WRATH = card("gizelhart-s-wrath", play(destroy(each(CREATURE, _MUTANT))))


LADY_LOREENA = card("lady-loreena", taunt_reaches(neighbors_of(neighbors_of(THIS))))


def _mad_prophet_gizelhart() -> Ability | Together:
    cure = fully_heal(each(CREATURE, not_(_MUTANT)))
    return while_(is_(THIS, CENTER), gains(THIS, action(cure, gain(for_each(1, done(cure))))))


MAD_PROPHET_GIZELHART = card("mad-prophet-gizelhart", _mad_prophet_gizelhart())
MASTER_OF_THE_GREY = card("master-of-the-grey", cannot(RESOLVE_ICONS, OPPONENT))
PURIFIER_OF_SOULS = card("purifier-of-souls", cannot(RESOLVE, DESTROYED))
DINO_KNIGHT = card("dino-knight", play(if_you_do(may(exalt(THIS)), deal(3, a(CREATURE)))))
LYCO_KNIGHT = card("lyco-knight")
TECHNO_KNIGHT = card("techno-knight", after_reap(if_you_do(discard(a(CARD, in_=hand())), draw())))
UMBRA_KNIGHT = card("umbra-knight")
XENO_KNIGHT = card("xeno-knight", after_fight(*research()))
