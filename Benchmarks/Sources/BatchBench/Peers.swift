import Foundation

extension Workbench {
  /// What a user would pick in its place: programs that draw SVG, given the figure as our own SVG, each
  /// in the way that is fastest for many pictures.
  func printPeers() async throws {
    let peers = [
      Contestant(name: "rsvg-convert", pictures: 3) { count in
        guard let program = rsvgConvert else { return nil }
        var seconds = 0.0
        for _ in 0..<count {
          guard let once = try await program.seconds() else { return nil }
          seconds += once
        }
        return seconds
      },
      Contestant(name: "CairoSVG", pictures: 3) { count in
        try secondsPrinted(
          by: ["-c", Self.cairoSVG, "\(count)", path("phone.svg"), path("cairosvg.png")])
      },
      Contestant(name: "Chromium", pictures: 5) { count in
        guard
          let program = ["chromium", "chromium-browser", "google-chrome"].lazy
            .compactMap(Program.installed).first
        else { return nil }
        return try secondsPrinted(
          by: [
            Self.chromium, program, "\(count)", path("phone.svg"), "390", "844", "3",
            path("chromium.png"),
          ])
      },
    ]
    let rates = try await contest([own(tasks: 1)] + peers, rounds: 3)
    print()
    printRow("images/s", "1 job", "times", "")
    printRow("plumbline", number(rates[0]), "", "")
    for (peer, rate) in zip(peers, rates.dropFirst()) {
      guard rate != nil else {
        print("\(peer.name) is not here: left out")
        continue
      }
      printRow(peer.name, number(rate), ratio(rates[0], rate), "")
    }
    guard let best = rates.dropFirst().compactMap(\.self).max() else { return }
    printRow("of the best", "", ratio(rates[0], best), "asked: 15")
  }

  /// Draws the figure with rsvg-convert; nil where it is not installed.
  var rsvgConvert: Program? {
    Program.installed("rsvg-convert").map {
      Program(
        path: $0, arguments: ["-w", "1170", "-o", path("rsvg.png"), path("phone.svg")])
    }
  }

  private static let cairoSVG = """
    import sys, time, cairosvg
    start = time.monotonic()
    for _ in range(int(sys.argv[1])):
        cairosvg.svg2png(url=sys.argv[2], output_width=1170, write_to=sys.argv[3])
    print(time.monotonic() - start)
    """

  private static let chromium = URL(filePath: #filePath)
    .appending(path: "../../../chromium.py").standardized.path

  /// What a program in Python prints; nil where it fails.
  private func secondsPrinted(by arguments: [String]) throws -> Double? {
    guard let python = Program.installed("python3") else { return nil }
    let text = try Program(path: python, arguments: arguments).output()
    return text.flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }
}
