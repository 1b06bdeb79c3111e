// Swift Testing's manifest makes the compiler import this module wherever Testing and UIKit are imported.
