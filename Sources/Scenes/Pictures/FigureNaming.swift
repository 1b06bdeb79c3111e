package import AutoLayout
internal import Figures
internal import Foundation

/// The ways to name picture files.
package enum FigureNaming: Hashable, Sendable {
  /// The names of ``FigureName``, such as `login.390x844@3-rtl-dark.png`.
  case standard
  /// DocC's names, such as `login@2x.png`, or `login~dark@2x.png` for dark pages.
  case docc
  /// Names that are safe in LaTeX, without dots, spaces or symbols: `login-390x844-3-dark.png`.
  case latex
  /// Names that follow a custom pattern.
  case pattern(FigureNamePattern)

  /// The names of the predefined naming schemes.
  package static let words = ["standard", "docc", "latex"]

  /// Parses a pattern, or the name of a predefined naming scheme.
  ///
  /// - Throws: ``FigureNamePattern/Fault`` if the pattern is invalid.
  package init(_ text: String) throws(FigureNamePattern.Fault) {
    switch text {
    case "standard": self = .standard
    case "docc": self = .docc
    case "latex": self = .latex
    default: self = .pattern(try FigureNamePattern(text))
    }
  }
}

/// The properties of a picture that its name depends on.
package struct NamedPicture: Hashable, Sendable {
  /// The identifier of the scene in the picture.
  package var scene: String
  /// The canvas that the picture shows.
  package var canvas: Canvas
  /// The layout direction in the picture.
  package var direction: LayoutDirection
  /// The requested settings that override settings of the scene, such as `rtl` and `changes`, except for the theme.
  package var suffixes: [String]
  /// The name of the picture's theme.
  package var theme: String
  /// Whether the caller requested the theme; standard names contain only requested themes.
  package var isThemeRequested: Bool
  /// The language of the figure's words.
  package var language: String
  /// The step of the figure, from 1, or `nil` for a figure without steps.
  package var step: Int?
  /// Whether the scene's canvases differ in more than scale, so that DocC names have to contain the canvas.
  package var hasOtherCanvases = false

  /// Creates a description of a picture.
  package init(
    scene: String, canvas: Canvas, direction: LayoutDirection, suffixes: [String] = [],
    theme: String, isThemeRequested: Bool = false, language: String = "en"
  ) {
    self.scene = scene
    self.canvas = canvas
    self.direction = direction
    self.suffixes = suffixes
    self.theme = theme
    self.isThemeRequested = isThemeRequested
    self.language = language
  }
}

extension FigureNaming {
  /// Returns the file name of a picture in a format.
  package func fileName(of picture: NamedPicture, for format: PictureFormat) -> String {
    switch self {
    case .standard: standardName(picture).fileName(for: format)
    case .docc: doccName(picture, format) + "." + format.rawValue
    case .latex: latexName(picture) + "." + format.rawValue
    case .pattern(let pattern): pattern.fileName(of: picture, for: format)
    }
  }

  /// Returns the name that DocC uses for a picture in all themes and scales, or `nil` for other naming schemes.
  package func reference(to picture: NamedPicture, for format: PictureFormat) -> String? {
    guard self == .docc else { return nil }
    var plain = picture
    (plain.theme, plain.canvas.name) = (Theme.light.name, picture.canvas.unscaledName)
    plain.canvas.scale = 1
    return fileName(of: plain, for: format)
  }

  /// Whether file names depend on the placeholder's value.
  package func has(_ placeholder: FigureNamePattern.Placeholder) -> Bool {
    switch self {
    case .standard, .latex: true
    case .docc: placeholder != .size
    case .pattern(let pattern): pattern.has(placeholder)
    }
  }

  private func standardName(_ picture: NamedPicture) -> FigureName {
    FigureName(
      scene: picture.scene, canvas: picture.canvas.name,
      suffixes: picture.suffixes + (picture.isThemeRequested ? [picture.theme] : []))
  }

  /// Returns the name of a picture for DocC, without an extension.
  ///
  /// The name contains the canvas if the scene's canvases differ in more than scale. It has no suffix for the light
  /// theme, and states the scale only for PNG files.
  private func doccName(_ picture: NamedPicture, _ format: PictureFormat) -> String {
    let canvas =
      picture.hasOtherCanvases ? [FigureName.safe(picture.canvas.unscaledName)] : []
    let stem = ([FigureName.legal(picture.scene)] + canvas + picture.suffixes)
      .joined(separator: "-")
    let theme = picture.theme == Theme.light.name ? "" : "~" + FigureName.safe(picture.theme)
    let hasScale = format == .png && picture.canvas.scale != 1
    return stem + theme + (hasScale ? "@\(plainNumber(picture.canvas.scale))x" : "")
  }

