import Foundation

extension PathStroke {
  /// Returns the outline of the stroked path: polygons of its segments, corners and ends, to fill by the nonzero rule.
  package func outline(of path: VectorPath) -> VectorPath {
    var outline = VectorPath()
    for line in path.flattened.map(Self.withoutRepeats) where line.count > 1 {
      for piece in dashes.isEmpty ? [line] : dashed(line) { add(piece, to: &outline) }
    }
    return outline
  }

  private static func withoutRepeats(_ points: [CGPoint]) -> [CGPoint] {
    points.reduce(into: []) { if distance($0.last, $1) > 1e-6 { $0.append($1) } }
  }

  private static func distance(_ from: CGPoint?, _ to: CGPoint) -> CGFloat {
    from.map { hypot(to.x - $0.x, to.y - $0.y) } ?? .infinity
  }

  private func add(_ line: [CGPoint], to outline: inout VectorPath) {
    let ways = zip(line, line.dropFirst()).map { from, to in
      let length = Self.distance(from, to)
      return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    }
    let isClosed = line.count > 2 && Self.distance(line.first, line[line.count - 1]) < 1e-6
    for (index, way) in ways.enumerated() {
      var (from, to) = (line[index], line[index + 1])
      if cap == .square, !isClosed {
        if index == 0 { from = from.moved(by: -width / 2, along: way) }
        if index == ways.count - 1 { to = to.moved(by: width / 2, along: way) }
      }
      let side = CGPoint(x: -way.y, y: way.x)
      outline.addPolygon([
        from.moved(by: width / 2, along: side), from.moved(by: -width / 2, along: side),
        to.moved(by: -width / 2, along: side), to.moved(by: width / 2, along: side),
      ])
      if index > 0 { addJoin(at: line[index], ways[index - 1], way, to: &outline) }
    }
    if isClosed {
      addJoin(at: line[0], ways[ways.count - 1], ways[0], to: &outline)
    } else if cap == .round {
      for end in [line[0], line[line.count - 1]] { addDisk(around: end, to: &outline) }
    }
  }

  private func addDisk(around point: CGPoint, to outline: inout VectorPath) {
    outline.append(
      VectorPath(
        ellipseIn: CGRect(
          x: point.x - width / 2, y: point.y - width / 2, width: width, height: width)))
  }

  private func addJoin(
    at point: CGPoint, _ before: CGPoint, _ after: CGPoint, to outline: inout VectorPath
  ) {
    let cosine = before.x * after.x + before.y * after.y
    // Pieces of a curve meet at small angles.
    let isSmooth = cosine > 0.9
    if join == .round, !isSmooth { return addDisk(around: point, to: &outline) }
    // The corner is open on the outer side of the turn.
    let half = before.x * after.y - before.y * after.x > 0 ? -width / 2 : width / 2
    let sides = [before, after].map { CGPoint(x: -$0.y * half, y: $0.x * half) }
    var corner = [point, point.moved(by: 1, along: sides[0])]
    if isSmooth || join == .miter, cosine > -1 + 1e-9, 2 / (1 + cosine) <= miterLimit * miterLimit {
      let middle = CGPoint(x: sides[0].x + sides[1].x, y: sides[0].y + sides[1].y)
      corner.append(point.moved(by: 1 / (1 + cosine), along: middle))
    }
    outline.addPolygon(corner + [point.moved(by: 1, along: sides[1])])
  }

  private func dashed(_ line: [CGPoint]) -> [[CGPoint]] {
    let total = dashes.reduce(0, +) * (dashes.count.isMultiple(of: 2) ? 1 : 2)
    guard total > 1e-3 else { return [line] }
    var phase = dashPhase.truncatingRemainder(dividingBy: total)
    if phase < 0 { phase += total }
    var index = 0
    while phase >= dashes[index % dashes.count] {
      phase -= dashes[index % dashes.count]
      index += 1
    }
    var rest = dashes[index % dashes.count] - phase
    var pieces: [[CGPoint]] = index.isMultiple(of: 2) ? [[line[0]]] : []
    for (from, to) in zip(line, line.dropFirst()) {
      let length = Self.distance(from, to)
      let way = CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
      var passed: CGFloat = 0
      while length - passed > rest {
        passed += rest
        let point = from.moved(by: passed, along: way)
        if index.isMultiple(of: 2) {
          pieces[pieces.count - 1].append(point)
        } else {
          pieces.append([point])
        }
        index += 1
        rest = dashes[index % dashes.count]
      }
      rest -= length - passed
      if index.isMultiple(of: 2) { pieces[pieces.count - 1].append(to) }
    }
    return pieces.map(Self.withoutRepeats).filter { $0.count > 1 }
  }
}

extension CGPoint {
  fileprivate func moved(by distance: CGFloat, along way: CGPoint) -> CGPoint {
    CGPoint(x: x + distance * way.x, y: y + distance * way.y)
  }
}

extension VectorPath {
  /// Adds a polygon, with its points in clockwise order.
  fileprivate mutating func addPolygon(_ points: [CGPoint]) {
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x
    }
    let ordered = area < 0 ? points.reversed() : points
    move(to: ordered[0])
    for point in ordered.dropFirst() { addLine(to: point) }
    close()
  }
}
