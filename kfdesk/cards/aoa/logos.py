"""Age of Ascension: Logos."""

from kfdesk.language.words import *

ARCHIMEDES = card("archimedes", gains(neighbors_of(THIS), destroyed(archive(THIS))))
BINATE_RUPTURE = card("binate-rupture", play(gain(equal_to(amber_of(EACH_PLAYER)), EACH_PLAYER)))
CUTTHROAT_RESEARCH = card("cutthroat-research", play(if_(there_are(at_least(8), amber_of(OPPONENT)), steal(2))))


def _eyegor() -> Ability:
    seen = look_at(top(3, deck()))
    kept = a(CARD, in_=those(seen, CARD))
    return play(seen, and_(put(kept, HAND, printed=YOU), discard(rest_of(kept))))


EYEGOR = card("eyegor", _eyegor())
HELPER_BOT = card("helper-bot", play(this_turn(next_(permits(PLAY, a(CARD, not_(of_house(LOGOS))))))))
HEXPION = card("hexpion", destroyed(archive(all_of(THIS, top(1, deck())))))


def _pip_pip() -> Ability:
    reaper = a(CREATURE, ENEMY)
    return after(reaps(reaper), stun(reaper))


PIP_PIP = card("pip-pip", _pip_pip())


def _poke() -> Ability:
    victim = a(CREATURE, ENEMY)
    poke = deal(1, victim)
    return play(poke, if_(is_(victim, destroyed_by(poke)), draw()))


POKE = card("poke", _poke())
PROFESSOR_SUTTERKIN = card(
    "professor-sutterkin", after_reap(draw(for_each(1, each(CREATURE, FRIENDLY, of_house(LOGOS)))))
)
STANDARDIZED_TESTING = card(
    "standardized-testing", play(destroy(all_of(each(CREATURE, LOWEST_POWER), each(CREATURE, HIGHEST_POWER))))
)
TITAN_LIBRARIAN = card("titan-librarian", at(END, YOU, if_(is_(THIS, not_(ON_FLANK)), archive())))
ZYX_RESEARCHER = card("zyx-researcher", play(either(archive(top(1, deck())), archive(top(1, discard_pile())))))
BACKUP_COPY = card("backup-copy", gains(HOST, destroyed(put(THIS, DECK_TOP, printed=YOU))))
DIRECTOR_OF_ZYX = card("director-of-zyx", at(START, YOU, archive(top(1, deck()))))
EUREKA = card("eureka", play(gain(2), archive(random(CARD, n=2, in_=hand()))))
FILA_THE_RESEARCHER = card("fila-the-researcher", after(plays(a_player(), a(CREATURE, NEIGHBORING)), draw()))


def _jargogle() -> tuple[Ability, Ability]:
    beneath = under(THIS)
    return (
        play(put_under(a(CARD, in_=hand()))),
        destroyed(if_(is_(YOU, ACTIVE), play_card(beneath), archive(beneath))),
    )


JARGOGLE = card("jargogle", *_jargogle())
MEMORY_CHIP = card("memory-chip", after(chooses_house(YOU, LOGOS), archive()))
QUANTUM_FINGERTRAP = card("quantum-fingertrap", action(swap(a(CREATURE, n=2))))


def _seismo_entangler() -> Ability:
    house = a_house()
    return action(choose(house), next_turn(OPPONENT, cannot(REAP, each(CREATURE, of_house(house)))))


SEISMO_ENTANGLER = card("seismo-entangler", _seismo_entangler())
REDACTED_ARTIFACT = card(
    "[redacted]",
    after(
        chooses_house(YOU, LOGOS),
        place_amber(1, THIS),
        if_(there_are(at_least(4), amber_on(THIS)), and_(destroy(THIS), forge(free=True))),
    ),
)


def _entropic_swirl() -> Ability:
    chosen = a(CREATURE)
    return play(
        choose(chosen), gain(for_each(1, each_of(TRAIT, chosen))), deal(for_each(2, each_of(TRAIT, chosen)), chosen)
    )


def _first_entropic_swirl() -> Ability:
    chosen = a(CREATURE)
    return play(choose(chosen), repeat(and_(deal(2, chosen), gain(1)), for_each=each_of(TRAIT, chosen)))


ENTROPIC_SWIRL = card("entropic-swirl", _entropic_swirl(), printed_before(V18_4, _first_entropic_swirl()))


def _fetchdrones() -> Ability:
    thrown = discard(top(2, deck()))
    return action(thrown, repeat(capture(2, a(CREATURE, FRIENDLY)), for_each=done(thrown, of_house(LOGOS))))


FETCHDRONES = card("fetchdrones", _fetchdrones())
MASTER_THE_THEORY = card(
    "master-the-theory",
    play(
        if_(
            there_are(NONE, each(CREATURE, FRIENDLY)),
            may(repeat(archive(), for_each=each(CREATURE, ENEMY))),
        )
    ),
)
PROJECT_ZYX = card("project-zyx", after_fight_or_reap(may(play_card(a(CARD, in_=archives())))))
SCIENTIFICAL_HACK = card("scientifical-hack", omni(sacrifice(THIS), this_turn(permits(USE, each(ARTIFACT, FRIENDLY)))))
SHARD_OF_KNOWLEDGE = card("shard-of-knowledge", action(draw(for_each(1, each(CARD, FRIENDLY, with_trait(SHARD))))))
THE_CURATOR = card("the-curator", enters_as(READY, of=each(ARTIFACT, FRIENDLY)))