  private func latexName(_ picture: NamedPicture) -> String {
    let name = standardName(picture).fileName(for: .png).dropLast(".png".count)
    return name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}

extension Canvas {
  /// The canvas's name without the pixels per point.
  package var unscaledName: String {
    guard name.hasPrefix(sizeName) else { return name }
    return scale(1).sizeName + name.dropFirst(sizeName.count)
  }
}

/// A pattern for the names of picture files, such as `{scene}~{theme}@{scale}x`, without the extension.
package struct FigureNamePattern: Hashable, Sendable {
  /// The placeholders, which are written in braces.
  package enum Placeholder: String, Hashable, Sendable, CaseIterable {
    case scene
    case canvas
    case size
    case scale
    case theme
    case direction
    case language
    case step
    case format
  }

  /// The reason why a pattern is invalid.
  package enum Fault: Error, Hashable, Sendable {
    /// The placeholder with this name is unknown.
    case unknownPlaceholder(String)
    /// A brace isn't closed.
    case openBrace
    /// The pattern contains a character that isn't allowed in a name: a slash, a null character or a line break.
    case folder
    /// The pattern ends in the extension of a format.
    case ending(String)
    /// The names would be empty or start with a dot.
    case hidden
  }

  private enum Part: Hashable, Sendable {
    case text(String)
    case placeholder(Placeholder)
  }

  private var parts: [Part] = []

  /// Parses a pattern.
  ///
  /// - Throws: ``Fault`` if it is invalid.
  package init(_ text: String) throws(Fault) {
    guard !text.contains(where: { $0 == "/" || $0 == "\0" || $0.isNewline }) else { throw .folder }
    guard let first = text.first, first != "." else { throw .hidden }
    for format in PictureFormat.allCases where text.lowercased().hasSuffix("." + format.rawValue) {
      throw .ending(format.rawValue)
    }
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      guard let end = rest[start...].firstIndex(of: "}") else { throw .openBrace }
      if start > rest.startIndex { parts.append(.text(String(rest[..<start]))) }
      let name = String(rest[rest.index(after: start)..<end])
      guard let placeholder = Placeholder(rawValue: name) else { throw .unknownPlaceholder(name) }
      parts.append(.placeholder(placeholder))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
  }

  /// Whether the pattern contains a placeholder.
  package func has(_ placeholder: Placeholder) -> Bool { parts.contains(.placeholder(placeholder)) }

  /// Returns the file name of a picture in a format.
  package func fileName(of picture: NamedPicture, for format: PictureFormat) -> String {
    let name = parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let placeholder): value(of: placeholder, picture, format)
      }
    }.joined()
    return FigureName.legal(name) + "." + format.rawValue
  }

  private func value(
    of placeholder: Placeholder, _ picture: NamedPicture, _ format: PictureFormat
  ) -> String {
    switch placeholder {
    case .scene: FigureName.legal(picture.scene)
    case .canvas: FigureName.safe(picture.canvas.name)
    case .size: picture.canvas.scale(1).sizeName
    case .scale: plainNumber(picture.canvas.scale)
    case .theme: FigureName.safe(picture.theme)
    case .direction: picture.direction == .leftToRight ? "ltr" : "rtl"
    case .language: FigureName.safe(picture.language)
    case .step: "\(picture.step ?? 1)"
    case .format: format.rawValue
    }
  }
}

extension FigureNamePattern.Fault: CustomStringConvertible {
  /// The fault as a sentence.
  package var description: String {
    let names = FigureNamePattern.Placeholder.allCases.map(\.rawValue)
    switch self {
    case .unknownPlaceholder(let name):
      let suggestion = spellingSuggestion(for: name, among: names)
      return "{\(name)} is not a placeholder of names"
        + (suggestion.map { "; did you mean {\($0)}?" }
          ?? "; there are \(names.map { "{\($0)}" }.joined(separator: ", "))")
    case .openBrace: return "a { is not closed by a }"
    case .folder: return "a name cannot contain a folder; -o names the folder"
    case .ending(let format): return "leave .\(format) out; the format adds the extension"
    case .hidden: return "a name cannot be empty or begin with a dot"
    }
  }
}
