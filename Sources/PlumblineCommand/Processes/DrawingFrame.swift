internal import Foundation
internal import Plumbline

/// What a drawing process says, a line each.
enum DrawingFrame {
  /// It can take jobs.
  case ready
  /// It knows what the next job is called and draws it.
  case begun(identifier: String)
  /// A line for people about the job in hand.
  case message(String)
  /// The job in hand is done.
  case result(json: [UInt8], status: ExitStatus?)

  /// The frame as a line, with its end.
  var bytes: [UInt8] {
    let end = UInt8(ascii: "\n")
    switch self {
    case .ready: return [UInt8(ascii: "+"), end]
    case .begun(let identifier):
      // Identifiers may hold ends of lines.
      return Array("#\(Data(identifier.utf8).base64EncodedString())\n".utf8)
    case .message(let text):
      // Byte by byte: to characters, a carriage return and a line feed are one that is no line feed.
      let line = text.utf8.map { $0 == end ? UInt8(ascii: " ") : $0 }
      return [UInt8(ascii: "!")] + line + [end]
    case .result(let json, let status):
      return Array("=\(status?.rawValue ?? 0)".utf8) + json + [end]
    }
  }

  /// Reads a line without its end; nil for one that is no frame.
  init?(_ line: ArraySlice<UInt8>) {
    let rest = line.dropFirst()
    switch line.first {
    case UInt8(ascii: "+"): self = .ready
    case UInt8(ascii: "#"):
      guard let name = Data(base64Encoded: Data(rest)) else { return nil }
      self = .begun(identifier: String(decoding: name, as: UTF8.self))
    case UInt8(ascii: "!"): self = .message(String(decoding: rest, as: UTF8.self))
    case UInt8(ascii: "="):
      guard let digit = rest.first, digit >= UInt8(ascii: "0") else { return nil }
      let status = ExitStatus(rawValue: Int32(digit - UInt8(ascii: "0")))
      self = .result(json: Array(rest.dropFirst()), status: status)
    default: return nil
    }
  }
}
