import AutoLayout
package import Foundation

extension Drawing {
  /// Places drawings with the same scale side by side from left to right, aligned at the top.
  ///
  /// Each drawing keeps its own background. The area below shorter drawings has the first drawing's background, or is
  /// clear if any background is translucent.
  ///
  /// - Precondition: There is a drawing, and all drawings have one scale.
  package init(row drawings: [Drawing], title: String) {
    guard let first = drawings.first else { preconditionFailure("a sheet of no drawings") }
    precondition(drawings.allSatisfy { $0.scale == first.scale }, "drawings of several scales")
    var commands: [DrawingCommand] = []
    var pixelX = 0
    for drawing in drawings {
      let shift = CGSize(width: CGFloat(pixelX) / first.scale, height: 0)
      let area = CGRect(origin: .zero, size: drawing.size)
      commands.append(DrawingCommand(.fill(area, drawing.background).moved(by: shift)))
      commands += drawing.commands.map { command in
        DrawingCommand(command.step.moved(by: shift), tag: command.tag)
      }
      pixelX += drawing.pixelWidth
    }
    self.init(
      pixelWidth: pixelX, pixelHeight: drawings.map(\.pixelHeight).max() ?? 0, scale: first.scale,
      title: title,
      background: drawings.contains { $0.background.alphaComponent < 1 }
        ? first.background.opacity(0) : first.background,
      commands: commands)
  }
}

extension DrawingCommand.Step {
  /// A copy of the step, moved by a distance that is on whole pixels.
  package func moved(by shift: CGSize) -> DrawingCommand.Step {
    func moved(_ box: CGRect) -> CGRect { box.offsetBy(dx: shift.width, dy: shift.height) }
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + shift.width, y: point.y + shift.height)
    }
    let map = Transform(translationX: shift.width, y: shift.height)
    switch self {
    case .fill(let box, let color): return .fill(moved(box), color)
    case .roundedFill(let box, let radius, let color):
      return .roundedFill(moved(box), radius: radius, color)
    case .band(let box, let radius, let hole, let holeRadius, let color):
      return .band(
        moved(box), radius: radius, hole: moved(hole), holeRadius: holeRadius, color)
    case .hatch(let box, let radius, let hole, let color):
      return .hatch(moved(box), radius: radius, hole: moved(hole), color)
    case .dashedOutline(let frame, let pattern, let color):
      return .dashedOutline(moved(frame), pattern, color)
    case .dashedLine(let strip, let pattern, let color):
      return .dashedLine(moved(strip), pattern, color)
    case .line(let start, let end, let width, let color):
      return .line(from: moved(start), to: moved(end), width: width, color)
    case .polyline(let points, let width, let color):
      return .polyline(points.map { moved($0) }, width: width, color)
    case .path(let path, let paint, let color):
      return .path(path.applying(map), paint, color)
    case .gradient(let path, let gradient):
      return .gradient(path.applying(map), gradient.applying(map))
    case .image(var image):
      image.box = moved(image.box)
      return .image(image)
    case .text(var run):
      run.position = moved(run.position)
      return .text(run)
    case .begin(let scope): return .begin(scope.moved(by: shift))
    case .end: return .end
    }
  }
}

extension DrawingCommand.Scope {
  /// A copy of the scope, moved so that it has the same effect on moved steps.
  fileprivate func moved(by shift: CGSize) -> DrawingCommand.Scope {
    switch self {
    case .clip(let box): .clip(box.offsetBy(dx: shift.width, dy: shift.height))
    case .roundedClip(let box, let radius):
      .roundedClip(box.offsetBy(dx: shift.width, dy: shift.height), radius: radius)
    case .pathClip(let path, let isEvenOdd):
      .pathClip(
        path.applying(Transform(translationX: shift.width, y: shift.height)), isEvenOdd: isEvenOdd)
    case .transform(let map):
      // The translation is undone before the transform, and applied after it.
      .transform(
        map.translatedBy(x: -shift.width, y: -shift.height)
          .concatenating(Transform(translationX: shift.width, y: shift.height)))
    case .figure: self
    }
  }
}
