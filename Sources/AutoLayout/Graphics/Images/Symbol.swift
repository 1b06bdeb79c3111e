package import Foundation

/// A symbol with a name and a configuration, sized relative to text.
package struct Symbol: Hashable, Sendable, Codable {
  /// The symbol's name, such as `star.fill`.
  package var name: String
  /// The configuration, which specifies size, weight and colors.
  package var configuration: Image.SymbolConfiguration

  /// Makes a symbol from its name and its configuration.
  package init(_ name: String, _ configuration: Image.SymbolConfiguration = .unspecified) {
    self.name = name
    self.configuration = configuration
  }

  struct Metrics {
    var size: CGSize
    /// The insets of the alignment rectangle, which is as tall as a line of text and centered on the symbol.
    var alignmentInsets: EdgeInsets
  }

  /// Returns the symbol's size and alignment insets for a content size category and a number of pixels per point.
  ///
  /// The rules come from 574 image views in 375 public Interface Builder documents of Xcode 11 to 26. Centering the
  /// symbol in the line is an estimate that is within half a point for most symbols.
  func metrics(for category: ContentSizeCategory, scale: CGFloat) -> Metrics {
    let drawing = SymbolDrawing.named(name)
    let font = Font(pointSize: pointSize(for: category))
    let factor = font.pointSize / SymbolDrawing.pointSize * scaleFactor * weightFactor
    let size = CGSize(
      width: (drawing.size.width * factor * scale).rounded() / scale,
      height: ceiledToPixel(drawing.size.height * factor, scale: scale))
    let excess = size.height - ceiledToPixel(font.lineHeight, scale: scale)
    let top = (excess / 2 * scale).rounded() / scale
    return Metrics(
      size: size,
      alignmentInsets: EdgeInsets(top: top, left: 0, bottom: excess - top, right: 0))
  }

  private func pointSize(for category: ContentSizeCategory) -> CGFloat {
    if let size = configuration.pointSize { return size }
    guard let style = configuration.textStyle else { return SymbolDrawing.pointSize }
    return style.pointSize(category)
  }

  private var scaleFactor: CGFloat {
    switch configuration.scale {
    case .small: 0.8
    case .large: 1.27
    case .medium, .default, .unspecified, nil: 1
    }
  }

  private var weightFactor: CGFloat {
    switch configuration.weight {
    case .bold: 1.034
    case .semibold: 1.017
    case .medium: 1.009
    case .regular, nil: 1
    }
  }

  /// Returns the symbol's shape in a rectangle, or `nil` if the package has no shape for the symbol's name.
  package func artwork(in rect: CGRect) -> Artwork? {
    let drawing = SymbolDrawing.named(name)
    guard !drawing.parts.isEmpty else { return nil }
    let scale = Transform(
      scaleX: rect.width / drawing.size.width, y: rect.height / drawing.size.height)
    let place = Transform(translationX: rect.minX, y: rect.minY)
    return Artwork(
      drawing.parts.map { part in
        switch part {
        case .fill(let path): .path(path, .fill(isEvenOdd: true), nil)
        case .stroke(let path):
          .path(path, .stroke(PathStroke(width: lineWidth, cap: .round, join: .round)), nil)
        }
      }
    ).applying(scale.concatenating(place))
  }

  /// The line width of a symbol for text of 17 points, estimated from letters of the same weight.
  private var lineWidth: CGFloat {
    switch configuration.weight {
    case .bold: 2.2
    case .semibold: 2
    case .medium: 1.8
    case .regular, nil: 1.6
    }
  }
}

/// The shape and size of a symbol for text of 17 points, from the package's own table of symbols.
struct SymbolDrawing: Sendable {
  enum Part: Sendable {
    case fill(VectorPath)
    case stroke(VectorPath)
  }

  static let pointSize: CGFloat = 17

  let size: CGSize
  /// The parts of the shape, in points from the top left corner, or an empty array if only the size is known.
  let parts: [Part]

  /// Returns the drawing for a symbol's name, or a drawing of the usual size without a shape if the name is unknown.
  static func named(_ name: String) -> SymbolDrawing { all[name] ?? unknown }

  private static let unknown = SymbolDrawing(
    size: CGSize(width: 20, height: 19.33), parts: [])

  static var names: [String] { all.keys.sorted() }

  private static let all: [String: SymbolDrawing] = {
    var drawings: [String: SymbolDrawing] = [:]
    for line in String(decoding: PackageResources.Symbols_txt, as: UTF8.self).split(separator: "\n")
    where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t")
      guard cells.count >= 3, let width = Double(cells[1]), let height = Double(cells[2]) else {
        preconditionFailure("Symbols.txt: a line without a size: \(line)")
      }
      drawings[String(cells[0])] = SymbolDrawing(
        size: CGSize(width: width, height: height),
        parts: cells.count < 4 ? [] : cells[3].split(separator: ";").map { Part($0) })
    }
    return drawings
  }()
}

extension SymbolDrawing.Part {
  /// Parses a part: `f` (fill) or `s` (stroke), then a path of absolute `M`, `L`, `C` and `Z` commands as in SVG.
  fileprivate init(_ text: Substring) {
    var path = VectorPath()
    var rest = text.drop { !$0.isUppercase }
    while let command = rest.first {
      let arguments = rest.dropFirst().prefix { !$0.isUppercase }
      rest = rest.dropFirst(arguments.count + 1)
      let numbers = arguments.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
      switch (command, numbers.count) {
      case ("M", 2): path.move(to: point(0))
      case ("L", 2): path.addLine(to: point(0))
      case ("C", 6): path.addCurve(to: point(4), point(0), point(2))
      case ("Z", 0): path.close()
      default: preconditionFailure("Symbols.txt: \(command)\(arguments) is not a piece of a path")
      }
    }
    self = text.hasPrefix("s") ? .stroke(path) : .fill(path)
  }
}

extension Image.Parts {
  mutating func take(_ symbol: Symbol, for category: ContentSizeCategory, scale: CGFloat) {
    let metrics = symbol.metrics(for: category, scale: scale)
    content = .symbol(symbol)
    size = metrics.size
    alignmentRectInsets = metrics.alignmentInsets
  }
}
