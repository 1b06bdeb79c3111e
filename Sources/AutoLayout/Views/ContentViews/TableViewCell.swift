package import Foundation

/// A row of a static table, with an image, an accessory, a separator, and texts placed as in a ``TableCell``.
package final class TableViewCell: View, PartsOwner {
  private var parts = CellParts()

  var style = TableCell.CellStyle.subtitle {
    didSet {
      guard style != oldValue else { return }
      let texts = (text, detailText)
      (text, detailText) = (nil, nil)
      (text, detailText) = texts
    }
  }

  var text: String? {
    get { parts.text?.text }
    set { set(newValue, as: .text, at: \.text) }
  }

  var detailText: String? {
    get { parts.detail?.text }
    set { set(newValue, as: .detail, at: \.detail) }
  }

  var image: Image? {
    get { parts.picture?.image }
    set {
      guard newValue != nil else {
        parts.picture?.removeFromSuperview()
        parts.picture = nil
        return
      }
      let view = parts.picture ?? CellImageView(in: self)
      if parts.picture == nil { insertSubview(view, at: 0) }
      parts.picture = view
      view.image = newValue
    }
  }

  var accessory = TableCell.AccessoryType.none { didSet { setNeedsLayout() } }

  var hasSeparator = true

  /// The insets of the separator, in points, or `nil` for a separator from the texts to the trailing edge.
  var separatorInset: EdgeInsets?

  override class var knownClass: KnownViewClass { .tableViewCell }

  package var generatedParts: [View] {
    let all: [View?] = [parts.picture, parts.text, parts.detail]
    return all.compactMap(\.self)
  }

  private func set(
    _ text: String?, as role: CellLabel.Role, at part: WritableKeyPath<CellParts, CellLabel?>
  ) {
    guard let text else {
      parts[keyPath: part]?.removeFromSuperview()
      parts[keyPath: part] = nil
      return
    }
    let label = parts[keyPath: part] ?? CellLabel(role, of: style, in: self)
    if parts[keyPath: part] == nil {
      label.adjustsFontForContentSizeCategory = true
      parts[keyPath: part] = label
      addSubview(label)
    }
    if label.text != text { label.text = text }
    invalidateIntrinsicContentSize()
  }

  private var arrangement: CellArrangement {
    let (profile, isReversed) = (
      effectiveEnvironment.profile, effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    let (start, end) = (rowMargin, accessory == .none ? rowMargin : profile.cellAccessoryDistance)
    return CellArrangement(
      parts, style,
      margins: EdgeInsets(left: isReversed ? end : start, right: isReversed ? start : end),
      in: self)
  }

  private var accessoryRoom: CGFloat {
    let environment = effectiveEnvironment
    let width = environment.profile.accessoryWidth(accessory)
    return width.map { ceiledToPixel($0, scale: environment.scale) + rowMargin } ?? 0
  }

  package override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric, height: arrangement.height(width: .greatestFiniteMagnitude))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let room = accessoryRoom
    let frames = arrangement.frames(
      in: CGSize(width: max(0, bounds.width - room), height: bounds.height))
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (part, frame) in [
      (parts.picture as View?, frames.picture), (parts.text, frames.text),
      (parts.detail, frames.detail),
    ] {
      part?.frame = frame.offsetBy(dx: isReversed ? room : 0, dy: 0)
    }
  }

  var shownRow: RowLook {
    var look = RowLook()
    look.accessory = accessory
    if hasSeparator {
      look.separator =
        separatorInset ?? EdgeInsets(left: rowMargin + arrangement.imageSpace)
    }
    return look
  }
}
