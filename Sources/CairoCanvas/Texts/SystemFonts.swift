internal import CCairo

/// Keeps fontconfig from loading its cache of the system's fonts, which figures don't use.
///
/// With the first font map, pango loads that cache on another thread. This takes 5 of the 41 ms of CPU time of a cold
/// start. This function makes an empty configuration the process's current one. Call it before any use of fonts, and
/// only if the program uses fonts for figures alone.
package func skipSystemFonts() {
  guard let empty = unsafe FcConfigCreate() else { return }
  // The process retains the configuration.
  _ = unsafe FcConfigSetCurrent(empty)
  unsafe FcConfigDestroy(empty)
}
