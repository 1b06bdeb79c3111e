public import AutoLayout

extension UISplitViewController {
  /// Which columns there are; Apple's raw values.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// The columns; Apple's raw values.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// The arrangements of columns; Apple's raw values.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
      twoOverSecondary, twoDisplaceSecondary

    /// The first name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The first name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The first name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How columns lie beside the secondary one; Apple's raw values.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// The side that columns are on; Apple's raw values.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  /// What lies behind a column; Apple's raw values.
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }
}

/// Whom a split view controller asks where it has a choice.
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The column that is shown where the width is compact.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Whether the primary controller stays alone where the width is compact, in controllers of the older
  /// kind.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool

  /// Called before the arrangement is another on a device; never called here.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}
