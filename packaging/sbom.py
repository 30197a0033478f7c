"""Write a bill of materials (CycloneDX, JSON): every package that a bundled program brings along, with its license.

Usage: python packaging/sbom.py OUT, in an environment with kfdesk[bundle].
"""

from __future__ import annotations

import platform
import sys
from importlib.metadata import Distribution
from pathlib import Path

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from licenses import license_name, needed
from packageurl import PackageURL

from kfdesk import __version__

_LICENSES = LicenseFactory()


def bill() -> Bom:
    """Return the bill: kfdesk, the Python packages that it needs to run, and Python itself."""
    bom = Bom()
    own = Component(
        name="kfdesk",
        version=__version__,
        type=ComponentType.APPLICATION,
        bom_ref="kfdesk",
        licenses=[_LICENSES.make_from_string("GPL-3.0-or-later")],
    )
    bom.metadata.component = own
    parts = [_package(name, found) for name, found in sorted(needed("kfdesk").items())]
    parts.append(
        Component(
            name="python",
            version=platform.python_version(),
            type=ComponentType.PLATFORM,
            bom_ref="python",
            licenses=[_LICENSES.make_from_string("PSF-2.0")],
        )
    )
    for part in parts:
        bom.components.add(part)
    bom.register_dependency(own, parts)
    return bom


def _package(name: str, found: Distribution) -> Component:
    said = license_name(found)
    return Component(
        name=name,
        version=found.version,
        type=ComponentType.LIBRARY,
        bom_ref=f"{name}@{found.version}",
        purl=PackageURL("pypi", None, name, found.version),
        licenses=[] if said == "see below" else [_LICENSES.make_from_string(said)],
    )


def write(out: Path) -> None:
    """Write the bill to a file. Raises `ValueError` where it does not hold to the schema."""
    text = JsonV1Dot6(bill()).output_as_string(indent=2)
    wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if wrong is not None:
        raise ValueError(str(wrong))
    out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
