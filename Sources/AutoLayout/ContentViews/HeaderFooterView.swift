public import Foundation

/// What lies above or below the rows of a section: a view as its author composes it, or texts of its own.
///
/// Where these lie is an estimate, but for the height of 28 points that Interface Builder gives to the
/// headers of its tables: at the margins of rows, in the middle of the height. That the content view has
/// the margins of rows at the sides is an estimate as well.
open class HeaderFooterView: ContentHost {
  /// The name by which a table asks for a view that it can use again.
  open var reuseIdentifier: String? { ownReuseIdentifier }

  private let ownReuseIdentifier: String?

  private var text: CellLabel?
  private var detail: CellLabel?

  /// Makes a view; the size is what it is given.
  public init(reuseIdentifier: String?) {
    ownReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a view that no table uses again.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Makes a view of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    ownReuseIdentifier = coder.decodeObject(forKey: "reuseIdentifier") as? String
    super.init(coder: coder)
  }

  open override class var viewMaker: (AnyClass, (String?) -> View)? {
    (HeaderFooterView.self, { HeaderFooterView(reuseIdentifier: $0) })
  }

  /// Called before a table uses the view again; never called here.
  open func prepareForReuse() {}

  /// The view's own text, in its content view from when it is first asked for; nil while a content
  /// configuration says what the view shows.
  open var textLabel: Label? {
    guard contentView is HeaderContentView else { return nil }
    if text == nil { text = add(.headline) }
    return text
  }

  /// The view's own second text, below the first, as ``textLabel``.
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

  /// What the view's looks follow from; overrides add to what super answers.
  open var configurationState: ViewConfigurationState {
    var state = ViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Asks for ``updateConfiguration(using:)`` before the next layout, or before the view is measured.
  open func setNeedsUpdateConfiguration() { requestConfiguration() }

  /// Sets what the view shows in a state; does nothing unless a class says otherwise.
  open func updateConfiguration(using state: ViewConfigurationState) {}

  /// What ``configurationUpdateHandler`` is.
  public typealias ConfigurationUpdateHandler = (HeaderFooterView, ViewConfigurationState) -> Void

  /// Sets what the view shows in a state, after ``updateConfiguration(using:)``.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { requestConfiguration() }
  }

  override func takeState() {
    take(configurationState, of: self, updateConfiguration, configurationUpdateHandler)
  }

  /// The texts that there is something to show of, each with its height at a width, in points.
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

  /// Gives the view's own texts their frames.
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

  /// The size that constraints give the view near a target; with texts of its own at least the height that
  /// these need, where the target's is not required.
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

/// What a header's subviews lie in: as far from the sides as rows, and above and below as far as in a
/// plain view.
private final class HeaderContentView: View {
  override var ownMargins: DirectionalEdgeInsets? {
    let profile = effectiveEnvironment.profile
    let side = rowMargin
    return DirectionalEdgeInsets(
      top: profile.viewMargin, leading: side, bottom: profile.viewMargin, trailing: side)
  }
}
