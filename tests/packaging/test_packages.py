"""What the program is packed with: the wheel, the files of a desktop, the recipes of bundled programs."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

from kfdesk import __version__
from kfdesk.__main__ import parser_of_program
from kfdesk.collection.importers.own import SUFFIX as DECK
from kfdesk.collection.shelffile import SUFFIX as SHELF
from kfdesk.desk.app import APP_ID
from kfdesk.match.autosave import SUFFIX as GAME

TOP = Path(__file__).resolve().parents[2]
LINUX = TOP / "packaging" / "linux"
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
MOST_WHEEL = 7_200_000
"""Bytes of the wheel, of which the pictures of the manual are more than two million."""
MIME = {"application/x-kfdesk-game": GAME, "application/x-kfdesk-deck": DECK, "application/x-kfdesk-shelf": SHELF}


@cache
def script(name: str) -> ModuleType:
    """Return the script packaging/NAME.py as a module: the folder's own name belongs to a library."""
    spec = importlib.util.spec_from_file_location(f"kfdesk_{name}", TOP / "packaging" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look there for what their annotations name
    spec.loader.exec_module(module)
    return module


def validated(program: str, *words: object) -> None:
    """Run a validator, which is installed by packaging/setup.sh where there is apt."""
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed here")
    done = subprocess.run([program, *map(str, words)], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with wheel and sdist."""
    folder = tmp_path_factory.mktemp("built")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=TOP, check=True, capture_output=True
    )
    return folder


@pytest.mark.skipif(
    not (TOP / ".git").exists() or shutil.which("git") is None,
    reason="which files belong to it is known in a repository only, and git says which",
)
def test_the_top_level_holds_what_it_should_and_no_more() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=TOP, check=True, capture_output=True, text=True).stdout.split()
    top = {name.partition("/")[0] for name in listed if not name.startswith(".")}
    files = {"pyproject.toml", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE"}
    assert top == files | {"kfdesk", "assets", "decks", "tests", "packaging"}


def test_the_wheel_holds_the_program_its_data_and_its_license_and_no_pictures_of_the_readme(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        about = packed.read(f"kfdesk-{__version__}.dist-info/METADATA").decode()
    assert {"kfdesk/__main__.py", "kfdesk/py.typed"} <= set(names)
    assert any(name.startswith("kfdesk/_data/assets/facts/") for name in names)
    assert "kfdesk/_data/assets/languages/de.po" in names, "without it the program would speak English only"
    assert sum(name.startswith("kfdesk/_data/decks/") for name in names) == len(list((TOP / "decks").iterdir()))
    assert f"kfdesk-{__version__}.dist-info/licenses/LICENSE" in names
    assert f"kfdesk-{__version__}.dist-info/licenses/assets/fonts/OFL.txt" in names
    fonts = [name for name in names if name.startswith("kfdesk/_data/assets/fonts/")]
    assert sum(name.endswith(".ttf") for name in fonts) == 4 and any(name.endswith("OFL.txt") for name in fonts)
    assert "License-Expression: GPL-3.0-or-later" in about
    assert not [name for name in names if name.endswith(".png") or name.startswith("tests")]
    manual = [file.relative_to(TOP).as_posix() for file in (TOP / "assets" / "manual").rglob("*.*")]
    assert {f"kfdesk/_data/{file}" for file in manual} <= set(names) and len(manual) > 70
    assert wheel.stat().st_size < MOST_WHEEL


def test_the_sdist_holds_what_a_packager_needs_and_no_pictures_of_the_readme(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"LICENSE", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "packaging/kfdesk.spec"} <= names
    assert {f"packaging/linux/{APP_ID}.desktop", "tests/packaging/test_packages.py"} <= names
    assert not [name for name in names if name.startswith("packaging/pictures/")]
    assert "packaging/pictures.py" in names


def test_the_desktop_entry_is_valid_and_opens_all_kinds_of_files() -> None:
    entry = (LINUX / f"{APP_ID}.desktop").read_text(encoding="utf-8")
    assert set(re.search(r"^MimeType=(.*);$", entry, re.MULTILINE)[1].split(";")) == set(MIME)  # type: ignore[index]
    assert f"Icon={APP_ID}\n" in entry
    validated("desktop-file-validate", LINUX / f"{APP_ID}.desktop")


def test_each_kind_of_file_has_its_mime_type() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    tree = ElementTree.parse(LINUX / f"{APP_ID}.mime.xml").getroot()
    found = {kind.get("type"): kind.find(f"{space}glob").get("pattern") for kind in tree}  # type: ignore[union-attr]
    assert found == {kind: f"*{suffix}" for kind, suffix in MIME.items()}


@pytest.mark.parametrize("site", ["", "https://example.org/kfdesk"])
def test_the_metainfo_is_valid_and_without_a_site_names_no_address(site: str, tmp_path: Path) -> None:
    text = script("metainfo").metainfo(site)
    path = tmp_path / f"{APP_ID}.metainfo.xml"
    path.write_text(text, encoding="utf-8")
    tree = ElementTree.fromstring(text)
    assert tree.findtext("id") == APP_ID
    assert tree.findtext("project_license") == PROJECT["project"]["license"]
    assert {kind.text for kind in tree.iterfind("provides/mediatype")} == set(MIME)
    assert tree.find("releases/release").get("version") == __version__  # type: ignore[union-attr]
    pictures = [picture.text for picture in tree.iterfind("screenshots/screenshot/image")]
    assert len(pictures) == (2 if site else 0)
    for picture in pictures:
        assert (TOP / str(picture).removeprefix(f"{site}/")).is_file()
    assert "@" not in text
    if site:  # later versions of the validator want a home page
        validated("appstreamcli", "validate", "--no-net", path)


def test_the_manual_page_names_every_option_and_the_version() -> None:
    page = (LINUX / "kfdesk.6").read_text(encoding="utf-8").replace("\\-", "-")
    options = set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", parser_of_program("en").format_help()))
    assert {"-h", "--help", "--version"} <= options
    assert [option for option in sorted(options) if option not in page] == []
    assert f'"kfdesk {__version__}"' in page


def test_the_icon_is_written_in_every_size(qapp: object, tmp_path: Path) -> None:
    from PySide6.QtGui import QImage

    icons = script("icons")
    written = icons.write_icons(tmp_path)
    sizes = {path.parts[-3]: QImage(str(path)) for path in written if path.suffix == ".png"}
    assert sizes.keys() == {f"{size}x{size}" for size in icons.SIZES}
    for name, image in sizes.items():
        assert f"{image.width()}x{image.height()}" == name
        assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255, "the card"
        assert image.pixelColor(0, 0).alpha() == 0, "nothing around it"
    assert ElementTree.parse(written[-1]).getroot().tag.endswith("svg")


def test_the_list_of_licenses_names_everything_that_comes_along() -> None:
    text = script("licenses").collected()
    direct = {re.split(r"[><=\[ ]", line)[0].lower() for line in PROJECT["project"]["dependencies"]}
    found = set(re.findall(r"^([a-z0-9-]+) [0-9.]+: .+$", text, re.MULTILINE))
    assert direct | {"shiboken6", "pydantic-core", "typing-extensions"} <= found
    assert "see below" not in text
    assert "Lesser General Public License" in text


def test_the_bundled_programs_keep_what_the_manual_needs_of_qt() -> None:
    spec = ast.parse((TOP / "packaging" / "kfdesk.spec").read_text(encoding="utf-8"))
    chosen: list[ast.stmt] = [part for part in spec.body if ast.unparse(part).startswith(("UNUSED =", "def is_used("))]
    assert len(chosen) == 2
    told: dict[str, Any] = {}
    exec(compile(ast.Module(chosen, []), "kfdesk.spec", "exec"), told)
    for needed in ("Qt/plugins/imageformats/libqwebp.so", "Qt/lib/libQt6PrintSupport.so.6", "QtPrintSupport.abi3.so"):
        assert told["is_used"]((f"PySide6/{needed}",)), needed
    assert told["is_used"](("PySide6/Qt/plugins/printsupport/libcupsprintersupport.so",)), "printing needs it"
    assert not told["is_used"](("libcups.so.2",)), "that is the system's own"
    assert not told["is_used"](("PySide6/Qt/plugins/imageformats/libqpdf.so",))


def test_recipes_for_other_systems_can_be_read_and_name_the_same_program() -> None:
    ast.parse((TOP / "packaging" / "kfdesk.spec").read_text(encoding="utf-8"))
    installer = (TOP / "packaging" / "windows.iss").read_text(encoding="utf-8")
    flatpak = json.loads((LINUX / f"{APP_ID}.json").read_text(encoding="utf-8"))
    assert f"AppId={APP_ID}" in installer
    assert all(f"Classes\\{suffix}" in installer for suffix in MIME.values())
    assert flatpak["id"] == APP_ID
    named = re.findall(r"packaging/\S+", " ".join(flatpak["modules"][0]["build-commands"]))
    assert named
    assert [path for path in named if not (TOP / path).is_file()] == []


def locked(file: str) -> dict[str, str]:
    """Return the versions that a file pins, by name."""
    text = (TOP / "packaging" / file).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize(
    ("file", "extra"), [("locked.txt", "dev"), ("locked-bundle.txt", "bundle"), ("locked-flatpak.txt", "")]
)
def test_the_locked_versions_are_of_everything_that_is_asked_for_and_fit(file: str, extra: str) -> None:
    requirement = importlib.import_module("packaging.requirements").Requirement
    versions, lines = locked(file), list(PROJECT["project"]["dependencies"])
    if extra:
        lines += PROJECT["project"]["optional-dependencies"][extra]
    for line in lines:
        asked = requirement(line)
        name = re.sub(r"[-_.]+", "-", asked.name).lower()
        if not extra and name.startswith("pyside6"):
            continue  # comes with the base of the Flatpak
        assert asked.specifier.contains(versions[name]), f"{line}: {versions[name]}"
    assert not extra or {name: versions[name] for name in locked("locked-flatpak.txt")} == locked("locked-flatpak.txt")


@pytest.mark.parametrize("file", ["locked.txt", "locked-bundle.txt", "locked-flatpak.txt"])
def test_each_locked_version_has_hashes_and_names_no_place_to_fetch_it_from(file: str) -> None:
    text = (TOP / "packaging" / file).read_text(encoding="utf-8")
    pins = re.split(r"^(?=[a-z0-9-]+==)", text, flags=re.MULTILINE)[1:]
    names = {pin.partition("==")[0] for pin in pins}  # some have a version for each of several Pythons
    assert len(names) == len(locked(file)) > 8 and all("--hash=sha256:" in pin for pin in pins)
    assert "://" not in text and "index-url" not in text


def test_debian_gets_its_own_form_of_the_changes(tmp_path: Path) -> None:
    changes = (TOP / "CHANGELOG.md").read_text(encoding="utf-8")
    text = script("debian_changelog").debian_changelog(changes, __version__)
    heads = re.findall(r"^kfdesk \((\S+)\) unstable; urgency=medium$", text, re.MULTILINE)
    assert heads[1:] == ["0.2.0", "0.1.0"] and heads[0].startswith(f"{__version__}+")
    dates = re.findall(r"^ -- .* <.*>  (\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0000)$", text, re.MULTILINE)
    points = [line for line in text.splitlines() if line.startswith(("  * ", "    "))]
    assert len(dates) == len(heads) and len(points) > 100 and max(map(len, points)) <= 80
    assert heads[0] == script("debian_changelog").debian_version(changes, __version__), "the package is called so"
    made = script("debian_changelog").debian_changelog("## Unreleased\n\n- *A*: `b` **c** 2*3 [d](e.md)\n", "1.0")
    assert "  * A: b c 2*3 d\n" in made
    file = tmp_path / "changelog"
    file.write_text(text, encoding="utf-8")
    if shutil.which("dpkg-parsechangelog") is not None:
        validated("dpkg-parsechangelog", "--all", "-l", file)


def test_what_a_machine_lacks_to_make_bundles_is_named_before_work_begins() -> None:
    needs = script("bundle_needs")
    named = [line.partition(" ")[0] for line in needs.missing((), lambda _: None)]
    assert not sys.platform.startswith("linux") or {"objdump", "dpkg-deb"} <= set(named)
    assert not [line for line in needs.missing(("folder",), lambda name: name) if "dpkg" in line]


@pytest.mark.parametrize("file", ["nightly.yml", "programs.yml"])
def test_workflows_name_files_that_are_there(file: str) -> None:
    text = (TOP / ".github" / "workflows" / file).read_text(encoding="utf-8")
    named = {name for name in re.findall(r"(?:tests/)?packaging/[\w./-]+", text) if not name.endswith("/")}
    assert named and [name for name in named if not (TOP / name).exists()] == []
    assert "\t" not in text


def test_programs_are_made_where_python_is_new_enough_and_keep_their_execute_bits() -> None:
    text = (TOP / ".github" / "workflows" / "programs.yml").read_text(encoding="utf-8")
    assert "ubuntu-22.04" not in text, "its Python is 3.10"
    uploads = re.findall(r"upload-artifact.*?(?=upload-artifact|\Z)", text, re.DOTALL)
    assert len(uploads) == 2 and "path: dist/kfdesk-linux.tar.gz" in uploads[0], "an artifact keeps no execute bits"
    assert "kept: dist/kfdesk-macos.zip" in text and "ditto -c -k" in text and "tar -C dist -czf" in text
