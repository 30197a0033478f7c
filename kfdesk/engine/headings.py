"""The headings of the rulebook's entries, to be shown behind a refusal or a timing point.

English is Master Rulebook 18.4, German the German rulebook of 2023 (Winds of Exchange); where that one has no such
entry, the German heading is this program's. In a game by an older edition an entry goes by the heading it has there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kfdesk.engine.editions import NEWEST
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import Edition, Keyword
from kfdesk.text.words import Words, same

_FAQ = Words("Frequently asked questions")
_OTHER = {"faq": _FAQ, "card-faq": _FAQ, "errata": Words("Errata")}

HEADINGS = {
    "turn/step-1-forge-a-key": Words("Step 1: Forge a key"),
    "turn/step-2-choose-a-house": Words("Step 2: Choose a house"),
    "turn/step-3-play-discard-and-use-cards-of-the-chosen-house": Words(
        "Step 3: Play, discard, and use cards of the chosen house"
    ),
    "turn/step-4-ready-cards": Words("Step 4: Ready cards"),
    "turn/step-5-draw-cards": Words("Step 5: Draw cards"),
    "glossary/ability-card-ability": Words("Ability, card ability"),
    "glossary/action-ability": Words("“Action:” ability"),
    "glossary/actions": Words("Actions", context="heading of the rulebook"),
    "glossary/active-house": Words("Active house"),
    "glossary/active-player": Words("Active player"),
    "glossary/adjacent": Words("Adjacent"),
    "glossary/aember": Words("Æmber"),
    "glossary/aember-bonus-icon": Words("Æmber bonus icon"),
    "glossary/aember-pool": Words("Æmber pool"),
    "glossary/alpha": Words("Alpha"),
    "glossary/anomaly": Words("Anomaly"),
    "glossary/any-number": Words("“Any number”"),
    "glossary/archives": Words("Archives"),
    "glossary/archon-power": Words("Archon power"),
    "glossary/armor": Words("Armor"),
    "glossary/artifacts": Words("Artifacts"),
    "glossary/as-if-it-were-yours-as-if-you-controlled-it": Words("As if it were yours/as if you controlled it"),
    "glossary/assault-x": Words("Assault (X)"),
    "glossary/attack-attacker-attacking": Words("Attack, attacker, attacking"),
    "glossary/battleline": Words("Battleline"),
    "glossary/before": Words("Before"),
    "glossary/bonus-icons": Words("Bonus icons"),
    "glossary/cannot": Words("Cannot"),
    "glossary/capture": Words("Capture"),
    "glossary/capture-bonus-icon": Words("Capture bonus icon"),
    "glossary/center-of-the-battleline": Words("Center of the battleline"),
    "glossary/chains": Words("Chains", context="heading of the rulebook"),
    "glossary/chain-bidding-optional-rule": Words("Chain bidding (optional rule)"),
    "glossary/chain-handicap-optional-rule": Words("Chain handicap (optional rule)"),
    "glossary/common-supply": Words("Common supply"),
    "glossary/constant-abilities": Words("Constant abilities"),
    "glossary/control-and-ownership": Words("Control and ownership"),
    "glossary/cost-at-current-cost": Words("Cost, at current cost"),
    "glossary/counters-and-tokens": Words("Counters and tokens"),
    "glossary/creatures": Words("Creatures"),
    "glossary/damage": Words("Damage"),
    "glossary/damage-bonus-icon": Words("Damage bonus icon"),
    "glossary/deck": Words("Deck"),
    "glossary/deploy": Words("Deploy"),
    "glossary/destroyed": Words("Destroyed"),
    "glossary/discarding-cards": Words("Discarding cards"),
    "glossary/discard-bonus-icon": Words("Discard bonus icon"),
    "glossary/discard-pile": Words("Discard pile"),
    "glossary/draw-bonus-icon": Words("Draw bonus icon"),
    "glossary/drawing-cards": Words("Drawing cards"),
    "glossary/elusive": Words("Elusive"),
    "glossary/end-of-turn": Words("End of turn"),
    "glossary/enemy": Words("Enemy"),
    "glossary/enhance": Words("Enhance"),
    "glossary/enrage": Words("Enrage"),
    "glossary/enters-play": Words("Enters play"),
    "glossary/entrench": Words("Entrench"),
    "glossary/exalt": Words("Exalt"),
    "glossary/exhaust-exhausted": Words("Exhaust, exhausted"),
    "glossary/facedown-cards": Words("Facedown cards"),
    "glossary/fight": Words("Fight"),
    "glossary/fight-with": Words("“Fight with”"),
    "glossary/first-player": Words("First player"),
    "glossary/flank": Words("Flank"),
    "glossary/flip": Words("Flip"),
    "glossary/for-each": Words("“For each”"),
    "glossary/forge": Words("Forge"),
    "glossary/friendly": Words("Friendly"),
    "glossary/fulfill": Words("Fulfill"),
    "glossary/game-state": Words("Game state"),
    "glossary/gigantic": Words("Gigantic"),
    "glossary/golden-rule": Words("Golden rule"),
    "glossary/graft": Words("Graft"),
    "glossary/haunted": Words("Haunted"),
    "glossary/hazardous-x": Words("Hazardous (X)"),
    "glossary/heal": Words("Heal"),
    "glossary/house-choice": Words("House choice"),
    "glossary/if-you-do-and-in-order-to": Words("“If you do” and “in order to”"),
    "glossary/infinite-loops": Words("Infinite loops"),
    "glossary/in-play-zone": Words("In-play zone"),
    "glossary/invulnerable": Words("Invulnerable"),
    "glossary/keyforge-set-icons": Words("KeyForge set icons"),
    "glossary/keys": Words("Keys"),
    "glossary/keywords": Words("Keywords"),
    "glossary/lasting-effects": Words("Lasting effects"),
    "glossary/least-powerful": Words("Least powerful"),
    "glossary/groups-of-least-powerful": Words("Groups of “least powerful”"),
    "glossary/leaves-play": Words("Leaves play"),
    "glossary/legacy": Words("Legacy"),
    "glossary/lose-vs-gain": Words("“Lose” vs “gain”"),
    "glossary/maverick": Words("Maverick"),
    "glossary/may": Words("May"),
    "glossary/most-powerful": Words("Most powerful"),
    "glossary/groups-of-most-powerful": Words("Groups of “most powerful”"),
    "glossary/move": Words("Move"),
    "glossary/movement-between-zones": Words("Movement between zones"),
    "glossary/mulligan": Words("Mulligan"),
    "glossary/neighbor": Words("Neighbor"),
    "glossary/off-house": Words("Off house"),
    "glossary/omega": Words("Omega"),
    "glossary/omni": Words("Omni"),
    "glossary/opposing": Words("Opposing"),
    "glossary/out-of-play-zones": Words("Out-of-play zones"),
    "glossary/overwhelmed": Words("Overwhelmed"),
    "glossary/pay": Words("Pay"),
    "glossary/pending-damage": Words("Pending damage"),
    "glossary/play-abilities": Words("“Play:” abilities"),
    "glossary/play-area": Words("Play area"),
    "glossary/playing-cards": Words("Playing cards"),
    "glossary/poison": Words("Poison"),
    "glossary/power": Words("Power"),
    "glossary/power-bonus-icon": Words("Power bonus icon"),
    "glossary/power-counter-1-power-status-card": Words("Power counter +1, power status card"),
    "glossary/preceding-repeat-the-preceding": Words("Preceding, repeat the preceding"),
    "glossary/prophecy": Words("Prophecy"),
    "glossary/purge": Words("Purge"),
    "glossary/putting-cards-into-an-area": Words("Putting cards into an area"),
    "glossary/ready-and-exhausted": Words("Ready and exhausted"),
    "glossary/reap": Words("Reap"),
    "glossary/reference-cards": Words("Reference cards"),
    "glossary/repeat": Words("Repeat"),
    "glossary/replacement-effects": Words("Replacement effects"),
    "glossary/resolve-abilities-in-the-order-written": Words("Resolve abilities in the order written"),
    "glossary/resolve-as-much-as-you-can": Words("Resolve as much as you can"),
    "glossary/restrictions": Words("Restrictions"),
    "glossary/return": Words("Return"),
    "glossary/rule-of-six": Words("Rule of six"),
    "glossary/sacrifice": Words("Sacrifice"),
    "glossary/scrap": Words("Scrap"),
    "glossary/search": Words("Search"),
    "glossary/self-referential-text": Words("Self-referential text"),
    "glossary/shuffle": Words("Shuffle"),
    "glossary/skirmish": Words("Skirmish"),
    "glossary/splash": Words("Splash"),
    "glossary/splash-attack-x": Words("Splash-attack (X)"),
    "glossary/steal": Words("Steal"),
    "glossary/stun": Words("Stun"),
    "glossary/swap": Words("Swap"),
    "glossary/swap-control": Words("Swap control"),
    "glossary/taunt": Words("Taunt"),
    "glossary/this-way": Words("“This way”"),
    "glossary/tide": Words("Tide"),
    "glossary/token-creatures": Words("Token creatures"),
    "glossary/traits": Words("Traits"),
    "glossary/treachery": Words("Treachery"),
    "glossary/turn-sequence": Words("Turn sequence"),
    "glossary/unforge": Words("Unforge"),
    "glossary/upgrades": Words("Upgrades"),
    "glossary/using-artifacts": Words("Using artifacts"),
    "glossary/using-creatures": Words("Using creatures"),
    "glossary/using-cards-via-other-card-abilities": Words("Using cards via other card abilities"),
    "glossary/versatile": Words("Versatile"),
    "glossary/ward": Words("Ward"),
    "glossary/zones-of-play": Words("Zones of play"),
    "glossary/x": Words("X"),
    "chart/timing": Words("Timing chart"),
    "chart/damage": Words("Damage chart"),
    "chart/fight": Words("Fight chart"),
    "chart/destroyed": Words("Destroyed chart"),
    "chart/play": Words("Play chart"),
    "chart/reap": Words("Reap chart"),
    "chart/action-omni": Words("Action and omni chart"),
}
"""The headings of the steps of a turn, the glossary and the charts; the charts have none in the rulebook."""


_1_3, _2023 = Edition.V1_3, Edition.V2023
_TO_1_3 = (Edition.V1_0, Edition.V1_1, _1_3)
_TO_2023 = (*_TO_1_3, _2023)
_ONE_FOR_ALL = ((_2023,), Words("Bonus icons"))
_OLDER: dict[RuleId, tuple[tuple[tuple[Edition, ...], Words], ...]] = {
    "glossary/action-ability": ((_TO_2023, Words("Action ability")),),
    "glossary/actions": ((_TO_2023, Words("Action cards", context="heading of the rulebook")),),
    "glossary/aember-bonus-icon": ((_TO_1_3, Words("Æmber bonus")), _ONE_FOR_ALL),
    "glossary/capture-bonus-icon": (_ONE_FOR_ALL,),
    "glossary/damage-bonus-icon": (_ONE_FOR_ALL,),
    "glossary/discard-bonus-icon": (_ONE_FOR_ALL,),
    "glossary/draw-bonus-icon": (_ONE_FOR_ALL,),
    "glossary/cannot": (((_1_3, _2023), Words("Cannot vs must/may, cannot vs permissive")),),
    "glossary/chains": ((_TO_2023, Words("Chain, chains")),),
    "glossary/chain-bidding-optional-rule": ((_TO_2023, Words("Chain bidding", context="heading of the rulebook")),),
    "glossary/chain-handicap-optional-rule": ((_TO_2023, Words("Chain handicaps (optional)")),),
    "glossary/control-and-ownership": ((_TO_2023, Words("Control", context="heading of the rulebook")),),
    "glossary/counters-and-tokens": (((_1_3, _2023), Words("Other counters")),),
    "glossary/exhaust-exhausted": ((_TO_2023, Words("Ready and exhausted")),),
    "glossary/first-player": ((_TO_2023, Words("First turn rule")),),
    "glossary/golden-rule": ((_TO_2023, Words("The golden rule")),),
    "glossary/play-abilities": ((_TO_2023, Words("Play abilities")),),
    "glossary/rule-of-six": ((_TO_2023, Words("The rule of six")),),
    "glossary/stun": ((_TO_1_3, Words("Stun, stun status card")),),
}
"""The headings of older editions where they are others, and which editions have them.

