"""From where to where: piles, their owners, and cards that are looked at."""

from __future__ import annotations

from kfdesk.language.reading.rewrites.instructions import SEEN
from kfdesk.language.reading.rewriting import Rewrite

_PILE = r"(?:hand|discard pile|archives)"
_WHOSE = r"(?:your|their|an?(?: haunted)? player’s|each player’s|that player’s|(?:your|an) opponent’s|any|a)"
_VERBS = (
    r"(?:[Pp]urge|[Pp]ut|[Pp]lay|[Aa]rchive|[Dd]iscard|[Ll]ook at|[Cc]hoose|[Rr]eveal|[Rr]eturn|[Ss]huffle|[Ss]wap)s?"
)
_CARDS = (
    r"(?:(?:an?|each|the|up to \d|any number of|\d+) (?:(?!for each)[^.,;:“”])*?\b(?:cards?|creatures?|"
    r"artifacts?|upgrades?))"
)

REWRITES = (
    Rewrite(
        r"\b([A-Z]\w+) 1(?: of (?:them|those cards))?, (\w+) 1 ([^.,]*?), and (\w+) 1\b",
        r"\1 one of those cards, \2 one of the other cards \3, and \4 the other card",
        "Three cards that were looked at.",
        "Archive 1, put 1 into your hand, and discard 1.",
        "Archive one of those cards, put one of the other cards into your hand, and discard the other card.",
    ),
    Rewrite(
        r"\bthe top card in\b",
        "the top card of",
        "The top card in a pile, and of it.",
        "Purge the top card in your discard pile.",
        "Purge the top card of your discard pile.",
    ),
    Rewrite(
        rf"\b({_VERBS} {_CARDS}) in ({_WHOSE} (?:\w+ )?{_PILE})\b",
        r"\1 from \2",
        "A card in a pile, with which something is done, is one from it.",
        "Purge an action card in a discard pile.",
        "Purge an action card from a discard pile.",
    ),
    Rewrite(
        rf"\b({_VERBS} (?:(?!for each)[^.;:“”])*? card|[Ww]ith a card(?: of the same type)?) in (your (?:hand|"
        rf"discard pile))\b(?=[.,])",
        r"\1 from \2",
        "The same at the end of a sentence.",
        "Swap a Witch card from play with a card of the same type in your hand.",
        "Swap a Witch card from play with a card of the same type from your hand.",
    ),
    Rewrite(
        r"(?<!by )\bany (player|haunted player|discard pile)(?=’s|\b(?! have| has))",
        r"a \1",
        "Any of them, and one of them.",
        "Discard the top 2 cards of any player’s deck.",
        "Discard the top 2 cards of a player’s deck.",
    ),
    Rewrite(
        r"\b(top|bottom) (card|\d+ cards) from (a player’s|each player’s|your|their|your opponent’s) deck\b",
        r"\1 \2 of \3 deck",
        "The top card from a deck, and of it.",
        "Discard the top card from a player’s deck.",
        "Discard the top card of a player’s deck.",
    ),
    Rewrite(
        r"\b(\d+) cards from the top of (your|their|your opponent’s) deck\b(?! until)",
        r"the top \1 cards of \2 deck",
        "How many from the top.",
        "Your opponent discards 3 cards from the top of their deck.",
        "Your opponent discards the top 3 cards of their deck.",
    ),
    Rewrite(
        r"\b[Rr]eturn ([^.,;:“”]+?) to the (top|bottom) of (your deck|its owner’s deck)",
        r"Put \1 on \2 of \3",
        "Cards are put on top of decks.",
        "Return an artifact to the top of your deck.",
        "Put an artifact on top of your deck.",
    ),
    Rewrite(
        r"\bowners (deck|hand|discard pile|archives)\b",
        r"owner’s \1",
        "An apostrophe that was left out.",
        "Put a creature on top of its owners deck.",
        "Put a creature on top of its owner’s deck.",
    ),
    Rewrite(
        r"\b((?:[Rr]eturn|[Pp]ut|[Ss]huffle) (?:\d|each|all|up to|that creature and|⟨this⟩ and)[^.;:“”]*?) "
        r"their owner’s (deck|hand)\b",
        r"\1 their owners’ \2s",
        "Several cards have several owners.",
        "Return 3 artifacts to their owner’s hand.",
        "Return 3 artifacts to their owners’ hands.",
    ),
    Rewrite(
        r"(from (?:your|an) opponent’s hand(?:\. (?:Put|Shuffle) (?:that card|it))?(?: and put it)?"
        r" (?:into|on top of|on the bottom of)) (?:their|your opponent’s) (deck|archives)\b",
        r"\1 its owner’s \2",
        "Cards go to their owner’s piles.",
        "Shuffle a random card from your opponent’s hand into their deck.",
        "Shuffle a random card from your opponent’s hand into its owner’s deck.",
    ),
    *(
        Rewrite(
            rf"(?<=\b{whose} )(hand|archives|discard pile) ({joint}) (hand|archives|discard pile)\b(?! for)",
            rf"\1 \2 {said}\3",
            "Whose a pile is, is said of each of two piles.",
            f"Discard {whose} hand and archives.",
            f"Discard {whose} hand and {said}archives.",
        )
        for whose, joint, said in (
            ("from your", "and|or", "from your "),
            ("your", "and|or", "your "),
            ("their", "and", "their "),
        )
    ),
    Rewrite(
        r"\b(into your hand|in your hand) and 1 (on|into)\b",
        r"\1 and put one of the other cards \2",
        "Of cards that were looked at, one goes here and one there.",
        "Put 1 into your hand and 1 on the bottom of your deck.",
        "Put 1 into your hand and put one of the other cards on the bottom of your deck.",
    ),
    Rewrite(
        r"\b([Aa]rchive|[Dd]iscard|[Pp]urge|[Pp]ut|[Aa]dd|[Pp]lay) 1(?= (?:and|into|to|on|of)\b|,)(?: of "
        r"(?:them|those cards))?",
        r"\1 one of those cards",
        "One of several cards that were looked at.",
        "Look at the top 4 cards of your deck. Archive 1 and discard 1.",
        "Look at the top 4 cards of your deck. Archive one of those cards and discard 1.",
    ),
    Rewrite(
        r"(?<=one of those cards)([^.]*?[, ](?:archive|discard|purge|put)) 1\b(?=[^.]*? 1\b)",
        r"\1 one of the other cards",
        "The second of them, where a third follows.",
        "Archive one of those cards, put 1 on top of your deck, and discard 1.",
        "Archive one of those cards, put one of the other cards on top of your deck, and discard 1.",
    ),
    Rewrite(
        r"(?<=one of the other cards)([^.]*?[, ](?:archive|discard|purge|put)) 1\b",
        r"\1 the other card",
        "The last of three of them.",
        "Archive one of those cards, put one of the other cards on top of your deck, and discard 1.",
        "Archive one of those cards, put one of the other cards on top of your deck, and discard the other card.",
    ),
    Rewrite(
        r"\b(discard|put|archive) the (?:others|rest)\b",
        r"\1 the other cards",
        "The rest of cards that were looked at.",
        "Put it into your hand and discard the others.",
        "Put it into your hand and discard the other cards.",
    ),
    Rewrite(
        r"\bthe other revealed cards\b",
        "the other cards",
        "The rest of cards that were revealed.",
        "Archive it. Discard the other revealed cards.",
        "Archive it. Discard the other cards.",
    ),
    *(
        Rewrite(
            rf"\b{add} ((?:one|a|it|them|that)\b[^.,;:“”]*?) to your hand\b",
            rf"{put} \1 into your hand",
            "Cards are put into hands.",
            f"{add} it to your hand.",
            f"{put} it into your hand.",
        )
        for add, put in {"Add": "Put", "add": "put"}.items()
    ),
    Rewrite(
        r"\bone of those cards of the discarded cards\b",
        r"a card discarded this way",
        "One of cards that were discarded; see above.",
        "Play one of those cards of the discarded cards as if it were yours.",
        "Play a card discarded this way as if it were yours.",
    ),
    Rewrite(
        r"\bany number of the (discarded|revealed) cards\b",
        r"any number of cards \1 this way",
        "Some of them.",
        "Archive any number of the discarded cards.",
        "Archive any number of cards discarded this way.",
    ),
    Rewrite(
        r"\bfrom that hand\b",
        r"from it",
        "A hand that was looked at.",
        "Look at your opponent’s hand. Purge an artifact from that hand.",
        "Look at your opponent’s hand. Purge an artifact from it.",
    ),
    Rewrite(
        r"\b(leaves (?:your|their) archives), put it (?:into|in) ",
        r"\1, it is put into ",
        "What replaces the way to another pile.",
        "If that creature leaves your archives, put it into its owner’s hand instead.",
        "If that creature leaves your archives, it is put into its owner’s hand instead.",
    ),
    Rewrite(
        r"\bthese (?=(?:creature|card|artifact)s leave)",
        r"those ",
        "Cards that were just spoken of.",
        "If any of these creatures leave your archives",
        "If any of those creatures leave your archives",
    ),
    Rewrite(
        r"\b(your|their) discard (?=on|into|to)",
        r"\1 discard pile ",
        "A word that was left out.",
        "Put the top card of your discard on the bottom of your deck.",
        "Put the top card of your discard pile on the bottom of your deck.",
    ),
    Rewrite(
        r"\bShuffle your opponent’s (archives|discard pile) into their deck\b",
        r"Your opponent shuffles their \1 into their deck",
        "Whose cards are shuffled.",
        "Shuffle your opponent’s archives into their deck.",
        "Your opponent shuffles their archives into their deck.",
    ),
    Rewrite(
        r"\b(a card of each type)(?= from)",
        r"\1 (action, artifact, creature, upgrade)",
        "Which types there are.",
        "Return a card of each type from your discard pile to your hand.",
        "Return a card of each type (action, artifact, creature, upgrade) from your discard pile to your hand.",
    ),
    Rewrite(
        r"\b(purged (?:[\w-]+ )*?(?:card|creature)) you own\b",
        r"\1 owned by you",
        "Whose cards they are.",
        "Archive a purged card you own.",
        "Archive a purged card owned by you.",
    ),
    Rewrite(
        r"\b([Pp])lace (it|this creature|⟨this⟩|that card|that creature) (facedown|faceup) under\b",
        r"\1ut \2 \3 under",
        "Cards are put under others.",
        "Place it facedown under ⟨this⟩.",
        "Put it facedown under ⟨this⟩.",
    ),
    Rewrite(
        r"\b([Pp]ut (?:it|them|that card|those cards)) in (your hand|its owner’s hand|your archives)\b",
        r"\1 into \2",
        "Cards are put into hands.",
        "Put it in your hand.",
        "Put it into your hand.",
    ),
    Rewrite(
        r"(?<=[Ss]earch your )([^.,;:“”]*? for an? (?!card and\b)[^.,;:“”]*?) and (?:put|add) it "
        r"(?:into|to) your hand\b",
        r"\1, reveal it, and put it into your hand",
        "Whoever searches for a card of some kind must reveal it by the rules, even where it is not said.",
        "Search your deck for a Beast creature and put it into your hand.",
        "Search your deck for a Beast creature, reveal it, and put it into your hand.",
    ),
    Rewrite(
        r"(?<=[Ss]earch your )([^.,;:“”]*? for (?:any number of|up to \d) [^.,;:“”]*?) and (?:put|add) them "
        r"(?:into|to) your hand\b",
        r"\1, reveal them, and put them into your hand",
        "The same of several.",
        "Search your deck for any number of Beast creatures and put them into your hand.",
        "Search your deck for any number of Beast creatures, reveal them, and put them into your hand.",
    ),
    Rewrite(
        r"\b(Put (?:that card|a card discarded this way) (?:on top|on the bottom) of) your opponent’s deck\b",
        r"\1 its owner’s deck",
        "Cards go to their owner’s piles.",
        "Put that card on the bottom of your opponent’s deck.",
        "Put that card on the bottom of its owner’s deck.",
    ),
    Rewrite(
        r"\b(from (?:a|that) player’s (?:hand|discard pile) (?:into|on the bottom of|on top of)) their (deck|"
        r"archives)\b",
        r"\1 its owner’s \2",
        "The same of any player’s cards.",
        "Put a random card from that player’s hand into their archives.",
        "Put a random card from that player’s hand into its owner’s archives.",
    ),
    Rewrite(
        r"((?:(?<=[:.“] )P|(?<=you may )p)lay an? (?:(?!random)[\w-]+ ){0,2}?(?:creature|artifact|upgrade|"
        r"card))(?=\.(?!”))",
        r"\1 from your hand",
        "Cards are played from one’s hand.",
        "Omni: Play a Witch creature. Ward it.",
        "Omni: Play a Witch creature from your hand. Ward it.",
        unless=r"\b(?:[Ll]ooks? at|[Rr]eveals?|[Ss]earch|[Dd]iscards?|top (?:card|\d+ cards)|archives|discard pile)\b",
    ),
    Rewrite(
        r"(\bLook at your opponent’s hand\. Put an? [^.,;:“”]*? from it (?:on top of|on the bottom of)) their deck\b",
        r"\1 its owner’s deck",
        "Cards go to their owner’s piles.",
        "Look at your opponent’s hand. Put an artifact from it on top of their deck.",
        "Look at your opponent’s hand. Put an artifact from it on top of its owner’s deck.",
    ),
    Rewrite(
        r"\b(one of the other cards on the bottom of|the other card on top of) their deck\b",
        r"\1 its owner’s deck",
        "The same of cards that were looked at.",
        "put the other card on top of their deck",
        "put the other card on top of its owner’s deck",
    ),
    Rewrite(
        r"(?<=a player’s deck\. )([^“”]*?) into that deck\b",
        r"\1 into that player’s deck",
        "Whose deck it is.",
        "Reveal the top 2 cards of a player’s deck. Shuffle them into that deck.",
        "Reveal the top 2 cards of a player’s deck. Shuffle them into that player’s deck.",
    ),
    Rewrite(
        r"\beither half of a gigantic\b",
        r"a half of a gigantic",
        "Either of two halves.",
        "for either half of a gigantic creature",
        "for a half of a gigantic creature",
    ),
    Rewrite(
        r"\breturned to (?:(?:its owner’s|their owner’s|their owners’|the) )?hands? this way\b",
        "returned this way",
        "Where cards are returned to has just been said.",
        "Draw a card for each creature returned to hand this way.",
        "Draw a card for each creature returned this way.",
    ),
    Rewrite(
        r"\breturned to your hand this way\b",
        "returned this way",
        "The same where none go to another hand.",
        "Draw a card for each creature returned to your hand this way.",
        "Draw a card for each creature returned this way.",
        unless=r"\b(?:owners?|their|opponent)’? ?s? .*hands?\b",
    ),
    Rewrite(
        r"\b([Mm]ove ⟨this⟩ to (?:a|the other|your left|your right) flank) "
        r"of (?:your|its controller’s|the) battleline\b(?! as)",
        r"\1",
        "A card itself lies in one battleline.",
        "Move ⟨this⟩ to a flank of your battleline.",
        "Move ⟨this⟩ to a flank.",
    ),
    Rewrite(
        r"\b([Ss])wap the positions? of (?:two|2) ((?:[\w-]+ )*?creatures) in (?:the same|a) battleline\b",
        r"\1wap 2 \2 in a battleline",
        "Creatures that are swapped, and their positions.",
        "Swap the positions of two creatures in the same battleline.",
        "Swap 2 creatures in a battleline.",
    ),
    Rewrite(
        r"\b([Ss])wap the positions? of (?:two|2) friendly creatures\b(?! in)",
        r"\1wap 2 friendly creatures in a battleline",
        "What is friendly lies in one battleline.",
        "Swap the positions of two friendly creatures.",
        "Swap 2 friendly creatures in a battleline.",
    ),
    Rewrite(
        r"\b([Pp])ut ([^.,]+?) (into [^.,]+?|on [^.,]+?) and (the (?:rest|others?)(?: cards?)?) (?=on|into)",
        r"\1ut \2 \3 and put \4 ",
        "What is done with the others is said as a deed of its own.",
        "Put one of those cards into your hand and the rest on the bottom of your deck.",
        "Put one of those cards into your hand and put the rest on the bottom of your deck.",
    ),
    Rewrite(
        r"\b([Ss])earch your discard pile for ((?:an?|up to \d+|\d+) [^.,]+?),?(?: reveal (?:it|them),)?(?: and)? "
        r"(?:put|add|return) (?:it|them) (?:in|in)?to your hand\b",
        r"\1earch your discard pile for \2 and put it into your hand",
        "Everybody sees a discard pile.",
        "Search your discard pile for a creature, reveal it, and put it into your hand.",
        "Search your discard pile for a creature and put it into your hand.",
    ),
    Rewrite(
        r"\bSearch your discard pile for ((?:an?|up to \d+|\d+) [^.,]+?) and put (?:it|them) into your hand\b",
        r"Return \1 from your discard pile to your hand",
        "Cards that are found there go back to the hand.",
        "Search your discard pile for a creature and put it into your hand.",
        "Return a creature from your discard pile to your hand.",
    ),
    Rewrite(
        r"\b([Dd])iscard your hand(?:\.| and| and then|, then) (?:[Dd])raw that many cards\b",
        r"\1iscard your hand. Draw a card for each card discarded this way",
        "As many cards as were discarded.",
        "Discard your hand. Draw that many cards.",
        "Discard your hand. Draw a card for each card discarded this way.",
    ),
    Rewrite(
        r"\b([Dd])iscard (any number of|up to \d+) cards(?=\.|,| and)",
        r"\1iscard \2 cards from your hand",
        "Cards are discarded from hand.",
        "Discard any number of cards.",
        "Discard any number of cards from your hand.",
        unless=SEEN + r"|\b(?:opponent|player|[Tt]hey|controller) (?:may|must|can)\b",
    ),
    Rewrite(
        r"\b(Each player|Your opponent) discards (an? (?:random )?card|\d+ (?:random )?cards)(?=\.|,| and)",
        r"\1 discards \2 from their hand",
        "Everybody discards from their own hand.",
        "Each player discards a card.",
        "Each player discards a card from their hand.",
        unless=SEEN,
    ),
    Rewrite(
        r"\b([Mm])ove (all|up to \d+|\d+) damage from (?:one|1) ([\w ]*?creature) to another(?: \3)?(?=\.|,| and)",
        r"\1ove \2 damage from a \3 to a different \3",
        "One creature, and another one.",
        "Move all damage from one creature to another.",
        "Move all damage from a creature to a different creature.",
    ),
    Rewrite(
        r"\b(?:Put|Place) (\d+\{amber\}|up to \d+\{amber\}) from your pool (?:on|onto) ",
        r"Move \1 from your pool to ",
        "{amber} that goes from a pool to a card is moved.",
        "Put 2{amber} from your pool on ⟨this⟩.",
        "Move 2{amber} from your pool to ⟨this⟩.",
    ),
    Rewrite(
        r"\b((?:[Yy]our opponent|[Ee]ach player|they) archives? (?:an?|\d) cards?) from their hand(?=[.,])",
        r"\1",
        "Cards are archived from one’s hand.",
        "Your opponent archives a card from their hand.",
        "Your opponent archives a card.",
    ),
    Rewrite(
        r"(^|[.:“] )(Archive (?:an?|\d) cards?) from your hand(?=[.,])",
        r"\1\2",
        "The same of yours.",
        "Archive 2 cards from your hand.",
        "Archive 2 cards.",
    ),
    Rewrite(
        r"(^|“)You may use (⟨this⟩|this creature) as if it (?=belonged|were)",
        r"\1\2 may be used as if it ",
        "Whoever controls it uses it.",
        "You may use ⟨this⟩ as if it belonged to the active house.",
        "⟨this⟩ may be used as if it belonged to the active house.",
    ),
    Rewrite(
        r"\b(enters? play with (?:an?|two|three|four|five|six|\d) [^.,]*?counters?)(?=[.,])(?<!on it)",
        r"\1 on it",
        "Counters lie on cards.",
        "⟨this⟩ enters play with 2 glory counters.",
        "⟨this⟩ enters play with 2 glory counters on it.",
    ),
    Rewrite(
        r"\bas if it were (?:in|of) the active house\b",
        "as if it belonged to the active house",
        "Cards belong to houses.",
        "You may use ⟨this⟩ as if it were in the active house.",
        "You may use ⟨this⟩ as if it belonged to the active house.",
    ),
    Rewrite(
        r"(?<!“)\b([Dd])raw cards”? step\b(?<!“draw cards” step)",
        "“draw cards” step",
        "A step of the turn is quoted.",
        "During your draw cards step, draw 1 less card.",
        "During your “draw cards” step, draw 1 less card.",
    ),
    Rewrite(
        r"\bYour opponent (?:gains|takes) control of ([^.,]+?)( instead)?\.",
        r"Give control of \1 to your opponent\2.",
        "Whoever is given control takes it.",
        "Your opponent gains control of ⟨this⟩.",
        "Give control of ⟨this⟩ to your opponent.",
    ),
    Rewrite(
        r"\b([Pp])ay (\d+\{amber\}) to your opponent\b",
        r"\1ay your opponent \2",
        "Who is paid stands before or behind it.",
        "Pay 1{amber} to your opponent.",
        "Pay your opponent 1{amber}.",
    ),
    Rewrite(
        r"\b[Tt]ake (\d+\{amber\}) from ([^.,]+?) and (?:add|move|put) it to your pool\b",
        r"Move \1 from \2 to your pool",
        "{amber} that goes from a card to a pool is moved.",
        "Take 1{amber} from a creature and add it to your pool.",
        "Move 1{amber} from a creature to your pool.",
    ),
    Rewrite(
        r"\b([Rr])emove (?:the|a) stun(?: counter)? from ",
        r"\1emove a stun counter from ",
        "A stun that is removed.",
        "Remove the stun from a creature.",
        "Remove a stun counter from a creature.",
    ),
    Rewrite(
        r"\b[Rr]emove a stun counter from ",
        "Unstun ",
        "The same in one word.",
        "Remove a stun counter from a creature.",
        "Unstun a creature.",
    ),
    Rewrite(
        r"\b(Purge|Archive|Discard) (your|your opponent’s) (discard pile|archives)(?=[.,])",
        r"\1 each card from \2 \3",
        "A pile is its cards.",
        "Purge your opponent’s discard pile.",
        "Purge each card from your opponent’s discard pile.",
        unless=r"[Ss]huffle|[Dd]iscard your archives|instead",
    ),
    Rewrite(
        r"\bto (?:either|a) flank of (?:its|their|the) battleline\b",
        "to a flank of its controller’s battleline",
        "A creature’s battleline is its controller’s.",
        "Move an enemy creature to either flank of its battleline.",
        "Move an enemy creature to a flank of its controller’s battleline.",
    ),
    Rewrite(
        r"(^|[.:“] )(?:Two|2) friendly creatures swap (?:positions|places)(?=\.)",
        r"\1Swap 2 friendly creatures in a battleline",
        "Creatures that are swapped, and their positions.",
        "Two friendly creatures swap positions.",
        "Swap 2 friendly creatures in a battleline.",
    ),
    Rewrite(
        r"\bof its house(?=\.)",
        "of that creature’s house",
        "The house of a creature that was chosen.",
        "Choose a creature. Destroy each other creature of its house.",
        "Choose a creature. Destroy each other creature of that creature’s house.",
        unless=r"(?:Choose|choose) (?!a creature|an enemy creature|a friendly creature)|card|artifact",
    ),
)
