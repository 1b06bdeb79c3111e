import CCairo

/// A fontconfig configuration that knows the files of a library and nothing else, so what is
/// installed beside them does not matter.
///
/// The only type that holds such a configuration. It cannot be copied, so it is released once.
@safe
struct FontConfiguration: ~Copyable {
  /// Where fontconfig keeps what it knows of the fonts that the system's packages install.
  private static let cacheFolder = "/var/cache/fontconfig"

  private let configuration: OpaquePointer

  /// Opens the files of a library.
  ///
  /// Reading what fontconfig has noted about a folder takes a thousandth of the time that looking
  /// into every glyph of its files does, which is most of what a first picture takes.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` for a file that is no font.
  init(_ library: FontLibrary) throws(RenderError) {
    if let cached = unsafe Self.cachedConfiguration(library) {
      unsafe configuration = cached
      return
    }
    guard let configuration = unsafe FcConfigCreate() else { throw .outOfMemory }
    for path in library.paths where unsafe FcConfigAppFontAddFile(configuration, path) == 0 {
      unsafe FcConfigDestroy(configuration)
      throw .fontUnreadable(path: path)
    }
    unsafe self.configuration = configuration
  }

  deinit { unsafe FcConfigDestroy(configuration) }

  /// Lends the configuration to a closure; who keeps it takes a reference.
  func withConfiguration(_ body: (OpaquePointer) -> Void) { unsafe body(configuration) }

  /// A configuration of what fontconfig has noted about the library's files; nil unless that is all
  /// of them.
  private static func cachedConfiguration(_ library: FontLibrary) -> OpaquePointer? {
    guard let text = document(library), let configuration = unsafe FcConfigCreate() else {
      return nil
    }
    let isLoaded =
      unsafe FcConfigParseAndLoadFromMemory(configuration, text, 0) != 0
      && hasNotes(on: folder(of: library.paths[0]), configuration)
      && FcConfigBuildFonts(configuration) != 0
    if unsafe isLoaded && holdsAll(library.paths, configuration) { return unsafe configuration }
    unsafe FcConfigDestroy(configuration)
    return nil
  }

  /// Whether a folder need not be searched.
  private static func hasNotes(on folder: String, _ configuration: OpaquePointer) -> Bool {
    guard let cache = unsafe FcDirCacheLoad(folder, configuration, nil) else { return false }
    unsafe FcDirCacheUnload(cache)
    return true
  }

  private static func holdsAll(_ paths: [String], _ configuration: OpaquePointer) -> Bool {
    guard let fonts = unsafe FcConfigGetFonts(configuration, FcSetSystem) else { return false }
    var found: Set<String> = []
    for index in 0..<Int(unsafe fonts.pointee.nfont) {
      var file: UnsafeMutablePointer<FcChar8>?
      let font = unsafe fonts.pointee.fonts[index]
      guard unsafe FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch,
        let file = unsafe file
      else { return false }
      found.insert(unsafe String(cString: file))
    }
    return found == Set(paths)
  }

  /// The configuration as fontconfig's markup; nil for paths that would need more than quoting.
  private static func document(_ library: FontLibrary) -> String? {
    let isPlain = library.paths.allSatisfy { path in
      path.hasPrefix("/")
        && path.allSatisfy { $0.isLetter || $0.isNumber || "/._- ".contains($0) }
    }
    guard isPlain, let first = library.paths.first else { return nil }
    let accepted = library.paths.map { "<glob>\($0)</glob>" }.joined()
    return """
      <fontconfig><dir>\(folder(of: first))</dir><cachedir>\(cacheFolder)</cachedir><selectfont>
      <rejectfont><glob>*</glob></rejectfont><acceptfont>\(accepted)</acceptfont>
      </selectfont></fontconfig>
      """
  }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
