import Foundation

/// Where text goes: results to the one, everything else to the other.
enum Stream {
  case output
  case error

  fileprivate var handle: FileHandle {
    switch self {
    case .output: .standardOutput
    case .error: .standardError
    }
  }
}

/// Writes a line to a stream; a reader that has gone away is no failure of ours.
func print(_ text: String, to stream: Stream) {
  write(Array((text + "\n").utf8), to: stream)
}

/// Writes bytes to a stream.
func write(_ bytes: [UInt8], to stream: Stream) {
  do {
    try stream.handle.write(contentsOf: Data(bytes))
  } catch {
    // A closed pipe, as in `plumbline solve scene | head`; there is nobody left to tell.
  }
}
