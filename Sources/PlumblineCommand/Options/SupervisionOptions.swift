internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The options for the limits of each job.
struct SupervisionOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time limit of a job, after which its process is killed; unlimited by default.",
      valueName: "SECONDS"))
  var timeout: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The memory limit of each drawing process (RLIMIT_DATA); unlimited by default.",
      valueName: "MIB"))
  var memory: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum number of pixels of a picture, including everything around the canvas; "
        + "\(JobLimits().pixelCount) by default.",
      valueName: "N"))
  var maxPixels: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum number of views and guides of a scene; \(JobLimits().itemCount) by default.",
      valueName: "N"))
  var maxViews: Int?

  @Flag(
    help: "Allow jobs with Swift files, whose code is run. Use only with trusted files.")
  var allowCode = false

  /// Whether any limit is set on the command line.
  var isAny: Bool { timeout != nil || memory != nil || maxPixels != nil || maxViews != nil }

  /// The maximum timeout in seconds: one day, because a longer job would probably be forgotten.
  private static let longestTimeout = 86_400.0

  func validate() throws {
    if let timeout, !(timeout > 0 && timeout <= Self.longestTimeout) {
      throw ValidationError("--timeout is above 0 and at most \(Int(Self.longestTimeout)) seconds")
    }
    let leastMemory = Int(ProcessLimits.leastMemory >> 20)
    if let memory, !(memory >= leastMemory && memory <= 1 << 24) {
      throw ValidationError("--memory has to be at least \(leastMemory) MiB and at most 16 TiB")
    }
    guard maxPixels.map({ $0 > 0 }) ?? true, maxViews.map({ $0 > 0 }) ?? true else {
      throw ValidationError("--max-pixels and --max-views have to be 1 or more")
    }
  }

  /// Returns the rules for a run, with defaults for unset limits; messages call the job stream `name`.
  func supervision(of name: String, processCount: Int) -> Supervision {
    var limits = JobLimits()
    limits.pixelCount = maxPixels ?? limits.pixelCount
    limits.itemCount = maxViews ?? limits.itemCount
    limits.allowsCode = allowCode
    return Supervision(
      name: name, processCount: processCount, limits: limits, timeout: timeout,
      memoryByteCount: memory.map { $0 << 20 })
  }
}
