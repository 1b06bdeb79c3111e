import Foundation
import Testing

@testable import AutoLayout

@Suite("Rounding to pixels")
struct RoundingTests {
  @Test("keeps the gap between neighbors at zero at every scale", arguments: [1, 2, 3, 2.5])
  func neighbors(scale: CGFloat) throws {
    let root = makeRoot(100, 50) { $0.scale = scale }
    let views = (0..<7).map { addView("v\($0)", to: root) }
    for (index, view) in views.enumerated() {
      let before = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: before),
        view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    let last = try #require(views.last)
    last.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    for (before, after) in zip(views, views.dropFirst()) {
      #expect(isSameLength(before.frame.maxX, after.frame.minX))
      #expect(isSameLength((after.frame.minX * scale).rounded(), after.frame.minX * scale))
    }
    #expect(isSameLength(last.frame.maxX, 100))
    #expect(isSameLength(views[0].geometry.exactFrame.width, 100 / 7.0))
  }

  @Test("takes rectangles for the same whose places and extents are")
  func sameRects() {
    let lengths: [CGFloat] = [0, -0.0, 1, 1 + 9e-7, 1 + 2e-6, -3, 5e6, 5e6 + 4, 5e6 + 6, 1e300]
    for one in lengths {
      for other in lengths {
        let isSame = isSameLength(one, other)
        let base = CGRect(1, 2, 3, 4)
        let places: [WritableKeyPath<CGRect, CGFloat>] = [\.origin.x, \.origin.y]
        let extents: [WritableKeyPath<CGRect, CGFloat>] = [\.size.width, \.size.height]
        for part in places + extents {
          var (left, right) = (base, base)
          left[keyPath: part] = one
          right[keyPath: part] = other
          #expect(isSameRect(left, right) == isSame, "\(one) \(other)")
          #expect(RectDifference(left, right).isOfSize == (!isSame && extents.contains(part)))
        }
      }
    }
  }

  @Test("rounds edges in root coordinates, so a child may be a pixel wider than on its own")
  func rootCoordinates() {
    let root = makeRoot()
    let outer = addView("outer", to: root)
    let inner = addView("inner", to: outer)
    place(outer, 0.4, 0, 50, 50)
    place(inner, 0.4, 0, 10, 10)
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(0, 0, 50, 50))
    // Edges at 0.8 and 10.8 go to 1 and 11, from an outer edge that went to 0.
    #expect(inner.frame == CGRect(1, 0, 10, 10))
  }

  @Test("rounds edges anew where no more than what the view lies in has moved")
  func movedOuter() {
    let root = makeRoot()
    let outer = addView("outer", to: root)
    let inner = addView("inner", to: outer)
    let left = outer.leftAnchor.constraint(equalTo: root.leftAnchor)
    left.isActive = true
    size(outer, 50, 50)
    place(inner, 0.4, 0, 10, 10)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(0, 0, 10, 10))
    left.constant = 0.4
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(0, 0, 50, 50))
    #expect(inner.frame == CGRect(1, 0, 10, 10))
  }

  @Test(
    "half a pixel goes away from zero, also when arithmetic fell short of it",
    arguments: [
      (0.5, 1.0, 1.0), (-0.5, 1, -1), (0.49, 1, 0), (0.499_999_999_9, 1, 1), (0.25, 2, 0.5),
      (1e12, 3, 1e12), (1.7, 3, 1.666_666_666_666_666_7),
    ])
  func halves(edge: Double, scale: Double, expected: Double) {
    #expect(
      snapped(SIMD4(edge, -edge, 0, 7), scale: scale) == SIMD4(expected, -expected, 0, 7))
  }

  @Test("half a pixel goes away from zero, and what is just less does not, up to a billion pixels")
  func largeHalves() {
    for whole in [0, 1, 2, 3, 1000, 123_456_789, 999_999_998] as [Double] {
      let (half, less) = (whole + 0.5, whole + 0.5 - 0x1p-20)
      #expect(
        snapped(SIMD4(half, -half, less, -less), scale: 1)
          == SIMD4(whole + 1, -whole - 1, whole, -whole))
    }
  }

  @Test("lines fit whose height arithmetic alone has taken away", arguments: [(0.7, 7), (0.69, 6)])
  func lines(height: CGFloat, count: CGFloat) {
    #expect(lineCount(in: height, lineHeight: 0.1) == count)
  }

  @Test("contents are rounded up to pixels, but not for what arithmetic alone has added")
  func contents() {
    #expect(ceiledToPixel(10 * (0.1 + 0.2), scale: 1) == 3)
    #expect(ceiledToPixel(3.001, scale: 1) == 4)
    #expect(ceiledToPixel(3.001, scale: 2) == 3.5)
  }

  @Test("a frame that the author set is kept to the bit")
  func authorsFrames() {
    let root = makeRoot(100, 100)
    let child = View(frame: CGRect(10.3, 0.1, 20.7, 33.333))
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(10.3, 0.1, 20.7, 33.333))
  }

  @Test("a scale that makes no pixels rounds nothing", arguments: [0, -1, CGFloat.nan])
  func badScale(scale: CGFloat) {
    let edges = SIMD4(0.3, -7.7, 0, 1)
    #expect(snapped(edges, scale: scale.native) == edges)
    #expect(ceiledToPixel(0.3, scale: scale) == 0.3)
  }
}
