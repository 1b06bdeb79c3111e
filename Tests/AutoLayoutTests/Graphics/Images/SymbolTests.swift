import Foundation
import Testing

@testable import AutoLayout

@Suite("Symbols")
struct SymbolTests {
  private func metrics(
    _ name: String, _ configuration: Image.SymbolConfiguration = .unspecified, scale: CGFloat = 2
  ) -> Symbol.Metrics {
    Symbol(name, configuration).metrics(for: .large, scale: scale)
  }

  // Frames of image views in public documents.
  @Test("have the sizes that documents store")
  func sizes() {
    #expect(metrics("chevron.left").size == CGSize(width: 12.5, height: 17))
    #expect(metrics("star.fill").size.width == 22)
    let timer = metrics("timer", .init(pointSize: 12)).size
    #expect(timer == CGSize(width: 14, height: 14))
    let pencil = metrics("square.and.pencil", .init(pointSize: 22)).size
    #expect(abs(pencil.width - 26.5) <= 0.5 && abs(pencil.height - 25) <= 1)
  }

  @Test("are aligned as a line of their text, whatever their size", arguments: [2.0, 3.0])
  func alignment(_ scale: Double) {
    let line = scale == 2 ? 20.5 : 61.0 / 3
    for name in ["star.fill", "chevron.right", "ellipsis", "no.such.symbol"] {
      for configuration in [Image.SymbolConfiguration.unspecified, .init(scale: .large)] {
        let metrics = metrics(name, configuration, scale: scale)
        let rect = CGRect(origin: .zero, size: metrics.size).inset(by: metrics.alignmentInsets)
        #expect(abs(rect.height - line) < 1e-9, "\(name)")
        #expect(rect.width == metrics.size.width)
      }
    }
  }

  @Test("grow with points, scales and weights")
  func configurations() {
    let plain = metrics("circle", .init(pointSize: 100)).size.width
    #expect(abs(metrics("circle", .init(pointSize: 200)).size.width - 2 * plain) <= 0.5)
    func width(_ configuration: Image.SymbolConfiguration) -> CGFloat {
      metrics("circle", Image.SymbolConfiguration(pointSize: 100).applying(configuration)).size
        .width
    }
    #expect(abs(width(.init(scale: .small)) - 0.8 * plain) <= 0.5)
    #expect(abs(width(.init(scale: .large)) - 1.27 * plain) <= 0.5)
    #expect(width(.init(weight: .bold)) > width(.init(weight: .semibold)))
    let large = metrics("circle", .init(textStyle: .largeTitle)).size.width
    #expect(abs(large - 0.34 * plain) <= 0.5)
    #expect(
      Symbol("circle", .init(textStyle: .body))
        .metrics(for: .accessibilityExtraExtraExtraLarge, scale: 2).size.width > 50)
  }

  @Test("state what one configuration says in place of another")
  func applying() {
    let both = Image.SymbolConfiguration(pointSize: 10, weight: .bold)
      .applying(.init(textStyle: .body, scale: .large))
    #expect(both.pointSize == nil && both.textStyle == .body)
    #expect(both.weight == .bold && both.scale == .large)
    #expect(Image.SymbolConfiguration(pointSize: .nan).pointSize == nil)
    #expect(Image.SymbolConfiguration(scale: .default).scale == nil)
  }

  @Test("have shapes inside of their sizes")
  func shapes() throws {
    var count = 0
    for name in SymbolDrawing.names {
      let box = CGRect(x: 0, y: 0, width: 100, height: 100)
      guard let artwork = Symbol(name).artwork(in: box) else { continue }
      count += 1
      for case .path(let path, _, let color) in artwork.parts {
        #expect(color == nil && !path.isEmpty)
        #expect(box.insetBy(dx: -1, dy: -1).contains(path.bounds), "\(name)")
      }
    }
    #expect(count > 140)
    #expect(Symbol("no.such.symbol").artwork(in: .zero) == nil)
  }
}
