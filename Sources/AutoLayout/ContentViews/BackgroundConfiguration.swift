public import Foundation

/// The background of a cell or a button.
///
/// Plain figures show those of buttons. Layout ignores them.
public struct BackgroundConfiguration: Hashable, Sendable, Codable {
  /// The colour.
  public var backgroundColor: Color?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { statedRadius ?? 0 }
    set { statedRadius = newValue }
  }
  /// The radius of the corners that was set, in points.
  package private(set) var statedRadius: CGFloat?
  /// The distances from the cell's edges, in points.
  public var backgroundInsets = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The colour of the line around it.
  public var strokeColor: Color?
  /// The width of the line around it, in points.
  public var strokeWidth: CGFloat = 0

  /// The fill in plain figures that a button's configuration is made with.
  var style = Button.Configuration.Style.plain

  /// Makes a background that nothing is said of.
  public init() {}

  /// Nothing.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }
  /// That of a list's cell.
  public static func listCell() -> BackgroundConfiguration { BackgroundConfiguration() }
  /// That of a list's header.
  public static func listHeader() -> BackgroundConfiguration { BackgroundConfiguration() }
  /// That of a plain list's cell.
  public static func listPlainCell() -> BackgroundConfiguration { BackgroundConfiguration() }
  /// That of a grouped list's cell.
  public static func listGroupedCell() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// The same, as nothing of it is shown.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration { self }
}
