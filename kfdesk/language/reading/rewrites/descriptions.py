"""Which cards: how creatures, artifacts and other cards were described by other templates."""

from __future__ import annotations

import re

from kfdesk.engine.terms import House
from kfdesk.language import nouns
from kfdesk.language.reading.rewriting import Rewrite

_OF_ARTIFACTS = frozenset(
    {
        *("ally", "buggy", "curse", "equation", "item", "law", "location", "plan", "power", "quest", "shard", "ship"),
        *("treasure", "vehicle", "weapon", "[redacted]"),
    }
)
"""Traits that artifacts have as well, or only they."""
_TRAIT = "|".join(
    re.escape(one.name.en) for one in nouns.TRAITS.values() if one.name.en.casefold() not in _OF_ARTIFACTS
)
"""Traits of creatures."""
_KNOWN = "|".join(
    re.escape(one)
    for one in sorted((*(house.words.en for house in House), *(one.name.en for one in nouns.TRAITS.values())), key=len)
)
_NAME = (
    rf"(?!(?:{_KNOWN}|Non|Play|After|Before|Action|Omni|Scrap|Fate|Destroyed|If|You|Your|It|The|Each)\b)"
    r"(?:⟨this⟩ )?[A-ZÆ][\w’-]*+\.?(?:(?: of| the)*+(?: |-)[A-ZÆ][\w’-]*+)*"
)
"""What a card is called: capitalized words, apart from houses and traits."""
_ADJECTIVES = r"(?:[\w’-]+ ){0,4}?"

