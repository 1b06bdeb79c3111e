import AutoLayout
import Foundation
import Testing
import UIKitNames

/// A view that observes others by the names of their properties.
private final class Observer: UIView {
  var heard: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let sizes = [change?[.oldKey], change?[.newKey]].map { ($0 as? CGSize)?.height ?? -1 }
    heard.append("\(keyPath ?? "") \(object is UIScrollView) \(sizes)")
  }
}

@Suite("Observations of properties by key paths")
struct ObservationTests {
  @Test("hear of frames that layout sets, after it")
  func layout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView()
    var widths: [CGFloat?] = []
    var origins: [CGFloat] = []
    let bounds = view.observe(\.bounds, options: [.old, .new]) { _, change in
      widths += [change.oldValue?.width, change.newValue?.width]
    }
    let frame = view.observe(\.frame) { view, change in
      #expect(change.newValue == nil && change.oldValue == nil)
      origins.append(view.frame.minX)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      leading, view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(widths == [0, 190] && origins == [10])
    leading.constant = 20
    root.layoutIfNeeded()
    #expect(widths == [0, 190, 190, 180] && origins == [10, 20])
    bounds.invalidate()
    frame.invalidate()
    leading.constant = 30
    root.layoutIfNeeded()
    #expect(widths.count == 4 && origins.count == 2)
  }

  @Test("hear of places, visibility, texts, states and contents")
  func kinds() {
    var heard: [String] = []
    let (view, label, button) = (UIView(), UILabel(), UIButton())
    let (field, scroll) = (UITextField(), UIScrollView())
    let tokens = [
      view.observe(\.center) { _, _ in heard.append("center") },
      view.observe(\.isHidden) { _, _ in heard.append("isHidden") },
      view.observe(\.alpha) { _, _ in heard.append("alpha") },
      view.layer.observe(\.bounds) { _, _ in heard.append("bounds") },
      label.observe(\.text) { _, _ in heard.append("label") },
      field.observe(\.text) { _, _ in heard.append("field") },
      button.observe(\.isEnabled) { _, _ in heard.append("isEnabled") },
      button.observe(\.isSelected) { _, _ in heard.append("isSelected") },
      button.observe(\.isHighlighted) { _, _ in heard.append("isHighlighted") },
      scroll.observe(\.contentOffset, options: .new) { _, change in
        heard.append("offset \(change.newValue?.y ?? 0)")
      },
      scroll.observe(\.contentSize) { _, _ in heard.append("size") },
    ]
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.isHidden = true
    view.alpha = 0.5
    label.text = "A"
    field.text = "B"
    button.isEnabled = false
    button.isSelected = true
    button.isHighlighted = true
    scroll.contentOffset.y = 4
    scroll.contentSize = CGSize(width: 5, height: 6)
    #expect(
      heard == [
        "center", "bounds", "isHidden", "alpha", "label", "field", "isEnabled", "isSelected",
        "isHighlighted", "offset 4.0", "size",
      ])
    view.isHidden = true
    #expect(heard.count == 11)
    withExtendedLifetime(tokens) {}
  }

  @Test("begin with the present value on request, and end with the token")
  func initial() {
    let view = UIView()
    var heard: [Bool?] = []
    var token: NSKeyValueObservation? = view.observe(\.isHidden, options: [.initial, .new]) {
      heard.append($1.newValue)
    }
    #expect(heard == [false] && token != nil)
    token = nil
    view.isHidden = true
    #expect(heard == [false])
  }

  @Test("hear of properties by their names, until the observer is removed")
  func names() {
    let (observer, scroll) = (Observer(), UIScrollView())
    scroll.addObserver(observer, forKeyPath: "contentSize", options: [.old, .new], context: nil)
    scroll.addObserver(observer, forKeyPath: "unknown", context: nil)
    scroll.contentSize = CGSize(width: 10, height: 20)
    #expect(observer.heard == ["contentSize true [0.0, 20.0]"])
    scroll.removeObserver(observer, forKeyPath: "contentSize", context: nil)
    scroll.contentSize = CGSize(width: 10, height: 30)
    #expect(observer.heard.count == 1)
  }
}
