import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// A row as apps have it: nothing in it is written for another system.
private final class BadgeRow: UIView {
  let badge = UIView()
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Inbox"
    title.font = .preferredFont(forTextStyle: .body)
    badge.layer.cornerRadius = 4
    for view in [badge, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 8),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      badge.centerYAnchor.constraint(equalTo: centerYAnchor),
      title.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      title.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("Files that import UIKit")
struct PastedFileTests {
  @Test("compile as they are, beside Swift Testing")
  func layout() {
    let row = BadgeRow(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    row.layoutIfNeeded()
    #expect(row.badge.frame == CGRect(x: 16, y: 18, width: 8, height: 8))
    #expect(row.title.frame.minX == 36)
  }

  @Test("find UIKit, Core Graphics and Core Animation where they ask for them")
  func conditions() {
    #if canImport(UIKit) && canImport(CoreGraphics) && canImport(QuartzCore)
      let corners: CACornerMask = [.layerMinXMinYCorner]
      #expect(!corners.isEmpty && CGAffineTransform.identity.isIdentity)
    #else
      Issue.record("canImport(UIKit) is false")
    #endif
  }
}
