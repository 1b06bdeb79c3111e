// Swift Testing's manifest makes the compiler import this module wherever Testing and AppKit are imported.
