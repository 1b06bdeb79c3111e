public import Foundation

/// A table row, with built-in labels or the author's content, and with the margins of table rows.
open class TableCell: ContentHost {
  /// An arrangement of a cell's built-in labels and image, with UIKit's raw values.
  public enum CellStyle: Int, Sendable, CaseIterable, Codable {
    /// The arrangement with the same name in UIKit.
    case `default`, value1, value2, subtitle
  }

  /// An accessory at the trailing edge of a cell, with UIKit's raw values.
  public enum AccessoryType: Int, Sendable, CaseIterable, Codable {
    /// The accessory with the same name in UIKit.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The identifier under which the cell is reused, or `nil` if it isn't reused.
  open var reuseIdentifier: String? { ownReuseIdentifier }

  private let ownReuseIdentifier: String?

  /// The arrangement of the built-in labels and image.
  package let style: CellStyle

  private(set) var parts = CellParts()

  /// Makes a cell with Apple's initial size of 320 by 44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    ownReuseIdentifier = reuseIdentifier
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Makes a cell of the default style without a reuse identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a cell from a nib; returns `nil` for a coder that doesn't read a nib.
  public required init?(coder: NSCoder) {
    ownReuseIdentifier = coder.decodeObject(forKey: "reuseIdentifier") as? String
    style = CellStyle(rawValue: coder.decodeInteger(forKey: "style")) ?? .default
    super.init(coder: coder)
  }

  open override class var viewMaker: (AnyClass, (String?) -> View)? {
    (TableCell.self, { TableCell(style: .default, reuseIdentifier: $0) })
  }

  /// The built-in label for the main text, added on first use; `nil` while a content configuration is set.
  open var textLabel: Label? {
    guard showsOwnTexts else { return nil }
    return parts.text ?? add(CellLabel(.text, of: style, in: self)) { $0.text = $1 }
  }

  /// The built-in label for a second text; `nil` in the default style or while a content configuration is set.
  open var detailTextLabel: Label? {
    guard showsOwnTexts, style != .default else { return nil }
    return parts.detail ?? add(CellLabel(.detail, of: style, in: self)) { $0.detail = $1 }
  }

  /// The built-in image view before the texts; `nil` in the `value2` style or with a content configuration.
  open var imageView: ImageView? {
    guard showsOwnTexts, style != .value2 else { return nil }
    return parts.picture ?? add(CellImageView(in: self)) { $0.picture = $1 }
  }

  /// The width, in points, that the built-in image takes before the texts; the separator begins after this width.
  package var imageSpace: CGFloat { CellArrangement(of: self).imageSpace }

  private func add<Part: View>(_ part: Part, _ keep: (inout CellParts, Part) -> Void) -> Part {
    contentView.addSubview(part)
    keep(&parts, part)
    setNeedsLayout()
    return part
  }

  package override var namedParts: [(name: String, view: View)] {
    let all: [(name: String, view: View?)] = [
      ("textLabel", parts.text), ("detailTextLabel", parts.detail), ("imageView", parts.picture),
    ]
    return all.compactMap { name, view in view.map { (name, $0) } }
  }

  private var showsOwnTexts: Bool { contentView is CellContentView }

  override func makeContentView() -> View { CellContentView() }

  package override func showContent(_ content: View?) {
    parts = CellParts()
    super.showContent(content)
    placeContent()
  }

  /// The accessory at the trailing edge of the cell, beside the content view.
  open var accessoryType = AccessoryType.none {
    didSet {
      showAccessory()
      placeContent()
    }
  }

