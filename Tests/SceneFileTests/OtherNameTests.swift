import Testing

@testable import SceneFile

@Suite("Keys by other names")
struct OtherNameTests {
  @Test("are told by what scene files call them", arguments: refused)
  func suggestions(_ book: CaseBook.Case) {
    #expect(faults(book.input) == book.expected)
  }
}

/// Scenes by somebody who knows UIKit.
private let refused = CaseBook.cases(
  #"""
  === keys by the names that UIKit has for them
  title: a
  views: []
  root:
    layoutMargins: 3
    arrangedSubviews: []
    subviews:
      - { class: Label, lines: 0, isHidden: true, contentHuggingPriority: 3, font: 20 }
      - { class: Button, title: a, backgroundColor: red, cornerRadius: 3, lines: 2 }
      - { intrinsicSize: [64, 64], margins: [1], hugging: [2] }
    guides: [{ identifier: a }]
  constraints: [{ id: a, firstItem: b }]
  --> 1:1 'title' is not a key of a scene; did you mean 'scene'?
  --> 2:1 'views' is not a key of a scene; did you mean 'root'?
  --> 4:3 'layoutMargins' is not a key of the root view; did you mean 'margins'?
  --> 5:3 'arrangedSubviews' is not a key of the root view; did you mean 'subviews'?
  --> 7:23 'lines' is not a key of a view; did you mean 'numberOfLines'?
  --> 7:33 'isHidden' is not a key of a view; did you mean 'hidden'?
  --> 7:49 'contentHuggingPriority' is not a key of a view; did you mean 'hugging'?
  --> 7:76 'font' is not a key of a view; did you mean 'style: { fontSize: … }'?
  --> 8:24 'title' is not a key of a view; did you mean 'text'?
  --> 8:34 'backgroundColor' is not a key of a view; did you mean 'style: { fill: … }'?
  --> 8:56 'cornerRadius' is not a key of a view; did you mean 'style: { cornerRadius: … }'?
  --> 8:73 'lines' is not a key of a view; it has id, class, text, style, margins, preservesSuperviewMargins, guides, subviews, hugging, compression, hidden, intrinsicSize, alignmentInsets, direction, numberOfLines, placeholder, segments, value, frame, autoresizing
  --> 9:24 'intrinsicSize' takes a size such as 120x44, or a mapping with keys such as 'width', 'height', not what stands here
  --> 9:43 'margins' takes a number, or a mapping with keys such as 'top', 'leading', 'bottom', not what stands here
  --> 9:57 'hugging' takes a number, or a mapping with keys such as 'horizontal', 'vertical', not what stands here
  --> 10:12 'id' is missing; a guide has one
  --> 10:14 'identifier' is not a key of a guide; did you mean 'id'?
  --> 11:15 'first' is missing; a constraint has one
  --> 11:17 'id' is not a key of a constraint; did you mean 'identifier'?
  --> 11:24 'firstItem' is not a key of a constraint; did you mean 'first'?
  """#)
