private import CairoCanvas

/// The versions of software and fonts that pictures depend on.
package struct Versions: Hashable, Sendable {
  /// The version of Plumbline itself.
  package static let plumbline = "0.1.0"

  /// Versions in a stable order: `plumbline`, `cairo`, `pango`, `freetype`, and font files with SHA-256 hashes.
  package var entries: [Entry]
  /// The fonts for scripts that the main font family lacks, which matter only to pictures with texts in these scripts.
  package var scriptFonts: [Entry]
  /// The libraries bundled with a distribution of Plumbline, by Debian package; empty outside of a distribution.
  package var libraries: [Entry] = []

  /// Creates a list of versions.
  package init(entries: [Entry], scriptFonts: [Entry], libraries: [Entry] = []) {
    (self.entries, self.scriptFonts, self.libraries) = (entries, scriptFonts, libraries)
  }

  /// A library or font file that pictures depend on.
  package struct Entry: Hashable, Sendable {
    /// The name of the library or font file.
    package var name: String
    /// The version, or the hash of a font file's contents.
    package var version: String

    /// Creates an entry for a library or font file.
    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// Returns the versions of installed software and of all fonts.
  ///
  /// - Throws: `PlumblineError.cannotDraw` if no usable font is installed.
  package static func current(fontFolder: String? = nil) throws(PlumblineError) -> Versions {
    var versions = try common(fontFolder: fontFolder)
    versions.scriptFonts = try scriptFonts(fontFolder: fontFolder)
    return versions
  }

  /// Returns the versions of installed software and fonts, except for fonts that only some pictures depend on.
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

  /// Returns an entry for each installed font for scripts that the main font family lacks.
  ///
  /// - Complexity: Reads every font file completely, about 20 MB.
  package static func scriptFonts(fontFolder: String?) throws(PlumblineError) -> [Entry] {
    do throws(RenderError) {
      return try FontLibrary(folder: fontFolder, folders: FontFolders.current)
        .scriptFontFingerprint().map(Entry.init)
    } catch {
      throw PlumblineError(error)
    }
  }

  /// The entries that all pictures depend on, one per line.
  package var commonText: String { Self.lines(entries) }

  /// All entries, one per line.
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
  /// Creates the entry of a font file, with the hash of the file's contents.
  fileprivate init(_ file: FontLibrary.FileVersion) {
    self.init(name: file.name, version: "sha256:\(file.sha256)")
  }
}
