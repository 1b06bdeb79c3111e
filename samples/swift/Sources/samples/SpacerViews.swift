import UIKitNames

/// The equally spaced buttons as they were made before there were guides.
@Sendable func spacerViews(in view: UIView) {
  let leadingSpace = makeView("leading", UIView())
  let noButton = makeButton("no", title: "No thanks")
  let middleSpace = makeView("middle", UIView())
  let yesButton = makeButton("yes", title: "Yes please")
  let trailingSpace = makeView("trailing", UIView())
  let spaces = [leadingSpace, middleSpace, trailingSpace]
  for subview in [leadingSpace, noButton, middleSpace, yesButton, trailingSpace] {
    view.addSubview(subview)
  }
  for space in spaces { space.backgroundColor = UIColor(hex: "#fff3bf") }
  noButton.backgroundColor = UIColor(hex: "#2f6fdd")
  yesButton.backgroundColor = UIColor(hex: "#127a50")

  let margins = view.layoutMarginsGuide
  NSLayoutConstraint.activate([
    margins.leadingAnchor.constraint(equalTo: leadingSpace.leadingAnchor),
    leadingSpace.trailingAnchor.constraint(equalTo: noButton.leadingAnchor),
    noButton.trailingAnchor.constraint(equalTo: middleSpace.leadingAnchor),
    middleSpace.trailingAnchor.constraint(equalTo: yesButton.leadingAnchor),
    yesButton.trailingAnchor.constraint(equalTo: trailingSpace.leadingAnchor),
    trailingSpace.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    leadingSpace.widthAnchor.constraint(equalTo: middleSpace.widthAnchor),
    middleSpace.widthAnchor.constraint(equalTo: trailingSpace.widthAnchor),
    noButton.widthAnchor.constraint(equalTo: yesButton.widthAnchor),
    yesButton.widthAnchor.constraint(equalToConstant: 76),
    noButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    yesButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    noButton.heightAnchor.constraint(equalToConstant: 44),
    yesButton.heightAnchor.constraint(equalToConstant: 44),
  ])
  for space in spaces {
    space.centerYAnchor.constraint(equalTo: noButton.centerYAnchor).isActive = true
    space.heightAnchor.constraint(equalTo: noButton.heightAnchor).isActive = true
  }
}
