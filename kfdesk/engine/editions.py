"""Where the published editions of the rules differ: what older rulebooks say otherwise than Master Rulebook 18.4.

The rules ask for a difference by name: `differs(core.state, Difference.CHAINS_WITHOUT_END)`. What a card did before an
erratum is written with the card (`printed_before`).
"""

from __future__ import annotations

from enum import Enum, unique

from kfdesk.engine.rules import STEP_4, RuleId
from kfdesk.engine.state import State
from kfdesk.engine.terms import Edition, Step
from kfdesk.records import record
from kfdesk.text.words import Words

NEWEST = Edition.V18_4
_ORDER = tuple(Edition)

_1_0, _1_1, _1_3, _2023 = Edition.V1_0, Edition.V1_1, Edition.V1_3, Edition.V2023
_TO_1_1 = (_1_0, _1_1)
_TO_1_3 = (*_TO_1_1, _1_3)
_TO_2023 = (*_TO_1_3, _2023)


@record
class Divergence:
    """One rule of older editions: which ones have it, what it says, and the entry of 18.4 that says otherwise.

    `not_modelled` is the reason why the program does not play by it; None where it does.
    """

    editions: tuple[Edition, ...]
    words: Words
    rule: RuleId
    not_modelled: Words | None = None


_WHOLE_TIMING = Words("Everything that destroys or deals damage would follow another order.")


