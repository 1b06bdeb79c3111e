/// A kind of file that isn't a scene file, recognized by its name and first bytes.
package enum OtherFile: String, Hashable, Sendable {
  /// A Swift file.
  case swift = "Swift code"
  /// A file of figures for an Interface Builder document, such as `Main.figure.yaml` for `Main.xib`.
  case figures = "a file of figures for the document of the same name"
  /// A PNG, JPEG or GIF file.
  case picture = "a picture"
  /// A PDF file.
  case pdf = "a PDF file"
  /// A ZIP or gzip file.
  case archive = "an archive"
  /// A file that contains null bytes.
  case binary = "a binary file"

  /// The extension of files of figures.
  package static let figureEnding = ".figure.yaml"

  /// Recognizes a known kind of file, or returns `nil` if the file may be a scene file.
  init?(named file: String, _ bytes: [UInt8]) {
    // Text from standard input has no name; the first line of a Swift file states its imports.
    let firstLine = bytes.prefix { $0 != 10 && $0 != 13 }
    if file.lowercased().hasSuffix(".swift") || firstLine.starts(with: Array("import ".utf8)) {
      self = .swift
      return
    }
    if file.lowercased().hasSuffix(Self.figureEnding) {
      self = .figures
      return
    }
    let beginnings: [([UInt8], OtherFile)] = [
      ([0x89, 0x50, 0x4E, 0x47], .picture), ([0xFF, 0xD8, 0xFF], .picture),
      (Array("GIF8".utf8), .picture), (Array("%PDF-".utf8), .pdf),
      ([0x50, 0x4B, 0x03, 0x04], .archive), ([0x1F, 0x8B], .archive),
    ]
    if let kind = beginnings.first(where: { bytes.starts(with: $0.0) })?.1 {
      self = kind
      return
    }
    // UTF-16 texts also have zeros, and begin with a mark. A few zeros in other texts are mistakes that have a
    // position.
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let controls = bytes.prefix(512).count { $0 < 0x09 || (0x0E..<0x20).contains($0) }
    guard !isUTF16, bytes.prefix(512).contains(0), controls > 3 else { return nil }
    self = .binary
  }
}
