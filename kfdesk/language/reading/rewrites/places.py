"""From where to where: piles, their owners, and cards that are looked at."""

from __future__ import annotations

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
)
