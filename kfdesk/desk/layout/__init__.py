"""Where everything on the table lies and in which order: plain functions from a view to rectangles, without Qt."""
