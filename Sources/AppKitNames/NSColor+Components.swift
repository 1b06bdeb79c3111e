public import AutoLayout
public import Foundation

extension Color {
  /// Writes red, green, blue and opacity to four consecutive numbers.
  public func getComponents(_ components: UnsafeMutablePointer<CGFloat>) {
    getRed(components, green: components + 1, blue: components + 2, alpha: components + 3)
  }
}
