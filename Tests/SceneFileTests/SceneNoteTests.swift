import AutoLayout
import Foundation
import PictureDescriptions
import Testing

@testable import SceneFile

@Suite("Notes of a scene")
struct SceneNoteTests {
  private static let layout = """
    root:
      guides: [gap]
      subviews: [{ id: title, class: Label, text: Title }, { id: box }]

    """

  private static let notes = """
    figure:
      notes:
        - { text: Words, at: title }
        - { callout: "A guide: it is not drawn", at: gap, id: why }
        - { marker: 1, at: title.firstBaseline, text: The baseline }
        - { marker: a, at: root.margins }
        - { bracket: Both, over: [title, box], side: leading }
        - { arrow: to, from: title.trailing, to: root.safeArea.trailing }
        - { arrow: , from: title, to: box }
        - { legend: A guide, at: gap }

    """

  private func notes(_ text: String) throws -> [FigureNote] {
    try document(Self.layout + text).figure.notes
  }

  @Test("reach the figure")
  func values() throws {
    let notes = try notes(Self.notes)
    #expect(
      notes.map(\.kind) == [
        .text, .callout, .marker, .marker, .bracket, .arrow, .arrow, .legend,
      ])
    #expect(
      notes.map(\.words) == [
        "Words", "A guide: it is not drawn", "The baseline", nil, "Both", "to", nil, "A guide",
      ])
    #expect(
      notes.map { $0.places.map(\.description).joined(separator: " ") } == [
        "title", "gap", "title.firstBaseline", "root.margins", "title box",
        "title.trailing root.safeArea.trailing", "title box", "gap",
      ])
    let places = ["title", "box"].map { FigureNote.Place($0) }
    let baseline = FigureNote.Place("title", .firstBaseline)
    #expect(notes[2].content == .marker("1", at: baseline, words: "The baseline"))
    #expect(notes[3].content == .marker("a", at: FigureNote.Place("root.margins"), words: nil))
    #expect(notes[1].identifier == "why")
    #expect(notes[4].content == .bracket("Both", over: places, side: .leading))
  }

  @Test("are written as they were read", arguments: [SceneSyntax.yaml, .json])
  func roundTrip(_ syntax: SceneSyntax) throws {
    let original = try document(Self.layout + Self.notes)
    let text = original.text(as: syntax).text
    let read = try SceneDocument(bytes: Array(text.utf8), file: "a", syntax: syntax)
    var expected = original.figure.notes
    for (index, note) in read.figure.notes.enumerated() { expected[index].line = note.line }
    #expect(read.figure.notes == expected)
  }

  private static let refused = CaseBook.cases(
    """
    === what says not what it is
      notes: [{ at: title }]
    --> 5:11 a note begins with its kind: text, callout, marker, bracket, arrow or legend, such as { callout: "words", at: title }
    === what lacks its places
      notes: [{ callout: a }, { arrow: b, from: title }, { bracket: c }]
    --> 5:11 'at' is missing; a callout needs an item or an attribute there, such as title or title.leading
    --> 5:27 'to' is missing; an arrow needs an item or an attribute there, such as title or title.leading
    --> 5:54 'over' is missing; a bracket needs a list of ids there, such as [title, subtitle]
    === unknown items and attributes
      notes: [{ text: a, at: titel }, { text: b, at: title.middle }, { text: c, at: gap.margins }]
    --> 5:26 'titel' is not the id of a view or guide; did you mean 'title'?
    --> 5:56 'middle' is not an attribute of 'title'
    --> 5:85 'gap' is a guide and has no 'margins'; only views have that guide
    === keys of other notes
      notes: [{ callout: a, at: title, over: [box] }, { text: b, at: box, side: top }]
    --> 5:36 'over' cannot be used with 'callout'; write one of them
    --> 5:71 'side' cannot be used with 'text'; write one of them
    === values
      notes: [{ marker: 1234, at: box }, { bracket: a, over: [box], side: left }, { text: a, at: box, id: a b }]
    --> 5:21 '1234' is longer than the 3 characters that fit in a circle; words belong in 'text'
    --> 5:71 'left' is not a value of 'side'; it is one of top, leading, bottom, trailing
    --> 5:103 'a b' is not an id; ids are letters from A to Z, digits, '_' and '-', with at least one letter and no leading '-'
    === what has no words, no items or no id of its own
      notes: [{ callout: "", at: box }, { marker: " ", at: box }, { bracket: a, over: [] }, { text: a, at: box, id: n }, { text: b, at: box, id: n }]
    --> 5:22 'callout' is empty; a note needs words there
    --> 5:47 'marker' is empty; a note needs words there
    --> 5:83 'over' is empty; a bracket needs a list of ids there, such as [title, subtitle]
    --> 5:118 'n' is the id of another note of the figure; an id belongs to one note
    === two texts for one mark
      notes: [{ marker: 1, at: box, text: a }, { marker: 1, at: title }, { marker: 1, at: title, text: b }]
    --> 5:70 '1' is the mark of another marker with a text; a legend has one text for each mark, so leave 'text' out to repeat the mark, or choose another
    """)

  @Test("are refused where they are none", arguments: refused)
  func refuses(_ book: CaseBook.Case) {
    #expect(faults(Self.layout + "figure:\n" + book.input) == book.expected)
  }
}
