import UIKitNames

/// Two guides of equal width keep three buttons apart, whatever their titles are.
@Sendable func threeButtons(in view: UIView) {
  let saveButton = makeButton("save", title: "Save")
  let cancelButton = makeButton("cancel", title: "Cancel")
  let clearButton = makeButton("clear", title: "Clear")
  let buttons = [saveButton, cancelButton, clearButton]
  for button in buttons { view.addSubview(button) }

  let leftGap = makeGuide("leftGap")
  let rightGap = makeGuide("rightGap")
  view.addLayoutGuide(leftGap)
  view.addLayoutGuide(rightGap)

  let margins = view.layoutMarginsGuide
  NSLayoutConstraint.activate([
    saveButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    saveButton.trailingAnchor.constraint(equalTo: leftGap.leadingAnchor),
    leftGap.trailingAnchor.constraint(equalTo: cancelButton.leadingAnchor),
    cancelButton.trailingAnchor.constraint(equalTo: rightGap.leadingAnchor),
    rightGap.trailingAnchor.constraint(equalTo: clearButton.leadingAnchor),
    clearButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    leftGap.widthAnchor.constraint(equalTo: rightGap.widthAnchor),
  ])
  for button in buttons {
    button.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    button.widthAnchor.constraint(equalToConstant: 72).isActive = true
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
  for guide in [leftGap, rightGap] {
    guide.centerYAnchor.constraint(equalTo: saveButton.centerYAnchor).isActive = true
    guide.heightAnchor.constraint(equalTo: saveButton.heightAnchor).isActive = true
  }
}
