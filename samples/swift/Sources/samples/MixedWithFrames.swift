import UIKitNames

/// A view is placed by hand from a guide's `layoutFrame` after layout.
@Sendable func mixedWithFrames(in view: UIView) {
  let chart = makeView("chart", UIView())
  view.addSubview(chart)
  let legend = makeGuide("legend")
  view.addLayoutGuide(legend)
  let margins = view.layoutMarginsGuide
  NSLayoutConstraint.activate([
    chart.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    chart.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    chart.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
    chart.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4),
    legend.topAnchor.constraint(equalTo: chart.bottomAnchor, constant: 40),
    legend.leadingAnchor.constraint(equalTo: chart.leadingAnchor),
    legend.trailingAnchor.constraint(equalTo: chart.trailingAnchor),
    legend.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40),
  ])
  view.layoutIfNeeded()

  // Code that knows nothing of constraints takes over from here.
  let swatch = UIView(frame: legend.layoutFrame.insetBy(dx: 24, dy: 24))
  swatch.accessibilityIdentifier = "swatch"
  view.addSubview(swatch)
}