  /// The view that replaces the accessory, or `nil` to show ``accessoryType``.
  open var accessoryView: View? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      showAccessory()
      placeContent()
    }
  }

  private func showAccessory() {
    var look = rowLook ?? RowLook()
    look.accessory = accessoryView == nil ? accessoryType : .none
    rowLook = look
  }

  /// Never called; present for source compatibility.
  open func prepareForReuse() {}

  /// Sets whether the cell is selected; layout depends on it only through ``updateConfiguration(using:)``.
  open func setSelected(_ selected: Bool, animated: Bool) { set(selected, \.isSelected) }

  /// Sets whether the cell is highlighted; layout depends on it only through ``updateConfiguration(using:)``.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    set(highlighted, \.isHighlighted)
  }

  /// Sets whether the cell is being edited; editing controls take no room here.
  open func setEditing(_ editing: Bool, animated: Bool) { set(editing, \.isEditing) }

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { flags.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is highlighted.
  open var isHighlighted: Bool {
    get { flags.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the cell is being edited.
  open var isEditing: Bool {
    get { flags.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  private struct Flags {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
  }

  private var flags = Flags()

  private func set(_ value: Bool, _ flag: WritableKeyPath<Flags, Bool>) {
    guard flags[keyPath: flag] != value else { return }
    flags[keyPath: flag] = value
    requestConfiguration()
  }

  /// The cell's current state for content configurations; overrides modify the state that super returns.
  open var configurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Schedules ``updateConfiguration(using:)`` for the next layout or measurement, as any change of the state does.
  open func setNeedsUpdateConfiguration() { requestConfiguration() }

  /// Updates the cell for a new state; does nothing by default.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// The type of ``configurationUpdateHandler``.
  public typealias ConfigurationUpdateHandler = (TableCell, CellConfigurationState) -> Void

  /// A closure that updates the cell for a new state; called after ``updateConfiguration(using:)``.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { requestConfiguration() }
  }

  override func applyState() {
    take(configurationState, of: self, updateConfiguration, configurationUpdateHandler)
  }

  /// Lays out subviews, places the content view beside the accessory, and places the built-in labels and image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
    guard parts.areAny else { return }
    let frames = CellArrangement(of: self).frames(in: contentView.bounds.size)
    for (part, frame) in [
      (parts.picture as View?, frames.picture), (parts.text, frames.text),
      (parts.detail, frames.detail),
    ] where part?.translatesAutoresizingMaskIntoConstraints == true {
      part?.frame = frame
    }
  }

  /// Returns the fitting size, in points; on axes with an optional fitting priority, it fits the labels and image.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    guard parts.areAny else { return size }
    let arrangement = CellArrangement(of: self)
    if horizontalFittingPriority != .required {
      size.width = max(size.width, arrangement.leastWidth + accessoryRoom)
    }
    if verticalFittingPriority != .required {
      size.height = max(size.height, arrangement.height(width: size.width - accessoryRoom))
    }
    return size
  }

  fileprivate var accessoryRoom: CGFloat {
    let environment = effectiveEnvironment
    let width =
      accessoryView?.bounds.width
      ?? environment.profile.accessoryWidth(accessoryType).map {
        ceiledToPixel($0, scale: environment.scale)
      }
    return width.map { $0 + rowMargin } ?? 0
  }

  private func placeContent() {
    let room = accessoryRoom
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isReversed ? room : 0, y: 0, width: max(0, bounds.width - room), height: bounds.height)
    if let accessoryView {
      let size = accessoryView.bounds.size
      accessoryView.frame = CGRect(
        x: isReversed ? rowMargin : bounds.width - rowMargin - size.width,
        y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
    guard room > 0 || contentView.frame.width != bounds.width, contentView.frame != frame else {
      return
    }
    contentView.frame = frame
    contentView.setMargins { _ in }
    setNeedsLayout()
  }
}

/// The content view of a cell; it has the root's side margins, and a smaller margin beside an accessory.
private final class CellContentView: View {
  override var ownMargins: DirectionalEdgeInsets? {
    let profile = effectiveEnvironment.profile
    let side = rowMargin
    let vertical = profile.cellVerticalMargin
    let hasAccessory = ((superview as? TableCell)?.accessoryRoom ?? 0) > 0
    return DirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical,
      trailing: hasAccessory ? profile.cellAccessoryDistance : side)
  }
}

extension PlatformProfile {
  /// Returns an accessory's width without margins, in points, or `nil` for `none` (estimate for `detailButton`).
  func accessoryWidth(_ type: TableCell.AccessoryType) -> CGFloat? {
    switch type {
    case .none: nil
    case .disclosureIndicator: 10.3
    case .detailDisclosureButton: 37
    case .checkmark: 24
    case .detailButton: 26.7
    }
  }
}
