"""Phrases: every mood, subject and order of one notation; errors while importing."""

import pytest

from kfdesk.records import record
from kfdesk.text.joining import And, By
from kfdesk.text.members import EachOf
from kfdesk.text.nominals import Name, NounPhrase, described
from kfdesk.text.notation import Amount
from kfdesk.text.parts_of_speech import EACH, PLURAL, THE, A, Noun
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.pronouns import DOER, YOU, Pronoun
from kfdesk.text.this_card import THIS_CARD
from kfdesk.text.tokens import write
from kfdesk.text.wording import Modal, Order, SentenceContext, Wordable, Worded, WordingError, render

CREATURE = Noun("creature", "die Kreatur, Kreaturen")
OPPONENT = NounPhrase((Noun("opponent", "der Gegner, Gegner", human=True),), of=YOU)
EACH_PLAYER = described(Noun("player", "der Spieler, Spieler", human=True), EACH)
VALDR = Name("Valdr", CREATURE)
HAND = Noun("hand", "die Hand, Hände")

DEAL = Phrase(en="deal {amount}{damage} to {target}", de="{target:dat} {amount}{damage} zu-fügen")
READY_AND_FIGHT = Phrase(
    en="ready & fight with {target}", de="{target} spielbereit machen & mit {target:it:dat} kämpfen"
)
deal = DEAL.of(amount=2, target=described(CREATURE, A))
ready = READY_AND_FIGHT.of(target=described(CREATURE, A))


def said(fragment: Wordable, order: Order, language: str, modal: Modal = Modal.NONE, subject: Wordable = None) -> str:
    context = SentenceContext(language, subject=subject, order=order, modal=modal)
    return write(context.say(fragment), language, capital=False)


@pytest.mark.parametrize(
    ("order", "modal", "en", "de"),
    [
        (Order.DO, Modal.NONE, "deal 2{damage} to a creature", "füge einer Kreatur 2{damage} zu"),
        (Order.THEN, Modal.NONE, "deal 2{damage} to a creature", "füge einer Kreatur 2{damage} zu"),
        (Order.MAIN, Modal.NONE, "you deal 2{damage} to a creature", "du fügst einer Kreatur 2{damage} zu"),
        (Order.FRONT, Modal.NONE, "you deal 2{damage} to a creature", "fügst du einer Kreatur 2{damage} zu"),
        (Order.LAST, Modal.NONE, "you deal 2{damage} to a creature", "du einer Kreatur 2{damage} zufügst"),
        (Order.PERFECT, Modal.NONE, "you deal 2{damage} to a creature", "du einer Kreatur 2{damage} zugefügt hast"),
        (Order.TO, Modal.NONE, "to deal 2{damage} to a creature", "einer Kreatur 2{damage} zuzufügen"),
        (Order.BARE, Modal.NONE, "deal 2{damage} to a creature", "einer Kreatur 2{damage} zufügen"),
        (Order.DO, Modal.MAY, "you may deal 2{damage} to a creature", "du darfst einer Kreatur 2{damage} zufügen"),
        (Order.THEN, Modal.MAY, "you may deal 2{damage} to a creature", "darfst du einer Kreatur 2{damage} zufügen"),
        (Order.LAST, Modal.MUST, "you must deal 2{damage} to a creature", "du einer Kreatur 2{damage} zufügen musst"),
        (
            Order.DO,
            Modal.CANNOT,
            "you cannot deal 2{damage} to a creature",
            "du kannst einer Kreatur 2{damage} nicht zufügen",
        ),
    ],
)
def test_every_mood_of_you(order: Order, modal: Modal, en: str, de: str) -> None:
    assert (said(deal, order, "en", modal), said(deal, order, "de", modal)) == (en, de)


