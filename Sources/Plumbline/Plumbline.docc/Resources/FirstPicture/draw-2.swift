import Plumbline

let scene = try Scene(at: "badge.scene.yaml")
let painter = try Painter()
let tree = try scene.solve(Scene.Placement(scene.canvases[0]), with: painter)

let picture = try painter.picture(of: tree, as: .png, scene.figureOptions)
try picture.write(to: "badge.png")
