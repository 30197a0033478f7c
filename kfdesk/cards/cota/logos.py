"""Call of the Archons: Logos."""

from kfdesk.language.words import *

BOUNCING_DEATHQUARK = card(
    "bouncing-deathquark", play(repeat(destroy(all_of(a(CREATURE, ENEMY), a(CREATURE, FRIENDLY))), may=True))
)
DIMENSION_DOOR = card(
    "dimension-door", play(this_turn(instead(gains_amber(YOU, reaping=True), redirect(from_=OPPONENT))))
)
EFFERVESCENT_PRINCIPLE = card("effervescent-principle", play(lose(HALF, EACH_PLAYER), gain_chains(1)))
FOGGIFY = card("foggify", play(next_turn(OPPONENT, cannot(FIGHT, OPPONENT, a(CREATURE)))))
HELP_FROM_FUTURE_SELF = card(
    "help-from-future-self", play(search(a(CARD, named("timetraveller"))), shuffle(discard_pile()))
)
INTERDIMENSIONAL_GRAFT = card(
    "interdimensional-graft", play(next_turn(OPPONENT, after(forges(OPPONENT), pay(ALL, OPPONENT))))
)
KNOWLEDGE_IS_POWER = card(
    "knowledge-is-power", play(choose_one(archive(), gain(for_each(1, each(CARD, in_=archives())))))
)
LABWORK = card("labwork", play(archive()))
LIBRARY_ACCESS = card(
    "library-access",
    play(this_turn(after(plays(YOU, a(CARD, OTHER)), draw())), purge(THIS)),
    printed_before(V1_3, play(this_turn(after(plays(YOU, a(CARD, OTHER)), draw())))),
)
NEURO_SYPHON = card(
    "neuro-syphon", play(if_(there_are(more_than(amber_of(YOU)), amber_of(OPPONENT)), and_(steal(1), draw())))
)
PHASE_SHIFT = card("phase-shift", play(this_turn(next_(permits(PLAY, a(CARD, not_(of_house(LOGOS))))))))


def _positron_bolt() -> Ability:
    first = a(CREATURE, ON_FLANK)
    second = a(CREATURE, neighbor_of(first))
    return play(deal(3, first), deal(2, second), deal(1, a(CREATURE, neighbor_of(second), other_than(first))))


POSITRON_BOLT = card("positron-bolt", _positron_bolt())
RANDOM_ACCESS_ARCHIVES = card("random-access-archives", play(archive(top(1, deck()))))
REMOTE_ACCESS = card("remote-access", play(as_if_yours(use(a(ARTIFACT, ENEMY)))))
REVERSE_TIME = card("reverse-time", play(then(swap(deck(), discard_pile()), shuffle())))
SCRAMBLER_STORM = card("scrambler-storm", play(next_turn(OPPONENT, cannot(PLAY, OPPONENT, a(ACTION)))))
SLOPPY_LABWORK = card("sloppy-labwork", play(archive(), discard(a(CARD, in_=hand()))))


def _twin_bolt_emission() -> Ability:
    first = a(CREATURE)
    return play(and_(deal(2, first), deal(2, a(CREATURE, other_than(first)))))


TWIN_BOLT_EMISSION = card("twin-bolt-emission", _twin_bolt_emission())
WILD_WORMHOLE = card("wild-wormhole", play(play_card(top(1, deck()))))

ANOMALY_EXPLOITER = card("anomaly-exploiter", action(destroy(a(CREATURE, DAMAGED))))


def _chaos_portal() -> Ability:
    house = a_house()
    card_ = top(1, deck())
    return action(choose(house), reveal(card_), if_(is_(card_, of_house(house)), play_card(card_)))


CHAOS_PORTAL = card("chaos-portal", _chaos_portal())


def _crazy_killing_machine() -> Ability:
    discarding = discard(top(1, deck(EACH_PLAYER)))
    card_ = a(CARD)
    alike = same(HOUSE, card_)
    killing = for_those(those(discarding, CARD), card_, destroy(one_of(a(CREATURE, alike), a(ARTIFACT, alike))))
    return action(discarding, killing, if_(not_(there_are(exactly(2), done(killing))), destroy(THIS)))


CRAZY_KILLING_MACHINE = card("crazy-killing-machine", _crazy_killing_machine())
LIBRARY_OF_BABBLE = card("library-of-babble", action(draw()))
MOBIUS_SCROLL = card("mobius-scroll", action(archive(all_of(THIS, up_to(2, CARD, in_=hand())))))
POCKET_UNIVERSE = card("pocket-universe", spendable(THIS), action(move_amber(1, YOU, THIS)))


def _spangler_box() -> Ability:
    victim = a(CREATURE)
    rest = sentences(take_control(THIS, by=OPPONENT), for_good(after(leaves(THIS), return_(victim, IN_PLAY))))
    return action(if_you_do(purge(victim), rest))


