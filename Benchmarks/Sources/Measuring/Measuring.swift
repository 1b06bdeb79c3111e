private import Foundation

/// Seconds that an operation took.
public func seconds(_ operation: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let duration = try clock.measure(operation)
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

/// The sample in the middle.
public func median(_ samples: [Double]) -> Double {
  samples.sorted()[samples.count / 2]
}

/// The memory the process takes at present; zero where the system does not say.
public func residentBytes() -> Int {
  let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let fields = text?.split(separator: " ") ?? []
  return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
}

/// Writes a line to standard error.
public func complain(_ message: String) {
  FileHandle.standardError.write(Data((message + "\n").utf8))
}
