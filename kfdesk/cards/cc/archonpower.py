"""Crucible Clash: archon powers."""

from kfdesk.engine.abilities import Mod, Scope
from kfdesk.engine.terms import Player
from kfdesk.language.estimates import uncounted
from kfdesk.language.rules.changes import ForPlayer
from kfdesk.language.rules.together import AnyAbility
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase


@entity
class _MoreKeysToWin(ForPlayer):
    """A player must forge so many keys more to win; these are colorless. Rule: "Keys"."""

    what: int
    kind = Mod.KEYS_TO_WIN
    add_to = uncounted
    phrase = Phrase(
        en="{who} | must <forge> {what:# additional key|# additional keys} to win the game",
        de="{who} | für den Sieg {what:# weiteren Schlüssel|# weitere Schlüssel} <schmieden> müssen",
        rule="glossary/forge",
    )

    def value(self, scope: Scope, subject: Player) -> int:
        return self.what


ARTIFICER = card("artificer", permits(PLAY, a(ARTIFACT)))
CHARISMATIC_INSPIRATION = card(
    "charismatic-inspiration", enters_as(READY, of=each(CREATURE, FRIENDLY, with_trait(HUMAN)))
)
COMMANDING_PRESENCE = card(
    "commanding-presence",
    after(chooses_house(a_player(), SAURIAN), exalt(each(CREATURE, not_(with_trait(DINOSAUR))))),
)
CONTROL = card("control", instead(resolves_icon(YOU, AMBER), may(capture(1, a(CREATURE, FRIENDLY)))))
CONTROLING_EXPERTISE = card(
    "controling-expertise",
    keys_cost(1, EACH_PLAYER, color=YELLOW),
    while_(key_forged(YELLOW), permits(PLAY, a(CARD, not_(of_house(ACTIVE))), once=True)),
)
DELUGE_OF_POWER = card("deluge-of-power", gains(each(ARTIFACT, FRIENDLY), action(gain(2), archive(THIS))))
DEMONIC_WRATH = card("demonic-wrath", gains(each(CREATURE, FRIENDLY, of_house(DIS)), after_reap(deal(1, a(CREATURE)))))
DIVINE_SPARK = card("divine-spark", after(chooses_house(a_player(), SANCTUM), gain(2)))
FIGHTING_EXPERTISE = card(
    "fighting-expertise",
    keys_cost(1, EACH_PLAYER, color=RED),
    while_(key_forged(RED), gains(each(CREATURE, FRIENDLY), after_fight(steal(1)))),
)
FORGEMASTER = card("forgemaster", keys_cost(-1, EACH_PLAYER), permits(FORGE, EACH_PLAYER, more=1))
LIBRARIAN = card("librarian", instead(resolves_icon(YOU), may(archive())))
MASTER_PLANNER = card("master-planner", after(chooses_house(a_player(), MARS), archive(top(2, deck()))))
MASTER_STRATEGIST = card(
    "master-strategist",
    gains(each(CREATURE, FRIENDLY, of_house(SKYBORN)), DEPLOY, after_fight_or_reap(may(move_to(THIS, ANYWHERE)))),
)
NATURE_S_GUARDIAN = card("nature-s-guardian", after(chooses_house(a_player(), UNTAMED), draw(2)))
NATURE_S_STRENGTH = card("nature-s-strength", gains(each(CREATURE, FRIENDLY, with_trait(BEAST)), VERSATILE))
NOBLE_BLOOD = card("noble-blood", after(plays(YOU, a(CREATURE, with_trait(KNIGHT))), gain(1)))
OPTIMIZER = card("optimizer", at(START, YOU, purge(a(CARD, in_=discard_pile()))))
OVERCHARGED = card(
    "overcharged", cannot(MULLIGAN, YOU), at_setup(search(a(CARD, n=3), deck(), to=ARCHIVES), drawn=True)
)
PROGENITOR_OF_GIANTS = card(
    "progenitor-of-giants", gains(each(CREATURE, FRIENDLY, of_house(BROBNAR)), after_fight(gain(1)))
)
RAGE = card("rage", after(resolves_icon(YOU), deal(1, a(CREATURE))))
REDEEMER = card("redeemer", gains(each(CREATURE, FRIENDLY, with_trait(MUTANT)), destroyed(draw(1))))
SCHEMER = card("schemer", gains(each(CREATURE, FRIENDLY, ON_FLANK), ELUSIVE, SKIRMISH, TAUNT))
SCHEMING_EXPERTISE = card(
    "scheming-expertise", keys_cost(1, EACH_PLAYER, color=BLUE), while_(key_forged(BLUE), draws_more(2))
)


def _signature_move() -> Ability:
    name = a_name(ACTION)
    return at_setup(choose(name), search(any_number(CARD, named(name)), deck(), to=ARCHIVES))


SIGNATURE_MOVE = card("signature-move", _signature_move())
STASIS_FIELD = card("stasis-field", at(START, YOU, may(exhaust(a(CREATURE, ENEMY)))))


def _thievery() -> AnyAbility:
    thrown = a(CARD, in_=hand())
    return after(discards(YOU, thrown, turn=YOU), if_you_do(may(purge(thrown, out_of=discard_pile())), steal(1)))


THIEVERY = card("thievery", _thievery())
TINKERER = card("tinkerer", keys_cost(-2, YOU), _MoreKeysToWin(YOU, 1))
WARDEN_OF_THE_CRUCIBLE = card("warden-of-the-crucible", gains(each(CREATURE, FRIENDLY), action(deal(4, a(CREATURE)))))
