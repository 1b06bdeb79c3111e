import AutoLayout
import Foundation

/// The columns of a split view controller whose width isn't compact.
///
/// By default, one column is beside the secondary column if the view is wider than tall (Apple's documentation of the
/// classic interface). Otherwise, the secondary column is alone. Tiled columns are always shown, which is an estimate.
struct SplitArrangement {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode
  typealias SplitBehavior = UISplitViewController.SplitBehavior

  private let controller: UISplitViewController
  private let bounds: CGRect
  private let wanted: DisplayMode

  init(of controller: UISplitViewController, mode: DisplayMode, in bounds: CGRect) {
    self.controller = controller
    self.bounds = bounds
    wanted = mode
  }

  private var isTriple: Bool { controller.style == .tripleColumn }

  /// The display mode in effect, which is never automatic and shows only columns that the style has.
  var displayMode: DisplayMode {
    switch wanted {
    case .automatic: automaticMode
    case .twoBesideSecondary: isTriple ? wanted : .oneBesideSecondary
    case .twoOverSecondary: isTriple ? wanted : .oneOverSecondary
    case .twoDisplaceSecondary: isTriple ? wanted : .oneBesideSecondary
    case .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: wanted
    }
  }

  private var automaticMode: DisplayMode {
    switch controller.preferredSplitBehavior {
    case .tile: isTriple && bounds.width > bounds.height ? .twoBesideSecondary : .oneBesideSecondary
    case .overlay: .secondaryOnly
    case .displace, .automatic:
      bounds.width > bounds.height ? .oneBesideSecondary : .secondaryOnly
    }
  }

  /// The split behavior in effect, which is never automatic.
  var behavior: SplitBehavior {
    switch displayMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .twoBesideSecondary: return .tile
    case .automatic, .secondaryOnly, .oneBesideSecondary:
      let preferred = controller.preferredSplitBehavior
      guard preferred == .automatic else { return preferred }
      return bounds.width > bounds.height ? .tile : .overlay
    }
  }

  /// The columns shown along with the secondary column, outermost first.
  private var sidebars: [Column] {
    switch displayMode {
    case .automatic, .secondaryOnly: []
    case .oneBesideSecondary, .oneOverSecondary: [isTriple ? .supplementary : .primary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      [.primary, .supplementary]
    }
  }

  func mode(showing column: Column) -> DisplayMode {
    guard !sidebars.contains(column) else { return displayMode }
    let takesTwo = isTriple && column == .primary
    switch (column, behavior) {
    case (.secondary, _), (.compact, _): return displayMode
    case (_, .overlay): return takesTwo ? .twoOverSecondary : .oneOverSecondary
    case (_, .displace): return takesTwo ? .twoDisplaceSecondary : .oneBesideSecondary
    case (_, .tile), (_, .automatic): return takesTwo ? .twoBesideSecondary : .oneBesideSecondary
    }
  }

  func mode(hiding column: Column) -> DisplayMode {
    guard sidebars.contains(column) else { return displayMode }
    guard isTriple, column == .primary else { return .secondaryOnly }
    return displayMode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary
  }

  /// The width of the primary or supplementary column in points, or 0 if the column has no controller.
  func width(of column: Column) -> CGFloat {
    guard controller.viewController(for: column) != nil else { return 0 }
    let isPrimary = column == .primary
    func said(
      _ primary: KeyPath<UISplitViewController, CGFloat>,
      _ supplementary: KeyPath<UISplitViewController, CGFloat>
    ) -> CGFloat? {
      let length = controller[keyPath: isPrimary ? primary : supplementary]
      return length.isFinite && length >= 0 ? length : nil
    }
    let wanted =
      said(\.preferredPrimaryColumnWidth, \.preferredSupplementaryColumnWidth)
      ?? (said(
        \.preferredPrimaryColumnWidthFraction, \.preferredSupplementaryColumnWidthFraction) ?? 0.4)
      * bounds.width
    let least = said(\.minimumPrimaryColumnWidth, \.minimumSupplementaryColumnWidth) ?? 0
    let most = said(\.maximumPrimaryColumnWidth, \.maximumSupplementaryColumnWidth) ?? 320
    return min(max(min(wanted, most), least), bounds.width)
  }

  /// The shown columns from back to front, with their frames in points.
  var frames: [(column: Column, frame: CGRect)] {
    var frames: [(column: Column, frame: CGRect)] = []
    var x: CGFloat = 0
    for column in sidebars {
      frames.append((column, place(from: x, width: width(of: column))))
      x += width(of: column)
    }
    let secondary: CGRect =
      switch displayMode {
      case .oneBesideSecondary, .twoBesideSecondary:
        place(from: x, width: max(0, bounds.width - x))
      case .twoDisplaceSecondary:
        place(from: x, width: max(0, bounds.width - width(of: .supplementary)))
      case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: bounds
      }
    return [(.secondary, secondary)] + frames
  }

  /// Returns the frame of a column, `start` points from the view's edge on the side of the primary column.
  private func place(from start: CGFloat, width: CGFloat) -> CGRect {
    let direction = controller.view.effectiveUserInterfaceLayoutDirection
    let isReversed = (direction == .rightToLeft) != (controller.primaryEdge == .trailing)
    let x = isReversed ? bounds.maxX - start - width : bounds.minX + start
    return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
  }
}
