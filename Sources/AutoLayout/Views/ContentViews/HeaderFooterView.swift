public import Foundation

/// A header or footer of a table section, with built-in labels or the author's content.
///
/// Margins and centering of the built-in labels are estimates; the height of 28 points comes from Interface Builder.
open class HeaderFooterView: ContentHost {
  /// The identifier under which the view is reused, or `nil` if it isn't reused.
  open var reuseIdentifier: String? { ownReuseIdentifier }

  private let ownReuseIdentifier: String?

  private var text: CellLabel?
  private var detail: CellLabel?

  /// Makes a view of size zero.
  public init(reuseIdentifier: String?) {
    ownReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a view without a reuse identifier.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Makes a view from a nib; returns `nil` for a coder that doesn't read a nib.
  public required init?(coder: NSCoder) {
    ownReuseIdentifier = coder.decodeObject(forKey: "reuseIdentifier") as? String
    super.init(coder: coder)
  }

  open override class var viewMaker: (AnyClass, (String?) -> View)? {
    (HeaderFooterView.self, { HeaderFooterView(reuseIdentifier: $0) })
  }

  /// Never called; present for source compatibility.
  open func prepareForReuse() {}

  /// The built-in label for the main text, added on first use; `nil` while a content configuration is set.
  open var textLabel: Label? {
    guard contentView is HeaderContentView else { return nil }
    if text == nil { text = add(.headline) }
    return text
  }

  /// The built-in label below the main text, added on first use; `nil` while a content configuration is set.
  open var detailTextLabel: Label? {
    guard contentView is HeaderContentView else { return nil }
    if detail == nil { detail = add(.footnote) }
    return detail
  }

  private func add(_ style: TextStyle) -> CellLabel {
    let label = CellLabel(in: self, font: .preferredFont(forTextStyle: style))
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  override func makeContentView() -> View { HeaderContentView() }

  package override var namedParts: [(name: String, view: View)] {
    (text.map { [("textLabel", $0)] } ?? []) + (detail.map { [("detailTextLabel", $0)] } ?? [])
  }

  package override func showContent(_ content: View?) {
    (text, detail) = (nil, nil)
    super.showContent(content)
  }

  /// The view's current state for content configurations; overrides modify the state that super returns.
  open var configurationState: ViewConfigurationState {
    var state = ViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Schedules ``updateConfiguration(using:)`` for the next layout or measurement, as any change of the state does.
  open func setNeedsUpdateConfiguration() { requestConfiguration() }

  /// Updates the view for a new state; does nothing by default.
  open func updateConfiguration(using state: ViewConfigurationState) {}

  /// The type of ``configurationUpdateHandler``.
  public typealias ConfigurationUpdateHandler = (HeaderFooterView, ViewConfigurationState) -> Void

  /// A closure that updates the view for a new state; called after ``updateConfiguration(using:)``.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { requestConfiguration() }
  }

  override func applyState() {
    take(configurationState, of: self, updateConfiguration, configurationUpdateHandler)
  }

  private func texts(in width: CGFloat) -> [(label: CellLabel, height: CGFloat)] {
    [text, detail].compactMap { label in
      guard let label, label.text?.isEmpty == false else { return nil }
      let room = CGSize(width: max(width, 1), height: .greatestFiniteMagnitude)
      return (label, label.sizeThatFits(room).height)
    }
  }

  private func height(of texts: [(label: CellLabel, height: CGFloat)]) -> CGFloat {
    let distances = CGFloat(max(0, texts.count - 1)) * effectiveEnvironment.profile.cellTextDistance
    return texts.reduce(distances) { $0 + $1.height }
  }

  /// Lays out subviews, and places the built-in labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard text != nil || detail != nil else { return }
    let room = contentView.bounds.inset(by: contentView.layoutMargins)
    let texts = texts(in: room.width)
    let middle = (contentView.bounds.height - height(of: texts)) / 2
    var y = ceiledToPixel(middle, scale: effectiveEnvironment.scale)
    for (label, height) in texts {
      if label.translatesAutoresizingMaskIntoConstraints {
        label.frame = CGRect(x: room.minX, y: y, width: max(0, room.width), height: height)
      }
      y += height + effectiveEnvironment.profile.cellTextDistance
    }
  }

  /// Returns the fitting size, in points; the built-in labels fit in it unless the target height is required.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    let profile = effectiveEnvironment.profile
    let margins = contentView.layoutMargins
    let texts = texts(in: size.width - margins.left - margins.right)
    guard verticalFittingPriority != .required, !texts.isEmpty else { return size }
    let needed = height(of: texts) + 2 * profile.headers.textMargin
    size.height = max(size.height, needed.rounded(.up), profile.headers.height)
    return size
  }
}

/// The content view of a header, with the side margins of rows and the top and bottom margins of plain views.
private final class HeaderContentView: View {
  override var ownMargins: DirectionalEdgeInsets? {
    let profile = effectiveEnvironment.profile
    let side = rowMargin
    return DirectionalEdgeInsets(
      top: profile.viewMargin, leading: side, bottom: profile.viewMargin, trailing: side)
  }
}
