"""The rules reference: every entry of the rulebook in sentences of our own, in English and German, with its links.

The texts are Markdown files in `assets/reference/LANGUAGE`; nothing here knows a window.
"""
