public import AutoLayout
internal import Figures
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
internal import SceneFile
internal import SwiftScenes

extension Scene {
  /// A scene on one canvas, before it is solved.
  public struct Placement: Hashable, Sendable {
    /// The size, scale and safe area.
    public var canvas: Canvas
    /// Which side leads; nil for what the scene says.
    public var direction: LayoutDirection?
    /// Whether the interface is dark, which code may ask for.
    public var isDark: Bool

    /// Places a scene on a canvas.
    public init(_ canvas: Canvas, direction: LayoutDirection? = nil, isDark: Bool = false) {
      self.canvas = canvas
      self.direction = direction
      self.isDark = isDark
    }

    /// The same in the interface of a theme.
    package func inTheme(_ theme: Theme) -> Placement {
      Placement(canvas, direction: direction, isDark: theme.interface == .dark)
    }
  }

  /// The solved layout on a canvas, with texts measured in the painter's fonts.
  ///
  /// A conflict or an ambiguity is part of the answer, not an error.
  ///
  /// - Throws: `PlumblineError` for a canvas that cannot be laid out, and for a scene file whose
  ///   constraints are illegal.
  public func solve(
    _ placement: Placement, with painter: Painter
  ) throws(PlumblineError) -> SolvedTree {
    let placement = try placed(placement, measureText: painter.measureText)
    let root = try makeRoot(placement, measureText: painter.measureText)
    return solvedTree(of: root, placement)
  }

  /// The solved layout of the scene's views on a canvas, which is the main screen to their code.
  package func solvedTree(of root: View, _ placement: Placement) -> SolvedTree {
    let canvas = placement.canvas
    if case .swift(let scene) = content, let layout = try? layout(of: scene, placement) {
      return layout.solvedTree(of: root, on: canvas)
    }
    var tree = withMainScreen(canvas) { root.solvedTree(canvas: canvas) }
    if let interface {
      tree.contentSizes = interface.takesStoredSizes(on: canvas) ? .stored : .measured
    }
    return tree
  }

  /// The canvas of a placement, with the size that the scene's code fits to its views.
  package func canvas(of placement: Placement) -> Canvas {
    guard case .swift(let scene) = content, let layout = try? layout(of: scene, placement) else {
      return placement.canvas
    }
    return layout.canvas(for: placement.canvas)
  }

  /// The tree of an explainer, in which views are where the scene's code has put them.
  package func tree(
    of explainer: LayoutExplainer, root: View, _ placement: Placement
  ) -> SolvedTree {
    guard case .swift(let scene) = content, let layout = try? layout(of: scene, placement) else {
      return explainer.tree
    }
    return layout.placed(explainer.tree, of: root) { explainer.index(of: $0) }
  }

  private func layout(
    of scene: SwiftScene, _ placement: Placement
  ) throws(SwiftFailure) -> PlacedLayout {
    try scene.layout(
      on: placement.canvas, direction: placement.direction ?? direction, isDark: placement.isDark)
  }

  /// Calls a closure that may lay out the scene's views, whose code reads the canvas as the main screen.
  package func withMainScreen<Result>(_ canvas: Canvas, _ body: () -> Result) -> Result {
    guard case .code = content else { return body() }
    return Screen.$main.withValue(Screen(canvas)) { body() }
  }

  /// The scene's views on a canvas, not laid out yet.
  ///
  /// - Throws: `PlumblineError` for a scene file whose constraints are illegal.
  package func makeRoot(
    _ placement: Placement, measureText: @escaping TextMeasure
  ) throws(PlumblineError) -> View {
    switch content {
    case .code(let fill):
      var environment = LayoutEnvironment(
        canvas: placement.canvas, direction: placement.direction ?? direction, profile: profile)
      environment.interfaceStyle = placement.isDark ? .dark : .light
      environment.measureText = measureText
      let root = View(frame: CGRect(origin: .zero, size: placement.canvas.size))
      root.identifier = "root"
      root.layoutEnvironment = environment
      Screen.$main.withValue(Screen(placement.canvas)) { fill(root) }
      return root
    case .document(let document):
      do throws(SceneError) {
        return try document.makeView(
          canvas: placement.canvas, direction: placement.direction ?? direction,
          measureText: measureText)
      } catch {
        throw .unreadableScene(error)
      }
    case .interface(let scene):
      var placement = placement
      placement.direction = placement.direction ?? project?.values.direction?.value
      return scene.makeView(placement, measureText: measureText)
    case .swift(let scene):
      do throws(SwiftFailure) {
        return try layout(of: scene, placement)
          .makeView(on: placement.canvas, measureText: measureText)
      } catch {
        throw .failedCode(scene: name, canvas: placement.canvas.name, reasons: error.lines)
      }
    }
  }
}

extension Scene {
  /// A placement on a canvas that can be laid out and drawn, with the extents of the layout in place of those that fit it.
  ///
  /// - Throws: `PlumblineError` as ``solve(_:with:)`` does, and for a layout that leaves such an extent open.
  package func placed(
    _ placement: Placement, measureText: @escaping TextMeasure
  ) throws(PlumblineError) -> Placement {
    var placement = placement
    try check(placement.canvas)
    guard placement.canvas.fits else { return placement }
    var provisional = placement
    provisional.canvas = placement.canvas.provisional
    let root = try makeRoot(provisional, measureText: measureText)
    do throws(OpenCanvasError) {
      if case .swift(let scene) = content, let layout = try? layout(of: scene, provisional) {
        placement.canvas = layout.canvas(for: placement.canvas)
      } else {
        let canvas = provisional.canvas
        placement.canvas = try withMainScreen(canvas) { () -> Result<Canvas, OpenCanvasError> in
          Result { () throws(OpenCanvasError) in try canvas.fitted(to: root) }
        }.get()
      }
    } catch {
      throw .openCanvas(scene: name, error)
    }
    try check(placement.canvas)
    return placement
  }

  /// Makes sure that the scene can be laid out and drawn on a canvas.
  ///
  /// - Throws: `PlumblineError.unusableCanvas`, or `.unreadableScene` for the own canvas of an Interface Builder
  ///   document.
  package func check(_ canvas: Canvas) throws(PlumblineError) {
    do throws(CanvasError) {
      try canvas.validate()
    } catch {
      if let interface, interface.canvas.size == canvas.size, let error = interface.canvasError {
        throw .unreadableScene(SceneError(error))
      }
      throw .unusableCanvas(error)
    }
  }
}
