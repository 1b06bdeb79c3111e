/// The scenes in Swift files, as listed by the program that copies the files for compiling.
package struct SceneList: Hashable, Sendable, Codable {
  /// A user's file, and the copy of it that is compiled.
  struct File: Hashable, Sendable, Codable {
    /// The path of the user's file.
    var path: String
    /// The path of the copy that is compiled.
    var copy: String
  }

  /// A class or a preview that can be drawn.
  package struct Entry: Hashable, Sendable, Codable {
    /// The name of the class or preview.
    package var name: String
    /// The symbol of the function that creates the scene.
    var symbol: String
    /// The kind of scene: a class or a preview.
    package var kind: Kind
    /// The path of the user's file.
    package var file: String
    /// The line number of the class or preview in the file.
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
    /// The path of the user's file.
    package var file: String
    /// The line number of the class declaration in the file.
    package var line: Int
    /// The reason why the class can't be drawn, and how to change that.
    package var reason: String
  }

  /// A file that can't be parsed as Swift.
  struct Unparsed: Hashable, Sendable, Codable {
    var file: String
    var line: Int?
    var column: Int?
    var reason: String
  }

  /// An error that the compiler found in a user's file.
  package struct Message: Hashable, Sendable, Codable {
    /// The path of the user's file.
    package var file: String
    /// The line number of the error in the file.
    package var line: Int
    /// The column of the error, counted in bytes.
    package var column: Int
    /// The compiler's message.
    package var text: String

    /// The message in the format of compilers: `file:line:column: error: message`.
    package var description: String { "\(file):\(line):\(column): error: \(text)" }

    /// Whether the message states that a module wasn't found.
    var isOfModule: Bool { text.hasPrefix("no such module") }
  }

  /// A part of a file that was left out because it doesn't compile.
  package struct Gap: Hashable, Sendable, Codable {
    /// The path of the user's file.
    package var file: String
    /// The line of the error in the user's file.
    package var line: Int
    /// The compiler's message about the error.
    package var reason: String
  }

  /// A file that was left out as a whole because it doesn't compile or can't be parsed.
  package struct LostFile: Hashable, Sendable, Codable {
    /// The path of the user's file.
    package var file: String
    /// The first error in the file, in the format `file:line:column: error: message`.
    package var reason: String
  }

  /// The files, except for those that were left out as a whole.
  var files: [File] = []
  /// The number of all files, including those that were left out.
  package var fileCount: Int { files.count + lost.count }
  /// The number of files that compile unchanged.
  package var compiledCount: Int {
    let gone = gaps.filter { $0.reason.hasPrefix("no such module") }.map(\.file)
    return files.count - Set(messages.map(\.file) + gone).subtracting(lost.map(\.file)).count
  }
  /// The scenes, sorted by file and line.
  package var scenes: [Entry] = []
  /// The classes that can't be drawn.
  package var others: [Other] = []
  /// The files that can't be parsed.
  var unparsed: [Unparsed] = []
  /// The parts of files that were left out because they don't compile.
  package var gaps: [Gap] = []
  /// The files that were left out as a whole because they don't compile or can't be parsed.
  package var lost: [LostFile] = []
  /// The compiler's errors about the complete files, from before code that doesn't compile was left out.
  package var messages: [Message] = []

  /// The names of the packages that the files need but SwiftPM hasn't fetched.
  package var missingPackages: [String] = []

  private enum CodingKeys: CodingKey {
    case files, scenes, others, gaps, unparsed, lost, messages, missingPackages
  }

  /// Creates an empty list.
  init() {}

  /// Decodes a list.
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
