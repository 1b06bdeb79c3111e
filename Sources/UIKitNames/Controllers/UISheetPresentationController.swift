public import Foundation

/// UIKit's record of a sheet.
///
/// Stored for source compatibility; layout ignores it.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public final class Detent {
    /// What a height depends on.
    public typealias Context = any UISheetPresentationControllerDetentResolutionContext

    /// What the height is known by.
    public let identifier: Identifier
    private let resolver: (Context) -> CGFloat?

    private init(_ identifier: Identifier, _ resolver: @escaping (Context) -> CGFloat?) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Half of the screen (an estimate of what Apple calls about half); none in a compact height.
    public static func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
      }
    }

    /// The whole screen.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that a closure computes, nil for none; without an identifier all are known by the same.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (Context) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    /// The height inside the safe area, in points; nil if the sheet does not rest there.
    public func resolvedValue(in context: Context) -> CGFloat? { resolver(context) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The height at which it rests first; nil for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which what is behind stays in use.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a line at the top shows that the sheet can be dragged.
  open var prefersGrabberVisible = false
  /// Whether scrolling makes the sheet larger first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet lies at an edge where the height is compact.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet is as wide as its controller would like it where the width is compact.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the sheet's corners, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat?

  /// Makes changes, at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
}
