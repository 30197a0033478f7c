"""Winds of Exchange: Brobnar."""

from kfdesk.cards.cota.brobnar import ready_and_fight
from kfdesk.engine.events import FightBegan
from kfdesk.engine.frames import SentFrame
from kfdesk.engine.play import make_token as put_token
from kfdesk.engine.terms import Way
from kfdesk.engine.use import ready as ready_card
from kfdesk.engine.use import use_by_effect
from kfdesk.language.effects.base import Scope, Steps, joined
from kfdesk.language.estimates import COUNTED, LIFE, TOKEN_POWER, DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.piles import top
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.adverbials import During
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.wording import Fragment

_FRIENDS, _FOES = each(CREATURE, FRIENDLY), each(CREATURE, ENEMY)
_OTHER_BROBNAR = each(CREATURE, OTHER, FRIENDLY, of_house(BROBNAR))
ANCIENT_BATTLEGROUND = card(
    "ancient-battleground", together(cannot(REAP, _FRIENDS), gains(_FRIENDS, after_fight(gain(1))))
)


@entity
class _HordeAgainstEach(Instruction):
    """For each enemy creature make a token creature, ready it and let it fight that creature, ignoring taunt.

    There are as many tokens as there were enemy creatures, one after the other; the active player says which enemy
    each one fights. One that has left play is fought by none. Rules: "For each", FAQ on Endless Hordes.
    """

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        cards = core.state.cards
        enemies = {c: cards[c].entered for c in core.state.players[scope.opponent].line}
        outcomes = []
        for _ in range(len(enemies)):
            for card in (yield from top(1, deck()).pick(scope)):
                made = yield from put_token(core, scope.you, card, scope.source)
                outcomes.append(made)
                if not made.done:
                    continue
                yield from ready_card(core, card, scope.you, scope.source)
                before = len(core.events)
                left = frozenset(c for c, entered in enemies.items() if cards[c].entered == entered)
                with core.frames.within(SentFrame(card, left)):
                    yield from use_by_effect(core, scope.you, card, (Way.FIGHT,), scope.source)
                for event in core.events[before:]:
                    if isinstance(event, FightBegan) and event.card == card:
                        enemies.pop(event.against, None)
        return joined(outcomes)

    def worded(self) -> Fragment:
        return _ONE_AT_A_TIME.of(effect=During(_FOR_EACH, _MAKE), ready=_READY, fight=_FIGHT)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.EFFECTIVE_POWER, COUNTED * TOKEN_POWER, context)
        estimate.add(EstimateKind.REMOVAL, COUNTED * TOKEN_POWER / LIFE, context)


_FOR_EACH = fixed("for each enemy creature", "für jede feindliche Kreatur")
_ONE_AT_A_TIME = Frame(
    en="{effect}, {ready}, and {fight}. Resolve these fights one at a time",
    de="{effect}, {ready} und {fight}. Handle diese Kämpfe nacheinander ab",
)
_MAKE = Phrase(en="make a <token creature>", de="eine <Token-Kreatur> erzeugen", rule="glossary/token-creatures")
_READY = Phrase(en="ready it", de="sie spielbereit machen")
_FIGHT = Phrase(
    en="have it fight that enemy creature, ignoring <taunt>",
    de="sie unter Missachtung von <Spott> gegen jene feindliche Kreatur kämpfen lassen",
    rule="glossary/taunt",
)
ENDLESS_HORDES = card("endless-hordes", play(_HordeAgainstEach()))
FROST_GIANT = card("frost-giant", cannot(READY_UP, THIS, step=READY_STEP))


def _hallafest() -> Ability:
    found = search(up_to(4, CARD, with_trait(BRAKKEN), different(NAME)), shuffling_said=True)
    return play(found, gain_chains(equal_to(done(found))))


HALLAFEST = card("hallafest", _hallafest())
HARMAL_ATOON = card("harmal-atoon", gains(_OTHER_BROBNAR, destroyed(return_(THIS))))


def _kretchee() -> tuple[Ability, Ability]:
    exalted, captor = a(CREATURE), a(CREATURE)
    return (
        after(exalts(a_player(), exalted), place_amber(1, exalted)),
        after(captures(captor), place_amber(1, captor)),
    )


KRETCHEE = card("kretchee", *_kretchee())


def _nirbor_flamewing() -> tuple[Ability, Ability]:
    reborn = if_you_do(may(destroy(a(CREATURE, FRIENDLY))), put_into_play(THIS, READY))
    return at(START, YOU, if_(is_(THIS, discard_pile()), reborn)), destroyed(make_token())


