import UIKitNames

/// A label and a text field share their last baseline inside of a guide; what lies outside only
/// knows the guide.
@Sendable func opaqueBox(in view: UIView) {
  let label = makeLabel("label", text: "Name:")
  label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
  let field = makeView("field", UITextField())
  field.text = "Ada Lovelace"
  field.borderStyle = .roundedRect
  view.addSubview(label)
  view.addSubview(field)

  let container = makeGuide("container")
  view.addLayoutGuide(container)

  let margins = view.layoutMarginsGuide
  NSLayoutConstraint.activate([
    // Inside of the box: the guide is a little larger than what it holds.
    label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 12),
    field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
    field.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -12),
    label.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
    field.topAnchor.constraint(equalTo: container.topAnchor, constant: 12),
    field.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -12),
    // Outside of it: the guide alone.
    container.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    container.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    container.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
  ])
}
