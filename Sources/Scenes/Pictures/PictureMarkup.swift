internal import AutoLayout
internal import Figures
internal import Foundation

/// The markup that embeds one figure's picture files in HTML, Markdown and DocC pages.
package struct PictureMarkup: Hashable, Sendable {
  /// A picture file of the figure, in one theme, scale and format.
  package struct File: Hashable, Sendable {
    /// The path of the file, which pages resolve as a relative URL.
    package var path: String
    /// The scale of the picture, in pixels per point.
    package var scale: Double
    /// The file format of the picture.
    package var format: PictureFormat
    /// The theme in which the picture is drawn.
    package var theme: Theme
    /// The name by which DocC pages refer to the picture in all themes and scales, or `nil` if the file isn't for DocC.
    package var reference: String?

    /// Creates the description of a file.
    package init(path: String, scale: Double, format: PictureFormat, theme: Theme) {
      self.path = path
      self.scale = scale
      self.format = format
      self.theme = theme
    }
  }

  /// The figure's alternative text and size.
  package var label: PictureLabel
  /// The figure's picture files, in all themes, scales and formats.
  package var files: [File]

  /// Creates the markup of a figure's files.
  package init(_ label: PictureLabel, files: [File]) {
    self.label = label
    self.files = files
  }

  /// The figure in Markdown: one image for each file, or a single image if DocC chooses among the files by name.
  package var markdown: String {
    let references = files.compactMap(\.reference)
    let paths = references.isEmpty ? files.map(\.path) : [references[0]]
    return paths.map { "![\(markdownText(label.text))](\(urlEscaped($0)))\n" }.joined()
  }

  /// The figure in HTML: a `<picture>` for each format that browsers display.
  ///
  /// Dark pages show the dark theme, printed pages show the print theme, and other pages show the light theme. Without
  /// a light theme, another theme takes its place. Additional themes get `<picture>` elements of their own.
  package var html: String {
    [PictureFormat.png, .svg].map { format in
      let files = files.filter { $0.format == format }
      let kinds = [Theme.Interface.light, .dark, .gray].map { kind in
        files.filter { $0.theme.interface == kind }.map(\.theme).uniqued()
      }
      return (0..<(kinds.map(\.count).max() ?? 0)).map { number in
        picture(
          kinds.map { themes in
            number < themes.count ? files.filter { $0.theme == themes[number] } : []
          })
      }.joined()
    }.joined()
  }

  /// Returns a `<picture>` with sources for light pages, dark pages and print.
  private func picture(_ files: [[File]]) -> String {
    let media = [(files[1], "(prefers-color-scheme: dark)"), (files[2], "print")]
    let main = files.first { !$0.isEmpty } ?? []
    let sources = media.filter { !$0.0.isEmpty && $0.0 != main }.map { files, query in
      "  <source media=\"\(query)\" srcset=\"\(sourceSet(files))\">\n"
    }
    guard let first = sorted(main).first else { return "" }
    let set = sorted(main).count > 1 ? " srcset=\"\(sourceSet(main))\"" : ""
    return "<picture>\n" + sources.joined()
      + "  <img src=\"\(xmlText(urlEscaped(first.path)))\"\(set) width=\"\(label.width)\" "
      + "height=\"\(label.height)\" alt=\"\(xmlText(label.text))\">\n</picture>\n"
  }

  private func sourceSet(_ files: [File]) -> String {
    let files = sorted(files)
    guard files.count > 1 else { return files.map { xmlText(urlEscaped($0.path)) }.joined() }
    return files.map { "\(xmlText(urlEscaped($0.path))) \($0.scale.shortText)x" }
      .joined(separator: ", ")
  }

  /// Returns the files sorted by scale, or only the first file if the format is a vector format.
  private func sorted(_ files: [File]) -> [File] {
    let sorted = files.sorted { $0.scale < $1.scale }
    return sorted.first?.format == .png ? sorted : Array(sorted.prefix(1))
  }
}

extension Double {
  /// The number as text, without a decimal fraction if the number is whole.
  fileprivate var shortText: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

private func urlEscaped(_ path: String) -> String {
  path.utf8.map { byte in
    let isPlain =
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-._~/@".utf8.contains(byte)
    if isPlain { return String(UnicodeScalar(byte)) }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" : "") + digits
  }.joined()
}
