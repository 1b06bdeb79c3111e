internal import Foundation
internal import SwiftScenes

/// Determines which Swift files compile and which views can be drawn, without running any code.
package struct SwiftCheck: Sendable {
  /// The path of the file or folder to check.
  package let argument: String
  private let list: SceneList
  private let missing: [MissingName]

  /// Compiles a file, or the files in a folder.
  ///
  /// - Throws: `PlumblineError` if the files can't be read, or the compiler can't be run.
  package init(of argument: String) throws(PlumblineError) {
    self.argument = argument
    do throws(SwiftFailure) { list = try SceneProgram.check(argument) } catch {
      throw .failedBuild(messages: error.lines)
    }
    missing = MissingName.all(in: list)
  }

  /// Whether all files compile.
  package var isWhole: Bool { list.compiledCount == list.fileCount }

  /// Whether all files compile, and all views and view controllers can be drawn.
  package var drawsAll: Bool { isWhole && list.others.isEmpty }

  /// A line that states how many files compile and how many views can be drawn.
  private var summary: String {
    let (scenes, all) = (list.scenes.count, list.scenes.count + list.others.count)
    return "\(argument): \(list.compiledCount) of \(list.fileCount) files compile, "
      + "\(scenes) of \(all) views can be drawn"
  }

  /// The result of the check, as human-readable text.
  package var text: String {
    var lines = [summary]
    if !list.missingPackages.isEmpty {
      lines += ["", "packages that SwiftPM hasn't fetched; run 'swift package resolve':"]
      lines += list.missingPackages.map { "  \($0)" }
    }
    if !missing.isEmpty {
      lines += ["", "missing names:"]
      lines += missing.map { name in
        "  \(name.kind == .module ? "module " : "")\(name.name) "
          + "(\(name.files.count) \(name.files.count == 1 ? "file" : "files"))"
      }
    }
    if !list.messages.isEmpty {
      lines += ["", "errors:"] + list.messages.map { "  \($0.description)" }
    }
    if !list.lost.isEmpty {
      lines += ["", "files that are left out as a whole:"] + list.lost.map { "  \($0.reason)" }
    }
    if !list.others.isEmpty {
      lines += ["", "views that can't be drawn:"]
      lines += list.others.map { "  \($0.file):\($0.line): \($0.name): \($0.reason)" }
    }
    let stubs = missing.compactMap(\.stub)
    if !stubs.isEmpty {
      lines += ["", "types without geometry can be declared in an additional file:"]
      lines += ["  #if os(Linux)", "  import UIKit"] + stubs.map { "  " + $0 } + ["  #endif"]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The result of the check, as JSON.
  package var json: String {
    func strings(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }, .inline) }
    return JSONValue.object([
      ("path", .string(argument)),
      (
        "files",
        .line([
          ("compiled", .number(Double(list.compiledCount))),
          ("all", .number(Double(list.fileCount))),
        ])
      ),
      ("scenes", .array(list.scenes.map { entry($0.name, $0.file, $0.line, nil) }, .lines)),
      ("packages", strings(list.missingPackages)),
      ("others", .array(list.others.map { entry($0.name, $0.file, $0.line, $0.reason) }, .lines)),
      (
        "missing",
        .array(
          missing.map {
            .line([
              ("name", .string($0.name)), ("kind", .string($0.kind.rawValue)),
              ("files", strings($0.files)),
            ])
          }, .lines)
      ),
      (
        "errors",
        .array(
          list.messages.map {
            .line([
              ("file", .string($0.file)), ("line", .number(Double($0.line))),
              ("column", .number(Double($0.column))), ("message", .string($0.text)),
            ])
          }, .lines)
      ),
    ]).text + "\n"
  }

  private func entry(_ name: String, _ file: String, _ line: Int, _ reason: String?) -> JSONValue {
    .line(
      [
        ("name", .string(name)), ("file", .string(file)), ("line", .number(Double(line))),
      ] + (reason.map { [("reason", .string($0))] } ?? []))
  }

  /// Returns the scenes of Swift files, one per line, without compiling the files or running their code.
  ///
  /// - Throws: `PlumblineError` if the files can't be read.
  package static func list(_ argument: String) throws(PlumblineError) -> String {
    do throws(SwiftFailure) {
      let list = try SceneProgram.list(argument)
      let scenes = list.scenes.map { "\($0.name)  \($0.file):\($0.line)" }
      let others = list.others.map { "\($0.name)  \($0.file):\($0.line): \($0.reason)" }
      return (scenes + others).map { $0 + "\n" }.joined()
    } catch {
      throw .failedBuild(messages: error.lines)
    }
  }
}