REWRITES = (
    Rewrite(
        r"\bbelongs to (?:that|the chosen) house\b(?! in addition)",
        "is of that house",
        "Belonging to a house, and being of it.",
        "If that card belongs to the chosen house, ward it.",
        "If that card is of that house, ward it.",
    ),
    Rewrite(
        r"\bof the chosen house\b",
        "of that house",
        "A house that was chosen before.",
        "Destroy each card of the chosen house.",
        "Destroy each card of that house.",
    ),
    Rewrite(
        r"\b(creature|creatures|card|cards) that (?:is|are) of (that|the chosen) house\b",
        r"\1 of \2 house",
        "A property is said behind the noun.",
        "Ward each creature that is of that house.",
        "Ward each creature of that house.",
    ),
    Rewrite(
        r"\bcreature not on a flank\b",
        "creature that is not on a flank",
        "What is not so is said in a clause.",
        "Ward each creature not on a flank.",
        "Ward each creature that is not on a flank.",
    ),
    Rewrite(
        r"\b([Cc])reatures not on a flank\b",
        r"\1reatures that are not on a flank",
        "The same of several.",
        "Creatures not on a flank cannot reap.",
        "Creatures that are not on a flank cannot reap.",
    ),
    Rewrite(
        r"\bnon-flank creature\b",
        "creature that is not on a flank",
        "The same as one word.",
        "Ward each non-flank creature.",
        "Ward each creature that is not on a flank.",
    ),
    Rewrite(
        r"\b((?:each|a|an) (?:[\w-]+ ){1,2})creature on a flank\b",
        r"\1flank creature",
        "A creature on a flank is a flank creature.",
        "Gain 1{amber} for each Wolf creature on a flank.",
        "Gain 1{amber} for each Wolf flank creature.",
    ),
    Rewrite(
        rf"\b((?:[Ee]ach|[Aa]n?|another|enemy|friendly|neighboring) (?:[\w-]+ )*?)({_TRAIT})"
        r"(?=[.,:]| (?:captures|gains|gets|may|cannot|in play|and|to|with)\b)",
        r"\1\2 creature",
        "A trait stands for a creature that has it.",
        "Each friendly Wolf captures 1{amber}.",
        "Each friendly Wolf creature captures 1{amber}.",
    ),
    Rewrite(
        r"\b([Ee]ach|an?) elusive creature\b",
        r"\1 creature with elusive",
        "What keyword a creature has is said behind the noun.",
        "Ward each elusive creature.",
        "Ward each creature with elusive.",
    ),
    Rewrite(
        rf"\b([Ee]ach {_ADJECTIVES}(?:creature|artifact|upgrade|Shard)) in play\b",
        r"\1",
        "Creatures are in play.",
        "Stun each damaged creature in play.",
        "Stun each damaged creature.",
    ),
    Rewrite(
        rf"\b((?:[Cc]hoose|[Mm]ove|[Pp]urge|of|on) (?:an?|another|any) {_ADJECTIVES}(?:creature|artifact|upgrade)|"
        r"\bcounters? on a card) in play\b",
        r"\1",
        "What is chosen without a place is in play.",
        "Choose a creature in play.",
        "Choose a creature.",
    ),
    Rewrite(
        r"\bmost powerful creature in play\b",
        "most powerful creature",
        "Creatures are in play.",
        "Ward the most powerful creature in play.",
        "Ward the most powerful creature.",
    ),
    Rewrite(
        r"\b(houses?) represented (?=among\b)",
        r"\1 ",
        "What houses there are among cards.",
        "Draw a card for each house represented among friendly creatures.",
        "Draw a card for each house among friendly creatures.",
    ),
    Rewrite(
        r"(?<!by )\bany (player’s|player\b|(?:haunted player’s )?discard pile)",
        r"a \1",
        "Any one, and one.",
        "Discard the top card of any player’s deck.",
        "Discard the top card of a player’s deck.",
    ),
    Rewrite(
        r"\b(top card) (?:in|from) (your|their|an?|your opponent’s|each player’s|that player’s) (discard pile|deck)\b",
        r"\1 of \2 \3",
        "The top of something.",
        "Purge the top card in your discard pile.",
        "Purge the top card of your discard pile.",
    ),
    Rewrite(
        r"\b([Pp]urge|[Pp]ut|[Aa]rchive|[Pp]lay|[Rr]eturn|[Cc]hoose|[Ll]ook at|with) "
        r"((?:an?|each|up to \d|any number of) (?:[\w-]+ ){0,4}?(?:card|creature|artifact|upgrade)s?) in "
        r"((?:your|their|an?|your opponent’s|each player’s|that player’s|a haunted player’s) "
        r"(?:hand|discard pile|archives))(?! or\b)",
        r"\1 \2 from \3",
        "Where a card lies is where it is taken from.",
        "Purge an action card in your discard pile.",
        "Purge an action card from your discard pile.",
    ),
    Rewrite(
        r"\b(upgrades?) on (?=⟨this⟩|this creature\b|that creature\b|it\b)",
        r"\1 attached to ",
        "Upgrades are attached.",
        "Draw a card for each upgrade on ⟨this⟩.",
        "Draw a card for each upgrade attached to ⟨this⟩.",
    ),
    Rewrite(
        r"\b(that) has (?=(?:an?|no|\d) (?:[\w-]+ )?counters?\b)",
        "with ",
        "Counters that are on something, and something with counters.",
        "Ward each creature that has a mark counter on it.",
        "Ward each creature with a mark counter on it.",
    ),
    Rewrite(
        r"\b(?:[Oo]ne|1) of ⟨this⟩’s? neighbors\b",
        "a neighboring creature",
        "Neighbors of the card itself are neighboring creatures.",
        "Ward one of ⟨this⟩’s neighbors.",
        "Ward a neighboring creature.",
    ),
    Rewrite(
        r"\b([Ee]ach) of ⟨this⟩’s? ((?:[\w-]+ ){1,3}?)neighbors\b",
        r"\1 neighboring \2creature",
        "The same of some of them.",
        "Draw a card for each of ⟨this⟩’s Mars neighbors.",
        "Draw a card for each neighboring Mars creature.",
    ),
    Rewrite(
        r"\b([Ee]ach) (non-)?((?:[\w-]+ ){0,2})neighbor (?:it|⟨this⟩) has\b",
        r"\1 neighboring \2\3creature",
        "The same of those that it has.",
        "⟨this⟩ gets +1 power for each Wolf neighbor it has.",
        "⟨this⟩ gets +1 power for each neighboring Wolf creature.",
    ),
    Rewrite(
        r"(^|[“.] |, |: )⟨this⟩’s? neighbors (gain|get)\b",
        r"\1Each of ⟨this⟩’s neighbors \2s",
        "The neighbors, and each of them.",
        "⟨this⟩’s neighbors gain taunt.",
        "Each of ⟨this⟩’s neighbors gains taunt.",
    ),
    Rewrite(
        r"⟨this⟩’s? neighbors may be used as if they\b",
        r"Each of ⟨this⟩’s neighbors may be used as if it",
        "The same of using them.",
        "⟨this⟩’s neighbors may be used as if they belonged to house Mars.",
        "Each of ⟨this⟩’s neighbors may be used as if it belonged to house Mars.",
    ),
    Rewrite(
        r"\b([Ee]ach|[Aa]n?|another|friendly|neighboring) "
        rf"({_NAME}) from (?=play|your (?:hand|deck|discard pile))",
        r"\1 card named \2 from ",
        "What a card is called stands for it.",
        "Archive a Grey Rider from your discard pile.",
        "Archive a card named Grey Rider from your discard pile.",
    ),
    Rewrite(
        rf"\b([Aa]rchive|[Rr]eturn|[Pp]lay|[Pp]urge) ({_NAME}) from (?=your (?:hand|deck|discard pile))",
        r"\1 a card named \2 from ",
        "The same without an article.",
        "Archive Grey Rider from your discard pile.",
        "Archive a card named Grey Rider from your discard pile.",
    ),
    Rewrite(
        rf"\b([Aa]fter you play) ({_NAME})(?=,)",
        r"\1 a card named \2",
        "The same of a card that is played.",
        "After you play Grey Rider, ward it.",
        "After you play a card named Grey Rider, ward it.",
    ),
    Rewrite(
        r"\b(discard(?:ed)?) an? ⟨this⟩ ",
        r"\1 a card named ⟨this⟩ ",
        "The same of copies of the card itself.",
        "Discard cards until you discard a ⟨this⟩ or run out of cards.",
        "Discard cards until you discard a card named ⟨this⟩ or run out of cards.",
    ),
    Rewrite(
        r"\b(another|neighboring) ⟨this⟩(?=[.,])",
        r"\1 creature named ⟨this⟩",
        "The same of creatures.",
        "Ready another ⟨this⟩.",
        "Ready another creature named ⟨this⟩.",
    ),
    Rewrite(
        rf"\b([Ss]earch your (?:deck|deck and discard pile|discard pile) for) (an? )?({_NAME})(?=,| and\b|\.)",
        r"\1 a card named \3",
        "The same of cards that are searched for.",
        "Search your deck for Grey Rider, reveal it, and put it into your hand.",
        "Search your deck for a card named Grey Rider, reveal it, and put it into your hand.",
    ),
    Rewrite(
        rf"(?<=\b[Mm]ake )an? ({_NAME})(?=\.)",
        r"a token creature named \1",
        "The same of token creatures.",
        "Make a Grey Rider.",
        "Make a token creature named Grey Rider.",
    ),
    Rewrite(
        rf"\b([Ee]ach|[Aa]n?|another|friendly) ({_NAME})(?=[.,]| (?:is|to|gains|gets|loses|and|cannot|in play)\b)",
        r"\1 creature named \2",
        "The same of creatures.",
        "Ready each Grey Rider.",
        "Ready each creature named Grey Rider.",
    ),
    Rewrite(
        rf"\b(attach ⟨this⟩ to|counters? on) ({_NAME})(?=[.,])",
        r"\1 a creature named \2",
        "The same of a creature that is only called by its name.",
        "After you attach ⟨this⟩ to Grey Rider, draw a card.",
        "After you attach ⟨this⟩ to a creature named Grey Rider, draw a card.",
    ),
    Rewrite(
        rf"\bcop(?:y|ies) of (⟨this⟩|{_NAME})",
        r"card named \1",
        "What is called the same.",
        "Draw a card for each copy of ⟨this⟩ in your discard pile.",
        "Draw a card for each card named ⟨this⟩ in your discard pile.",
    ),
    Rewrite(
        r"\bthat shares a house with (?:the discarded card|that card)(?=[.,]| on\b)",
        "of the discarded card’s house",
        "Cards that share a house with one are of its house.",
        "Destroy each creature that shares a house with the discarded card.",
        "Destroy each creature of the discarded card’s house.",
    ),
    Rewrite(
        r"(^|[“.] )Each friendly ((?:[\w-]+ )*?)creature( with [^.,:“”]*?| named [^.,:“”]*?)? cannot (?=reap\.|fight)",
        r"\1Friendly \2creatures\3 cannot ",
        "What all cannot do, each cannot.",
        "Each friendly creature with taunt cannot fight.",
        "Friendly creatures with taunt cannot fight.",
    ),
    Rewrite(
        r"(^|[“.] )Each creature( with [^.,:“”]*?)? cannot (?=reap|fight)",
        r"\1Creatures\2 cannot ",
        "What all cannot do, each cannot.",
        "Each creature with taunt cannot reap.",
        "Creatures with taunt cannot reap.",
    ),
    Rewrite(
        r"\b(?:one or more|at least one) of (its|their) neighbors\b",
        r"at least 1 of \1 neighbors",
        "Numbers in digits.",
        "Stun each creature that shares a house with one or more of its neighbors.",
        "Stun each creature that shares a house with at least 1 of its neighbors.",
    ),
    Rewrite(
        r"\b(shares? (?:a house|a trait) with) (?:one|1) of (its|their) neighbors\b",
        r"\1 at least 1 of \2 neighbors",
        "One, and at least one.",
        "Stun each creature that shares a house with one of its neighbors.",
        "Stun each creature that shares a house with at least 1 of its neighbors.",
    ),
    Rewrite(
        r"\bmore powerful than\b",
        "with higher power than",
        "Power is high.",
        "Your opponent cannot play creatures more powerful than ⟨this⟩.",
        "Your opponent cannot play creatures with higher power than ⟨this⟩.",
    ),
    Rewrite(
        r"\b(?:the )?(?:discarded|purged) card’s type\b",
        "the same type",
        "What has the type of a card is of the same type.",
        "They cannot play cards of the discarded card’s type.",
        "They cannot play cards of the same type.",
    ),
    Rewrite(
        r"\b(of the same type) as the (?:discarded|purged) card\b",
        r"\1",
        "The same said otherwise.",
        "Purge a card of the same type as the discarded card from a discard pile.",
        "Purge a card of the same type from a discard pile.",
    ),
    Rewrite(
        r"\b(creatures?|cards?) that has (?=\d)",
        r"\1 with ",
        "What a creature has.",
        "Ready each creature that has 2 Wolf neighbors.",
        "Ready each creature with 2 Wolf neighbors.",
    ),
    Rewrite(
        r"\b(artifact|upgrade) or (?=(?:flank|[A-Z][\w-]+) (?:creature|card)\b)",
        r"\1 or a ",
        "Each of two has an article.",
        "Return an artifact or flank creature to its owner’s hand.",
        "Return an artifact or a flank creature to its owner’s hand.",
    ),
    Rewrite(
        r"\b([Yy]ou may (?:use|reap with|fight with) up to \d (?:other )?)(?!friendly|other)((?:[\w-]+ )*?)"
        r"(creatures|cards) this turn\b",
        r"\1friendly \2\3 this turn",
        "You use what you control.",
        "You may reap with up to 2 Wolf creatures this turn.",
        "You may reap with up to 2 friendly Wolf creatures this turn.",
    ),
    Rewrite(
        r"\b(card|creature)s? from under ⟨this⟩",
        r"\1 under ⟨this⟩",
        "Where a card lies.",
        "Return a card from under ⟨this⟩ to its owner’s hand.",
        "Return a card under ⟨this⟩ to its owner’s hand.",
    ),
    Rewrite(
        r"\b(?<=or )1 of its neighbors\b",
        "one of its neighbors",
        "One as a word.",
        "Ward ⟨this⟩ or 1 of its neighbors.",
        "Ward ⟨this⟩ or one of its neighbors.",
    ),
    Rewrite(
        r"\b(cannot be dealt damage or) destroyed\b",
        r"\1 be destroyed",
        "What cannot be done to it.",
        "It cannot be dealt damage or destroyed.",
        "It cannot be dealt damage or be destroyed.",
    ),
    Rewrite(
        r"\b((?:[Mm]ove|[Hh]eal|[Ee]xhaust|[Ee]nrage|[Ss]tun|[Aa]ttach)\b[^“”\n]{0,99}? (?:a|an|that) "
        r"(?:friendly |enemy )?creature\b[^“”\n]{0,150}?) another (?=(?:friendly |enemy )?creature\b)",
        r"\1 a different ",
        "Another than one that was chosen before, where others are meant than the card itself.",
        "Move 1{amber} from a creature to another creature.",
        "Move 1{amber} from a creature to a different creature.",
        unless=r"\bcontrols? another\b",
    ),
    Rewrite(
        r"\b(Choose (?:an?|\d) (?:[\w-]+ ){0,4}creatures?\b[^.:“”\n]*\.) Destroy each other creature(?=\.|$)",
        r"\1 Destroy each creature not chosen this way",
        "Others than those that were chosen before.",
        "Choose a friendly creature. Destroy each other creature.",
        "Choose a friendly creature. Destroy each creature not chosen this way.",
    ),
    Rewrite(
        r"\bof each card type\b",
        r"of each type",
        "Types are those of cards.",
        "Play no more than 1 card of each card type.",
        "Play no more than 1 card of each type.",
    ),
    Rewrite(
        r"⟨this⟩’s? (most|least) powerful neighbor\b",
        r"the \1 powerful neighboring creature",
        "Neighbors of the card itself are neighboring creatures.",
        "Ready ⟨this⟩’s most powerful neighbor.",
        "Ready the most powerful neighboring creature.",
    ),
    Rewrite(
        r"\bwith power less than (that|the chosen) creature’s power\b",
        r"with lower power than \1 creature",
        "Power is low.",
        "Destroy each creature with power less than that creature’s power.",
        "Destroy each creature with lower power than that creature.",
    ),
    Rewrite(
        r"\b((?:has|with) (?:an?|no) (?!\+)(?:[\w-]+ )?counters?)(?= in play|[,.:]|$)",
        r"\1 on it",
        "Counters that it has are on it.",
        "If ⟨this⟩ has a mark counter, ward it.",
        "If ⟨this⟩ has a mark counter on it, ward it.",
    ),
    Rewrite(
        r"^(This creature gets [^.]*? creature) to its (left|right)\b",
        r"\1 to the \2 of this creature",
        "Beside which card that is.",
        "This creature gets +1 power for each creature to its left.",
        "This creature gets +1 power for each creature to the left of this creature.",
    ),
    Rewrite(
        r"\b(?<=This creature )gets (\+\d) armor and (\+\d) power\b",
        r"gets \2 power and \1 armor",
        "Power stands first.",
        "This creature gets +1 armor and +2 power.",
        "This creature gets +2 power and +1 armor.",
    ),
    Rewrite(
        r"\bdealt to ⟨this⟩’s? neighbors\b",
        r"dealt to neighboring creatures",
        "Neighbors of the card itself are neighboring creatures.",
        "Damage dealt to ⟨this⟩’s neighbors is doubled.",
        "Damage dealt to neighboring creatures is doubled.",
    ),
    Rewrite(
        r"\band each neighbor that shares a house with it\b",
        r"and each of its neighbors that shares a house with it",
        "Whose neighbors they are.",
        "Stun a creature and each neighbor that shares a house with it.",
        "Stun a creature and each of its neighbors that shares a house with it.",
    ),
    Rewrite(
        r"\b(that is not on a flank) that (shares)\b",
        r"\1 and \2",
        "Two properties of a card.",
        "Stun each creature that is not on a flank that shares a house with it.",
        "Stun each creature that is not on a flank and shares a house with it.",
    ),
    Rewrite(
        r"\bwith at least one of the discarded cards\b",
        r"with one of those cards",
        "At least one, and one.",
        "Destroy each creature that shares a house with at least one of the discarded cards.",
        "Destroy each creature that shares a house with one of those cards.",
    ),
    Rewrite(
        r"\b[Tt]he discarded card’s house becomes\b",
        r"that card’s house becomes",
        "The card that was just discarded.",
        "The discarded card’s house becomes your active house.",
        "that card’s house becomes your active house.",
    ),
    Rewrite(
        r"\b(?<=loses )each of its traits\b",
        r"all traits",
        "All of them, and each.",
        "Each creature loses each of its traits.",
        "Each creature loses all traits.",
    ),
    Rewrite(
        r"\b(another friendly creature) in the battleline\b",
        r"\1 in your battleline",
        "What is friendly lies in your battleline.",
        "Swap ⟨this⟩ with another friendly creature in the battleline.",
        "Swap ⟨this⟩ with another friendly creature in your battleline.",
    ),
    Rewrite(
        r"\b(fight|reap) with each of ⟨this⟩’s? neighbors\b",
        r"\1 with each neighboring creature",
        "Neighbors of the card itself are neighboring creatures.",
        "Ready and fight with each of ⟨this⟩’s neighbors, one at a time.",
        "Ready and fight with each neighboring creature, one at a time.",
    ),
    Rewrite(
        r" \((in addition to [^()]*)\)",
        r" \1",
        "What stands in brackets belongs to the sentence.",
        "It belongs to house Mars (in addition to its other houses).",
        "It belongs to house Mars in addition to its other houses.",
    ),
    Rewrite(
        r"\b(enters play|a (?:[\w-]+ )*creature) next to ⟨this⟩",
        r"\1 adjacent to ⟨this⟩",
        "Next to it, and adjacent to it.",
        "After you play a creature next to ⟨this⟩, draw a card.",
        "After you play a creature adjacent to ⟨this⟩, draw a card.",
    ),
    Rewrite(
        r"\b(each|an?|another|\d+|every|all|one) ((?:other )?)((?:ready |exhausted |damaged |stunned )*)"
        r"((?:[A-Z][\w-]* )*)(creatures?|artifacts?|upgrades?) you control\b(?! from| in excess)",
        r"\1 \2\3friendly \4\5",
        "What you control is friendly.",
        "Gain 1{amber} for each Mars creature you control.",
        "Gain 1{amber} for each friendly Mars creature.",
    ),
    Rewrite(
        r"\b(each|an?|\d+|every|all|one) ((?:ready |exhausted |damaged |stunned )*)((?:[A-Z][\w-]* )*)"
        r"(creatures?|artifacts?|upgrades?) (?:that )?your opponent controls\b(?! from| in excess)",
        r"\1 \2enemy \3\4",
        "What your opponent controls is an enemy’s.",
        "Gain 1{amber} for each Mars creature your opponent controls.",
        "Gain 1{amber} for each enemy Mars creature.",
    ),
    Rewrite(
        r"\ba enemy\b",
        "an enemy",
        "The article before a vowel.",
        "Destroy a enemy creature.",
        "Destroy an enemy creature.",
    ),
    Rewrite(
        r"\ban friendly\b",
        "a friendly",
        "The article before a consonant.",
        "Destroy an friendly artifact.",
        "Destroy a friendly artifact.",
    ),
    *(
        Rewrite(
            rf"\bthe {word} ((?:friendly |enemy |other )*)((?:[A-Z][\w-]* )*creature)(?! in)",
            rf"the {said} powerful \1\2",
            "Strength is power.",
            f"Destroy the {word} enemy creature.",
            f"Destroy the {said} powerful enemy creature.",
        )
        for word, said in (("weakest", "least"), ("strongest", "most"))
    ),
    *(
        Rewrite(
            rf"\b[Tt]he ((?:friendly |enemy |other )*)((?:[A-Z][\w-]* )*creature) "
            rf"with the {word} power\b(?! counters?)",
            rf"the {said} powerful \1\2",
            "The power of one creature.",
            f"Destroy the enemy creature with the {word} power.",
            f"Destroy the {said} powerful enemy creature.",
        )
        for word, said in (("lowest", "least"), ("least", "least"), ("highest", "most"), ("most", "most"))
    ),
    Rewrite(
        r"\bwith (\d+) power or (less|lower|fewer)\b",
        r"with power \1 or lower",
        "The number stands before or behind the noun.",
        "Destroy each creature with 3 power or less.",
        "Destroy each creature with power 3 or lower.",
    ),
    Rewrite(
        r"\bwith (\d+) power or (more|higher|greater)\b",
        r"with power \1 or higher",
        "The same of more.",
        "Destroy each creature with 3 power or more.",
        "Destroy each creature with power 3 or higher.",
    ),
    Rewrite(
        r"\b(is the (?:most|least) powerful (?:(?:friendly|enemy) )?creature) in play\b",
        r"\1",
        "Creatures are in play.",
        "If it is the most powerful creature in play, ward it.",
        "If it is the most powerful creature, ward it.",
    ),
    Rewrite(
        r"\b(belongs? to) your active house\b",
        r"\1 the active house",
        "There is one active house.",
        "It belongs to your active house.",
        "It belongs to the active house.",
    ),
    Rewrite(
        r"\b(fight|play|plays|discards?) (an action|actions)(?= [a-z]+ turn|[,.])",
        r"\1 \2 card",
        "Actions that are played are action cards.",
        "After you play an action, draw a card.",
        "After you play an action card, draw a card.",
    ),
    Rewrite(
        r"\bactions card\b",
        "action cards",
        "The same of several.",
        "You cannot play actions card.",
        "You cannot play action cards.",
    ),
    Rewrite(
        r"\bthe creature ⟨this⟩ is fighting\b",
        "the creature ⟨this⟩ fights",
        "What it fights, it is fighting.",
        "Stun the creature ⟨this⟩ is fighting.",
        "Stun the creature ⟨this⟩ fights.",
    ),
    Rewrite(
        r"\bYour opponent’s (?:(?!next)([A-Z][\w-]*) )?creatures (?=cannot|gain|get|enter)",
        r"Enemy \1 creatures ",
        "What your opponent controls is an enemy’s.",
        "Your opponent’s Mars creatures cannot reap.",
        "Enemy Mars creatures cannot reap.",
    ),
    Rewrite(
        r"\bEnemy  creatures\b",
        "Enemy creatures",
        "The same of all.",
        "Enemy  creatures cannot reap.",
        "Enemy creatures cannot reap.",
    ),
    Rewrite(
        r"(^|[“.] )Enemy ((?:[\w-]+ )*?)(creature|artifact)s enter play\b",
        r"\1Each enemy \2\3 enters play",
        "All is each.",
        "Enemy creatures enter play stunned.",
        "Each enemy creature enters play stunned.",
    ),
    Rewrite(
        r"(?<=, )enemy ((?:[\w-]+ )*?)(creature|artifact)s enter play\b",
        r"each enemy \1\2 enters play",
        "The same behind a condition.",
        "While the tide is high, enemy creatures enter play stunned.",
        "While the tide is high, each enemy creature enters play stunned.",
    ),
    Rewrite(
        r"\bgains (\+?)(\d+) (power|armor)\b(?! counters?)",
        r"gets +\2 \3",
        "Power and armor are got.",
        "This creature gains 2 power.",
        "This creature gets +2 power.",
    ),
    Rewrite(
        r"\bwith power (\d+) or (?:less|fewer)\b",
        r"with power \1 or lower",
        "Power is high or low.",
        "Enemy creatures with power 2 or less cannot reap.",
        "Enemy creatures with power 2 or lower cannot reap.",
    ),
    Rewrite(
        r"\bwith power (\d+) or (?:more|greater)\b",
        r"with power \1 or higher",
        "The same of more.",
        "Enemy creatures with power 4 or more cannot reap.",
        "Enemy creatures with power 4 or higher cannot reap.",
    ),
    Rewrite(
        r"\b(with (?:an?|no|\d+ or more) (?:\+1 power|[a-z]+) counters?)"
        r"(?= (?:gains?|gets?|cannot|captures?|and)\b|[.,])",
        r"\1 on it",
        "Counters lie on a card.",
        "Each friendly creature with a +1 power counter gains elusive.",
        "Each friendly creature with a +1 power counter on it gains elusive.",
        unless=r"\benters? play with\b",
    ),
    Rewrite(
        r"\b([Dd])eal it (\d+\{damage\})",
        r"\1eal \2 to it",
        "To whom damage is dealt stands before or behind it.",
        "Choose an enemy creature. Deal it 2{damage}.",
        "Choose an enemy creature. Deal 2{damage} to it.",
    ),
    Rewrite(
        r"\b(equal to the number of [^.,]*?(?:creatures|artifacts|upgrades)) in play(?=[.,])",
        r"\1",
        "Creatures are in play.",
        "Gain {amber} equal to the number of enemy creatures in play.",
        "Gain {amber} equal to the number of enemy creatures.",
    ),
)
