package import AutoLayout
internal import Foundation
package import Scenes

/// The result of a job, as a line of JSON.
///
/// The result depends only on the job, and not on the time or place at which the job was run.
package struct PictureResult: Sendable {
  /// The identifier of the job.
  package var identifier: String
  /// The number of the job's line, from 1.
  package var line: Int
  /// The picture, or the failure.
  package var outcome: Outcome

  /// The outcome of a job.
  package enum Outcome: Sendable {
    case drawn(Drawn)
    case failed(PictureFailure)
  }

  /// A picture.
  package struct Drawn: Sendable {
    /// The path of the scene's file, or the scene's name.
    package var scene: String
    /// The name of the canvas.
    package var canvas: String
    /// The file format.
    package var format: PictureFormat
    /// The size in bytes.
    package var byteCount = 0
    /// The place of the picture: a file, or the result itself.
    package var destination = Destination.inline([])
    /// The SHA-256 hash in hexadecimal, or `nil` if it wasn't requested.
    package var sha256: String?
    /// The conflicts of the layout; the layout is drawn despite them.
    package var conflicts: [SolvedTree.Conflict] = []
    /// The views with ambiguous layouts.
    package var ambiguities: [Ambiguity] = []
    /// The scripts without a font; their letters were drawn as boxes.
    package var missingScripts: [MissingScript] = []
    /// The requested parts of the figure that had no room.
    package var omissions: [String] = []
    /// The notes on unsupported parts of the scene.
    package var notes: [String] = []
  }

  /// The places for a picture.
  package enum Destination: Sendable {
    /// A file at the path that the job states.
    case file(String)
    /// The picture is part of the result.
    case inline([UInt8])
  }

  /// Creates a result.
  package init(identifier: String, line: Int, outcome: Outcome) {
    self.identifier = identifier
    self.line = line
    self.outcome = outcome
  }

  /// The result as an object on one line, without a line feed.
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
