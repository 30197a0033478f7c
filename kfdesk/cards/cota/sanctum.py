"""Call of the Archons: Sanctum."""

from kfdesk.cards.cota.brobnar import ready_and_fight
from kfdesk.language.words import *

BEGONE = card("begone", play(choose_one(destroy(each(CREATURE, of_house(DIS))), gain(1))))


def _blinding_light() -> Ability:
    house = a_house()
    return play(choose(house), stun(each(CREATURE, of_house(house))))


BLINDING_LIGHT = card("blinding-light", _blinding_light())
CHARGE = card("charge", play(this_turn(gains(each(CREATURE, played_by(YOU)), play(deal(2, a(CREATURE, ENEMY)))))))


def _cleansing_wave() -> Ability:
    wave = heal(1, each(CREATURE))
    return play(wave, gain(for_each(1, done(wave))))


CLEANSING_WAVE = card("cleansing-wave", _cleansing_wave())
CLEAR_MIND = card("clear-mind", play(unstun(each(CREATURE, FRIENDLY))))
DOORSTEP_TO_HEAVEN = card(
    "doorstep-to-heaven", play(lose(all_but(5), players_with(at_least(6), amber_of(EACH_PLAYER))))
)
GLORIOUS_FEW = card("glorious-few", play(gain(for_each(1, excess(each(CREATURE, ENEMY), each(CREATURE, FRIENDLY))))))
HONORABLE_CLAIM = card("honorable-claim", play(capture(1, each(CREATURE, FRIENDLY, with_trait(KNIGHT)))))


def _inspiration() -> Ability:
    inspired = a(CREATURE, FRIENDLY)
    return play(and_(ready(inspired), use(inspired)))


INSPIRATION = card("inspiration", _inspiration())


def _mighty_lance() -> Ability:
    first = a(CREATURE)
    return play(and_(deal(3, first), deal(3, a(CREATURE, neighbor_of(first)))))


MIGHTY_LANCE = card("mighty-lance", _mighty_lance())


def _oath_of_poverty() -> Ability:
    given_up = destroy(each(ARTIFACT, FRIENDLY))
    return play(given_up, gain(for_each(2, done(given_up))))


OATH_OF_POVERTY = card("oath-of-poverty", _oath_of_poverty())
ONE_STOOD_AGAINST_MANY = card(
    "one-stood-against-many", play(repeat(ready_and_fight(FRIENDLY), times=3, different=True))
)
RADIANT_TRUTH = card("radiant-truth", play(stun(each(CREATURE, ENEMY, not_(ON_FLANK)))))
SHIELD_OF_JUSTICE = card("shield-of-justice", play(this_turn(cannot(BE_DAMAGED, each(CREATURE, FRIENDLY)))))


def _take_hostages() -> Ability:
    captor = a(CREATURE, FRIENDLY)
    return play(this_turn(after(fights(captor), capture(1, captor))))


TAKE_HOSTAGES = card("take-hostages", _take_hostages())
TERMS_OF_REDRESS = card("terms-of-redress", play(capture(2, a(CREATURE, FRIENDLY))))
THE_HARDER_THEY_COME = card("the-harder-they-come", play(purge(a(CREATURE, power(at_least(5))))))
THE_SPIRITS_WAY = card("the-spirit-s-way", play(destroy(each(CREATURE, power(at_least(3))))))
VIRTUOUS_WORKS = card("virtuous-works")

EPIC_QUEST = card(
    "epic-quest",
    play(archive(each(CREATURE, FRIENDLY, with_trait(KNIGHT)))),
    omni(
        if_(
            there_are(at_least(7), times_of(plays(YOU, a(CARD, of_house(SANCTUM))), THIS_TURN)),
            and_(destroy(THIS), forge(free=True)),
        )
    ),
)
GORM_OF_OMM = card("gorm-of-omm", omni(destroy(THIS), destroy(a(ARTIFACT))))
HALLOWED_BLASTER = card("hallowed-blaster", action(heal(3, a(CREATURE))))
POTION_OF_INVULNERABILITY = card(
    "potion-of-invulnerability", omni(destroy(THIS), this_turn(cannot(BE_DAMAGED, each(CREATURE, FRIENDLY))))
)


_KNIGHTS = each(CREATURE, FRIENDLY, with_trait(KNIGHT))
ROUND_TABLE = card("round-table", together(gets(_KNIGHTS, power=1), gains(_KNIGHTS, TAUNT)))
SIGIL_OF_BROTHERHOOD = card(
    "sigil-of-brotherhood",
    omni(destroy(THIS), this_turn(permits(USE, each(CREATURE, FRIENDLY, of_house(SANCTUM))))),
)
WHISPERING_RELIQUARY = card("whispering-reliquary", action(return_(a(ARTIFACT))))

