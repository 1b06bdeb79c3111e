package import Foundation

/// A date picker that shows given texts as compact fields or as wheels; figures show only the wheels' middle row.
package final class DatePicker: Control, PartsOwner {
  private var fields: [Label] = []

  var date: String? { didSet { changeFields() } }

  var time: String? { didSet { changeFields() } }

  var style = DatePickerStyle.compact { didSet { changeFields() } }

  override class var knownClass: KnownViewClass { .datePicker }

  package var generatedParts: [View] { fields }

  private var texts: [String] {
    let texts = [date, time].compactMap(\.self)
    guard style == .wheels, texts.count > 1 else { return texts }
    return [texts.joined(separator: "   ")]
  }

  private func changeFields() {
    let texts = texts
    while fields.count > texts.count { fields.removeLast().removeFromSuperview() }
    while fields.count < texts.count {
      let field = Label()
      field.font = CompactDateFields.font
      field.textAlignment = .center
      field.backgroundColor = SystemColor.tertiarySystemFill.color
      field.cornerRadius = CompactDateFields.cornerRadius
      fields.append(field)
      addSubview(field)
    }
    for (field, text) in zip(fields, texts) where field.text != text { field.text = text }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  package override var intrinsicContentSize: CGSize {
    guard style == .compact else { return effectiveEnvironment.profile.pickerSize }
    let texts = texts
    return texts.isEmpty
      ? super.intrinsicContentSize : CompactDateFields(texts, effectiveEnvironment).size
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = CompactDateFields(texts, effectiveEnvironment).sizes
    if style == .wheels {
      // Margins and height of the row are estimates.
      fields.first?.frame = CGRect(
        x: 9, y: bounds.midY - 17, width: max(0, bounds.width - 18), height: 34)
      return
    }
    var x: CGFloat = 0
    for (field, size) in zip(fields, sizes) {
      field.place(
        inBar: self,
        CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
      x += size.width + CompactDateFields.distance
    }
  }
}

/// The fields of a compact date picker, 4 points apart, with text of 17 points.
///
/// A field is 24 points wider than its text, and 14 points taller than a line of text. The project iamcgn/swiftui-web
/// measured these differences on iOS 26. The corner radius is an estimate.
package struct CompactDateFields {
  /// The font of the texts in the fields.
  package static let font = Font.systemFont(ofSize: 17)
  /// The distance between two fields, in points.
  package static let distance: CGFloat = 4
  /// The radius of a field's corners, in points.
  package static let cornerRadius: CGFloat = 6

  /// The sizes of the fields, in points.
  package let sizes: [CGSize]

  /// Measures one field for each text.
  package init(_ texts: [String], _ environment: LayoutEnvironment) {
    func ceiled(_ length: CGFloat) -> CGFloat {
      (length * environment.scale).rounded(.up) / environment.scale
    }
    let height = ceiled(Self.font.lineHeight) + 14
    sizes = texts.map { text in
      CGSize(
        width: ceiled(environment.measureText(text, Self.font, nil).width) + 24, height: height)
    }
  }

  /// The size of all fields together, in points.
  package var size: CGSize {
    CGSize(
      width: sizes.map(\.width).reduce(-Self.distance) { $0 + Self.distance + $1 },
      height: sizes.first?.height ?? 0)
  }
}
