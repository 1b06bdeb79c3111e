package import AutoLayout
internal import Foundation
package import Scenes

/// What came of a job: a line of JSON.
///
/// The same job gives the same line, wherever and whenever it is done.
package struct PictureResult: Sendable {
  /// What the job is called by.
  package var identifier: String
  /// The number of the job's line, counted from 1.
  package var line: Int
  /// The picture, or why there is none.
  package var outcome: Outcome

  /// How a job ended.
  package enum Outcome: Sendable {
    case drawn(Drawn)
    case failed(PictureFailure)
  }

  /// A picture.
  package struct Drawn: Sendable {
    /// The scene's file, or its name.
    package var scene: String
    /// The name of the canvas.
    package var canvas: String
    /// The kind of picture.
    package var format: PictureFormat
    /// How many bytes it has.
    package var byteCount = 0
    /// Where it is.
    package var destination = Destination.inline([])
    /// The SHA-256 of its bytes in hexadecimal digits; nil where nobody asked for it.
    package var sha256: String?
    /// The conflicts of the layout, which was drawn nonetheless.
    package var conflicts: [SolvedTree.Conflict] = []
    /// The views whose layout is open.
    package var ambiguities: [Ambiguity] = []
    /// The scripts that were drawn as boxes for want of a font.
    package var missingScripts: [MissingScript] = []
    /// What the figure was asked to show and had no place for.
    package var omissions: [String] = []
    /// The notes on parts of the scene that aren't understood.
    package var notes: [String] = []
  }

  /// Where a picture is.
  package enum Destination: Sendable {
    /// In a file, by the path that the job gave.
    case file(String)
    /// In the result.
    case inline([UInt8])
  }

  /// Puts a result together.
  package init(identifier: String, line: Int, outcome: Outcome) {
    self.identifier = identifier
    self.line = line
    self.outcome = outcome
  }

  /// The result as an object on one line, without what ends the line.
  package var json: String {
    let head: [(String, JSONValue)] = [
      ("id", .string(identifier)), ("line", .number(CGFloat(line))),
    ]
    switch outcome {
    case .drawn(let drawn): return JSONValue.line(head + drawn.members).text
    case .failed(let failure): return JSONValue.line(head + failure.members).text
    }
  }
}

extension PictureResult.Drawn {
  fileprivate var members: [(String, JSONValue)] {
    let place: (String, JSONValue) =
      switch destination {
      case .file(let path): ("output", .string(path))
      case .inline(let bytes): ("picture", .string(Data(bytes).base64EncodedString()))
      }
    let texts = notes.map { JSONValue.string($0) }
    let notes = texts.isEmpty ? [] : [("notes", JSONValue.array(texts, .inline))]
    let members: [(String, JSONValue)] =
      [
        ("status", .string("drawn")), ("canvas", .string(canvas)),
        ("format", .string(format.rawValue)), ("bytes", .number(CGFloat(byteCount))),
      ] + (sha256.map { [("sha256", .string($0))] } ?? []) + [
        ("conflicts", .array(conflicts.map(conflictValue), .inline)),
        ("ambiguities", .array(ambiguities.map(ambiguityValue), .inline)),
        ("missingScripts", .array(missingScripts.map { .string($0.name) }, .inline)),
        ("omissions", .array(omissions.map { .string($0) }, .inline)),
      ]
    return members + notes + [place]
  }
}
