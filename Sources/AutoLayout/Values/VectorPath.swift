package import Foundation

/// A path of lines and Bézier curves, in points.
package struct VectorPath: Hashable, Sendable, Codable {
  /// A segment of a path, starting at the end of the previous one.
  package enum Element: Hashable, Sendable, Codable {
    /// Begins a subpath at a point.
    case move(CGPoint)
    case line(CGPoint)
    /// A cubic Bézier curve: its two control points, then its end.
    case curve(CGPoint, CGPoint, CGPoint)
    /// A line back to the start of the subpath.
    case close
  }

  /// The segments, in order.
  package private(set) var elements: [Element] = []
  /// The end of the last segment, or zero for an empty path.
  package private(set) var currentPoint = CGPoint.zero
  private var start = CGPoint.zero

  /// Makes an empty path.
  package init() {}

  /// Makes a path along the edges of a rectangle.
  package init(_ rect: CGRect) {
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Makes a path along the ellipse that fills a rectangle.
  package init(ellipseIn rect: CGRect) {
    self.init(
      rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2), corners: .all)
  }

  /// Makes a path along a rectangle with the given corners rounded, by radii of at most half of the sides.
  package init(_ rect: CGRect, cornerSize: CGSize, corners: LayerCorners = .all) {
    let x = max(0, min(cornerSize.width, rect.width / 2))
    let y = max(0, min(cornerSize.height, rect.height / 2))
    self.init()
    guard x > 0, y > 0 else {
      self = VectorPath(rect)
      return
    }
    // Each corner with the directions towards it along the edge before and after it.
    let turns: [(corner: LayerCorners, at: CGPoint, before: CGPoint, after: CGPoint)] = [
      (
        .layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: x, y: 0),
        CGPoint(x: 0, y: y)
      ),
      (
        .layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: y),
        CGPoint(x: -x, y: 0)
      ),
      (
        .layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: -x, y: 0),
        CGPoint(x: 0, y: -y)
      ),
      (
        .layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: -y),
        CGPoint(x: x, y: 0)
      ),
    ]
    move(to: CGPoint(x: rect.minX + (corners.contains(.layerMinXMinYCorner) ? x : 0), y: rect.minY))
    for turn in turns {
      guard corners.contains(turn.corner) else {
        addLine(to: turn.at)
        continue
      }
      func point(_ way: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: turn.at.x + way.x * share, y: turn.at.y + way.y * share)
      }
      addLine(to: point(turn.before, -1))
      addCurve(
        to: point(turn.after, 1), point(turn.before, Self.quarter - 1),
        point(turn.after, 1 - Self.quarter))
    }
    close()
  }

  /// The distance of a quarter circle's control points from its ends, for a radius of 1.
  private static let quarter: CGFloat = 0.552_284_749_831

  /// Begins a subpath at a point.
  package mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    (start, currentPoint) = (point, point)
  }

  /// Adds a line to a point; an empty path starts there.
  package mutating func addLine(to point: CGPoint) {
    guard !elements.isEmpty else { return move(to: point) }
    elements.append(.line(point))
    currentPoint = point
  }

  /// Adds a cubic Bézier curve with two control points; an empty path starts at the first one.
  package mutating func addCurve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    if elements.isEmpty { move(to: first) }
    elements.append(.curve(first, second, end))
    currentPoint = end
  }

  /// Adds a quadratic Bézier curve; an empty path starts at the control point.
  package mutating func addQuadCurve(to end: CGPoint, _ control: CGPoint) {
    if elements.isEmpty { move(to: control) }
    func between(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    addCurve(to: end, between(currentPoint), between(end))
  }

  /// Adds a line to an arc's start, then the arc, at most one turn; angles are in radians, clockwise from the right.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat,
    clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    guard sweep.isFinite, radius.isFinite else { return }
    if abs(sweep) >= turn - 1e-9 {
      sweep = clockwise ? turn : -turn
    } else if clockwise, sweep < 0 {
      sweep += turn
    } else if !clockwise, sweep > 0 {
      sweep -= turn
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    addLine(to: point(startAngle))
    let count = max(1, (abs(sweep) / (turn / 4) - 1e-9).rounded(.up))
    let step = sweep / count
    let reach = radius * 4 / 3 * tan(step / 4)
    for number in 0..<Int(count) {
      let from = startAngle + step * CGFloat(number)
      let (begin, end) = (point(from), point(from + step))
      addCurve(
        to: end,
        CGPoint(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from)),
        CGPoint(x: end.x + reach * sin(from + step), y: end.y - reach * cos(from + step)))
    }
  }

  /// Adds a line back to the start of the subpath.
  package mutating func close() {
    guard !elements.isEmpty, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Appends the segments of another path.
  package mutating func append(_ path: VectorPath) {
    elements += path.elements
    (start, currentPoint) = (path.start, path.currentPoint)
  }

  /// Whether the path has no segments.
  package var isEmpty: Bool { elements.isEmpty }

  /// The points of all segments: their ends and their control points.
  package var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  /// The smallest rectangle that contains ``points``, or the null rectangle for an empty path.
  package var bounds: CGRect {
    var bounds = CGRect.null
    for point in points {
      let rect = CGRect(origin: point, size: .zero)
      bounds = bounds.isNull ? rect : bounds.union(rect)
    }
    return bounds
  }

  /// Returns the path with each point transformed.
  package func applying(_ transform: Transform) -> VectorPath {
    func mapped(_ point: CGPoint) -> CGPoint { point.applying(transform) }
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(mapped(point))
      case .line(let point): .line(mapped(point))
      case .curve(let first, let second, let end):
        .curve(mapped(first), mapped(second), mapped(end))
      case .close: .close
      }
    }
    (path.start, path.currentPoint) = (mapped(start), mapped(currentPoint))
    return path
  }
}

