internal import CCairo

/// The loaded drawing libraries by name and version: cairo for drawing, pango for text, FreeType for fonts.
package let drawingLibraries: [(name: String, version: String)] = [
  ("cairo", unsafe String(cString: cairo_version_string())),
  ("pango", unsafe String(cString: pango_version_string())), ("freetype", freeTypeVersion()),
]

/// The version of the FreeType library at run time, or an empty string if FreeType can't be initialized.
private func freeTypeVersion() -> String {
  var library: FT_Library?
  guard unsafe FT_Init_FreeType(&library) == 0 else { return "" }
  defer { unsafe FT_Done_FreeType(library) }
  var version: (major: FT_Int, minor: FT_Int, patch: FT_Int) = (0, 0, 0)
  unsafe FT_Library_Version(library, &version.major, &version.minor, &version.patch)
  return "\(version.major).\(version.minor).\(version.patch)"
}
