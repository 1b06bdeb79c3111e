internal import CCairo

/// Keeps fontconfig from reading what it knows of every font of the system, which no figure uses.
///
/// Pango reads it on a thread of its own with a process's first font map, which takes 5 of the 41 ms of
/// processor time of a cold start. An empty configuration becomes the process's current one instead,
/// so this is for programs that use fonts in no other way, before they use any.
package func forgoSystemFonts() {
  guard let empty = unsafe FcConfigCreate() else { return }
  // The process keeps a reference of its own.
  _ = unsafe FcConfigSetCurrent(empty)
  unsafe FcConfigDestroy(empty)
}
