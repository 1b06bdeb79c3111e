import CCairo

/// What the pixels of a picture depend on besides its drawing; recorded beside reference pictures.
package struct RenderVersions: Hashable, Sendable {
  /// The version of cairo, which draws.
  package var cairo: String
  /// The version of pango, which sets text.
  package var pango: String
  /// The version of FreeType, which reads fonts.
  package var freeType: String
  /// The font files and their hashes.
  package var fonts: [FontLibrary.FileVersion]

  /// The versions of the libraries that this process runs with, and of some font files.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` for a font file that has gone.
  package init(fonts library: FontLibrary) throws(RenderError) {
    cairo = unsafe String(cString: cairo_version_string())
    pango = unsafe String(cString: pango_version_string())
    freeType = freeTypeVersion()
    fonts = try library.fontFingerprint()
  }
}

/// The version of the FreeType library at run time; empty if it cannot be started.
private func freeTypeVersion() -> String {
  var library: FT_Library?
  guard unsafe FT_Init_FreeType(&library) == 0 else { return "" }
  defer { unsafe FT_Done_FreeType(library) }
  var version: (major: FT_Int, minor: FT_Int, patch: FT_Int) = (0, 0, 0)
  unsafe FT_Library_Version(library, &version.major, &version.minor, &version.patch)
  return "\(version.major).\(version.minor).\(version.patch)"
}
