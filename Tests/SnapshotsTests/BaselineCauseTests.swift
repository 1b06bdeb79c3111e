import AutoLayout
import Foundation
import Testing

@testable import Snapshots

@Suite("Baselines of replayed views") struct BaselineCauseTests {
  /// A scene with a label whose baseline is that of a view below a gap, and a tail below the label.
  private func record(_ view: View, gap: CGFloat) -> LayoutRecord {
    let canvas = Canvas(width: 200, height: 200)
    let root = View(frame: CGRect(origin: .zero, size: canvas.size))
    root.identifier = "root"
    root.layoutEnvironment = LayoutEnvironment(
      canvas: canvas, direction: .leftToRight, profile: .standard)
    let label = Label()
    (view.identifier, label.identifier, label.text) = ("view", "label", "Go")
    for part in [view, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(part)
    }
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: gap)
    top.identifier = "top"
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 80),
      view.heightAnchor.constraint(equalToConstant: 100),
      top, label.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
    ])
    return LayoutRecord(root.solvedTree(canvas: canvas), profile: "iOS-18", environment: [])
  }

  /// The frames of a record, and those of the tree that is made from it.
  private func frames(_ record: LayoutRecord) -> (recorded: [CGRect], replayed: [CGRect?]) {
    let pairs = RecordPairs(reference: record, actual: record)
    let differences = ConstraintDifferences(pairs)
    let replay = LayoutReplay(pairs, differences, [])
    let tree = ReplayedTree(replay, replay.choice(.actual, []))
    return (record.items.map(\.frame), tree.frames())
  }

  private static let views: [@Sendable () -> View] = [
    {
      let field = TextField()
      field.font = .systemFont(ofSize: 40)
      return field
    },
    {
      let field = TextField()
      (field.text, field.borderStyle) = ("Name", .roundedRect)
      return field
    },
    {
      let text = TextView()
      (text.text, text.isScrollEnabled, text.font) = ("Notes", false, .systemFont(ofSize: 30))
      text.textContainerInset = EdgeInsets(top: 20, left: 4, bottom: 12, right: 4)
      return text
    },
    {
      let text = TextView()
      text.font = .systemFont(ofSize: 24)
      return text
    },
    {
      let badge = Badge()
      (badge.text, badge.font) = ("7", .systemFont(ofSize: 32))
      return badge
    },
    { Captioned() },
    {
      let button = Button.makeSystemButton()
      button.font = .systemFont(ofSize: 28)
      return button
    },
  ]

  @Test("what is aligned with them lies where it did", arguments: views.indices)
  func same(index: Int) {
    let (recorded, replayed) = frames(record(Self.views[index](), gap: 12))
    #expect(recorded.count > 2 && recorded.map(Optional.some) == replayed)
  }

  @Test("a font of a field, text view or button that keeps its size moves what is aligned with it")
  func fonts() {
    func sentences(_ make: (Font?) -> View) -> [String] {
      LayoutComparison(
        reference: record(make(nil), gap: 0), actual: record(make(.systemFont(ofSize: 40)), gap: 5),
        tolerance: 0
      ).texts
    }
    let moved = "view: y 0 → 5, because constraint `top` changed from 0 to 5; 1 view followed"
    let field = sentences { font in
      let field = TextField()
      field.font = font
      return field
    }
    #expect(field == ["view: font default → 40; 1 view followed", moved])
    let text = sentences { font in
      let text = TextView()
      (text.isScrollEnabled, text.font) = (false, font)
      return text
    }
    #expect(text == ["view: font default → 40; 1 view followed", moved])
    let button = sentences { font in
      let button = Button.makeSystemButton()
      button.title = "Go"
      if let font { button.font = font }
      return button
    }
    #expect(button == ["view: font default → 40; 1 view followed", moved])
  }
}

/// A label of the author's.
private final class Badge: Label {}

/// A view whose baseline is that of a label in it, which lies at the bottom.
private final class Captioned: View {
  private let caption = Label()

  init() {
    super.init(frame: .zero)
    (caption.text, caption.identifier) = ("Caption", "caption")
    caption.translatesAutoresizingMaskIntoConstraints = false
    addSubview(caption)
    LayoutConstraint.activate([
      caption.leadingAnchor.constraint(equalTo: leadingAnchor),
      caption.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var forLastBaselineLayout: View { caption }
}
