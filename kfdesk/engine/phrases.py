"""The engine's own wording: prompts, option labels and refusals, in our words, in every language."""

from __future__ import annotations

from functools import lru_cache

from kfdesk.engine.rules import STEP_2, STEP_3, Reason, Remedy, RuleId
from kfdesk.engine.terms import HOUSE_CHOSEN, CardType, Half, House, Step
from kfdesk.text.words import Words, enumerated, linked, same

ASK = {
    "mulligan": Words("<Shuffle this hand back> and draw one card fewer?").explained("glossary/mulligan"),
    "key": Words("Which key do you <forge>?").explained("glossary/forge"),
    "key-of-other": Words("Which key does {who} <forge>?").explained("glossary/forge"),
    "one-key-more": Words("Do you <forge> one more key?").explained("glossary/forge"),
    "house": Words("Choose your <active house>").explained("glossary/active-house"),
    "archives": Words("Take your <archived> cards into your hand?").explained("glossary/archives"),
    "archived": Words("Which <archived> cards do you take into your hand?").explained("glossary/archives"),
    "main": Words("<Play, discard, and use> your cards").explained(STEP_3),
    "slot": Words("Where does {card} enter the <battleline>?").explained("glossary/battleline"),
    "slot-in-play": Words("Where in the <battleline> does {card} go?").explained("glossary/battleline"),
    "attach": Words("Which creature <gets> {card}?").explained("glossary/upgrades"),
    "attach-artifact": Words("Which artifact <gets> {card}?").explained("glossary/upgrades"),
    "type": Words("Play {card} as a creature or an <upgrade>?").explained("glossary/upgrades"),
    "type-creature": Words("Play {card} as a creature (it cannot be played as an <upgrade> now)").explained(
        "glossary/upgrades"
    ),
    "type-upgrade": Words("Play {card} as an <upgrade> (it cannot be played as a creature now)").explained(
        "glossary/upgrades"
    ),
    "other-half": Words("Which <other half> is {card} played with?").explained("glossary/gigantic"),
    "attack": Words("Which creature does {card} <fight>?").explained("glossary/fight"),
    "demand": Words("{deed} to use {card}"),
    "loop": Words("This would <continue forever>. How many more times do you resolve it?").explained(
        "glossary/infinite-loops"
    ),
    "loop-card": Words("Which card is put into the discard pile to end the <loop>?").explained(
        "glossary/infinite-loops"
    ),
    "trigger": Words("Which <effect> comes next?").explained("glossary/ability-card-ability"),
    "permission": Words("Which permission is used up?"),
    "replacement": Words("Which <replacement effect> applies?").explained("glossary/replacement-effects"),
    "order": Words("In which order do these cards go to your <discard pile>? The last goes on top.").explained(
        "glossary/discard-pile"
    ),
    "order-theirs": Words(
        "In which order do these cards go to your opponent’s <discard pile>? The last goes on top."
    ).explained("glossary/discard-pile"),
    "deck-order": Words("In which order do these cards go on top of your <deck>? The last goes on top.").explained(
        "glossary/deck"
    ),
    "deck-order-theirs": Words(
        "In which order do these cards go on top of your opponent’s <deck>? The last goes on top."
    ).explained("glossary/deck"),
    "line-order": Words(
        "In which order do these creatures stand in the <battleline>? The first is on the left."
    ).explained("glossary/battleline"),
    "bottom-order": Words("In which order do these cards go under your <deck>? The last is the bottom card.").explained(
        "glossary/deck"
    ),
    "bottom-order-theirs": Words(
        "In which order do these cards go under your opponent’s <deck>? The last is the bottom card."
    ).explained("glossary/deck"),
    "enter-order": Words("In which order do these cards <enter play>?").explained("glossary/enters-play"),
    "enter-first": Words("Whose creatures <enter play> first?").explained("glossary/enters-play"),
    "play-order": Words("In which order do you <play> these cards?").explained("glossary/playing-cards"),
    "exhaust-order": Words("In which order do you <exhaust> these cards?").explained("glossary/exhaust-exhausted"),
    "discard-first": Words("Which player <discards> first?").explained("glossary/discarding-cards"),
    "ready-order": Words("In which order do you <ready> these cards?").explained("glossary/ready-and-exhausted"),
    "ready-next": Words("Which card do you <ready> next?").explained("glossary/ready-and-exhausted"),
    "capture-icon": Words("<Capture icon>: Which friendly creature captures 1 Æmber?").explained(
        "glossary/capture-bonus-icon"
    ),
    "divided": Words("Which of these creatures are dealt 1 <damage> more?").explained("glossary/damage"),
    "damage-icon": Words("<Damage icon>: Which creature is dealt 1 damage?").explained("glossary/damage-bonus-icon"),
    "discard-icon": Words("<Discard icon>: Which card do you discard?").explained("glossary/discard-bonus-icon"),
    "power-icon": Words("<Power icon>: Which creature gets a +1 power counter?").explained("glossary/power-bonus-icon"),
    "show": Words("Show {card} and use its <ability>?").explained("glossary/ability-card-ability"),
    "use": Words("How do you <use> {card}?").explained("glossary/using-creatures"),
    "ability": Words("Which <ability> of {card} do you use?").explained("glossary/ability-card-ability"),
    "copy": Words("Which card does {card} become a copy of?"),
    "enter": Words("Have {card} <enter play> ready, anywhere in your battleline?").explained("glossary/enters-play"),
    "spend": Words("How much of the <Æmber> on {card} do you spend?").explained("glossary/aember"),
    "spend-of-other": Words("How much of the <Æmber> on {card} does {who} spend?").explained("glossary/aember"),
    "spend-theirs": Words("How much of the <Æmber> in {other:poss} pool do you spend?").explained("glossary/aember"),
    "spend-theirs-of-other": Words("How much of the <Æmber> in your pool does {who} spend?").explained(
        "glossary/aember"
    ),
    "spend-cards": Words("Which cards do you spend as <Æmber>?").explained("glossary/aember"),
    "spend-cards-of-other": Words("Which cards does {who} spend as <Æmber>?").explained("glossary/aember"),
    "flank": Words("Which <flank> does {card} go to?").explained("glossary/flank"),
    "entrench": Words("Which <entrenched> creatures stay exhausted?").explained("glossary/entrench"),
    "prophecy": Words("Which card from your hand do you put <facedown> under {card}?").explained("glossary/prophecy"),
}

