"""Playing against the program, and its advice: what `kfdesk.teach.bot` finds, off the window's thread."""
