"""Dark Tidings: Unfathomable."""

from kfdesk.engine.abilities import DONE, Replacement, Steps
from kfdesk.engine.card_facts import last_known
from kfdesk.engine.damage import Hit
from kfdesk.engine.damage import deal as deal_hits
from kfdesk.engine.events import ControlChanged, Event, StepBegan
from kfdesk.engine.terms import AFTER_MAIN, Step, other_player
from kfdesk.engine.turn import ready_in_step
from kfdesk.language import nouns
from kfdesk.language.attributes import Named
from kfdesk.language.base import Rule, Target
from kfdesk.language.durations import Span, begin, next_turn_of
from kfdesk.language.effects.base import Scope
from kfdesk.language.effects.control import claim, control_by
from kfdesk.language.estimates import COUNTED, DeckEstimate, EstimateContext, EstimateKind, uncounted
from kfdesk.language.named_choices import NameChoice
from kfdesk.language.nouns import NEXT
from kfdesk.language.players import Who, done_by
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.joining import And
from kfdesk.text.mentions import Recalling
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import THE
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.pronouns import DOER, Pronoun
from kfdesk.text.wording import Fragment, Wordable

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
    add_to = uncounted
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

    who: Who = OPPONENT
    replaces = (StepBegan,)

    def catches(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, StepBegan) and event.step is Step.READY and event.player in self.who.players(scope)

    def instead(self, scope: Scope, event: Event) -> Steps:
        core = scope.core
        theirs = other_player(scope.you)
        tired = sum(not core.state.cards[c].ready for c in core.state.players[theirs].line)
        yield from deal_hits(core, [Hit(scope.source, tired, scope.source)])
        return (yield from ready_in_step(core, lambda: core.state.players[theirs].artifacts))

    def worded(self) -> Fragment:
        tired = Recalling(each(CREATURE, EXHAUSTED, controlled_by(self.who)), (self.who,), near=True)
        step = nouns.step_of(Step.READY, Pronoun(self.who))
        return _INSTEAD.of(step=step, strikes=_STRIKES.of(who=self.who, tired=tired))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, COUNTED, context.held)


_INSTEAD = Frame(
    en="instead of readying creatures during {step}, {strikes}",
    de="statt in {step:dat} Kreaturen spielbereit zu machen, {strikes:then}",
)
_STRIKES = Phrase(
    en="{who} | deal 1{damage} to {this} for {tired}",
    de="{who} | {this:dat} für {tired:acc} 1{damage} zu-fügen",
)
THE_CHOSEN_ONE = card("the-chosen-one", _StrikesInsteadOfReadying())
THE_SUSURRUS = card(
    "the-susurrus",
    action(
        if_you_do(
            exhaust(a(CREATURE, FRIENDLY, of_house(UNFATHOMABLE))),
            exhaust(one_of(up_to(3, CREATURE), up_to(3, ARTIFACT))),
        )
    ),
)
VOICE_OF_RAKUZEL = card(
    "voice-of-rakuzel",
    while_(tide(HIGH), gets(each(CREATURE, FRIENDLY), power=1, armor=1)),
    while_(tide(LOW), gets(each(CREATURE, ENEMY), power=1, armor=1)),
)


@entity
class _ChangesFlanks(Instruction):
    """A player gives control of the creature on their right flank to their opponent, on whose left flank it is then."""

    who: Who
    add_to = uncounted

    def worded(self) -> Fragment:
        flank = NounPhrase((nouns.FLANK,), mods=(RIGHT.value,), of=DOER)
        creature = described(nouns.CREATURE, THE, _ON_THAT.of(flank=flank))
        given = _GIVE.of(creature=creature, opponent=NounPhrase((nouns.OPPONENT,), of=DOER))
        return done_by(self.who, And((given, _SWEEP.of())))

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        for player in self.who.players(scope):
            for given in core.state.players[player].line[-1:]:
                swept = a(CREATURE)
                claim(scope, control_by(scope, swept, other_player(player)), (given,))
                yield from core.happen(ControlChanged(given, other_player(player), slot=0))
        yield from core.settle()
        return DONE


_ON_THAT = Frame(en="on {flank}", de="an {flank:dat}")
_GIVE = Phrase(
    en="give control of {creature} to {opponent}", de="{opponent:dat} die Kontrolle über {creature:acc} geben"
)
_SWEEP = Phrase(
    en="move it to that player’s <left flank>",
    de="sie an die <linke Flanke> jenes Spielers bewegen",
    rule="glossary/flank",
)


def _whirlpool() -> Ability:
    whoever = a_player()
    return at(END, whoever, _ChangesFlanks(whoever))


WHIRLPOOL = card("whirlpool", _whirlpool())
ABANDON_SHIP = card("abandon-ship", play(instead_if(return_(a(CREATURE)), tide(HIGH), return_(a(CREATURE, n=4)))))
ABYSSAL_ZEALOT = card(
    "abyssal-zealot",
    after(raises_tide(YOU), capture(2)),
    after(raises_tide(OPPONENT), move_amber(2, THIS, SUPPLY)),
)


def _allusions_of_grandeur() -> Ability:
    house = a_house(OPPONENT)
    return play(choose(house), next_turn(OPPONENT, after(chooses_house(OPPONENT, house, other=True), gain(3))))


ALLUSIONS_OF_GRANDEUR = card("allusions-of-grandeur", _allusions_of_grandeur())


