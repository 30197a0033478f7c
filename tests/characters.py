"""The characters of random texts."""

from __future__ import annotations

from hypothesis import strategies as st

ANY = st.characters(exclude_categories=["Cs"])
"""Every character that UTF-8 can encode: all but surrogates. `st.text()` means the same, but in a fresh checkout it
encodes a million characters to find that out, which takes each worker two seconds."""
