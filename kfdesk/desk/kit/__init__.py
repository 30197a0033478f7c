"""What every room uses: settings, theme, labels and buttons, languages, work done ahead. It knows no room."""
