private import Foundation

extension LayoutConstraint {
  /// Makes a constraint between nothing, as properties hold that get their real one later.
  ///
  /// It has no item, and turning it on leaves it inactive; Apple's stops the program then.
  public convenience init() {
    // Constraints keep no view alive, so this one has lost its item when it is made.
    self.init(
      item: View(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
  }
}
