import AutoLayout
import Foundation
import TestTools

@testable import Figures

/// A figure of a random tree, from a seed: its theme, overlays, notes, paper, width, letters and title.
struct RandomFigure {
  /// The layout.
  private(set) var tree: SolvedTree
  /// The options.
  private(set) var options = FigureOptions()

  private static let overlays: [Set<Overlay>] = [
    [.guides, .names], [.guides, .names, .constraints], [.guides, .dimensions],
    [.guides, .names, .margins, .constraints], [.names, .dimensions, .conflicts],
    Set(Overlay.allCases).subtracting([.caption, .device]),
  ]

  private static let titles = [
    "", "A title",
    "A title of many words that is longer than most canvases are wide, so it is broken",
    "عنوان الرسالة",
  ]

  private static let words = [
    "Beside", "A sentence of several words, which takes two lines or more at most widths",
    "Donaudampfschifffahrtsgesellschaftskapitän", "عنوان الرسالة الطويلة جدا في هذا الشكل", "收件箱标题",
  ]

  private static let attributes: [LayoutConstraint.Attribute?] = [
    nil, nil, .leading, .top, .centerX, .width,
  ]

  /// Makes the figure of a seed.
  init(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 1_000)
    tree = RandomTree(seed: seed, most: 10).tree
    // A width in pixels is reached by the scale.
    let pixels = CGFloat(Int.random(in: 200...2_000, using: &generator))
    tree.canvas.scale = min(8, pixels / tree.canvas.size.width)
    options.theme = Theme.allCases[seed % Theme.allCases.count]
    if seed % 4 == 3 { options.look = .plain }
    options.overlays = Self.overlays[seed % Self.overlays.count]
    if Bool.random(using: &generator) {
      options.overlays.insert(.caption)
      options.title = Self.titles[Int.random(in: 0..<Self.titles.count, using: &generator)]
    }
    options.subjects[.attributes] = [tree.items[1].identifier]
    addPaper(&generator)
    addNotes(Int.random(in: 0..<7, using: &generator), &generator)
    if seed % 5 == 4 {
      // Letters have a size of their own.
      let zoom = [0.3, 0.6, 0.85, 1.4][seed / 5 % 4] as CGFloat
      let scale = min(8, tree.canvas.scale / zoom)
      tree = tree.drawn(at: DrawingScale(pixels: scale, zoom: zoom))
    }
  }

  private mutating func addPaper(_ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: options.paper.margin = .automatic
    case 1: options.paper.margin = .points(CGFloat(Int.random(in: 0...100, using: &generator)))
    case 2:
      let lengths = (0..<4).map { _ in CGFloat(Int.random(in: 0...80, using: &generator)) }
      options.paper.margin = .sides(
        EdgeInsets(top: lengths[0], left: lengths[1], bottom: 0, right: lengths[3]))
    default: break
    }
    guard Int.random(in: 0..<4, using: &generator) == 0,
      let item = tree.items.dropFirst().randomElement(using: &generator)
    else { return }
    let margin = CGFloat(Int.random(in: 0...60, using: &generator))
    options.paper.crop = .init(item.identifier, margin: margin)
  }

  private mutating func addNotes(_ count: Int, _ generator: inout SeededGenerator) {
    let names = tree.items.filter { !$0.kind.isSystem }.map(\.identifier)
    for number in 0..<count {
      func place() -> FigureNote.Place {
        FigureNote.Place(
          names[Int.random(in: 0..<names.count, using: &generator)],
          Self.attributes[Int.random(in: 0..<Self.attributes.count, using: &generator)])
      }
      // No two notes have equal words.
      let words = "\(number) \(Self.words[Int.random(in: 0..<Self.words.count, using: &generator)])"
      let side = [nil, nil, FigureNote.Side.top, .leading, .bottom, .trailing][number % 6]
      let content: FigureNote.Content =
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: .text(words, at: place())
        case 1: .callout(words, at: place(), side: side)
        case 2: .marker("\(number)", at: place(), words: number % 2 == 0 ? words : nil)
        case 3: .bracket(words, over: [place(), place()], side: side)
        case 4: .arrow(words, from: place(), to: place())
        case 5: .arrow(nil, from: place(), to: place())
        default: .legend(words, of: place())
        }
      options.notes.append(FigureNote(content, identifier: "n\(number)"))
    }
  }

  /// Draws the figure, or the same one with another margin.
  func drawing(_ margin: FigurePaper.Margin? = nil) -> Drawing {
    var options = options
    options.paper.margin = margin ?? options.paper.margin
    return Drawing(of: tree, options: options, measure: Self.measure)
  }

  /// Measures text that is broken only between words.
  static func measure(_ text: String, _ font: Font, _ limit: CGFloat?) -> TextExtent {
    let advance = 0.55 * font.pointSize
    guard let limit else { return fixedTextMeasure(text, font, nil) }
    var (widest, count) = (0, 0)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var length = 0
      count += 1
      for word in line.split(separator: " ") {
        if length > 0, CGFloat(length + 1 + word.count) * advance > limit {
          (length, count) = (0, count + 1)
        }
        length += word.count + (length > 0 ? 1 : 0)
        widest = max(widest, length)
      }
    }
    return TextExtent(width: CGFloat(widest) * advance, lineCount: count)
  }
}
