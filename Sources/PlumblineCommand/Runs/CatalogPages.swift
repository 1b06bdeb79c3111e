internal import Foundation
internal import Plumbline

/// The references to pictures in the pages of a DocC catalog.
struct CatalogPages {
  /// A reference to a picture in a page.
  struct Reference: Hashable {
    /// The path of the page.
    var page: String
    /// The line with the picture's name, counted from 1.
    var line: Int
    /// The column of the name's first character, counted from 1.
    var column: Int
    /// The picture's name as written in the page, such as `login.png`.
    var name: String
  }

  /// The references, in the order of the pages' paths, and within a page in the order of the text.
  private(set) var references: [Reference] = []

  /// Reads the articles and tutorials of a catalog.
  ///
  /// - Throws: `PlumblineError.unreadableFile` if a folder or page can't be read.
  init(of catalog: String) throws(PlumblineError) {
    for path in try Self.files(in: catalog, endingIn: ["md", "tutorial"]) {
      read(try Self.text(at: path), of: path)
    }
  }

  /// Collects the pictures in `![text](name)`, and in `source:` and `image:` of directives, outside of code blocks.
  ///
  /// A name with a URL scheme is skipped, because it isn't a picture of the catalog.
  private mutating func read(_ text: String, of page: String) {
    var isCode = false
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
      if isCode { continue }
      let images = line.matches(of: #/!\[[^\]]*\]\(([^)\s]+)/#).map(\.output.1)
      let directives = line.matches(of: #/@Image\(.*?source:\s*"?([^",)\s]+)/#).map(\.output.1)
      for name in images + directives where !name.contains("://") {
        let column = line.distance(from: line.startIndex, to: name.startIndex) + 1
        references.append(
          Reference(page: page, line: index + 1, column: column, name: String(name)))
      }
    }
  }

  /// Returns the names of the pictures that the pages of a built archive show.
  ///
  /// - Throws: `PlumblineError.unreadableFile` if the folder isn't an archive, or a page can't be read.
  static func pictures(inArchive archive: String) throws(PlumblineError) -> Set<String> {
    var names: Set<String> = []
    for path in try files(in: archive + "/data", endingIn: ["json"]) {
      let page: Page
      do { page = try JSONDecoder().decode(Page.self, from: Data(text(at: path).utf8)) } catch {
        throw .unreadableFile(path: path, reason: "it isn't a page of a documentation archive")
      }
      for (name, reference) in page.references ?? [:] where reference.type == "image" {
        names.insert(name)
      }
    }
    return names
  }

  /// A page in an archive, in the JSON format of `docc`.
  private struct Page: Decodable {
    struct Reference: Decodable {
      var type: String?
    }
    var references: [String: Reference]?
  }

  /// Returns the sorted paths of all files in a folder, at any depth, that have one of the endings.
  private static func files(
    in folder: String, endingIn endings: [String]
  ) throws(PlumblineError) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder),
      FileManager.default.isReadableFile(atPath: folder)
    else {
      throw .unreadableFile(path: folder, reason: "it isn't a folder")
    }
    var paths: [String] = []
    for case let path as String in walk where endings.contains((path as NSString).pathExtension) {
      paths.append(joinedPath(folder, path))
    }
    return paths.sorted()
  }

  private static func text(at path: String) throws(PlumblineError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadableFile(path: path, reason: "it can't be read")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