SPANGLER_BOX = card("spangler-box", _spangler_box())


def _spectral_tunneler() -> Ability:
    one = a(CREATURE)
    return action(choose(one), this_turn(considered(one, ON_FLANK), gains(one, after_reap(draw()))))


SPECTRAL_TUNNELER = card("spectral-tunneler", _spectral_tunneler())
STRANGE_GIZMO = card("strange-gizmo", after(forges(YOU), destroy(all_of(each(CREATURE), each(ARTIFACT)))))
THE_HOWLING_PIT = card("the-howling-pit", refills(1, EACH_PLAYER))

BATDRONE = card("batdrone", after_fight(steal(1)))
BRAIN_EATER = card("brain-eater", after(is_destroyed(a(CREATURE, ENEMY), fighting=THIS), draw()))
DEXTRE = card("dextre", play(capture(1)), destroyed(put(THIS, DECK_TOP, printed=YOU)))
DOC_BOOKTON = card("doc-bookton", after_reap(draw()))
DR_ESCOTERA = card("dr-escotera", play(gain(for_each(1, keys_of(OPPONENT)))))


def _dysania() -> Ability:
    discarding = by(OPPONENT, discard(each(CARD, in_=archives())))
    return play(discarding, gain(for_each(1, done(discarding))))


DYSANIA = card("dysania", _dysania())
GANYMEDE_ARCHIVIST = card("ganymede-archivist", after_reap(archive()))
HARLAND_MINDLOCK = card("harland-mindlock", play(until_leaves(THIS, controls(a(CREATURE, ENEMY, ON_FLANK)))))
QUIXO_THE_ADVENTURER = card("quixo-the-adventurer", after_fight(draw()))
MOTHER = card("mother", refills(1))


def _neutron_shark() -> Ability:
    theirs = one_of(a(CREATURE, ENEMY), a(ARTIFACT, ENEMY))
    yours = one_of(a(CREATURE, FRIENDLY), a(ARTIFACT, FRIENDLY))
    discarding = discard(top(1, deck()))
    once = sentences(destroy(all_of(theirs, yours)), discarding)
    again = is_(those(discarding, CARD), not_(of_house(LOGOS)))
    return labelled((PLAY, AFTER_FIGHT, AFTER_REAP), repeat(once, while_=again))


NEUTRON_SHARK = card("neutron-shark", _neutron_shark())
NOVU_ARCHAEOLOGIST = card("novu-archaeologist", action(archive(a(CARD, in_=discard_pile()))))
OZMO_MARTIANOLOGIST = card(
    "ozmo-martianologist",
    after_fight_or_reap(either(heal(3, a(CREATURE, of_house(MARS))), stun(a(CREATURE, of_house(MARS))))),
)
PSYCHIC_BUG = card("psychic-bug", labelled((PLAY, AFTER_REAP), look_at(hand(OPPONENT))))
REPLICATOR = card("replicator", after_reap(as_if_yours(resolve(AFTER_REAP, a(CREATURE, OTHER)))))
RESEARCH_SMOKO = card("research-smoko", destroyed(archive(top(1, deck()))))
SKIPPY_TIMEHOG = card("skippy-timehog", play(next_turn(OPPONENT, cannot(USE, OPPONENT))))
TIMETRAVELLER = card("timetraveller", play(draw(2)), action(shuffle(THIS, printed=YOU)))
TITAN_MECHANIC = card("titan-mechanic", while_(is_(THIS, ON_FLANK), keys_cost(-1, EACH_PLAYER)))


def _vespilon_theorist() -> Ability:
    house = a_house()
    card_ = top(1, deck())
    right = and_(archive(card_), gain(1))
    return after_reap(choose(house), reveal(card_), if_(is_(card_, of_house(house)), right, discard(card_)))


VESPILON_THEORIST = card("vespilon-theorist", _vespilon_theorist())
VEYLAN_ANALYST = card("veylan-analyst", after(uses(YOU, a(ARTIFACT)), gain(1)))

EXPERIMENTAL_THERAPY = card(
    "experimental-therapy",
    permits(USE, HOST, as_active=True),
    play(and_(stun(HOST), exhaust(HOST))),
    printed_before(V18_4, belongs_to(ALL, HOST), play(and_(stun(HOST), exhaust(HOST)))),
)
ROCKET_BOOTS = card("rocket-boots", gains(HOST, after_fight_or_reap(if_(first_time(is_used(THIS)), ready(THIS)))))


def _transposition_sandals() -> Ability:
    other = a(CREATURE, FRIENDLY, OTHER)
    return gains(HOST, action(swap(THIS, other), this_turn(permits(USE, other))))


TRANSPOSITION_SANDALS = card("transposition-sandals", _transposition_sandals())
