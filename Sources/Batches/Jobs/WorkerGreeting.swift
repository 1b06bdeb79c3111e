internal import Figures
internal import Foundation
internal import Imaging
package import Scenes

/// The first line that `plumbline worker` prints, with its versions, limits and process IDs.
package struct WorkerGreeting: Sendable {
  /// The version of the protocol, which is increased for incompatible changes.
  package static let protocolVersion = 1

  /// The versions of the software and fonts that pictures depend on.
  package var versions: Versions
  /// The limits of each job.
  package var limits: JobLimits
  /// The time limit of a job in seconds, or `nil` if there isn't one.
  package var timeout: Double?
  /// The memory limit of a drawing process in bytes, or `nil` if there isn't one.
  package var memoryByteCount: Int?
  /// The worker's process ID.
  package var process: Int
  /// The IDs of the drawing processes, one for each parallel job.
  package var drawingProcesses: [Int]

  /// Creates a greeting.
  package init(
    versions: Versions, limits: JobLimits, timeout: Double?, memoryByteCount: Int?, process: Int,
    drawingProcesses: [Int]
  ) {
    self.versions = versions
    self.limits = limits
    self.timeout = timeout
    self.memoryByteCount = memoryByteCount
    self.process = process
    self.drawingProcesses = drawingProcesses
  }

  /// The greeting as a JSON object on one line, without a line feed.
  package var json: String {
    func words(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }, .inline) }
    func number(_ number: Double?) -> JSONValue { number.map { .number(CGFloat($0)) } ?? .null }
    let entries = (versions.entries + versions.scriptFonts).map { entry in
      (entry.name, JSONValue.string(entry.version))
    }
    return JSONValue.line([
      ("protocol", number(Double(Self.protocolVersion))), ("versions", .line(entries)),
      ("formats", words(PictureFormat.allCases.map(\.rawValue))),
      ("themes", words(Theme.allCases.map(\.name))),
      ("show", words(Overlay.allCases.map(\.rawValue))),
      ("svg", words(SVGForm.allCases.map(\.rawValue))),
      ("png", words(PNGCoding.allCases.map(\.rawValue))),
      (
        "limits",
        .line([
          ("lineBytes", number(Double(JobLimits.lineByteCount))),
          ("pixels", number(Double(limits.pixelCount))),
          ("items", number(Double(limits.itemCount))),
          ("seconds", number(timeout)), ("memoryBytes", number(memoryByteCount.map { Double($0) })),
        ])
      ), ("process", number(Double(process))),
      (
        "drawingProcesses",
        .array(drawingProcesses.map { number(Double($0)) }, .inline)
      ),
    ]).text
  }
}
