private import Foundation

extension LayoutConstraint {
  /// Makes a placeholder without items; activating the placeholder has no effect, but stops the program in UIKit.
  public convenience init() {
    // Constraints don't keep views alive, so this one loses its item immediately.
    self.init(
      item: View(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
  }
}
