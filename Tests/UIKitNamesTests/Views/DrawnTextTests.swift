import AutoLayout
import Figures
import Foundation
import TestTools
import Testing
import UIKitNames

@Suite("Texts in drawing contexts, and masks")
struct DrawnTextTests {
  private let font = UIFont.systemFont(ofSize: 20)

  @Test("have the size of their lines")
  func sizes() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    // Fixed metrics: 0.55 em for each letter.
    #expect("12345".size(withAttributes: attributes).width == 55)
    #expect(NSString("12345").size(withAttributes: attributes).height == font.lineHeight)
    #expect("12\n345".size(withAttributes: attributes).height == 2 * font.lineHeight)
    let text = NSAttributedString(string: "ab cd ef", attributes: attributes)
    let rect = text.boundingRect(
      with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(rect.height == 2 * font.lineHeight && rect.width == 55)
    // Without a font, UIKit's 12 points.
    #expect("1".size().width == 0.55 * 12)
    #expect("".size(withAttributes: attributes) == .zero)
  }

  /// The texts of a plain figure with their positions.
  private func texts(_ view: UIView, _ theme: Theme = .light) -> [TextRun] {
    commands(view, theme).compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  private func commands(_ view: UIView, _ theme: Theme = .light) -> [DrawingCommand.Step] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(view)
    var options = FigureOptions(theme: theme)
    options.look = .plain
    let tree = root.solvedTree(canvas: Canvas(width: 200, height: 100, scale: 2))
    return Drawing(of: tree, options: options, measure: fixedTextMeasure).commands.map(\.step)
  }

  @Test("lie where they are drawn, line by line, and end at their rectangle")
  func places() {
    let view = ClosureView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    view.drawing = { [font] _ in
      let attributes: [NSAttributedString.Key: Any] = [.font: font]
      "at".draw(at: CGPoint(x: 5, y: 6), withAttributes: attributes)
      "aa bb cc".draw(
        in: CGRect(x: 0, y: 30, width: 30, height: 50), withAttributes: attributes)
    }
    let runs = texts(view)
    #expect(runs.map(\.text) == ["at", "aa", "bb", "cc"])
    let origin = runs[1].left
    #expect(runs[0].left == origin + 5)
    #expect(abs(runs[2].position.y - runs[1].position.y - font.lineHeight) <= 0.5)
    let isCut = commands(view).contains { step in
      if case .begin(.clip(let box)) = step {
        abs(box.height - 2 * font.lineHeight) <= 1
      } else {
        false
      }
    }
    #expect(isCut)
  }

  @Test("take the opacity and the transform of the context")
  func transforms() {
    let view = ClosureView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.drawing = { context in
      context.setAlpha(0.5)
      context.scaleBy(x: 2, y: 2)
      "big".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
      context.rotate(by: 1)
      "turned".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    }
    let runs = texts(view)
    #expect(runs.map(\.font.pointSize) == [20, 10])
    #expect(runs[0].color.alphaComponent == 0.5)
    let isTurned = commands(view).contains { step in
      if case .begin(.transform(let map)) = step { map.b > 0 } else { false }
    }
    #expect(isTurned)
  }

  @Test("are not in diagrams, and a view that draws nothing has no shapes")
  func nothing() {
    let view = ClosureView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(texts(view).isEmpty)
    view.drawing = { _ in "words".draw(at: .zero) }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(view)
    let tree = root.solvedTree(canvas: Canvas(width: 200, height: 100, scale: 2))
    let diagram = Drawing(of: tree, options: FigureOptions(), measure: fixedTextMeasure)
    #expect(!diagram.description.contains("words"))
  }

  @Test("A mask clips a view, its subviews and their texts, and hides nothing behind it")
  func masks() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let behind = UILabel(frame: CGRect(x: 10, y: 5, width: 80, height: 20))
    behind.text = "behind"
    let cover = UIView(frame: outer.bounds)
    cover.backgroundColor = .black
    let label = UILabel(frame: CGRect(x: 10, y: 38, width: 80, height: 20))
    label.text = "inside"
    cover.addSubview(label)
    outer.addSubview(behind)
    outer.addSubview(cover)
    #expect(texts(outer).map(\.text) == ["inside"])
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    cover.layer.mask = mask
    let steps = commands(outer)
    #expect(texts(outer).map(\.text) == ["behind", "inside"])
    let clips = steps.count { if case .begin(.pathClip) = $0 { true } else { false } }
    #expect(clips == 2, "the fill and the text")
    let faded = CAGradientLayer()
    faded.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    cover.layer.mask = faded
    #expect(texts(outer).map(\.text) == ["inside"], "a gradient hides nothing")
  }

  @Test("Damaged files say so")
  func damaged() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/broken.png"
      try Data(SmallImages.png.prefix(20)).write(to: URL(fileURLWithPath: path))
      let image = try #require(UIImage(contentsOfFile: path))
      #expect(image.size == .zero)
      #expect(UIImage(contentsOfFile: "\(folder)/none.png") == nil)
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      root.addSubview(view)
      var options = FigureOptions()
      options.look = .plain
      let drawing = Drawing(
        of: root.solvedTree(canvas: Canvas(width: 200, height: 100, scale: 2)), options: options,
        measure: fixedTextMeasure)
      let reason = "it is truncated, or its size can't be read"
      #expect(drawing.omissions == [.damagedImage("broken.png", reason: reason)])
      let words = drawing.omissions.map { FigureOmission.sentence($0.description) }
      #expect(
        words == ["cannot read the image 'broken.png': \(reason); its place is marked"])
      #expect(drawing.omissions.allSatisfy { !FigureOmission.isLackOfSpace($0.description) })
    }
  }

  @Test("Themes without hues show images in gray")
  func grays() {
    let view = UIImageView(image: UIImage(data: Data(SmallImages.png)))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    func isGray(_ theme: Theme) -> [Bool] {
      commands(view, theme).compactMap {
        if case .image(let image) = $0 { image.isGray } else { nil }
      }
    }
    #expect(isGray(.light) == [false] && isGray(.print) == [true])
  }
}

/// A view that draws what a closure does.
private final class ClosureView: UIView {
  var drawing: (CGContext) -> Void = { _ in }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { drawing(context) }
  }
}
