"""Prophetic Visions: Saurian."""

from kfdesk.language.words import *

ADORNED = amber(SOME)
"""With Æmber on it."""

HADRIANUS_LORICA = card("hadrianus-lorica", gets(each(CREATURE, FRIENDLY, ADORNED), armor=3), play(may(exalt(THIS))))
LICTOR_JUSTINIAN = card("lictor-justinian", after(plays(OPPONENT), deal(1, each(CREATURE, ENEMY))))
ORNATE_REMUNERATION = card(
    "ornate-remuneration",
    play(choose_one(move_amber(ALL, a(CREATURE, FRIENDLY), YOU), capture(3, a(CREATURE, FRIENDLY)))),
)


def _plublio_s_decree() -> Ability:
    praise = exalt(up_to(3, CREATURE, FRIENDLY))
    return play(may(praise), this_turn(belongs_to(SAURIAN, those(praise))))


PLUBLIO_S_DECREE = card("plublio-s-decree", _plublio_s_decree())
SALVATOREM = card(
    "salvatorem",
    cannot(PLAY, THIS),
    cannot(BE_DAMAGED, each(CREATURE, FRIENDLY, READY, ADORNED)),
    fate(put_into_play(THIS, under=OPPONENT)),
)
VESUVIUS_DOME = card(
    "vesuvius-dome", action(move_amber(ALL, each(CREATURE), SUPPLY), destroy(each(CREATURE)), destroy(THIS))
)
DEGENERATE_DECOR = card(
    "degenerate-decor",
    play(choose_one(exalt(most_powerful(CREATURE), 3), capture(3, most_powerful(CREATURE, FRIENDLY)))),
)
GAIUS = card("gaius", after_reap(ward(each(CREATURE, FRIENDLY, OTHER, ADORNED))), scrap(ward(a(CREATURE, FRIENDLY))))
GOVERNOR_GRIDELK = card(
    "governor-gridelk", after_fight(put_into_play(top(1, discard_pile(OPPONENT), CREATURE), under=YOU))
)
GRACCHAN_REFORM = card(
    "gracchan-reform",
    play(as_if_yours(play_card(top(1, deck(OPPONENT))))),
    fate(by(OPPONENT, archive(top(2, deck())))),
)
PALEOGENE_SOCIETY = card(
    "paleogene-society",
    play(return_(a(CARD, OTHER, in_=discard_pile())), purge(THIS)),
    fate(ward(each(CREATURE, ENEMY))),
)
PLANCINA_HIDDEN_AGENT = card(
    "plancina-hidden-agent", destroyed(destroy(neighbors_of(THIS))), fate(put_into_play(THIS, under=YOU))
)
ARCHLEGATE_VALERIA = card(
    "archlegate-valeria",
    before_fight(repeat(exalt(a(CREATURE, ENEMY)), for_each=each(CREATURE, NEIGHBORING, of_house(SAURIAN)))),
)
GOVERNESS_SILVINA = card(
    "governess-silvina",
    play(move_amber(ALL, a(CREATURE, FRIENDLY), most_powerful(CREATURE, ENEMY))),
    scrap(stun(a(CREATURE, amber(NONE), n=2))),
)
LORICA_INFANTRY = card("lorica-infantry", after_fight(if_you_do(may(exalt(THIS)), lose(2, OPPONENT))))
MARCELLA_THE_YOUNGER = card("marcella-the-younger", after_fight_or_reap(if_you_do(may(exalt(THIS)), draw(2))))


def _publius_scipio() -> Ability:
    used = a(CREATURE, FRIENDLY)
    return fate(this_turn(after(uses(YOU, used), deal(4, neighbors_of(used)))))


PUBLIUS_SCIPIO = card("publius-scipio", _publius_scipio())


def _rufus_vergilius() -> Ability:
    sheltered = a(CREATURE, NEIGHBORING)
    return after_reap(capture(1, sheltered), ward(sheltered))


RUFUS_VERGILIUS = card("rufus-vergilius", _rufus_vergilius())


def _sedimentary_nap() -> Ability:
    lost = most_powerful(CREATURE, FRIENDLY)
    return fate(shuffle(lost, printed=owner_of(lost)))


SEDIMENTARY_NAP = card("sedimentary-nap", play(shuffle(a(CREATURE))), _sedimentary_nap())


def _spendthrift() -> Ability:
    spender = a(CREATURE)
    return play(move_amber(ALL, spender, SUPPLY), exalt(spender))


SPENDTHRIFT = card("spendthrift", _spendthrift(), fate(move_amber(ALL, each(CREATURE, ENEMY), OPPONENT)))


def _too_low() -> Ability:
    standard = a(CREATURE, ENEMY)
    return play(choose(standard), destroy(each(CREATURE, power(less_than(power_of(standard))))))


TOO_LOW = card("too-low", _too_low(), fate(destroy(each(CREATURE, FRIENDLY, LOWEST_POWER))))
