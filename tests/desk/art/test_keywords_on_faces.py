"""Keywords, what lies under a card and what its values are made of are to be seen on faces and said beside them."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from kfdesk.cards.facts import facts
from kfdesk.desk.art.faces import paint_card, paint_exhausted
from kfdesk.desk.art.icons import draw_icon, is_icon
from kfdesk.desk.art.keyword_icons import KEYWORD_NUMBERS, icon_of
from kfdesk.desk.art.look import NUMBERED, CardLook, look_of
from kfdesk.desk.card.state_texts import EVIL_TWIN, counters_on, state_lines
from kfdesk.desk.kit.theme import LIGHT
from kfdesk.engine.terms import CardType, House, Keyword, Player, Zone
from kfdesk.engine.views import Addend, AddendKind, CardView
from kfdesk.text.words import same
from tests.desk.samples import creature, seat, table
from tests.tables import side, spec
from tests.tables import table as begun


def drawn(keyword: Keyword, size: int) -> bytes:
    """Return the pixels of a keyword's icon."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    draw_icon(painter, icon_of(keyword), QRectF(0, 0, size, size), LIGHT)
    painter.end()
    return bytes(image.constBits())


def face(card: CardView, width: int = 96) -> bytes:
    """Return the pixels of a card's face."""
    image = QImage(width, round(width * 88 / 63), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    look = look_of(card, facts()["troll"], "en")
    paint_card(painter, look if width >= 200 else look.small(), QSizeF(image.size()), LIGHT)
    painter.end()
    return bytes(image.constBits())


def said(card: CardView) -> list[str]:
    """Return what the preview says of a card."""
    return [line.say("en") for line in state_lines(card, table(seat(0, battleline=(card,))))]


@pytest.mark.parametrize("size", [14, 48])
def test_every_keyword_has_an_icon_of_its_own(size: int) -> None:
    assert all(is_icon(icon_of(keyword)) for keyword in Keyword)
    for one, other in combinations(Keyword, 2):
        assert drawn(one, size) != drawn(other, size), (one, other)


@pytest.mark.parametrize("width", [60, 96, 260])
def test_a_keyword_shows_on_faces_of_every_size(width: int) -> None:
    bare = face(creature("c1"), width)
    faces = {keyword: face(replace(creature("c1"), keywords=((keyword, 2),)), width) for keyword in Keyword}
    assert [keyword for keyword, shown in faces.items() if shown == bare] == []


@pytest.mark.parametrize("keyword", NUMBERED)
def test_a_keyword_with_a_number_shows_it(keyword: Keyword) -> None:
    two, three = (face(replace(creature("c1"), keywords=((keyword, n),))) for n in (2, 3))
    assert two != three
    assert set(KEYWORD_NUMBERS) == set(NUMBERED)


def painted(look: CardLook, size: QSizeF, *, exhausted: bool = False) -> bytes:
    """Return the pixels of a face."""
    image = QImage(size.toSize(), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    (paint_exhausted if exhausted else paint_card)(painter, look, size, LIGHT)
    painter.end()
    return bytes(image.constBits())


def test_an_evil_twin_and_a_named_house_are_marked_on_faces_of_every_size() -> None:
    twin, own = (creature("c1", id_) for id_ in ("almsmaster-evil-twin", "almsmaster"))
    look = look_of(twin, facts()["almsmaster-evil-twin"], "en")
    assert look.twin and not look_of(own, facts()["almsmaster"], "en").twin
    assert said(twin)[1] == EVIL_TWIN.en and EVIL_TWIN.en not in said(own)
    named = replace(look, named_houses=(House.MARS,))
    for width, height, exhausted in ((60, 84, False), (96, 134, False), (360, 503, False), (134, 96, True)):
        size = QSizeF(width, height)
        looks = (replace(look, twin=False), look, named, replace(named, notes=("Named: Mars",)))
        assert len({painted(each, size, exhausted=exhausted) for each in looks}) == len(looks), size


def test_counters_are_said_by_number_and_kind() -> None:
    card = replace(creature("c1"), power_counters=2, counters=(("glory", 1), ("time", 3)))
    lines = counters_on(card)
    assert [line.say("en") for line in lines] == ["2 +1 power counters", "1 glory counter", "3 time counters"]
    assert [line.say("de") for line in lines] == ["2 +1-Stärke-Marker", "1 Ruhmes-Marker", "3 Zeit-Marker"]
    assert said(card)[-3:] == [line.say("en") for line in lines]


def test_cards_under_a_card_are_counted_on_it() -> None:
    below = tuple(replace(creature(f"c{n}"), zone=Zone.UNDER) for n in (5, 6))
    faces = {face(replace(creature("c1"), under=below[:count])) for count in (0, 1, 2)}
    assert len(faces) == 3


def test_changed_values_name_what_changes_them() -> None:
    card = replace(
        creature("c1"), power=9, base_power=5, power_counters=1,
        power_sum=(
            Addend(AddendKind.PRINTED, 5), Addend(AddendKind.COUNTERS, 1),
            Addend(AddendKind.CARD, 5, "c8", same("Blood")), Addend(AddendKind.CARD, -2, "c9", same("Mist")),
        ),
        armor=2, base_armor=1, armor_left=2,
        armor_sum=(Addend(AddendKind.PRINTED, 1), Addend(AddendKind.CARD, 1, "c7", same("Protect the Weak"))),
    )  # fmt: skip
    assert said(card)[:2] == [
        "Power 9 = 5 printed + 1 from counters + 5 from Blood − 2 from Mist",
        "Armor 2 = 1 printed + 1 from Protect the Weak",
    ]


def test_a_value_that_is_set_names_the_card_that_sets_it() -> None:
    card = replace(creature("c1"), power=3, base_power=5, power_sum=(Addend(AddendKind.SET, 3, "c8", same("Blood")),))
    assert said(card)[0] == "Power 3 = 3 set by Blood"


def test_used_up_armor_is_said_beside_its_sum() -> None:
    parts = Addend(AddendKind.PRINTED, 1), Addend(AddendKind.CARD, 1, "c7", same("Shield"))
    card = replace(creature("c1"), armor=2, base_armor=1, armor_left=0, armor_sum=parts)
    assert said(card)[1:3] == ["Armor 2 = 1 printed + 1 from Shield", "Armor left this turn: 0 = 2 armor − 2 used up"]


@pytest.mark.rule("glossary/damage", "glossary/capture")
def test_damage_says_how_much_more_destroys_the_creature_and_amber_who_gets_it() -> None:
    assert said(replace(creature("c1"), damage=3, amber=2))[1:3] == [
        "Destroyed by 2 more damage = 5 power − 3 damage",
        "2 Æmber on it, which goes to Bo when it leaves play",
    ]


def test_the_preview_has_the_text_of_every_upgrade() -> None:
    upgrade = creature("c90", "blood-of-titans", zone=Zone.UPGRADE, type=CardType.UPGRADE, power=None)
    lines = said(replace(creature("c1"), upgrades=(upgrade,)))
    assert "Blood of Titans: This creature gets +5 power." in lines


@pytest.mark.rule("glossary/upgrades")
def test_the_engine_says_which_cards_add_to_power_and_armor() -> None:
    mine = side(battleline=[spec("dust-imp", upgrades=["protect-the-weak", "blood-of-titans"])])
    card = begun(mine, side(), house=House.BROBNAR).game.view(Player(0)).seats[0].battleline[0]
    assert [(part.name.say("en"), part.amount) for part in card.armor_sum if part.name] == [("Protect the Weak", 1)]
    assert [(part.name.say("en"), part.amount) for part in card.power_sum if part.name] == [("Blood of Titans", 5)]
    assert (card.base_power or 0) + 5 == card.power


@pytest.mark.rule("card-faq/lightsmith-clariel-2")
def test_values_that_have_changed_places_say_so() -> None:
    mine = side(battleline=["lightsmith-clariel-evil-twin", spec("dust-imp", upgrades=["protect-the-weak"])])
    begun_ = begun(mine, side(), house=House.SANCTUM)
    begun_.do("action", "lightsmith-clariel-evil-twin")
    begun_.pick("dust-imp")
    card = begun_.game.view(Player(0)).seats[0].battleline[1]
    assert (card.power, card.armor) == (1, 2)
    assert said(card)[:2] == [
        "Power 1 = 0 printed + 1 from Protect the Weak; Lightsmith Clariel let power and armor change places",
        "Armor 2 = 2 printed; Lightsmith Clariel let power and armor change places",
    ]
