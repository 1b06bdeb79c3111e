import Foundation
import TestTools
import Testing

/// A `plumbline worker` that is given jobs one by one.
final class WorkerRun {
  /// What a result says, as far as tests ask.
  struct Result: Decodable {
    struct Entry: Decodable {
      var file: String
      var line: Int?
      var column: Int?
      var message: String
    }

    var id: String
    var line: Int
    var status: String
    var cause: String?
    var signal: String?
    var errors: [Entry]?
    var output: String?
    var picture: String?
    var bytes: Int?

    /// Reads a result from its line.
    init(_ line: some StringProtocol) throws {
      self = try JSONDecoder().decode(Result.self, from: Data(line.utf8))
    }

    /// The picture in the result.
    var pictureBytes: [UInt8]? { picture.flatMap { Data(base64Encoded: $0) }.map { Array($0) } }
  }

  /// What the first line says, as far as tests ask.
  struct Greeting: Decodable {
    struct Limits: Decodable {
      var lineBytes: Int
      var pixels: Int
      var items: Int
      var seconds: Double?
      var memoryBytes: Int?
    }

    var `protocol`: Int
    var versions: [String: String]
    var formats: [String]
    var themes: [String]
    var limits: Limits
    var process: Int32
    var drawingProcesses: [Int32]
  }

  let greeting: Greeting
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors: StreamReader
  private var lines: LineStream

  init(_ arguments: [String] = [], in folder: String) throws {
    process.executableURL = CommandRun.executable
    process.arguments = ["worker"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = input
    process.standardOutput = output
    let error = Pipe()
    process.standardError = error
    try process.run()
    errors = StreamReader(error)
    lines = LineStream(output)
    let line = lines.next()
    greeting = try JSONDecoder().decode(Greeting.self, from: Data(try #require(line).utf8))
  }

  /// Writes a line of a job.
  func send(_ line: String) throws { try send(Data((line + "\n").utf8)) }

  /// Writes bytes.
  func send(_ bytes: Data) throws { try input.fileHandleForWriting.write(contentsOf: bytes) }

  /// The next result.
  func result() throws -> Result {
    let line = lines.next()
    return try Result(try #require(line, "the worker ended"))
  }

  /// Ends the input.
  func endInput() throws { try input.fileHandleForWriting.close() }

  /// Reads no more results.
  func endOutput() throws { try output.fileHandleForReading.close() }

  /// Waits for the worker to end; a status less than 0 is a signal's number.
  func end() throws -> (status: Int32, error: String) {
    let error = try errors.text()
    return (process.awaitEnd(), error)
  }

  /// The most memory that the worker ever had, in KiB.
  var peakMemory: Int? {
    let path = "/proc/\(process.processIdentifier)/status"
    let text = FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self)
    }
    let line = text?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }
}

/// A job as a line.
func jobLine(_ members: [String: Any]) throws -> String {
  let data = try JSONSerialization.data(withJSONObject: members, options: [.sortedKeys])
  return String(decoding: data, as: UTF8.self)
}

/// Pixels and pictures enough for drawing and packing to take a minute.
let longJob =
  #"{"id": "long", "scene": "a.scene.yaml", "canvas": "8000x8000", "png": "compact", "#
  + #""animate": true}"#
