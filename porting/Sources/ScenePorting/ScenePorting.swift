internal import Foundation
internal import Porting

/// The command `plumbline-port-scenes`, which prepares Swift files for `plumbline`.
///
/// Its arguments are the folder for the copies and the name of the files' module. Standard input has the paths of the
/// files, one a line, those of files of modules that they import, after `+`, and the errors that the compiler found in
/// former copies: `!`, and the file, the line, the column and the message, with tabs between them. Lines with `*` have a
/// class and the nib that has a view of it on the top level. Standard output gets JSON. The executable has no library for arguments, because it is also compiled
/// without packages.
@main
enum ScenePorting {
  private struct Report: Encodable {
    struct File: Encodable {
      let path: String
      let copy: String
    }

    struct Unparsed: Encodable {
      let file: String
      let line: Int?
      let column: Int?
      let reason: String
    }

    let files: [File]
    let scenes: [SceneCopies.Scene]
    let others: [SceneCopies.Other]
    let gaps: [SceneCopies.Gap]
    let unparsed: [Unparsed]
  }

  static func main() {
    guard CommandLine.arguments.count == 3, let module = CommandLine.arguments.last else {
      end(2, "usage: plumbline-port-scenes FOLDER MODULE")
    }
    let folder = CommandLine.arguments[1]
    let input = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    var files: [SourceFile] = []
    var others: [SourceFile] = []
    var errors: [CompilerError] = []
    var nibs: [String: String] = [:]
    for line in input.split(separator: "\n") {
      if line.hasPrefix("!") {
        if let error = CompilerError(line.dropFirst()) { errors.append(error) }
      } else if line.hasPrefix("*") {
        let words = line.dropFirst().split(separator: "\t").map(String.init)
        if words.count == 2 { nibs[words[0]] = nibs[words[0]] ?? words[1] }
      } else if line.hasPrefix("+") {
        // Of a module that the files import; whoever compiles it tells what can't be read.
        let path = String(line.dropFirst())
        if let data = FileManager.default.contents(atPath: path) {
          others.append(SourceFile(path: path, bytes: Array(data)))
        }
      } else if let data = FileManager.default.contents(atPath: String(line)) {
        files.append(SourceFile(path: String(line), bytes: Array(data)))
      } else {
        end(3, "\(line): error: cannot be read")
      }
    }
    let copies = SceneCopies(
      files, ofModule: module, nibs: nibs, importing: others, without: errors)
    let written = write(copies.copies, to: folder)
    let report = Report(
      files: written, scenes: copies.scenes, others: copies.others, gaps: copies.gaps,
      unparsed: copies.unparsedFiles.map {
        .init(
          file: $0.path, line: $0.position?.line, column: $0.position?.column, reason: $0.reason)
      })
    guard let json = try? JSONEncoder().encode(report) else {
      end(7, "the report can't be written")
    }
    FileHandle.standardOutput.write(json)
  }

  /// Writes copies that have changed, and removes those of other files.
  private static func write(_ copies: [SceneCopies.Copy], to folder: String) -> [Report.File] {
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let written = try copies.map { copy -> Report.File in
        let name = copy.path.split(separator: "/").last ?? ""
        let path = "\(folder)/\(stableHash(copy.path))-\(name)"
        let data = Data(copy.bytes)
        if files.contents(atPath: path) != data {
          try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        }
        return Report.File(path: copy.path, copy: path)
      }
      let names = Set(written.map(\.copy))
      for name in try files.contentsOfDirectory(atPath: folder)
      where name.hasSuffix(".swift") && !names.contains("\(folder)/\(name)") {
        try files.removeItem(atPath: "\(folder)/\(name)")
      }
      return written
    } catch {
      end(7, "\(folder): error: cannot be written: \(error.localizedDescription)")
    }
  }

  private static func end(_ code: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}

extension CompilerError {
  /// Reads an error whose parts have tabs between them.
  fileprivate init?(_ line: Substring) {
    let parts = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let line = Int(parts[1]), let column = Int(parts[2]) else { return nil }
    self.init(file: String(parts[0]), line: line, column: column, message: String(parts[3]))
  }
}
