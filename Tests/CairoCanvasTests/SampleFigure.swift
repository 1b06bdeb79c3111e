import AutoLayout
import Figures
import Foundation

@testable import CairoCanvas

/// A figure with some of everything: views, guides, margins, texts in two directions, a caption.
struct SampleFigure {
  let tree: SolvedTree

  /// Lays the figure out with texts measured by a renderer.
  init(measuredBy renderer: Renderer, scale: CGFloat = 2) {
    let canvas = Canvas(width: 320, height: 240, scale: scale)
    let root = View(frame: CGRect(origin: .zero, size: canvas.size))
    root.identifier = "root"
    var environment = LayoutEnvironment(
      canvas: canvas, direction: .leftToRight, profile: .standard)
    environment.measureText = renderer.textMeasure
    root.layoutEnvironment = environment
    let button = Button.makeSystemButton()
    button.identifier = "button"
    button.title = "No thanks"
    let label = Label()
    label.identifier = "label"
    label.text = "A label of three lines that is wrapped where the width ends"
    label.font = Font(pointSize: 15)
    label.numberOfLines = 3
    let hebrew = Label()
    hebrew.identifier = "hebrew"
    hebrew.text = "שלום"
    let gap = LayoutGuide()
    gap.identifier = "gap"
    let views = [button, label, hebrew]
    for view in views { root.addSubview(view) }
    root.addLayoutGuide(gap)
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      gap.topAnchor.constraint(equalTo: button.bottomAnchor),
      gap.leadingAnchor.constraint(equalTo: button.leadingAnchor),
      gap.widthAnchor.constraint(equalToConstant: 120),
      gap.heightAnchor.constraint(equalToConstant: 30),
      label.topAnchor.constraint(equalTo: gap.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: button.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 160),
      hebrew.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
      hebrew.leadingAnchor.constraint(equalTo: button.leadingAnchor),
    ])
    tree = root.solvedTree(canvas: canvas)
  }

  /// The drawing with or without texts.
  func drawing(
    _ renderer: Renderer, theme: Theme = .light, hasTexts: Bool = true
  ) -> Drawing {
    let overlays: Set<Overlay> =
      hasTexts ? [.guides, .names, .margins, .caption, .tints] : [.guides, .margins, .tints]
    let options = FigureOptions(
      theme: theme, overlays: overlays, title: hasTexts ? "Two <views> & a \"gap\"" : "")
    var drawing = Drawing(of: tree, options: options, measure: renderer.textMeasure)
    if !hasTexts {
      drawing.commands.removeAll { if case .text = $0.step { true } else { false } }
    }
    return drawing
  }
}
