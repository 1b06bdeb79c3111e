public import Foundation

/// A phone or tablet by the facts that layout depends on.
public struct Device: Hashable, Sendable {
  /// The name as people write it, such as `iPhone SE (1st generation)`.
  public let name: String
  /// Width and height in points, held upright.
  public let portraitSize: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// What hardware and bars cover when the device is held upright, in points.
  public let portraitSafeArea: EdgeInsets
  /// What hardware and bars cover when the device lies on its side, in points.
  public let landscapeSafeArea: EdgeInsets

  /// How a device is held.
  public enum Orientation: String, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  /// Makes a device from its facts.
  package init(
    name: String, portraitSize: CGSize, scale: CGFloat, portraitSafeArea: EdgeInsets,
    landscapeSafeArea: EdgeInsets
  ) {
    self.name = name
    self.portraitSize = portraitSize
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
  }

  /// Finds a device by name; nil for an unknown one.
  ///
  /// Letter case, punctuation and the words "generation" and "inch" do not matter: `iphone-15` is
  /// the `iPhone 15`, `ipad pro 12.9` the `iPad Pro 12.9-inch`. A name without its generation means
  /// the newest one that is listed.
  public static func named(_ name: String) -> Device? {
    let wanted = Self.key(name)
    guard !wanted.isEmpty else { return nil }
    let exact = Self.all.first { Self.key($0.name) == wanted }
    let newest = Self.all.last { device in
      guard let parenthesis = device.name.firstIndex(of: "(") else { return false }
      return Self.key(String(device.name[..<parenthesis])) == wanted
    }
    return exact ?? newest
  }

  /// Finds the device of a canvas by the canvas's name; nil for an unknown one.
  ///
  /// An orientation may follow the device's name: `iPhone 15 landscape`, as ``canvas(orientation:)`` calls it,
  /// `iphone-15-landscape` or `iPhone 15:landscape`. A name without one is that of the upright device.
  package static func placed(_ name: String) -> (device: Device, orientation: Orientation)? {
    if let device = named(name) { return (device, .portrait) }
    for orientation in Orientation.allCases where name.lowercased().hasSuffix(orientation.rawValue)
    {
      let device = named(String(name.dropLast(orientation.rawValue.count)))
      if let device { return (device, orientation) }
    }
    return nil
  }

  /// The name of the device that somebody who wrote `name` most likely meant; nil when none is
  /// close.
  public static func suggestion(for name: String) -> String? {
    spellingSuggestion(for: name, amongNumbered: all.map(\.name))
  }

  /// The canvas of the whole screen, named after the device and, on its side, the orientation.
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
        screen: screen.turned)
    }
  }

  /// A name reduced to what tells devices apart.
  private static func key(_ name: String) -> String {
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
