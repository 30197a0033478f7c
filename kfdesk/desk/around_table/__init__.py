"""A table in its place: what lies over it, the prompt below it, and the preview and the log at its side."""
