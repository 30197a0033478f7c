"""What the program draws: every house, type and state paints; equal looks share a picture; names and texts fit."""

from __future__ import annotations

import itertools
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette

from kfdesk.cards.facts import facts
from kfdesk.desk.art import cache as cache_module
from kfdesk.desk.art.cache import PixmapCache
from kfdesk.desk.art.emblems import draw_emblem, emblem
from kfdesk.desk.art.faces import (
    CARD_RATIO,
    PREVIEW_FROM,
    CardLook,
    look_of,
    look_of_facts,
    paint_card,
    paint_printed,
    paint_state,
    table_size,
    without_state,
)
from kfdesk.desk.art.icons import ICONS, draw_icon, draw_token, house_of, is_icon
from kfdesk.desk.art.pieces import draw_key
from kfdesk.desk.art.scenes import Subject, paint_scene
from kfdesk.desk.art.shapes import BOX, drawn, shape
from kfdesk.desk.art.signs import SIGNS
from kfdesk.desk.art.staging import animals, hats, heads, layers_of, objects, staging
from kfdesk.desk.art.stamps import Stamps
from kfdesk.desk.art.things import WHOLE
from kfdesk.desk.card.faces import printed
from kfdesk.desk.kit import theme as themes
from kfdesk.desk.kit.theme import (
    CONTRAST,
    DARK,
    LIGHT,
    THEMES,
    Suit,
    Theme,
    contrast,
    mix,
    palette,
    readable_on,
    theme_for,
    theme_of,
)
from kfdesk.desk.layout.rows import PEEK
from kfdesk.desk.table.faces import TableFaces
from kfdesk.engine.terms import WARD, CardType, House, Icon, KeyColor, Keyword, Player, Status, Zone
from kfdesk.engine.views import CardView
from kfdesk.text.runs import of_text
from kfdesk.text.words import same
from tests.inks import inks
from tests.painted import keys_kept

pytestmark = pytest.mark.usefixtures("qapp")

TEXT = of_text(
    "Elusive. (Attacked for the first time each turn: no damage.)\n"
    "Play: Steal 1{amber}. Deal 2{damage} to a {house:shadows} creature."
)
SUITS: tuple[Suit, ...] = (*House, CardType.ARCHON_POWER, CardType.PROPHECY, CardType.TIDE, None)
STATES = CardLook(
    id="dust-pixie",
    name="Dust Pixie",
    type=CardType.CREATURE,
    house=House.UNTAMED,
    other_houses=(House.MARS,),
    icons=tuple(Icon),
    maverick=True,
    traits=("faerie",),
    type_word="Creature",
    power=5,
    base_power=3,
    armor=2,
    base_armor=1,
    armor_left=1,
    damage=12,
    amber=3,
    statuses=tuple(Status),
    power_counters=2,
    counters=(("doom", 1), ("growth", 4)),
    taunts=True,
    blanked=True,
    face_down=True,
    notes=("Brobnar", "Dis"),
    text=TEXT,
    footer="CotA 001 · Common",
)


def canvas(width: int = 120, height: int = 168) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def painted(look: CardLook, theme: Theme = LIGHT, width: float = 96.0) -> QImage:
    size = table_size(width)
    image = canvas(round(size.width()), round(size.height()))
    painter = QPainter(image)
    paint_card(painter, look, size, theme)
    assert painter.end()
    return image


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_text_keeps_its_contrast_in_every_theme(theme: Theme) -> None:
    pairs = [
        (theme.text, theme.window),
        (theme.text, theme.panel),
        (theme.text, theme.field),
        (theme.text_dim, theme.window),
        (theme.text_dim, theme.panel),
        (theme.link, theme.panel),
        (theme.zone_text, theme.zone),
        (theme.zone_text, theme.cloth),
        (theme.zone_text, theme.cloth_light),
        *(() if theme.plain else ((theme.zone_text, theme.cloth_edge),)),
        (theme.ink, theme.paper),
        (theme.ink_dim, theme.paper),
    ]
    for house in SUITS:
        colors = theme.house(house)
        pairs.append((colors.ink, colors.base))
        if not theme.plain:
            pairs.append((theme.ink, mix(theme.paper, colors.base, 0.10)))
            pairs.append((theme.ink_dim, mix(theme.paper, colors.base, 0.10)))
    assert [pair for pair in pairs if contrast(*pair) < 4.5] == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_glows_and_marks_stand_out_from_the_cloth(theme: Theme) -> None:
    glows = (theme.glow_legal, theme.glow_ready, theme.glow_selected, theme.glow_refused, theme.glow_focus)
    assert [glow for glow in glows if contrast(glow, theme.cloth) < 2.4] == []
    assert len(set(glows)) == len(glows)


