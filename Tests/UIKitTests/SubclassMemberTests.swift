import Testing
import UIKit

/// A view with members whose names the engine uses for its own.
private final class Badge: UIView {
  let identifier: Int
  let layoutHooks = [1.5]
  let layoutSettings = "settings"
  let textBaselines = 2
  let figureLook = "look"
  let baselineFont = "font"
  let hiddenGuides: Set<Int> = []
  let growsDownward = "down"
  let arrangesByContent = 3
  let contentAdaptsToFrames = "frames"
  let adaptation = "adaptation"
  let layoutConflicts = 0
  let layoutConflictLogs = 0
  let layoutEnvironment = "environment"
  class var platformProfile: Int { 26 }

  private(set) var calls: [String] = []

  init(identifier: Int) {
    self.identifier = identifier
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }

  func makeSystemConstraints() -> [NSLayoutConstraint] { called() }
  func arrangedVisibilityChanged() { _ = called() }
  func prepareForSolving() { _ = called() }
  func embed(_ view: UIView, at index: Int? = nil) { _ = called() }
  func install(_ constraint: NSLayoutConstraint) { _ = called() }
  func recursiveDescription() -> String { "described" }
  func autolayoutTrace() -> String { "traced" }
  func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { _ = called() }
  func setCompressionResistance(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { _ = called() }

  private func called(_ name: String = #function) -> [NSLayoutConstraint] {
    calls.append(name)
    return []
  }
}

private final class Row: UIStackView {
  private(set) var calls: [String] = []

  func arrange(_ view: UIView, at stackIndex: Int? = nil) { calls.append("arrange") }
  func setSpacing(_ spacing: CGFloat) { calls.append("spacing") }
  func setSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { calls.append("after") }
}

private final class Segments: UISegmentedControl {
  let segmentTitles = 3
  let font = "bold"
}

private final class Notes: UITextView {
  let lineFragmentPadding = "none"
}

@Suite("Members of subclasses")
struct SubclassMemberTests {
  @Test("may have the names of the engine's own, which layout doesn't confuse with them")
  func views() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let badge = Badge(identifier: 7)
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
    badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 4).isActive = true
    badge.isHidden = true
    badge.isHidden = false
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 8, y: 4, width: 20, height: 10))
    #expect(badge.calls.isEmpty)
    badge.install(badge.widthAnchor.constraint(equalToConstant: 1))
    badge.embed(root)
    #expect(badge.calls == ["install(_:)", "embed(_:at:)"])
    #expect(badge.identifier == 7 && badge.layoutConflicts == 0 && badge.adaptation == "adaptation")
    #expect(badge.recursiveDescription() == "described" && badge.autolayoutTrace() == "traced")
    badge.accessibilityIdentifier = "badge"
    #expect((badge as UIView).identifier == "badge")
    #expect((root as UIView).layoutConflicts.isEmpty)
  }

  @Test("may have those of stack views, segmented controls and text views")
  func kinds() {
    let row = Row()
    row.arrange(UIView())
    row.setSpacing(8)
    row.setSpacing(8, after: row)
    #expect(row.calls == ["arrange", "spacing", "after"])
    #expect(row.arrangedSubviews.isEmpty && row.spacing == 0)
    #expect(Segments(items: ["A"]).segmentTitles == 3 && Notes().lineFragmentPadding == "none")
  }
}
