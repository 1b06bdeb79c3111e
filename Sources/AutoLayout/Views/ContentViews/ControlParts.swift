/// The colors of a control's parts in plain figures; `nil` means the system's color.
package struct ControlParts: Hashable, Sendable {
  /// The color of an activity indicator, of the filled part of a slider or progress view, or of a switch that is on.
  package var filled: Color?
  /// The color of the unfilled part of a slider or a progress view.
  package var track: Color?
  /// The color of the thumb of a switch or slider, or of the background of a selected segment.
  package var thumb: Color?
  /// The dots of a page control, or `nil` for other views.
  package var dots: PageDots?
  /// Whether the view is laid out from right to left.
  package var isReversed = false

  /// Makes parts in the system's colors.
  package init() {}
}

/// The dots of a page control.
public struct PageDots: Hashable, Sendable, Codable {
  /// The number of dots.
  public var count: Int
  /// The index of the current page.
  public var current: Int
  /// The color of the dots, or `nil` for the system's color.
  public var color: Color?
  /// The color of the current page's dot, or `nil` for the system's color.
  public var currentColor: Color?

  /// Makes dots in the system's colors.
  public init(count: Int, current: Int = 0) {
    self.count = count
    self.current = current
  }
}
