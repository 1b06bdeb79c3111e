import Foundation
import Imaging
import Testing

/// Files that hold what samples are expected to give, beside the samples.
///
/// `RECORD=missing`, `failed` or `all` writes them, and the test that wrote one still fails, so
/// that nobody records by accident.
enum GoldenFiles {
  /// The folder of the samples' scene files.
  static let samples = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../samples").standardized

  private static let folder = samples.appending(path: "golden")
  private static let mode = ProcessInfo.processInfo.environment["RECORD"] ?? "never"

  /// The bytes of a file; nil where there is none.
  static func bytes(of name: String) -> [UInt8]? {
    let path = folder.appending(path: name).path
    return FileManager.default.contents(atPath: path).map(Array.init)
  }

  /// The text of a file; nil where there is none.
  static func text(of name: String) -> String? {
    bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Holds bytes against a file; a difference is an issue that names the file.
  static func expect(_ actual: [UInt8], toEqual name: String) throws {
    let expected = bytes(of: name)
    let isSame = expected == actual
    if mode == "all" || mode == "failed" && !isSame || mode == "missing" && expected == nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(actual).write(to: folder.appending(path: name))
      Issue.record("recorded \(name); run again without RECORD")
      return
    }
    guard expected != nil else {
      Issue.record("\(name) is missing; RECORD=missing writes it")
      return
    }
    guard !isSame else { return }
    Attachment.record(Data(actual), named: name)
    Issue.record("\(name) differs from what is attached; look at it, then RECORD=failed")
  }

  /// Holds a PNG file against one; other bytes of the same pixels, which another version of
  /// libdeflate makes, are a warning.
  static func expect(picture actual: [UInt8], toEqual name: String) throws {
    let expected = bytes(of: name)
    if mode == "never", let expected, expected != actual {
      let pictures = (try PNGReader.bitmap(of: expected), try PNGReader.bitmap(of: actual))
      if pictures.0 == pictures.1 {
        Issue.record("\(name) has the same pixels in other bytes", severity: .warning)
        return
      }
      let sizes = [pictures.0, pictures.1].map { "\($0.pixelWidth)×\($0.pixelHeight)" }
      let count = zip(pictures.0.pixels, pictures.1.pixels).count { $0 != $1 }
      Issue.record("\(name): \(sizes[0]) pixels and \(sizes[1]), of which \(count) differ")
    }
    try expect(actual, toEqual: name)
  }

  /// Holds a text against a file, and shows the first line that differs.
  static func expect(_ actual: String, toEqual name: String) throws {
    if mode == "never", let expected = text(of: name) {
      let pair = zip(actual.split(separator: "\n"), expected.split(separator: "\n"))
        .first { $0 != $1 }
      if let pair {
        Issue.record("\(name): '\(pair.0)' where '\(pair.1)' is expected")
        return
      }
    }
    try expect(Array(actual.utf8), toEqual: name)
  }
}
