package import Foundation

extension ColorGradient {
  /// A sector of a conic gradient, drawn in one color or from one color to another.
  package struct Sector: Hashable, Sendable {
    /// The start angle, in radians clockwise from the right.
    package var start: CGFloat
    /// The end angle, in radians clockwise from the right.
    package var end: CGFloat
    /// The color at the start angle.
    package var startColor: Color
    /// The color at the end angle.
    package var endColor: Color

    /// The color in the middle of the sector.
    package var color: Color { mixed(startColor, endColor, share: 0.5) }
  }

  /// Returns about `count` sectors in clockwise order, each between neighboring stops, or none if there are no stops.
  package func sectors(count: Int) -> [Sector] {
    guard let first = stops.first, let last = stops.last else { return [] }
    let origin = CGFloat(atan2(Double(end.y - start.y), Double(end.x - start.x)))
    let ends = [Stop(0, first.color)] + stops + [Stop(1, last.color)]
    return zip(ends, ends.dropFirst()).flatMap { before, after -> [Sector] in
      let length = after.location - before.location
      guard length > 0 else { return [] }
      let parts = max(1, Int((length * CGFloat(count)).rounded(.up)))
      return (0..<parts).map { part in
        func angle(_ number: Int) -> CGFloat {
          let share = before.location + length * CGFloat(number) / CGFloat(parts)
          return origin + share * 2 * .pi
        }
        func color(_ number: Int) -> Color {
          mixed(before.color, after.color, share: CGFloat(number) / CGFloat(parts))
        }
        return Sector(
          start: angle(part), end: angle(part + 1), startColor: color(part),
          endColor: color(part + 1))
      }
    }
  }

  /// Returns the distance, in points, from the gradient's center to the farthest end or control point of a path.
  package func reach(of path: VectorPath) -> CGFloat {
    path.points.map { hypot($0.x - start.x, $0.y - start.y) }.max() ?? 0
  }

  /// Returns the points where a sector's sides meet a circle around the gradient's center; `radius` is in points.
  package func corners(of sector: Sector, radius: CGFloat) -> (CGPoint, CGPoint) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + radius * CGFloat(cos(Double(angle))),
        y: start.y + radius * CGFloat(sin(Double(angle))))
    }
    return (point(sector.start), point(sector.end))
  }
}

private func mixed(_ one: Color, _ other: Color, share: CGFloat) -> Color {
  func between(_ component: KeyPath<Color, CGFloat>) -> CGFloat {
    one[keyPath: component] + (other[keyPath: component] - one[keyPath: component]) * share
  }
  return Color(
    red: between(\.redComponent), green: between(\.greenComponent), blue: between(\.blueComponent),
    alpha: between(\.alphaComponent))
}
