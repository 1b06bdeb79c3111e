public import AutoLayout
public import Foundation

/// UIKit's controller of controllers side by side, as far as layout depends on it.
///
/// Where the width is compact it shows one of them alone. Elsewhere the secondary one has the width that
/// the columns beside it leave, or all of it below columns that lie over it. Between columns there is no
/// line, and nobody drags them. A column's width is the preferred one within its limits, or that part of
/// the whole (documentation); without either it is 40 percent of the whole, and 320 points is the most
/// until another limit is set (the article on the width of master views at useyourloaf.com): that this
/// holds for supplementary columns as well is an estimate. Both kinds have the traits of a narrow screen
/// beside the secondary one.
open class UISplitViewController: ViewController {
  /// Which columns there are; fixed when the controller is made.
  public let style: Style

  /// Whom the controller asks where it has a choice.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// What stands for a width that was not said; the number is not Apple's.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The arrangement that the author would like; automatic by default.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      shownMode = nil
      rearrange()
    }
  }

  /// How the author would like columns to lie beside the secondary one; automatic by default.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { rearrange() } }

  /// The side that the columns are on; leading by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { rearrange() } }

  /// The background of the primary column; layout ignores it.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether people may pull columns in; layout ignores it.
  open var presentsWithGesture = true
  /// Whether a button shows the secondary column alone; layout ignores it.
  open var showsSecondaryOnlyButton = false

  /// The width of the primary column, in points, in the place of a part of the whole.
  open var preferredPrimaryColumnWidth = UISplitViewController.unsaid { didSet { rearrange() } }
  /// The width of the primary column as a part of the whole, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.unsaid {
    didSet { rearrange() }
  }
  /// The least width of the primary column, in points; 0 until it is set.
  open var minimumPrimaryColumnWidth = UISplitViewController.unsaid { didSet { rearrange() } }
  /// The greatest width of the primary column, in points; 320 until it is set.
  open var maximumPrimaryColumnWidth = UISplitViewController.unsaid { didSet { rearrange() } }
  /// The width of the supplementary column, in points, in the place of a part of the whole.
  open var preferredSupplementaryColumnWidth = UISplitViewController.unsaid {
    didSet { rearrange() }
  }
  /// The width of the supplementary column as a part of the whole, from 0 to 1.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.unsaid {
    didSet { rearrange() }
  }
  /// The least width of the supplementary column, in points; 0 until it is set.
  open var minimumSupplementaryColumnWidth = UISplitViewController.unsaid { didSet { rearrange() } }
  /// The greatest width of the supplementary column, in points; 320 until it is set.
  open var maximumSupplementaryColumnWidth = UISplitViewController.unsaid { didSet { rearrange() } }

  /// A width that was not said.
  private static let unsaid = automaticDimension

  /// The controllers as they were set, by their columns.
  private var columns: [Column: ViewController] = [:]
  /// Those that are children: in columns, navigation controllers around the others.
  private var shown: [Column: ViewController] = [:]
  /// The arrangement that was asked for by showing or hiding a column.
  private var shownMode: DisplayMode?

  /// Makes a controller with two columns or three, whose controllers get navigation bars of their own.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of the older kind, with two controllers; there are no nibs here.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// The controllers from the primary one on.
  ///
  /// Setting it is for controllers of the older kind: the primary and the secondary one.
  open var viewControllers: [ViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      put(newValue.first, in: .primary)
      put(newValue.count > 1 ? newValue[1] : nil, in: .secondary)
    }
  }

  /// The controller that was set for a column; nil for none.
  open func viewController(for column: Column) -> ViewController? { columns[column] }

  /// Sets the controller of a column; one that is no navigation controller gets one around it, but for
  /// that of the compact width.
  open func setViewController(_ vc: ViewController?, for column: Column) { put(vc, in: column) }

  private func put(_ controller: ViewController?, in column: Column) {
    guard columns[column] !== controller else { return }
    let former = shown[column]
    columns[column] = controller
    shown[column] = controller.map { controller in
      guard style != .unspecified, column != .compact, !(controller is UINavigationController)
      else { return controller }
      return UINavigationController(rootViewController: controller)
    }
    former?.viewIfLoaded?.removeFromSuperview()
    adopt([shown[column]].compactMap { $0 }, insteadOf: [former].compactMap { $0 })
    rearrange()
  }

  /// Whether one controller is shown alone, as the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The present arrangement, never automatic.
  open var displayMode: DisplayMode { arrangement.displayMode }

  /// How columns lie beside the secondary one at present, never automatic.
  open var splitBehavior: SplitBehavior { arrangement.behavior }

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { arrangement.width(of: .primary) }

  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { arrangement.width(of: .supplementary) }

  /// Shows a column where there is room for it, or over the secondary one; at once.
  open func show(_ column: Column) {
    shownMode = arrangement.mode(showing: column)
    rearrange()
  }

  /// Hides a column where it is not the secondary one; at once.
  open func hide(_ column: Column) {
    shownMode = arrangement.mode(hiding: column)
    rearrange()
  }

  /// Shows a controller in the place of the secondary one.
  open func showDetailViewController(_ vc: ViewController, sender: Any?) {
    put(vc, in: .secondary)
  }

  /// The arrangement in the view as large as it is.
  private var arrangement: SplitArrangement {
    SplitArrangement(of: self, mode: shownMode ?? preferredDisplayMode, in: view.bounds)
  }

  open override func loadView() {
    let split = SplitContainer(frame: loadingFrame)
    split.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    split.arrange = { [weak self] in self?.arrange() }
    view = split
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    rearrange()
  }

  private func rearrange() { viewIfLoaded?.setNeedsLayout() }

  /// The column that is shown alone where the width is compact.
  private var collapsedColumn: Column {
    guard style != .unspecified else {
      guard let primary = columns[.primary] else { return .secondary }
      guard let secondary = columns[.secondary] else { return .primary }
      let keepsPrimary = delegate?.splitViewController(
        self, collapseSecondary: secondary, onto: primary)
      return keepsPrimary == true ? .primary : .secondary
    }
    let order: [Column] = [.compact, .secondary, .supplementary, .primary]
    let proposed = order.first { columns[$0] != nil } ?? .secondary
    guard let delegate else { return proposed }
    return delegate.splitViewController(
      self, topColumnForCollapsingToProposedTopColumn: proposed)
  }

  /// Gives the controllers' views their places, and takes away those that are not shown.
  private func arrange() {
    let bounds = view.bounds
    let isCollapsed = isCollapsed
    let frames =
      isCollapsed ? [(column: collapsedColumn, frame: bounds)] : arrangement.frames
    let narrow = isCollapsed ? nil : TraitCollection(horizontalSizeClass: .compact)
    for column in [Column.primary, .supplementary] {
      if let child = shown[column] { setOverrideTraitCollection(narrow, forChild: child) }
    }
    let views = frames.compactMap { shown[$0.column]?.view }
    for other in view.subviews where !views.contains(where: { $0 === other }) {
      other.removeFromSuperview()
    }
    for (column, frame) in frames {
      guard let child = shown[column]?.view else { continue }
      child.autoresizingMask = []
      if child.superview !== view { view.addSubview(child) }
      if child.frame != frame { child.frame = frame }
    }
  }
}

/// The view of a split view controller, which arranges what lies in it.
private final class SplitContainer: View {
  var arrange: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
}