ABILITY_OF = Words("{card:bare}: {ability}")
GIVEN_BY = Words("from {card:bare}")
NAME = Words("{card:bare}")
"""A card's name in brackets, where German does not quote it."""
ABOUT = Words("{card:bare} ({about})")
ONE_OF = Words("{n} of {all}")
HALF = {Half.TOP: Words("{card:bare} (top half)"), Half.BOTTOM: Words("{card:bare} (bottom half)")}
A_HIDDEN_CARD = Words("a hidden card")
NAMED = Words("Named: {what}")
GAINED_FROM = Words("Gained from {card}")
KEYWORD_GAINED = Words("{lead:bare}: {keyword}")

_VERBS = {
    "play": Words("Play {card}"),
    "discard": Words("Discard {card}"),
    "reap": Words("Reap with {card}"),
    "fight": Words("Fight with {card}"),
    "action": Words("Use the action ability of {card}"),
    "omni": Words("Use the omni ability of {card}"),
    "unstun": Words("Remove the stun from {card}"),
    "card": Words("{card:bare}"),
    "prophecy": Words("Activate {card}"),
    "return": Words("Return {card} to your hand"),
}

UNREAD = same("")
"""Stands for the words of a question that nobody reads."""
YES = Words("Yes")
NO = Words("No")
DONE_LABEL = Words("Done")
END_TURN = Words("End turn")
RAISE_TIDE = Words("Raise the tide: gain 3 chains")
TAKE_ARCHIVES = Words("Take them")
TAKE_SOME = Words("Take some of them")
LEAVE_ARCHIVES = Words("Leave them")
KEEP_HAND = Words("Keep this hand")
MULLIGAN = Words("Mulligan")
LEFT_FLANK = Words("Left flank")
RIGHT_FLANK = Words("Right flank")
PLAYED_AS = {
    CardType.CREATURE: Words("As a creature"),
    CardType.UPGRADE: Words("As an upgrade"),
}
FIRST_CREATURE = Words("As the only creature")
GAP = Words("Gap {n}")
KEYS = {
    "red": Words("Red key"),
    "blue": Words("Blue key"),
    "yellow": Words("Yellow key"),
    "colorless": Words("Colorless key"),
}


