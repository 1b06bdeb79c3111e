internal import Foundation
internal import Plumbline

/// The pictures that the pages of a DocC catalog name.
struct CatalogPages {
  /// A picture named in a page.
  struct Reference: Hashable {
    /// The path of the page.
    var page: String
    /// The line of the name, counted from 1.
    var line: Int
    /// The column of its first character, counted from 1.
    var column: Int
    /// The name as written, such as `login.png`.
    var name: String
  }

  /// In the order of the pages' paths, and of the text.
  private(set) var references: [Reference] = []

  /// Reads the articles and tutorials of a catalog.
  ///
  /// - Throws: `PlumblineError.unreadableFile` for a folder or a page that can't be read.
  init(of catalog: String) throws(PlumblineError) {
    for path in try Self.files(in: catalog, endingIn: ["md", "tutorial"]) {
      read(try Self.text(at: path), of: path)
    }
  }

  /// Collects `![text](name)`, and `source:` and `image:` of directives, outside of code blocks.
  ///
  /// Names with a scheme are addresses, not pictures of the catalog.
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

  /// The names of the pictures that the pages of a built archive show.
  ///
  /// - Throws: `PlumblineError.unreadableFile` for a folder that isn't an archive, or a page that can't be read.
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

  /// A page of an archive, as `docc` writes it.
  private struct Page: Decodable {
    struct Reference: Decodable {
      var type: String?
    }
    var references: [String: Reference]?
  }

  /// The files of a folder at any depth, sorted.
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
