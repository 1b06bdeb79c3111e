import CCairo

/// The font files that one map may choose from, and nothing else that is installed.
///
/// The only type that holds one of fontconfig's configurations.
@safe
struct FontConfiguration: ~Copyable {
  private let configuration: OpaquePointer

  /// Opens font files.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` for a file that is no font.
  init(_ paths: [String]) throws(RenderError) {
    guard let configuration = unsafe FcConfigCreate() else { throw .outOfMemory }
    for path in paths where unsafe FcConfigAppFontAddFile(configuration, path) == 0 {
      unsafe FcConfigDestroy(configuration)
      throw .fontUnreadable(path: path)
    }
    // Emoji are bitmaps of one size; without this rule they would be drawn at that size.
    bitmapScaling.withUTF8Buffer { rule in
      _ = unsafe FcConfigParseAndLoadFromMemory(configuration, rule.baseAddress, 1)
    }
    unsafe self.configuration = configuration
  }

  deinit { unsafe FcConfigDestroy(configuration) }

  /// Whether any of the files has a shape for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    guard let set = unsafe FcConfigGetFonts(configuration, FcSetApplication) else { return false }
    for number in 0..<Int(unsafe set.pointee.nfont) {
      var characters: OpaquePointer?
      let pattern = unsafe set.pointee.fonts[number]
      guard unsafe FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch else {
        continue
      }
      if unsafe FcCharSetHasChar(characters, scalar.value) != 0 { return true }
    }
    return false
  }

  /// Makes a map choose from these files; it keeps a reference of its own.
  func apply(to map: UnsafeMutablePointer<PangoFontMap>) {
    unsafe pango_fc_font_map_set_config(OpaquePointer(map), configuration)
  }
}

/// Fontconfig's own rule for fonts of bitmaps, which a configuration without files lacks.
private let bitmapScaling: StaticString = """
  <fontconfig><match target="font">
  <test name="outline" compare="eq"><bool>false</bool></test>
  <edit name="pixelsizefixupfactor" mode="assign"><divide>
  <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
  </divide></edit>
  <edit name="matrix" mode="assign"><times><name>matrix</name>
  <matrix><name>pixelsizefixupfactor</name><double>0</double>
  <double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
  <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide>
  </edit></match></fontconfig>
  """
