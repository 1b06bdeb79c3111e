package import Foundation

/// A drawing context that records shapes, images and texts, which figures draw.
public final class GraphicsContext {
  /// The graphics state, which a context saves and restores.
  package struct State {
    /// The map from the current coordinates to the image's.
    package var transform = Transform.identity
    /// The color of filled shapes.
    package var fill = Color.black
    /// The color of lines.
    package var line = Color.black
    /// The width and the shape of lines.
    package var stroke = PathStroke(width: 1)
    /// The opacity, from 0 to 1.
    package var alpha: CGFloat = 1
    fileprivate var clipCount = 0
  }

  /// The size of the image, in points.
  package let size: CGSize
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The function that measures texts.
  package let measureText: TextMeasure
  /// The graphics state.
  package var state = State()
  /// The current path.
  package var path = VectorPath()
  private var states: [State] = []
  private var parts: [Artwork.Part] = []

  /// Makes a context for an image of a size in points.
  package init(
    size: CGSize, scale: CGFloat,
    measureText: @escaping TextMeasure = LayoutEnvironment().measureText
  ) {
    self.size = size
    self.scale = scale
    self.measureText = measureText
  }

  /// The recorded parts, with open clips ended.
  package var drawnParts: [Artwork.Part] {
    let open = ([state] + states).reduce(0) { $0 + $1.clipCount }
    return parts.isEmpty ? [] : parts + Array(repeating: .end, count: open)
  }

  /// Adds a path in the current coordinates and colors.
  package func add(_ path: VectorPath, _ paint: PathPaint) {
    let color =
      switch paint {
      case .fill: state.fill
      case .stroke: state.line
      }
    add(Artwork([.path(path, paint, color)]))
  }

  /// Adds an artwork in the current coordinates and opacity.
  package func add(_ artwork: Artwork) {
    parts += artwork.applying(state.transform).opacity(state.alpha).parts
  }

  /// Clips to a path in the current coordinates, until the graphics state is restored.
  package func clip(to path: VectorPath, isEvenOdd: Bool = false) {
    parts.append(.clip(path.applying(state.transform), isEvenOdd: isEvenOdd))
    state.clipCount += 1
  }

  /// Saves the graphics state.
  package func saveState() {
    states.append(state)
    state.clipCount = 0
  }

  /// Restores the last saved graphics state.
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

  /// Makes a context the thread's current one.
  package static func push(_ context: GraphicsContext) { all.append(context) }

  /// Ends the thread's current context.
  package static func pop() { _ = all.popLast() }
}