@unique
class Difference(Enum):
    """What differs, by name; the entries in the order they are shown, those that are played by first."""

    FIRM_FIRST_TURN = Divergence(
        (_1_1,), Words("Card effects cannot modify the first turn rule."), "glossary/first-player"
    )
    MUST_AND_CANNOT = Divergence(
        _TO_1_1,
        Words("A player who both must and cannot choose a house plays the turn with no active house."),
        "glossary/cannot",
    )
    LASTING_BEFORE_PLAY = Divergence(
        (_1_1, _1_3),
        Words("What a lasting effect does each time a card is played comes before that card’s “Play:” ability."),
        "card-faq/library-access-1",
    )
    HANDICAP_AFTER_THREE = Divergence(
        _TO_1_3,
        Words("A chain handicap moves after three games in a row, not after two."),
        "glossary/chain-handicap-optional-rule",
    )
    CHAINS_WITHOUT_END = Divergence(
        _TO_2023,
        Words("A player can have more than 24 chains; more of them prevent no further card."),
        "glossary/chains",
    )
    ALL_ACTIONS = Divergence(
        _TO_2023,
        Words("Using a card resolves all of its “Action:” abilities, not one of them."),
        "glossary/action-ability",
    )
    ALL_OMNIS = Divergence(
        (_1_3, _2023), Words("Using a card resolves all of its “Omni:” abilities, not one of them."), "glossary/omni"
    )
    OWNER_CONTROLS = Divergence(
        _TO_1_1,
        Words("A card that is played enters play under its owner’s control, unless a card says otherwise."),
        "glossary/control-and-ownership",
    )
    READIED_AT_ONCE = Divergence(
        _TO_2023, Words("All cards are readied at once in step 4; no one chooses an order."), STEP_4
    )
    RESET_AT_ONCE = Divergence(
        (_1_0, _2023),
        Words("The discard pile becomes the new deck as soon as the deck runs out, before anybody draws."),
        "glossary/discard-pile",
    )
    DEPLOYED_BY_PLAY_ONLY = Divergence(
        (_1_3, _2023),
        Words("Deploy counts only when the creature is played, not when it is put into play."),
        "glossary/deploy",
    )
    LOSER_SAYS_WHO_STARTS = Divergence(
        _TO_2023,
        Words("Whoever lost says who goes first when the same decks play again, in a new match too."),
        "glossary/first-player",
    )
    PURGED_FACEDOWN = Divergence(
        _TO_1_1,
        Words("Purged cards are facedown."),
        "glossary/purge",
        Words("Nothing depends on it: both players saw the cards, and nobody can do anything with them any more."),
    )
    PURGED_OUT_OF_THE_GAME = Divergence(
        _TO_2023,
        Words("Purged cards no longer have anything to do with the game."),
        "glossary/purge",
        Words("Cards that name purged cards take precedence over the rules."),
    )
    DESTROYED_WITHOUT_TAG = Divergence(
        _TO_1_3,
        Words("“Destroyed:” abilities resolve just before the card is destroyed; cards are not tagged first."),
        "glossary/destroyed",
        _WHOLE_TIMING,
    )
    ONLY_DESTROYED_TRIGGERS = Divergence(
        (_1_3, _2023),
        Words("When cards are destroyed together, only their “Destroyed:” abilities trigger."),
        "glossary/destroyed",
        _WHOLE_TIMING,
    )
    NO_DAMAGE_ORDER = Divergence(
        _TO_2023,
        Words("The rules do not say in which order “cannot”, wards, and armor stop damage."),
        "chart/damage",
        Words("An order is needed, and the old rules name no other."),
    )
    USED_ARMOR_STAYS = Divergence(
        _TO_1_1,
        Words("The rules do not say that armor which was used is lost first."),
        "glossary/armor",
        Words("The old rules do not say which armor is lost instead."),
    )
    ELUSIVE_COUNTS_ATTACKS = Divergence(
        _TO_2023,
        Words("Elusive counts how often a creature was attacked, not how often it was chosen to be fought."),
        "glossary/elusive",
        Words("Every creature that is chosen to be fought is attacked, so both count the same."),
    )
    STUN_AT_NEXT_USE = Divergence(
        _TO_2023,
        Words("A stun is removed the next time the creature is used, whatever it is used for."),
        "glossary/stun",
        Words("The creature is exhausted and the stun removed either way."),
    )
    PLAY_AT_ONCE = Divergence(
        _TO_1_1,
        Words("“Play:” abilities resolve immediately after the card enters play, before all that reacts to it."),
        "glossary/play-abilities",
        Words("The FAQ of 1.1 lets lasting effects react before."),
    )
    NO_COST_FLOOR = Divergence(
        _TO_2023,
        Words("The rules do not say that a key never costs less than 0."),
        "glossary/cost-at-current-cost",
        Words("Nobody can pay less than nothing."),
    )
    NO_LOOP_RULE = Divergence(
        _TO_2023,
        Words("The rules do not say how a loop without end is ended."),
        "glossary/infinite-loops",
        Words("The game would never continue."),
    )
    FOR_EACH_IS_COUNTED_ON = Divergence(
        _TO_2023,
        Words("The rules do not say that “for each” is counted once, before the effect resolves."),
        "glossary/for-each",
        Words("The old rules do not say when it is counted instead."),
    )
    OMEGA_AFTER_PLAY = Divergence(
        (_1_3, _2023),
        Words("Omega ends the step after the card was played, not from the moment it enters play."),
        "glossary/omega",
        Words("With the cards of this program nobody could see the difference."),
    )
    ALPHA_IN_STEP_3 = Divergence(
        (_1_3, _2023),
        Words("Alpha asks what was played, used, or discarded in step 3, not in the current step."),
        "glossary/alpha",
    )
    HIDDEN_CARDS_REMEMBERED = Divergence(
        _TO_2023,
        Words(
            "Pending effects lose a card that becomes hidden only if it came from play (1.3, 2023); "
            "1.0 and 1.1 do not say that they lose any."
        ),
        "glossary/movement-between-zones",
        Words(
            "Nobody could find it in a shuffled deck, and these rules do not say that a hand is shown to look for it."
        ),
    )
    WARD_AND_DESTRUCTION = Divergence(
        (_2023,),
        Words("A ward stops damage and leaving play; being destroyed is not named."),
        "glossary/ward",
        Words("A destroyed creature leaves play, so the ward is discarded all the same."),
    )

    def holds_in(self, edition: Edition) -> bool:
        """Return whether an edition has the older rule, played by or not."""
        return edition in self.value.editions


def differs(state: State, difference: Difference) -> bool:
    """Return whether the edition of a game has the older rule."""
    return state.edition is not NEWEST and difference.holds_in(state.edition)


def counts_for_alpha(state: State) -> bool:
    """Return whether alpha asks about a card that is played, used, or discarded now. Rule: "Alpha"."""
    return state.step is Step.MAIN or not differs(state, Difference.ALPHA_IN_STEP_3)


def is_before(edition: Edition, first: Edition) -> bool:
    """Return whether an edition came out before another."""
    return _ORDER.index(edition) < _ORDER.index(first)


def differences(edition: Edition) -> list[Divergence]:
    """Return all that an edition says otherwise than 18.4, what is played by first."""
    found = [one.value for one in Difference if one.holds_in(edition)]
    return sorted(found, key=lambda one: one.not_modelled is not None)
