import Buttons
import Plumbline

let scene = Scene("Buttons", canvases: [Canvas(width: 320, height: 104, scale: 2)]) { root in
  addButtons(to: root)
}
let painter = try Painter()
let tree = try scene.solve(Scene.Placement(scene.canvases[0]), with: painter)
for item in tree.items {
  print(item.identifier, item.frame)
}
let options = FigureOptions(overlays: [.names, .margins])
try painter.picture(of: tree, as: .png, options).write(to: "buttons.png")
