public import AutoLayout
public import Foundation

// The names of views' methods in Swift 1 and 2 that UIKit and AppKit shared.
extension View {
  /// Sets `translatesAutoresizingMaskIntoConstraints`, which was a pair of methods in Swift 1.
  @available(*, deprecated, message: "Set translatesAutoresizingMaskIntoConstraints")
  public func setTranslatesAutoresizingMaskIntoConstraints(_ flag: Bool) {
    translatesAutoresizingMaskIntoConstraints = flag
  }

  /// The former name of `convert(_:to:)`.
  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertPoint(_ point: CGPoint, toView view: View?) -> CGPoint {
    convert(point, to: view)
  }

  /// The former name of `convert(_:from:)`.
  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertPoint(_ point: CGPoint, fromView view: View?) -> CGPoint {
    convert(point, from: view)
  }

  /// The former name of `convert(_:to:)`.
  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertRect(_ rect: CGRect, toView view: View?) -> CGRect {
    convert(rect, to: view)
  }

  /// The former name of `convert(_:from:)`.
  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertRect(_ rect: CGRect, fromView view: View?) -> CGRect {
    convert(rect, from: view)
  }

  /// The former name of `alignmentRect(forFrame:)`.
  @available(*, deprecated, renamed: "alignmentRect(forFrame:)")
  public func alignmentRectForFrame(_ frame: CGRect) -> CGRect { alignmentRect(forFrame: frame) }

  /// The former name of `frame(forAlignmentRect:)`.
  @available(*, deprecated, renamed: "frame(forAlignmentRect:)")
  public func frameForAlignmentRect(_ alignmentRect: CGRect) -> CGRect {
    frame(forAlignmentRect: alignmentRect)
  }
}
