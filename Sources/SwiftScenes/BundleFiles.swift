internal import FileSystem
internal import Foundation

/// The resource files of a bundle, which is created as a folder of links to the user's files.
struct BundleFiles: Sendable {
  /// A file in the bundle, or a folder that is linked into the bundle as a whole, such as an asset catalog.
  private struct Entry {
    /// The absolute path of the user's file or folder.
    let path: String
    /// The path of the link to the user's file or folder, relative to the bundle.
    let place: String
  }

  private var entries: [Entry] = []
  /// The paths in the bundle that are already in use.
  ///
  /// If several files have the same path in the bundle, the first file is used.
  private var places: Set<String> = []
  /// The absolute paths of all files, including those inside linked folders.
  private(set) var paths: [String] = []

  /// The path, size and modification time of each file, as text for detecting changes.
  var state: String {
    paths.map { path in
      var file = stat()
      guard stat(path, &file) == 0 else { return "" }
      return "\(path) \(file.st_size) \(file.st_mtim.tv_sec).\(file.st_mtim.tv_nsec)\n"
    }.joined()
  }

  /// Whether the bundle has no files.
  var isEmpty: Bool { entries.isEmpty }

  /// The file extensions of resources that a package target includes without declaring them, other than asset catalogs.
  static let automaticEndings: Set<String> = [
    "xib", "storyboard", "strings", "stringsdict", "xcstrings",
  ]

  /// The file extensions of resources in an app's main bundle, other than asset catalogs.
  static let endings = automaticEndings.union([
    "png", "jpg", "jpeg", "json", "plist", "txt", "html", "ttf", "otf",
  ])

  /// Returns the absolute paths of the files with the given extension.
  func paths(ending: String) -> [String] { entries.map(\.path).filter { $0.hasSuffix(ending) } }

  /// Creates a bundle without files.
  init() {}

  /// Creates a bundle of the images, texts, documents and asset catalogs in a folder.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder.
  ///   - isDeep: Whether to search all of the folder's subfolders. If false, only asset catalogs and `.lproj` folders
  ///     are searched.
  ///   - endings: The file extensions of the files to include, in addition to catalogs.
  init(of folder: String, isDeep: Bool, endings: Set<String> = Self.endings) {
    let paths = SwiftFiles.walk(folder) { name in
      isDeep || Self.isCatalogue(name) || name.hasSuffix(".lproj")
    }
    for path in paths.sorted() {
      if let ending = path.split(separator: ".").last,
        endings.contains(ending.lowercased())
          || path.split(separator: "/").contains(where: Self.isCatalogue)
      {
        add(path, below: folder)
      }
    }
  }

  /// Adds a target's resource, which is a file or a folder.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the resource.
  ///   - isCopied: Whether a folder stays a folder in the bundle. Otherwise, the folder's files are added one by one.
  mutating func add(resource path: String, isCopied: Bool) {
    let name = String(path.split(separator: "/").last ?? "")
    let files = SwiftFiles.walk(path).sorted()
    if isCopied || files.isEmpty {
      paths += files.isEmpty ? [path] : files
      return addEntry(path, at: name)
    }
    let folder = Self.isCatalogue(name) ? String(path.dropLast(name.count + 1)) : path
    for file in files { add(file, below: folder) }
  }

  private static func isCatalogue(_ name: some StringProtocol) -> Bool {
    name.hasSuffix(".xcassets")
  }

  /// Adds a file at the path that it would have in an app's bundle.
  ///
  /// Asset catalogs and `.lproj` folders remain folders in the bundle. All other files move to the top level.
  private mutating func add(_ path: String, below folder: String) {
    paths.append(path)
    let parts = path.dropFirst(folder.count + 1).split(separator: "/")
    if let place = parts.firstIndex(where: Self.isCatalogue) {
      let catalogue = "\(folder)/\(parts[...place].joined(separator: "/"))"
      guard !entries.contains(where: { $0.path == catalogue }) else { return }
      // An app has a single catalog with the contents of all of them.
      return addEntry(catalogue, at: "\(entries.count)-\(parts[place])")
    }
    // Only a nib's first language is used, in which the nib was designed.
    let isNib = path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
    let language = isNib ? nil : parts.dropLast().last { $0.hasSuffix(".lproj") }
    addEntry(path, at: (language.map { $0 + "/" } ?? "") + (parts.last ?? ""))
  }

  private mutating func addEntry(_ path: String, at place: String) {
    if places.insert(place).inserted { entries.append(Entry(path: path, place: place)) }
  }

  /// Creates the bundle as a folder with links to the files.
  ///
  /// - Throws: ``SwiftFailure`` if the folder can't be written.
  func link(into folder: String) throws(SwiftFailure) {
    do throws(SystemFailure) {
      try makeFolder(folder)
      for entry in entries {
        let link = "\(folder)/\(entry.place)"
        try makeFolder(link.prefix(upTo: link.lastIndex(of: "/") ?? link.endIndex))
        for (place, text) in LocalizedStrings.files(of: entry.path) {
          try makeFolder("\(folder)/\(place.prefix { $0 != "/" })")
          let path = "\(folder)/\(place)"
          var state = stat()
          // Of two files at a place, the first one stays; an existing link leads to a file of the user.
          if lstat(path, &state) == 0 { continue }
          try writeAndClose(text, to: try openFile(path, O_WRONLY | O_CREAT | O_EXCL))
        }
        guard symlink(entry.path, link) == 0 || errno == EEXIST else {
          throw SystemFailure(code: errno)
        }
      }
    } catch {
      throw SwiftFailure("\(folder): error: cannot be written: \(error.reason)")
    }
  }
}

/// A string catalog (`.xcstrings`), which Xcode compiles to a `.strings` file for each language.
private struct LocalizedStrings: Decodable {
  private let strings: [String: Entry]

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  private struct Variations: Decodable {
    struct Plural: Decodable {
      let stringUnit: Unit?
    }

    let plural: [String: Plural]?
  }

  private struct Unit: Decodable {
    let value: String
  }

  /// Returns the `.strings` files for a string catalog, with their paths in a bundle; empty for other files.
  ///
  /// A string with plural variations uses its `other` variation.
  static func files(of path: String) -> [(place: String, content: [UInt8])] {
    let name = path.split(separator: "/").last ?? ""
    guard name.hasSuffix(".xcstrings"), let data = FileManager.default.contents(atPath: path),
      let catalogue = try? JSONDecoder().decode(LocalizedStrings.self, from: data)
    else { return [] }
    var languages: [String: [String: String]] = [:]
    for (key, entry) in catalogue.strings {
      for (language, text) in entry.localizations ?? [:] {
        let unit = text.stringUnit ?? text.variations?.plural?["other"]?.stringUnit
        languages[language, default: [:]][key] = unit?.value
      }
    }
    return languages.sorted { $0.key < $1.key }.compactMap { language, texts in
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .xml
      return (try? encoder.encode(texts)).map {
        ("\(language).lproj/\(name.dropLast(10)).strings", Array($0))
      }
    }
  }
}
