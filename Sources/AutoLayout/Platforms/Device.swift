public import Foundation

/// A phone or a tablet, or one of the two displays of a folding phone.
public struct Device: Hashable, Sendable {
  /// Apple's name of the device, such as `iPhone SE (1st generation)`.
  public let name: String
  /// The size in portrait, in points.
  public let portraitSize: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The safe area insets of a full-screen window in portrait, in points.
  public let portraitSafeArea: EdgeInsets
  /// The safe area insets of a full-screen window in landscape, in points, with the device's top to the left.
  public let landscapeSafeArea: EdgeInsets
  /// The shape of the screen in portrait.
  public let screen: DeviceScreen

  /// The orientation of a device.
  public enum Orientation: String, Sendable, CaseIterable {
    /// Taller than wide.
    case portrait
    /// Wider than tall.
    case landscape
  }

  /// Returns the device with a name, or `nil` if no device has it.
  ///
  /// Ignores letter case, punctuation, "generation" and "inch". Names without a generation refer to the newest device.
  public static func named(_ name: String) -> Device? {
    let wanted = normalized(name)
    guard !wanted.isEmpty else { return nil }
    let exact = Self.all.first { normalized($0.name) == wanted }
    let newest = Self.all.last { device in
      guard let parenthesis = device.name.firstIndex(of: "(") else { return false }
      return normalized(String(device.name[..<parenthesis])) == wanted
    }
    return exact ?? newest
  }

  /// Returns the device and the orientation (by default portrait) in a name such as `iphone-15-landscape`, or `nil`.
  package static func placed(_ name: String) -> (device: Device, orientation: Orientation)? {
    if let device = named(name) { return (device, .portrait) }
    for orientation in Orientation.allCases where name.lowercased().hasSuffix(orientation.rawValue)
    {
      let device = named(String(name.dropLast(orientation.rawValue.count)))
      if let device { return (device, orientation) }
    }
    return nil
  }

  /// Returns the device name most similar to a misspelled name, or `nil` if none is similar.
  public static func suggestion(for name: String) -> String? {
    spellingSuggestion(for: name, amongNumbered: all.map(\.name))
  }

  /// Returns a canvas of the whole screen, named after the device and, in landscape, the orientation.
  public func canvas(orientation: Orientation = .portrait) -> Canvas {
    switch orientation {
    case .portrait:
      Canvas(
        width: portraitSize.width, height: portraitSize.height, scale: scale, name: name,
        safeAreaInsets: portraitSafeArea, screen: screen)
    case .landscape:
      Canvas(
        width: portraitSize.height, height: portraitSize.width, scale: scale,
        name: name + " landscape", safeAreaInsets: landscapeSafeArea,
        screen: screen.landscape(portraitWidth: portraitSize.width))
    }
  }

  /// Returns a device's name in lower case, without punctuation and words that don't distinguish devices.
  private static func normalized(_ name: String) -> String {
    let words = name.lowercased().map { character -> Character in
      character.isLetter || character.isNumber || character == "+" ? character : " "
    }
    let kept = String(words).split(separator: " ").filter {
      !["generation", "gen", "inch"].contains($0)
    }
    return kept.joined().replacing("+", with: "plus").replacing("generation", with: "")
      .replacing("inch", with: "")
  }
}
