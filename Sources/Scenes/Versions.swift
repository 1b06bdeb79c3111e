private import CairoCanvas

/// What pictures depend on besides their scenes: the versions of everything that draws them.
package struct Versions: Hashable, Sendable {
  /// The version of Plumbline.
  package static let plumbline = "0.1.0"

  /// Names with versions, in a stable order: `cairo`, `pango`, `freetype`, then font files with the
  /// SHA-256 of their content.
  package var entries: [Entry]
  /// The fonts that set other scripts, in the same form; pictures without such texts do not depend
  /// on them.
  package var scriptFonts: [Entry]
  /// The libraries that a distribution has, by their Debian packages; empty outside of a distribution.
  package var libraries: [Entry] = []

  /// Collects versions.
  package init(entries: [Entry], scriptFonts: [Entry], libraries: [Entry] = []) {
    (self.entries, self.scriptFonts, self.libraries) = (entries, scriptFonts, libraries)
  }

  /// One thing that pictures depend on.
  package struct Entry: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// Its version, or the hash of its content.
    package var version: String

    /// Names a thing.
    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// What is installed here.
  ///
  /// - Throws: `PlumblineError.cannotDraw` where no usable font is installed.
  package static func current(fontFolder: String? = nil) throws(PlumblineError) -> Versions {
    var versions = try common(fontFolder: fontFolder)
    versions.scriptFonts = try scriptFonts(fontFolder: fontFolder)
    return versions
  }

  /// What is installed here and every picture depends on.
  package static func common(fontFolder: String?) throws(PlumblineError) -> Versions {
    do throws(RenderError) {
      let fonts = try FontLibrary(folder: fontFolder, folders: FontFolders.current)
        .fontFingerprint()
      let libraries = drawingLibraries.map { Entry(name: $0.name, version: $0.version) }
      return Versions(
        entries: [Entry(name: "plumbline", version: plumbline)] + libraries
          + fonts.map(Entry.init), scriptFonts: [])
    } catch {
      throw PlumblineError(error)
    }
  }

  /// The fonts that set other scripts here.
  ///
  /// - Complexity: reads every file as a whole, which are some 20 MB.
  package static func scriptFonts(fontFolder: String?) throws(PlumblineError) -> [Entry] {
    do throws(RenderError) {
      return try FontLibrary(folder: fontFolder, folders: FontFolders.current)
        .scriptFontFingerprint().map(Entry.init)
    } catch {
      throw PlumblineError(error)
    }
  }

  /// The entries that every picture depends on, for people, one a line.
  package var commonText: String { Self.lines(entries) }

  /// All entries for people, one a line.
  package var text: String { Self.lines(all) }

  private var all: [Entry] { entries + scriptFonts + libraries }

  /// All entries as a JSON object.
  package var json: String {
    JSONValue.object(all.map { ($0.name, .string($0.version)) }).text
  }

  private static func lines(_ entries: [Entry]) -> String {
    entries.map { "\($0.name) \($0.version)" }.joined(separator: "\n")
  }
}

extension Versions.Entry {
  /// A font file, by the hash of its content.
  fileprivate init(_ file: FontLibrary.FileVersion) {
    self.init(name: file.name, version: "sha256:\(file.sha256)")
  }
}
