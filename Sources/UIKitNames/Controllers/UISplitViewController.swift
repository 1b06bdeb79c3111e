public import AutoLayout
public import Foundation

/// UIKit's controller that shows child controllers in columns side by side.
///
/// In compact width, it shows one child alone. Otherwise the secondary column takes the remaining width beside the
/// other columns, or the full width below overlaid columns. There is no line between columns, and columns can't be
/// dragged.
///
/// A column has its preferred width, or its preferred fraction of the view's width, within its limits. As an article on
/// useyourloaf.com reports, the default width is 40 percent of the view's width, up to 320 points. For supplementary
/// columns, this default is an estimate. The primary and supplementary columns have a compact width class.
open class UISplitViewController: ViewController {
  /// The style, which determines the columns and is fixed at initialization.
  public let style: Style

  /// The delegate, which chooses the column to show in a compact width.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The value of a width that isn't set; UIKit uses another number.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The preferred display mode, automatic by default.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      shownMode = nil
      rearrange()
    }
  }

  /// The preferred way to show columns next to the secondary column, automatic by default.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { rearrange() } }

  /// The side of the primary column, leading by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { rearrange() } }

  /// The background of the primary column; layout ignores it.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether a gesture shows columns; layout ignores it.
  open var presentsWithGesture = true
  /// Whether a button shows the secondary column alone; layout ignores it.
  open var showsSecondaryOnlyButton = false

  /// The preferred width of the primary column in points, which takes precedence over the preferred fraction.
  open var preferredPrimaryColumnWidth = UISplitViewController.unspecified {
    didSet { rearrange() }
  }
  /// The preferred width of the primary column as a fraction of the view's width, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.unspecified {
    didSet { rearrange() }
  }
  /// The minimum width of the primary column in points, 0 by default.
  open var minimumPrimaryColumnWidth = UISplitViewController.unspecified { didSet { rearrange() } }
  /// The maximum width of the primary column in points, 320 by default.
  open var maximumPrimaryColumnWidth = UISplitViewController.unspecified { didSet { rearrange() } }
  /// The preferred width of the supplementary column in points, which takes precedence over the preferred fraction.
  open var preferredSupplementaryColumnWidth = UISplitViewController.unspecified {
    didSet { rearrange() }
  }
  /// The preferred width of the supplementary column as a fraction of the view's width, from 0 to 1.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.unspecified {
    didSet { rearrange() }
  }
  /// The minimum width of the supplementary column in points, 0 by default.
  open var minimumSupplementaryColumnWidth = UISplitViewController.unspecified {
    didSet { rearrange() }
  }
  /// The maximum width of the supplementary column in points, 320 by default.
  open var maximumSupplementaryColumnWidth = UISplitViewController.unspecified {
    didSet { rearrange() }
  }

  private static let unspecified = automaticDimension

  private var columns: [Column: ViewController] = [:]
  /// The child controller of each column: the column's controller, or a navigation controller that wraps it.
  private var shown: [Column: ViewController] = [:]
  private var shownMode: DisplayMode?

  /// Creates a controller with two or three columns, each with its own navigation bar.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller of the classic interface, with two child controllers, ignoring the nib.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  /// The controllers that have been set, starting with the primary one.
  ///
  /// Set this property only in the classic interface, to the primary and the secondary controller.
  open var viewControllers: [ViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      put(newValue.first, in: .primary)
      put(newValue.count > 1 ? newValue[1] : nil, in: .secondary)
    }
  }

  /// The controller set for a column, or `nil` if the column has none.
  open func viewController(for column: Column) -> ViewController? { columns[column] }

  /// Sets a column's controller, and wraps it in a navigation controller if needed, except in the `compact` column.
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

  /// Whether a single controller is shown because the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The current display mode, never automatic.
  open var displayMode: DisplayMode { arrangement.displayMode }

  /// The split behavior in effect, which is never automatic.
  open var splitBehavior: SplitBehavior { arrangement.behavior }

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { arrangement.width(of: .primary) }

  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { arrangement.width(of: .supplementary) }

  /// Shows a column without animation, beside or over the secondary column depending on ``splitBehavior``.
  open func show(_ column: Column) {
    shownMode = arrangement.mode(showing: column)
    rearrange()
  }

  /// Hides a column other than the secondary column, without animation.
  open func hide(_ column: Column) {
    shownMode = arrangement.mode(hiding: column)
    rearrange()
  }

  /// Shows a controller in the secondary column.
  open func showDetailViewController(_ vc: ViewController, sender: Any?) {
    put(vc, in: .secondary)
  }

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

  /// The column that is shown alone in a compact width.
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

  /// Sets the frames of the shown controllers' views, and removes the views of hidden controllers.
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

/// The view of a split view controller, which arranges its subviews.
private final class SplitContainer: View {
  var arrange: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
}
