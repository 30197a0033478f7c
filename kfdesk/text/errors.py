"""What an error says, in every language: its own words, or what the operating system means by its number."""

from __future__ import annotations

import errno

from kfdesk.text.words import Words, same

_SYSTEM = {
    errno.EACCES: Words("no permission"),
    errno.EPERM: Words("not permitted"),
    errno.ENOENT: Words("there is no such file or folder"),
    errno.EEXIST: Words("the file exists already"),
    errno.EISDIR: Words("it is a folder"),
    errno.ENOTDIR: Words("it is not a folder"),
    errno.ENOTEMPTY: Words("the folder is not empty"),
    errno.ENOSPC: Words("no space is left on the disk"),
    errno.EFBIG: Words("the file is too large"),
    errno.EROFS: Words("the disk can only be read"),
    errno.EIO: Words("the disk is not working properly"),
    errno.ENAMETOOLONG: Words("the name is too long"),
    errno.EMFILE: Words("too many files are open"),
    errno.EAGAIN: Words("another program uses it"),
    errno.EBUSY: Words("another program uses it"),
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
