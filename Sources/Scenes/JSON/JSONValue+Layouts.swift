package import AutoLayout
internal import Foundation

/// Returns a canvas as JSON for reports and manifests.
package func canvasValue(_ canvas: Canvas) -> JSONValue {
  func extent(_ extent: CGFloat?) -> JSONValue {
    extent.map { .number($0) } ?? .string(Canvas.fittingWord)
  }
  return .line([
    ("name", .string(canvas.name)), ("width", extent(canvas.width)),
    ("height", extent(canvas.height)), ("scale", .number(canvas.scale)),
  ])
}

/// Returns a broken constraint and the constraints it conflicts with, as JSON for reports, manifests and results.
package func conflictValue(_ conflict: SolvedTree.Conflict) -> JSONValue {
  .line([
    ("broken", .string(conflict.broken)),
    ("because", .array(conflict.because.map { .string($0) }, .inline)),
  ])
}
