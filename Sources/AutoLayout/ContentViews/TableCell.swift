public import Foundation

/// A row of a table: a view as its author composes it, with the margins that tables give.
///
/// How tall a row of some width is, is what
/// ``View/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` answers
/// for that width as required.
open class TableCell: ContentHost {
  /// The arrangements of texts that a cell can come with; Apple's raw values.
  public enum CellStyle: Int, Sendable, CaseIterable, Codable {
    case `default`, value1, value2, subtitle
  }

  /// What stands at the trailing edge; Apple's raw values.
  public enum AccessoryType: Int, Sendable, CaseIterable, Codable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The name by which a table asks for a cell that it can use again.
  open var reuseIdentifier: String? { ownReuseIdentifier }

  private let ownReuseIdentifier: String?

  /// How the cell's own texts lie.
  package let style: CellStyle

  /// The cell's own texts and its picture, as far as they were asked for.
  private(set) var parts = CellParts()

  /// Makes a cell of the size that Apple's begins with: 320 by 44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    ownReuseIdentifier = reuseIdentifier
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Makes a cell of the default style that no table uses again.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a view of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    ownReuseIdentifier = coder.decodeObject(forKey: "reuseIdentifier") as? String
    style = CellStyle(rawValue: coder.decodeInteger(forKey: "style")) ?? .default
    super.init(coder: coder)
  }

  open override class var viewMaker: (AnyClass, (String?) -> View)? {
    (TableCell.self, { TableCell(style: .default, reuseIdentifier: $0) })
  }

  /// The cell's own text; nil while a content configuration says what the cell shows.
  ///
  /// It is a subview of the content view from when it is first asked for, and ``layoutSubviews()`` gives it its
  /// frame.
  open var textLabel: Label? {
    guard showsOwnTexts else { return nil }
    return parts.text ?? add(CellLabel(.text, of: style, in: self)) { $0.text = $1 }
  }

  /// The cell's own second text; nil in the default style, which has none.
  open var detailTextLabel: Label? {
    guard showsOwnTexts, style != .default else { return nil }
    return parts.detail ?? add(CellLabel(.detail, of: style, in: self)) { $0.detail = $1 }
  }

  /// The cell's own picture, before its texts; nil in the style that has none.
  open var imageView: ImageView? {
    guard showsOwnTexts, style != .value2 else { return nil }
    return parts.picture ?? add(CellImageView(in: self)) { $0.picture = $1 }
  }

  /// The room that the cell's own picture takes before the texts, at which separators begin, in points.
  package var pictureRoom: CGFloat { CellArrangement(of: self).pictureRoom }

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

  /// Whether the cell shows texts of its own; not those of a content configuration.
  private var showsOwnTexts: Bool { contentView is CellContentView }

  override func makeContentView() -> View { CellContentView() }

  package override func showContent(_ content: View?) {
    parts = CellParts()
    super.showContent(content)
    placeContent()
  }

  /// What stands at the trailing edge, and takes room from the content view.
  open var accessoryType = AccessoryType.none {
    didSet {
      showAccessory()
      placeContent()
    }
  }

  /// The view at the trailing edge, in the place of what ``accessoryType`` says.
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

  /// Called before a table uses the cell again; never called here.
  open func prepareForReuse() {}

  /// Shows the cell as picked or not; layout depends on it where ``updateConfiguration(using:)`` says so.
  open func setSelected(_ selected: Bool, animated: Bool) { set(selected, \.isSelected) }

  /// Shows the cell as touched or not, as ``setSelected(_:animated:)``.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    set(highlighted, \.isHighlighted)
  }

  /// Begins or ends editing; the room that a device gives to what edits is not there.
  open func setEditing(_ editing: Bool, animated: Bool) { set(editing, \.isEditing) }

  /// Whether the cell is picked.
  open var isSelected: Bool {
    get { flags.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is being touched.
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

  /// What the cell's looks follow from; overrides add to what super answers.
  open var configurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Asks for ``updateConfiguration(using:)`` before the next layout, or before the cell is measured.
  ///
  /// Changes of the state ask for it as well, and a cell that is new has been asked.
  open func setNeedsUpdateConfiguration() { requestConfiguration() }

  /// Sets what the cell shows in a state; does nothing unless a class says otherwise.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// What ``configurationUpdateHandler`` is.
  public typealias ConfigurationUpdateHandler = (TableCell, CellConfigurationState) -> Void

  /// Sets what the cell shows in a state, after ``updateConfiguration(using:)``.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { requestConfiguration() }
  }

  override func takeState() {
    take(configurationState, of: self, updateConfiguration, configurationUpdateHandler)
  }

  /// Gives the content view the room beside accessories, and the cell's own texts and picture their frames.
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

  /// The size that constraints give the cell near a target; with texts of its own at least the height that
  /// these need, where the target's is not required.
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

  /// The room that accessories take from the content view, in points.
  fileprivate var accessoryRoom: CGFloat {
    let environment = effectiveEnvironment
    let width =
      accessoryView?.bounds.width
      ?? environment.profile.accessoryWidth(accessoryType).map {
        ceiledToPixel($0, scale: environment.scale)
      }
    return width.map { $0 + rowMargin } ?? 0
  }

  /// Puts the accessory at the trailing edge, and the content view into the rest.
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

/// What a cell's subviews lie in: as far from the sides as the view that fills the screen, and nearer to
/// an accessory.
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
