internal import Foundation

/// The font files that pictures are set in: named files, never what the system happens to pick.
package struct FontLibrary: Hashable, Sendable {
  /// A remark about the fonts that the caller may print.
  package enum Warning: Hashable, Sendable {
    /// A family takes the place of the wanted one, so texts differ from other machines'.
    case fallback(family: String, wanted: String)
  }

  /// A font file and what is in it.
  package struct FileVersion: Hashable, Sendable {
    /// The file's name without its folder.
    package var name: String
    /// SHA-256 of the file's bytes, in hexadecimal digits.
    package var sha256: String
  }

  /// The family that all text is set in.
  package let family: String
  /// The files of the family, one for each weight that was found.
  package let paths: [String]
  /// What the caller should know about the choice; nil when it is the wanted one.
  package let warning: Warning?
  /// The folders in which fonts of other scripts are looked for.
  private let scriptFolders: [String]

  /// Finds Inter, or else DejaVu Sans, in a folder or in several.
  ///
  /// Only looks whether files are there; they are opened when a text is measured or drawn.
  ///
  /// - Parameters:
  ///   - folder: The folder of the figures' own family; `nil` for all of the folders.
  ///   - folders: Where fonts are looked for.
  /// - Throws: ``RenderError/fontsMissing(searchedFolders:)`` when neither family is found.
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

  /// Names a family and its files; what cannot be read shows when a text is measured or drawn.
  package init(
    family: String, paths: [String], folders: [String] = FontLibrary.systemFolders
  ) {
    self.family = family
    self.paths = paths
    warning = nil
    scriptFolders = folders
  }

  /// The names and hashes of the files, to be recorded beside pictures: text is the same pixel by
  /// pixel only where these are.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` for a file that has gone.
  /// - Complexity: reads every file as a whole.
  package func fontFingerprint() throws(RenderError) -> [FileVersion] {
    try versions(of: paths)
  }

  /// The names and hashes of the files that set other scripts here, each once, in the order of the
  /// table of scripts.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` for a file that has gone.
  /// - Complexity: reads every file as a whole.
  package func scriptFontFingerprint() throws(RenderError) -> [FileVersion] {
    var seen = Set(paths)
    let files = TextScript.all.flatMap { fontFiles(for: $0)?.paths ?? [] }
    return try versions(of: files.filter { seen.insert($0).inserted })
  }

  /// The names and hashes of some files.
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
  /// The files of the first family that has a script and is here; nil where none is.
  func fontFiles(for script: TextScript) -> (family: String, paths: [String])? {
    Self.first(of: script.families, in: scriptFolders)
  }

  /// The first of some families of which files are in one of some folders, and these files.
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

  /// Where Linux distributions keep the families.
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

  /// The families in order of preference, each with the files of the weights that figures use.
  private static let families = [
    FontFamily(
      name: "Inter",
      fileNames: ["Regular", "Medium", "SemiBold", "Bold"]
        .flatMap { ["Inter-\($0).otf", "Inter-\($0).ttf"] }),
    FontFamily.dejavu,
  ]
}

extension FontLibrary.Warning: CustomStringConvertible {
  /// The remark in words.
  package var description: String {
    switch self {
    case .fallback(let family, let wanted):
      "texts are set in \(family), for \(wanted) is not installed (package fonts-inter); "
        + "pictures differ from those of other machines"
    }
  }
}
