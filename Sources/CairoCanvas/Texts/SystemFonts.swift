internal import CCairo

/// Keeps fontconfig from loading its cache of the system's fonts, which figures don't use.
///
/// Pango loads that cache on another thread when the first font map is created. This takes 5 of the 41 ms of CPU time
/// of a cold start. This function sets an empty configuration as the process's current one. Call it before any use of
/// fonts, and only if the program uses fonts for figures alone.
package func skipSystemFonts() {
  guard let empty = unsafe FcConfigCreate() else { return }
  // The process retains the configuration.
  _ = unsafe FcConfigSetCurrent(empty)
  unsafe FcConfigDestroy(empty)
}
