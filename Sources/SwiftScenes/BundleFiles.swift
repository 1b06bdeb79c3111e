internal import FileSystem
internal import Foundation

/// The files of a bundle, as links to the user's own files.
struct BundleFiles: Sendable {
  /// A file, or a folder that is used as a whole, such as an asset catalog.
  private struct Entry {
    /// The absolute path.
    let path: String
    /// The path in the bundle.
    let place: String
  }

  private var entries: [Entry] = []
  /// The places that are taken already; of several files with the same name, the first one is used.
  private var places: Set<String> = []
  /// The absolute paths of all files, including those in folders that are used as a whole.
  private(set) var paths: [String] = []

  /// The states of all files, which change whenever one of them does.
  var state: String {
    paths.map { path in
      var file = stat()
      guard stat(path, &file) == 0 else { return "" }
      return "\(path) \(file.st_size) \(file.st_mtim.tv_sec).\(file.st_mtim.tv_nsec)\n"
    }.joined()
  }

  /// Whether there are no files.
  var isEmpty: Bool { entries.isEmpty }

  /// The extensions of resources that targets needn't declare, apart from catalogs.
  static let automaticEndings: Set<String> = [
    "xib", "storyboard", "strings", "stringsdict", "xcstrings",
  ]

  /// The extensions of the files in an app's own bundle, apart from catalogs.
  static let endings = automaticEndings.union([
    "png", "jpg", "jpeg", "json", "plist", "txt", "html", "ttf", "otf",
  ])

  /// The absolute paths of the files with an extension.
  func paths(ending: String) -> [String] { entries.map(\.path).filter { $0.hasSuffix(ending) } }

  /// Creates a bundle without files.
  init() {}

  /// Creates a bundle of the images, texts, documents and asset catalogs in a folder.
  ///
  /// - Parameters:
  ///   - folder: The absolute path.
  ///   - isDeep: Whether folders in it count, in addition to catalogs and those of languages.
  ///   - endings: The extensions of the other files.
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

  /// Adds a resource of a target: a file, or a folder.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - isCopied: Whether a folder remains one in the bundle; otherwise its files are added one by one.
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

  /// Adds a file in the place that it has in an app's bundle.
  ///
  /// Folders disappear, except those of catalogs and languages.
  private mutating func add(_ path: String, below folder: String) {
    paths.append(path)
    let parts = path.dropFirst(folder.count + 1).split(separator: "/")
    if let place = parts.firstIndex(where: Self.isCatalogue) {
      let catalogue = "\(folder)/\(parts[...place].joined(separator: "/"))"
      guard !entries.contains(where: { $0.path == catalogue }) else { return }
      // An app has a single catalog with the contents of all of them.
      return addEntry(catalogue, at: "\(entries.count)-\(parts[place])")
    }
    // Only the first language of a nib is used, which is that of the design.
    let isNib = path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
    let language = isNib ? nil : parts.dropLast().last { $0.hasSuffix(".lproj") }
    addEntry(path, at: (language.map { $0 + "/" } ?? "") + (parts.last ?? ""))
  }

  private mutating func addEntry(_ path: String, at place: String) {
    if places.insert(place).inserted { entries.append(Entry(path: path, place: place)) }
  }

  /// Creates a folder with links to the files.
  ///
  /// - Throws: ``SwiftFailure`` if it can't be written.
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
          // Of two files at a place, the first one stays; an existing link leads to a file of the user's.
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

/// A catalog of strings (`.xcstrings`), which Xcode compiles to a file for each language.
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

  /// The files for languages that a catalog is compiled to, by their paths in a bundle; empty for other files.
  ///
  /// Texts that differ by number get the form that most numbers use.
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
