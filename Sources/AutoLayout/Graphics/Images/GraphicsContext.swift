package import Foundation

/// A drawing context that records shapes, images and texts; figures draw the recorded parts.
public final class GraphicsContext {
  /// The graphics state that a context saves and restores.
  package struct State {
    /// The transform from the current coordinates to the image's coordinates.
    package var transform = Transform.identity
    /// The color of filled shapes.
    package var fill = Color.black
    /// The color of lines.
    package var line = Color.black
    /// The width and the shape of lines.
    package var stroke = PathStroke(width: 1)
    /// The opacity of new parts, from 0 to 1.
    package var alpha: CGFloat = 1
    fileprivate var clipCount = 0
  }

  /// The size of the image, in points.
  package let size: CGSize
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The function that measures texts.
  package let measureText: TextMeasure
  /// The current graphics state.
  package var state = State()
  /// The current path.
  package var path = VectorPath()
  private var states: [State] = []
  private var parts: [Artwork.Part] = []

  /// Makes a context for an image, with its size in points and its scale in pixels per point.
  package init(size: CGSize, scale: CGFloat, measureText: @escaping TextMeasure) {
    self.size = size
    self.scale = scale
    self.measureText = measureText
  }

  /// The recorded parts, followed by the ends of clips that are still open.
  package var drawnParts: [Artwork.Part] {
    let open = ([state] + states).reduce(0) { $0 + $1.clipCount }
    return parts.isEmpty ? [] : parts + Array(repeating: .end, count: open)
  }

  /// Adds a path in the current coordinates, painted in the current color.
  package func add(_ path: VectorPath, _ paint: PathPaint) {
    let color =
      switch paint {
      case .fill: state.fill
      case .stroke: state.line
      }
    add(Artwork([.path(path, paint, color)]))
  }

  /// Adds an artwork in the current coordinates, with the current opacity.
  package func add(_ artwork: Artwork) {
    parts += artwork.applying(state.transform).opacity(state.alpha).parts
  }

  /// Clips later parts to a path in the current coordinates, until the graphics state is restored.
  package func clip(to path: VectorPath, isEvenOdd: Bool = false) {
    parts.append(.clip(path.applying(state.transform), isEvenOdd: isEvenOdd))
    state.clipCount += 1
  }

  /// Saves the current graphics state.
  package func saveState() {
    states.append(state)
    state.clipCount = 0
  }

  /// Restores the graphics state that was saved last, and removes it from the saved states.
  package func restoreState() {
    guard let kept = states.popLast() else { return }
    parts += Array(repeating: .end, count: state.clipCount)
    state = kept
  }
}

extension GraphicsContext {
  private static let key = "plumbline.drawings"

  private static var all: [GraphicsContext] {
    get { Thread.current.threadDictionary[key] as? [GraphicsContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// The thread's current context, or `nil` if there isn't one.
  package static var current: GraphicsContext? { all.last }

  /// Makes a context the current context of the thread.
  package static func push(_ context: GraphicsContext) { all.append(context) }

  /// Removes the thread's current context, so that the previous context is current again.
  package static func pop() { _ = all.popLast() }
}
