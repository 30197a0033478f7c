"""What the windows share in which one reads: a search and a list at the left, a page at the right, and paper."""