def test_readable_on_reads_on_any_grey() -> None:
    greys = [f"#{value:02x}{value:02x}{value:02x}" for value in range(256)]
    assert min(contrast(readable_on(grey), grey) for grey in greys) >= 4.5


def test_theme_follows_the_system() -> None:
    assert theme_for(Qt.ColorScheme.Dark) is DARK
    assert theme_for(Qt.ColorScheme.Light) is LIGHT
    assert theme_for(Qt.ColorScheme.Unknown) is LIGHT
    assert theme_for(Qt.ColorScheme.Light, high_contrast=True) is CONTRAST


@pytest.mark.parametrize("name", ["NoPreference", "HighContrast"])
def test_the_systems_theme_is_that_of_contrast_where_the_desktop_asks_for_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = SimpleNamespace(contrastPreference=lambda: Qt.ContrastPreference[name])
    hints: Any = SimpleNamespace(colorScheme=lambda: Qt.ColorScheme.Dark, accessibility=lambda: asked)
    monkeypatch.setattr(themes, "QGuiApplication", SimpleNamespace(styleHints=lambda: hints))
    assert theme_of("system") is (CONTRAST if name == "HighContrast" else DARK)
    assert theme_of("light") is LIGHT
    del hints.accessibility  # an older Qt
    assert theme_of("system") is DARK


def test_the_palette_uses_the_theme() -> None:
    assert palette(DARK).color(QPalette.ColorRole.Window) == QColor(DARK.window)
    assert palette(DARK).color(QPalette.ColorRole.Text) == QColor(DARK.text)


def test_every_house_and_what_lies_beside_the_table_has_its_own_emblem_inside_the_unit_square() -> None:
    seen = set()
    for house in SUITS:
        path = emblem(house)
        box = path.boundingRect()
        assert not path.isEmpty()
        assert QRectF(-0.02, -0.02, 1.04, 1.04).contains(box), house
        seen.add((path.elementCount(), round(box.width(), 4), round(box.height(), 4)))
    assert len(seen) == len(SUITS)


@pytest.mark.parametrize("lit", [True, False])
def test_emblems_paint_at_the_smallest_size(lit: bool) -> None:
    for house in SUITS:
        image = canvas(14, 14)
        painter = QPainter(image)
        draw_emblem(painter, house, QRectF(0, 0, 14, 14), DARK, lit=lit)
        painter.end()
        assert image.pixelColor(7, 7).alpha() == 255


def test_houses_and_what_lies_beside_the_table_have_different_colors() -> None:
    bases = {LIGHT.house(house).base for house in SUITS}
    assert len(bases) == len(SUITS)


@pytest.mark.parametrize(
    ("id_", "suit"),
    [
        ("rage", CardType.ARCHON_POWER),
        ("bad-omen", CardType.PROPHECY),
        ("the-tide", CardType.TIDE),
        ("anger", House.BROBNAR),
    ],
)
def test_a_card_without_a_house_has_the_emblem_and_the_colors_of_its_type(id_: str, suit: Suit) -> None:
    card = facts()[id_]
    look = look_of_facts(card, card.houses[0] if card.houses else None, "en")
    assert look.suit is suit
    assert emblem(look.suit) is not emblem(None) and LIGHT.house(look.suit) != LIGHT.house(None)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_every_icon_paints(theme: Theme) -> None:
    for name in (*ICONS, "no-such-icon"):
        image = canvas(24, 24)
        painter = QPainter(image)
        draw_icon(painter, name, QRectF(0, 0, 24, 24), theme)
        painter.end()
        assert any(image.pixelColor(x, y).alpha() for x in range(24) for y in range(24)), name


