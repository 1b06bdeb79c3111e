private import Foundation

extension LayoutConstraint {
  /// Makes a placeholder without items; activating it leaves it inactive, while UIKit stops the program.
  public convenience init() {
    // Constraints don't keep views alive, so this one loses its item immediately.
    self.init(
      item: View(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
  }
}