@lru_cache(maxsize=8192)
def titled(verb: str, title: Words) -> Words:
    """Return the label of an option about a card."""
    return _VERBS[verb].filled(card=title)


@lru_cache(maxsize=8192)
def asked(what: str, title: Words) -> Words:
    """Return the question of that name about a card."""
    return ASK[what].filled(card=title)


def _reason(rule: RuleId, words: Words, remedy: Remedy = Remedy.NOTHING) -> Reason:
    return Reason(words, rule, remedy)


NOT_YOURS = _reason("glossary/active-player", Words("This decision is not yours."))
NOT_OFFERED = _reason(
    "",
    Words("That is not one of the current choices."),
)
GAME_OVER = _reason("glossary/keys", Words("The game is over."))
UNKNOWN_KEY = _reason("", Words("There is no such choice."))
UNKNOWN_CARD = _reason("", Words("There is no such card in this game."))
NOT_MAIN = _reason(
    STEP_3,
    Words("Cards are played, discarded, and used in step 3, when nothing else is being decided."),
)
NOT_AT_REST = Words("The table can be fixed when step 3 waits for its next action, or when a step has just begun.")
NOT_IN_HAND = _reason("glossary/playing-cards", Words("It is not in your hand."))
NOT_TO_BE_RETURNED = _reason("glossary/return", Words("Nothing lets you return it from your discard pile now."))
NOT_IN_PLAY = _reason("glossary/in-play-zone", Words("It is not in play."))
IS_ATTACHED = _reason(
    "glossary/upgrades", Words("You use the creature that an upgrade is attached to, not the upgrade itself.")
)
NOT_CONTROLLED = _reason("glossary/using-cards-via-other-card-abilities", Words("You do not control it."))
OFF_HOUSE = _reason(
    "glossary/off-house",
    Words(
        "It belongs to house {own}; your active house is {active}.",
        plural="It belongs to houses {own}; your active house is {active}.",
    ),
    Remedy.HOUSE,
)
NO_ACTIVE_HOUSE = _reason(
    "glossary/off-house",
    Words(
        "It belongs to house {own}; no house is active this turn.",
        plural="It belongs to houses {own}; no house is active this turn.",
    ),
    Remedy.HOUSE,
)
NO_HOUSE_YET = _reason(
    "glossary/off-house",
    Words(
        "It belongs to house {own}; no house has been chosen yet this turn.",
        plural="It belongs to houses {own}; no house has been chosen yet this turn.",
    ),
    Remedy.HOUSE,
)
FIRST_TURN = _reason(
    "glossary/first-player",
    Words("On the first turn of the game, only one card may be played or discarded from hand."),
    Remedy.END_OF_TURN,
)
ALPHA_SPENT = _reason(
    "glossary/alpha",
    Words("It has alpha: you have already played, used, or discarded a card in the current step of your turn."),
    Remedy.END_OF_TURN,
)
ALPHA_SPENT_IN_STEP_3 = _reason(
    "glossary/alpha",
    Words("It has alpha: you have already played, used, or discarded a card in step 3 of your turn."),
    Remedy.END_OF_TURN,
)
OMEGA_ENDED = _reason("glossary/omega", Words("A card with omega was played: this step is over."), Remedy.END_OF_TURN)
SIX = _reason(
    "glossary/rule-of-six",
    Words("Cards with this name have already been played or used six times this turn."),
    Remedy.END_OF_TURN,
)
NO_HOST = _reason("glossary/upgrades", Words("There is no creature in play to attach it to."), Remedy.ACT)
NO_FITTING_HOST = _reason(
    "glossary/upgrades", Words("There is no creature in play that it can be attached to."), Remedy.ACT
)
CARD_NO_HOST = _reason("glossary/upgrades", Words("It cannot be attached to {card}."))
NO_ARTIFACT = _reason("glossary/upgrades", Words("There is no artifact in play to attach it to."), Remedy.ACT)
NO_OTHER_HALF = _reason(
    "glossary/gigantic",
    Words("It is half of a gigantic creature, and its other half is not in your hand."),
    Remedy.END_OF_TURN,
)
CANNOT_PLAY = _reason("glossary/restrictions", Words("It cannot be played because of {by}."), Remedy.CARD)
CANNOT_LEAVE = _reason("glossary/restrictions", Words("It cannot leave the archives because of {by}."), Remedy.CARD)
CANNOT_DISCARD = _reason("glossary/restrictions", Words("It cannot be discarded because of {by}."), Remedy.CARD)
TO_PAY = _reason("glossary/pay", Words("You must first pay {n} Æmber ({by:bare}); you have {have}."), Remedy.ACT)
TO_LOSE = _reason(
    "glossary/if-you-do-and-in-order-to",
    Words("You must first lose {n} Æmber ({by:bare}); you have {have}."),
    Remedy.ACT,
)
TO_DO = _reason(
    "glossary/if-you-do-and-in-order-to",
    Words("You must first do something that cannot be done now ({by:bare})."),
    Remedy.ACT,
)
CANNOT_ATTACK = _reason(
    "glossary/restrictions", Words("It can only fight certain creatures because of {by}."), Remedy.CARD
)
FOUGHT_ALREADY = _reason(
    "glossary/fight",
    Words("It has already been fought during this effect."),
)
SENT_ELSEWHERE = _reason(
    "glossary/fight", Words("This effect calls for a fight with a different creature."), Remedy.CARD
)
CANNOT_USE = _reason("glossary/restrictions", Words("It cannot be used because of {by}."), Remedy.CARD)
CANNOT_EXHAUST = _reason(
    "glossary/restrictions",
    Words("Using it would exhaust it, and it cannot become exhausted ({by:bare})."),
    Remedy.CARD,
)
CANNOT_REAP = _reason("glossary/restrictions", Words("It cannot reap because of {by}."), Remedy.CARD)
CAN_ONLY_FIGHT = _reason("glossary/restrictions", Words("Because of {by}, it can only fight."), Remedy.CARD)
CANNOT_FIGHT = _reason("glossary/restrictions", Words("It cannot fight because of {by}."), Remedy.CARD)
EXHAUSTED = _reason(
    "glossary/exhaust-exhausted",
    Words("It is exhausted: your cards are readied at the end of your turn."),
    Remedy.END_OF_TURN,
)
STAYS_EXHAUSTED = _reason(
    "glossary/exhaust-exhausted",
    Words("It is exhausted, and because of {by} it does not ready at the end of your turn."),
    Remedy.CARD,
)
STUNNED = _reason("glossary/stun", Words("It is stunned: using it only removes the stun."), Remedy.ACT)
NOT_STUNNED = _reason("glossary/stun", Words("It is not stunned."))
MUST_FIGHT = _reason("glossary/enrage", Words("It is enraged: it must be used to fight."), Remedy.ACT)
MUST_FIGHT_BY = _reason("glossary/restrictions", Words("Because of {by}, it must fight when it is used."), Remedy.CARD)
NOT_CREATURE = _reason("glossary/using-creatures", Words("Only creatures reap and fight."))
NO_ENEMY = _reason("glossary/fight", Words("There is no enemy creature that it may fight."), Remedy.ACT)
NO_ACTION = _reason("glossary/action-ability", Words("It has no action ability."))
NO_OMNI = _reason("glossary/omni", Words("It has no omni ability."))
NO_TIDE = _reason(
    "glossary/tide",
    Words("No deck in this game uses the tide."),
)
TIDE_HIGH = _reason("glossary/tide", Words("The tide is already high for you."))
TIDE_BARRED = _reason("glossary/restrictions", Words("You cannot raise the tide because of {by}."), Remedy.CARD)
NO_PROPHECY = _reason("glossary/prophecy", Words("It is not one of your prophecies."))
PROPHECY_ACTIVE = _reason("glossary/prophecy", Words("This prophecy card is already active."), Remedy.END_OF_TURN)
ONE_PROPHECY = _reason(
    "glossary/prophecy", Words("You have already made a prophecy active this turn."), Remedy.END_OF_TURN
)
NOT_ENEMY = _reason(
    "glossary/fight",
    Words("Creatures can only fight enemy creatures in the battleline."),
)
TAUNTED = _reason("glossary/taunt", Words("{card} cannot be attacked: {by} beside it has taunt."), Remedy.ACT)
TAUNTED_FAR = _reason(
    "glossary/taunt", Words("{card} cannot be attacked: {by} has taunt and protects it, too."), Remedy.ACT
)
PROTECTED = _reason("glossary/restrictions", Words("It cannot be attacked because of {by}."), Remedy.CARD)
CARD_NOT_IN_PLAY = _reason("glossary/in-play-zone", Words("{card} is not in play."))
CARD_NOT_IN_HAND = _reason("glossary/playing-cards", Words("{card} is not in your hand."))
CARD_NOT_CREATURE = _reason("glossary/creatures", Words("{card} is not a creature."))
CARD_NOT_ARTIFACT = _reason("glossary/artifacts", Words("{card} is not an artifact."))
CARD_NOT_YOURS = _reason("glossary/friendly", Words("You do not control {card}."))
CARD_NOT_IN_ARCHIVES = _reason("glossary/archives", Words("{card} is not in your archives."))
NOT_IN_ARCHIVES = _reason("glossary/archives", Words("It is not in your archives."))
CARD_READY = _reason("glossary/ready-and-exhausted", Words("{card} is already ready."))
CARD_NEVER_READY = _reason("glossary/restrictions", Words("{card} cannot be readied."))
CARD_KEPT_EXHAUSTED = _reason("glossary/entrench", Words("You have chosen to keep {card} exhausted."))
CARD_READIED = _reason("turn/step-4-ready-cards", Words("{card} was already readied in this step."))
CARD_DECIDED = _reason("glossary/entrench", Words("You have already decided whether {card} stays exhausted."))
CARD_NOT_SPENT = _reason("glossary/cost-at-current-cost", Words("{card} cannot be spent as Æmber."))
CARD_NOT_ENTRENCHED = _reason("glossary/entrench", Words("{card} does not have entrench."))
CARD_NOT_OTHER_HALF = _reason("glossary/gigantic", Words("{card} is not the other half of {of}."))
CARD_SAME_HALF = _reason("glossary/gigantic", Words("This is the same half of {card}; choose the other half."))
CARD_NOT_IN_LOOP = _reason("glossary/infinite-loops", Words("{card} is not part of the loop."))
CARD_NOT_SHARING = _reason(
    "glossary/damage", Words("{card} is not one of the creatures among which the damage is divided.")
)
NOT_SHOWN = _reason("glossary/out-of-play-zones", Words("This card is hidden from you; choose among the cards shown."))
NOT_TO_BE_ORDERED = _reason("", Words("{card} is not one of the cards to put in order."))
NO_CARD_ASKED = _reason("", Words("You are asked something else now: {prompt:quoted}"))
NO_EFFECT_WAITS = _reason("", Words("{card} has no effect that can come next."))
KEY_FORGED = _reason("glossary/keys", Words("This key is already forged."))
NO_SUCH_KEY = _reason("glossary/keys", Words("There is no key of this color to forge now."))
NOT_TO_BE_CHOSEN = _reason("", Words("This card cannot be chosen here. You are asked: {prompt:quoted}"))
NOT_FLANK = _reason(
    "glossary/battleline",
    Words("Creatures enter play on a flank; only deploy allows another place."),
)
NOT_A_FLANK = _reason("glossary/battleline", Words("This place is not on a flank."))
FOREIGN_HOUSE = _reason(
    STEP_2,
    Words("{house} is not on your identity card, and no card you control belongs to it."),
)
HOUSE_FORBIDDEN = _reason("glossary/cannot", Words("You cannot choose {house} because of {by}."), Remedy.CARD)
OTHER_HOUSE = _reason("glossary/house-choice", Words("Because of {by}, you must choose {house}."), Remedy.CARD)
_EXACTLY = Words("Choose exactly {min}.")
_AT_MOST = Words("Choose up to {max}.")
_BETWEEN = Words("Choose {min} to {max}.")
TWICE = _reason("", Words("Nothing can be chosen twice."))


