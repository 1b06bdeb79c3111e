internal import FileSystem
internal import Foundation

/// The files that code finds in a bundle, as links to the person's own.
struct BundleFiles: Sendable {
  /// A file, or a folder that is taken as a whole, such as an asset catalogue.
  private struct Entry {
    /// The absolute path.
    let path: String
    /// The path in the bundle.
    let place: String
  }

  private var entries: [Entry] = []
  /// The places that have a file already; of several files of one name the first is there.
  private var places: Set<String> = []
  /// The absolute paths of all files, also of those in folders that are taken as a whole.
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

  /// The endings of the files that targets have as resources without declaring them, but for catalogues.
  static let automaticEndings: Set<String> = [
    "xib", "storyboard", "strings", "stringsdict", "xcstrings",
  ]

  /// The endings of the files that an app's own bundle has, but for catalogues.
  static let endings = automaticEndings.union([
    "png", "jpg", "jpeg", "json", "plist", "txt", "html", "ttf", "otf",
  ])

  /// The absolute paths of the files with an ending.
  func paths(ending: String) -> [String] { entries.map(\.path).filter { $0.hasSuffix(ending) } }

  /// Makes a bundle without files.
  init() {}

  /// Takes the images, texts, documents and asset catalogues of a folder.
  ///
  /// - Parameters:
  ///   - folder: The absolute path.
  ///   - isDeep: Whether folders in it count, other than catalogues and those of languages.
  ///   - endings: The endings of other files.
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
  ///   - isCopied: Whether a folder is one in the bundle too; otherwise its files are there one by one.
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

  /// Adds a file as an app's bundle has it: without folders, other than those of catalogues and languages.
  private mutating func add(_ path: String, below folder: String) {
    paths.append(path)
    let parts = path.dropFirst(folder.count + 1).split(separator: "/")
    if let place = parts.firstIndex(where: Self.isCatalogue) {
      let catalogue = "\(folder)/\(parts[...place].joined(separator: "/"))"
      guard !entries.contains(where: { $0.path == catalogue }) else { return }
      // An app has one catalogue of all of them.
      return addEntry(catalogue, at: "\(entries.count)-\(parts[place])")
    }
    // Of nibs the first language counts, which is that of the design.
    let isNib = path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
    let language = isNib ? nil : parts.dropLast().last { $0.hasSuffix(".lproj") }
    addEntry(path, at: (language.map { $0 + "/" } ?? "") + (parts.last ?? ""))
  }

  private mutating func addEntry(_ path: String, at place: String) {
    if places.insert(place).inserted { entries.append(Entry(path: path, place: place)) }
  }

  /// Makes a folder with links to the files.
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
          // Of two files at a place the first is there, and one that is a link is the person's own.
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

/// A catalogue of strings (`.xcstrings`), which Xcode compiles to a file for each language.
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

  /// The files for languages that a catalogue is compiled to, by their paths in a bundle; empty for other files.
  ///
  /// A text that differs by number has the form for most numbers.
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
