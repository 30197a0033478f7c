"""The search for cards: what a text means, what it finds, and in which order."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.cards.impact import EstimateKind, impact_of
from kfdesk.collection.allcards import finding
from kfdesk.collection.allcards.choosing import holds, toggled
from kfdesk.collection.allcards.facets import facets
from kfdesk.collection.allcards.finding import (
    SORTS,
    all_cards,
    found_cards,
    guesses,
    needs_reading,
    parsed,
    proposals,
    read_for_search,
    sets_asked,
)
from kfdesk.collection.allcards.owned import NOTHING_OWNED
from kfdesk.collection.allcards.printed import house_of, houses_in
from kfdesk.collection.allcards.vocabulary import CARDS, NUMBERS, PROPERTIES
from kfdesk.collection.vocabulary import DECKS, Field, names_of_fields
from kfdesk.engine.facts import PrintedFacts
from kfdesk.engine.terms import CardType, Keyword
from kfdesk.text.folding import fold, searchable


def ids(text: str, **order: object) -> list[str]:
    return list(found_cards(text, **order).ids)  # type: ignore[arg-type]


def those(of: object) -> set[str]:
    """Return the ids of the cards for which a plain look at their facts holds."""
    assert callable(of)
    return {card.id for card in facts().values() if of(card)}


def test_without_a_search_every_card_is_found_once() -> None:
    assert len(ids("")) == len(set(ids(""))) == len(facts())


def _house(*houses: str) -> object:
    return lambda card: any(house_of(card, printing) in houses for printing in card.printings)


def test_anomalies_sky_beasts_and_archon_powers_are_of_no_house_until_one_prints_them() -> None:
    for card in ("akugyo", "memolith", "artificer"):
        assert houses_in(facts()[card]) == () and card not in ids("house:brobnar")
    assert houses_in(facts()["ecto-charge"]) == ("geistoid",) and houses_in(facts()["anger"]) == ("brobnar",)
    assert houses_in(facts()["cosmicrux"], ("PV",)) == () and houses_in(facts()["cosmicrux"], ("DM",)) == ("ouboros",)


def test_in_a_set_that_is_asked_for_a_card_has_the_house_and_rarity_it_has_there() -> None:
    assert "the-red-baron" in ids("house:skyborn set:as") and "the-red-baron" not in ids("house:skyborn set:wc")
    assert sets_asked(parsed("set:wc -set:cota")) == {"WC"} and not sets_asked(parsed("set:wc | house:dis"))
    found = facets(ids("set:wc"), NOTHING_OWNED, sets_asked(parsed("set:wc")))
    assert found[Field.HOUSE]["skyborn"] == 0 and found[Field.RARITY]["FIXED"] == len(ids("set:wc rarity:fixed"))


@pytest.mark.parametrize(
    ("text", "of"),
    [
        ("house:dis", _house("dis")),
        ("haus:schatten", _house("shadows")),
        ("house:dis,mars", _house("dis", "mars")),
        ("type:creature", lambda card: card.type is CardType.CREATURE),
        ("typ:kreatur", lambda card: card.type is CardType.CREATURE),
        ("type:tokencreature", lambda card: card.type is CardType.TOKEN_CREATURE),
        ("set:cota", lambda card: "CotA" in card.sets),
        ("rarity:rare", lambda card: any(one.rarity == "Rare" for one in card.printings)),
        ("seltenheit:selten", lambda card: any(one.rarity == "Rare" for one in card.printings)),
        ("trait:giant", lambda card: "giant" in card.traits),
        ("merkmal:riese", lambda card: "giant" in card.traits),
        ("power>5", lambda card: card.power is not None and card.power > 5),
        ("power:3-4 armor=1", lambda card: card.power in (3, 4) and card.armor == 1),
        ("amber>=2", lambda card: card.amber() >= 2),
        ("keyword:taunt", lambda card: any(word is Keyword.TAUNT for word, _ in card.keywords)),
        ("schlüsselwort:spott", lambda card: any(word is Keyword.TAUNT for word, _ in card.keywords)),
        ("keyword:assault>=3", lambda card: dict(card.keywords).get(Keyword.ASSAULT, 0) >= 3),
        ("printings>=5", lambda card: len(card.sets) >= 5),
        ("is:token", lambda card: card.type is CardType.TOKEN_CREATURE),
        ("is:gigantic", lambda card: card.half is not None),
        ("is:reprint", lambda card: len(card.sets) > 1),
        ("is:enhance", lambda card: bool(card.enhance)),
        ("house!=dis set:cota", lambda card: any(one.set == "CotA" and one.house != "dis" for one in card.printings)),
        ("rarity!=rare", lambda card: all(one.rarity != "Rare" for one in card.printings)),
        ("set!=cota", lambda card: "CotA" not in card.sets),
        ("-type!=action", lambda card: card.type is CardType.ACTION),
        ("power!=3", lambda card: card.power not in (None, 3)),
        ("-type:creature", lambda card: card.type is not CardType.CREATURE),
        ("type:action | type:upgrade", lambda card: card.type in (CardType.ACTION, CardType.UPGRADE)),
    ],
)
def test_a_term_finds_exactly_the_cards_it_means(text: str, of: object) -> None:
    assert set(ids(text)) == those(of) != set()


def test_an_armor_of_nought_is_asked_of_creatures_only() -> None:
    assert set(ids("armor=0")) == those(_without_armor)


def _without_armor(card: PrintedFacts) -> bool:
    return card.type in (CardType.CREATURE, CardType.TOKEN_CREATURE) and not card.armor


def test_a_bare_word_looks_at_names_of_all_languages_traits_types_houses_and_sets() -> None:
    assert "ember-imp" in ids("glutteuf") and "ember-imp" in ids("ember imp")
    assert set(ids("riese")) >= those(lambda card: "giant" in card.traits)
    assert set(ids("artefakt")) >= set(ids("type:artifact"))
    assert set(ids("mars")) >= set(ids("house:mars"))


def test_names_share_a_word_but_one_card_is_found_by_its_id() -> None:
    assert len(ids("name:imp")) > 1
    assert ids("name=anger") == ["anger"]
    (term,) = parsed("name=anger").terms
    assert term.field is Field.THIS_CARD and term.words.en == "Name: Anger"
    assert len(ids("name=nobody")) == 0, "what is no id is a word"


def test_rules_texts_are_searched_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    some = tuple(all_cards()[::40])  # to read all takes seconds
    said = {card: searchable(*(library()[card].text(language) for language in ("en", "de"))) for card in some}
    monkeypatch.setattr(finding, "texts", lambda: said)
    steals = set(ids("says:steal"))
    assert steals == {card for card in some if " steal" in said[card]} != set()
    assert steals & set(ids("sagt:stiehl"))
    assert set(ids('says:"steal 1"')) <= steals


def test_what_cards_say_and_do_is_read_before_it_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    some = list(all_cards()[:20])
    monkeypatch.setattr(finding, "library", lambda: some)
    monkeypatch.setattr(finding, "_weighed", set())
    monkeypatch.setattr(finding, "read_texts", lambda is_stopped: None)
    assert needs_reading(parsed("steal>1")) and needs_reading(parsed(""), "draw")
    assert not needs_reading(parsed("house:dis power>3"), "power")
    read_for_search(lambda: True)
    assert needs_reading(parsed("steal>1")), "it was stopped at once"
    read_for_search()
    assert not needs_reading(parsed("steal>1"), "draw")


def test_a_card_is_found_by_what_it_counts_for_in_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    some = tuple(all_cards()[::20])
    monkeypatch.setattr(finding, "all_cards", lambda: some)
    wanted = {card for card in some if impact_of(card).get(EstimateKind.STEAL, 0.0) >= 2}
    assert set(ids("steal>=2")) == wanted != set()


def test_without_a_shelf_nothing_is_owned() -> None:
    assert ids("is:owned") == ids("owned>0") == ids("is:maverick") == []
    assert len(ids("is:missing")) == len(facts())
    assert set(ids("missing:cota")) == those(lambda card: "CotA" in card.sets)


@pytest.mark.parametrize("text", ["foo:bar", "house:", "power>", "rarity:xyz", "((", "|", "-", "keyword:", '"'])
def test_no_text_is_refused(text: str) -> None:
    assert len(ids(text)) >= 0
    assert parsed(text).text == text


def test_what_is_no_field_is_searched_as_words_with_a_hint() -> None:
    assert [hint.en for hint in parsed("powr>5").hints] == ["Did you mean power:?"]
    assert [hint.en for hint in parsed("rarity:rar3").hints] == ["Did you mean rarity:rare?"]
    assert [hint.en for hint in guesses(parsed("autocanon"))] == ["Nothing matches. Did you mean name:Autocannon?"]
    assert guesses(parsed("autocannon -autocanon")) == ()


def test_the_words_of_decks_and_of_cards_do_not_mix() -> None:
    assert "tag" not in names_of_fields(CARDS) and "rarity" not in names_of_fields(DECKS)
    for table in (NUMBERS, PROPERTIES):
        for entry in table.values():
            assert " " not in entry.typed.en + entry.typed.say("de")
    for column, entry in NUMBERS.items():
        assert {names_of_fields(CARDS)[name] for name in entry.names} == {column}
    for field, entry in CARDS.fields.items():
        assert {names_of_fields(CARDS)[name] for name in entry.names} == {field}


# Proposals.


def proposed(text: str, language: str = "en") -> list[str]:
    found = proposals(text, len(text), language)
    return [text[: one.start] + one.text + text[one.end :] for one in found]


@pytest.mark.parametrize(
    ("text", "language", "whole"),
    [
        ("rar", "en", "rarity:"),
        ("rarity:c", "en", "rarity:common"),
        ("selt", "de", "seltenheit:"),
        ("type:t", "en", "type:tokencreature"),
        ("keyword:ta", "en", "keyword:taunt"),
        ("own", "en", "copies>="),
        ("is:t", "en", "is:token"),
        ("missing:call", "en", "missing:cota"),
        ("glutt", "de", "name:Glutteufelchen"),
        ("trait:gia", "en", "trait:Giant"),
    ],
)
def test_a_word_is_completed(text: str, language: str, whole: str) -> None:
    assert whole in proposed(text, language)


def test_every_proposal_is_understood() -> None:
    for language in ("en", "de"):
        for text in ("house:", "is:", "set:", "missing:", "trait:", "type:", "rarity:", "keyword:", "name:"):
            assert proposed(text, language), text
            for whole in proposed(text, language):
                (term,) = parsed(whole).terms
                assert term.field is names_of_fields(CARDS)[text[:-1]] and term.hint is None, whole
        for letter in "abcdefghijklmnopqrstuvwxyz":
            for whole in proposed(letter, language):
                if not whole.endswith(":"):
                    (term,) = parsed(whole + "1" * whole.endswith(">=")).terms
                    assert term.hint is None, whole


# Orders.


@pytest.mark.parametrize("sort", SORTS)
def test_every_order_has_every_card_and_can_be_turned_round(sort: str) -> None:
    up, down = ids("house:dis", sort=sort), ids("house:dis", sort=sort, descending=True)
    assert set(up) == set(down) == set(ids("house:dis"))


def test_cards_without_the_number_that_counts_stand_last_both_ways() -> None:
    for descending in (False, True):
        found = ids("house:dis", sort="power", descending=descending)
        powers = [facts()[card].power for card in found]
        known = [power for power in powers if power is not None]
        assert powers[: len(known)] == sorted(known, reverse=descending)
        assert set(powers[len(known) :]) == {None}


def test_names_are_ordered_in_the_language_that_shows_them() -> None:
    names = [facts()[card].name_in("de") for card in ids("house:mars type:artifact", language="de")]
    assert names == sorted(names, key=fold)
    assert ids("house:mars", sort="rarity")[0] in ids("rarity:common")


# Filters for a click.


def test_a_click_takes_a_value_in_and_out_again() -> None:
    text = toggled(parsed("anger"), Field.HOUSE, "dis", "house")
    assert text == "anger house:dis" and holds(parsed(text), Field.HOUSE, "dis")
    text = toggled(parsed(text), Field.HOUSE, "mars", "house")
    assert text == "anger house:dis,mars", "houses are alternatives: no card is of all of them"
    text = toggled(parsed(text), Field.HOUSE, "dis", "house")
    assert text == "anger house:mars"
    assert toggled(parsed(text), Field.HOUSE, "mars", "house") == "anger"


def test_owned_and_not_owned_take_each_others_place() -> None:
    assert toggled(parsed("is:owned power>3"), Field.IS, "missing", "is") == "power>3 is:missing"
    assert toggled(parsed("is:missing"), Field.IS, "missing", "is") == ""


def test_a_click_is_not_swallowed_by_an_open_quotation() -> None:
    text = toggled(parsed('"key charge '), Field.HOUSE, "dis", "house")
    assert text == '"key charge" house:dis' and holds(parsed(text), Field.HOUSE, "dis")
    assert toggled(parsed('says:"for each'), Field.IS, "owned", "is") == 'says:"for each" is:owned'


def test_a_click_leaves_what_is_excluded_alone() -> None:
    text = toggled(parsed("-house:dis"), Field.HOUSE, "dis", "haus")
    assert text == "-house:dis haus:dis" and not holds(parsed("-house:dis"), Field.HOUSE, "dis")
    assert toggled(parsed("type:action"), Field.TYPE, "token creature", "type") == "type:action,tokencreature"
    assert set(ids("type:action,tokencreature")) == set(ids("type:action")) | set(ids("is:token"))


def test_filters_count_what_was_found() -> None:
    found = facets(ids("house:dis rarity:rare"), NOTHING_OWNED)
    assert found[Field.HOUSE]["dis"] == len(ids("house:dis rarity:rare"))
    assert found[Field.TYPE]["creature"] == len(ids("house:dis rarity:rare type:creature"))
    assert found[Field.SET]["CotA"] == len(ids("house:dis rarity:rare set:cota"))
    assert found[Field.IS] == {"missing": len(ids("house:dis rarity:rare"))}
