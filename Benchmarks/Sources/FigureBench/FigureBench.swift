import Foundation
import Measuring
import PhoneFigure
import Plumbline

/// Measures drawing alone, beside the limit program where its path is given.
///
///     figure-bench [LIMIT]
///
/// `LIMIT` is the program `baseline`, which draws the same shapes and texts in C. Nothing is solved
/// and nothing packed while the clock runs.
@main
struct FigureBench {
  /// How often each side draws in a round, and how many rounds there are; the best one counts.
  private static let pictures = 40
  private static let rounds = 9
  /// The most that our drawing may take, in times of the limit program's.
  private static let mostOfLimit = 1.5
  /// The most memory for one figure besides its pixels, in megabytes.
  private static let mostMegabytes = 20.0
  /// The most that a view may cost among 10,000, in times of its cost among 1,000.
  private static let mostGrowth = 1.15

  /// The most seconds for a sweep over widths.
  private static let mostSweepSeconds = 1.0

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count <= 1 else {
      complain("usage: figure-bench [LIMIT]")
      exit(2)
    }
    do {
      // What cannot be run is said at once, and not after all that comes before it.
      if let limit = arguments.first { _ = try limitSeconds(limit, pictures: 1) }
      try printMemory()
      try printPhone(limit: arguments.first)
      try printGrowth()
      try printSweep()
    } catch let failure as LimitFailure {
      complain("error: the limit program \(failure.path) \(failure.reason)")
      exit(2)
    }
  }

  /// That the limit program could not be run, or ended with an error of its own.
  private struct LimitFailure: Error {
    let path: String
    let reason: String
  }

  /// What the first figure of a process takes of memory.
  private static func printMemory() throws {
    let before = residentBytes()
    let figure = try phone()
    try figure.draw()
    let surface = Double(PhoneFigure.width * PhoneFigure.height) * 9 * 4 / 1e6
    let all = Double(residentBytes() - before) / 1e6
    print(
      "memory: \(number(all)) MB for the first figure, \(number(surface)) MB of it pixels, "
        + "\(number(all - surface)) MB besides (at most \(number(mostMegabytes)))")
  }

  private static func printPhone(limit: String?) throws {
    let figure = try phone()
    for _ in 0..<5 { try figure.draw() }
    var mine = Double.infinity
    var theirs = Double.infinity
    for _ in 0..<rounds {
      mine = min(mine, try seconds { for _ in 0..<pictures { try figure.draw() } })
      if let limit { theirs = min(theirs, try limitSeconds(limit)) }
    }
    let each = mine / Double(pictures) * 1000
    print("phone, 40 views with labels and 15 guides: \(number(each)) ms")
    guard theirs.isFinite else { return }
    print(
      "  the limit program: \(number(theirs * 1000)) ms; ratio \(number(each / 1000 / theirs)) "
        + "(at most \(number(mostOfLimit)))")
  }

  /// Measures a sweep of 500 views over the widths of phones and tablets.
  private static func printSweep() throws {
    let scene = try Scene(bytes: Array(sweptRows.utf8), file: "rows.scene.yaml")
    let painter = try Painter()
    let placement = Scene.Placement(Canvas(width: 390, height: 844))
    var (least, count) = (Double.infinity, 0)
    for _ in 0..<3 {
      let time = try seconds {
        count = try scene.sweep(along: .horizontal, 320...1366, at: placement, with: painter)
          .intervals.count
      }
      least = min(least, time)
    }
    print(
      "sweep of 500 views from 320 to 1366, \(count) intervals: \(number(least)) s "
        + "(at most \(number(mostSweepSeconds)))\(least > mostSweepSeconds ? " !" : "")")
  }

  /// A hundred rows of five views, with limits that end at different widths; every twentieth has a text that wraps.
  private static var sweptRows: String {
    var (views, constraints) = ("", "")
    for row in 0..<100 {
      let wraps = row % 20 == 0
      views += "    - { id: t\(row), class: Label, text: \"A title with a few words\""
      views += "\(wraps ? ", numberOfLines: 0" : ""), hugging: { horizontal: 249 } }\n"
      views += "    - { id: b\(row), class: Label, text: New, compression: { horizontal: 760 } }\n"
      views += "    - { id: i\(row) }\n    - { id: s\(row) }\n    - { id: w\(row) }\n"
      constraints += """
          - i\(row).leading == root.margins.leading
          - i\(row).top == \(row == 0 ? "root.top" : "t\(row - 1).bottom + 4")
          - (i\(row), s\(row), w\(row)).height == 20
          - i\(row).width == 20
          - t\(row).leading == i\(row).trailing + 8
          - (t\(row), b\(row), s\(row), w\(row)).top == i\(row).top
          - t\(row).width <= \(150 + row % 20 * 5)
          - b\(row).leading == t\(row).trailing + 8
          - s\(row).leading == b\(row).trailing + 8
          - w\(row).leading == s\(row).trailing + 8
          - w\(row).trailing == root.margins.trailing
          - w\(row).width >= 20
          - w\(row).width == 1/4 * root.width @700
          - s\(row).width >= 8

        """
    }
    return "root:\n  subviews:\n\(views)constraints:\n\(constraints)"
  }

  private static func printGrowth() throws {
    var each: [Double] = []
    for count in [1_000, 10_000] {
      let figure = try Self.figure(of: count)
      try figure.draw()
      var best = Double.infinity
      for _ in 0..<5 { best = min(best, try seconds { try figure.draw() }) }
      each.append(best / Double(count))
      print("\(count) views with labels: \(number(best * 1000)) ms")
    }
    let ratio = number(each[1] / each[0])
    print("  a view costs \(ratio) times as much (at most \(number(mostGrowth)))")
  }

  /// Seconds of processor time for one picture of the limit program: what many take longer than few,
  /// so that its start does not count.
  private static func limitSeconds(_ path: String) throws -> Double {
    let few = try limitSeconds(path, pictures: 10)
    let many = try limitSeconds(path, pictures: 10 + pictures)
    return (many - few) / Double(pictures)
  }

  private static func limitSeconds(_ path: String, pictures: Int) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["-n", "\(pictures)", "-r", "-s", "-t", "ft", "-e", "none"]
    process.standardOutput = FileHandle.nullDevice
    let before = secondsOfChildren()
    do {
      try process.run()
    } catch {
      throw LimitFailure(path: path, reason: "cannot be run: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw LimitFailure(path: path, reason: "ended with status \(process.terminationStatus)")
    }
    return secondsOfChildren() - before
  }

  private static func phone() throws -> SolvedFigure {
    let bytes = Array(PhoneFigure().sceneFile.utf8)
    return try SolvedFigure(Scene(bytes: bytes, file: "phone.scene.yaml"))
  }

  /// Views of one size in rows on a large canvas, each with room for its name.
  private static func figure(of count: Int) throws -> SolvedFigure {
    let columns = 50
    let canvas = Canvas(width: 3200, height: CGFloat(count / columns) * 24)
    return try SolvedFigure(
      Scene("Many", canvases: [canvas]) { root in
        for number in 0..<count {
          let (row, column) = number.quotientAndRemainder(dividingBy: columns)
          let view = View(
            frame: CGRect(x: 64 * column + 2, y: 24 * row + 2, width: 60, height: 20))
          // Names of one length, so that only the number of views differs.
          view.accessibilityIdentifier = "v\(10_000 + number)"
          root.addSubview(view)
        }
      })
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : "%.1f", value)
  }
}

/// A scene that was solved, with the painter that measured its texts.
private struct SolvedFigure {
  private let painter: Painter
  private let tree: SolvedTree

  init(_ scene: Scene) throws {
    painter = try Painter()
    tree = try scene.solve(Scene.Placement(scene.canvases[0]), with: painter)
  }

  func draw() throws {
    try painter.draw(tree, FigureOptions(overlays: tree.items.count > 100 ? [.names] : [.guides]))
  }
}
