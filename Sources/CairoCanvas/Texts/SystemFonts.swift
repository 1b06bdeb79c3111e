internal import CCairo

/// Keeps fontconfig from loading its cache of the system's fonts, which figures don't use.
///
/// Pango loads it on another thread with the first font map, which takes 5 of the 41 ms of CPU time of a cold
/// start. This makes an empty configuration the process's current one. Call it before any use of fonts, and
/// only if the program uses fonts in no other way.
package func skipSystemFonts() {
  guard let empty = unsafe FcConfigCreate() else { return }
  // The process retains the configuration.
  _ = unsafe FcConfigSetCurrent(empty)
  unsafe FcConfigDestroy(empty)
}
