import Plumbline

let scene = try Scene(at: "badge.scene.yaml")
let painter = try Painter()
let tree = try scene.solve(Scene.Placement(scene.canvases[0]), with: painter)

for (theme, name) in [(Theme.light, "badge@2x.png"), (.dark, "badge~dark@2x.png")] {
  var options = scene.figureOptions
  options.theme = theme
  let picture = try painter.picture(of: tree, as: .png, options)
  try picture.write(to: name)
}
