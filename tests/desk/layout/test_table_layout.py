"""Where things lie: everything inside the table, nothing on top of what it should not cover, order kept."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kfdesk.desk.layout.panel_contents import houses_shown
from kfdesk.desk.layout.playing import to_be_chosen
from kfdesk.desk.layout.table_layout import (
    CARD_RATIO,
    PEEK,
    PILES,
    PLAIN_SCALE,
    SLOT_WIDTH,
    Ghost,
    Rect,
    Scale,
    Spread,
    TableLayout,
    fit_row,
    gap_points,
    lay_out,
    nearest_slot,
)
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import PLAYERS, CardType, DecisionKind, Half, House, Player, Zone
from kfdesk.engine.views import CardView, TableView
from kfdesk.text.words import same
from tests.bench.measure_widths import LARGE_LETTERS, sides, widths
from tests.desk.samples import busy, creature, hand, line, seat, table, taunting

SIZES = st.tuples(st.integers(760, 1920), st.integers(500, 1080))


def crowded(mine: int, theirs: int, cards: int, artifacts: int, references: int = 0) -> TableView:
    """Return a table with so many creatures, hand cards, artifacts and reference cards."""
    pieces = tuple(creature(f"c{500 + i}", zone=Zone.ARTIFACTS, ready=i % 3 != 1) for i in range(artifacts))
    beside = tuple(creature(f"c{600 + i}", zone=Zone.REFERENCE) for i in range(references))
    return table(
        seat(0, battleline=line(0, mine, 1), hand=hand(0, cards), artifacts=pieces, references=beside),
        seat(1, battleline=line(1, theirs, 31), hand=None, hand_count=6),
    )


def places(layout: TableLayout) -> list[Rect]:
    """Return every place that must keep to itself."""
    found: list[Rect] = []
    for side in layout.sides:
        found += [side.panel.frame, side.battleline, side.artifacts, side.hand, *side.piles.values(), side.corner]
        found += [side.references] if side.references is not None else []
    return found


@settings(max_examples=60, deadline=None)
@given(SIZES, st.integers(0, 22), st.integers(0, 22), st.integers(0, 15), st.integers(0, 8), st.integers(0, 6))
def test_everything_is_inside_and_no_place_covers_another(
    size: tuple[int, int], mine: int, theirs: int, cards: int, artifacts: int, references: int
) -> None:
    layout = lay_out(crowded(mine, theirs, cards, artifacts, references), *size)
    whole = Rect(0, 0, *size)
    assert all(place.within(whole) for place in places(layout))
    assert all(spot.rect.within(whole) for spot in layout.spots.values())
    assert not [pair for pair in combinations(places(layout), 2) if pair[0].overlaps(pair[1])]


@settings(max_examples=60, deadline=None)
@given(SIZES, st.integers(0, 22), st.integers(0, 15))
def test_cards_stay_in_their_rows(size: tuple[int, int], creatures: int, cards: int) -> None:
    layout = lay_out(crowded(creatures, creatures, cards, 3), *size)
    for spot in layout.spots.values():
        side = layout.sides[spot.player]
        rows = {Zone.HAND: side.hand, Zone.ARTIFACTS: side.artifacts}
        assert spot.rect.within(rows.get(spot.zone, side.battleline)), spot


@settings(max_examples=60, deadline=None)
@given(SIZES, st.integers(1, 25))
def test_the_order_of_a_battleline_is_readable(size: tuple[int, int], creatures: int) -> None:
    view = crowded(creatures, 2, 5, 0)
    spots = [lay_out(view, *size).spots[card.handle] for card in view.seats[0].battleline]
    steps = [b.rect.x - a.rect.x for a, b in pairwise(spots)]
    assert all(step >= 8 for step in steps), "each card shows at least its left edge"
    assert [s.z for s in spots] == sorted(s.z for s in spots)


def test_a_few_creatures_do_not_overlap() -> None:
    spots = lay_out(crowded(6, 6, 6, 3), 1000, 640).line(Player(0))
    assert not [pair for pair in combinations(spots, 2) if pair[0].rect.overlaps(pair[1].rect)]


@pytest.mark.parametrize("below", [0, 1])
def test_a_creature_with_taunt_stands_toward_the_middle(below: int) -> None:
    view = table(*(seat(p, battleline=(creature(f"c{p}1"), taunting(creature(f"c{p}2")))) for p in PLAYERS))
    layout = lay_out(view, 1200, 700, below=Player(below))
    middle = 350
    for player in PLAYERS:
        plain, forward = (layout.spots[f"c{player}{i}"] for i in (1, 2))
        assert abs(forward.y - middle) < abs(plain.y - middle) - 5


def test_one_side_is_above_and_the_other_below_as_asked() -> None:
    for below in PLAYERS:
        layout = lay_out(busy(), 1200, 700, below=below)
        assert layout.sides[below].battleline.y > layout.sides[1 - below].battleline.bottom
        assert layout.sides[below].below


def test_upgrades_peek_out_above_their_creature_and_lie_under_it() -> None:
    upgrades = tuple(creature(f"c{90 + i}", zone=Zone.UPGRADE) for i in range(2))
    layout = lay_out(table(seat(0, battleline=(creature("c1", upgrades=upgrades),))), 1200, 700)
    host, first, second = (layout.spots[h] for h in ("c1", "c90", "c91"))
    assert host.rect.y > first.rect.y > second.rect.y
    assert host.z > first.z > second.z
    assert first.host == "c1"


def test_upgrades_of_an_exhausted_creature_stay_upright_and_show_only_above_it() -> None:
    upgrades = tuple(creature(f"c{90 + i}", zone=Zone.UPGRADE) for i in range(2))
    layout = lay_out(table(seat(0, battleline=(creature("c1", ready=False, upgrades=upgrades),))), 1200, 700)
    host, first, second = (layout.spots[h] for h in ("c1", "c90", "c91"))
    assert host.turned and not first.turned and not second.turned
    assert host.rect.y - first.rect.y == pytest.approx(PEEK * host.height) == first.rect.y - second.rect.y
    assert max(first.rect.bottom, second.rect.bottom) <= host.rect.bottom + 0.01
    assert first.rect.within(layout.sides[0].battleline)


def test_an_exhausted_card_is_turned_and_wider_than_high() -> None:
    layout = lay_out(table(seat(0, battleline=(creature("c1", ready=False),))), 1200, 700)
    rect = layout.spots["c1"].rect
    assert rect.w > rect.h
    assert rect.h / rect.w == pytest.approx(CARD_RATIO)


def gigantic(handle: str, *, ready: bool = True) -> CardView:
    """Return a gigantic creature, with an upgrade."""
    half = creature(f"{handle}9", zone=Zone.JOINED, half=Half.TOP)
    upgrade = creature(f"{handle}8", zone=Zone.UPGRADE)
    return creature(handle, half=Half.BOTTOM, other_half=half, upgrades=(upgrade,), ready=ready)


@pytest.mark.rule("glossary/gigantic")
def test_a_gigantic_creature_lies_twice_as_wide_as_another_and_as_high_its_halves_being_one_card() -> None:
    row = (creature("c1"), gigantic("c2"), creature("c3"))
    layout = lay_out(table(seat(0, battleline=row)), 1200, 700)
    small, giant = layout.spots["c1"].rect, layout.spots["c2"].rect
    assert (giant.w, giant.h) == pytest.approx((2 * small.w, small.h))
    assert "c29" not in layout.spots and layout.spots["c28"].width == pytest.approx(small.w)
    assert [spot.handle for spot in layout.line(Player(0))] == ["c1", "c2", "c3"]
    assert not [pair for pair in combinations(layout.line(Player(0)), 2) if pair[0].rect.overlaps(pair[1].rect)]
    assert len(gap_points(layout, Player(0))) == 4


@pytest.mark.rule("glossary/gigantic")
@settings(max_examples=40, deadline=None)
@given(SIZES, st.lists(st.sampled_from(["small", "tired", "giant", "tired giant"]), max_size=18), st.integers(0, 18))
def test_gigantic_creatures_ready_or_exhausted_stay_in_the_battleline(
    size: tuple[int, int], kinds: list[str], slot: int
) -> None:
    row = tuple(
        gigantic(f"c{i}", ready="tired" not in kind)
        if "giant" in kind
        else creature(f"c{i}", ready="tired" not in kind)
        for i, kind in enumerate(kinds, start=1)
    )
    view = table(seat(0, battleline=row))
    for ghost in (None, Ghost(Player(0), min(slot, len(row)), wide=True)):
        layout = lay_out(view, *size, ghost=ghost)
        assert all(spot.rect.within(layout.sides[0].battleline) for spot in layout.spots.values())
        assert [spot.handle for spot in layout.line(Player(0))] == [card.handle for card in row]
        xs = [x for x, _ in gap_points(layout, Player(0))]
        assert xs == sorted(xs)
        assert (layout.ghost is None) == (ghost is None)
        if layout.ghost is not None:
            assert layout.ghost.rect.w == pytest.approx(2 * CARD_RATIO * layout.ghost.rect.h)


@pytest.mark.parametrize("count", [9, 12])
def test_cards_of_a_large_hand_become_smaller_before_they_lie_over_names(count: int) -> None:
    layout = lay_out(busy(3, count), 1000, 600)
    spots = [layout.spots[card.handle] for card in hand(0, count)]
    assert not any(one.rect.overlaps(other.rect) for one, other in pairwise(spots))
    assert len({spot.height for spot in spots}) == 1 and spots[0].height >= 0.6 * layout.sides[0].hand.h


def test_behind_the_curtain_all_lies_as_the_called_player_will_see_it() -> None:
    seen = crowded(5, 4, 6, 2)
    mine, theirs = seen.seats
    shut = replace(seen, seats=(replace(mine, hand=None), theirs))
    lifted, covered = lay_out(seen, 1280, 720), lay_out(shut, 1280, 720)
    assert seen.viewer == PLAYERS[0] and places(covered) == places(lifted)
    both_hidden = lay_out(replace(shut, viewer=None), 1280, 720)
    assert both_hidden.sides[0].hand.h < lifted.sides[0].hand.h, "where no hand is looked at, creatures have its room"


def test_a_hidden_hand_has_no_spots() -> None:
    layout = lay_out(busy(), 1200, 700)
    assert {spot.player for spot in layout.spots.values() if spot.zone is Zone.HAND} == {Player(0)}


def test_the_open_table_shows_both_hands() -> None:
    view = busy()
    theirs = replace(view.seats[1], hand=hand(1, 5, first=700))
    layout = lay_out(replace(view, viewer=None, seats=(view.seats[0], theirs)), 1200, 700)
    assert layout.spots["c700"].rect.within(layout.sides[1].hand)


@given(st.floats(200, 1500), st.lists(st.booleans(), min_size=1, max_size=30), st.floats(60, 200), st.floats(2, 12))
def test_fit_row_keeps_every_card_inside_and_in_order(
    width: float, turned: list[bool], most: float, gap: float
) -> None:
    shapes = [1.0 if t else CARD_RATIO for t in turned]
    height, centers = fit_row(width, shapes, most=most, least=most * 0.6, gap=gap)
    sides = [height * shape for shape in shapes]
    assert all(c - s / 2 >= -0.01 and c + s / 2 <= width + 0.01 for c, s in zip(centers, sides, strict=True))
    lefts = [c - s / 2 for c, s in zip(centers, sides, strict=True)]
    assert all(b > a for a, b in pairwise(lefts))
    assert height <= most


def test_gaps_lie_between_and_beside_the_creatures() -> None:
    layout = lay_out(busy(4), 1200, 700)
    xs = [x for x, _ in gap_points(layout, Player(0))]
    line_xs = [spot.x for spot in layout.line(Player(0))]
    assert len(xs) == 5
    assert xs[0] < line_xs[0] < xs[1] < line_xs[1] < xs[2] < line_xs[2] < xs[3] < line_xs[3] < xs[4]


def test_an_empty_battleline_has_one_gap_in_its_middle() -> None:
    layout = lay_out(table(), 1200, 700)
    assert gap_points(layout, Player(0)) == [layout.sides[0].battleline.center]


def test_a_gap_held_open_makes_room_without_covering_anything() -> None:
    layout = lay_out(busy(4), 1200, 700, ghost=Ghost(Player(0), 2))
    assert layout.ghost is not None
    xs = [spot.x for spot in layout.line(Player(0))]
    assert xs[1] < layout.ghost.x < xs[2]
    assert not [s for s in layout.line(Player(0)) if s.rect.overlaps(layout.ghost.rect)]


@given(st.integers(1, 16), st.data())
def test_cards_keep_their_size_while_a_gap_opens(creatures: int, data: st.DataObject) -> None:
    slot = data.draw(st.integers(0, creatures))
    view = crowded(creatures, 2, 4, 0)
    calm, open_ = lay_out(view, 1200, 700), lay_out(view, 1200, 700, ghost=Ghost(Player(0), slot))
    assert {s.height for s in open_.line(Player(0))} == {s.height for s in calm.line(Player(0))}
    assert all(s.rect.within(open_.sides[0].battleline) for s in open_.line(Player(0)))


def test_the_nearest_slot_is_among_those_allowed() -> None:
    points = [(0.0, 0.0), (100.0, 0.0), (200.0, 0.0)]
    assert nearest_slot(points, (0, 1, 2), 110) == 1
    assert nearest_slot(points, (0, 2), 110) == 2


def test_cards_being_played_lie_one_over_the_other() -> None:
    actions = tuple(creature(f"c{800 + i}", zone=Zone.PLAYING) for i in range(3))
    layout = lay_out(table(playing=actions), 1200, 700)
    ys = [layout.spots[card.handle].y for card in actions]
    assert ys == sorted(ys)
    assert len(set(ys)) == 3
    assert all(layout.spots[card.handle].rect.within(layout.playing) for card in actions)


@settings(max_examples=60, deadline=None)
@given(SIZES, st.sampled_from([0.5, 0.8, 1.3, 2.0]), st.sampled_from([0.8, 1.4, 2.0]), st.integers(0, 14))
def test_no_wish_for_larger_or_smaller_cards_and_text_breaks_the_table(
    size: tuple[int, int], cards: float, text: float, creatures: int
) -> None:
    layout = lay_out(crowded(creatures, creatures, 7, 3, 2), *size, scale=Scale(cards, text))
    whole = Rect(0, 0, *size)
    assert all(place.within(whole) for place in places(layout))
    assert all(spot.rect.within(whole) for spot in layout.spots.values())
    assert not [pair for pair in combinations(places(layout), 2) if pair[0].overlaps(pair[1])]


def test_cards_and_panels_follow_the_wishes_as_far_as_there_is_room() -> None:
    view = crowded(4, 4, 6, 2)
    small, plain, large = (lay_out(view, 1200, 700, scale=Scale(cards)) for cards in (0.6, 1.0, 1.5))
    heights = [layout.spots["c1"].height for layout in (small, plain, large)]
    assert heights[0] == pytest.approx(0.6 * heights[1])
    assert heights[2] > 1.05 * heights[1]
    assert small.spots["c101"].height < plain.spots["c101"].height
    wide = lay_out(view, 1200, 700, scale=Scale(text=1.3))
    assert wide.sides[0].panel.frame.w > 1.2 * plain.sides[0].panel.frame.w
    assert wide.label_height > plain.label_height


def test_gaps_open_only_where_one_may_be_chosen() -> None:
    view = crowded(12, 12, 6, 2)
    rest, flanks, anywhere = (
        lay_out(view, 1280, 700, spread=wish) for wish in (None, Spread(Player(0), False), Spread(Player(0)))
    )
    for layout in (flanks, anywhere):
        first, last = (gap_points(layout, Player(0))[end][0] for end in (0, -1))
        line = layout.line(Player(0))
        assert first + SLOT_WIDTH / 2 <= line[0].rect.x and last - SLOT_WIDTH / 2 >= line[-1].rect.right
        assert layout.line(Player(1)) == rest.line(Player(1))
    assert flanks.line(Player(0))[0].height > anywhere.line(Player(0))[0].height


@pytest.mark.rule("glossary/deploy")
def test_every_gap_is_as_wide_as_a_slot_where_a_creature_may_be_deployed() -> None:
    rest, flanks, anywhere = (
        lay_out(crowded(6, 6, 6, 2), 1280, 700, spread=wish).line(Player(0))
        for wish in (None, Spread(Player(0), inner=False), Spread(Player(0)))
    )
    gaps = [[right.rect.x - left.rect.right for left, right in pairwise(line)] for line in (rest, flanks, anywhere)]
    assert min(gaps[2]) >= SLOT_WIDTH > max(gaps[0] + gaps[1])


@pytest.mark.rule("glossary/house-choice")
def test_an_active_house_that_is_not_on_the_identity_card_has_a_place_on_the_panel() -> None:
    own = seat(0).houses
    usual, other = table(active_house=own[0]), table(active_house=House.SAURIAN)
    assert houses_shown(usual, usual.seats[0]) == own and houses_shown(other, other.seats[1]) == other.seats[1].houses
    assert houses_shown(other, other.seats[0]) == (*own, House.SAURIAN)
    panel = lay_out(other, 1280, 720).sides[0].panel
    assert len(panel.houses) == 4
    assert all(place.x >= panel.frame.x and place.right <= panel.frame.right for place in panel.houses)
    assert all(one.right <= two.x for one, two in pairwise(panel.houses))


def height_of(view: TableView, *, scale: Scale = PLAIN_SCALE, size: tuple[int, int] = (1000, 640)) -> float:
    """Return the height of the first creature of the player below."""
    return lay_out(view, *size, scale=scale).line(Player(0))[0].height


def test_rows_without_artifacts_give_their_height_to_the_creatures() -> None:
    things = tuple(replace(creature(f"c{n}"), zone=Zone.ARTIFACTS, type=CardType.ARTIFACT) for n in (50, 51))
    none = table(*(seat(p, battleline=line(p, 3, 1 + 20 * p)) for p in (0, 1)))
    one = table(seat(0, battleline=line(0, 3), artifacts=things[:1]), seat(1, battleline=line(1, 3, 21)))
    both = table(*(seat(p, battleline=line(p, 3, 1 + 20 * p), artifacts=things[p : p + 1]) for p in (0, 1)))
    assert height_of(none) >= 1.15 * height_of(one)
    assert height_of(both) <= height_of(one), "above, the corners beside them need the height"


def test_one_upgrade_or_one_taunt_makes_no_card_of_the_line_smaller() -> None:
    upgrade = creature("c90", "blood-of-titans", zone=Zone.UPGRADE, type=CardType.UPGRADE, power=None)
    plain = [creature(f"c{n}") for n in (1, 2, 3)]
    upgraded = [*plain[:2], replace(plain[2], upgrades=(upgrade,))]
    for cards in (upgraded, [*plain[:2], taunting(plain[2])]):
        for below in PLAYERS:
            sides = (table(seat(0, battleline=tuple(line_))) for line_ in (plain, cards))
            before, after = (lay_out(view, 1000, 640, below=below).line(Player(0))[0].height for view in sides)
            assert after == pytest.approx(before)


@pytest.mark.parametrize("size", [(1000, 640), (1500, 980), (2300, 1400)])
def test_larger_cards_are_larger_as_far_as_there_is_room(size: tuple[int, int]) -> None:
    things = tuple(replace(creature(f"c{n}"), zone=Zone.ARTIFACTS, type=CardType.ARTIFACT) for n in (50, 51))
    view = table(*(seat(p, battleline=line(p, 4, 1 + 20 * p), artifacts=things[p : p + 1]) for p in (0, 1)))
    heights = [height_of(view, scale=Scale(cards=factor), size=size) for factor in (0.5, 0.75, 1.0, 1.5, 2.0)]
    assert heights[0] == pytest.approx(heights[2] / 2)
    assert heights == sorted(heights)
    assert heights[4] >= 1.02 * heights[2]


@pytest.mark.parametrize("size", [(1000, 590), (1500, 980)])
@pytest.mark.parametrize("artifacts", [0, 2])
def test_no_sort_of_card_becomes_smaller_where_larger_ones_are_wished(size: tuple[int, int], artifacts: int) -> None:
    view = crowded(4, 4, 6, artifacts)
    factors = (1.0, 1.25, 1.5, 1.75, 2.0)
    layouts = [lay_out(view, *size, scale=Scale(cards=factor)) for factor in factors]
    for handle in layouts[0].spots:
        heights = [layout.spots[handle].height for layout in layouts]
        assert heights == sorted(heights) and heights[-1] > heights[0]


def test_twenty_creatures_lie_as_a_fan_in_their_order_each_with_its_edge_to_be_seen() -> None:
    layout = lay_out(table(seat(0, battleline=line(0, 20)), seat(1, battleline=line(1, 20, 41))), 1000, 640)
    spots = layout.line(Player(0))
    assert [spot.handle for spot in spots] == [f"c{n}" for n in range(1, 21)]
    assert all(b.rect.x - a.rect.x >= 20 for a, b in pairwise(spots))
    assert spots[0].height > 85


def test_reference_cards_are_no_narrower_than_can_be_read_on_a_small_screen() -> None:
    cards = tuple(replace(creature(f"c{n}"), zone=Zone.REFERENCE, type=CardType.PROPHECY) for n in range(70, 73))
    layout = lay_out(table(seat(0, references=cards, battleline=line(0, 3))), 1000, 634)
    assert min(layout.spots[card.handle].width for card in cards) >= 56


@settings(max_examples=30, deadline=None)
@given(SIZES, st.integers(1, 4))
def test_more_piles_make_the_corners_deeper_and_leave_room_for_words(size: tuple[int, int], more: int) -> None:
    piles = (*PILES, *(zone for zone in Zone if zone not in PILES))[: len(PILES) + more]
    layout = lay_out(crowded(12, 12, 9, 4), *size, piles=piles)
    assert all(tuple(side.piles) == piles for side in layout.sides)
    assert not [pair for pair in combinations(places(layout), 2) if pair[0].overlaps(pair[1])]
    assert all(side.corner.h > 5 for side in layout.sides)


# --- how large creatures are

WINDOWS = {"1280×720": (1280, 634), "1920×1080": (1920, 994)}
"""The table in windows of these sizes without the side dock, and so in one of 3840×2160 at 200 %."""


@pytest.mark.parametrize(
    ("window", "count", "least"),
    [("1920×1080", 5, 160), ("1920×1080", 8, 160), ("1920×1080", 12, 120), ("1280×720", 5, 80), ("1280×720", 12, 72)],
)
@pytest.mark.parametrize("artifacts", [0, 3])
@pytest.mark.parametrize("upgrades", [False, True])
@pytest.mark.parametrize("tired", [False, True])
def test_creatures_are_as_wide_as_the_table_has_room(
    window: str, count: int, least: float, artifacts: int, upgrades: bool, tired: bool
) -> None:
    if tired and count == 8 and window == "1920×1080":
        least = 150
    view = sides(count, artifacts=artifacts, upgrades=upgrades, tired=tired)
    lower, upper = widths(view, WINDOWS[window])
    assert min(lower, upper) >= least


@pytest.mark.parametrize("artifacts", [0, 3])
def test_in_large_letters_no_creature_is_smaller_than_in_small_ones(artifacts: int) -> None:
    """As it was before the table filled the window, they are at least 74 pixels wide in a window of 1280×720."""
    for count in (5, 8):
        view = sides(count, artifacts=artifacts, upgrades=True)
        usual = min(widths(view, WINDOWS["1280×720"]))
        assert min(widths(view, WINDOWS["1280×720"], LARGE_LETTERS)) >= max(74, usual)


def test_beside_large_creatures_hands_and_artifacts_can_be_read() -> None:
    for size, in_hand, beside in (((1280, 634), 72, 52), ((1920, 994), 96, 60)):
        layout = lay_out(sides(8, artifacts=3, upgrades=True), *size)
        assert layout.spots["c101"].width >= in_hand and layout.spots["c080"].width >= beside
        assert min(pile.w for side in layout.sides for pile in side.piles.values()) >= 32


# --- cards being played


def played(count: int, decision: Decision | None = None) -> TableView:
    """Return a full table with so many cards being played."""
    cards = tuple(creature(f"c{800 + i}", zone=Zone.PLAYING, type=CardType.ACTION) for i in range(count))
    return replace(sides(12, artifacts=3), playing=cards, decision=decision)


@pytest.mark.parametrize("size", WINDOWS.values())
@pytest.mark.parametrize("creatures", [0, 20])
def test_a_card_being_played_lies_large_in_the_middle_of_the_table(size: tuple[int, int], creatures: int) -> None:
    layout = lay_out(replace(played(1), seats=sides(creatures).seats), *size)
    spot, (upper, lower) = layout.spots["c800"], sorted((side.battleline for side in layout.sides), key=lambda r: r.y)
    assert spot.height >= size[1] * 0.3
    assert spot.x == pytest.approx(size[0] / 2) and spot.y == pytest.approx((upper.bottom + lower.y) / 2)
    assert spot.z > max((s.z for s in layout.spots.values() if s.zone is Zone.BATTLELINE), default=0)


@pytest.mark.parametrize("size", WINDOWS.values())
@pytest.mark.parametrize("asked", ["my line", "both lines", "hand", "gaps"])
def test_it_covers_nothing_that_is_to_be_chosen(size: tuple[int, int], asked: str) -> None:
    view = sides(12, artifacts=3)
    mine, theirs = (tuple(card.handle for card in seat.battleline) for seat in view.seats)
    cards = {"my line": mine, "both lines": (*mine, *theirs), "hand": ("c101", "c102"), "gaps": ()}[asked]
    options = [Option(f"card:{handle}", same(handle), handle) for handle in cards] or [Option("slot:0", same("left"))]
    kind = DecisionKind.CARD if cards else DecisionKind.SLOT
    decision = Decision(Player(0), kind, same("Which?"), "c800", tuple(options), side=None if cards else Player(0))
    layout = lay_out(played(1, decision), *size)
    spot = layout.spots["c800"]
    assert not [handle for handle in cards if layout.spots[handle].rect.overlaps(spot.rect)]
    assert cards or not layout.sides[0].battleline.overlaps(spot.rect)
    assert spot.rect.within(Rect(0, 0, *size)) and spot.width >= 50
    middle = lay_out(played(1), *size).spots["c800"]
    assert (spot == middle) is (asked == "hand")


def test_where_many_cards_of_piles_are_to_be_chosen_each_pile_is_kept_free_once() -> None:
    cards = [f"c{number}" for number in range(500, 540)]
    options = tuple(Option(f"card:{handle}", same(handle), handle) for handle in cards)
    layout = lay_out(played(1), *WINDOWS["1280×720"])
    decision = Decision(Player(0), DecisionKind.CARD, same("Which?"), "c800", options)
    places = [*to_be_chosen(decision, layout.spots, layout.sides)]
    assert len(places) == len({*places}) == sum(len(side.piles) for side in layout.sides)


@pytest.mark.parametrize("size", WINDOWS.values())
def test_it_lies_beside_the_cards_that_it_changes(size: tuple[int, int]) -> None:
    for creatures in (1, 5, 8):
        layout = lay_out(replace(played(1), seats=sides(creatures, artifacts=3, upgrades=True).seats), *size)
        spot, (upper, lower) = layout.spots["c800"], sorted((s.battleline for s in layout.sides), key=lambda r: r.y)
        assert not [h for h, other in layout.spots.items() if h != "c800" and other.rect.overlaps(spot.rect)]
        assert spot.y == pytest.approx((upper.bottom + lower.y) / 2)
        assert spot.height >= size[1] * 0.3


@pytest.mark.parametrize("size", [(976, 626), (1003, 630), (1280, 634), (1920, 994)])
def test_the_emblems_of_a_panel_can_be_told_apart_also_where_it_is_narrow(size: tuple[int, int]) -> None:
    for side in lay_out(sides(5), *size).sides:
        assert all(min(place.w, place.h) >= 16 for place in side.panel.houses)
