internal import SwiftSyntax

/// Copies of Swift files that a program of scenes is compiled of, and the scenes in them.
///
/// The files are ported. Classes and previews get C functions that make them. Compilers name the lines of the
/// originals.
package struct SceneCopies: Sendable {
  /// A class or preview that can be made.
  package struct Scene: Hashable, Sendable, Encodable {
    package let name: String
    /// The C function that makes it.
    package let symbol: String
    package let kind: Kind
    package let file: String
    package let line: Int
    /// The names of a preview's traits.
    package var traits: [String] = []
    /// The width and height that a preview states, in points.
    package var size: [Double]?
  }

  /// The kinds of scenes.
  package enum Kind: String, Hashable, Sendable, Encodable {
    case `class`
    case preview
  }

  /// A class or preview that can't be made.
  package struct Other: Hashable, Sendable, Encodable {
    package let name: String
    package let file: String
    package let line: Int
    package let reason: String
  }

  /// A declaration or a body that is left out, because it doesn't compile.
  package struct Gap: Hashable, Sendable, Encodable {
    package let file: String
    package let line: Int
    /// The compiler's message.
    package let reason: String
  }

  /// A copy.
  package struct Copy: Hashable, Sendable {
    package let path: String
    package let bytes: [UInt8]
  }

  /// The copies of the files that can be parsed, in their order.
  package private(set) var copies: [Copy] = []
  /// The scenes, by file and line.
  package private(set) var scenes: [Scene] = []
  /// The classes and previews that can't be made, by file and line.
  package private(set) var others: [Other] = []
  /// The parts that are left out.
  package private(set) var gaps: [Gap] = []
  /// The files that can't be parsed.
  package let unparsedFiles: [UnparsedFile]

  /// Ports files that belong together.
  ///
  /// - Parameters:
  ///   - files: The files; their paths are those that compilers name.
  ///   - module: The name of the files' module.
  ///   - nibs: The nibs that have a view of a class on their top level, by the class.
  ///   - imported: The files of modules that these import, which get no copies.
  ///   - errors: The errors that the compiler found in former copies; where they are is left out.
  package init(
    _ files: [SourceFile], ofModule module: String = "Scenes", nibs: [String: String] = [:],
    importing imported: [SourceFile] = [],
    without errors: [CompilerError] = []
  ) {
    let port = Port(files, for: .scenes)
    unparsedFiles = port.unparsedFiles
    let unparsed = Set(port.unparsedFiles.map(\.path))
    var sources: [SceneSource] = []
    for file in files where !unparsed.contains(file.path) {
      if let source = SceneSource(file, ported: port.result(of: file)) { sources.append(source) }
    }
    let index = ClassIndex(
      sources.map(\.draft.file) + imported.compactMap { try? ParsedFile($0) })
    let byFile = Dictionary(grouping: errors, by: \.file)
    let missingModules = Set(errors.compactMap(\.missingModule))
    var factories = SceneFactories(index, ofModule: module, nibs: nibs, &sources)
    factories.addProperties(InterfaceProperties(files), sources)
    ListMakers.add(index, to: &sources)
    for number in sources.indices {
      let path = sources[number].original.path
      let found = factories.scenes(ofFile: number)
      gaps += sources[number].leaveOut(byFile[path] ?? [], missingModules)
      let refused = Dictionary(
        (byFile[path + SceneSource.functionsEnding] ?? []).map { ($0.line, $0.message) },
        uniquingKeysWith: { first, _ in first })
      var functions: [String?] = []
      for (place, function) in found.functions.enumerated() {
        let message = refused[place + 1]
        functions.append(message == nil ? function.text : function.fallback)
        guard let scene = function.scene else { continue }
        if let message {
          others.append(
            Other(
              name: scene.name, file: path, line: scene.line,
              reason: message + "; add a #Preview"))
        } else {
          scenes.append(scene)
        }
      }
      let text = String(decoding: sources[number].draft.result, as: UTF8.self)
      for preview in found.previews {
        if text.contains("_\(preview.symbol)()") {
          scenes.append(preview)
        } else {
          let error = byFile[path]?.first { $0.line >= preview.line }
          others.append(
            Other(
              name: preview.name, file: path, line: preview.line,
              reason: "its #Preview doesn't compile" + (error.map { ": " + $0.message } ?? "")))
        }
      }
      others += found.others
      copies.append(
        Copy(
          path: path,
          bytes: sources[number].copy(
            with: zip(functions, found.functions).map { text, function in
              text.map { (text: $0, conditions: function.conditions) }
            })))
    }
    others.removeAll { factories.isPreviewed($0.name) }
    scenes.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    others.sort { ($0.file, $0.line) < ($1.file, $1.line) }
  }
}

/// An error of the compiler in a copy, whose position is that in the original.
package struct CompilerError: Hashable, Sendable {
  package let file: String
  package let line: Int
  package let column: Int
  package let message: String

  package init(file: String, line: Int, column: Int, message: String) {
    (self.file, self.line, self.column, self.message) = (file, line, column, message)
  }

  /// The name of a module that isn't there, of which the compiler names one file alone.
  fileprivate var missingModule: String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return message.hasPrefix("no such module") && parts.count > 2 ? String(parts[1]) : nil
  }
}
