"""The user manual: its pages are Markdown files in `assets/manual`, shown in a window of its own and on paper."""
