import UIKitNames

/// A button that constraints lay out.
func makeButton(_ identifier: String, title: String) -> UIButton {
  let button = UIButton(type: .system)
  button.setTitle(title, for: .normal)
  button.accessibilityIdentifier = identifier
  button.translatesAutoresizingMaskIntoConstraints = false
  return button
}

/// A label that constraints lay out.
func makeLabel(_ identifier: String, text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  label.accessibilityIdentifier = identifier
  label.translatesAutoresizingMaskIntoConstraints = false
  return label
}

/// A view that constraints lay out.
func makeView<Kind: UIView>(_ identifier: String, _ view: Kind) -> Kind {
  view.accessibilityIdentifier = identifier
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

/// A guide with a name.
func makeGuide(_ identifier: String) -> UILayoutGuide {
  let guide = UILayoutGuide()
  guide.identifier = identifier
  return guide
}
