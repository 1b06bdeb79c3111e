import UIKitNames

/// A guide holds an icon, a title and a subtitle together, and is centred as one.
@Sendable func centredGroup(in view: UIView) {
  let icon = makeView("icon", UIImageView(image: UIImage(size: CGSize(width: 72, height: 72))))
  icon.layer.cornerRadius = 16
  let title = makeLabel("title", text: "Nothing here yet")
  let subtitle = makeLabel("subtitle", text: "Pull down to look again")
  let contents = [icon, title, subtitle]
  for content in contents { view.addSubview(content) }

  let group = makeGuide("group")
  view.addLayoutGuide(group)
  // The guide is a little wider than the widest of the three, and taller than all of them.
  for content in contents {
    content.leadingAnchor.constraint(greaterThanOrEqualTo: group.leadingAnchor, constant: 16)
      .isActive = true
    content.centerXAnchor.constraint(equalTo: group.centerXAnchor).isActive = true
  }
  let narrow = group.widthAnchor.constraint(equalToConstant: 0)
  narrow.identifier = "as narrow as they allow"
  narrow.priority = UILayoutPriority(10)
  NSLayoutConstraint.activate([
    narrow,
    icon.topAnchor.constraint(equalTo: group.topAnchor, constant: 16),
    title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 16),
    subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
    subtitle.bottomAnchor.constraint(equalTo: group.bottomAnchor, constant: -16),
    group.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    group.centerYAnchor.constraint(equalTo: view.centerYAnchor),
  ])
}
