"""Grim Reminders: Untamed."""

from kfdesk.engine.damage import take_status
from kfdesk.engine.events import CountersChanged
from kfdesk.engine.terms import Status
from kfdesk.language.base import Target
from kfdesk.language.effects.base import Scope, Steps, joined
from kfdesk.language.estimates import uncounted
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.wording import Fragment

CHOKING_IVY = card("choking-ivy", play(repeat(destroy(each(CREATURE, LOWEST_POWER)), if_=not_(is_(YOU, HAUNTED)))))
CURSE_OF_FERTILITY = card(
    "curse-of-fertility", at(END, YOU, if_(not_(happened(plays(YOU, a(CREATURE)), THIS_TURN)), gain(1, OPPONENT)))
)
DARK_HEART_OF_THE_FOREST = card("dark-heart-of-the-forest", skips(FORGE_STEP, players_with(HAUNTED)))


@entity
class _ClearAway(Instruction):
    """Move all Æmber and all counters from a card to the common supply, those of statuses too.

    Rules: "Move", "Counters and tokens".
    """

    target: Target
    amber: Instruction
    add_to = uncounted

    def worded(self) -> Fragment:
        return _CLEAR_AWAY.of(place=_FROM.of(target=self.target))

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        outcomes = [(yield from self.amber.carry_out(scope))]
        cards = yield from self.target.pick(scope)
        for status in Status:
            outcomes.append((yield from take_status(core, cards, status, scope.source)))
        for card_ in cards:
            counted = {"power": core.state.cards[card_].power_counters, **dict(core.state.cards[card_].counters)}
            yield from core.happen(
                *(CountersChanged(card_, kind, -n, scope.source) for kind, n in counted.items() if n)
            )
        return joined(outcomes)


_CLEAR_AWAY = Phrase(
    en="move all {amber} and counters {place} to the common supply",
    de="alles {amber} und alle Marker {place} in die allgemeine Reserve legen",
)
_FROM = Frame(en="from {target}", de="von {target:dat}")


def _flying_broomstick() -> Ability | Together:
    swept = a(CREATURE)
    return gains(HOST, ELUSIVE, after_reap(and_(fully_heal(swept), _ClearAway(swept, move_amber(ALL, swept, SUPPLY)))))


FLYING_BROOMSTICK = card("flying-broomstick", _flying_broomstick())
FORGOTTEN_GUARDIAN = card(
    "forgotten-guardian",
    play(purge(a(CARD, in_=discard_pile(a_player())))),
    scrap(shuffle(a(CARD, in_=purged(EACH_PLAYER)))),
)
JERVI = card("jervi", after_reap(search(a(CARD), deck())), scrap(archive(a(CARD, in_=discard_pile()))))
SABIRA_THE_MEDIUM = card("sabira-the-medium", after(shuffles(YOU, discard_pile()), gain(3)))
THE_WITCHING_HOUR = card(
    "the-witching-hour", play(return_(each(CREATURE, with_trait(WITCH), in_=discard_pile()), printed=YOU))
)


def _witch_queen() -> tuple[Ability, Ability | Together]:
    coven = each(CREATURE, OTHER, FRIENDLY, with_trait(WITCH))
    charmed = gains(coven, SKIRMISH, ELUSIVE, POISON, destroyed(return_(THIS)))
    return enters_as(READY, of=coven), while_(is_(THIS, CENTER), charmed)


WITCH_QUEEN = card("witch-queen", *_witch_queen())


def _came_back_wrong() -> Ability:
    revenant = a(CREATURE, in_=discard_pile())
    marks = (together(gets(HOST, power=-2), gains(HOST, POISON)),)
    return play(play_card(revenant), attach(THIS, revenant, text=marks))


CAME_BACK_WRONG = card("came-back-wrong", _came_back_wrong())
CAULDRON = card(
    "cauldron",
    omni(
        put_under(top(1, deck()), faceup=True),
        if_(there_are(at_least(3), each(CARD, in_=under(THIS))), play_card(each(CARD, in_=under(THIS)))),
    ),
)
GHOST_TREE = card("ghost-tree", while_(is_(YOU, HAUNTED), deals_when_fighting(0)), scrap(discard(top(5, deck()))))
LOYAL_PACKMATE = card(
    "loyal-packmate", cannot(FIGHT, each(CREATURE, ENEMY), each(CREATURE, FRIENDLY, not_(with_keyword(TAUNT))))
)
NARL_GIBBUS = card(
    "narl-gibbus",
    while_(is_(THIS, ENRAGED), gains(THIS, SKIRMISH, (SPLASH_ATTACK, 3))),
    labelled((PLAY, AFTER_REAP), enrage(THIS)),
)
ROTFEAST = card("rotfeast", play(this_turn(after(is_damaged(a(CREATURE)), gain(1)))))
TILL_THE_EARTH = card("till-the-earth", play(by(EACH_PLAYER, shuffle(discard_pile()))))
WEREWOLF_CURSE = card(
    "werewolf-curse", gains(HOST, (SPLASH_ATTACK, 3), after_fight(archive(GRANTING_CARD))), play(enrage(HOST))
)
AEMBERFLY = card("æmberfly", after_fight(capture(1)), after_reap(move_amber(1, THIS, YOU)))
BLERNEAN_HYDRA = card(
    "blernean-hydra", while_(is_(THIS, DAMAGED), gains(THIS, (SPLASH_ATTACK, equal_to(damage_on(THIS)))))
)
BOG_SPITTER = card(
    "bog-spitter",
    after_fight(discard(random(CARD, in_=hand(a_player())))),
    scrap(if_(there_are(at_least(6), amber_of(OPPONENT)), steal(1))),
)
GRAVE_PIXIE = card("grave-pixie", destroyed(if_(is_(YOU, HAUNTED), archive(THIS))))
HAUNTING_WITCH = card("haunting-witch", after(plays(YOU, a(CREATURE)), if_(is_(YOU, HAUNTED), gain(1))))


def _invigorating_shower() -> Ability:
    house = a_house()
    return play(choose(house), shuffle(each(CARD, of_house(house), in_=discard_pile()), printed=YOU))


INVIGORATING_SHOWER = card("invigorating-shower", _invigorating_shower())
LOST_IN_THE_WILD = card("lost-in-the-wild", play(repeat(shuffle(each(CREATURE, ON_FLANK)), if_=is_(YOU, HAUNTED))))
SKELETAL_MURMOOK = card("skeletal-murmook", while_(is_(YOU, HAUNTED), keys_cost(2, OPPONENT)))
SPOO_KEY_CHARGE = card("spoo-key-charge", play(if_(is_(YOU, HAUNTED), forge()), shuffle(discard_pile())))
THE_CIRCLE_OF_LIFE = card("the-circle-of-life", play(gain(2, players_with(HAUNTED))))
WARFALINE = card("warfaline", labelled((PLAY, AFTER_FIGHT), shuffle(top(5, discard_pile(a_player())))))
WITCH_OF_THE_SPORE = card("witch-of-the-spore", scrap(deal(3, a(CREATURE, ENEMY))))
AEMBER_STORM = card("æmber-storm", play(repeat(deal(1, a(CREATURE, ENEMY)), for_each=amber_of(YOU))))
