internal import AutoLayout
internal import Foundation
internal import Scenes

extension LayoutPiece {
  /// The separator between the sections of a message: a character that can't be part of XML or JSON.
  private static let separator = "\u{1E}"

  /// Returns the layouts and their drawings as a text of six sections.
  ///
  /// The first section is the range of widths or heights as JSON. The drawing as SVG and its functions follow, then the
  /// layout as JSON and its functions. The last section is the layout's parts as JSON. In the drawing and the layout,
  /// ``NumberedText/placeholder`` replaces each number that depends on the width or height. SVG isn't quoted, because
  /// quoting would take longer than drawing.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the canvas varies, or `nil` if there is only one canvas.
  ///   - parts: The layout's parts, or `nil` if the page already has them.
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
  /// The text, with a placeholder for each number that depends on the width or height.
  fileprivate var template: String { lines.map(\.template).joined(separator: "\n") }

  /// The functions as JSON, in the order of their placeholders in the text.
  fileprivate var functionsJSON: JSONValue {
    .array(lines.flatMap { $0.functions.map(\.json) }, .inline)
  }
}
