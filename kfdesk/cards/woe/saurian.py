"""Winds of Exchange: Saurian."""

from kfdesk.engine.abilities import Mod, Static
from kfdesk.engine.core import Core, handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.destruction import destroy as destroy_cards
from kfdesk.engine.terms import CREATURES, CardId, DecisionKind
from kfdesk.language.base import Rule
from kfdesk.language.effects.base import NOTHING, Scope, Steps
from kfdesk.language.estimates import ONE_IN, DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.joining import Sentences
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.second_person import person
from kfdesk.text.wording import Fragment, Wordable
from kfdesk.text.words import Pair, Words, enumerated

_FRIENDS, _FOES = each(CREATURE, FRIENDLY), each(CREATURE, ENEMY)
_OUTNUMBERED = there_are(more_than(_FRIENDS), _FOES)
_WISE = is_(THIS, counters(WISDOM, SOME))


def _taught(pupil: str) -> Instruction:
    """You may put a wisdom counter on a creature of that name."""
    return may(put_counters(WISDOM, 1, a(CREATURE, named(pupil))))


AEDILE_TULLIA = card("aedile-tullia", after(exalts(YOU, a(CREATURE, FRIENDLY, not_(TOKEN))), make_token()))


def _aristotlmimus() -> Ability:
    all_three = and_(draw(), archive(), play_card(a(CARD, in_=archives())))
    return after_reap(if_(_WISE, all_three, otherwise=may(play_card(a(CARD, in_=archives())))))


ARISTOTLMIMUS = card("aristotlmimus", _aristotlmimus())
CONSCRIPTION = card("conscription", play(make_token(for_each(1, excess(_FOES, _FRIENDS)))))


@entity
class _NextUseCannot(Rule, Static[CardId]):
    """The next time a creature is used, it cannot reap, or cannot fight: whatever it is used for, that is over then."""

    kind: Mod
    until_used = True

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return scope.core.state.cards[subject].definition.type in CREATURES

    def worded(self) -> Fragment:
        english, german = _CANNOT_REAP_THEN if self.kind is Mod.CANNOT_REAP else _CANNOT_FIGHT_THEN
        return PerLanguage(english, _NEXT_CANNOT.of(clause=german))

    def during(self, time: Wordable) -> Fragment:
        return self.worded()

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, ONE_IN, context)


_NEXT_CANNOT = Frame(en="{clause:cannot}", de="{clause:cannot}")
_CANNOT_REAP_THEN = (
    Frame(en="the next time a creature is used this turn, it cannot reap", de=""),
    Phrase(
        en="the next creature used this turn | reap",
        de="die nächste Kreatur, die in diesem Zug verwendet wird, | dabei ernten",
    ),
)
_CANNOT_FIGHT_THEN = (
    Frame(en="the next time a creature is used this turn, it cannot fight", de=""),
    Phrase(
        en="the next creature used this turn | fight",
        de="die nächste Kreatur, die in diesem Zug verwendet wird, | dabei kämpfen",
    ),
)
EDICT_OF_NEROTAURUS = card(
    "edict-of-nerotaurus",
    after(reaps(), this_turn(_NextUseCannot(Mod.CANNOT_REAP))),
    after(fights(), this_turn(_NextUseCannot(Mod.CANNOT_FIGHT))),
)
_VOTE = either(put_counters(YEA, 1, GRANTING_CARD), put_counters(NAY, 1, GRANTING_CARD))
ELECTION = card(
    "election",
    gains(each(CREATURE), after_reap(_VOTE)),
    as_soon_as(there_are(at_least(6), counters_on(YEA, THIS)), and_(destroy(THIS), destroy(each(CREATURE)))),
    as_soon_as(there_are(at_least(6), counters_on(NAY, THIS)), destroy(each(ARTIFACT))),
)
MAGISTRATE_CRISPUS = card(
    "magistrate-crispus",
    at(END, YOU, by(EACH_PLAYER, take_control(all_of(each(CREATURE, owned_by(YOU)), each(ARTIFACT, owned_by(YOU)))))),
)
PLATOPELTA = card(
    "platopelta",
    after_reap(if_(_WISE, draw()), archive(), if_(_WISE, _taught("aristotlmimus"))),
)
RAMPAGING_BRUTODON = card("rampaging-brutodon", toll(destroy(a(CREATURE, FRIENDLY)), USE, THIS), play(make_token()))
SOCRATEROSAURUS = card("socraterosaurus", after_reap(draw(), _taught("platopelta")))


