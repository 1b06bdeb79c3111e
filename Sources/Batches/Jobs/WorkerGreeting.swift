internal import Figures
internal import Foundation
internal import Imaging
package import Scenes

/// The first line that `plumbline worker` prints: what it is, and what it can do.
package struct WorkerGreeting: Sendable {
  /// The form of jobs and results; a new number where a program that knows the old one would err.
  package static let protocolVersion = 1

  /// What pictures depend on.
  package var versions: Versions
  /// What a job may ask for.
  package var limits: JobLimits
  /// How long a job may take, in seconds; nil for any time.
  package var timeout: Double?
  /// How much memory each drawing process may take, in bytes; nil for any.
  package var memoryByteCount: Int?
  /// The worker's process.
  package var process: Int
  /// The processes that draw, one for each job at a time.
  package var drawingProcesses: [Int]

  /// Puts a greeting together.
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

  /// The greeting as an object on one line, without what ends the line.
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
