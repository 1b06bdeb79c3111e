public import AutoLayout
public import Foundation

/// AppKit's box: a border with a title and a content view inside, or a separator.
///
/// Except for custom boxes, the frame extends beyond the alignment rectangle by the platform's insets. A content view
/// that translates its autoresizing mask fills the space inside the border, the margins and the title. Other content
/// views need constraints.
open class NSBox: NSView {
  /// The type of the box: titled, separator or custom.
  open var boxType = BoxType.primary { didSet { changed() } }

  /// The title, drawn above the border.
  open var title = "Title" { didSet { changed() } }

  /// The position of the title.
  open var titlePosition = TitlePosition.atTop { didSet { changed() } }

  /// The margins between the border and the content of a custom box, in points.
  open var contentViewMargins = CGSize(width: 5, height: 5) { didSet { changed() } }

  /// The view inside the border, a subview of the box, or `nil` for none.
  open var contentView: NSView? {
    get { content }
    set {
      guard newValue !== content else { return }
      content?.removeFromSuperview()
      content = newValue
      if let newValue { addSubview(newValue) }
      changed()
    }
  }

  /// The fill color of a custom box in figures, or `nil` to use the figure's default.
  open var fillColor: Color? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }

  /// The color of a custom box's border; layout ignores it.
  open var borderColor: Color?

  /// The width of a custom box's border, in points, which insets the content view.
  open var borderWidth: CGFloat = 1 { didSet { changed() } }

  /// Whether the border, background and title are hidden; layout ignores it.
  open var isTransparent = false

  /// The font of the title; layout ignores it.
  open var titleFont = Font.systemFont(ofSize: Font.smallSystemFontSize)

  private var content: NSView?

  /// Creates a box with an empty content view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let view = NSView(frame: .zero)
    content = view
    addSubview(view)
    changed()
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  /// Whether a separator is vertical; as Apple documents, it is if its frame is taller than wide.
  private var stands: Bool { frame.height > frame.width }

  open override var alignmentRectInsets: EdgeInsets {
    let numbers = effectiveEnvironment.profile.desktop
    switch boxType {
    case .primary: return numbers.boxInsets
    case .custom: return .zero
    case .separator:
      let inset = numbers.separatorInset
      return stands
        ? EdgeInsets(left: inset, right: inset) : EdgeInsets(top: inset, bottom: inset)
    }
  }

  /// The intrinsic size, in points; only the thickness of a separator is intrinsic.
  open override var intrinsicContentSize: CGSize {
    guard boxType == .separator else { return super.intrinsicContentSize }
    let thickness = effectiveEnvironment.profile.desktop.separatorThickness
    let none = View.noIntrinsicMetric
    return stands
      ? CGSize(width: thickness, height: none) : CGSize(width: none, height: thickness)
  }

  /// The insets of the content view from the box's frame, in points.
  private var contentInsets: EdgeInsets {
    guard boxType == .primary else {
      let line = boxType == .custom ? borderWidth : 0
      let x = line + (boxType == .custom ? contentViewMargins.width : 0)
      let y = line + (boxType == .custom ? contentViewMargins.height : 0)
      return EdgeInsets(top: y, left: x, bottom: y, right: x)
    }
    let numbers = effectiveEnvironment.profile.desktop
    var insets = numbers.boxContentInsets
    if titlePosition != .noTitle { insets.top += numbers.boxTitleHeight }
    return insets
  }

  package override var drawnParts: [Artwork.Part] {
    var box = alignedBox
    guard !isTransparent, box.width > 0, box.height > 0 else { return [] }
    switch boxType {
    case .separator:
      let line = VectorPath(stands ? box.insetBy(dx: (box.width - 1) / 2, dy: 0) : box)
      return [.path(line, .fill(isEvenOdd: false), .separatorColor)]
    case .custom:
      guard let borderColor, borderWidth > 0 else { return [] }
      let line = VectorPath(box.insetBy(dx: borderWidth / 2, dy: borderWidth / 2))
      return [.path(line, .stroke(PathStroke(width: borderWidth)), borderColor)]
    case .primary:
      guard titlePosition != .noTitle, !title.isEmpty else { return BezelShapes.box(box) }
      let room = CGRect(x: box.minX + 2, y: 0, width: box.width - 4, height: titleFont.lineHeight)
      let height = effectiveEnvironment.profile.desktop.boxTitleHeight
      box.origin.y += height
      box.size.height = max(0, box.height - height)
      return BezelShapes.box(box) + [
        BezelShapes.text(title, titleFont, at: room.origin, in: room.size)
      ]
    }
  }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    if subview === content { content = nil }
  }

  open override func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    changed()
  }

  open override func layoutSubviews() {
    place()
    super.layoutSubviews()
  }

  private func changed() {
    place()
    invalidateIntrinsicContentSize()
  }

  /// Makes the content view fill the box, unless its `translatesAutoresizingMaskIntoConstraints` is false.
  private func place() {
    guard let content, content.translatesAutoresizingMaskIntoConstraints else { return }
    let insets = contentInsets
    let size = CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    content.autoresizingMask = [.width, .height]
    let rect = CGRect(
      origin: CGPoint(x: insets.left, y: isFlipped ? insets.top : insets.bottom), size: size)
    if content.frame != rect { content.frame = rect }
  }
}
