import Plumbline

/// Every sample, by the name of the scene file that says the same.
let samples: [Scene] = [
  sample("Equally spaced buttons", "equal-spacing", equalSpacing),
  sample("Three buttons, two guides", "three-buttons", threeButtons),
  sample("A guide as an opaque box", "opaque-box", opaqueBox, on: [iPhone15]),
  sample("A quarter of the canvas", "quarter", quarter),
  sample("A guide over a scroll view", "over-scroll-view", overScrollView),
  sample("Centred as a group", "centred-group", centredGroup),
  sample("One axis is enough", "one-axis", oneAxis),
  sample("Spacer views", "spacer-views", spacerViews),
  sample("Inside against outside", "inside-outside", insideOutside),
  sample("Mixed with frames", "mixed-with-frames", mixedWithFrames),
  sample("The three ways", "three-ways", threeWays),
]

/// The canvases of every sample.
private let canvases = [
  Canvas(width: 320, height: 568, scale: 2), Canvas(width: 390, height: 844, scale: 3),
  Canvas(width: 844, height: 390, scale: 3), Canvas(width: 1024, height: 768, scale: 2),
]

private let iPhone15 = "iPhone 15"

private func sample(
  _ title: String, _ identifier: String, _ content: @escaping @Sendable (View) -> Void,
  on devices: [String] = []
) -> Scene {
  let more = devices.compactMap { Device.named($0)?.canvas(orientation: .portrait) }
  var scene = Scene(title, canvases: canvases + more, content: content)
  scene.identifier = identifier
  return scene
}
