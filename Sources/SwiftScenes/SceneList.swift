/// The scenes that Swift files have, as the program that prepares the files lists them.
package struct SceneList: Hashable, Sendable, Codable {
  /// A copy of a file.
  struct File: Hashable, Sendable, Codable {
    /// The path of the person's file.
    var path: String
    /// The path of the copy.
    var copy: String
  }

  /// A class or a preview that can be drawn.
  package struct Entry: Hashable, Sendable, Codable {
    /// The name of the class or the preview.
    package var name: String
    /// The function that makes it.
    var symbol: String
    /// Whether it's a class or a preview.
    package var kind: Kind
    /// The person's file.
    package var file: String
    /// The line of the class or preview in the file.
    package var line: Int
    /// The traits of a preview, such as `landscapeLeft`.
    package var traits: [String] = []
    /// The width and height of a preview with a fixed layout, in points.
    package var size: [Double]?
  }

  /// The kinds of scenes.
  package enum Kind: String, Hashable, Sendable, Codable {
    case `class`
    case preview
  }

  /// A class that can't be drawn.
  package struct Other: Hashable, Sendable, Codable {
    /// The name of the class.
    package var name: String
    /// The person's file.
    package var file: String
    /// The line of the class in the file.
    package var line: Int
    /// Why it can't be drawn, and what to do.
    package var reason: String
  }

  /// A file that isn't Swift as the parser knows it.
  struct Unparsed: Hashable, Sendable, Codable {
    var file: String
    var line: Int?
    var column: Int?
    var reason: String
  }

  /// A file that is left out, because it doesn't compile.
  package struct LostFile: Hashable, Sendable, Codable {
    /// The person's file.
    package var file: String
    /// The first message about it, with file, line and column.
    package var reason: String
  }

  /// The copies.
  var files: [File] = []
  /// The number of files that compile.
  package var fileCount: Int { files.count }
  /// The scenes, by file and line.
  package var scenes: [Entry] = []
  /// The classes that can't be made.
  package var others: [Other] = []
  /// The files that can't be parsed.
  var unparsed: [Unparsed] = []
  /// The files that don't compile.
  package var lost: [LostFile] = []

  private enum CodingKeys: CodingKey { case files, scenes, others, unparsed, lost }

  /// Makes an empty list.
  init() {}

  /// Reads a list.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    files = try values.decode([File].self, forKey: .files)
    scenes = try values.decode([Entry].self, forKey: .scenes)
    others = try values.decode([Other].self, forKey: .others)
    unparsed = try values.decode([Unparsed].self, forKey: .unparsed)
    lost = try values.decodeIfPresent([LostFile].self, forKey: .lost) ?? []
  }
}
