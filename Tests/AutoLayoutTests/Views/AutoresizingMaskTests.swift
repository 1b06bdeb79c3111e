import Foundation
import Testing

@testable import AutoLayout

@Suite("Autoresizing masks, all 64")
struct AutoresizingMaskTests {
  /// The frame of a view that was at 10, 20, 30×40 in 100×80, in 170×101, by the rule alone: what the
  /// superview gains goes to the parts that give, in proportion to what they had.
  private func expectedFrame(_ mask: UInt) -> CGRect {
    func axis(_ bits: UInt, _ parts: [CGFloat], gain: CGFloat) -> (CGFloat, CGFloat) {
      let giving = parts.indices.filter { bits >> UInt($0) & 1 == 1 }
      let sum = giving.map { parts[$0] }.reduce(0, +)
      let grown = parts.indices.map {
        giving.contains($0) ? parts[$0] + gain * parts[$0] / sum : parts[$0]
      }
      return (grown[0], grown[1])
    }
    let (x, width) = axis(mask & 7, [10, 30, 60], gain: 70)
    let (y, height) = axis(mask >> 3, [20, 40, 20], gain: 21)
    return CGRect(x, y, width, height)
  }

  @Test(
    "mean the same to a superview that is set and to one that constraints size",
    arguments: 0..<(64 as UInt))
  func masks(mask: UInt) {
    let expected = expectedFrame(mask)
    let plain = View(frame: CGRect(0, 0, 100, 80))
    let root = makeRoot(400, 400)
    let solved = addView("solved", to: root)
    place(solved, 7, 9, 100, 80)
    root.layoutIfNeeded()
    let views = [plain, solved].map { superview in
      let view = View(frame: CGRect(10, 20, 30, 40))
      view.autoresizingMask = View.AutoresizingMask(rawValue: mask)
      superview.addSubview(view)
      return view
    }
    plain.frame.size = CGSize(width: 170, height: 101)
    for constraint in solved.constraints {
      constraint.constant = constraint.firstAttribute == .width ? 170 : 101
    }
    root.layoutIfNeeded()
    for view in views { #expect(view.frame.isNear(expected)) }
    // In the system they are constraints, which others can be tied to.
    let mark = addView("mark", to: root)
    mark.leftAnchor.constraint(equalTo: views[1].rightAnchor).isActive = true
    mark.topAnchor.constraint(equalTo: views[1].bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(isSameLength(mark.geometry.exactFrame.minX, 7 + expected.maxX))
    #expect(isSameLength(mark.geometry.exactFrame.minY, 9 + expected.maxY))
    #expect(!views[1].hasAmbiguousLayout && root.layoutConflicts.isEmpty)
  }
}
