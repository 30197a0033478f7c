"""Dark Tidings: Unfathomable."""

from kfdesk.engine.abilities import DONE, Replacement, Steps
from kfdesk.engine.card_facts import last_known
from kfdesk.engine.damage import Hit
from kfdesk.engine.damage import deal as deal_hits
from kfdesk.engine.events import Event, StepBegan
from kfdesk.engine.terms import Step, other_player
from kfdesk.engine.turn import ready_in_step
from kfdesk.language import names
from kfdesk.language.attributes import Named
from kfdesk.language.base import Rule
from kfdesk.language.effects.base import Scope
from kfdesk.language.impact import uncounted
from kfdesk.language.naming import NameChoice
from kfdesk.language.targets import Target
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece

_AQUAN = with_trait(AQUAN)
_TENTACLID = named("tentaclid")

FLAMEGILL_ENFORCER_EVIL_TWIN = card(
    "flamegill-enforcer-evil-twin", after(raises_tide(OPPONENT), enrage(THIS)), action(steal(1))
)


def _giltspine_netcaster_evil_twin() -> Ability:
    caught = a(CREATURE, FRIENDLY, not_(_AQUAN))
    return after_reap(and_(ready(caught), use(caught)))


GILTSPINE_NETCASTER_EVIL_TWIN = card("giltspine-netcaster-evil-twin", _giltspine_netcaster_evil_twin())
HORRID_SYNAN_EVIL_TWIN = card("horrid-synan-evil-twin")


def _kaupe_evil_twin() -> tuple[Ability, Ability]:
    thrown = discard(any_number(CARD, in_=hand()))
    blows = repeat(deal(2, a(CREATURE, ENEMY)), for_each=done(thrown))
    return cannot(PLAY, YOU, more_than=1, each_of=TYPE), after_fight_or_reap(thrown, blows)


KAUPE_EVIL_TWIN = card("kaupe-evil-twin", *_kaupe_evil_twin())
TANIWHA_EVIL_TWIN = card("taniwha-evil-twin", after_fight_or_reap(put(a(CREATURE, in_=discard_pile()), DECK_TOP)))
TOMWA_OF_THE_GLOW_EVIL_TWIN = card(
    "tomwa-of-the-glow-evil-twin",
    after_reap(if_(tide(HIGH), and_(exhaust(a(CREATURE, ENEMY)), by(OPPONENT, discard(random(CARD, in_=hand())))))),
)
WIKOLIA_EVIL_TWIN = card("wikolia-evil-twin", after_reap(exalt(THIS), next_turn(OPPONENT, keys_cost(4, EACH_PLAYER))))


def _drawn_down() -> Ability:
    seen = look_at(top(3, deck(OPPONENT)))
    gone = a(CARD, in_=those(seen, CARD))
    sunk = a(CARD, in_=rest_of(gone))
    return play(seen, and_(discard(gone), put(sunk, DECK_BOTTOM), put(rest_of(sunk), DECK_TOP)))


DRAWN_DOWN = card("drawn-down", _drawn_down())


def _dive_deep() -> Ability:
    thrown = discard(top(1, deck(OPPONENT)))
    return play(thrown, put(a(CREATURE, same(HOUSE, those(thrown, CARD))), DECK_BOTTOM))


DIVE_DEEP = card("dive-deep", _dive_deep())


@entity
class _NameTwo(Instruction):
    """Name two cards, one after the other; they may have one name."""

    first: NameChoice
    second: NameChoice
    weigh = uncounted
    phrase = Phrase(en="name 2 cards", de="2 Karten nennen")

    def carry_out(self, scope: Scope) -> Steps:
        yield from self.first.ask(scope)
        yield from self.second.ask(scope)
        return DONE


@entity
class _AreTheNamed(Condition):
    """The two cards of an earlier instruction are the two that were named, in either order."""

    thrown: Target
    names: tuple[NameChoice, NameChoice]
    phrase = Phrase(en="{thrown} | be the named cards", de="{thrown} | die genannten Karten sein")

    def holds(self, scope: Scope) -> bool:
        cards = [last_known(scope, card) for card in self.thrown.known(scope)]
        return len(cards) == 2 and any(
            all(Named(name).holds(scope, card) for name, card in zip(self.names, two, strict=True))
            for two in (cards, cards[::-1])
        )


def _dark_discovery() -> Ability:
    first, second = a_name(), a_name()
    thrown = discard(bottom(2, deck(OPPONENT)))
    found = _AreTheNamed(those(thrown, CARD), (first, second))
    return play(_NameTwo(first, second), thrown, if_(found, and_(purge(THIS), forge(free=True))))


