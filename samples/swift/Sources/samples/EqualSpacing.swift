import UIKitNames

/// Three guides of equal width share the space that two buttons leave.
@Sendable func equalSpacing(in view: UIView) {
  let noButton = makeButton("no", title: "No thanks")
  let yesButton = makeButton("yes", title: "Yes please")
  for button in [noButton, yesButton] { view.addSubview(button) }

  let leadingSpace = makeGuide("leading")
  let middleSpace = makeGuide("middle")
  let trailingSpace = makeGuide("trailing")
  for guide in [leadingSpace, middleSpace, trailingSpace] { view.addLayoutGuide(guide) }

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
  for guide in [leadingSpace, middleSpace, trailingSpace] {
    guide.centerYAnchor.constraint(equalTo: noButton.centerYAnchor).isActive = true
    guide.heightAnchor.constraint(equalTo: noButton.heightAnchor).isActive = true
  }
}
