public import AutoLayout
internal import Figures
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
internal import SceneFile
internal import SwiftScenes

extension Scene {
  /// The canvas, layout direction and interface style to lay out a scene with.
  public struct Placement: Hashable, Sendable {
    /// The canvas, with its size, scale and safe area.
    public var canvas: Canvas
    /// The layout direction, or `nil` to use the scene's direction.
    public var direction: LayoutDirection?
    /// Whether the interface style is dark, for code that reads `userInterfaceStyle`.
    public var isDark: Bool

    /// Creates a placement on a canvas.
    public init(_ canvas: Canvas, direction: LayoutDirection? = nil, isDark: Bool = false) {
      self.canvas = canvas
      self.direction = direction
      self.isDark = isDark
    }

    /// Returns the placement with the interface style that a theme has.
    package func inTheme(_ theme: Theme) -> Placement {
      Placement(canvas, direction: direction, isDark: theme.interface == .dark)
    }
  }

  /// Returns the solved layout on a canvas, with texts measured in the painter's fonts.
  ///
  /// Conflicts and ambiguities are part of the result and not errors.
  ///
  /// - Throws: `PlumblineError` if the canvas can't be laid out, or constraints of a scene file are invalid.
  public func solve(
    _ placement: Placement, with painter: Painter
  ) throws(PlumblineError) -> SolvedTree {
    let placement = try placed(placement, measureText: painter.measureText)
    let root = try makeRoot(placement, measureText: painter.measureText)
    return solvedTree(of: root, placement)
  }

  /// Returns the solved layout of the scene's views, with the canvas as the main screen.
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

  /// Returns a placement's canvas, with the root's size if the scene's Swift code resizes the root.
  package func canvas(of placement: Placement) -> Canvas {
    guard case .swift(let scene) = content, let layout = try? layout(of: scene, placement) else {
      return placement.canvas
    }
    return layout.canvas(for: placement.canvas)
  }

  /// Returns the layout that an explainer solved, with views moved to the frames that the scene's Swift code sets.
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

  /// Calls a closure that lays out the scene's views, with the canvas as the main screen.
  package func withMainScreen<Result>(_ canvas: Canvas, _ body: () -> Result) -> Result {
    guard case .code = content else { return body() }
    return Screen.$main.withValue(Screen(canvas)) { body() }
  }

  /// Creates the scene's views for a canvas, without laying them out.
  ///
  /// - Throws: `PlumblineError` if constraints of a scene file are invalid.
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
  /// Checks the canvas of a placement, and returns the placement with a canvas of a definite size.
  ///
  /// If the canvas takes its width or height from the layout, the result has the layout's width or height.
  ///
  /// - Throws: `PlumblineError` as ``solve(_:with:)`` does, and `.ambiguousCanvas` if the layout leaves that width or
  ///   height ambiguous.
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
      throw .ambiguousCanvas(scene: name, error)
    }
    try check(placement.canvas)
    return placement
  }

  /// Checks that the scene can be laid out and drawn on a canvas.
  ///
  /// - Throws: `PlumblineError.unusableCanvas` for an invalid canvas, or `.unreadableScene` if an Interface Builder
  ///   document defines the invalid canvas.
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

extension Scene {
  /// Whether views that were created for one canvas are valid on all canvases with the same text size.
  ///
  /// This is false if code creates the views, or if frames or margins depend on the root's size.
  package var viewsSuitEveryCanvas: Bool { document?.layout.suitsEveryCanvas ?? false }
}