The first turn rule stands there within another entry, under these words in bold.
"""

_SINCE_1_0 = (
    "ability-card-ability action-ability actions active-house active-player aember aember-bonus-icon archives armor"
    " artifacts assault-x attack-attacker-attacking battleline before capture chain-bidding-optional-rule"
    " chain-handicap-optional-rule chains constant-abilities control-and-ownership cost-at-current-cost creatures damage"
    " destroyed discard-pile discarding-cards elusive end-of-turn enemy exhaust-exhausted fight fight-with first-player"
    " flank forge friendly golden-rule hazardous-x heal house-choice if-you-do-and-in-order-to keys least-powerful"
    " leaves-play maverick may most-powerful mulligan neighbor off-house omni opposing pay play-abilities playing-cards"
    " poison power-counter-1-power-status-card preceding-repeat-the-preceding purge ready-and-exhausted reap repeat return"
    " rule-of-six sacrifice search self-referential-text skirmish splash steal stun swap taunt this-way traits"
    " turn-sequence unforge upgrades using-artifacts using-cards-via-other-card-abilities using-creatures"
)
_SINCE_1_3 = (
    "adjacent alpha cannot counters-and-tokens deploy groups-of-least-powerful groups-of-most-powerful legacy omega"
    " resolve-as-much-as-you-can"
)
_SINCE_2023 = (
    "bonus-icons capture-bonus-icon center-of-the-battleline damage-bonus-icon discard-bonus-icon draw-bonus-icon enhance"
    " enrage exalt splash-attack-x token-creatures ward"
)
_SINCE: Final[Mapping[RuleId, Edition]] = {
    f"glossary/{name}": edition
    for edition, names in ((Edition.V1_0, _SINCE_1_0), (_1_3, _SINCE_1_3), (_2023, _SINCE_2023))
    for name in names.split()
}
"""The first edition with an entry of the glossary; the newest one where none is named.

