"""What an error says, in every language: its own words, or what the operating system means by its number."""

from __future__ import annotations

import errno

from kfdesk.text.words import Words, same

_SYSTEM = {
    errno.EACCES: Words("no permission", "keine Berechtigung"),
    errno.EPERM: Words("not permitted", "nicht erlaubt"),
    errno.ENOENT: Words("there is no such file or folder", "eine solche Datei oder einen solchen Ordner gibt es nicht"),
    errno.EEXIST: Words("the file exists already", "die Datei gibt es schon"),
    errno.EISDIR: Words("it is a folder", "es ist ein Ordner"),
    errno.ENOTDIR: Words("it is not a folder", "es ist kein Ordner"),
    errno.ENOTEMPTY: Words("the folder is not empty", "der Ordner ist nicht leer"),
    errno.ENOSPC: Words("no space is left on the disk", "auf der Platte ist kein Platz mehr"),
    errno.EFBIG: Words("the file is too large", "die Datei ist zu groß"),
    errno.EROFS: Words("the disk can only be read", "die Platte kann nur gelesen werden"),
    errno.EIO: Words("the disk does not work properly", "die Platte arbeitet nicht richtig"),
    errno.ENAMETOOLONG: Words("the name is too long", "der Name ist zu lang"),
    errno.EMFILE: Words("too many files are open", "zu viele Dateien sind offen"),
    errno.EAGAIN: Words("another program uses it", "ein anderes Programm benutzt es"),
    errno.EBUSY: Words("another program uses it", "ein anderes Programm benutzt es"),
}
"""What the common errors of the operating system mean; the others say it in the words of the system."""


def reason_of(error: BaseException) -> Words:
    """Return why something failed: the error's own `words`, the meaning of its `errno`, else its first line."""
    words = getattr(error, "words", None)
    if isinstance(words, Words):
        return words
    if isinstance(error, OSError):
        known = _SYSTEM.get(error.errno or 0)
        return known or same(error.strerror or str(error))
    return same(str(error).partition("\n")[0])
