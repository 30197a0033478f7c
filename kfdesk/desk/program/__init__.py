"""The program around its window: one instance, files given to it, faults, reports, the log file, help in trouble."""
