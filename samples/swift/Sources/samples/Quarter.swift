import UIKitNames

/// A guide takes half the width and half the height; two views are centred in it.
@Sendable func quarter(in view: UIView) {
  let badge = makeView(
    "badge", UIImageView(image: UIImage(size: CGSize(width: 64, height: 64))))
  badge.layer.cornerRadius = 32
  let caption = makeLabel("caption", text: "Bottom left")
  view.addSubview(badge)
  view.addSubview(caption)

  let quarter = makeGuide("quarter")
  view.addLayoutGuide(quarter)
  NSLayoutConstraint.activate([
    quarter.leftAnchor.constraint(equalTo: view.leftAnchor),
    quarter.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    quarter.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    quarter.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
    badge.centerXAnchor.constraint(equalTo: quarter.centerXAnchor),
    badge.centerYAnchor.constraint(equalTo: quarter.centerYAnchor),
    caption.centerXAnchor.constraint(equalTo: quarter.centerXAnchor),
    caption.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 8),
  ])
}
