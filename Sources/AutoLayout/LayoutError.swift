private import Foundation

/// A reason why a constraint cannot be made or activated, with Apple's text for it.
///
/// Throwing primitives hand it to the caller; calls shaped like UIKit's trap with its text, since
/// Swift cannot raise the exceptions that Apple's do.
public enum LayoutError: Error, Hashable, Sendable {
  /// A constraint without a first item.
  case missingFirstItem
  /// An item that is neither a view nor a layout guide, by its type's name.
  case notALayoutItem(String)
  /// `notAnAttribute` where an attribute is needed.
  case unknownAttribute
  /// A place that is to equal a constant: no second item, or a multiplier of 0.
  case locationWithoutSecondItem(LayoutConstraint.Attribute)
  /// Attributes of different axes, or a place with a size.
  case invalidPairing(LayoutConstraint.Attribute, LayoutConstraint.Attribute)
  /// A leading or trailing attribute with a left or right one.
  case directionalWithAbsoluteSide(LayoutConstraint.Attribute, LayoutConstraint.Attribute)
  /// An attribute that guides do not have: baselines and margins.
  case attributeNotOnGuide(LayoutConstraint.Attribute, guide: String)
  /// A constant or multiplier that is not a finite number.
  case notFinite(value: String, anchors: String)
  /// A priority that is not above 0 and at most 1000.
  case priorityOutOfRange(Float)
  /// Items whose views share no ancestor, or a guide that no view owns.
  case noCommonAncestor(String, String)
  /// A constraint given to a view that does not contain its items.
  case outsideSubtree(constraint: String, view: String)
}

extension LayoutError: CustomStringConvertible {
  /// Apple's text for the error, with names in place of addresses.
  public var description: String {
    switch self {
    case .missingFirstItem:
      prefixed("Constraint must contain a first layout item")
    case .notALayoutItem(let type):
      prefixed("Constraint items must each be a view or layout guide. This one is: \(type)")
    case .unknownAttribute:
      prefixed("Unknown layout attribute")
    case .locationWithoutSecondItem:
      prefixed(
        "A multiplier of 0 or a nil second item together with a location for the first attribute "
          + "creates an illegal constraint of a location equal to a constant. "
          + "Location attributes must be specified in pairs.")
    case .invalidPairing:
      prefixed("Invalid pairing of layout attributes.")
    case .directionalWithAbsoluteSide:
      prefixed(
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither.")
    case .attributeNotOnGuide(let attribute, let guide):
      prefixed("The layout guide \(guide) has no \(attribute.name) attribute.")
    case .notFinite(let value, let anchors):
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(value) \(anchors)"
    case .priorityOutOfRange(let priority):
      "It's illegal to set priority:\(plainNumber(CGFloat(priority), digits: 6)).  "
        + "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, "
        + "which is 1000.000000."
    case .noCommonAncestor(let first, let second):
      "Unable to activate constraint with anchors \(first) and \(second) because they have no "
        + "common ancestor.  Does the constraint or its anchors reference items in different view "
        + "hierarchies?  That's illegal."
    case .outsideSubtree(let constraint, let view):
      "Unable to install constraint on view.  Does the constraint reference something from "
        + "outside the subtree of the view?  That's illegal. constraint:\(constraint) view:\(view)"
    }
  }

  private func prefixed(_ text: String) -> String { "NSLayoutConstraint: \(text)" }
}

/// Stops the program with Apple's text, where Apple's call raises an exception.
///
/// It is the one place in which this module traps on purpose.
func trap(_ error: any Error & CustomStringConvertible) -> Never { fatalError(error.description) }

/// Runs what may find a layout call illegal, and stops the program if it does.
func trapping<Result>(_ body: () throws(LayoutError) -> Result) -> Result {
  do {
    return try body()
  } catch {
    trap(error)
  }
}