@entity
class _DestroyHalves(Instruction):
    """Each player's battleline is divided in half; the active player says which half of each is destroyed.

    Of an odd number of creatures either half may be the larger one; of a single creature one half is empty. All that is
    destroyed is destroyed together. Rule: "Active player".
    """

    def worded(self) -> Fragment:
        return Sentences((_DIVIDE, _DESTROY_ONE_HALF))

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        doomed: list[CardId] = []
        for player in EACH_PLAYER.players(scope):
            line = core.state.players[player].line
            cuts = {len(line) // 2, len(line) - len(line) // 2}
            halves = {f"mode:left-{cut}": line[:cut] for cut in sorted(cuts)}
            halves |= {f"mode:right-{len(line) - cut}": line[cut:] for cut in sorted(cuts)}
            different: dict[tuple[CardId, ...], str] = {}
            for key, cards in halves.items():
                different.setdefault(cards, key)
            if line:
                options = tuple(Option(key, _named(core, key, cards)) for cards, key in different.items())
                prompt = WHICH_HALF.filled(who=person(core.names[player]))
                keys = yield Decision(core.state.active, DecisionKind.MODE, prompt, handle(scope.source), options)
                doomed += halves[keys[0]]
        return (yield from destroy_cards(core, doomed, scope.source)) if doomed else NOTHING

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.BOARD_WIPES, ONE_IN, context)


def _named(core: Core, key: str, cards: tuple[CardId, ...]) -> Words:
    """Return what a half is called: its side and its creatures."""
    side = LEFT_HALF if key.startswith("mode:left") else RIGHT_HALF
    return side.filled(cards=enumerated(core.title(card_) for card_ in cards)) if cards else NO_CREATURE


WHICH_HALF = Pair(
    "Which half of {who:poss} battleline is destroyed?", "Welche Hälfte der Schlachtreihe {who:poss} wird zerstört?"
)
LEFT_HALF = Pair("Left: {cards}", "Links: {cards}")
RIGHT_HALF = Pair("Right: {cards}", "Rechts: {cards}")
NO_CREATURE = Pair("The half without a creature", "Die Hälfte ohne Kreatur")
_DIVIDE = Phrase(
    en="divide each player’s battleline in half, as evenly as possible, without changing the order of its creatures",
    de="die Schlachtreihe jedes Spielers so gleichmäßig wie möglich in zwei Hälften [teilen], ohne die Reihenfolge der "
    "Kreaturen zu ändern",
).of()
_DESTROY_ONE_HALF = Phrase(
    en="destroy each creature in one of the halves of each battleline",
    de="in jeder Schlachtreihe alle Kreaturen einer der beiden Hälften zerstören",
).of()
TECTONIC_SHIFT = card("tectonic-shift", play(_DestroyHalves()))


TRAINING_COSTS = card("training-costs", cannot(DISCARD, THIS), play(if_you_do_not(lose(2), shuffle(THIS, printed=YOU))))


def _ambrosia_outpost() -> Ability:
    sent = a(CREATURE, FRIENDLY)
    return action(if_you_do(put(sent, DECK_BOTTOM, printed=owner_of(sent)), move_amber(1, a(CREATURE, FRIENDLY), YOU)))


