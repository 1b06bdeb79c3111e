extension Simplex {
  /// Computes values and positions at a size of the canvas.
  mutating func evaluate(at size: CanvasSize) {
    self.size = size
    scale = 0
    for index in positions.indices {
      positions[index] = component.breakpoints[index].position.value(at: size)
      scale = max(scale, component.breakpoints[index].magnitude.absoluteValue(at: size))
    }
    for residual in values.indices { evaluate(residual) }
  }

  /// Computes the value of one residual.
  mutating func evaluate(_ residual: Int) {
    let offset = offsets[residual]
    values[residual] = Approximation.finite(offset.value(at: size))
    roundings[residual] =
      Approximation.touching * offset.absoluteValue(at: size)
      + Approximation.touchingInComponent * scale
  }

  /// Where a residual lies against a breakpoint: 0 within rounding.
  func comparison(of residual: Int, with breakpoint: Int) -> Int8 {
    let distance = values[residual] - positions[breakpoint]
    let rounding = max(
      roundings[residual], Approximation.touching * abs(positions[breakpoint]))
    if abs(distance) <= rounding { return 0 }
    return distance < 0 ? -1 : 1
  }

  /// Moves every residual to the side of its breakpoints where its value is.
  ///
  /// - Returns: Whether one changed sides.
  mutating func updateSides() -> Bool {
    var hasChanged = false
    for residual in values.indices {
      let isPinned = columnOfResidual[residual] >= 0
      for breakpoint in component.ranges[residual] {
        var side = comparison(of: residual, with: breakpoint)
        if side == 0, !isPinned { side = keptSide(of: breakpoint) }
        guard side != sides[breakpoint] else { continue }
        sides[breakpoint] = side
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// The side a basic residual keeps while it is at a breakpoint; the cheaper one at first.
  private func keptSide(of breakpoint: Int) -> Int8 {
    if sides[breakpoint] != 0 { return sides[breakpoint] }
    return component.breakpoints[breakpoint].slopeBelow == 0 ? -1 : 1
  }

  /// How the cost of a residual at one of its breakpoints' levels changes with its value.
  @inline(__always)
  func slope(of breakpoint: Int) -> Double {
    let point = component.breakpoints[breakpoint]
    return sides[breakpoint] < 0 ? point.slopeBelow : point.slopeAbove
  }

  /// The breakpoints each residual is at, the first one of each; pinned residuals are among them.
  var activeBreakpoints: [ActiveBreakpoint] {
    var active: [ActiveBreakpoint] = []
    for residual in values.indices {
      for breakpoint in component.ranges[residual]
      where component.breakpoints[breakpoint].jump > 0 {
        guard comparison(of: residual, with: breakpoint) == 0 else { continue }
        active.append(ActiveBreakpoint(residual: residual, breakpoint: breakpoint))
        break
      }
    }
    return active
  }

  /// Whether the residuals are at these breakpoints and at no others.
  func isActive(exactly expected: [ActiveBreakpoint]) -> Bool {
    var count = 0
    for residual in values.indices {
      for breakpoint in component.ranges[residual]
      where component.breakpoints[breakpoint].jump > 0 {
        guard comparison(of: residual, with: breakpoint) == 0 else { continue }
        guard count < expected.count, expected[count].breakpoint == breakpoint else { return false }
        count += 1
        break
      }
    }
    return count == expected.count
  }
}

/// A residual and a breakpoint its value is at.
struct ActiveBreakpoint: Hashable, Sendable {
  let residual: Int
  let breakpoint: Int
}
