public import Foundation

/// The background of a cell or a button; plain figures show it only in buttons, and layout ignores it.
public struct BackgroundConfiguration: Hashable, Sendable, Codable {
  /// The color that fills the background, or `nil` for a clear background.
  public var backgroundColor: Color?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { statedRadius ?? 0 }
    set { statedRadius = newValue }
  }
  /// The corner radius, in points, or `nil` if it wasn't set.
  package private(set) var statedRadius: CGFloat?
  /// The distances of the background from the cell's edges, in points.
  public var backgroundInsets = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The color of the border, or `nil` for no border.
  public var strokeColor: Color?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0

  var style = Button.Configuration.Style.plain

  /// Makes a background without a color or border.
  public init() {}

  /// Makes a clear background.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }
  /// Makes the background of a list cell, which is clear here.
  public static func listCell() -> BackgroundConfiguration { BackgroundConfiguration() }
  /// Makes the background of a list header, which is clear here.
  public static func listHeader() -> BackgroundConfiguration { BackgroundConfiguration() }
  /// Makes the background of a plain list's cell, which is clear here.
  public static func listPlainCell() -> BackgroundConfiguration { BackgroundConfiguration() }
  /// Makes the background of a grouped list's cell, which is clear here.
  public static func listGroupedCell() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// Returns this background unchanged, because it doesn't depend on the state.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration { self }
}
