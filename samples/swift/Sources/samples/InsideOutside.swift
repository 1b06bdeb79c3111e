import UIKitNames

/// Optional constraints inside of a guide compete by priority with optional ones outside of it.
@Sendable func insideOutside(in view: UIView) {
  let preview = makeView("preview", UIImageView())
  view.addSubview(preview)
  let card = makeGuide("card")
  view.addLayoutGuide(card)

  let half = card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
  half.identifier = "half of the canvas"
  half.priority = UILayoutPriority(600)
  let least = card.widthAnchor.constraint(
    greaterThanOrEqualTo: view.widthAnchor, multiplier: 0.6)
  least.identifier = "the least share"
  least.priority = UILayoutPriority(800)
  let wish = preview.widthAnchor.constraint(equalToConstant: 240)
  wish.identifier = "as wide as it likes"
  wish.priority = UILayoutPriority(700)

  NSLayoutConstraint.activate([
    // Outside of the guide
    card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    card.heightAnchor.constraint(equalToConstant: 160),
    half, least,
    // Inside of it
    preview.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
    preview.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    preview.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
    preview.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
    wish,
  ])
}
