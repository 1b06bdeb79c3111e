/// The scenes in Swift files, as listed by the program that prepares the files.
package struct SceneList: Hashable, Sendable, Codable {
  /// A copy of a file.
  struct File: Hashable, Sendable, Codable {
    /// The path of the user's file.
    var path: String
    /// The path of the copy.
    var copy: String
  }

  /// A class or a preview that can be drawn.
  package struct Entry: Hashable, Sendable, Codable {
    /// The name of the class or the preview.
    package var name: String
    /// The function that creates the scene.
    var symbol: String
    /// Whether it's a class or a preview.
    package var kind: Kind
    /// The user's file.
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
    /// The user's file.
    package var file: String
    /// The line of the class in the file.
    package var line: Int
    /// The reason why it can't be drawn, and a remedy.
    package var reason: String
  }

  /// A file that the parser doesn't accept as Swift.
  struct Unparsed: Hashable, Sendable, Codable {
    var file: String
    var line: Int?
    var column: Int?
    var reason: String
  }

  /// An error that the compiler found while no file was left out.
  package struct Message: Hashable, Sendable, Codable {
    /// The user's file.
    package var file: String
    /// The line in the file.
    package var line: Int
    /// The column, in bytes.
    package var column: Int
    /// The message.
    package var text: String

    /// The message after its position.
    package var description: String { "\(file):\(line):\(column): error: \(text)" }

    /// Whether the error is that a module can't be found.
    var isOfModule: Bool { text.hasPrefix("no such module") }
  }

  /// A part of a file that is left out because it doesn't compile.
  package struct Gap: Hashable, Sendable, Codable {
    /// The user's file.
    package var file: String
    /// The line of the error.
    package var line: Int
    /// The compiler's message.
    package var reason: String
  }

  /// A file that is left out as a whole.
  package struct LostFile: Hashable, Sendable, Codable {
    /// The user's file.
    package var file: String
    /// The first message about it, with file, line and column.
    package var reason: String
  }

  /// The copies.
  var files: [File] = []
  /// The number of files.
  package var fileCount: Int { files.count + lost.count }
  /// The number of files that compile unchanged.
  package var compiledCount: Int {
    let gone = gaps.filter { $0.reason.hasPrefix("no such module") }.map(\.file)
    return files.count - Set(messages.map(\.file) + gone).subtracting(lost.map(\.file)).count
  }
  /// The scenes, by file and line.
  package var scenes: [Entry] = []
  /// The classes that can't be drawn.
  package var others: [Other] = []
  /// The files that can't be parsed.
  var unparsed: [Unparsed] = []
  /// The parts that are left out.
  package var gaps: [Gap] = []
  /// The files that are left out.
  package var lost: [LostFile] = []
  /// The errors in the unchanged files.
  package var messages: [Message] = []

  /// The packages that the files need and that SwiftPM hasn't fetched.
  package var missingPackages: [String] = []

  private enum CodingKeys: CodingKey {
    case files, scenes, others, gaps, unparsed, lost, messages, missingPackages
  }

  /// Creates an empty list.
  init() {}

  /// Reads a list.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    files = try values.decode([File].self, forKey: .files)
    scenes = try values.decode([Entry].self, forKey: .scenes)
    others = try values.decode([Other].self, forKey: .others)
    gaps = try values.decodeIfPresent([Gap].self, forKey: .gaps) ?? []
    unparsed = try values.decode([Unparsed].self, forKey: .unparsed)
    lost = try values.decodeIfPresent([LostFile].self, forKey: .lost) ?? []
    messages = try values.decodeIfPresent([Message].self, forKey: .messages) ?? []
    missingPackages = try values.decodeIfPresent([String].self, forKey: .missingPackages) ?? []
  }
}
