package import AutoLayout
package import Foundation

/// A canvas, as reports and manifests have it.
package func canvasValue(_ name: String, _ size: CGSize, scale: CGFloat) -> JSONValue {
  .line([
    ("name", .string(name)), ("width", .number(size.width)), ("height", .number(size.height)),
    ("scale", .number(scale)),
  ])
}

/// A constraint that lost, and to which, as reports, manifests and results have it.
package func conflictValue(_ conflict: SolvedTree.Conflict) -> JSONValue {
  .line([
    ("broken", .string(conflict.broken)),
    ("because", .array(conflict.because.map { .string($0) }, .inline)),
  ])
}
