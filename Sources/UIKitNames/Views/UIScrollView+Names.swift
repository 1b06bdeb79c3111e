public import AutoLayout
public import Foundation

/// UIKit's name for ``ScrollViewDelegate``.
public typealias UIScrollViewDelegate = ScrollViewDelegate

extension ScrollView {
  /// How a drag dismisses the keyboard; Apple's raw values.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How fast content that was let go of comes to rest; Apple's raw values.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after each millisecond.
    public let rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which content comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Moves the content so that a point of it is at the top left corner; at once.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Moves the content as little as shows a rectangle of it, as far as that fits; at once.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func moved(_ start: CGFloat, _ extent: CGFloat, to low: CGFloat, _ length: CGFloat) -> CGFloat {
      low < start ? low : low + length > start + extent ? low + min(length, extent) - extent : start
    }
    let size = bounds.size
    contentOffset = CGPoint(
      x: moved(contentOffset.x, size.width, to: rect.minX, rect.width),
      y: moved(contentOffset.y, size.height, to: rect.minY, rect.height))
  }

  /// Shows where the content is for a moment; here nothing shows it.
  public func flashScrollIndicators() {}

  /// The recognizer that moves the content on a device.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    kept(#function, orMade: UIPanGestureRecognizer())
  }

  /// Whether a finger is on the content: never here.
  public var isTracking: Bool { false }

  /// Whether a finger moves the content: never here.
  public var isDragging: Bool { false }

  /// Whether the content goes on after a finger: never here.
  public var isDecelerating: Bool { false }

  /// How far from the edges the position is shown, in points.
  public var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
}

/// Stored for source compatibility; layout ignores it.
extension ScrollView {
  /// Whether content stops at multiples of the view's size.
  public var isPagingEnabled: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether content can be dragged beyond its edges.
  public var bounces: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }

  /// Whether the position is shown at the side.
  public var showsVerticalScrollIndicator: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }

  /// Whether the position is shown at the bottom.
  public var showsHorizontalScrollIndicator: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }

  /// How far from the edges the position is shown at the side, in points.
  public var verticalScrollIndicatorInsets: EdgeInsets {
    get { kept(#function) ?? .zero }
    set { keep(newValue, #function) }
  }

  /// How far from the edges the position is shown at the bottom, in points.
  public var horizontalScrollIndicatorInsets: EdgeInsets {
    get { kept(#function) ?? .zero }
    set { keep(newValue, #function) }
  }

  /// How a drag dismisses the keyboard.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { kept(#function) ?? .none }
    set { keep(newValue, #function) }
  }

  /// How fast content that was let go of comes to rest.
  public var decelerationRate: DecelerationRate {
    get { kept(#function) ?? .normal }
    set { keep(newValue, #function) }
  }

  /// Whether a drag moves content along one axis only.
  public var isDirectionalLockEnabled: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether touches wait until it is clear that they are no drag.
  public var delaysContentTouches: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }

  /// Whether a tap at the top of the screen moves content to its top.
  public var scrollsToTop: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }

  /// The smallest scale that content can be brought to.
  public var minimumZoomScale: CGFloat {
    get { kept(#function) ?? 1 }
    set { keep(newValue, #function) }
  }

  /// The largest scale that content can be brought to.
  public var maximumZoomScale: CGFloat {
    get { kept(#function) ?? 1 }
    set { keep(newValue, #function) }
  }
}
