"""What reads files of people: each with sound examples, and what must hold of a damaged one.

`look` returns whether the file was taken; anything it raises is a failure of the fuzz.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from kfdesk import resources
from kfdesk.cards import library
from kfdesk.collection.database import FILE_NAME as SHELF_NAME
from kfdesk.collection.database import StoreError
from kfdesk.collection.files import DeckFileError, load_deck
from kfdesk.collection.homefiles import CardFileError, cards_text, read_card_file
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import Unread
from kfdesk.collection.models import deck_file
from kfdesk.collection.store import DeckStore
from kfdesk.desk.decks import memory
from kfdesk.desk.drills.kept import FILE_NAME as DRILLS_NAME
from kfdesk.desk.drills.kept import DrillFile
from kfdesk.desk.kit.settings import FILE_NAME as SETTINGS_NAME
from kfdesk.desk.kit.settings import DeskSettings, read_settings, save_settings
from kfdesk.engine import Game, SetupError
from kfdesk.engine.scenario import Scenario
from kfdesk.match import autosave
from kfdesk.match import journal as jn
from kfdesk.match.game_library import SUMMARIES, GameLibrary
from kfdesk.match.journal import JournalError
from kfdesk.teach.drills.model import Drill, Drills, Memory, Offer
from kfdesk.teach.review.model import Sort
from tests.collection.importers import samples
from tests.collection.shelves import deck as shelf_deck
from tests.engine.playing import check_state
from tests.fuzz.mutants import VALUES, mutant
from tests.homemade import CARDS, GRUMBLE, RECRUIT, homemade_deck
from tests.match.kept import played

Mutate = Callable[[Sequence[bytes], Random], bytes]


@dataclass(frozen=True)
class Target:
    """A kind of file: its name in the folder, sound examples, how it is looked at, and what it may become.

    `keeps` says that the bytes must still lie in the folder afterwards, under whatever name, when the file
    was refused; `mutate` makes a damaged one.
    """

    name: str
    file: str
    seeds: tuple[bytes, ...]
    look: Callable[[Path], bool]
    mutate: Mutate = mutant
    share: int = 10
    """How often it is chosen, among all."""
    keeps: bool = True


def all_targets(scratch: Path) -> list[Target]:
    """Return every target; `scratch` is a folder for making the examples."""
    journals = _journals(scratch)
    return [
        Target("journals", "game.kfdesk", journals, _journal, share=14),
        Target("journals, sealed anew", "game.kfdesk", journals, _journal, _sealed_mutant, share=14),
        Target("saves: library and list", "game.kfdesk", journals, _library, share=8),
        Target("saves: the list's own file", SUMMARIES, _summaries(scratch, journals), _summary_file, share=8),
        Target("settings", SETTINGS_NAME, _settings(scratch), _settings_file, share=12),
        Target("habits of the shelf room", memory.FILE_NAME, _habits(scratch), _habits_file, share=6),
        Target("drills", DRILLS_NAME, _drills(), _drill_file, share=6),
        Target("scenarios", "lesson.json", _scenarios(), _scenario, share=12),
        Target("our own deck files", "deck.json", _decks(), _deck, share=10),
        Target("home-made cards", "cards.kfcard", _cards(), _card_file, share=8),
        Target("decks of any kind", "deck.txt", _foreign(), _any_deck, share=14),
        Target("the shelf's database", SHELF_NAME, _shelf(scratch), _database, _binary_mutant, share=6),
        Target("whole shelves", "all.kfshelf", _shelf_files(scratch), _shelf_file, _packed_mutant, share=8),
    ]


# Games.


def _journals(scratch: Path) -> tuple[bytes, ...]:
    found = [played(scratch / f"kept{n}", 60, seed=n)[0].read_bytes() for n in range(3)]
    path, game = played(scratch / "adjusted", 30, undo_every=0, seed=9)
    with closing(autosave.take_up(path).writer) as writer:
        writer.say(f'answer {len(game.journal)} hand adjust:{{"kind":"amber","player":1,"amount":4}}')
        writer.save()
    return (*found, path.read_bytes())


def _journal(path: Path) -> bool:
    try:
        found = autosave.take_up(path)
    except JournalError:
        return False
    found.writer.close()
    assert len(found.answers) <= len(found.journal.answers)
    return True


def _library(path: Path) -> bool:
    games = GameLibrary(lambda: path.parent)
    listed, wrong = games.games()
    for game in listed:
        assert game.summary.players
    try:
        elsewhere = path.parent / "elsewhere"
        GameLibrary(lambda: elsewhere).take_in(path)
        shutil.rmtree(elsewhere)
    except JournalError:
        pass
    return not wrong


def _summaries(scratch: Path, journals: tuple[bytes, ...]) -> tuple[bytes, ...]:
    folder = scratch / "listed"
    folder.mkdir()
    for number, content in enumerate(journals):
        (folder / f"g{number}.kfdesk").write_bytes(content)
    GameLibrary(lambda: folder).games()
    return ((folder / SUMMARIES).read_bytes(),)


def _summary_file(path: Path) -> bool:
    listed, wrong = GameLibrary(lambda: path.parent).games()
    assert not wrong and not listed
    return True


def _sealed_mutant(seeds: Sequence[bytes], dice: Random) -> bytes:
    """Return a journal that was changed by somebody who knows how lines are sealed."""
    lines = [line.rpartition(b" #")[0] for line in dice.choice(seeds).splitlines()]
    for _ in range(dice.choice((1, 1, 2, 5))):
        at = dice.randrange(len(lines))
        other = dice.choice(dice.choice(seeds).splitlines()).rpartition(b" #")[0]
        match dice.randrange(9):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, other)
            case 2:
                lines[at] = other
            case 3 if at:
                words = lines[at].split(b" ")
                words[-1] = dice.choice(_KEYS)
                lines[at] = b" ".join(words)
            case 4:
                lines.insert(max(1, at), f"undo {dice.choice((0, 1, at, 99999))}".encode())
            case 5:
                lines.insert(max(1, at), f"answer {at - 1} hand adjust:{json.dumps(_odd_change(dice))}".encode())
            case 6:
                lines[0] = mutant([lines[0]], dice)
            case 7:
                lines.insert(at, dice.choice(_RECORDS))
            case _:
                lines[at] = mutant([lines[at]], dice)
        lines = lines or [b""]
    content, check = b"", b""
    for line in lines:
        sealed, check = jn.sealed(line.replace(b"\n", b" ").decode(errors="replace"), check)
        content += sealed
    return content


_KEYS = (b"end-turn", b"done", b"play:c1", b"house:dis", b"card:c1", b"slot:0", b"c1", b"yes")
_RECORDS = (b"turn 1 1 " + b"0" * 32, b"end 0", b"name x", b"table {}", b"", b"program {}")
_ZONES = ("hand", "deck", "battleline", "under", "reference")


def _odd_change(dice: Random) -> dict[str, object]:
    kinds = ("move", "attach", "amber", "damage", "status", "counters", "keys", "chains", "tide", "house", "control",
             "draw", "shuffle", "reveal", "wish")  # fmt: skip
    names = ("card", "to", "zone", "player", "at", "amount", "status", "on", "name", "keys", "house")
    likely = {"card": f"c{dice.randrange(80)}", "zone": dice.choice(_ZONES),
              "player": dice.randrange(3), "amount": dice.choice((0, 1, 5, 36, 1000)), "to": "c3", "on": True,
              "status": "stunned", "name": "doom", "keys": ["red"], "house": "dis", "at": 3}  # fmt: skip
    chosen = dice.sample(names, dice.randrange(1, 5))
    values = {name: likely[name] if dice.random() < 0.7 else dice.choice(VALUES) for name in chosen}
    return {"kind": dice.choice(kinds), **values}


# Settings.


def _settings(scratch: Path) -> tuple[bytes, ...]:
    folder = scratch / "settings"
    save_settings(DeskSettings(theme="dark", player_names=("Ada", "Bö")), folder)
    sound = (folder / SETTINGS_NAME).read_bytes()
    newer = {**json.loads(sound), "sounds": {"volume": [1, 2, {"x": None}]}, "theme": "sepia"}
    return (sound, json.dumps(newer).encode())


def _settings_file(path: Path) -> bool:
    loaded = read_settings(path.parent)
    DeskSettings.model_validate(loaded.settings.model_dump())
    assert path.exists() or loaded.message is not None, "what is set aside is told"
    copy = path.parent / "saved"
    if save_settings(loaded.settings, copy):
        assert read_settings(copy) == type(loaded)(loaded.settings), "what is saved is read again"
        shutil.rmtree(copy)
    return loaded.message is None


def _habits(scratch: Path) -> tuple[bytes, ...]:
    memory.save_habits(memory.Habits(), scratch / "habits")
    return ((scratch / "habits" / memory.FILE_NAME).read_bytes(),)


def _habits_file(path: Path) -> bool:
    memory.Habits.model_validate(memory.load_habits(path.parent).model_dump())
    return True


# Drills.


def _drills() -> tuple[bytes, ...]:
    scenario = Scenario.model_validate_json(_scenarios()[0])
    memory_ = Memory(due=datetime(2026, 3, 1, tzinfo=UTC), stability=2.3, difficulty=5.0)
    drill = Drill(
        id="a", game="Ada – Bo", turn=5, seat=0, sort=Sort.ACT, table=scenario, chosen="end-turn",
        offers=(Offer(key="end-turn", chance=0.2), Offer(key="reap:c1", chance=0.3)), memory=memory_,
    )  # fmt: skip
    return Drills(drills=(drill,)).model_dump_json().encode(), Drills().model_dump_json().encode()


def _drill_file(path: Path) -> bool:
    before = os.environ.get("KFDESK_HOME")
    os.environ["KFDESK_HOME"] = str(path.parent)
    try:
        found = DrillFile()
    finally:
        if before is None:
            del os.environ["KFDESK_HOME"]
        else:
            os.environ["KFDESK_HOME"] = before
    Drills.model_validate_json(found.drills.model_dump_json())
    return found.message is None


# Scenarios.


def _scenarios() -> tuple[bytes, ...]:
    laden = {"id": "smaaash", "damage": 1, "amber": 2, "upgrades": ["blood-of-titans"], "counters": {"doom": 2}}
    mine = {"name": "Ada", "hand": ["fear", "urchin"], "deck": ["punch", "anger"], "discard": ["tocsin"],
            "archives": ["mother"], "purged": ["warsong"], "battleline": [laden, "dodger"], "keys": ["red"],
            "artifacts": ["seeker-needle"], "amber": 3, "chains": 2}  # fmt: skip
    theirs = {"battleline": [{"id": "troll", "owner": 0, "stunned": True}], "hand": ["valdr"], "amber": 1}
    one = {"players": [mine, theirs], "house": "shadows", "active": 0, "tide": 1, "turn": 5, "seed": 3}
    return (json.dumps(one).encode(), json.dumps({"players": [{}, {}]}).encode())


def _scenario(path: Path) -> bool:
    try:
        game = Game.from_scenario(Scenario.model_validate_json(path.read_bytes()), library=library())
    except SetupError:
        return False
    check_state(game)
    for viewer in (0, 1, None):
        game.view(viewer)
    for _ in range(8):
        if game.decision is None:
            break
        least = max(1, game.decision.min)
        game.choose(*game.decision.keys()[:least])
    return True


# Decks.


def _decks() -> tuple[bytes, ...]:
    sample = tuple(path.read_bytes() for path in sorted(resources.decks().glob("*.json"))[:4])
    return (*sample, deck_file(homemade_deck(GRUMBLE, RECRUIT)).model_dump_json().encode())


def _deck(path: Path) -> bool:
    try:
        deck = load_deck(path)
    except DeckFileError as refused:
        assert refused.problem.say("de") and refused.file == path
        return False
    assert all(card.id for card in deck.cards)
    return True


def _cards() -> tuple[bytes, ...]:
    return tuple(cards_text(cards).encode() for cards in (CARDS, CARDS[:1]))


def _card_file(path: Path) -> bool:
    try:
        cards = read_card_file(path)
    except CardFileError as refused:
        assert refused.problem.say("de") and refused.file == path
        return False
    assert all(card.id and card.facts.name for card in cards)
    return True


def _foreign() -> tuple[bytes, ...]:
    """Return decks as other programs write them, and our own."""
    vault = json.dumps(samples.vault_starter().answer())
    texts = (
        vault,
        json.dumps({"data": [json.loads(vault)["data"]] * 3, "_linked": json.loads(vault).get("_linked", {})}),
        samples.table(samples.table_row(), samples.table_row(Name="Another")),
        samples.table(samples.table_row(), delimiter=";"),
        json.dumps(samples.api_answer()),
        json.dumps([samples.keyteki_deck(), samples.keyteki_deck(name="Second")]),
        "Ada the Bold\nBrobnar\n2x Anger\n1 Punch\n\nLogos\nMother (Maverick)\n" * 2,
        "https://www.keyforgegame.com/deck-details/7f6d3a2e-9d8c-4f43-9a56-1b2c3d4e5f60\n",
    )
    return (*(text.encode() for text in texts), *_decks()[:1])


def _any_deck(path: Path) -> bool:
    taken = 0
    for row in read_any(path):
        if isinstance(row, Unread):
            assert row.reason.en and row.reason.say("de")
        else:
            assert row.record.key
            taken += 1
    return taken > 0


# The shelf.


def _shelf(scratch: Path) -> tuple[bytes, ...]:
    folder = scratch / "shelf"
    with closing(DeckStore.open(folder)) as store:
        store.add([shelf_deck(number) for number in range(12)])
        store.maintain()
    path = folder / SHELF_NAME
    return (path.read_bytes(),)


def _shelf_files(scratch: Path) -> tuple[bytes, ...]:
    """Return the shelf written into one file, bare and with all that an owner adds."""
    found = []
    for name, laden in (("bare", False), ("laden", True)):
        with closing(DeckStore.open(scratch / name)) as store:
            decks = [shelf_deck(number) for number in range(6)]
            store.add(decks)
            if laden:
                store.add_tag([decks[0].key], "Red")
                store.set_notes(decks[1].key, "lent to Bö")
                store.set_chains(decks[2].key, 2)
            store.export(scratch / f"{name}.kfshelf")
        found.append((scratch / f"{name}.kfshelf").read_bytes())
    return tuple(found)


def _packed_mutant(seeds: Sequence[bytes], dice: Random) -> bytes:
    """Return a shelf file that was damaged as it lies, or unpacked, changed and packed again."""
    if dice.random() < 0.25:
        return mutant(seeds, dice)
    return gzip.compress(mutant([gzip.decompress(seed) for seed in seeds], dice), compresslevel=1, mtime=0)


def _shelf_file(path: Path) -> bool:
    """Bring the file into a shelf that holds a deck already: all of it, or nothing."""
    folder = path.parent / "shelf"
    try:
        with closing(DeckStore.open(folder)) as store:
            store.add([shelf_deck(90)])
            try:
                store.bring_in(path)
            except StoreError as refused:
                assert refused.problem.say("de")
                assert len(store.find("").ids) == 1, "nothing of a refused file stays"
                return False
            assert len(store.find("").ids) >= 1
            return True
    finally:
        shutil.rmtree(folder)


def _binary_mutant(seeds: Sequence[bytes], dice: Random) -> bytes:
    """Return a database with wrong bytes, more often within its first pages, or torn."""
    content = bytearray(dice.choice(seeds))
    for _ in range(dice.choice((1, 4, 50, 400))):
        reach = dice.choice((100, 4096, len(content)))
        content[dice.randrange(reach)] = dice.randrange(256)
    match dice.randrange(6):
        case 0:
            return bytes(content[: dice.randrange(len(content))])
        case 1:
            at = dice.randrange(len(content) // 512) * 512
            return bytes(content[:at]) + bytes(512) + bytes(content[at + 512 :])
        case 2:
            return mutant([bytes(content)], dice)
    return bytes(content)


def _database(path: Path) -> bool:
    try:
        with closing(DeckStore.open(path.parent)) as store:
            found = store.find("anger house:dis")
            store.records(found.ids[:5])
            store.rows(found.ids[:5])
            store.tags()
            store.check()
    except StoreError as refused:
        assert refused.problem.say("de")
        return False
    return True