def test_every_bonus_icon_of_the_game_has_a_picture() -> None:
    assert [icon for icon in Icon if not is_icon(icon.value)] == []
    assert house_of("house:Star Alliance") is House.STAR_ALLIANCE
    assert house_of("house:star-alliance") is House.STAR_ALLIANCE
    assert house_of("house:nowhere") is None
    assert house_of("amber") is None


def test_tokens_differ_by_name_and_number() -> None:
    images = []
    for name, count in itertools.product(("amber", "damage", "power-counter", "counter", "armor", "power"), (1, 12)):
        image = canvas(32, 32)
        painter = QPainter(image)
        draw_token(painter, name, count, QRectF(0, 0, 32, 32), LIGHT)
        painter.end()
        images.append(bytes(image.constBits()))
    assert len(set(images)) == len(images)


def test_drawing_strings_are_checked() -> None:
    assert shape("P 4 50 50 10 0").elementCount() == 5
    with pytest.raises(ValueError, match="Q wants 4 numbers"):
        shape("M 0 0 Q 1 2 3")
    with pytest.raises(KeyError):
        shape("X 1 2")


def test_every_figure_part_can_be_drawn() -> None:
    figures = [*SIGNS.values(), *animals().values(), *hats().values(), *objects().values()]
    figures += [one for group in (*heads().values(), *WHOLE.values()) for one in group]
    for parts in figures:
        for tone, drawing in parts:
            assert tone in "bdmalk"
            box = drawn(drawing).boundingRect()
            assert box.width() > 0 and box.height() > 0
            assert QRectF(-50, -50, BOX + 100, BOX + 100).contains(box), drawing


def test_every_card_of_the_table_has_a_figure_and_a_name() -> None:
    for card in facts().values():
        assert layers_of(staging(str(card.type), card.traits, card.id))
        for language in ("en", "de"):
            look = look_of_facts(card, card.houses[0] if card.houses else None, language)
            assert look.name and look.type_word
            assert hash(look) == hash(replace(look))


def test_the_same_card_has_the_same_picture_and_others_differ() -> None:
    def scene(card: str) -> bytes:
        image = canvas(60, 60)
        painter = QPainter(image)
        paint_scene(painter, Subject(card, "creature", ("human",), House.LOGOS), QRectF(0, 0, 60, 60), LIGHT)
        painter.end()
        return bytes(image.constBits())

    assert scene("one") == scene("one")
    assert len({scene(f"card-{number}") for number in range(30)}) == 30


