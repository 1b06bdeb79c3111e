internal import CCairo
internal import Foundation

/// Whether a file can be opened as a font.
package func isFontFile(_ path: String) -> Bool {
  do throws(RenderError) {
    _ = try FontConfiguration([path])
    return true
  } catch {
    return false
  }
}

/// The font files that a font map may choose from, regardless of other installed fonts.
///
/// It is the only owner of a fontconfig configuration.
@safe
struct FontConfiguration: ~Copyable {
  private let configuration: OpaquePointer
  /// The configuration's font set that contains the files.
  private let list: FcSetName

  /// Opens font files, or throws ``RenderError/fontUnreadable(path:)`` if a file isn't a font.
  ///
  /// If fontconfig's cache of the folder has exactly these files, the cache is used. Otherwise all glyphs are scanned,
  /// which takes most of the time for a first picture.
  init(_ paths: [String]) throws(RenderError) {
    if let noted = unsafe cachedConfiguration(paths) {
      unsafe (configuration, list) = (noted, FcSetSystem)
      return
    }
    guard let configuration = unsafe FcConfigCreate() else { throw .outOfMemory }
    // fontconfig would block on a pipe until a process writes to it.
    for path in paths
    where unsafe !isFile(path) || FcConfigAppFontAddFile(configuration, path) == 0 {
      unsafe FcConfigDestroy(configuration)
      throw .fontUnreadable(path: path)
    }
    // Emoji are bitmaps of one size, and would be drawn at that size without this rule.
    bitmapScaling.withUTF8Buffer { rule in
      _ = unsafe FcConfigParseAndLoadFromMemory(configuration, rule.baseAddress, 1)
    }
    unsafe self.configuration = configuration
    list = FcSetApplication
  }

  deinit { unsafe FcConfigDestroy(configuration) }

  /// Whether any of the files has a glyph for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    guard let set = unsafe FcConfigGetFonts(configuration, list) else { return false }
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

  /// Makes a font map choose from these files; the font map retains the configuration.
  func apply(to map: UnsafeMutablePointer<PangoFontMap>) {
    unsafe pango_fc_font_map_set_config(OpaquePointer(map), configuration)
  }
}

/// Returns whether a path leads to a regular file, not to a folder, pipe or device.
private func isFile(_ path: String) -> Bool {
  let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
  return (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false
}

/// fontconfig's standard rule for scaling bitmap fonts, which isn't in a configuration that is created in memory.
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

/// A configuration from fontconfig's cache of a folder, or `nil` if the cache doesn't contain exactly the given files.
private func cachedConfiguration(_ paths: [String]) -> OpaquePointer? {
  guard let text = markup(paths), let folder = paths.first.map(folder(of:)),
    let configuration = unsafe FcConfigCreate()
  else { return nil }
  if unsafe FcConfigParseAndLoadFromMemory(configuration, text, 0) != 0,
    unsafe hasNotes(on: folder, configuration), unsafe FcConfigBuildFonts(configuration) != 0,
    unsafe noted(by: configuration) == Set(paths)
  {
    return unsafe configuration
  }
  unsafe FcConfigDestroy(configuration)
  return nil
}

/// Returns whether fontconfig has a valid cache file for the fonts in a folder.
private func hasNotes(on folder: String, _ configuration: OpaquePointer) -> Bool {
  guard let cache = unsafe FcDirCacheLoad(folder, configuration, nil) else { return false }
  unsafe FcDirCacheUnload(cache)
  return true
}

private func noted(by configuration: OpaquePointer) -> Set<String> {
  guard let fonts = unsafe FcConfigGetFonts(configuration, FcSetSystem) else { return [] }
  var files: Set<String> = []
  for number in 0..<Int(unsafe fonts.pointee.nfont) {
    var file: UnsafeMutablePointer<FcChar8>?
    let font = unsafe fonts.pointee.fonts[number]
    if unsafe FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch, let file = unsafe file {
      files.insert(unsafe String(cString: file))
    }
  }
  return files
}

/// A fontconfig document that selects files, or `nil` if paths are relative, need escapes or are in several folders.
private func markup(_ paths: [String]) -> String? {
  let arePlain = paths.allSatisfy { path in
    path.hasPrefix("/") && path.allSatisfy { $0.isLetter || $0.isNumber || "/._- ".contains($0) }
  }
  let folders = Set(paths.map(folder(of:)))
  guard arePlain, folders.count == 1, let folder = folders.first else { return nil }
  let accepted = paths.map { "<glob>\($0)</glob>" }.joined()
  let places =
    bundledCaches(on: folder) ?? "<dir>\(folder)</dir><cachedir>/var/cache/fontconfig</cachedir>"
  return """
    <fontconfig>\(places)<selectfont>
    <rejectfont><glob>*</glob></rejectfont><acceptfont>\(accepted)</acceptfont>
    </selectfont></fontconfig>
    """
}

/// The fontconfig elements for a folder of fonts and its cache, or `nil` without a cache.
///
/// The cache refers to the folder by the path `/mnt/fonts`, under which the cache was created.
private func bundledCaches(on folder: String) -> String? {
  guard let name = folder.split(separator: "/").last else { return nil }
  let notes = folder.dropLast(name.count) + "fontconfig"
  guard FileManager.default.fileExists(atPath: String(notes)) else { return nil }
  return """
    <remap-dir as-path="/mnt/fonts">\(folder)</remap-dir><cachedir>\(notes)</cachedir>
    """
}

private func folder(of path: String) -> String {
  String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
}