def wrong_count(least: int, most: int, *, asked_by_card: bool) -> Reason:
    """Return the refusal of too few or too many picks."""
    words = _EXACTLY if least == most else _BETWEEN if least else _AT_MOST
    rule = "glossary/any-number" if not least else "glossary/resolve-as-much-as-you-can" if asked_by_card else ""
    return Reason(words.filled(min=least, max=most), rule)


def listed(prices: list[tuple[Words, int]]) -> Words:
    """Return which card demands how much Æmber."""
    each = [Words("{card} {n}").filled(card=card, n=n) for card, n in prices]
    return enumerated(each)


def filled(reason: Reason, **slots: Words | str | int) -> Reason:
    """Return a reason with its gaps filled, such as `by`, the card that says so."""
    return Reason(reason.text.filled(**slots), reason.rule, reason.remedy)


def unfit(words: Words) -> Reason:
    """Return the refusal of a card that does not meet a condition of the ability that asks for cards."""
    return Reason(words, "glossary/ability-card-ability")


def in_words(reason: Reason, words: Words) -> Reason:
    """Return a reason in the words of the ability that it is because of."""
    return Reason(words, reason.rule, reason.remedy)


def off_house(own: tuple[House, ...], active: House | None, step: Step = Step.MAIN) -> Reason:
    """Return the refusal of a card that belongs to other houses than the active one; in a `step` before one is chosen
    it is said that there is none yet."""
    named = linked([house.words for house in own])
    if active is not None:
        return filled(OFF_HOUSE, own=named, active=active.words, count=len(own))
    return filled(NO_ACTIVE_HOUSE if step in HOUSE_CHOSEN else NO_HOUSE_YET, own=named, count=len(own))


