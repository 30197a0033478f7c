"""What a feature of the program is to the window, and the menus that it adds its commands to."""