def _echo_pearl() -> Ability:
    lulled = a(CREATURE)
    return omni(destroy(THIS), and_(exhaust(lulled), stun(lulled), enrage(lulled)))


ECHO_PEARL = card("echo-pearl", _echo_pearl())
FUGURU = card("fuguru", refills(-1, OPPONENT))
KAUPE = card("kaupe", cannot(PLAY, OPPONENT, more_than=1, each_of=TYPE))


@entity
class _StaysExhausted(Instruction):
    """A creature does not ready in its controller's next "ready cards" step: this turn's, if that is still to come."""

    target: Target
    phrase = Phrase(
        en="{target} | do not ready during {step}", de="{target} | in {step:dat} nicht spielbereit gemacht werden"
    )

    @property
    def step(self) -> Wordable:
        """The step in which it does not ready."""
        return nouns.step_of(Step.READY, controller_of(self.target), NEXT)

    def carry_out(self, scope: Scope) -> Steps:
        state = scope.core.state
        for card_ in (yield from self.target.pick(scope)):
            controller = state.cards[card_].controller
            to_come = controller == state.active and state.step not in AFTER_MAIN
            turn = state.turn if to_come else next_turn_of(scope, controller)
            begin(scope, cannot(READY_UP, self.target, step=READY_STEP), Span(turn, turn))
        return DONE

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.hinders(self.target, 1.0, context)


def _kiri_giltspine() -> Ability:
    reaper = a(CREATURE, ENEMY)
    return after(reaps(reaper), _StaysExhausted(reaper))


KIRI_GILTSPINE = card("kiri-giltspine", _kiri_giltspine())
SCYPHOS = card("scyphos", destroyed(if_(tide(HIGH), archive(THIS))))
SLEEP_WITH_THE_FISHES = card("sleep-with-the-fishes", play(destroy(each(CREATURE, EXHAUSTED))))


def _sparkfist() -> Ability:
    foe = fought_by(THIS)
    return after_fight(and_(stun(foe), exhaust(foe)))


SPARKFIST = card("sparkfist", _sparkfist())
THUNDERTOW = card("thundertow", play(exhaust(a(CREATURE, n=2)), deal(2, each(CREATURE, EXHAUSTED))))


def _tidal_wave() -> Ability:
    hit = a(CREATURE)
    return play(if_(tide(HIGH), destroy(all_of(hit, neighbors_of(hit)))), raise_tide(OPPONENT))


TIDAL_WAVE = card("tidal-wave", _tidal_wave())
TOMWA_OF_THE_GLOW = card(
    "tomwa-of-the-glow",
    after_reap(exhaust(a(CREATURE)), if_(tide(HIGH), draw(for_each(1, each(CREATURE, EXHAUSTED, ENEMY))))),
)
UNDER_PRESSURE = card("under-pressure", cannot(READY_UP, HOST))
WRATH_OR_RUIN = card(
    "wrath-or-ruin", play(choose_one(destroy(a(CREATURE, ON_FLANK)), return_(a(CREATURE, ENEMY, n=2))))
)
BRAIN_DRAIN = card("brain-drain", play(look_at(hand(OPPONENT)), put(a(CARD, in_=hand(OPPONENT)), DECK_TOP)))
BUBBLES = card("bubbles", play(put(a(CREATURE, ENEMY), DECK_TOP)))


def _call_of_the_void() -> Ability:
    called = a(CREATURE)
    gone = and_(destroy(called), lose(1, controller_of(called)))
    return play(instead_if(exhaust(called), is_(called, EXHAUSTED), gone))


CALL_OF_THE_VOID = card("call-of-the-void", _call_of_the_void())
FLAMEGILL_ENFORCER = card("flamegill-enforcer", after(raises_tide(OPPONENT), enrage(THIS)), action(capture(3)))
FRIGORIFIC_ROD = card("frigorific-rod", action(exhaust(one_of(a(CREATURE), a(ARTIFACT)))))
GILTSPINE_NETCASTER = card("giltspine-netcaster", after_reap(exhaust(a(CREATURE))))
HOOKMASTER = card("hookmaster", after_fight(if_(tide(HIGH), lose(2, OPPONENT))))
HORRID_SYNAN = card("horrid-synan")
MAELSTROM = card("mælstrom", play(put(each(CREATURE), DECK_TOP, at_random=True), gain_chains(2)))
PHOTIC_RAIDER = card("photic-raider", play(capture(2)), while_(tide(HIGH), gets(THIS, power=4)))
POUR_TAL = card("pour-tal", play(if_(tide(HIGH), archive(THIS), otherwise=raise_tide())))
RAKUZELS_CHANT = card("rakuzel-s-chant", play(instead_if(exhaust(a(CREATURE)), tide(HIGH), exhaust(each(CREATURE)))))
SEABRINGER_KEKOA = card("seabringer-kekoa", destroyed(raise_tide()))


def _sink_or_swim() -> Ability:
    sunk = a(CREATURE)
    return play(
        choose_one(
            by(OPPONENT, discard(random(CARD, in_=hand()))),
            exhaust(all_of(sunk, neighbors_of(sunk))),
        )
    )


SINK_OR_SWIM = card("sink-or-swim", _sink_or_swim())
STORM_SURGE = card("storm-surge", play(next_turn(OPPONENT, cannot(READY_UP, each(CARD, ENEMY), step=READY_STEP))))
WIKOLIA = card("wikolia", after_reap(next_turn(OPPONENT, keys_cost(2, EACH_PLAYER))))