def restricted(words: Words) -> Reason:
    """Return the refusal of a card that says itself when it cannot be played or used. Rule: "Restrictions"."""
    return Reason(words, "glossary/restrictions", Remedy.ACT)


# What a game cannot begin with.

IN_DECK = Words("{deck}: {what}")
DECK_SIZE = Words("A deck has {wanted} cards, not {n}.")
DECK_HOUSES = Words("A deck has {wanted} houses, not {n}.")
DECK_STRANGER = Words("{card} belongs to house {house}, which is not a house of the deck.")
DECK_REFERENCE = Words("{card} is not a reference card.")
DECK_UNKNOWN = Words("There is no card “{card}”.")
SCENARIO_NUMBERS = Words("The table’s {n} cards are not numbered from 1 to {n}, each once.")
SCENARIO_CREATURE = Words("{card} is not a creature and cannot be in a battleline.")
SCENARIO_BESIDE = Words("{card} belongs beside the play area and cannot be anywhere else.")
SCENARIO_PROPHECY = Words("{card} is not a prophecy.")
SCENARIO_POWER = Words("{card} is not an archon power.")
SCENARIO_TOKEN = Words("{card} is not a token creature.")
SCENARIO_BOTH_SIDES = Words("Only one side of the prophecy card {card} can be active.")
SCENARIO_CHAINS = Words("A player has more than {n} chains.")
SCENARIO_HALF = Words(
    "{card} cannot be in a battleline as this half: the bottom half of a gigantic creature stands there for both."
)
SCENARIO_LADEN_HALF = Words("What is on a gigantic creature is listed with its bottom half.")
SCENARIO_OTHER_HALF = Words("{card} is not the other half of {of}.")
SCENARIO_ARTIFACT = Words("{card} is not an artifact and cannot be in a row of artifacts.")
SCENARIO_UPGRADE = Words("{card} is not an upgrade and cannot be attached to a card.")
SCENARIO_NOT_IN_PLAY = Words(
    "{card} is not in play: nothing can be on it or under it, and it cannot be a copy or a token creature."
)
SCENARIO_NO_HOST = Words("No upgrade can be attached to {card}, which is not a creature.")
SCENARIO_OWNER = Words(
    "{card} belongs to the other player and can only be in its owner’s hand, deck, discard pile, or purged cards."
)
SCENARIO_REFERENCE = Words("{card} is a reference card: the token creature in play is a facedown card of a deck.")
SCENARIO_NO_SUCH_TOKEN = Words("Neither player’s deck brings the token creature {card}.")
SCENARIO_NO_MODEL = Words("There is no {card} on this table that a card could be a copy of.")
SCENARIO_NOT_GIGANTIC = Words("{card} has no other half here: it is not a gigantic creature in play.")
SCENARIO_INACTIVE = Words("No card can be under {card}: this prophecy is not active.")
SCENARIO_TOKEN_COPY = Words("{card} cannot be both a token creature and a copy of another card.")
SCENARIO_FACEUP = Words("Only cards in archives can be marked as faceup, not {card}.")
SCENARIO_FACEDOWN = Words("Only token creatures and cards under other cards can be facedown, not {card}.")
SCENARIO_POWER_COUNTERS = Words(
    "The number of +1 power counters on {card} stands by itself, not among the other counters."
)
SCENARIO_UPGRADE_WORN = Words(
    "{card} is an upgrade: damage, statuses, and +1 power counters are put on the creature it is attached to."
)
SCENARIO_UPGRADE_LADEN = Words("{card} is an upgrade: it cannot be exhausted, and no card can be under it.")
SCENARIO_ARMOR = Words("More armor of {card} has prevented damage this turn than it has.")
SCENARIO_HOUSE_EARLY = Words("No house can be active before it has been chosen.")
SCENARIO_NO_HOUSE = Words("There cannot be both an active house and none.")
SCENARIO_CONTROLLER = Words(
    "{card} is controlled by the player on whose side it is. Only upgrades can have another controller."
)
SCENARIO_OVER = Words("A game that is over cannot be continued from a table.")
SCENARIO_HOUSES = Words("A player has at most {n} houses, and each of them once.")
SCENARIO_FORGED = Words("No key can have been forged in turn {n}, which is still to come.")
SCENARIO_KEYS = Words("A player has one key of each color and cannot have forged one of them twice.")
SCENARIO_SETUP = Words("Before the starting hands are drawn, each deck needs at least {n} cards.")
SCENARIO_ENTERED = Words("Two cards cannot both be number {n} in the order in which cards entered play.")
SCENARIO_WON = Words("A player has forged all the keys needed to win: this game is over.")
NO_SEATS = Words("A game needs two seats or a table to begin from.")
SCENARIO_DEPTH = Words("More than {n} card is under another.", plural="More than {n} cards are under one another.")
NO_STATUS = Words("There is no status “{status}”.")
NOT_PRINTABLE = Words("It has characters that cannot be displayed.")
NO_CHANGE = Words("The game’s file has an unknown correction: {entry}")


def plain(text: str) -> Words:
    """Return a wording without translation, such as a number."""
    return same(text)
