internal import Foundation

/// The font files for pictures, chosen by name instead of by the system's settings.
package struct FontLibrary: Hashable, Sendable {
  /// A warning about the fonts.
  package enum Warning: Hashable, Sendable {
    /// A fallback is used instead of the wanted family, so texts differ from those on machines with that family.
    case fallback(family: String, wanted: String)
  }

  /// A font file with its hash.
  package struct FileVersion: Hashable, Sendable {
    /// The file name without its folder.
    package var name: String
    /// The SHA-256 hash of the file, in hexadecimal.
    package var sha256: String
  }

  /// The main font family for texts.
  package let family: String
  /// The paths of the main family's files, one for each installed weight.
  package let paths: [String]
  /// A warning about the main family, or `nil` if it is the preferred one.
  package let warning: Warning?
  /// The folders with fonts for other scripts.
  private let scriptFolders: [String]

  /// Finds the files of Inter or, if Inter is missing, of DejaVu Sans, without opening them.
  ///
  /// - Parameters:
  ///   - folder: The folder of the main family, or `nil` to search all folders.
  ///   - folders: The folders to search.
  /// - Throws: ``RenderError/fontsMissing(searchedFolders:)`` if neither family is found.
  package init(
    folder: String? = nil, folders: [String] = FontLibrary.systemFolders
  ) throws(RenderError) {
    scriptFolders = (folder.map { [$0] } ?? []) + folders
    let folders = folder.map { [$0] } ?? folders
    guard let found = Self.first(of: Self.families, in: folders) else {
      throw .fontsMissing(searchedFolders: folders)
    }
    (family, paths) = found
    let wanted = Self.families[0].name
    warning = family == wanted ? nil : .fallback(family: family, wanted: wanted)
  }

  /// Creates a library of a family's files, which are opened when a text is measured or drawn.
  package init(
    family: String, paths: [String], folders: [String] = FontLibrary.systemFolders
  ) {
    self.family = family
    self.paths = paths
    warning = nil
    scriptFolders = folders
  }

  /// The names and hashes of the main family's files, for storing them with pictures whose text depends on them.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` if a file is missing.
  /// - Complexity: Reads every file completely.
  package func fontFingerprint() throws(RenderError) -> [FileVersion] {
    try versions(of: paths)
  }

  /// The names and hashes of the installed fallback fonts, without duplicates, in the order of ``TextScript/all``.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` if a file is missing.
  /// - Complexity: Reads every file completely.
  package func scriptFontFingerprint() throws(RenderError) -> [FileVersion] {
    var seen = Set(paths)
    let files = TextScript.all.flatMap { fontFiles(for: $0)?.paths ?? [] }
    return try versions(of: files.filter { seen.insert($0).inserted })
  }

  func versions(of paths: [String]) throws(RenderError) -> [FileVersion] {
    var versions: [FileVersion] = []
    for path in paths {
      guard let bytes = FileManager.default.contents(atPath: path) else {
        throw .fontUnreadable(path: path)
      }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      versions.append(FileVersion(name: name, sha256: sha256([UInt8](bytes))))
    }
    return versions
  }
}

extension FontLibrary {
  /// The files of the first installed family with letters of a script, or `nil` if there isn't one.
  func fontFiles(for script: TextScript) -> (family: String, paths: [String])? {
    Self.first(of: script.families, in: scriptFolders)
  }

  /// The first family that has files in any of the folders, and the paths of these files.
  private static func first(
    of families: [FontFamily], in folders: [String]
  ) -> (family: String, paths: [String])? {
    for family in families {
      for folder in folders {
        let paths = family.fileNames.map { "\(folder)/\($0)" }
          .filter(FileManager.default.isReadableFile(atPath:))
        if !paths.isEmpty { return (family.name, paths) }
      }
    }
    return nil
  }

  /// The folders in which Linux distributions install the supported font families.
  package static let systemFolders = [
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/inter",
    "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/noto",
    "/usr/share/fonts/noto-cjk",
    "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/dejavu",
    "/usr/share/fonts/TTF",
    "/usr/share/fonts/truetype/lohit-devanagari",
    "/usr/share/fonts/truetype/wqy",
    "/usr/share/fonts/wenquanyi/wqy-microhei",
    "/usr/share/fonts/truetype/droid",
    "/usr/local/share/fonts/inter",
    "/usr/local/share/fonts",
  ]

  /// The main families in order of preference, each with the files of the weights that figures use.
  private static let families = [
    FontFamily(
      name: "Inter",
      fileNames: ["Regular", "Medium", "SemiBold", "Bold"]
        .flatMap { ["Inter-\($0).otf", "Inter-\($0).ttf"] }),
    FontFamily.dejavu,
  ]
}

extension FontLibrary.Warning: CustomStringConvertible {
  /// The warning as a sentence.
  package var description: String {
    switch self {
    case .fallback(let family, let wanted):
      "texts are set in \(family), because \(wanted) is not installed (package fonts-inter); "
        + "pictures differ from those of other machines"
    }
  }
}