@pytest.mark.parametrize(
    ("subject", "en", "de"),
    [
        (OPPONENT, "your opponent deals 2{damage} to a creature", "dein Gegner fügt einer Kreatur 2{damage} zu"),
        (EACH_PLAYER, "each player deals 2{damage} to a creature", "jeder Spieler fügt einer Kreatur 2{damage} zu"),
        (VALDR, "Valdr deals 2{damage} to a creature", "„Valdr“ fügt einer Kreatur 2{damage} zu"),
        (YOU, "deal 2{damage} to a creature", "füge einer Kreatur 2{damage} zu"),
    ],
)
def test_every_subject(subject: Wordable, en: str, de: str) -> None:
    assert (said(By(subject, deal), Order.DO, "en"), said(By(subject, deal), Order.DO, "de")) == (en, de)


def test_two_verbs_share_subject_and_modal() -> None:
    assert said(ready, Order.DO, "de", subject=OPPONENT) == (
        "dein Gegner macht eine Kreatur spielbereit und kämpft mit ihr"
    )
    assert said(ready, Order.DO, "en", subject=OPPONENT) == "your opponent readies and fights with a creature"
    assert said(ready, Order.LAST, "de") == "du eine Kreatur spielbereit machst und mit ihr kämpfst"
    assert said(ready, Order.TO, "de") == "eine Kreatur spielbereit zu machen und mit ihr zu kämpfen"


def test_joined_deeds_share_subject_and_modal() -> None:
    both = And((deal, ready))
    assert said(both, Order.DO, "de", Modal.MAY) == (
        "du darfst einer Kreatur 2{damage} zufügen und eine Kreatur spielbereit machen und mit ihr kämpfen"
    )
    assert said(both, Order.DO, "en", subject=OPPONENT) == (
        "your opponent deals 2{damage} to a creature and readies and fights with a creature"
    )


def test_a_number_chooses_its_form() -> None:
    draw = Phrase(en="draw {n:a card|# cards}", de="{n:eine Karte|# Karten} ziehen")
    assert [render(draw.of(n=n), "en") for n in (1, 2)] == ["Draw a card", "Draw 2 cards"]
    assert [render(draw.of(n=n), "de") for n in (1, 2)] == ["Ziehe eine Karte", "Ziehe 2 Karten"]


def test_the_tail_of_an_amount_ends_the_clause() -> None:
    each = Amount(1, fixed("for each card", "für jede Karte"))
    gain = Phrase(en="gain {n}{amber}", de="{n}{amber} erhalten").of(n=each)
    assert said(gain, Order.DO, "en") == "gain 1{amber} for each card"
    assert said(gain, Order.LAST, "de") == "du 1{amber} für jede Karte erhältst"
    equal = Amount(None, fixed("equal to its power", "in Höhe ihrer Stärke"))
    dealt = DEAL.of(amount=equal, target=described(CREATURE, A))
    assert render(dealt, "en") == "Deal {damage} to a creature equal to its power"
    assert render(dealt, "de") == "Füge einer Kreatur {damage} in Höhe ihrer Stärke zu"
    as_many = Amount(None, equal.tail, of_things=fixed("equal to its power", "entsprechend ihrer Stärke"))
    draw = Phrase(en="draw {n:a card|# cards}", de="{n:eine Karte|# Karten} ziehen").of(n=as_many)
    assert render(draw, "en") == "Draw cards equal to its power"
    assert render(draw, "de") == "Ziehe Karten entsprechend ihrer Stärke"


@pytest.mark.parametrize(
    ("german", "joined"),
    [
        ("eine Kreatur an-greifen & zerstören", "du eine Kreatur angegriffen und zerstört hast"),
        ("ins Spiel kommen & kämpfen", "du ins Spiel gekommen bist und gekämpft hast"),
    ],
)
def test_verbs_of_one_subject_share_what_the_perfect_is_made_with(german: str, joined: str) -> None:
    assert said(Phrase(en="come & go", de=german).of(), Order.PERFECT, "de") == joined


def test_signed_numbers() -> None:
    gets = Phrase(en="get {n:signed} power", de="{n:signed} Stärke erhalten")
    assert [render(By(VALDR, gets.of(n=n)), "en") for n in (1, -2)] == ["Valdr gets +1 power", "Valdr gets –2 power"]


