public import Foundation

/// UIKit's presentation of a sheet, stored for source compatibility.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public final class Detent {
    /// The input for computing a height.
    public typealias Context = any UISheetPresentationControllerDetentResolutionContext

    /// The identifier of the detent.
    public let identifier: Identifier
    private let resolver: (Context) -> CGFloat?

    private init(_ identifier: Identifier, _ resolver: @escaping (Context) -> CGFloat?) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// A detent at half of the maximum height (Apple says "approximately half"), inactive in compact height.
    public static func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
      }
    }

    /// A detent at the maximum height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent at a computed height, inactive if `resolver` returns `nil`; the default identifier is "custom".
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (Context) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    /// The height inside the safe area in points, or `nil` if the detent is inactive.
    public func resolvedValue(in context: Context) -> CGFloat? { resolver(context) }
  }

  /// The detents at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The identifier of the detent at which the sheet rests first, or `nil` for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The identifier of the largest detent that leaves the content behind the sheet undimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber at the top shows that the sheet can be dragged.
  open var prefersGrabberVisible = false
  /// Whether scrolling expands the sheet before it scrolls the content.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to an edge in a compact height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet has its controller's preferred width when it is attached to an edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The corner radius in points, or `nil` for the system's radius.
  open var preferredCornerRadius: CGFloat?

  /// Applies changes immediately.
  open func animateChanges(_ changes: () -> Void) { changes() }
}
