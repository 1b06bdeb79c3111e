internal import AutoLayout
public import Foundation
internal import Plumbline
public import UIKitNames

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The picture of a view in its own size.
  public static var image: Snapshotting { image() }

  /// The picture of a view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored: pictures show the same in any window.
  ///   - precision: The share of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The color similarity required for a pixel to match, from 0 to 1.
  ///   - size: The size in points; `nil` for the view's own, or else the one that fits its content.
  ///   - traits: The traits; unspecified ones follow from the size. Pictures have as many pixels for each
  ///     point as `displayScale` says, or as the main screen.
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
  /// The picture of a controller in the size of its view.
  public static var image: Snapshotting { image() }

  /// A picture of a controller as a device shows it.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - drawHierarchyInKeyWindow: Ignored: pictures show the same in any window.
  ///   - precision: The share of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The color similarity required for a pixel to match, from 0 to 1.
  ///   - size: The size in points; `nil` for that of the device.
  ///   - traits: The traits that override the device's.
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

  /// The picture of a controller.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored: pictures show the same in any window.
  ///   - precision: The share of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The color similarity required for a pixel to match, from 0 to 1.
  ///   - size: The size in points; `nil` for that of the controller's view.
  ///   - traits: The traits; unspecified ones follow from the size.
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
  /// The device with another size.
  fileprivate func sized(_ size: CGSize?) -> ViewImageConfig {
    ViewImageConfig(safeArea: safeArea, size: size ?? self.size, traits: traits)
  }
}

// MARK: - Texts

extension Snapshotting where Value == UIView, Format == String {
  /// The view and its subviews, a line each, with their classes, frames and appearance.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The views in a view, a line each, with their classes, frames and appearance.
  ///
  /// - Parameters:
  ///   - size: The size in points; `nil` for the view's own, or else the one that fits its content.
  ///   - traits: The traits; unspecified ones follow from the size.
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
  /// The controller and its children, a line each, with their states and views.
  public static var hierarchy: Snapshotting {
    described { controller in
      text(of: .controller(controller), ViewImageConfig(), .init()) {
        controller.hierarchyLines(depth: 0).joined(separator: "\n")
      }
    }
  }

  /// The views of a controller, a line each, with their classes, frames and appearance.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The views of a controller, a line each, with their classes, frames and appearance.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - size: The size in points; `nil` for that of the device.
  ///   - traits: The traits that override the device's.
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

/// The text that a closure returns for a view or a controller while a device shows it.
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
  /// The class, as UIKit's texts name it.
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