def test_what_belongs_to_the_doer() -> None:
    discard = Phrase(en="discard {what}", de="{what} ab-legen").of(what=NounPhrase((HAND,), of=DOER))
    assert render(discard, "en") == "Discard your hand"
    assert render(By(OPPONENT, discard), "en") == "Your opponent discards their hand"
    assert render(discard, "de") == "Lege deine Hand ab"
    assert render(By(EACH_PLAYER, discard), "de") == "Jeder Spieler legt seine Hand ab"


def test_a_subject_in_the_dative_leaves_the_verb_singular() -> None:
    safe = Phrase(en="{who} | cannot be dealt damage", de="{who:dat} | kein Schaden zugefügt werden können")
    each = safe.of(who=described(CREATURE, EACH))
    assert render(each, "de") == "Jeder Kreatur kann kein Schaden zugefügt werden"
    assert said(each, Order.LAST, "de") == "jeder Kreatur kein Schaden zugefügt werden kann"


def test_a_node_words_itself_with_its_fields() -> None:
    @record
    class Steal(Worded):
        amount: int
        phrase = Phrase(en="steal {amount}{amber}", de="{amount}{amber} stehlen")

    assert (render(Steal(1), "en"), render(Steal(1), "de")) == ("Steal 1{amber}", "Stiehl 1{amber}")


@pytest.mark.parametrize(
    ("en", "de", "reason"),
    [
        ("steal {amount}", "{count} stehlen", "one language"),
        ("steal {amount:bogus}", "{amount} stehlen", "unknown option"),
        ("steal {amount", "{amount} stehlen", "unbalanced"),
        ("", "stehlen", "no verb"),
        ("{who} | steal", "stehlen", "subject"),
    ],
)
def test_a_wrong_phrase_is_refused_at_once(en: str, de: str, reason: str) -> None:
    with pytest.raises(WordingError, match=reason):
        Phrase(en=en, de=de)


def test_a_slot_that_is_no_field_is_refused_at_once() -> None:
    with pytest.raises(WordingError, match="target"):

        @record
        class Wrong(Worded):
            amount: int
            phrase = Frame(en="{amount} {target}", de="{amount} {target}")


def test_missing_slot_values_are_refused_at_once() -> None:
    with pytest.raises(WordingError, match="amount"):
        DEAL.of(target=described(CREATURE, A))


def test_they_takes_a_plural_verb_in_english_only() -> None:
    has = Phrase(en="{who} | have {n}{amber}", de="{who} | {n}{amber} haben")
    they = has.of(who=Pronoun(OPPONENT), n=2)
    assert (render(they, "en"), render(they, "de")) == ("They have 2{amber}", "Er hat 2{amber}")
    deed = Phrase(en="{doer} | have {n}{amber}", de="{doer} | {n}{amber} haben").of(n=2)
    assert [render(By(who, deed), "en") for who in (None, OPPONENT)] == ["You have 2{amber}", "They have 2{amber}"]


def test_a_name_owns() -> None:
    neighbors = NounPhrase((Noun("neighbor", "der Nachbar, Nachbarn", weak=True),), PLURAL, of=THIS_CARD)
    gets = Phrase(en="{who} | get {n:signed} armor", de="{who} | {n:signed} Rüstung erhalten").of(
        who=EachOf(neighbors), n=2
    )
    assert render(gets, "en", this=VALDR) == "Each of Valdr’s neighbors gets +2 armor"
    assert render(gets, "de", this=VALDR) == "Jeder Nachbar von „Valdr“ erhält +2 Rüstung"


def test_clauses_describe_nouns() -> None:
    fought = Frame(en="{this} fights", de=", gegen {rel:acc} {this} kämpft,")
    target = NounPhrase((CREATURE,), THE, after=(fought.of(),))
    assert render(DEAL.of(amount=1, target=target), "en", this=VALDR) == "Deal 1{damage} to the creature Valdr fights"
    assert render(DEAL.of(amount=1, target=target), "de", this=VALDR) == (
        "Füge der Kreatur, gegen die „Valdr“ kämpft, 1{damage} zu"
    )
