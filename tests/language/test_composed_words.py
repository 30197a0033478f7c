"""Words composed otherwise than by the cards they were made for: what they do and say then, or that they refuse."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine import House
from kfdesk.engine.events import CardMoved
from kfdesk.engine.terms import DecisionKind, Label
from kfdesk.language.definition import CardDefinition
from kfdesk.language.effects.base import Instruction
from kfdesk.language.words import (
    AFTER_FIGHT,
    AFTER_REAP,
    ARTIFACT,
    BE_EXHAUSTED,
    BEFORE_FIGHT,
    CARD,
    CREATURE,
    DECK_BOTTOM,
    DESTROYED,
    ENEMY,
    EXHAUSTED,
    FIGHT,
    FRIENDLY,
    HAUNTED,
    HIGH,
    ON_FLANK,
    OPPONENT,
    PLAY,
    POWER,
    PREVIOUS_TURN,
    REAP,
    RESOLVE,
    TAUNT,
    THIS,
    THIS_TURN,
    UPGRADE,
    USE,
    YOU,
    a,
    action,
    after_fight,
    after_reap,
    all_of,
    all_true,
    any_number,
    archive,
    archives,
    armor_of,
    as_if_yours,
    before_fight,
    between,
    cannot,
    card,
    chooses_house,
    destroy,
    destroyed,
    discard_pile,
    draw,
    each,
    each_of,
    equal_to,
    exalt,
    exalts,
    exhaust,
    for_each,
    gain,
    gains,
    hand,
    happened,
    if_,
    if_you_do,
    is_,
    named,
    neighbors_of,
    not_,
    one_of,
    permits,
    play,
    plays,
    purge,
    reap_with,
    resolve,
    search,
    tide,
    times_of,
    up_to,
    use,
    while_,
)
from tests.tables import side, spec, table


@pytest.mark.rule("glossary/using-creatures", "glossary/using-cards-via-other-card-abilities", "glossary/restrictions")
def test_a_creature_that_cannot_become_exhausted_cannot_be_used() -> None:
    tireless = card("krump", cannot(BE_EXHAUSTED, THIS))
    sender = card("cannon", action(use(a(CREATURE, FRIENDLY))))
    ada = side(battleline=["krump", "troll"], artifacts=["cannon"])
    t = table(ada, side(battleline=["dust-pixie"]), tireless, sender, house=House.BROBNAR)
    assert not t.can("reap", "krump") and not t.can("fight", "krump") and t.can("reap", "troll")
    assert t.reasons(f"reap:{t.handle('krump')}") == ["glossary/restrictions"]
    t.do("action", "cannon")
    t.pick("krump")
    t.expect_main_step()
    assert t.card("krump").ready and t.amber(0) == 0


@pytest.mark.rule("glossary/using-creatures", "glossary/restrictions")
def test_nor_is_it_used_in_the_turn_of_the_opponent() -> None:
    sender = card("cannon", action(as_if_yours(reap_with(a(CREATURE, ENEMY)))))
    for guarded, ready in (("sariel-the-steadfast", True), ("bumpsy", False)):
        foes = side(battleline=["troll", guarded])
        t = table(side(artifacts=["cannon"]), foes, sender, house=House.BROBNAR)
        t.do("action", "cannon")
        if not ready:
            t.pick("troll")
        t.expect_main_step()
        assert (t.card("troll").ready, t.amber(0)) == (ready, 0 if ready else 1)


@pytest.mark.rule("glossary/exhaust-exhausted")
def test_which_creature_is_exhausted_is_not_asked_where_none_can_be() -> None:
    lulling = card("cannon", cannot(BE_EXHAUSTED, each(CREATURE)), action(exhaust(a(CREATURE))))
    t = table(side(battleline=["krump", "troll"], artifacts=["cannon"]), side(), lulling, house=House.BROBNAR)
    t.do("action", "cannon")
    t.expect_main_step()


@pytest.mark.rule("glossary/exalt")
@pytest.mark.parametrize(("exalted", "gained"), [(True, 3), (False, 0)])
def test_who_exalted_on_their_previous_turn_is_who_was_active_then(exalted: bool, gained: int) -> None:
    first = card("krump", after_reap(exalt(THIS) if exalted else draw()))
    asking = card("cannon", action(if_(happened(exalts(OPPONENT), PREVIOUS_TURN), gain(3))))
    t = table(side(battleline=["krump"]), side(artifacts=["cannon"]), first, asking, house=House.BROBNAR)
    t.do("reap", "krump")
    t.end_turn()
    t.do("action", "cannon")
    assert (t.game.state.active, t.amber(1)) == (1, gained)


@pytest.mark.rule("glossary/destroyed")
def test_a_destroyed_effect_that_cannot_resolve_is_not_resolved_by_another_card_either() -> None:
    dying, caller = card("krump", destroyed(gain(2))), card("cannon", action(resolve(DESTROYED, each(CREATURE))))
    for guard, gained in (("purifier-of-souls", 0), ("troll", 2)):
        ada = side(battleline=["krump", guard], artifacts=["cannon"])
        t = table(ada, side(), dying, caller, house=House.BROBNAR)
        t.do("action", "cannon")
        assert t.amber(0) == gained


@pytest.mark.parametrize(
    ("label", "made"),
    [(PLAY, play), (BEFORE_FIGHT, before_fight), (AFTER_FIGHT, after_fight), (AFTER_REAP, after_reap)],
)
def test_effects_behind_other_labels_can_be_kept_from_resolving(label: Label, made: type) -> None:
    deeds = (card("troll", made(gain(2))), card("krump", made(gain(2))))
    for rules, gained in (((cannot(RESOLVE, label),), 0), ((), 2)):
        ada = side(battleline=["troll"], hand=["krump"], artifacts=["cannon"])
        t = table(ada, side(battleline=["dust-pixie"]), *deeds, card("cannon", *rules), house=House.BROBNAR)
        if label is PLAY:
            t.creature("krump")
        elif label is AFTER_REAP:
            t.do("reap", "troll")
        else:
            t.fight("troll", "dust-pixie")
        assert t.amber(0) == gained + (label is AFTER_REAP)


@pytest.mark.parametrize("label", [Label.ACTION, Label.OMNI, Label.SCRAP, Label.FATE])
def test_no_rule_keeps_effects_from_resolving_that_wait_in_no_window(label: Label) -> None:
    with pytest.raises(ValueError, match="keeps them from resolving"):
        cannot(RESOLVE, label)


def test_some_of_either_sort_have_one_number_and_what_is_searched_for_a_place() -> None:
    with pytest.raises(ValueError, match="one number"):
        one_of(up_to(2, CREATURE), up_to(3, ARTIFACT))
    with pytest.raises(ValueError, match="do not go there"):
        search(a(CREATURE), to=DECK_BOTTOM)


def test_a_constant_permission_to_reap_or_fight_says_which() -> None:
    said = {}
    for deed in (USE, REAP, FIGHT):
        draft = card("troll", permits(deed, each(CREATURE, FRIENDLY), up_to=2))
        text = CardDefinition(facts()["troll"], draft).text
        said[deed] = (text("en"), text("de"))
    assert said == {
        USE: ("You may use up to 2 friendly creatures.", "Du darfst bis zu 2 befreundete Kreaturen verwenden."),
        REAP: (
            "You may reap with up to 2 friendly creatures.",
            "Du darfst mit bis zu 2 befreundeten Kreaturen ernten.",
        ),
        FIGHT: (
            "You may fight with up to 2 friendly creatures.",
            "Du darfst mit bis zu 2 befreundeten Kreaturen kämpfen.",
        ),
    }


@pytest.mark.rule("glossary/archives", "glossary/token-creatures")
def test_a_token_creature_is_archived_facedown_whatever_its_other_side_says() -> None:
    archiving = card("cannon", action(archive(a(CREATURE, FRIENDLY))))
    for creature, seen in ((spec("the-archivist", token_of="grunt"), False), ("the-archivist", True)):
        t = table(
            side(battleline=[creature], artifacts=["cannon"], token="grunt"), side(), archiving, house=House.BROBNAR
        )
        t.do("action", "cannon")
        t.expect(DecisionKind.CARD)
        t.answer(t.decision.options[0].key)
        assert [e.revealed for e in t.events(CardMoved)] == [seen]


@pytest.mark.parametrize(
    ("ability", "en", "de"),
    [
        (
            archive(one_of(up_to(3, CARD, in_=hand()), up_to(3, CARD, in_=discard_pile()))),
            "Archive up to 3 cards from your hand and from your discard pile.",
            "Archiviere bis zu 3 Karten von deiner Hand und aus deinem Ablagestapel.",
        ),
        (
            purge(one_of(any_number(CREATURE, in_=hand()), any_number(CREATURE, in_=archives()))),
            "Purge any number of creatures from your hand and from your archives.",
            "Verbanne beliebig viele Kreaturen von deiner Hand und aus deinem Archiv.",
        ),
        (
            archive(one_of(a(CREATURE), a(ARTIFACT))),
            "Archive a creature or artifact from play.",
            "Archiviere eine Kreatur oder ein Artefakt aus dem Spiel.",
        ),
        (
            exhaust(one_of(any_number(CREATURE, ENEMY), any_number(ARTIFACT, ENEMY))),
            "Exhaust any number of enemy creatures and/or artifacts.",
            "Erschöpfe beliebig viele feindliche Kreaturen und/oder Artefakte.",
        ),
        (
            if_(not_(all_true(tide(HIGH), is_(YOU, HAUNTED))), gain(1)),
            "If the tide is not high or you are not haunted, gain 1{amber}.",
            "Falls die Gezeiten nicht hoch sind oder du nicht heimgesucht bist, erhalte 1{amber}.",
        ),
        (
            if_(all_true(is_(THIS, EXHAUSTED), is_(THIS, ON_FLANK)), gain(1)),
            "If Troll is exhausted and is on a flank, gain 1{amber}.",
            "Falls „Troll“ erschöpft ist und sich an einer Flanke befindet, erhalte 1{amber}.",
        ),
        (
            gain(for_each(1, times_of(plays(OPPONENT, a(CREATURE)), PREVIOUS_TURN))),
            "Gain 1{amber} for each creature your opponent played on their previous turn.",
            "Erhalte 1{amber} für jede Kreatur, die dein Gegner in seinem vorigen Zug gespielt hat.",
        ),
        (
            gain(for_each(1, times_of(exalts(YOU), THIS_TURN))),
            "Gain 1{amber} for each creature you have exalted this turn.",
            "Erhalte 1{amber} für jede Kreatur, die du in diesem Zug erhoben hast.",
        ),
        (
            if_(happened(plays(YOU, a(CREATURE), nth=3), THIS_TURN), gain(1)),
            "If you played your third creature this turn, gain 1{amber}.",
            "Falls du in diesem Zug deine dritte Kreatur gespielt hast, erhalte 1{amber}.",
        ),
        (
            gain(equal_to(each_of(POWER, each(CREATURE, FRIENDLY)))),
            "Gain {amber} equal to the number of different power values among friendly creatures.",
            "Erhalte {amber} in Höhe der Anzahl unterschiedlicher Stärkewerte unter befreundeten Kreaturen.",
        ),
        (
            exalt(a(CREATURE), for_each(1, each(CREATURE, ENEMY))),
            "Exalt a creature once for each enemy creature.",
            "Erhebe eine Kreatur einmal für jede feindliche Kreatur.",
        ),
        (
            exalt(a(CREATURE), equal_to(armor_of(THIS))),
            "Exalt a creature X times, where X is Troll’s armor.",
            "Erhebe eine Kreatur X-mal, wobei X die Rüstung von „Troll“ ist.",
        ),
    ],
)
def test_what_no_card_says_yet_is_said_right(ability: Instruction, en: str, de: str) -> None:
    text = CardDefinition(facts()["troll"], card("troll", play(ability))).text
    assert (text("en"), text("de")) == (f"Play: {en}", f"Spielen: {de}")


def test_a_card_that_the_condition_names_is_not_named_again_by_its_neighbors() -> None:
    exhausted = is_(THIS, EXHAUSTED)
    by_keyword = card("krump", while_(exhausted, gains(neighbors_of(THIS), TAUNT)))
    by_ability = card("krump", while_(exhausted, gains(neighbors_of(THIS), after_reap(gain(1)))))
    keyword, ability = (CardDefinition(facts()["krump"], draft).text for draft in (by_keyword, by_ability))
    assert keyword("en") == "While Krump is exhausted, each of its neighbors gains taunt."
    assert keyword("de") == (
        "Solange „Krümel“ erschöpft ist, erhält jeder Nachbar dieser Kreatur das Schlüsselwort Spott."
    )
    assert ability("en") == ("While Krump is exhausted, each of its neighbors gains, “After Reap: Gain 1{amber}.”")
    assert ability("de") == (
        "Solange „Krümel“ erschöpft ist, erhält jeder Nachbar dieser Kreatur „Nach der Ernte: Erhalte 1{amber}.“"
    )


@pytest.mark.rule("glossary/exalt")
def test_a_creature_is_exalted_once_for_each_thing_counted() -> None:
    t = table(
        side(artifacts=["cannon"]),
        side(battleline=["troll", "krump", "bumpsy"]),
        card("cannon", action(exalt(a(CREATURE), for_each(1, each(CREATURE, ENEMY))))),
        house=House.BROBNAR,
    )
    t.do("action", "cannon")
    t.pick("krump")
    assert t.card("krump").amber == 3
    with pytest.raises(ValueError, match="once for each"):
        exalt(THIS, for_each(2, each(CREATURE)))


def test_another_house_is_another_than_one_that_is_said() -> None:
    with pytest.raises(ValueError, match="than which one"):
        chooses_house(OPPONENT, other=True)


@pytest.mark.rule("glossary/battleline")
def test_nothing_is_between_an_artifact_and_a_creature() -> None:
    for source, left in (("cannon", ["krump", "troll", "bumpsy"]), ("krump", ["krump", "bumpsy"])):
        between_them = each(CREATURE, between(THIS, each(CREATURE, named("bumpsy"))))
        deed = card(source, (action if source == "cannon" else after_reap)(destroy(between_them)))
        ada = side(battleline=["krump", "troll", "bumpsy"], artifacts=["cannon"])
        t = table(ada, side(), deed, house=House.BROBNAR)
        t.do("action" if source == "cannon" else "reap", source)
        assert t.line(0) == left


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(("friends", "foes", "gained"), [(1, 1, 1), (1, 0, 0), (0, 1, 0)])
def test_of_several_cards_that_are_named_none_may_be_missing(friends: int, foes: int, gained: int) -> None:
    blow = destroy(all_of(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY), THIS))
    t = table(
        side(artifacts=["cannon"], battleline=["troll"] * friends),
        side(battleline=["urchin"] * foes),
        card("cannon", action(if_you_do(blow, gain(1)))),
        house=House.BROBNAR,
    )
    t.do("action", "cannon")
    t.finish()
    assert (t.zone("cannon"), t.amber(0), t.line(0), t.line(1)) == ("discard", gained, [], [])


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
def test_of_each_card_of_several_descriptions_there_need_be_but_one() -> None:
    blow = destroy(all_of(each(CREATURE), each(UPGRADE)))
    cannon = card("cannon", action(if_you_do(blow, gain(1))))
    t = table(side(artifacts=["cannon"], battleline=["troll"]), side(), cannon, house=House.BROBNAR)
    t.do("action", "cannon")
    assert (t.amber(0), t.line(0)) == (1, [])
