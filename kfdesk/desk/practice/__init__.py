"""Playing against the program, and its advice: what `kfdesk.teach.partner` finds, off the window's thread."""
