"""Write the AppStream metainfo with the address of the project's site filled in.

Usage: python packaging/metainfo.py OUT [SITE]. Without a site what would need one (home page, pictures) is left out.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent / "linux" / "io.github.kfdesk.kfdesk.metainfo.xml"


def metainfo(site: str = "") -> str:
    """Return the metainfo for a program whose site is at `site` (an https address without a slash at its end)."""
    text = re.sub(r"<!--.*?-->\n", "", SOURCE.read_text(encoding="utf-8"), flags=re.DOTALL)
    if site:
        return text.replace("@SITE@", site)
    text = re.sub(r"  <url .*?</url>\n", "", text)
    return re.sub(r"  <screenshots>.*?</screenshots>\n", "", text, flags=re.DOTALL)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(metainfo(*sys.argv[2:3]), encoding="utf-8")
