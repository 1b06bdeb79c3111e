public import AutoLayout
import Foundation

extension CGPath {
  /// Returns a copy of the path.
  public func copy() -> CGPath? { CGPath(outline) }

  /// Returns a copy of the path with a transform applied to each point.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(unsafe transform.map { unsafe outline.applying($0.pointee) } ?? outline)
  }
}

extension UIBezierPath {
  /// Returns a copy of the path in which the direction of each subpath is reversed.
  public func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    for subpath in cgPath.outline.subpaths { path.append(subpath.reversed) }
    return path
  }

  private func append(_ outline: VectorPath) {
    let added = UIBezierPath()
    added.cgPath = CGPath(outline)
    append(added)
  }
}

extension VectorPath {
  /// The subpaths, each of which begins with a move.
  fileprivate var subpaths: [ArraySlice<Element>] {
    var parts: [ArraySlice<Element>] = []
    var start = 0
    for index in elements.indices.dropFirst() {
      if case .move = elements[index] {
        parts.append(elements[start..<index])
        start = index
      }
    }
    return parts + [elements[start...]]
  }
}

extension ArraySlice<VectorPath.Element> {
  fileprivate var reversed: VectorPath {
    var points: [CGPoint] = []
    var path = VectorPath()
    var isClosed = false
    for element in self {
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): points.append(point)
      case .close: isClosed = true
      }
    }
    guard let end = points.popLast() else { return path }
    path.move(to: end)
    for element in self.reversed() {
      switch element {
      case .line: if let point = points.popLast() { path.addLine(to: point) }
      case .curve(let one, let two, _):
        if let point = points.popLast() { path.addCurve(to: point, two, one) }
      case .move, .close: break
      }
    }
    if isClosed { path.close() }
    return path
  }
}
