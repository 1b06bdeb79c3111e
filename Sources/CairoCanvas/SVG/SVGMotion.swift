internal import Figures
internal import Foundation

/// The animations of an SVG document: moving dashes, and figures that are shown one after the other.
///
/// Animation rules apply only if the reader hasn't requested reduced motion. Otherwise, and in programs without
/// animation, the dashes don't move and only one figure is shown.
struct SVGMotion {
  /// The class of dashes that move backward.
  static let backward = "march-back"

  private var known: Set<String> = []
  private var movements: [String] = []
  private var paths: [String] = []

  /// The class for moving the dashes of a pattern by whole pixels, at a scale in pixels per point.
  ///
  /// The name contains the pattern's period in points and in pixels, because pictures on one page share style sheets.
  mutating func className(_ pattern: DashPattern, scale: CGFloat) -> String {
    let period = pattern.lengths.reduce(0, +)
    let steps = pattern.pixelPeriod(at: scale)
    let distance = svgNumber(period)
    let path = "march-\(distance.replacing(".", with: "_"))"
    let name = "\(path)-\(steps)"
    guard known.insert(name).inserted else { return name }
    let seconds = svgNumber(period / MarchingDashes.speed)
    movements.append(".\(name){animation:\(path) \(seconds)s steps(\(steps)) infinite}")
    if known.insert(path).inserted {
      paths.append("@keyframes \(path){to{stroke-dashoffset:-\(distance)px}}")
    }
    return name
  }

  /// The attributes that show a figure only during its turn or, without animation, only if `turn.isShownStill`.
  mutating func attributes(of turn: DrawingCommand.FigureLabel.Turn) -> String {
    let (length, total) = (svgNumber(turn.end - turn.start), svgNumber(turn.total))
    let name = "turn-\(length)-of-\(total)".replacing(".", with: "_")
    if known.insert(name).inserted {
      movements.append(".\(name){animation:\(name) \(total)s step-end infinite}")
      let share = svgNumber(100 * (turn.end - turn.start) / turn.total)
      paths.append(
        "@keyframes \(name){0%{visibility:visible}\(share)%{visibility:hidden}}")
    }
    return " class=\"figure step \(name)\"" + (turn.isShownStill ? "" : " visibility=\"hidden\"")
      + " style=\"animation-delay:\(svgNumber(turn.start - turn.total))s\""
  }

  var styleSheet: String {
    guard !movements.isEmpty else { return "" }
    // The last rule overrides the others, which have the same specificity.
    let rules = movements.joined() + ".\(Self.backward){animation-direction:reverse}"
    return "@media (prefers-reduced-motion:no-preference){\(rules)}" + paths.joined()
  }
}
