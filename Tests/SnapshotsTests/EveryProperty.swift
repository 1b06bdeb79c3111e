import AutoLayout
import Foundation
import Snapshots

/// A view tree in which everything that a record can tell of is set.
struct EveryProperty {
  /// Which side leads.
  var direction = LayoutDirection.leftToRight

  /// The record of the solved tree.
  func record() -> LayoutRecord {
    var canvas = Canvas(width: 320, height: 568, scale: 2)
    canvas.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    let root = View(frame: CGRect(origin: .zero, size: canvas.size))
    root.identifier = "root"
    var around = LayoutEnvironment(canvas: canvas, direction: direction, profile: .standard)
    around.measureText = { text, font, width in
      let whole = CGFloat(text.count) * font.pointSize / 2
      guard let width, width < whole else { return TextExtent(width: whole, lineCount: 1) }
      return TextExtent(width: width, lineCount: Int((whole / max(width, 1)).rounded(.up)))
    }
    root.layoutEnvironment = around
    addCard(to: root)
    addStack(to: root)
    addScrollView(to: root)
    addControls(to: root)
    addFrames(to: root)
    return LayoutRecord(
      root.solvedTree(canvas: canvas), profile: "iOS-18",
      environment: [LayoutRecord.EnvironmentEntry(name: "cairo", version: "1.16.0")])
  }

  private func add<Child: View>(_ view: Child, _ name: String, to owner: View) -> Child {
    view.identifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    if let stack = owner as? StackView {
      stack.addArrangedSubview(view)
    } else {
      owner.addSubview(view)
    }
    return view
  }

  /// A card with margins, a guide, texts in two fonts, and constraints of each kind.
  private func addCard(to root: View) {
    let card = add(View(), "card", to: root)
    card.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 12.5)
    card.preservesSuperviewLayoutMargins = true
    card.insetsLayoutMarginsFromSafeArea = false
    card.addedSafeAreaInsets = EdgeInsets(top: 4, left: 0, bottom: 0, right: 2)
    card.setAlignmentInsets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    card.backgroundColor = Color(hex: "#2d7dd2")
    card.cornerRadius = 8
    let title = add(Label(), "title", to: card)
    title.text = "A \"title\""
    title.font = Font(pointSize: 20, weight: .bold)
    title.textColor = Color(hex: "#ff000080")
    title.setContentHuggingPriority(LayoutPriority(300), for: .horizontal)
    title.setContentCompressionResistancePriority(LayoutPriority(700), for: .vertical)
    let body = add(Label(), "body", to: card)
    body.text = "A text of several lines, as it is longer than the card is wide"
    body.numberOfLines = 0
    body.semanticContentAttribute = .forceRightToLeft
    let note = add(Label(), "note", to: card)
    note.text = "Hidden"
    note.isHidden = true
    note.overrideIntrinsicContentSize(CGSize(width: 30, height: -1))
    let space = LayoutGuide()
    space.identifier = "space"
    card.addLayoutGuide(space)
    let wide = title.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor, multiplier: 0.5)
    wide.identifier = "at most half"
    let tall = space.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
    tall.priority = LayoutPriority(750)
    tall.metricExpression = MetricExpression(
      "2 * gap + 4", metrics: [MetricExpression.Metric(name: "gap", value: 8)])
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8),
      card.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      title.heightAnchor.constraint(equalToConstant: 24),
      title.heightAnchor.constraint(equalToConstant: 25),
      body.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: 24),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
      note.topAnchor.constraint(equalTo: body.bottomAnchor),
      note.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      space.topAnchor.constraint(equalTo: note.bottomAnchor),
      card.bottomAnchor.constraint(equalTo: space.bottomAnchor), wide, tall,
      title.leadingAnchor.anchorWithOffset(to: body.trailingAnchor)
        .constraint(greaterThanOrEqualToConstant: 40),
    ])
  }

  /// A stack view whose views keep distances of their own.
  private func addStack(to root: View) {
    let stack = add(StackView(), "stack", to: root)
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.alignment = .trailing
    stack.spacing = 6
    stack.isLayoutMarginsRelativeArrangement = true
    stack.isBaselineRelativeArrangement = true
    for (index, text) in ["One", "Two", "Three"].enumerated() {
      let label = add(Label(), "row\(index)", to: stack)
      label.text = text
    }
    stack.setCustomSpacing(12, after: stack.arrangedSubviews[0])
    stack.setCustomSpacing(StackView.spacingUseSystem, after: stack.arrangedSubviews[1])
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
  }

  private func addScrollView(to root: View) {
    let scroll = add(ScrollView(frame: .zero), "scroll", to: root)
    scroll.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.contentInsetAdjustmentBehavior = .never
    let content = add(View(), "content", to: scroll)
    let text = add(TextView(), "text", to: root)
    text.text = "Text that does not scroll"
    text.isScrollEnabled = false
    text.textContainerInset = EdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    LayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.centerYAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.centerXAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 80),
      scroll.heightAnchor.constraint(equalToConstant: 60),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 90),
      text.topAnchor.constraint(equalTo: scroll.bottomAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
    ])
  }

  private func addControls(to root: View) {
    let field = add(TextField(), "field", to: root)
    field.placeholder = "Name"
    let button = add(Button.makeSystemButton(), "button", to: root)
    button.title = "Send"
    let segments = add(SegmentedControl(), "segments", to: root)
    segments.segmentTitles = ["Day", "Week", "Month"]
    segments.selectedSegmentIndex = 2
    let toggle = add(Switch(), "toggle", to: root)
    toggle.isOn = true
    let slider = add(Slider(), "slider", to: root)
    slider.value = 0.25
    let views = [field, button, segments, toggle, slider]
    for (index, view) in views.enumerated() {
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        view.bottomAnchor.constraint(
          equalTo: root.keyboardLayoutGuide.topAnchor, constant: CGFloat(-40 * index)),
      ])
    }
    LayoutConstraint.activate([slider.widthAnchor.constraint(equalToConstant: 90)])
  }

  /// Views that lie where their frames say, one without a name, and a hidden one with a view in it.
  private func addFrames(to root: View) {
    let corner = View(frame: CGRect(x: 200, y: 10, width: 40, height: 30.5))
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
    root.addSubview(corner)
    let hidden = View(frame: CGRect(x: 250, y: 10, width: 40, height: 30))
    hidden.identifier = "hidden"
    hidden.isHidden = true
    root.addSubview(hidden)
    let inner = View(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    inner.identifier = "inner.x"
    inner.semanticContentAttribute = .playback
    hidden.addSubview(inner)
  }
}
