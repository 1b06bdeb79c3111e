public import AutoLayout
public import Foundation

extension UIBarItem: UIAppearance {}

extension UIAppearanceProxy where Target: UIBarItem {
  /// Does nothing.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {}
}

extension UIAppearanceProxy where Target: UIBarButtonItem {
  /// Does nothing.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
}

extension UIAppearanceProxy where Target: UINavigationBar {
  /// Does nothing.
  public func setBackgroundImage(_ backgroundImage: Image?, for barMetrics: UIBarMetrics) {}

  /// Does nothing.
  public func setBackgroundImage(
    _ backgroundImage: Image?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
}
