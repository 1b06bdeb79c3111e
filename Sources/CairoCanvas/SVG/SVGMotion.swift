internal import Figures
internal import Foundation

/// The movements of an SVG document's dashes, each with a class, and the figures that it shows in turn.
///
/// They are rules of a style sheet that only counts where the reader has not asked for less motion;
/// elsewhere, and in programs without animation, the dashes stand still.
struct SVGMotion {
  /// The class of dashes that go backward.
  static let backward = "march-back"

  private var known: Set<String> = []
  private var movements: [String] = []
  private var paths: [String] = []

  /// The class of dashes that repeat after a distance in points, moved by whole pixels.
  ///
  /// It is named by what it does: pictures on one page share their style sheets, and equal names then
  /// mean the same.
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

  /// The attributes of the group of a figure, which is seen while it is its turn, and where nothing moves if it
  /// is the one for that.
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

  /// The style sheet with the movements; empty when nothing moves.
  var styleSheet: String {
    guard !movements.isEmpty else { return "" }
    // The last rule wins over the others, which are as specific.
    let rules = movements.joined() + ".\(Self.backward){animation-direction:reverse}"
    return "@media (prefers-reduced-motion:no-preference){\(rules)}" + paths.joined()
  }
}
