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

/// The font files that one map may choose from, and nothing else that is installed.
///
/// The only type that holds one of fontconfig's configurations.
@safe
struct FontConfiguration: ~Copyable {
  private let configuration: OpaquePointer
  /// Which of the configuration's lists holds the files.
  private let list: FcSetName

  /// Opens font files.
  ///
  /// What fontconfig has noted about a folder is read where it is there; looking into every glyph of
  /// the files instead is most of what a first picture takes.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` for a file that is no font.
  init(_ paths: [String]) throws(RenderError) {
    if let noted = unsafe notedConfiguration(paths) {
      unsafe (configuration, list) = (noted, FcSetSystem)
      return
    }
    guard let configuration = unsafe FcConfigCreate() else { throw .outOfMemory }
    // Fontconfig would wait for a process that writes to a pipe.
    for path in paths
    where unsafe !isFile(path) || FcConfigAppFontAddFile(configuration, path) == 0 {
      unsafe FcConfigDestroy(configuration)
      throw .fontUnreadable(path: path)
    }
    // Emoji are bitmaps of one size; without this rule they would be drawn at that size.
    bitmapScaling.withUTF8Buffer { rule in
      _ = unsafe FcConfigParseAndLoadFromMemory(configuration, rule.baseAddress, 1)
    }
    unsafe self.configuration = configuration
    list = FcSetApplication
  }

  deinit { unsafe FcConfigDestroy(configuration) }

  /// Whether any of the files has a shape for a character.
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

  /// Makes a map choose from these files; it keeps a reference of its own.
  func apply(to map: UnsafeMutablePointer<PangoFontMap>) {
    unsafe pango_fc_font_map_set_config(OpaquePointer(map), configuration)
  }
}

/// Whether a path leads to a file, and not to a folder, a pipe or a device.
private func isFile(_ path: String) -> Bool {
  let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
  return (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false
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

/// A configuration of what fontconfig has noted about files of outlines in one folder; nil unless
/// that is all of them.
private func notedConfiguration(_ paths: [String]) -> OpaquePointer? {
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

/// Whether a folder need not be searched.
private func hasNotes(on folder: String, _ configuration: OpaquePointer) -> Bool {
  guard let cache = unsafe FcDirCacheLoad(folder, configuration, nil) else { return false }
  unsafe FcDirCacheUnload(cache)
  return true
}

/// The files of a configuration.
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

/// A folder of which only some files count, in fontconfig's words; nil for files of several folders,
/// and for paths that would need more than to be written down.
private func markup(_ paths: [String]) -> String? {
  let arePlain = paths.allSatisfy { path in
    path.hasPrefix("/") && path.allSatisfy { $0.isLetter || $0.isNumber || "/._- ".contains($0) }
  }
  let folders = Set(paths.map(folder(of:)))
  guard arePlain, folders.count == 1, let folder = folders.first else { return nil }
  let accepted = paths.map { "<glob>\($0)</glob>" }.joined()
  let places =
    bundledNotes(on: folder) ?? "<dir>\(folder)</dir><cachedir>/var/cache/fontconfig</cachedir>"
  return """
    <fontconfig>\(places)<selectfont>
    <rejectfont><glob>*</glob></rejectfont><acceptfont>\(accepted)</acceptfont>
    </selectfont></fontconfig>
    """
}

/// The elements for a folder of fonts whose notes are in `fontconfig` beside it; `nil` if there are none.
///
/// Distributions have such notes. They name the folder by the path that it had when they were made.
private func bundledNotes(on folder: String) -> String? {
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
