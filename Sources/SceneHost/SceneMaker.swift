internal import AppKitNames
internal import AutoLayout
internal import CodeViews
internal import Foundation
internal import LayoutDocuments
internal import UIKitNames

/// Creates the view or controller of a request, and lays it out on the canvas.
struct SceneMaker {
  /// An error that explains why there is no layout.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The type of the program's functions that create scenes.
  private typealias Function = @convention(c) () -> UnsafeMutableRawPointer

  private let request: LayoutRequest
  private let measureText: TextMeasure

  init(_ request: LayoutRequest, measureText: @escaping TextMeasure) {
    self.request = request
    self.measureText = measureText
  }

  /// Runs the code of the scene, and lays out the view or controller that it creates.
  ///
  /// - Throws: ``Failure`` if the code creates something that can't be shown.
  func layout() throws(Failure) -> PlacedLayout {
    var result: Result<PlacedLayout, Failure> = .failure(Failure(description: ""))
    Screen.$main.withValue(Screen(request.canvas)) {
      do throws(Failure) { result = .success(try layoutOnMainScreen()) } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }

  private func layoutOnMainScreen() throws(Failure) -> PlacedLayout {
    guard let address = dlsym(nil, request.symbol) else {
      throw Failure(description: "the program has no function \(request.symbol)")
    }
    let function = unsafeBitCast(address, to: Function.self)
    let object = Unmanaged<AnyObject>.fromOpaque(function()).takeRetainedValue()
    var names = PropertyNames()
    let (root, canvas) = try show(object, &names)
    try refuseUnmadeClasses(below: root)
    names.nameGuidesAndViews(below: root)
    // Names change no frame; this takes what code did after the first layout.
    return PlacedLayout(of: root, on: canvas)
  }

  /// Throws an error if a table or collection view can't create a cell or header of a registered class.
  private func refuseUnmadeClasses(below view: View) throws(Failure) {
    let names =
      (view as? UICollectionView)?.uncreatableClasses ?? (view as? UITableView)?.uncreatableClasses
      ?? []
    if let name = names.first {
      throw Failure(
        description:
          "a list can't make \(name), which is registered there: it needs an initializer that takes "
          + "only what a list passes, such as init(frame:) or init(style:reuseIdentifier:)")
    }
    for subview in view.subviews { try refuseUnmadeClasses(below: subview) }
  }

  /// Lays out the created object, and returns the root view with the canvas that the root view fills.
  private func show(
    _ object: AnyObject, _ names: inout PropertyNames
  ) throws(Failure) -> (View, Canvas) {
    switch object {
    case let controller as ViewController: return try show(controller, &names)
    case let controller as NSViewController:
      names.add(propertiesOf: controller)
      return try show(controller.view, &names)
    case let view as View: return try show(view, &names)
    default:
      throw Failure(description: "\(type(of: object)) is neither a view nor a view controller")
    }
  }

  private func show(
    _ view: View, _ names: inout PropertyNames
  ) throws(Failure) -> (View, Canvas) {
    var canvas = try canvas(fitting: view)
    // Traits follow from the size.
    view.frame = CGRect(origin: .zero, size: request.canvas.size)
    view.layoutEnvironment = environment
    if canvas == request.canvas {
      if view is TableCell || view is HeaderFooterView || view is CollectionCell {
        canvas.fit(heightOf: view)
      } else if request.fits {
        canvas.fit(view)
      }
    }
    if canvas.size != request.canvas.size { view.layoutEnvironment?.safeAreaInsets = .zero }
    view.frame = CGRect(origin: .zero, size: canvas.size)
    view.layoutIfNeeded()
    return (view, canvas)
  }

  private func show(
    _ controller: ViewController, _ names: inout PropertyNames
  ) throws(Failure) -> (View, Canvas) {
    let content = contained(controller)
    let canvas = try canvas(fitting: content.view)
    let window = Window(frame: CGRect(origin: .zero, size: canvas.size))
    window.layoutEnvironment = environment
    window.rootViewController = content
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    names.add(from: content)
    return (window, canvas)
  }

  /// Returns the request's canvas, with the view's fitting size along each axis on which the canvas has no fixed size.
  private func canvas(fitting view: View) throws(Failure) -> Canvas {
    guard request.canvas.fits else { return request.canvas }
    view.frame = CGRect(origin: .zero, size: request.canvas.size)
    view.layoutEnvironment = environment
    defer { view.layoutEnvironment = nil }
    do throws(OpenCanvasError) { return try request.canvas.fitted(to: view) } catch {
      throw Failure(description: error.description)
    }
  }

  /// Returns the container controller to show a controller in, or the controller itself if none is requested.
  private func contained(_ controller: ViewController) -> ViewController {
    switch request.container {
    case .navigation where !(controller is UINavigationController):
      return UINavigationController(rootViewController: controller)
    case .tab where !(controller is UITabBarController):
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      return tabs
    default: return controller
    }
  }

  private var environment: LayoutEnvironment {
    var environment = LayoutEnvironment(
      canvas: request.canvas, direction: request.direction, profile: .standard)
    environment.interfaceStyle = request.isDark ? .dark : .light
    environment.measureText = measureText
    return environment
  }
}

extension Canvas {
  /// Sets the height to that of a table row with the cell, at the canvas's width.
  fileprivate mutating func fit(heightOf cell: View) {
    cell.frame = CGRect(origin: .zero, size: size)
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // Rows without content have the height that tables estimate.
    let height = fitting.height > 0 || !(cell is TableCell) ? fitting.height : 44
    resize(to: CGSize(width: size.width, height: height))
  }

  /// Sets the size to the fitting size of a view.
  fileprivate mutating func fit(_ view: View) {
    resize(to: view.systemLayoutSizeFitting(View.layoutFittingCompressedSize))
  }

  /// Sets the size, except for a width or height that is infinite or less than one point.
  ///
  /// The resized canvas has no safe area insets and no screen.
  private mutating func resize(to new: CGSize) {
    let sides = [new.width, new.height].map { $0.isFinite && $0 >= 1 }
    size = CGSize(
      width: sides[0] ? new.width.rounded(.up) : size.width,
      height: sides[1] ? new.height.rounded(.up) : size.height)
    safeAreaInsets = .zero
    screen = nil
  }
}
