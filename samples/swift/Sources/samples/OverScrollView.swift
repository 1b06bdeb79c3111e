import UIKitNames

/// A guide covers what the scroll view shows and does not scroll with it.
@Sendable func overScrollView(in view: UIView) {
  let scroll = makeView("scroll", UIScrollView())
  let poster = makeView("poster", UIImageView())
  let topButton = makeButton("top", title: "Back to top")
  view.addSubview(scroll)
  scroll.addSubview(poster)
  view.addSubview(topButton)

  let container = makeGuide("container")
  view.addLayoutGuide(container)
  let margins = view.layoutMarginsGuide
  NSLayoutConstraint.activate([
    scroll.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    scroll.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    scroll.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
    scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40),
    // To what lies in it, a scroll view's edges are those of its content.
    poster.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 24),
    poster.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -24),
    poster.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 24),
    poster.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -24),
    poster.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -48),
    poster.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 0.5),
    // The guide has the frame of the scroll view.
    container.leftAnchor.constraint(equalTo: scroll.leftAnchor),
    container.rightAnchor.constraint(equalTo: scroll.rightAnchor),
    container.topAnchor.constraint(equalTo: scroll.topAnchor),
    container.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    container.heightAnchor.constraint(equalTo: scroll.heightAnchor),
    topButton.centerXAnchor.constraint(equalTo: container.centerXAnchor),
    topButton.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -24),
    topButton.widthAnchor.constraint(equalToConstant: 132),
    topButton.heightAnchor.constraint(equalToConstant: 44),
  ])
}
