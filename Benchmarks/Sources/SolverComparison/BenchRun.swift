import Foundation

/// Seconds that a program measured for one case; nil for what it does not give.
struct Measurement {
  var build: Double?
  var resize: Double?
  /// Why there are no numbers; nil when there are.
  var remark: String?
  /// How many seconds the program ran, whatever it measured.
  var duration = 0.0

  /// Takes over what another measurement of the same case says in less time.
  mutating func keepLeast(_ other: Measurement) {
    build = [build, other.build].compactMap(\.self).min()
    resize = [resize, other.resize].compactMap(\.self).min()
    remark = build == nil ? other.remark : nil
    duration = max(duration, other.duration)
  }
}

/// A program that measures cases with the command line of `solver-bench`.
struct BenchProgram {
  let path: String
  /// Seconds after which a case is cut off; nil for no limit.
  let limit: Double?

  /// Measures one case; never fails, since a peer that cannot do a case is a result too.
  func measure(_ arguments: [String]) -> Measurement {
    let start = Date()
    var measured =
      switch run(arguments) {
      case .success(let text): measurement(in: text)
      case .failure(let failure): Measurement(remark: failure.remark)
      }
    measured.duration = Date().timeIntervalSince(start)
    return measured
  }

  /// The first line that the program prints for a case, or why it prints none.
  func text(_ arguments: [String]) -> String {
    switch run(arguments) {
    case .success(let text): String(text.split(separator: "\n").first ?? "no answer")
    case .failure(let failure): failure.remark
    }
  }

  private struct Failure: Error {
    let remark: String
  }

  private func run(_ arguments: [String]) -> Result<String, Failure> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return .failure(Failure(remark: "cannot run \(path)"))
    }
    guard wait(for: process) else {
      return .failure(Failure(remark: "> \(Int(limit ?? 0))"))
    }
    return .success(
      String(decoding: output.fileHandleForReading.availableData, as: UTF8.self))
  }

  /// Waits until the process has ended, or ends it at the limit; true if it ended by itself.
  private func wait(for process: Process) -> Bool {
    guard let limit else {
      process.waitUntilExit()
      return true
    }
    let end = Date(timeIntervalSinceNow: limit)
    while process.isRunning {
      if Date() > end {
        process.terminate()
        process.waitUntilExit()
        return false
      }
      usleep(1000)
    }
    return true
  }

  /// The numbers of a line that begins with `workload N build resize`; `-` stands for what could not be measured.
  private func measurement(in text: String) -> Measurement {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count >= 4 else { return Measurement(remark: "no answer") }
    let measured = Measurement(build: Double(words[2]), resize: Double(words[3]))
    return measured.build == nil ? Measurement(remark: "fails") : measured
  }
}