DARK_DISCOVERY = card("dark-discovery", _dark_discovery())
OMNIPUS = card(
    "omnipus",
    cannot(FIGHT, THIS),
    play(discard(top(8, deck())), play_card(each(CARD, _TENTACLID, in_=discard_pile()))),
    after_reap(gain(for_each(1, each(CREATURE, FRIENDLY, _TENTACLID)))),
)
TENTACLID = card("tentaclid", cannot(REAP, THIS))
CORRODE = card(
    "corrode", play(choose_one(destroy(a(ARTIFACT)), destroy(a(UPGRADE)), destroy(a(CREATURE, armor(SOME)))))
)
CUP_OF_WATER = card(
    "cup-of-water", play(stun(all_of(each(CREATURE, with_trait(CYBORG)), each(CREATURE, with_trait(ROBOT)))))
)
DEEP_PRIEST_GLEBE = card("deep-priest-glebe", after(plays(YOU, a(CREATURE, _AQUAN)), exhaust(a(CREATURE, ENEMY))))
EFFIGY_OF_MELERUKH = card(
    "effigy-of-melerukh",
    after(reaps(a(CREATURE, ENEMY)), put_counters(AWAKENING, 1, THIS)),
    as_soon_as(
        there_are(at_least(6), counters_on(AWAKENING, THIS)),
        for_good(becomes_creature(THIS, power=100, armor=100), considered(THIS, BLANK)),
    ),
)
FLASH_FREEZE = card("flash-freeze", play(this_turn(after(plays(YOU, a(CARD, OTHER)), exhaust(a(CREATURE))))))


def _general_sherman() -> tuple[Ability, ...]:
    banned = each(CREATURE, OTHER)
    return (
        deals_when_fighting(0),
        play(purge(banned), for_good(after(leaves(THIS), return_(banned, IN_PLAY)))),
    )


GENERAL_SHERMAN = card("general-sherman", *_general_sherman())
KILIGOGS_TRENCH = card(
    "kiligog-s-trench",
    at(
        END,
        YOU,
        then(put_counters(DEPTH, 1, THIS), destroy(each(CREATURE, power(equal_to(counters_on(DEPTH, THIS)))))),
    ),
)
_OTHERS_TIRED = each(CREATURE, OTHER, EXHAUSTED)
LLACK_GABOON = card(
    "llack-gaboon",
    gets(THIS, power=for_each(1, _OTHERS_TIRED)),
    while_(there_are(at_least(3), _OTHERS_TIRED), gains(THIS, SKIRMISH, (HAZARDOUS, 5))),
)
PORTALMONGER = card("portalmonger", while_(tide(HIGH), keys_cost(4, OPPONENT)))
RUSTMISER = card("rustmiser", after_reap(exhaust(each(ARTIFACT, ENEMY))))
SOBOGGS_THINGAMABOB = card("sobogg-s-thingamabob", after(forges(OPPONENT), exhaust(each(CREATURE, ENEMY))))
TANIWHA = card("taniwha", after_fight_or_reap(and_(destroy(a(CREATURE, FRIENDLY)), gain(1))))
TE_WHEKE_KRAKEN = card(
    "te-wheke-kraken",
    play(if_you_do_not(exhaust(a(CREATURE, FRIENDLY, of_house(UNFATHOMABLE), n=2)), destroy(THIS))),
    after_fight_or_reap(deal(2, a(CREATURE), splash=2)),
)
THALASSOPHOBIA = card("thalassophobia", play(discard(top(10, deck(OPPONENT)))))


@entity
class _StrikesInsteadOfReadying(Rule, Replacement):
    """Your opponent deals damage to this creature for each of their exhausted creatures instead of readying them.

    Their artifacts are readied as always. Rule: FAQ on The Chosen One.
    """

    replaces = (StepBegan,)

    def catches(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, StepBegan) and event.step is Step.READY and event.player != scope.you

    def instead(self, scope: Scope, event: Event) -> Steps:
        core = scope.core
        theirs = core.state.players[other_player(scope.you)]
        tired = sum(not core.state.cards[c].ready for c in theirs.line)
        yield from deal_hits(core, [Hit(scope.source, tired, scope.source)])
        return (yield from ready_in_step(core, theirs.artifacts))

    def spoken(self) -> Piece:
        return _INSTEAD.of(step=names.step_of(Step.READY, OPPONENT))


_INSTEAD = Frame(
    en="during {step}, instead of readying creatures, your opponent deals 1{damage} to {this} for each exhausted"
    " creature they control",
    de="statt in {step:dat} Kreaturen spielbereit zu machen, fügt dein Gegner {this:dat} für jede erschöpfte Kreatur,"
    " die er kontrolliert, 1{damage} zu",
)
THE_CHOSEN_ONE = card("the-chosen-one", _StrikesInsteadOfReadying())
KAUPE = card("kaupe", cannot(PLAY, OPPONENT, more_than=1, each_of=TYPE))
