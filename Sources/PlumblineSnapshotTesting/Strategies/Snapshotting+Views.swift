internal import AutoLayout
public import Foundation
internal import Plumbline
public import UIKitNames

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A strategy that compares pictures of views in their current sizes.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that compares pictures of a view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored, because the window doesn't change the picture.
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The color similarity required for a pixel to match, from 0 to 1.
  ///   - size: The size in points, or `nil` to use the view's current size. A view without a size is sized to fit its
  ///     content.
  ///   - traits: The traits. Unspecified traits are derived from the size. `displayScale` is the picture's scale in
  ///     pixels per point, which is the main screen's scale by default.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    picture(precision, perceptualPrecision, traits) { view in
      TakenLayouts.image(of: .view(view), ViewImageConfig(size: size), traits)
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A strategy that compares pictures of view controllers in the current sizes of their views.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that compares pictures of a view controller, laid out for a device.
  ///
  /// - Parameters:
  ///   - config: The configuration of the device.
  ///   - drawHierarchyInKeyWindow: Ignored, because the window doesn't change the picture.
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The color similarity required for a pixel to match, from 0 to 1.
  ///   - size: The size in points, or `nil` to use the device's size.
  ///   - traits: The traits that override the device's traits.
  /// - Returns: The strategy.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let config = config.sized(size)
    return picture(precision, perceptualPrecision, traits) { controller in
      TakenLayouts.image(of: .controller(controller), config, traits)
    }
  }

  /// Returns a strategy that compares pictures of a view controller.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored, because the window doesn't change the picture.
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The color similarity required for a pixel to match, from 0 to 1.
  ///   - size: The size in points, or `nil` to use the current size of the controller's view.
  ///   - traits: The traits. Unspecified traits are derived from the size.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision,
      size: size, traits: traits)
  }
}

extension ViewImageConfig {
  /// Returns the configuration with another size, or unchanged for `nil`.
  fileprivate func sized(_ size: CGSize?) -> ViewImageConfig {
    ViewImageConfig(safeArea: safeArea, size: size ?? self.size, traits: traits)
  }
}

// MARK: - Texts

extension Snapshotting where Value == UIView, Format == String {
  /// A strategy that compares a view and its subviews as text, with a line for each view's class, frame and appearance.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Returns a strategy that compares a view and its subviews as text, with a line for each view's properties.
  ///
  /// - Parameters:
  ///   - size: The size in points, or `nil` to use the view's current size. A view without a size is sized to fit its
  ///     content.
  ///   - traits: The traits. Unspecified traits are derived from the size.
  /// - Returns: The strategy.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIView, String> {
    described { view in
      text(of: .view(view), ViewImageConfig(size: size), traits) { view.recursiveDescription() }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// A strategy that compares a view controller and its children as text, with a line for each controller.
  public static var hierarchy: Snapshotting {
    described { controller in
      text(of: .controller(controller), ViewImageConfig(), .init()) {
        controller.hierarchyLines(depth: 0).joined(separator: "\n")
      }
    }
  }

  /// A strategy that compares a view controller's views as text, with a line for each view's properties.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Returns a strategy that compares a view controller's views as text, with a line for each view's properties.
  ///
  /// - Parameters:
  ///   - config: The configuration of the device.
  ///   - size: The size in points, or `nil` to use the device's size.
  ///   - traits: The traits that override the device's traits.
  /// - Returns: The strategy.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIViewController, String> {
    described { controller in
      text(of: .controller(controller), config.sized(size), traits) {
        controller.view.recursiveDescription()
      }
    }
  }
}

/// Returns the text that a closure creates while a view or controller is laid out for a device.
private func text(
  of subject: Subject, _ config: ViewImageConfig, _ traits: UITraitCollection,
  _ body: () -> String
) -> String {
  TakenLayouts.taking { () throws(PlumblineError) in
    let stage = ViewStage(config, traits, measureText: try Painter().measureText)
    return stage.show(subject) { _, _ in body() }
  } ?? ""
}

extension UIViewController {
  /// The name of the controller's class, formatted as in UIKit's descriptions.
  private var printedClass: String {
    let name = "\(type(of: self))"
    return String(reflecting: type(of: self)).hasPrefix("AutoLayout.") ? "UI" + name : name
  }

  fileprivate func hierarchyLines(depth: Int) -> [String] {
    let indentation = String(repeating: "   | ", count: depth)
    let view =
      viewIfLoaded.map { "<\($0.printedClass)>" + ($0.window == nil ? " not in the window" : "") }
      ?? "(view not loaded)"
    let state = viewIfLoaded?.window == nil ? "disappeared" : "appeared"
    return ["\(indentation)<\(printedClass)>, state: \(state), view: \(view)"]
      + children.flatMap { $0.hierarchyLines(depth: depth + 1) }
  }
}
