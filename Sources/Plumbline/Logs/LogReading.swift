internal import AutoLayout
internal import Batches
internal import Figures
internal import FileSystem
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
internal import SceneFile
internal import Scenes
internal import XcodeLogs

/// A log copied from Xcode's console, parsed and diagnosed.
package struct LogReading: Sendable {
  /// The log's name in messages: the path of its file, or `stdin`.
  package let file: String
  let log: XcodeLog
  let diagnoses: [LogDiagnosis]

  /// Reads and parses a file, or standard input if the path is `-`.
  ///
  /// - Throws: `PlumblineError.unreadableFile` if the file can't be read, is too large, or lacks constraints and views.
  package init(file: String) throws(PlumblineError) {
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes =
        file == "-"
        ? try contents(ofDescriptor: STDIN_FILENO, upTo: XcodeLog.byteLimit + 1)
        : try contents(ofInput: file, upTo: XcodeLog.byteLimit + 1)
    } catch {
      throw .unreadableFile(path: file == "-" ? "stdin" : file, reason: error.reason)
    }
    try self.init(bytes: bytes, file: file == "-" ? "stdin" : file)
  }

  /// Parses a UTF-8 log of at most 4 MiB, named `file` in messages.
  ///
  /// - Throws: `PlumblineError.unreadableFile` if the text is too large or lacks constraints and views.
  package init(bytes: [UInt8], file: String) throws(PlumblineError) {
    guard bytes.count <= XcodeLog.byteLimit else {
      throw .unreadableFile(
        path: file, reason: "it has more than 4 MiB; keep the part with the constraints")
    }
    let log = XcodeLog(bytes)
    self.file = file
    self.log = log
    diagnoses = log.sections.map { LogDiagnosis(of: $0, in: log) }
    guard !log.isEmpty else { throw .unreadableFile(path: file, reason: Self.reason(log)) }
  }

  /// The message for a log in which nothing could be read, listing the errors in lines that look like constraints.
  private static func reason(_ log: XcodeLog) -> String {
    let unread = groups(of: log.unread, \.reason).map { reason, lines in
      let numbers = sceneList(lines.map { "\($0.line)" })
      return "\(reason) (line\(lines.count == 1 ? "" : "s") \(numbers))"
    }
    guard !unread.isEmpty else {
      return "there are no constraints or views from Xcode's console in it"
    }
    return "none of its constraints can be read: " + unread.joined(separator: "; ")
  }

  /// Groups lines with equal keys, and returns the groups in the order of their first lines.
  private static func groups(
    of lines: [UnreadLine], _ key: (UnreadLine) -> String
  ) -> [(key: String, lines: [UnreadLine])] {
    var places: [String: Int] = [:]
    var groups: [(key: String, lines: [UnreadLine])] = []
    for line in lines {
      let place = places[key(line), default: groups.count]
      if place == groups.count { groups.append((key(line), [])) }
      places[key(line)] = place
      groups[place].lines.append(line)
    }
    return groups
  }

  /// The warnings about lines that look like constraints but can't be parsed, without duplicates.
  package var warnings: [String] {
    Self.groups(of: log.unread) { $0.reason + ": " + $0.text }.map { message, lines in
      let times = lines.count == 1 ? "" : " (\(lines.count) times)"
      return "\(file):\(lines[0].line): warning: can't be read: \(message)\(times)"
    }
  }

  /// Returns a section of the log as a scene, with options for a figure of the section's contradiction.
  ///
  /// Sections are numbered from 1. If `number` is `nil`, the first section with a contradiction is used, or the first
  /// section if there are no contradictions.
  ///
  /// - Throws: `PlumblineError.noSuchConstraint` if the log has no section with the number.
  package func scene(ofConflict number: Int? = nil) throws(PlumblineError) -> Scene {
    let index = try index(ofConflict: number)
    let layout = LogLayout(of: log.sections[index], in: log)
    return scene(
      of: index, layout.document,
      ordinals: diagnoses[index].irreducible.compactMap { layout.ordinals[$0] })
  }

  /// Returns the zero-based index of the section that ``scene(ofConflict:)`` selects for a number.
  func index(ofConflict number: Int?) throws(PlumblineError) -> Int {
    let first = diagnoses.firstIndex { $0.verdict == .contradiction } ?? 0
    let index = number.map { $0 - 1 } ?? first
    guard log.sections.indices.contains(index) else {
      throw .noSuchConstraint(
        scene: file,
        reason: log.sections.isEmpty
          ? "the log has no constraints"
          : "the log has conflicts and lists from 1 to \(log.sections.count)")
    }
    return index
  }

  /// Returns a section's layout as a scene that emphasizes the constraints with the given ordinals.
  func scene(of index: Int, _ layout: LayoutDocument, ordinals: [Int]) -> Scene {
    let title = "Conflict of line \(log.sections[index].line)"
    var scene = Scene(
      title, canvases: layout.surroundings.canvases,
      content: .document(SceneDocument(file: file, title: title, layout: layout)))
    scene.identifier = Scene.identifier(ofFile: file)
    scene.figure.emphasis.constraints = ordinals.map { .ordinal($0) }
    scene.figure.overlays = [.guides, .names, .constraints, .conflicts]
    return scene
  }
}

extension LogReading {
  /// Whether any section of the log has constraints that contradict each other.
  package var hasContradictions: Bool { diagnoses.contains { $0.verdict == .contradiction } }
}