AMBROSIA_OUTPOST = card("æmbrosia-outpost", _ambrosia_outpost())
CHAOSODON = card("chaosodon", before_fight(deal(3, neighbors_of(THIS))))
HOPLITES_DORY = card("hoplite-s-dory", gets(HOST, power=for_each(2, each(CREATURE, EXHAUSTED, on_the(LEFT, HOST)))))
IMPERATOR_DRUSILLA = card(
    "imperator-drusilla",
    while_(_OUTNUMBERED, gains(THIS, (SPLASH_ATTACK, 4))),
    play(destroy(a(CREATURE, OTHER, FRIENDLY))),
)


def _inspiring_oration() -> Ability:
    exalted = a(CREATURE, FRIENDLY)
    return play(exalt(exalted), make_token(for_each(1, amber_on(exalted))))


INSPIRING_ORATION = card("inspiring-oration", _inspiring_oration())
PAX_SAURIANA = card("pax-sauriana", play(ward(each(CREATURE))))
PHALANX_LEADER = card(
    "phalanx-leader",
    play(make_token(spot=next_to(LEFT, THIS))),
    after_fight_or_reap(this_turn(gets(each(CREATURE, on_the(LEFT, THIS)), power=2))),
)
PRAETOR_MARIUS = card("praetor-marius", after_reap(capture(for_each(1, each(CREATURE, EXHAUSTED, on_the(LEFT, THIS))))))
AQUILIA_LONE_HERO = card("aquilia-lone-hero", omni(if_(_OUTNUMBERED, capture(1))))


def _arm_the_plebeians() -> Ability:
    made = make_token()
    return play(made, ward(those(made)))


ARM_THE_PLEBEIANS = card("arm-the-plebeians", _arm_the_plebeians())
BALLISTEGO = card("ballistego", while_(is_(THIS, amber(SOME)), gains(THIS, (SPLASH_ATTACK, 3))), play(may(exalt(THIS))))


def _chancellor_dexterus() -> Ability:
    beside = a(CREATURE, neighbor_of(THIS), on_the(RIGHT, THIS))
    return after_reap(if_you_do(may(exalt(beside)), this_turn(belongs_to(SAURIAN, beside))))


CHANCELLOR_DEXTERUS = card("chancellor-dexterus", _chancellor_dexterus())


def _epic_poem() -> Ability:
    exalted = a(CREATURE, FRIENDLY)
    return play(exalt(exalted), gain(for_each(1, amber_on(exalted))))


EPIC_POEM = card("epic-poem", _epic_poem())
GRAMMATICUS_THRAX = card("grammaticus-thrax")
LEGIONARY_TRAINER = card("legionary-trainer", enters_as(READY, of=each(CREATURE, FRIENDLY, TOKEN)), play(make_token()))
LONGUSAUR_LECTOR = card("longusaur-lector", labelled((PLAY, AFTER_REAP), if_you_do(may(exalt(THIS)), make_token())))
PALE_INTO_INSIGNIFICANCE = card("pale-into-insignificance", play(destroy(each(CREATURE, LOWEST_POWER))))
RECRUIT = card(
    "recruit", play(make_token(), if_(happened(exalts(YOU, a(CREATURE, FRIENDLY)), THIS_TURN), archive(THIS)))
)


def _symposium() -> Ability:
    first = a(CREATURE, FRIENDLY)
    second = a(CREATURE, one_more_than(first), FRIENDLY)
    again = may(and_(exalt(second), ready(second), use(second)))
    return play(and_(exalt(first), ready(first), use(first)), if_(is_(first, TOKEN), again))


SYMPOSIUM = card("symposium", _symposium())
BELLATORAN_WARRIOR = card("bellatoran-warrior")
SCHOLAR = card("scholar", after_reap(draw()))
SENATOR = card("senator", action(next_turn(OPPONENT, keys_cost(1, EACH_PLAYER))))
TROOPER = card("trooper", after_fight_or_reap(exalt(THIS)))