extension VectorPath {
  /// The path as polylines, one for each subpath; each curve becomes 16 lines.
  package var flattened: [[CGPoint]] {
    var parts: [[CGPoint]] = []
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point): parts.append([point])
      case .line(let point): parts[parts.count - 1].append(point)
      case .curve(let first, let second, let end):
        for number in 1...16 {
          let (t, u) = (CGFloat(number) / 16, 1 - CGFloat(number) / 16)
          let shares = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          func blend(_ axis: (CGPoint) -> CGFloat) -> CGFloat {
            axis(current) * shares.0 + axis(first) * shares.1 + axis(second) * shares.2
              + axis(end) * shares.3
          }
          parts[parts.count - 1].append(CGPoint(x: blend(\.x), y: blend(\.y)))
        }
      case .close:
        guard let start = parts.last?.first else { continue }
        parts[parts.count - 1].append(start)
        // A segment after a closed subpath starts where that subpath started.
        parts.append([start])
      }
      current = parts.last?.last ?? .zero
    }
    return parts.filter { $0.count > 1 }
  }

  /// Returns whether a point is inside the path by the even-odd or the nonzero rule, in O(*n*) for *n* segments.
  package func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
    var winding = 0
    var crossings = 0
    for part in flattened {
      for (from, to) in zip(part, part.dropFirst() + part.prefix(1))
      where (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        winding += to.y > from.y ? 1 : -1
        crossings += 1
      }
    }
    return isEvenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// Returns the path between two fractions of its length, with curves flattened unless the whole path remains.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> VectorPath {
    guard start > 0 || end < 1 else { return self }
    let parts = flattened
    func length(_ from: CGPoint, _ to: CGPoint) -> CGFloat { hypot(to.x - from.x, to.y - from.y) }
    let total = parts.reduce(0) { sum, part in
      sum + zip(part, part.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    var path = VectorPath()
    guard start < end, total > 0 else { return path }
    let (first, last) = (start * total, end * total)
    var passed: CGFloat = 0
    for part in parts {
      var isOpen = false
      for (from, to) in zip(part, part.dropFirst()) {
        let step = length(from, to)
        defer { passed += step }
        guard step > 0, passed + step > first, passed < last else { continue }
        func point(_ place: CGFloat) -> CGPoint {
          let share = min(max((place - passed) / step, 0), 1)
          return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
        if !isOpen { path.move(to: point(first)) }
        isOpen = true
        path.addLine(to: point(last))
      }
    }
    return path
  }
}
