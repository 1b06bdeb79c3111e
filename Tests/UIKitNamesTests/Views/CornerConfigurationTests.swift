import Testing
import UIKitNames

@Suite("Corner configurations")
struct CornerConfigurationTests {
  @Test("are the corners of the layer, and at most half as large as the view")
  func corners() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.cornerConfiguration = .uniformEdges(topRadius: 12, bottomRadius: 0)
    #expect(view.layer.cornerRadius == 12)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(view.effectiveRadius(corner: .topRight) == 12)
    #expect(view.effectiveRadius(corner: .bottomLeft) == 0)
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .bottomRight) == 15)
    view.cornerConfiguration = .corners(radius: .fixed(4))
    #expect(view.effectiveRadius(corner: .topLeft) == 4)
  }
}