@pytest.mark.parametrize("width", [64.0, 96.0, 130.0, 300.0, 420.0])
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_every_type_and_every_house_paints_with_every_state(theme: Theme, width: float) -> None:
    for card_type, house in zip(itertools.cycle(CardType), (*House, None), strict=False):
        image = painted(replace(STATES, type=card_type, house=house), theme, width)
        assert len(inks(image)) > 60
        middle = image.pixelColor(image.width() // 2, image.height() // 2)
        assert middle.alpha() == 255


@pytest.mark.parametrize(
    "change",
    [
        *({"statuses": (status,)} for status in Status),
        {"taunts": True},
        {"blanked": True},
        {"damage": 1},
        {"amber": 1},
        {"power": 4},
        {"armor": 1},
        {"power_counters": 1},
        {"counters": (("doom", 1),)},
        {"maverick": True},
        {"icons": (Icon.DRAW,)},
        {"other_houses": (House.DIS,)},
        {"face_down": True},
        {"notes": ("Mars",)},
    ],
    ids=lambda change: "-".join(map(str, next(iter(change.items())))),
)
def test_each_state_changes_the_small_face(change: dict[str, object]) -> None:
    plain = CardLook(id="troll", name="Troll", type=CardType.CREATURE, house=House.BROBNAR, power=8, base_power=8)
    assert painted(replace(plain, **change)) != painted(plain)  # type: ignore[arg-type]


def test_a_hidden_card_shows_nothing_but_its_owners_back() -> None:
    view = CardView(handle="c4", id=None, owner=Player(1), controller=Player(1), zone=Zone.HAND)
    look = look_of(view, None, "en")
    assert look == CardLook(id=None, back=1)
    assert painted(look) == painted(CardLook(id=None, back=1, name="Troll", type=CardType.CREATURE))
    assert painted(look) != painted(CardLook(id=None, back=0))


def test_a_look_shows_what_the_seat_sees() -> None:
    view = CardView(
        handle="c1",
        id="troll",
        owner=Player(0),
        controller=Player(0),
        zone=Zone.BATTLELINE,
        type=CardType.CREATURE,
        houses=(House.BROBNAR, House.DIS),
        icons=(Icon.AMBER,),
        power=9,
        base_power=8,
        damage=2,
        statuses=(WARD,),
        keywords=((Keyword.TAUNT, 1),),
        traits=("giant",),
        notes=(same("Mars"),),
    )
    look = look_of(view, facts()["troll"], "de", text=of_text("x"), trait_words=("Riese",))
    assert (look.name, look.type_word, look.trait_words) == (facts()["troll"].name_in("de"), "Kreatur", ("Riese",))
    assert (look.house, look.other_houses, look.icons) == (House.BROBNAR, (House.DIS,), (Icon.AMBER,))
    assert (look.power, look.base_power, look.damage, look.statuses, look.taunts) == (9, 8, 2, (WARD,), True)
    assert look.notes == ("Mars",)
    oldest = replace(facts()["troll"], printings=facts()["troll"].printings[:1])
    assert look_of(replace(view, houses=()), oldest, "en").footer.startswith("CotA")


@pytest.mark.parametrize("width", [96.0, 360.0])
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_state_painted_on_a_face_without_one_gives_the_face_painted_whole(theme: Theme, width: float) -> None:
    size = table_size(width)
    image = canvas(round(size.width()), round(size.height()))
    painter = QPainter(image)
    paint_printed(painter, without_state(STATES), size, theme)
    bare = image.copy()
    paint_state(painter, STATES, size, theme)
    assert painter.end()
    assert image == painted(STATES, theme, width) != bare


def test_a_face_painted_ahead_is_what_its_states_are_painted_on(monkeypatch: pytest.MonkeyPatch) -> None:
    size, calls = table_size(360), []
    kept = PixmapCache(stateless_bytes=10**7)
    monkeypatch.setattr("kfdesk.desk.art.cache.paint_printed", lambda *_: calls.append("printed"))
    kept.paint_ahead(STATES, size, 1.0, theme=LIGHT)
    kept.paint_ahead(replace(STATES, damage=1), size, 1.0, theme=LIGHT)
    assert calls == ["printed"]
    kept.paint_ahead(replace(STATES, name="Other"), size, 1.0, theme=LIGHT)
    kept.paint_ahead(STATES, table_size(96), 1.0, theme=LIGHT)
    kept.paint_ahead(CardLook(id=None), size, 1.0, theme=LIGHT)
    assert calls == ["printed"] * 2, "small faces and backs are painted when they are wanted"
    assert kept.most_ahead(size, 1.0) == 4 * kept.most_ahead(size, 2.0) + 1 == 13
    assert PixmapCache().most_ahead(size, 1.0) == 0


@pytest.mark.parametrize("ratio", [1.0, 1.3125])
@pytest.mark.parametrize("width", [198.9, 199.4, 199.6, 200.0, 200.4])
def test_a_face_is_large_just_where_it_has_its_text(
    width: float, ratio: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted_with: list[tuple[bool, bool]] = []

    def paint(painter: QPainter, look: CardLook, size: QSizeF, theme: Theme) -> None:
        painted_with.append((bool(look.text), size.width() >= PREVIEW_FROM))

    monkeypatch.setattr(cache_module, "paint_card", paint)
    faces = TableFaces()
    faces.text = lambda _id, _language: TEXT
    faces.card(printed("troll"), width, width * CARD_RATIO, ratio, turned=False)
    ((has_text, is_large),) = painted_with
    assert has_text == is_large


def test_equal_looks_share_one_picture_and_small_faces_ignore_the_text() -> None:
    cache = PixmapCache()
    first = cache.pixmap(STATES, QSizeF(96, 134), theme=LIGHT)
    again = cache.pixmap(replace(STATES, text=of_text("other"), footer="other"), QSizeF(96, 134), theme=LIGHT)
    assert first.cacheKey() == again.cacheKey()
    assert len(cache.faces) == 1
    cache.pixmap(STATES, QSizeF(96, 134), theme=DARK)
    cache.pixmap(STATES, QSizeF(96, 134), 2.0, theme=LIGHT)
    cache.pixmap(replace(STATES, damage=1), QSizeF(96, 134), theme=LIGHT)
    cache.pixmap(STATES, QSizeF(360, 503), theme=LIGHT)
    cache.pixmap(replace(STATES, text=of_text("other")), QSizeF(360, 503), theme=LIGHT)
    assert len(cache.faces) == 6


@pytest.mark.parametrize("size", [QSizeF(96, 134), QSizeF(200, 279), QSizeF(268, 192)], ids=["small", "large", "giant"])
def test_an_exhausted_card_lies_on_its_side_with_its_name_upright_at_every_size(size: QSizeF) -> None:
    cache = PixmapCache()
    look = replace(STATES, text=of_text("Play: Draw a card."))
    turned = cache.pixmap(look, size, 2.0, theme=LIGHT, turned=True)
    assert turned.deviceIndependentSize() == size.transposed() and turned.devicePixelRatio() == 2.0
    wide, high = turned.width(), turned.height()
    other = cache.pixmap(replace(look, name="Other"), size, 2.0, theme=LIGHT, turned=True)
    plate = QRect(wide // 4, 0, wide // 2, high // 4)
    assert turned.copy(plate).toImage() != other.copy(plate).toImage()
    picture = QRect(wide // 4, high // 3, wide // 2, high // 4)
    assert turned.copy(picture).toImage() == other.copy(picture).toImage()


@pytest.mark.parametrize("size", [QSizeF(60, 84), QSizeF(96, 134), QSizeF(200, 279), QSizeF(268, 192)])
@pytest.mark.parametrize("turned", [False, True])
def test_a_card_tagged_for_destruction_looks_otherwise_at_every_size(size: QSizeF, turned: bool) -> None:
    cache = PixmapCache()
    plain, tagged = (
        cache.pixmap(replace(STATES, tagged=on), size, 1.0, theme=LIGHT, turned=turned).toImage()
        for on in (False, True)
    )
    middle = plain.rect().center()
    assert plain.pixelColor(middle) != tagged.pixelColor(middle)


def test_a_card_back_is_turned_as_it_is() -> None:
    cache = PixmapCache()
    back = CardLook(id=None, back=0)
    turned = cache.pixmap(back, QSizeF(96, 134), 1.0, theme=LIGHT, turned=True).toImage()
    upright = cache.pixmap(back, QSizeF(96, 134), 1.0, theme=LIGHT).toImage()
    assert turned.pixel(133 - 40, 30) == upright.pixel(30, 40)


def test_the_smallest_faces_have_a_larger_plate_for_their_name() -> None:
    small, usual = (replace(STATES, name=name) for name in ("", "Ganger Chieftain"))

    def written(size: QSizeF) -> float:
        one, other = (PixmapCache().pixmap(look, size, 1.0, theme=LIGHT).toImage() for look in (small, usual))
        rows = [y for y in range(one.height()) if any(one.pixel(x, y) != other.pixel(x, y) for x in range(one.width()))]
        return (rows[-1] - rows[0]) / one.height()

    assert written(QSizeF(60, 84)) > 1.2 * written(QSizeF(96, 134))


def test_the_cache_keeps_its_limit_and_drops_the_least_used(monkeypatch: pytest.MonkeyPatch) -> None:
    one = 96 * 134 * 4
    cache = PixmapCache(limit_bytes=one * 3)
    painted = keys_kept(cache.faces, monkeypatch)
    looks = [replace(STATES, damage=number) for number in range(4)]
    for look in looks[:3]:
        cache.pixmap(look, QSizeF(96, 134), theme=LIGHT)
    cache.pixmap(looks[0], QSizeF(96, 134), theme=LIGHT)
    cache.pixmap(looks[3], QSizeF(96, 134), theme=LIGHT)
    assert (len(cache.faces), cache.faces.bytes, len(painted)) == (3, one * 3, 4)
    cache.pixmap(looks[0], QSizeF(96, 134), theme=LIGHT)
    assert len(painted) == 4
    cache.pixmap(looks[1], QSizeF(96, 134), theme=LIGHT)
    assert len(painted) == 5
    cache.clear()
    assert (len(cache.faces), cache.faces.bytes) == (0, 0)


def test_a_picture_larger_than_the_limit_is_still_given() -> None:
    cache = PixmapCache(limit_bytes=1)
    assert not cache.pixmap(STATES, QSizeF(96, 134), theme=LIGHT).isNull()
    assert len(cache.faces) == 1


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_every_key_token_paints_and_looks_different(theme: Theme) -> None:
    def painted(key: KeyColor, *, forged: bool) -> bytes:
        image = canvas(120, 120)
        painter = QPainter(image)
        draw_key(painter, key, QRectF(2, 2, 98, 98), theme, forged=forged)
        assert painter.end()
        return bytes(image.constBits())

    images = [painted(key, forged=forged) for key in KeyColor for forged in (False, True)]
    empty = canvas(120, 120)
    assert bytes(empty.constBits()) not in images
    assert len(set(images)) == len(images)


@pytest.mark.parametrize("width", [44.0, 60.0, 96.0])
def test_the_name_of_a_card_behind_another_one_stands_where_it_peeks_out(width: float) -> None:
    one, other = (
        painted(replace(STATES, name=name, peeks=True), width=width) for name in ("Protect the Weak", "Blood of Titans")
    )
    rows = [y for y in range(one.height()) for x in range(one.width()) if one.pixel(x, y) != other.pixel(x, y)]
    assert rows and max(rows) < PEEK * one.height() + 1


def test_a_piece_whose_painting_failed_is_painted_anew() -> None:
    kept = Stamps()

    def fails(painter: QPainter) -> None:
        raise ValueError("no such icon")

    with pytest.raises(ValueError, match="no such icon"):
        kept.piece("star", 4, 4, fails)
    assert "star" not in kept
    piece = kept.piece("star", 4, 4, lambda painter: painter.fillRect(0, 0, 4, 4, QColor("red")))
    assert "star" in kept and piece.toImage().pixelColor(1, 1) == QColor("red")


@pytest.mark.parametrize("count", [1, 12])
def test_what_an_upgrade_counts_is_seen_in_the_strip_of_it_that_shows(count: int) -> None:
    field = replace(look_of_facts(facts()["disruption-field"], House.STAR_ALLIANCE, "en"), peeks=True)
    plain, counting = painted(field), painted(replace(field, counters=(("disruption", count),)))
    strip = round(PEEK * plain.height())
    changed = [
        (x, y) for x in range(plain.width()) for y in range(plain.height()) if plain.pixel(x, y) != counting.pixel(x, y)
    ]
    assert changed and max(y for _, y in changed) <= strip + 1
