internal import AutoLayout
internal import Foundation
internal import Scenes

extension LayoutPiece {
  /// The separator of a message's sections: a character that can't be part of XML or JSON.
  private static let separator = "\u{1E}"

  /// The piece as a text of six sections.
  ///
  /// - its range, as JSON;
  /// - the drawing, as SVG, and the drawing's functions;
  /// - the rest of the layout, as JSON, and the functions of the rest;
  /// - the layout's parts, as JSON.
  ///
  /// In the SVG and the JSON, ``NumberedText/placeholder`` replaces each number that
  /// a function gives. SVG isn't quoted, because that would take longer than drawing.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the extents are; `nil` if there is one canvas.
  ///   - parts: The layout's parts, or `nil` for a page that has them.
  /// - Returns: The message.
  func message(_ axis: LayoutConstraint.Axis?, parts: LayoutParts?) -> String {
    let range = JSONValue.line([
      ("axis", axis.map { .string($0.sizeAttribute.name) } ?? .null),
      ("from", .number(CGFloat(range.lowerBound))), ("to", .number(CGFloat(range.upperBound))),
      ("pixel", .number(CGFloat(pixel))),
    ])
    let texts = texts
    return [
      range.text, texts.drawing.template, texts.drawing.functionsJSON.text, texts.layout.template,
      texts.layout.functionsJSON.text, parts?.json.text ?? "",
    ].joined(separator: Self.separator)
  }
}

extension NumberedText {
  /// The text with placeholders.
  fileprivate var template: String { lines.map(\.template).joined(separator: "\n") }

  /// The functions in the order of their placeholders.
  fileprivate var functionsJSON: JSONValue {
    .array(lines.flatMap { $0.functions.map(\.json) }, .inline)
  }
}
