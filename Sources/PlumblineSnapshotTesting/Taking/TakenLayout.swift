internal import AutoLayout
internal import CodeViews
internal import Figures
internal import Foundation
internal import Imaging
internal import LayoutDocuments
internal import Plumbline
internal import Synchronization
internal import UIKitNames

/// A picture of a view with its layout, which explains how the picture differs from a reference.
struct TakenLayout: Sendable {
  /// The solved layout of the view.
  let tree: SolvedTree
  /// The layout as stored in a reference, with the constraints and the hashes of the picture.
  let record: LayoutRecord
  /// The picture as a PNG file.
  let png: [UInt8]

  /// Lays out and draws a view or a controller with the screen and traits of a device.
  ///
  /// - Throws: `PlumblineError` if the size can't be drawn or no font is available.
  init(
    of subject: Subject, _ config: ViewImageConfig, _ traits: UITraitCollection
  ) throws(PlumblineError) {
    if let size = config.size { try Self.check(size) }
    let painter = try Painter()
    let stage = ViewStage(config, traits, measureText: painter.measureText)
    self = try stage.show(subject) { window, canvas in
      Result { () throws(PlumblineError) in
        try Self.naming(subject, in: window) { () throws(PlumblineError) in
          try TakenLayout(window, canvas, isDark: subject.isDark, painter)
        }
      }
    }.get()
  }

  private init(
    _ window: UIWindow, _ canvas: Canvas, isDark: Bool, _ painter: Painter
  ) throws(PlumblineError) {
    try Self.check(canvas.size)
    do throws(CanvasError) { try canvas.validate() } catch {
      throw .cannotDraw(reason: "\(error); use traits with a smaller 'displayScale'")
    }
    let layout = PlacedLayout(of: window, on: canvas)
    let root = layout.makeView(on: canvas, measureText: painter.measureText)
    tree = layout.solvedTree(of: root, on: canvas)
    var options = FigureOptions()
    options.look = .plain
    options.theme = isDark ? .dark : .light
    // Pictures are transparent where no view draws.
    options.paper.background = .clear
    let drawing = try painter.snapshotDrawing(of: tree, options)
    png = try painter.encode(drawing, as: .png)
    var record = LayoutRecord(
      tree, profile: PlatformProfile.standard.name, environment: try painter.environment(of: tree))
    record.picture = LayoutRecord.PictureFingerprint(
      size: drawing.pixelSize, pixels: try painter.digest(of: drawing),
      file: PixelDigest(png).value)
    self.record = record
  }

  /// Throws an error unless the width and the height are positive.
  private static func check(_ size: CGSize) throws(PlumblineError) {
    guard size.width > 0, size.height > 0 else {
      throw .cannotDraw(
        reason:
          "the view is \(plainNumber(size.width)) × \(plainNumber(size.height)) points; give it a size, or "
          + "pass 'size:'")
    }
  }

  /// Runs a closure while unnamed views have the names of the properties that refer to them.
  private static func naming<Result>(
    _ subject: Subject, in window: UIWindow, _ body: () throws(PlumblineError) -> Result
  ) throws(PlumblineError) -> Result {
    var unnamed: [UIView] = []
    window.forEachView { if $0.identifier?.isEmpty ?? true { unnamed.append($0) } }
    defer { for view in unnamed { view.identifier = nil } }
    var names = PropertyNames()
    switch subject {
    case .view(let view): if view.identifier?.isEmpty ?? true { view.identifier = "view" }
    case .controller(let controller): names.add(from: controller)
    }
    names.nameGuidesAndViews(below: window)
    return try body()
  }

  /// The picture as an image.
  var image: UIImage { UIImage(data: Data(png), scale: tree.canvas.scale) ?? UIImage() }
}

/// The layouts of the pictures taken by an assertion, and the errors of pictures that couldn't be taken.
final class TakenLayouts: Sendable {
  /// The layouts of the current assertion, or `nil` outside assertions.
  @TaskLocal static var current: TakenLayouts?

  private let state = Mutex<(layouts: [TakenLayout], failures: [String])>(([], []))

  /// Returns a picture of a view or a controller, or an empty picture if an error is thrown.
  static func image(
    of subject: Subject, _ config: ViewImageConfig, _ traits: UITraitCollection
  ) -> UIImage {
    taking { () throws(PlumblineError) in
      let layout = try TakenLayout(of: subject, config, traits)
      current?.state.withLock { $0.layouts.append(layout) }
      return layout.image
    } ?? UIImage()
  }

  /// Returns the result of a closure, or records the error and returns `nil` if the closure throws.
  static func taking<Result>(_ body: () throws(PlumblineError) -> Result) -> Result? {
    do throws(PlumblineError) { return try body() } catch {
      current?.state.withLock { $0.failures.append(error.description) }
      return nil
    }
  }

  /// Returns the layout that a picture was drawn from, or `nil` if no such layout is known.
  func layout(ofPicture png: [UInt8]) -> TakenLayout? {
    state.withLock { $0.layouts.last { $0.png == png } }
  }

  /// The descriptions of errors that occurred while taking pictures.
  var failures: [String] { state.withLock(\.failures) }
}

extension UIImage {
  /// The picture as a PNG file, or an empty array if the picture has no size.
  var pngFile: [UInt8] {
    if let data = pngData() { return Array(data) }
    guard size.width > 0, size.height > 0 else { return [] }
    let view = UIImageView(image: self)
    let layout = try? TakenLayout(
      of: .view(view), ViewImageConfig(size: size), UITraitCollection(displayScale: scale))
    return layout?.png ?? []
  }
}
