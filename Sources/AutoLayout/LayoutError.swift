private import Foundation

/// An error of a layout call, described in the words of Apple's exception.
///
/// Functions with UIKit's signatures stop the program with this text, because Swift can't raise Apple's exceptions. The
/// `item` of a case is a description of the constraint's first item.
public enum LayoutError: AppleException, Hashable {
  /// A constraint without a first item.
  case missingFirstItem
  /// An item that is neither a view nor a layout guide; the associated text is the name of its type.
  case notALayoutItem(String, item: String)
  /// The attribute `notAnAttribute` in a constraint that needs an attribute.
  case unknownAttribute(item: String)
  /// A position related to a constant alone, because there is no second item or the multiplier is 0.
  case locationWithoutSecondItem(LayoutConstraint.Attribute, item: String)
  /// Attributes of different axes, or a position paired with a size.
  case invalidPairing(LayoutConstraint.Attribute, LayoutConstraint.Attribute, item: String)
  /// A leading or trailing attribute paired with a left or right one.
  case directionalWithAbsoluteSide(
    LayoutConstraint.Attribute, LayoutConstraint.Attribute, item: String)
  /// An attribute that guides don't have, such as a baseline or a margin.
  case attributeNotOnGuide(LayoutConstraint.Attribute, item: String)
  /// A constant that is not a finite number.
  case notFinite(value: String, anchors: String)
  /// A multiplier that is not a finite number.
  case multiplierNotFinite(value: String)
  /// A stack view's spacing that is not a finite number.
  case spacingNotFinite(value: String)
  /// A priority above 1000, below 0 or, for a constraint, equal to 0.
  case priorityOutOfRange(Float)
  /// A change of an active constraint's priority to or from required, on a platform that doesn't allow such a change.
  case requiredChanged(to: Float, from: Float)
  /// Items whose views have no common ancestor, or a guide without an owning view.
  case noCommonAncestor(String, String)
  /// A constraint given to a view that does not contain its items.
  case outsideSubtree(constraint: String, view: String)
  /// A view added to itself.
  case subviewOfItself
  /// A view added to one of its descendants.
  case subviewOfDescendant(view: String, superview: String)
  /// An index of an arranged subview that is out of bounds.
  case arrangedIndexOutOfBounds(index: Int, count: Int)
}

/// An error for which Apple's frameworks raise an exception.
public protocol AppleException: Error, CustomStringConvertible, Sendable {
  /// The name of the exception that Apple's frameworks raise, such as `NSInvalidArgumentException`.
  var exceptionName: String { get }
}

extension LayoutError {
  /// The name of the exception that Apple's frameworks raise.
  public var exceptionName: String {
    switch self {
    case .missingFirstItem, .notALayoutItem, .unknownAttribute, .locationWithoutSecondItem,
      .invalidPairing, .directionalWithAbsoluteSide, .attributeNotOnGuide, .subviewOfItself,
      .subviewOfDescendant:
      "NSInvalidArgumentException"
    case .notFinite, .multiplierNotFinite, .spacingNotFinite, .priorityOutOfRange,
      .requiredChanged, .arrangedIndexOutOfBounds:
      "NSInternalInconsistencyException"
    case .noCommonAncestor, .outsideSubtree:
      "NSGenericException"
    }
  }

  /// Apple's text for the error, with names in place of addresses.
  public var description: String {
    switch self {
    case .missingFirstItem:
      prefixed("(null)", "Constraint must contain a first layout item")
    case .notALayoutItem(_, let item):
      prefixed(item, "Constraint items must each be a view or layout guide.")
    case .unknownAttribute(let item):
      prefixed(item, "Unknown layout attribute")
    case .locationWithoutSecondItem(_, let item):
      prefixed(
        item,
        "A multiplier of 0 or a nil second item together with a location for the first attribute "
          + "creates an illegal constraint of a location equal to a constant. "
          + "Location attributes must be specified in pairs.")
    case .invalidPairing(_, _, let item):
      prefixed(item, "Invalid pairing of layout attributes.")
    case .directionalWithAbsoluteSide(_, _, let item):
      prefixed(
        item,
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither.")
    case .attributeNotOnGuide(let attribute, let item):
      prefixed(item, "A layout guide has no \(attribute.name) attribute.")
    case .notFinite(let value, let anchors):
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(value) \(anchors)"
    case .multiplierNotFinite(let value):
      "Multiplier is not finite!  That's illegal.  multiplier:\(value)"
    case .spacingNotFinite(let value):
      "UIStackView spacing is not finite!  That's illegal.  spacing:\(value)"
    case .priorityOutOfRange(let priority):
      "It's illegal to set priority:\(significantNumber(CGFloat(priority))).  "
        + "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, "
        + "which is 1000.000000."
    case .requiredChanged(let new, let old):
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(significantNumber(CGFloat(new))) and the existing "
        + "priority was \(significantNumber(CGFloat(old)))."
    case .noCommonAncestor(let first, let second):
      "Unable to activate constraint with anchors \(first) and \(second) because they have no "
        + "common ancestor.  Does the constraint or its anchors reference items in different view "
        + "hierarchies?  That's illegal."
    case .outsideSubtree(let constraint, let view):
      "Unable to install constraint on view.  Does the constraint reference something from "
        + "outside the subtree of the view?  That's illegal. constraint:\(constraint) view:\(view)"
    case .subviewOfItself:
      "Can't add self as subview"
    case .subviewOfDescendant(let view, let superview):
      "Can't add \(view) as subview of \(superview), which it contains"
    case .arrangedIndexOutOfBounds(let index, let count):
      "index out of bounds for arranged subview: index = \(index) "
        + "expected to be less than or equal to \(count)"
    }
  }

  private func prefixed(_ item: String, _ text: String) -> String {
    "NSLayoutConstraint for \(item): \(text)"
  }
}

/// Stops the program with the name and text of Apple's exception, for functions with UIKit's signatures.
package func trap(_ error: any AppleException) -> Never {
  fatalError(
    "*** Terminating app due to uncaught exception '\(error.exceptionName)', "
      + "reason: '\(error)'")
}

/// Returns a closure's result, or stops the program with Apple's exception if the closure throws.
package func trapping<Result, Failure: AppleException>(
  _ body: () throws(Failure) -> Result
) -> Result {
  do {
    return try body()
  } catch {
    trap(error)
  }
}