The searchable page of 1.1 leaves out the entries that begin with Æ or a quotation mark; 1.0 and 1.3 have them.
"""


def heading(rule: RuleId, edition: Edition = NEWEST) -> Words:
    """Return the heading of an entry in an edition; that of 18.4 where the edition has no such entry.

    A question or an erratum goes by the heading of its section.
    """
    for editions, older in _OLDER.get(rule, ()):
        if edition in editions:
            return older
    found = HEADINGS.get(rule) or _OTHER.get(rule.partition("/")[0])
    return found or same(rule)


def has_entry(rule: RuleId, edition: Edition) -> bool:
    """Return whether an edition has an entry. The steps of a turn stand in all of them, what is no entry in 18.4 only."""
    since = Edition.V1_0 if rule.startswith("turn/") else _SINCE.get(rule, NEWEST)
    return tuple(Edition).index(edition) >= tuple(Edition).index(since)


def cited(rule: RuleId, edition: Edition = NEWEST) -> Words:
    """Return an entry as a source in a game by an edition: its heading, with "18.4" where it stands only there."""
    if has_entry(rule, edition):
        return heading(rule, edition)
    return _ONLY_IN.filled(entry=heading(rule), edition=NEWEST.value)


_ONLY_IN = Words("{entry}, edition {edition}")


KEYWORD_RULES: Final[Mapping[Keyword, RuleId]] = {
    keyword: next(rule for rule in (f"glossary/{keyword}", f"glossary/{keyword}-x") if rule in HEADINGS)
    for keyword in Keyword
}
"""The entry of each keyword: those with a number have an X."""
