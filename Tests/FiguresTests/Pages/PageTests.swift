import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite struct PageTests {
  private var caption: FigureCaption? {
    FigureCaption(
      of: TreeBuilder(100, 50).tree, FigureOptions(overlays: [.caption]),
      measure: fixedTextMeasure)
  }

  @Test(
    "a picture has exactly the pixels of its canvas",
    arguments: [
      (320, 568, 1, 320, 568), (390, 844, 3, 1170, 2532), (100, 50, 1.5, 150, 75),
      (33.3, 10, 1, 33, 10), (0.5, 0.5, 1, 1, 1),
    ] as [(CGFloat, CGFloat, CGFloat, Int, Int)])
  func hasCanvasSize(
    width: CGFloat, height: CGFloat, scale: CGFloat, pixelWidth: Int, pixelHeight: Int
  ) {
    let page = Page(Canvas(width: width, height: height, scale: scale), caption: nil)
    #expect(page.pixelWidth == pixelWidth)
    #expect(page.pixelHeight == pixelHeight)
    #expect(page.canvas.origin == .zero)
  }

  @Test("a caption moves the canvas by whole pixels", arguments: [1, 1.3, 1.5, 2, 3] as [CGFloat])
  func captionKeepsToPixels(scale: CGFloat) {
    let page = Page(Canvas(width: 100, height: 50, scale: scale), caption: caption)
    for edge in [page.canvas.minX, page.canvas.minY, page.canvas.maxX, page.canvas.maxY] {
      #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-9)
    }
    #expect(page.bounds.contains(page.canvas.insetBy(dx: -20, dy: -20)))
  }

  @Test(
    "a margin and a heading move the canvas by whole pixels", arguments: [1, 1.3, 2] as [CGFloat])
  func marginKeepsToPixels(scale: CGFloat) {
    let heading = CGSize(width: 251, height: 61.7)
    for hasCaption in [false, true] {
      let page = Page(
        Canvas(width: 100, height: 50, scale: scale), caption: hasCaption ? caption : nil,
        margin: EdgeInsets(all: 30), headingSize: heading)
      for edge in [page.canvas.minX, page.canvas.minY, page.canvas.maxX, page.canvas.maxY] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-9)
      }
      #expect(holds(page.bounds, page.room))
      #expect(page.heading.width >= heading.width)
      #expect(page.heading.maxY <= page.room.minY)
      #expect(page.heading.minY >= Page.padding - 1 + (hasCaption ? Page.captionHeight - 1 : 0))
      #expect(abs(page.canvas.midX - page.bounds.midX) <= 1 / scale)
    }
    let plain = Page(
      Canvas(width: 100, height: 50, scale: scale), caption: nil, margin: EdgeInsets(all: 30))
    #expect(plain.room == plain.bounds)
  }
}
