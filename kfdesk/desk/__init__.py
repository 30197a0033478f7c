"""The Qt table: controller, window, scene, gestures, overlays, dialogs, theme. Only this package imports PySide6."""
