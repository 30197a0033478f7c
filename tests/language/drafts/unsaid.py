"""The cards among the drafts that cannot be said yet, each with the word that is missing.

A card leaves this list when its draft is written; of a gigantic creature the bottom half stands for both. `SINGULAR`
cards say what no other card says: each is expected to get a private class beside its definition and not a word of the
language.
"""

_TOKENS = "token creatures: make_token(n), make_token_of(target)"
_ICONS = "bonus icons: their names as words, resolve_icons(target), resolving one as another"
_STRENGTH = "power and armor that are set, not added: has_power, has_armor"
_SCRAP = "the labels scrap() and fate()"
_BECOMES = "an artifact that becomes a creature with a power"
_AT_COST = "an effect that is repeated at a cost: “you may … to repeat it”"

UNSAID = {
    # Age of Ascension
    "[redacted]": "as_soon_as(…) of something else than destroying",
    "lethal-distraction": "damage that is more than was to be dealt",
    "lollop-the-titanic": "while a creature is attacked",
    "shadow-of-dis": "a text box that counts as blank",
    # Worlds Collide
    "auto-legionary": _BECOMES,
    "code-monkey": "whether cards share a house",
    "com-officer-kirby": "permits(PLAY, one_of(…))",
    "crassosaurus": "capture from both players in any combination",
    "creed-of-nurture": "gains of another card's text box",
    "dexus": "the left and the right flank",
    "encounter-suit": "before(plays(…), …)",
    "explo-rover": "a creature that may be played as an upgrade",
    "gargantodon": "redirect(…) of stolen Æmber to a creature that is chosen",
    "gebuk": "put into play at a place in the battleline",
    "ghosthawk": "one_at_a_time of another use than fighting",
    "infomancer": "graft",
    "keyforgery": "instead(…, if_(…)) that lets the event stand where the condition fails",
    "mimic-gel": "a card that enters play as a copy of another",
    "phalanx-strike": _AT_COST,
    "sinestra": "the left and the right flank",
    "tribute": _AT_COST,
    "united-action": "same(HOUSE, …) asked of all cards of a description",
    # Mass Mutation
    "animator": _BECOMES,
    "ardent-hero": "cannot(BE_DAMAGED, …) by cards of a description",
    "cyber-clone": _STRENGTH,
    "mark-of-dis": "must(CHOOSE, …) of the house of a card",
    "master-of-the-grey": _ICONS,
    "picaroon": _STRENGTH,
    "the-pale-star": _STRENGTH,
    # Dark Tidings
    "effigy-of-melerukh": _BECOMES,
    "kaupe": "a limit of cards of each type",
    "kaupe-evil-twin": "a limit of cards of each type",
    "undagnathus-evil-twin": "damage that is more than was to be dealt",
    # Winds of Exchange
    "ecto-charge": "forge(…) at a least cost",
    "endless-hordes": _TOKENS,
    "gĕzdrutyŏ-the-arcane": "turn_over(target)",
    "knightapult": "enters_as(…, ANYWHERE)",
    "nirbor-flamewing": "abilities in the discard pile",
    "praetor-marius": "left_of(target)",
    "rampaging-brutodon": "a price other than Æmber for using a card",
    "the-promised-blade": "player_with(FEWEST, count)",
    # Grim Reminders
    "came-back-wrong": "an action that becomes an upgrade",
    "cauldron": "put_under(…) faceup",
    "forbidden-tome": "players who are haunted",
    "paradox-shield": "top(…) of a counted number of cards",
    "sabira-the-medium": "shuffles(…) of a pile",
    "shrink-ray-technician": _STRENGTH,
    "tachyon-manifold": "take_turn()",
    # Since 2024
    "ask-again-later": "a house that is named when the opponent chooses theirs; fulfill()",
    "atrocity": "must(CHOOSE, …) of the house of a card",
    "bad-omen": "fulfill()",
    "barter-and-games": "a count of the bonus icons on a card",
    "bump-in-the-night": _TOKENS,
    "cosmic-recompense": _SCRAP,
    "digging-up-the-monster": "GIGANTIC, and the two halves of one creature",
    "fighting-expertise": "keys_cost(…) of a color",
    "forgemaster": "permits(FORGE, …): one key more",
    "sirs-colossus": "captured Æmber that is distributed",
    "soul-lock": "put_under(…) faceup",
    "trade-blows": _AT_COST,
    "trust-your-feelings": "is_put_under(…); fulfill()",
}

SINGULAR = {
    "drecker": "damage dealt to its neighbors during fights is dealt to it as well",
    "kompsos-haruspex": "play effects that are reap effects too",
    "lightsmith-clariel": "power and armor change places",
    "lightsmith-clariel-evil-twin": "power and armor change places",
    "maleficorn": "damage dealt by a bonus icon",
    "maruck-the-marked": "damage that its armor prevents",
    "might-makes-right": "creatures chosen so that their powers sum up to a number",
    "the-chosen-one": "damage in place of readying in the ready step",
}