BULWARK = card("bulwark", gets(neighbors_of(THIS), armor=2))
CHAMPION_ANAPHIEL = card("champion-anaphiel")
CHAMPION_TABRIS = card("champion-tabris", after_fight(capture(1)))
COMMANDER_REMIEL = card("commander-remiel", after_reap(use(a(CREATURE, FRIENDLY, not_(of_house(SANCTUM))))))
DUMA_THE_MARTYR = card("duma-the-martyr", destroyed(and_(fully_heal(each(CREATURE, OTHER, FRIENDLY)), draw(2))))
FRANCUS = card("francus", after(is_destroyed(a(CREATURE, ENEMY), fighting=THIS), capture(1)))
GREY_MONK = card("grey-monk", gets(each(CREATURE, FRIENDLY), armor=1), after_reap(heal(2, a(CREATURE))))
HAYYEL_THE_MERCHANT = card("hayyel-the-merchant", after(plays(YOU, a(ARTIFACT)), gain(1)))
HORSEMAN_OF_DEATH = card("horseman-of-death", play(return_(each(CREATURE, with_trait(HORSEMAN), in_=discard_pile()))))
_EVER = (PLAY, AFTER_FIGHT, AFTER_REAP)
HORSEMAN_OF_FAMINE = card("horseman-of-famine", labelled(_EVER, destroy(least_powerful(CREATURE))))
HORSEMAN_OF_PESTILENCE = card(
    "horseman-of-pestilence", labelled(_EVER, deal(1, each(CREATURE, not_(with_trait(HORSEMAN)))))
)
HORSEMAN_OF_WAR = card("horseman-of-war", play(this_turn(permits(USE, each(CREATURE, FRIENDLY), only=FIGHT))))
JEHU_THE_BUREAUCRAT = card("jehu-the-bureaucrat", after(chooses_house(YOU, SANCTUM), gain(2)))
LADY_MAXENA = card("lady-maxena", play(stun(a(CREATURE))), action(return_(THIS)))
LORD_GOLGOTHA = card("lord-golgotha", before_fight(deal(3, neighbors_of(fought_by(THIS)))))
NUMQUID_THE_FAIR = card(
    "numquid-the-fair",
    play(
        repeat(
            destroy(a(CREATURE, ENEMY)),
            while_=there_are(more_than(each(CREATURE, FRIENDLY)), each(CREATURE, ENEMY), still=True),
        )
    ),
)


def _protectrix() -> Ability:
    warded = a(CREATURE)
    return after_reap(if_you_do(may(fully_heal(warded)), this_turn(cannot(BE_DAMAGED, warded))))


PROTECTRIX = card("protectrix", _protectrix())
RAIDING_KNIGHT = card("raiding-knight", play(capture(1)))
SANCTUM_GUARDIAN = card("sanctum-guardian", after_fight_or_reap(swap(THIS, a(CREATURE, OTHER, FRIENDLY))))
SEQUIS = card("sequis", after_reap(capture(1)))
SERGEANT_ZAKIEL = card("sergeant-zakiel", play(may(ready_and_fight(NEIGHBORING))))
STAUNCH_KNIGHT = card("staunch-knight", while_(is_(THIS, ON_FLANK), gets(THIS, power=2)))
GATEKEEPER = card("gatekeeper", play(if_(there_are(at_least(7), amber_of(OPPONENT)), capture(all_but(5)))))
THE_VAULTKEEPER = card("the-vaultkeeper", cannot(BE_STOLEN, YOU))
VEEMOS_LIGHTBRINGER = card("veemos-lightbringer", play(destroy(each(CREATURE, with_keyword(ELUSIVE)))))


ARMAGEDDON_CLOAK = card(
    "armageddon-cloak",
    gains(HOST, (HAZARDOUS, 2), instead(is_destroyed(THIS), and_(fully_heal(THIS), destroy(GRANTING_CARD)))),
)
MANTLE_OF_THE_ZEALOT = card("mantle-of-the-zealot", gains(HOST, VERSATILE))
PROTECT_THE_WEAK = card("protect-the-weak", together(gets(HOST, armor=1), gains(HOST, TAUNT)))
SHOULDER_ARMOR = card(
    "shoulder-armor",
    while_(is_(HOST, ON_FLANK), gets(HOST, armor=2), gets(HOST, power=2)),
)
