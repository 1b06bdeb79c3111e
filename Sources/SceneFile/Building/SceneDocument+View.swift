package import AutoLayout
internal import Foundation

extension SceneDocument {
  /// Makes the scene's view tree on a canvas: every constraint is active, nothing is laid out yet.
  ///
  /// - Parameters:
  ///   - canvas: The size that the root fills, with its safe area.
  ///   - direction: Which side leads; nil for what the scene says, or else left to right.
  ///   - measureText: Measures the texts of labels and controls.
  /// - Returns: The root, which carries the surroundings and keeps the tree alive.
  /// - Throws: `SceneError` with everything that makes no constraint. A document that was read from
  ///   a file has been through this once and does not fail any more.
  package func makeView(
    canvas: Canvas, direction: LayoutDirection? = nil,
    measureText: @escaping TextMeasure = fixedTextMeasure
  ) throws(SceneError) -> View {
    let (root, builder) = build(canvas: canvas, direction: direction, measureText: measureText)
    guard builder.problems.isEmpty else { throw SceneError(file: file, problems: builder.problems) }
    return root
  }

  /// What shows only when the views are made, found on a canvas of no importance.
  var problemsOfViews: [SceneProblem] { trial.builder.problems }

  /// The views on a canvas of no importance, with what made them; the root keeps the tree alive.
  var trial: (root: View, builder: ViewBuilder) {
    let canvas = canvases.first?.canvas ?? Canvas(width: 320, height: 568)
    return build(canvas: canvas, direction: nil, measureText: fixedTextMeasure)
  }

  /// Whether views that were made for one canvas are right on others of the same text size, once the
  /// root has the other's size, scale and safe area.
  ///
  /// They are not where frames follow their superviews, or where the root states some of its margins
  /// and leaves others to the platform, whose numbers depend on the canvas.
  package var viewsSuitEveryCanvas: Bool {
    let margins = root.margins
    let sides = [
      margins.top, margins.bottom, margins.leading ?? margins.left,
      margins.trailing ?? margins.right,
    ]
    return Set(sides.map { $0 == nil }).count == 1 && !root.followsSuperviews
  }

  /// Brings frames that follow their superviews from the canvas they were written for to the root's.
  ///
  /// Frames of a scene are those on its first canvas, as Interface Builder's are on its device.
  private func adjustFrames(
    _ resizingViews: [(view: View, frame: CGRect)], in root: View, from design: Canvas
  ) {
    guard !resizingViews.isEmpty else { return }
    let size = root.frame.size
    let environment = root.layoutEnvironment
    root.layoutEnvironment?.scale = design.scale
    root.layoutEnvironment?.safeAreaInsets = design.safeAreaInsets
    root.frame.size = design.size
    root.layoutIfNeeded()
    for (view, frame) in resizingViews { view.frame = frame }
    root.layoutEnvironment = environment
    root.frame.size = size
  }

  private func build(
    canvas: Canvas, direction: LayoutDirection?, measureText: @escaping TextMeasure
  ) -> (root: View, builder: ViewBuilder) {
    var environment = LayoutEnvironment(
      canvas: canvas, direction: direction ?? self.direction ?? .leftToRight,
      profile: profile.flatMap { PlatformProfile.named($0.text) } ?? .standard)
    environment.measureText = measureText
    environment.keyboardHeight = keyboardHeight ?? 0
    var builder = ViewBuilder()
    let view = builder.makeRoot(root, size: canvas.size, environment: environment)
    builder.add(constraints, metrics: metrics)
    adjustFrames(builder.resizingViews, in: view, from: canvases.first?.canvas ?? canvas)
    return (view, builder)
  }
}

extension SceneView {
  /// Whether the frame of the view, or of one inside of it, changes with its superview's.
  fileprivate var followsSuperviews: Bool {
    !autoresizing.isEmpty || subviews.contains(where: \.followsSuperviews)
  }
}
