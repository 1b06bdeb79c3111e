package import AutoLayout
internal import Foundation
package import Scenes

/// The result of a job, which is printed as a line of JSON.
///
/// Equal jobs have equal results, regardless of when or where they run.
package struct PictureResult: Sendable {
  /// The identifier of the job.
  package var identifier: String
  /// The number of the job's line, from 1.
  package var line: Int
  /// The picture that the job drew, or the failure.
  package var outcome: Outcome

  /// The outcome of a job.
  package enum Outcome: Sendable {
    case drawn(Drawn)
    case failed(PictureFailure)
  }

  /// The picture that a job drew, with the findings about its layout.
  package struct Drawn: Sendable {
    /// The path of the scene file, or the scene's name.
    package var scene: String
    /// The name of the canvas that the picture shows.
    package var canvas: String
    /// The file format of the picture.
    package var format: PictureFormat
    /// The size of the picture in bytes.
    package var byteCount = 0
    /// The file that the picture was written to, or the bytes of the picture.
    package var destination = Destination.inline([])
    /// The SHA-256 hash of the picture in hexadecimal, or `nil` if the hash wasn't requested.
    package var sha256: String?
    /// The conflicts between constraints; the layout is drawn despite them.
    package var conflicts: [SolvedTree.Conflict] = []
    /// The views with ambiguous layouts.
    package var ambiguities: [Ambiguity] = []
    /// The scripts that no font supports; their letters were drawn as boxes.
    package var missingScripts: [MissingScript] = []
    /// The requested parts of the figure that were left out for lack of room, as sentences.
    package var omissions: [String] = []
    /// The notes on unsupported parts of the scene.
    package var notes: [String] = []
  }

  /// The destinations of a picture.
  package enum Destination: Sendable {
    /// The file at the output path of the job.
    case file(String)
    /// The result itself, which contains the bytes of the picture.
    case inline([UInt8])
  }

  /// Creates the result of a job.
  package init(identifier: String, line: Int, outcome: Outcome) {
    self.identifier = identifier
    self.line = line
    self.outcome = outcome
  }

  /// The result as a JSON object on one line, without a line feed.
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
