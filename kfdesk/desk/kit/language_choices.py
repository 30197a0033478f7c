"""The languages that can be chosen: of the interface those with a catalog, of the texts of cards those with a grammar,
of their names those that names are known in."""

from __future__ import annotations

from kfdesk import catalogs
from kfdesk.cards.facts import LANGUAGES_OF_NAMES
from kfdesk.desk import texts as s
from kfdesk.desk.kit.locales import own_name
from kfdesk.desk.kit.settings import CARD_LANGUAGES, spoken
from kfdesk.text.words import Words, same

MENU_CARD_NAMES = Words("&Names of cards")
CARD_NAMES = Words("Names of cards")
AUTOMATIC = Words("&Automatic")
"""As the texts of cards, where their language was chosen, else as the interface."""


def interface_languages() -> dict[str, str]:
    """Return the code and the name of every language the interface speaks, English first."""
    return {code: name if name != code else own_name(code) for code, name in catalogs.languages().items()}


def interface_choices(wish: str = "") -> dict[str, Words]:
    """Return each value of `interface_language` with its name; a `wish` without a catalog comes last."""
    found = {"": s.AS_SYSTEM} | {code: same(name) for code, name in interface_languages().items()}
    return found if spoken(wish) or wish in found else found | {wish: s.LANGUAGE_GONE.filled(language=own_name(wish))}


def name_choices() -> dict[str, Words]:
    """Return each value of `card_names` with its name: cards have names in more languages than they have texts."""
    return {"": AUTOMATIC} | {code: same(own_name(code)) for code in LANGUAGES_OF_NAMES}


def card_choices() -> dict[str, Words]:
    """Return each value of `card_language` with its name."""
    return {"": s.AS_INTERFACE} | {code: same(own_name(code)) for code in CARD_LANGUAGES}
