private import Foundation

extension LayoutConstraint {
  /// Makes a constraint without items, as a placeholder in properties that are set later.
  ///
  /// Activating it leaves it inactive; UIKit stops the program.
  public convenience init() {
    // Constraints don't keep views alive, so this one loses its item immediately.
    self.init(
      item: View(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
  }
}
