import Foundation
import Testing

@testable import AutoLayout

@Suite("Canvases that are as large as their layouts")
struct FittingCanvasTests {
  @Test(
    "either extent is written as fit",
    arguments: [
      ("320xfit", 320, nil, 1), ("fitx480@2", nil, 480, 2), ("fitxfit@3x", nil, nil, 3),
    ] as [(String, CGFloat?, CGFloat?, CGFloat)])
  func words(text: String, width: CGFloat?, height: CGFloat?, scale: CGFloat) throws {
    let canvas = try #require(Canvas(parsing: text))
    #expect(canvas == Canvas(width: width, height: height, scale: scale))
    #expect(canvas.width == width && canvas.height == height)
    #expect(canvas.name == (text.hasSuffix("x") ? String(text.dropLast()) : text))
    #expect(throws: Never.self) { try canvas.validate() }
    #expect(try JSONDecoder().decode(Canvas.self, from: JSONEncoder().encode(canvas)) == canvas)
  }

  @Test("other words are no extents", arguments: ["320xfits", "xfit", "fit", "320x", "fitx"])
  func noWords(text: String) { #expect(Canvas(parsing: text) == nil) }

  @Test("a fixed side of no extent can't be laid out, also beside one that fits")
  func impossibleSides() {
    #expect(throws: CanvasError.self) { try Canvas(width: 0, height: nil).validate() }
    #expect(throws: CanvasError.self) { try Canvas(width: nil, height: 20_000).validate() }
  }

  /// A root that is as large as a box with 8 points around it, but for the axes that stay open.
  private func root(_ canvas: Canvas, open: LayoutConstraint.Axis? = nil) -> View {
    let root = View(frame: CGRect(origin: .zero, size: canvas.provisional.size))
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    LayoutConstraint.activate([
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 40.2),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
    ])
    if open != .horizontal {
      root.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8).isActive = true
    }
    if open != .vertical {
      root.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8).isActive = true
    }
    return root
  }

  @Test("extents are the least that constraints allow, in whole pixels; the other one is required")
  func extents() throws {
    func size(_ text: String) throws -> CGSize {
      let canvas = try #require(Canvas(parsing: text))
      let fitted = try canvas.fitted(to: root(canvas))
      #expect(!fitted.fitsWidth && !fitted.fitsHeight && fitted.name == canvas.name)
      return fitted.size
    }
    #expect(try size("fitxfit") == CGSize(width: 57, height: 37))
    #expect(try size("fitxfit@2") == CGSize(width: 56.5, height: 36.5))
    #expect(try size("116xfit") == CGSize(width: 116, height: 66))
    #expect(try size("fitx66") == CGSize(width: 116, height: 66))
    #expect(try size("50x40") == CGSize(width: 50, height: 40))
  }

  @Test("a layout that leaves an extent open is told which")
  func openExtents() throws {
    let canvas = Canvas(width: nil, height: nil)
    let error = #expect(throws: OpenCanvasError.self) {
      try canvas.fitted(to: root(canvas, open: .vertical))
    }
    #expect(error?.axis == .vertical)
    #expect(
      error?.description
        == "canvas 'fitxfit' fits its layout, which doesn't determine the height: constrain the root's top and "
        + "bottom edges to its contents, or give the canvas a height")
    #expect(throws: OpenCanvasError(canvas: canvas, axis: .horizontal)) {
      try canvas.fitted(to: root(canvas, open: .horizontal))
    }
  }
}
