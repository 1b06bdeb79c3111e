import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import SceneFile

/// A scene with one constraint, which begins at line 12, column 5.
func sceneWithConstraint(_ constraint: String) -> String {
  """
  scene: Equations
  metrics: { gap: 8, wide: 100, zero: 0, half-gap: 4 }
  root:
    guides: [g]
    subviews:
      - { id: a }
      - { id: b, class: Label }
      - { id: c }
      - { id: scroll, class: ScrollView }
      - { id: 0Uz-k1-Ods }
  constraints:
    - \(constraint)
  """
}

/// What is said of an id that is like no other of the scene.
private let unknown =
  "'bb' is not the id of a view or guide; the ids are root, g, a, b, c, scroll, 0Uz-k1-Ods"

@Suite("Equations")
struct EquationTests {
  @Test("state constraints in the form first == m * second + c", arguments: accepted)
  func accepts(_ book: CaseBook.Case) throws {
    #expect(faults(sceneWithConstraint(book.name)) == [])
    #expect(try document(sceneWithConstraint(book.name)).equations == book.expected)
  }

  @Test("are refused at the part that is wrong", arguments: refused)
  func refuses(_ book: CaseBook.Case) {
    #expect(faults(sceneWithConstraint(book.name)) == book.expected)
  }

  @Test("know which metrics their numbers are written with")
  func metrics() throws {
    func expressions(_ constraint: String) throws -> [String?] {
      try document(sceneWithConstraint(constraint)).layout.constraints.map { constraint in
        guard case .relation(let relation) = constraint else { return nil }
        return relation.metricExpression.map { expression in
          let metrics = expression.metrics.map { "\($0.name) \(Int($0.value))" }
          return "\(expression.text): \(metrics.joined(separator: ", "))"
        }
      }
    }
    #expect(try expressions("a.top == b.top + 8") == [nil])
    #expect(try expressions("a.top == b.top + 2 * gap - 1") == ["+ 2 * gap - 1: gap 8"])
    #expect(
      try expressions("(a, b).top == c.top + half-gap @wide") == [
        "+ half-gap; @ wide: half-gap 4, wide 100", "+ half-gap; @ wide: half-gap 4, wide 100",
      ])
    #expect(
      try expressions("a.top == b.top + gap == c.top") == ["+ gap: gap 8", "+ gap: gap 8"])
    #expect(
      try expressions("{ first: a.width, constant: wide, priority: 750 }") == [
        "constant: wide: wide 100"
      ])
  }

  @Test("keep their position when they are quoted")
  func quotedPositions() {
    let quoted = sceneWithConstraint("'a.width == bb.width \"x: y\"'")
    #expect(faults(quoted) == ["12:17 \(unknown)"])
    let folded = sceneWithConstraint(">-\n      a.width ==\n      bb.width")
    #expect(faults(folded) == ["12:5 \(unknown)"])
  }

  @Test("count characters and not bytes in columns")
  func columnsAreCharacters() {
    let text =
      sceneWithConstraint("'a.width == bb.width' # \u{1F468}\u{200D}\u{1F469}") + """

          - { first: a.width, identifier: "👨‍👩‍👧é", second: bb.width }
        """
    #expect(
      faults(text) == [
        "12:17 \(unknown)", "13:49 \(unknown)",
      ])
  }
}

