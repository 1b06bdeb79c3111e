private import AutoLayout
private import CairoCanvas
internal import Figures
private import Foundation

extension Painter {
  /// Draws a sample in several themes, side by side, as `plumbline themes` does.
  ///
  /// - Throws: `PlumblineError.cannotDraw` if memory runs out or a font is unreadable.
  package func sheet(
    of themes: [Theme], as format: PictureFormat, scale: Double = 2
  ) throws(PlumblineError) -> DrawnPicture {
    let canvas = Canvas(width: 260, height: 330, scale: CGFloat(scale))
    let tree = try themeSample.solve(Scene.Placement(canvas), with: self)
    let drawings = themes.map { theme in
      var options = FigureOptions(
        theme: theme, overlays: [.guides, .names, .margins, .caption, .tints, .constraints],
        title: theme.name)
      options.subjects = [.constraints: ["shown"]]
      return Drawing(of: tree, options: options, measure: measureText)
    }
    let drawing = Drawing(row: drawings, title: "Themes")
    return DrawnPicture(bytes: try encode(drawing, as: format), omissions: drawing.omissions)
  }
}

/// A sample layout with an example of everything that themes color.
private let themeSample = Scene("Themes", canvases: []) { root in
  let card = View()
  card.identifier = "card"
  let buttons = (0..<6).map { number in
    let button = Button.makeSystemButton()
    button.identifier = "button-\(number)"
    button.title = ["One", "Two", "Three", "Four", "Five", "Six"][number]
    return button
  }
  let guides = (0..<6).map { number in
    let guide = LayoutGuide()
    guide.identifier = ["first", "second", "third", "fourth", "fifth", "sixth"][number]
    return guide
  }
  root.addSubview(card)
  for button in buttons { card.addSubview(button) }
  for guide in guides { root.addLayoutGuide(guide) }
  for view in [card] + buttons { view.translatesAutoresizingMaskIntoConstraints = false }
  var constraints = [
    card.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
    card.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
    card.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
    card.heightAnchor.constraint(equalToConstant: 116),
  ]
  for (number, button) in buttons.enumerated() {
    let (row, column) = number.quotientAndRemainder(dividingBy: 3)
    constraints += [
      button.topAnchor.constraint(equalTo: card.topAnchor, constant: 12 + 50 * CGFloat(row)),
      button.leadingAnchor.constraint(
        equalTo: card.leadingAnchor, constant: 12 + 70 * CGFloat(column)),
      button.widthAnchor.constraint(equalToConstant: 62),
      button.heightAnchor.constraint(equalToConstant: 42),
    ]
  }
  for (number, guide) in guides.enumerated() {
    let (row, column) = number.quotientAndRemainder(dividingBy: 3)
    constraints += [
      guide.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 26 + 78 * CGFloat(row)),
      guide.leadingAnchor.constraint(
        equalTo: card.leadingAnchor, constant: 4 + 76 * CGFloat(column)),
      guide.widthAnchor.constraint(equalToConstant: 68),
      guide.heightAnchor.constraint(equalToConstant: 50),
    ]
  }
  for constraint in constraints where constraint.firstItem === guides[1] {
    constraint.identifier = "shown"
  }
  LayoutConstraint.activate(constraints)
}
