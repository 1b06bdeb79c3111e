import AutoLayout
import Foundation
import Snapshots

/// Trees that are solved for tests of records, and what they are changed by.
struct RecordedTree {
  var cardName = "card"
  var cardWidth: CGFloat = 150
  var titleTop: CGFloat = 8
  var titleName = "title"
  var titleText = "Hello"
  var titleWidth: CGFloat = 40
  var gap: CGFloat = 4
  var bodyTrails = false
  var hasGuide = true
  var hasBadge = false
  var direction = LayoutDirection.leftToRight
  var widthOfLetters: CGFloat = 8
  var environment = ["cairo": "1.16.0", "pango": "1.50.12"]
  var unnamedTexts: [String] = []
  var footerFrame: CGRect? = CGRect(x: 10, y: 150, width: 20, height: 10)

  /// A card with a title and a body below it; a guide under them; and a footer that no constraint
  /// places.
  func record(picture: LayoutRecord.PictureFingerprint? = nil) -> LayoutRecord {
    let canvas = Canvas(width: 200, height: 300, scale: 2)
    var around = LayoutEnvironment(canvas: canvas, direction: direction, profile: .standard)
    around.measureText = { text, _, _ in
      TextExtent(width: CGFloat(text.count) * widthOfLetters, lineCount: 1)
    }
    let root = View(frame: CGRect(origin: .zero, size: canvas.size))
    root.identifier = "root"
    root.layoutEnvironment = around
    fill(root)
    let names = environment.keys.sorted()
    return LayoutRecord(
      root.solvedTree(canvas: canvas), profile: "iOS-18",
      environment: names.map {
        LayoutRecord.EnvironmentEntry(name: $0, version: environment[$0] ?? "")
      }, picture: picture)
  }

  private func fill(_ root: View) {
    let card = view(cardName, in: root)
    let title = Label()
    title.identifier = titleName
    title.text = titleText
    title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title)
    let body = view("body", in: card)
    let top = title.topAnchor.constraint(equalTo: card.topAnchor, constant: titleTop)
    top.identifier = "title-top"
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      card.widthAnchor.constraint(equalToConstant: cardWidth),
      card.bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
      top, title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: gap),
      bodyTrails
        ? body.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 2)
        : body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.widthAnchor.constraint(equalTo: title.widthAnchor),
      body.heightAnchor.constraint(equalToConstant: 30),
    ])
    if hasGuide {
      let guide = LayoutGuide()
      guide.identifier = "under"
      root.addLayoutGuide(guide)
      LayoutConstraint.activate([
        guide.topAnchor.constraint(equalTo: card.bottomAnchor),
        guide.heightAnchor.constraint(equalToConstant: 12),
        guide.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        guide.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
      ])
    }
    if hasBadge {
      let badge = view("badge", in: root)
      LayoutConstraint.activate([
        badge.topAnchor.constraint(equalTo: root.topAnchor),
        badge.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        badge.widthAnchor.constraint(equalToConstant: 9),
        badge.heightAnchor.constraint(equalToConstant: 9),
      ])
    }
    for (row, text) in unnamedTexts.enumerated() {
      let label = Label(frame: CGRect(x: 100, y: 200 + 20 * row, width: 30, height: 20))
      label.text = text
      root.addSubview(label)
    }
    if let footerFrame {
      let footer = View(frame: footerFrame)
      footer.identifier = "footer"
      root.addSubview(footer)
    }
  }

  private func view(_ name: String, in owner: View) -> View {
    let view = View()
    view.identifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    owner.addSubview(view)
    return view
  }
}

extension LayoutComparison {
  /// Compares two trees exactly, unless a tolerance is given.
  init(_ reference: RecordedTree, _ actual: RecordedTree, tolerance: CGFloat = 0) {
    self.init(
      reference: reference.record(), actual: actual.record(), tolerance: tolerance)
  }
}