/// Equations with the constraints that they state.
private let accepted = CaseBook.cases(
  #"""
  === 44 <= a.width <= 100
  --> a.width >= 44
  --> a.width <= 100
  === scroll.content.top == b.top
  --> scroll.content.top == b.top
  === a.width == 16/9 * a.height @749.5
  --> a.width == 1.7777777777777777 * a.height @749.5
  === 2 * a.width + 4 == b.width
  --> a.width == 0.5 * b.width - 2
  === -a.width == b.width
  --> a.width == -1 * b.width
  === a.width >= -2 * b.width
  --> a.width >= -2 * b.width
  === -1 * a.width >= b.width
  --> a.width <= -1 * b.width
  === 100 <= 2 * a.width
  --> a.width >= 50
  === 0Uz-k1-Ods.width == 4
  --> 0Uz-k1-Ods.width == 4
  === a.width == 1e+2
  --> a.width == 100
  === a.width == wide - half-gap
  --> a.width == 96
  === a.height == a.width * 9 / 16 - gap
  --> a.height == 0.5625 * a.width - 8
  === a.width == 0 * b.width + 4
  --> a.width == 0 * b.width + 4
  === a.width == b.width == c.width >= 4 @750 "n"
  --> a.width == b.width @750 "n"
  --> b.width == c.width @750 "n"
  --> c.width >= 4 @750 "n"
  === root.readable.width <= 600
  --> root.readable.width <= 600
  === root.keyboard.top == b.bottom + gap
  --> root.keyboard.top == b.bottom + 8
  === a.leadingMargin == b.leading
  --> a.leadingMargin == b.leading
  === b.firstBaseline == a.lastBaseline + 8
  --> b.firstBaseline == a.lastBaseline + 8
  === a.centerXWithinMargins == root.centerX
  --> a.centerXWithinMargins == root.centerX
  === scroll.frame.width == scroll.content.width
  --> scroll.frame.width == scroll.content.width
  === (a, b, root.margins).top == c.top
  --> a.top == c.top
  --> b.top == c.top
  --> root.margins.top == c.top
  === c.top == (a, b).bottom + 8
  --> c.top == a.bottom + 8
  --> c.top == b.bottom + 8
  === a.width == 3 / 4 * b.width
  --> a.width == 0.75 * b.width
  === gap * a.width == b.width / gap
  --> a.width == 0.015625 * b.width
  === a.width == b.width @wide
  --> a.width == b.width @100
  === a.width == b.width @3/4
  --> a.width == b.width @0.75
  === a.width == .5 * b.width
  --> a.width == 0.5 * b.width
  === a.height == -4 + b.height
  --> a.height == b.height - 4
  === a.width * 2 == b.width * 4 + 8
  --> a.width == 2 * b.width + 4
  === 44 == a.height
  --> a.height == 44
  === 8 + a.left == b.left - 8
  --> a.left == b.left - 16
  === a.left == b.right "gap - 8 @ left"
  --> a.left == b.right "gap - 8 @ left"
  === a.leading == b.centerX
  --> a.leading == b.centerX
  === a.width == b.width + -8
  --> a.width == b.width - 8
  === a.left == a.right
  --> a.left == a.right
  """#)

/// Equations with what is wrong with them.
private let refused = CaseBook.cases(
  #"""
  === a.widht == 44
  --> 12:7 'widht' is not an attribute of 'a'; did you mean 'width'?
  === aa.width == 4
  --> 12:5 'aa' is not the id of a view or guide; the ids are root, g, a, b, c, scroll, 0Uz-k1-Ods
  === a == 44
  --> 12:5 'a' has no attribute here; write one, as in 'a.width'
  === a.width = 44
  --> 12:13 '=' is unexpected here; expected '==', '<=' or '>='; write '=='
  === a.width => 44
  --> 12:13 '=>' is unexpected here; expected '==', '<=' or '>='; write '>='
  === a.width 44
  --> 12:13 '44' is unexpected here; expected '==', '<=' or '>='
  === a.width ==
  --> 12:15 the end is unexpected here; expected an attribute such as 'label.width', or a number
  === == 44
  --> 12:5 '==' is unexpected here; expected an attribute such as 'label.width', or a number
  === a.width == 44 @
  --> 12:20 the end is unexpected here; expected a priority such as 750, or the name of a metric
  === a.width == 44 @1001
  --> 12:20 the priority 1001 is out of range; priorities are above 0 and at most 1000
  === a.width == 44 @0
  --> 12:20 the priority 0 is out of range; priorities are above 0 and at most 1000
  === a.width == 44 @-1
  --> 12:20 the priority -1 is out of range; priorities are above 0 and at most 1000
  === a.width == 44 @nan
  --> 12:20 'nan' is not a finite number; write one, such as 44
  === a.width == nan
  --> 12:16 'nan' is not a finite number; write one, such as 44
  === a.width == 1e999
  --> 12:16 '1e999' is not a finite number; write one, such as 44
  === a.width == 44 / 0
  --> 12:21 this divides by zero; use any other number
  === a.width == 44 / zero
  --> 12:21 this divides by zero; use any other number
  === a.left == 44
  --> 12:5 'a.left' is a position and cannot be related to a number alone; relate it to an attribute of another item, as in '== root.left + 8'
  === a.left == b.top
  --> 12:15 'b.top' cannot be related to 'a.left'; a horizontal position goes with a horizontal one, a vertical with a vertical
  === a.left == b.width
  --> 12:15 'b.width' cannot be related to 'a.left'; a size goes with a size, a position with a position
  === a.left == b.leading
  --> 12:15 'b.leading' cannot be related to 'a.left'; leading and trailing can't be combined with left and right; did you mean 'left'?
  === a.left == 0 * b.left
  --> 12:19 the multiplier is 0, which would relate 'a.left' to a number alone; a position needs another multiplier
  === 0 * a.width == b.width
  --> 12:5 the item on this side is multiplied by 0; an item that is alone on its side needs another factor
  === a.width + b.width == c.width
  --> 12:15 this side has a second item; a constraint relates one attribute to at most one other; move the item to the other side, or add a guide that is as large as both
  === a.width == b.width + c.width
  --> 12:26 this side has a second item; a constraint relates one attribute to at most one other; move the item to the other side, or add a guide that is as large as both
  === a.width * b.width == 4
  --> 12:15 an attribute is multiplied by an attribute; it can only be multiplied by a number
  === a.width == 4 / b.width
  --> 12:20 a number is divided by an attribute; an attribute can only be divided by a number
  === 44 == 4
  --> 12:5 neither side has an item; an equation has at least one attribute, as in 'a.width == 44'
  === a.width == b.width+8
  --> 12:23 '+' needs a space on each side between operands, because ids can contain '-'
  === a.width == b.width-8
  --> 12:23 '-' needs a space on each side between operands, because ids can contain '-'
  === a.width == b.width -8
  --> 12:24 '-' needs a space on each side between operands, because ids can contain '-'
  === a.width == gap-4
  --> 12:16 '-' needs a space on each side between operands, because ids can contain '-'
  === a.width == gpa
  --> 12:16 'gpa' is neither a number nor a metric of the scene; did you mean 'gap'?
  === a.width == 44 "x
  --> 12:19 the identifier is not closed; end it with a quotation mark, and put the whole equation in single quotes if it contains a '#'
  === a.width == 44 "x # y"
  --> 12:19 the identifier is not closed; end it with a quotation mark, and put the whole equation in single quotes if it contains a '#'
  === a.width == 44 ""
  --> 12:19 an identifier has at least one character; remove the quotation marks
  === a.width == 44 "x" @750
  --> 12:23 '@' is unexpected here; expected the end, since the identifier comes last
  === a.width == 44 extra
  --> 12:19 'extra' is unexpected here; expected a relation, '@' and a priority, an identifier in quotes, or the end
  === (a, b.width == 4
  --> 12:17 '==' is unexpected here; expected ',' or ')'
  === (a b).width == 4
  --> 12:8 'b' is unexpected here; expected ',' or ')'
  === (a, b) == 4
  --> 12:12 '==' is unexpected here; expected an attribute of all items in the list, as in '(a, b).top'
  === (a, b).width == (c, g).width
  --> 12:18 both sides are lists; only one side of a relation may be a list of items
  === (a, bb).widht == 4
  --> 12:9 'bb' is not the id of a view or guide; the ids are root, g, a, b, c, scroll, 0Uz-k1-Ods
  --> 12:13 'widht' is not an attribute of 'a'; did you mean 'width'?
  --> 12:13 'widht' is not an attribute of 'bb'; did you mean 'width'?
  === g.firstBaseline == a.top
  --> 12:7 'g' is a guide and has no 'firstBaseline'; guides have edges, centers and sizes, but neither baselines nor margins
  === root.margins == a.top
  --> 12:5 'root.margins' has no attribute here; write one, as in 'root.margins.width'
  === root.margin.top == a.top
  --> 12:10 'margin' is not a guide of 'root'; did you mean 'margins'?
  === root.margins.topMargin == a.top
  --> 12:18 'root.margins' is a guide and has no 'topMargin'; guides have edges, centers and sizes, but neither baselines nor margins
  === g.safeArea.top == a.top
  --> 12:7 'g' is a guide and has no 'safeArea'; only views have that guide
  === a.content.top == b.top
  --> 12:7 'a' has no 'content' guide; only a ScrollView has one
  === a.width.x.y == 4
  --> 12:5 'a.width.x.y' is not the name of an attribute; write 'item.attribute' or 'item.guide.attribute'
  === a..width == 4
  --> 12:5 'a..width' is not the name of an attribute; write 'item.attribute' or 'item.guide.attribute'
  === a.width == é
  --> 12:16 'é' is neither a number nor a metric of the scene
  === größe.width == 4
  --> 12:5 'größe' is not the id of a view or guide; the ids are root, g, a, b, c, scroll, 0Uz-k1-Ods
  === a.width == 😀-b.width
  --> 12:16 '😀-b' is not the id of a view or guide; the ids are root, g, a, b, c, scroll, 0Uz-k1-Ods
  === a.width == 2 × b.width
  --> 12:18 '×' is unexpected here; expected a relation, '@' and a priority, an identifier in quotes, or the end; write '*'
  === a.width == 50% * b.width
  --> 12:18 '%' is unexpected here; expected a relation, '@' and a priority, an identifier in quotes, or the end; write a percentage as a factor, as in '0.5 * root.width'
  === a.width == 44 @defaultHigh
  --> 12:20 'defaultHigh' is neither a number nor a metric of the scene; a priority is a number; write 750
  === a.top == superview.top
  --> 12:14 'superview' is not the id of a view or guide; did you mean 'root'?
  === H:|-[a]-|
  --> 12:5 'H:|-[a]-|' is a visual format, not an equation; write { visual: "H:|-[a]-|" }
  === a.width == 44 ! 3
  --> 12:19 '!' is unexpected here; expected a relation, '@' and a priority, an identifier in quotes, or the end
  === a.width ≥ 44
  --> 12:13 '≥' is unexpected here; expected '==', '<=' or '>='; write '>='
  === [a]-8-[b]
  --> 12:8 this is not YAML: did not find expected '-' indicator; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === > 3
  --> 12:7 this is not YAML: did not find expected comment or line break; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === | x
  --> 12:7 this is not YAML: did not find expected comment or line break; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === @750 a.width == 3
  --> 12:5 this is not YAML: found character that cannot start any token; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === *a.width == 3
  --> 12:7 this is not YAML: did not find expected alphabetic or numeric character; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === &a.width == 3
  --> 12:7 this is not YAML: did not find expected alphabetic or numeric character; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === !a.width == 3
  --> 12:5 the tag '!a.width' has no meaning in a scene file; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === % a
  --> 12:5 this is not YAML: found character that cannot start any token; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === `a`
  --> 12:5 this is not YAML: found character that cannot start any token; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === "a".width == 4
  --> 12:8 this is not YAML: did not find expected '-' indicator; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === a.width == 44 "x: y"
  --> 12:5 YAML does not read this as one text; put the whole equation in single quotes
  === {a, b}.width == 4
  --> 12:11 this is not YAML: did not find expected '-' indicator; if this line is an equation, put all of it in single quotes: - 'a.width == 44'
  === - a.width == 4
  --> 12:5 YAML does not read this as one text; put the whole equation in single quotes
  === ? a
  --> 12:5 'first' is missing; a constraint needs one
  --> 12:7 'a' is not a key of a constraint; it has first, relation, second, multiplier, constant, priority, identifier
  === root.keybord.top == a.top
  --> 12:10 'keybord' is not a guide of 'root'; did you mean 'keyboard'?
  === root.safearea.top == a.top
  --> 12:10 'safearea' is not a guide of 'root'; did you mean 'safeArea'?
  === root.safeAreaLayoutGuide.top == a.top
  --> 12:10 'safeAreaLayoutGuide' is not a guide of 'root'; did you mean 'safeArea'?
  === a.leadingAnchor == b.leading
  --> 12:7 'leadingAnchor' is not an attribute of 'a'; did you mean 'leading'?
  === a.Width == 4
  --> 12:7 'Width' is not an attribute of 'a'; did you mean 'width'?
  === a.width == 1e10
  --> 12:16 10000000000 is out of range; numbers are at most 1000000000
  === a.width == 2e5 * 2e5 * b.width
  --> 12:16 40000000000 is out of range; numbers are at most 1000000000
  === 1e-9 * a.width == 5
  --> 12:20 5000000000 is out of range; numbers are at most 1000000000
  === a.width == 1e300 * 1e300
  --> 12:24 'a.width == 1e300 * 1e300' is not a finite number; write one, such as 44
  === a.width == b.width @gap * a.width
  --> 12:25 'gap' is unexpected here; expected a priority such as 750, or the name of a metric
  === 1e-320 * a.width == 5
  --> 12:22 'inf' is not a finite number; write one, such as 44
  === a.width == b.width @
  --> 12:25 the end is unexpected here; expected a priority such as 750, or the name of a metric
  === a.width == 4 @@
  --> 12:19 '@' is unexpected here; expected a priority such as 750, or the name of a metric
  === a.width == ()
  --> 12:17 ')' is unexpected here; expected the id of an item
  === ().width == 3
  --> 12:6 ')' is unexpected here; expected the id of an item
  === (a,).width == 3
  --> 12:8 ')' is unexpected here; expected the id of an item
  === (a, b).margins == 3
  --> 12:6 'a.margins' has no attribute here; write one, as in 'a.margins.width'
  --> 12:9 'b.margins' has no attribute here; write one, as in 'b.margins.width'
  === (a, g).safeArea.top == b.top
  --> 12:12 'g' is a guide and has no 'safeArea'; only views have that guide
  === a.width <> 4
  --> 12:13 '<>' is unexpected here; expected '==', '<=' or '>='
  === a.width == 2a.width
  --> 12:16 '2a' is not the id of a view or guide; the ids are root, g, a, b, c, scroll, 0Uz-k1-Ods
  === a.width == b.width + + 8
  --> 12:26 '+' is unexpected here; expected an attribute such as 'label.width', or a number
  === a.width == +8
  --> 12:16 '+' is unexpected here; expected an attribute such as 'label.width', or a number
  === a-b.width == 4
  --> 12:5 'a-b' is not the id of a view or guide; the ids are root, g, a, b, c, scroll, 0Uz-k1-Ods
  === a.width == 0x10
  --> 12:16 '0x10' is neither a number nor a metric of the scene
  === a.width == 10pt
  --> 12:16 '10pt' is neither a number nor a metric of the scene; lengths are points, without a unit; write 10
  === a.width == 1_000
  --> 12:16 '1_000' is neither a number nor a metric of the scene
  === a.width == 1,5
  --> 12:17 ',' is unexpected here; expected a relation, '@' and a priority, an identifier in quotes, or the end; numbers have a decimal point, as in 0.5
  """#)
