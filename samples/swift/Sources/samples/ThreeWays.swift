import UIKitNames

/// The same guide pinned by anchors, by the long initializer and by visual format strings.
@Sendable func threeWays(in view: UIView) {
  let first = makeView("first", UIView())
  let second = makeView("second", UIView())
  let third = makeView("third", UIView())
  let rows = [first, second, third]
  let guides = [makeGuide("equations"), makeGuide("longForm"), makeGuide("visualFormat")]
  for (row, guide) in zip(rows, guides) {
    row.backgroundColor = UIColor(hex: "#dbe4f0")
    view.addSubview(row)
    row.addLayoutGuide(guide)
  }
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-24-[first(100)]-16-[second(==first)]-16-[third(==first)]",
      options: [.alignAllLeading, .alignAllTrailing], metrics: nil,
      views: ["first": first, "second": second, "third": third]))
  let margins = view.layoutMarginsGuide
  first.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
  first.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true

  pinByAnchors(guides[0], to: first)
  pinByInitializer(guides[1], to: second)
  pinByVisualFormat(guides[2])
}

private func pinByAnchors(_ guide: UILayoutGuide, to row: UIView) {
  NSLayoutConstraint.activate([
    guide.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 24),
    guide.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -24),
    guide.topAnchor.constraint(equalTo: row.topAnchor, constant: 24),
    guide.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -24),
  ])
}

private func pinByInitializer(_ guide: UILayoutGuide, to row: UIView) {
  let insets: [(NSLayoutConstraint.Attribute, CGFloat)] = [
    (.leading, 24), (.trailing, -24), (.top, 24), (.bottom, -24),
  ]
  for (attribute, constant) in insets {
    NSLayoutConstraint(
      item: guide, attribute: attribute, relatedBy: .equal, toItem: row, attribute: attribute,
      multiplier: 1, constant: constant
    ).isActive = true
  }
}

private func pinByVisualFormat(_ guide: UILayoutGuide) {
  for format in ["H:|-inset-[guide]-inset-|", "V:|-inset-[guide]-inset-|"] {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: ["inset": 24], views: ["guide": guide]))
  }
}
