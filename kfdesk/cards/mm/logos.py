"""Mass Mutation: Logos."""

from kfdesk.language.words import *

AUTO_ENCODER = card("auto-encoder", after(discards(YOU, a(CARD, in_=hand())), archive(top(1, deck()))))
BOT_BOOKTON = card("bot-bookton", after_reap(play_card(top(1, deck()))))
_SWAP_A_CARD = if_you_do(discard(a(CARD, in_=hand())), draw())
DAEMO_BOT = card("dæmo-bot", after_reap(_SWAP_A_CARD), destroyed(steal(1)))
DIAMETRIC_CHARGE = card("diametric-charge", play(deal(1, a(CREATURE), splash=2)))
ECLECTIC_INQUIRY = card("eclectic-inquiry", play(archive(top(2, deck()))))
EVEN_IVAN = card("even-ivan", action(if_(there_are(EVEN, amber_of(OPPONENT)), steal(1))))
INFOMORPH = card("infomorph")


def _lethologica() -> Ability:
    discarded = discard_until(a(CARD, of_house(LOGOS)))
    return play(
        discarded,
        if_(there_are(SOME, done(discarded, of_house(LOGOS))), put(those(discarded, CARD), HAND, printed=YOU)),
    )


LETHOLOGICA = card("lethologica", _lethologica())


def _from_hand_or_archives() -> Instruction:
    """Discard a Logos card from your hand or your archives."""
    of_logos = of_house(LOGOS)
    return discard(one_of(a(CARD, of_logos, in_=hand()), a(CARD, of_logos, in_=archives())))


MUNCHLING = card("munchling", after_fight(if_you_do(may(_from_hand_or_archives()), gain(1))))
OPPOSITION_RESEARCH = card("opposition-research", play(next_turn(OPPONENT, cannot(REAP, each(CREATURE, ENEMY)))))
Q_MECHS = card("q-mechs", play(draw()), destroyed(archive(THIS)))
TITAN_ENGINEER = card("titan-engineer", while_(is_(THIS, not_(ON_FLANK)), keys_cost(1, EACH_PLAYER)))
CAUSAL_LOOP = card("causal-loop", play(archive(), archive(THIS)))
CHRONUS = card("chronus", after(resolves_icon(YOU, DRAW), may(archive())))
FISSION_BLOOM = card("fission-bloom", action(this_turn(next_(icons_again()))))
FORGE_COMPILER = card("forge-compiler", after(forges(OPPONENT), and_(destroy(THIS), ward(each(CREATURE, FRIENDLY)))))
KRRRZZZAAAP = card("krrrzzzaaap", play(destroy(each(CREATURE, not_(with_trait(MUTANT)))), gain_chains(1)))
MUTAGENIC_SERUM = card(
    "mutagenic-serum", omni(destroy(THIS), this_turn(permits(USE, each(CREATURE, FRIENDLY, with_trait(MUTANT)))))
)


def _novu_dynamo() -> Ability:
    discarded = _from_hand_or_archives()
    return at(START, YOU, may(discarded), if_(there_are(SOME, done(discarded)), gain(1), otherwise=destroy(THIS)))


NOVU_DYNAMO = card("novu-dynamo", _novu_dynamo())
PROFESSOR_TERATO = card("professor-terato", gains(each(CREATURE, with_trait(MUTANT)), after_reap(draw())))


def _adaptoid() -> Ability:
    adapting = choose_one(
        this_turn(gets(THIS, armor=2)),
        this_turn(gains(THIS, (ASSAULT, 2))),
        this_turn(gains(THIS, after_fight(steal(1)))),
    )
    return after(plays(YOU, a(CARD, icons(SOME))), adapting)


ADAPTOID = card("adaptoid", _adaptoid())


def _animator() -> Ability:
    animated = a(ARTIFACT)
    return action(this_turn(becomes_creature(animated, power=3), belongs_to(ACTIVE, animated)))


ANIMATOR = card("animator", _animator())


_KEYS_COST_3_MORE = next_turn(OPPONENT, keys_cost(3, EACH_PLAYER))
AUTO_VAC_5150 = card(
    "auto-vac-5150", action(if_you_do(may(discard(a(CARD, in_=archives()))), _KEYS_COST_3_MORE, otherwise=archive()))
)


def _cyber_clone() -> Ability:
    cloned = a(CREATURE, OTHER)
    return play(purge(cloned), until_leaves(THIS, gains_of(THIS, cloned, stats=True)))


CYBER_CLONE = card("cyber-clone", _cyber_clone())
LIBRARY_CARD = card("library-card", action(if_you_do(purge(THIS), this_turn(after(plays(YOU, a(CARD)), draw())))))
MIND_OVER_MATTER = card("mind-over-matter", play(put(each(CREATURE), ARCHIVES)))
THE_ARCHIVIST = card("the-archivist", ARCHIVED_FACEUP, while_(is_(THIS, archives()), PICKS_UP_SOME))
ITS_COMING = card("it-s-coming", play(search(a(GIGANTIC_HALF), shuffling_said=True)))
DINO_BOT = card("dino-bot", play(if_you_do(may(exalt(THIS)), deal(3, a(CREATURE)))), after_reap(_SWAP_A_CARD))
LYCO_BOT = card("lyco-bot", after_reap(_SWAP_A_CARD))
ODD_CLAWDE = card("odd-clawde", action(if_(there_are(ODD, amber_of(OPPONENT)), steal(1))))
SACRO_BOT = card("sacro-bot", after_reap(_SWAP_A_CARD))
UMBRA_BOT = card("umbra-bot", after_reap(_SWAP_A_CARD))


def research() -> tuple[Instruction, ...]:
    """Look at the top 3 cards of your deck: one comes into your hand, one goes to the bottom of the deck."""
    seen = look_at(top(3, deck()))
    kept = a(CARD, in_=those(seen, CARD))
    return seen, and_(put(kept, HAND, printed=YOU), put(a(CARD, in_=rest_of(kept)), DECK_BOTTOM))


XENO_BOT = card("xeno-bot", after_fight(*research()), after_reap(_SWAP_A_CARD))


def _ultra_gravitron() -> tuple[Ability, Ability]:
    purged = a(CREATURE)
    return (
        play(archive(top(5, deck()))),
        after_fight_or_reap(if_you_do(discard(a(CARD, in_=archives())), and_(purge(purged), resolve_icons(purged)))),
    )


ULTRA_GRAVITRON = card("ultra-gravitron", *_ultra_gravitron())
