"""Build the two fonts in assets/fonts from the ones they are derived from: Grenze and Alegreya Sans.

Usage: python packaging/build_fonts.py GRENZE_FOLDER ALEGREYA_SANS_FOLDER, with fontTools installed. The folders hold
the TrueType files as published (in the npm packages @expo-google-fonts/grenze and @expo-google-fonts/alegreya-sans).

What is changed, as the SIL Open Font License allows for both: the fonts have names of their own, so that an installed
original is not taken for them; figures are as high as capitals, because cards are full of numbers; letters are as large
as those of common interface fonts of the same size; scripts other than Latin are left out, for which the system's fonts
are used; hints are left out, which are not used.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

_TARGET = Path(__file__).resolve().parent.parent / "assets" / "fonts"
_LATIN = [*range(0x20, 0x250), *range(0x2B0, 0x370), *range(0x1E00, 0x1F00), *range(0x2000, 0x2300), 0xFB01, 0xFB02]
_FIGURES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_SUBFAMILIES = {("400", False): "Regular", ("400", True): "Italic", ("700", False): "Bold"}


@dataclass(frozen=True, slots=True)
class Source:
    """One file to make: from which file, under which name, how large, and how high a line is, in its own units."""

    path: str
    family: str
    weight: str
    italic: bool
    units_per_em: int
    ascent: int
    descent: int

    @property
    def file(self) -> str:
        """The name of the file made."""
        return f"{self.family.replace(' ', '')}-{_SUBFAMILIES[self.weight, self.italic]}.ttf"


def sources(grenze: Path, alegreya_sans: Path) -> list[Source]:
    """Return what is made from the files in these folders."""

    def found(folder: Path, style: str) -> str:
        return str(next(file for file in sorted(folder.rglob(f"*_{style}.ttf"))))

    text = "Kfdesk Text"
    return [
        Source(found(alegreya_sans, "400Regular"), text, "400", False, 835, 790, 200),
        Source(found(alegreya_sans, "400Regular_Italic"), text, "400", True, 835, 790, 200),
        Source(found(alegreya_sans, "700Bold"), text, "700", False, 835, 790, 200),
        Source(found(grenze, "700Bold"), "Kfdesk Title", "700", False, 850, 790, 210),
    ]


def build(source: Source, folder: Path) -> Path:
    """Write one font and return its file."""
    font = TTFont(source.path)
    options = subset.Options()
    options.layout_features = ["*"]
    options.hinting = False
    options.name_IDs = ["*"]
    options.notdef_outline = True
    worker = subset.Subsetter(options)
    _use_lining_figures(font)
    worker.populate(unicodes=_LATIN)
    worker.subset(font)
    _set_measures(font, source)
    _rename(font, source)
    target = folder / source.file
    font.save(str(target))
    return target


def _use_lining_figures(font: TTFont) -> None:
    for table in font["cmap"].tables:
        for code, name in list(table.cmap.items()):
            if name in _FIGURES and f"{name}.lf" in font.getGlyphOrder():
                table.cmap[code] = f"{name}.lf"


def _set_measures(font: TTFont, source: Source) -> None:
    font["head"].unitsPerEm = source.units_per_em
    for table, names in (("hhea", ("ascent", "descent", "lineGap")),
                         ("OS/2", ("sTypoAscender", "sTypoDescender", "sTypoLineGap"))):  # fmt: skip
        for name, value in zip(names, (source.ascent, -source.descent, 0), strict=True):
            setattr(font[table], name, value)
    font["OS/2"].usWinAscent, font["OS/2"].usWinDescent = source.ascent, source.descent


def _rename(font: TTFont, source: Source) -> None:
    style = _SUBFAMILIES[source.weight, source.italic]
    names = font["name"]
    texts = {
        1: source.family,
        2: style,
        3: f"{source.family} {style} for kfdesk",
        4: f"{source.family} {style}",
        6: source.file.removesuffix(".ttf"),
    }
    for number in (16, 17, 21, 22, 25):
        names.removeNames(nameID=number)
    for number, text in texts.items():
        names.removeNames(nameID=number)
        names.setName(text, number, 3, 1, 0x409)


def main() -> None:
    """Build all fonts and say how large they are."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("grenze", type=Path)
    parser.add_argument("alegreya_sans", type=Path)
    asked = parser.parse_args()
    _TARGET.mkdir(parents=True, exist_ok=True)
    for source in sources(asked.grenze, asked.alegreya_sans):
        made = build(source, _TARGET)
        print(f"{made.stat().st_size / 1024:7.1f} KiB  {made.name}")


if __name__ == "__main__":
    main()