NIRBOR_FLAMEWING = card("nirbor-flamewing", *_nirbor_flamewing())
REVNA_STARSONG = card("revna-starsong", loses(each(CREATURE, FRIENDLY, named("berserker")), AFTER_FIGHT))


def _brawl_in() -> Ability:
    made = make_token(2)
    return play(made, enrage(those(made, CREATURE, TOKEN)))


BRAWL_IN = card("brawl-in", _brawl_in())


def _broken_axe_outpost() -> Ability:
    sent = a(CREATURE, FRIENDLY)
    return action(if_you_do(put(sent, DECK_BOTTOM, printed=owner_of(sent)), deal(6, a(CREATURE, ENEMY))))


BROKEN_AXE_OUTPOST = card("broken-axe-outpost", _broken_axe_outpost())
CRIM_TORCHTOOTH = card("crim-torchtooth", after_fight(enrage(neighbors_of(THIS))))
FEATS_OF_STRENGTH = card(
    "feats-of-strength", play(this_turn(after(is_destroyed(a(CREATURE, ENEMY), in_fight=True), make_token())))
)
GED_HAMMER = card("ged-hammer", destroyed(and_(ready(_OTHER_BROBNAR), enrage(_OTHER_BROBNAR))))
THE_GRAND_GORD = card("the-grand-gord", at(START, YOU, if_(is_(most_powerful(CREATURE), FRIENDLY), make_token())))
VOW_OF_BLOOD = card("vow-of-blood", play(deal(2, each(CREATURE, DAMAGED, ENEMY))))
VULKA = card("vulka", gains(each(CREATURE, FRIENDLY, of_house(BROBNAR)), (SPLASH_ATTACK, 1)))
BRIKK_NASTEE = card("brikk-nastee", after(fights(a(CREATURE, OTHER, FRIENDLY, of_house(BROBNAR))), gain(1)))
CROGG_THE_CLUMSY = card("crogg-the-clumsy")
FRESH_MARKS = card("fresh-marks", play(if_you_do(destroy(a(CREATURE, FRIENDLY)), exalt(a(CREATURE, ENEMY, n=3)))))
JARL_SVEND = card("jarl-svend", after(is_destroyed(a(CREATURE, ENEMY), fighting=THIS), make_token()))


def _might_club() -> Ability:
    chosen = a(CREATURE)
    return action(and_(ready(chosen), enrage(chosen)))


MIGHT_CLUB = card("might-club", _might_club())
PELF = card("pelf", after_fight(lose(1, OPPONENT)))
PRESS_GANG = card(
    "press-gang", play(make_token(), if_(happened(is_destroyed(a(CREATURE, ENEMY)), THIS_TURN), archive(THIS)))
)
RAGNAROK_PREP = card(
    "ragnarok-prep", play(then(make_token(), if_(there_are(more_than(_FOES), _FRIENDS), lose(2, OPPONENT))))
)
RANT_AND_RIVE = card("rant-and-rive", play(if_(there_are(at_least(8), amber_of(OPPONENT)), lose(HALF, OPPONENT))))
ROWDY_SKALD = card("rowdy-skald")
SHOCK_HERDER = card("shock-herder", play(ready_and_fight(NEIGHBORING)))


def _stratosmack() -> Ability:
    smacked = a(CREATURE)
    blow = deal(3, smacked)
    return play(blow, if_(is_(smacked, destroyed_by(blow)), make_token()))


STRATOSMACK = card("stratosmack", _stratosmack())
BERSERKER = card("berserker", enters_as(READY, ENRAGED), after_fight(destroy(THIS)))
WARRIOR = card("warrior", cannot(REAP, THIS, unless=there_are(NONE, _FOES)))
SKIRMISHER = card("skirmisher")
GRUMPUS = card("grumpus")

ECTO_CHARGE = card(
    "ecto-charge",
    play(if_you_do(forge(20, reduced_by=each(CARD, in_=discard_pile()), least=6), purge(THIS))),
)
# An effect that names one half of a gigantic creature fails, also where that half is in your hand. Rule: "Gigantic".
NEAR_FUTURE_LENS = card("near-future-lens", TOP_REVEALED, omni(play_card(top(1, deck()))))
CURSE_OF_FORGETFULNESS = card("curse-of-forgetfulness", at(END, YOU, purge(top(1, discard_pile()))))
