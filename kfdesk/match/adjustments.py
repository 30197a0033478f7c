"""What the judge's hand does, in words: for the log, for the label of undo, and for the preview of a correction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfdesk.engine import glossary
from kfdesk.engine import scenario as sc
from kfdesk.engine.terms import PLAYERS, House, KeyColor, Status, Zone
from kfdesk.language.nouns import counter_noun
from kfdesk.text.parts_of_speech import counted
from kfdesk.text.words import Words, linked

if TYPE_CHECKING:
    from kfdesk.match.event_texts import Names

LAST = 99
"""The `at` of a `Move` that means the far end: under a deck, the right flank, the bottom of a pile."""


def adjustment_words(change: sc.Change, names: Names, card: Words) -> Words:
    """Return what a change does as one sentence without a full stop.

    `card` is what the card it is about is called before this reader, "a card" where it must stay nameless.
    """
    match change:
        case sc.Move():
            return _move(change, names, card)
        case sc.Attach(to=host):
            return _ATTACH.filled(card=card, host=names.card(int(host[1:] or 0)))
        case sc.SetAmber(card=str(), amount=n):
            return _AMBER_ON.filled(card=card, n=n)
        case sc.SetAmber(player=player, amount=n):
            return _AMBER.filled(who=names.player(PLAYERS[player or 0]), n=n)
        case sc.SetDamage(amount=n):
            return _DAMAGE.filled(card=card, n=n)
        case sc.SetStatus(status=status, on=on):
            return _status(card, status, on=on)
        case sc.SetCounters(name=name, amount=n):
            return _COUNTERS.filled(card=card, counters=counted(n, counter_noun(name)))
        case sc.SetKeys(player=player, keys=keys):
            return _keys(names.player(PLAYERS[player]), keys)
        case sc.SetChains(player=player, amount=n):
            return _CHAINS.filled(who=names.player(PLAYERS[player]), n=n)
        case sc.SetTide(player=player):
            return _NO_TIDE if player is None else _TIDE.filled(who=names.player(PLAYERS[player]))
        case sc.SetProphecy(active=active, under=under):
            if active and under is not None:
                return _PROPHECY_UNDER.filled(card=card)
            return (_PROPHECY if active else _NO_PROPHECY).filled(card=card)
        case sc.SetHouse(house=house):
            return _house(house, names)
        case sc.SetControl(player=player):
            return _CONTROL.filled(who=names.player(PLAYERS[player]), card=card)
        case sc.SetHouses(houses=houses):
            belongs_to = linked([names.house(house) for house in houses])
            return _HOUSES_OF.filled(card=card, houses=belongs_to, count=len(houses))
        case sc.SetMaverick(on=on):
            return (_MAVERICK if on else _NO_MAVERICK).filled(card=card)
        case sc.SetIcons(icons=icons):
            return _ICONS.filled(card=card, n=len(icons))
        case sc.SetFacing(face_down=down):
            return (_FACEDOWN if down else _FACEUP).filled(card=card)
        case sc.SetToken(on=on):
            return (_TOKEN if on else _NO_TOKEN).filled(card=card)
        case sc.Draw(player=player, amount=n):
            return _DRAW.filled(who=names.player(PLAYERS[player]), cards=counted(n, glossary.CARD))
        case sc.Shuffle(player=player):
            return _SHUFFLE.filled(who=names.player(PLAYERS[player]))
        case sc.Reveal():
            return _REVEAL.filled(card=card)


def _move(change: sc.Move, names: Names, card: Words) -> Words:
    words = _ZONES.get(change.zone) or _anywhere(_ELSEWHERE)
    where = words[0] if change.at == 0 else words[1] if change.at >= LAST else words[2]
    who = names.player(PLAYERS[change.player])
    return where.filled(card=card, who=who, zone=change.zone.words, n=change.at + 1)


def _keys(who: Words, keys: tuple[KeyColor, ...]) -> Words:
    if not keys:
        return _NO_KEYS.filled(who=who)
    return _KEYS.filled(who=who, colors=linked([key.words for key in sorted(keys, key=tuple(KeyColor).index)]))


def _status(card: Words, flag: str, *, on: bool) -> Words:
    if flag == "ready":
        return (_READY if on else _EXHAUSTED).filled(card=card)
    adjective = next(status.adjective for status in Status if status.flag == flag)
    return (_IS if on else _IS_NOT).filled(card=card, status=adjective)


def _house(house: House | None, names: Names) -> Words:
    return _NO_HOUSE if house is None else _HOUSE.filled(house=names.house(house))


_Places = tuple[Words, Words, Words]
"""The wording for the first place, for the last, and for place `{n}`."""


def _anywhere(words: Words) -> _Places:
    return words, words, words


_ZONES: dict[Zone, _Places] = {
    Zone.HAND: _anywhere(Words("{card} <goes> to {who:poss} hand").explained("glossary/movement-between-zones")),
    Zone.DECK: (
        Words("{card} <goes> on top of {who:poss} deck").explained("glossary/movement-between-zones"),
        Words("{card} <goes> to the bottom of {who:poss} deck").explained("glossary/movement-between-zones"),
        Words("{card} <goes> into {who:poss} deck, as card {n} from the top").explained(
            "glossary/movement-between-zones"
        ),
    ),
    Zone.DISCARD: _anywhere(Words("{card} <goes> to {who:poss} discard pile").explained("glossary/discard-pile")),
    Zone.ARCHIVES: _anywhere(Words("{card} <goes> to {who:poss} archives").explained("glossary/archives")),
    Zone.PURGED: _anywhere(Words("{card} is <purged>").explained("glossary/purge")),
    Zone.BATTLELINE: (
        Words("{card} goes to the <left flank> of {who:poss} battleline").explained("glossary/flank"),
        Words("{card} goes to the <right flank> of {who:poss} battleline").explained("glossary/flank"),
        Words("{card} <goes> to place {n} from the left in {who:poss} battleline").explained("glossary/battleline"),
    ),
    Zone.ARTIFACTS: _anywhere(Words("{card} goes to {who:poss} <artifacts>").explained("glossary/artifacts")),
}
_ELSEWHERE = Words("{card} <moves> ({who}: {zone})").explained("glossary/movement-between-zones")
_ATTACH = Words("{card} is <attached> to {host:dat}").explained("glossary/upgrades")
_AMBER_ON = Words("{card} has {n} <Æmber> on it").explained("glossary/aember")
_AMBER = Words("{who} has {n} <Æmber>").explained("glossary/aember-pool")
_DAMAGE = Words("{card} has {n} <damage>", plural="{card} has {n} <damage>").explained("glossary/damage")
_COUNTERS = Words("{card} has {counters}")
_READY = Words("{card} is <ready>").explained("glossary/ready-and-exhausted")
_EXHAUSTED = Words("{card} is <exhausted>").explained("glossary/ready-and-exhausted")
_IS = Words("{card} is {status}")
_IS_NOT = Words("{card} is not {status}")
_NO_KEYS = Words("{who} has no <forged> key").explained("glossary/forge")
_KEYS = Words("{who:poss} <forged> keys: {colors}").explained("glossary/forge")
_CHAINS = Words("{who} has {n} <chain>", plural="{who} has {n} <chains>").explained("glossary/chains")
_TIDE = Words("The <tide> is high for {who}").explained("glossary/tide")
_PROPHECY = Words("The <prophecy> {card} is active").explained("glossary/prophecy")
_PROPHECY_UNDER = Words("The <prophecy> {card} is active, with a card put under it").explained("glossary/prophecy")
_NO_PROPHECY = Words("The <prophecy> {card} is inactive; what was under it is put into the discard pile").explained(
    "glossary/prophecy"
)
_NO_TIDE = Words("The <tide> is neutral").explained("glossary/tide")
_HOUSE = Words("The <active house> is {house}").explained("glossary/active-house")
_NO_HOUSE = Words("There is no <active house>").explained("glossary/active-house")
_CONTROL = Words("{who} <controls> {card}").explained("glossary/control-and-ownership")
_HOUSES_OF = Words("{card} belongs to house {houses}", plural="{card} belongs to houses {houses}")
_MAVERICK = Words("{card} is a <maverick>").explained("glossary/maverick")
_NO_MAVERICK = Words("{card} is not a <maverick>").explained("glossary/maverick")
_ICONS = Words("Number of <bonus icons> on {card:dat}: {n}").explained("glossary/bonus-icons")
_FACEDOWN = Words("{card} is turned <facedown>").explained("glossary/facedown-cards")
_FACEUP = Words("{card} is turned <faceup>").explained("glossary/facedown-cards")
_TOKEN = Words("{card} becomes a <token creature>").explained("glossary/token-creatures")
_NO_TOKEN = Words("{card} is no longer a <token creature>").explained("glossary/token-creatures")
_DRAW = Words("{who} <draws> {cards}").explained("glossary/drawing-cards")
_SHUFFLE = Words("{who} <shuffles> the deck").explained("glossary/shuffle")
_REVEAL = Words("{card} is shown to both players")
