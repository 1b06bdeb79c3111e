import UIKitNames

/// Nothing says where the guide lies vertically: it has no extent there, and nothing is ambiguous.
@Sendable func oneAxis(in view: UIView) {
  let heading = makeLabel("heading", text: "Heading")
  let text = makeLabel("text", text: "Both texts start and end with the column.")
  text.numberOfLines = 0
  view.addSubview(heading)
  view.addSubview(text)

  let column = makeGuide("column")
  view.addLayoutGuide(column)
  NSLayoutConstraint.activate([
    column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 48),
    column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -48),
    heading.leadingAnchor.constraint(equalTo: column.leadingAnchor),
    heading.trailingAnchor.constraint(equalTo: column.trailingAnchor),
    text.leadingAnchor.constraint(equalTo: column.leadingAnchor),
    text.trailingAnchor.constraint(equalTo: column.trailingAnchor),
    heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
    text.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 12),
  ])
}
