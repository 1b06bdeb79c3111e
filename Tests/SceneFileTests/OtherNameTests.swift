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
  --> 8:24 'title' is not a key of a Button; did you mean 'text'?
  --> 8:34 'backgroundColor' is not a key of a view; did you mean 'style: { fill: … }'?
  --> 8:56 'cornerRadius' is not a key of a view; did you mean 'style: { cornerRadius: … }'?
  --> 8:73 'lines' is not a key of a view; it has id, class, text, style, margins, preservesSuperviewMargins, insetsMarginsFromSafeArea, additionalSafeArea, guides, subviews, hugging, compression, hidden, clipsToBounds, intrinsicSize, alignmentInsets, direction, numberOfLines, placeholder, segments, value, textAlignment, image, contentMode, buttonStyle, configuration, borderStyle, enabled, secure, frame, autoresizing, repeat, chain, grid
  --> 9:24 'intrinsicSize' takes a size such as 120x44, or a mapping with keys such as 'width', 'height', not this value
  --> 9:43 'margins' takes a number, or a mapping with keys such as 'top', 'leading', 'bottom', not this value
  --> 9:57 'hugging' takes a number, or a mapping with keys such as 'horizontal', 'vertical', not this value
  --> 10:12 'id' is missing; a guide needs one
  --> 10:14 'identifier' is not a key of a guide; did you mean 'id'?
  --> 11:15 'first' is missing; a constraint needs one
  --> 11:17 'id' is not a key of a constraint; did you mean 'identifier'?
  --> 11:24 'firstItem' is not a key of a constraint; did you mean 'first'?
  === texts with commas between braces
  root:
    subviews:
      - { id: a, class: Label, text: Hello, world }
      - { id: b, class: Label, text: One, "two", three, hidden: true }
      - { id: c, class: Label, style: { fontSize: 1, 5 } }
      - { id: d, class: Label, text: "Hello", world }
      - id: e
        class: Label
        text: Hello
        world:
  --> 3:43 'world' is not a key of a view; between { and }, a text with a comma needs quotes: text: "Hello, world"
  --> 4:41 'two' is not a key of a view; between { and }, a text with a comma needs quotes: text: "One, two, three"
  --> 5:52 '5' is not a key of a style; it has fill, cornerRadius, roundCorners, borderWidth, borderColor, shadow, alpha, tintColor, filledColor, trackColor, thumbColor, textColor, fontSize, fontWeight, textStyle
  --> 6:45 'world' is not a key of a view; it has id, class, text, style, margins, preservesSuperviewMargins, insetsMarginsFromSafeArea, additionalSafeArea, guides, subviews, hugging, compression, hidden, clipsToBounds, intrinsicSize, alignmentInsets, direction, numberOfLines, placeholder, segments, value, textAlignment, image, contentMode, buttonStyle, configuration, borderStyle, enabled, secure, frame, autoresizing, repeat, chain, grid
  --> 10:7 'world' is not a key of a view; it has id, class, text, style, margins, preservesSuperviewMargins, insetsMarginsFromSafeArea, additionalSafeArea, guides, subviews, hugging, compression, hidden, clipsToBounds, intrinsicSize, alignmentInsets, direction, numberOfLines, placeholder, segments, value, textAlignment, image, contentMode, buttonStyle, configuration, borderStyle, enabled, secure, frame, autoresizing, repeat, chain, grid
  === keys that layout does not depend on, and those of a class that is misspelt
  root:
    subviews:
      - { id: a, class: Label, opacity: 1, alpha: 0.5 }
      - { id: b, class: StackView, tag: 4 }
      - { id: c, class: Lable, alignement: center }
      - { id: d, class: StackVeiw, alignement: center }
      - { id: e, class: Label, style: { tag: 1 } }
  --> 3:30 'opacity' is not a key of a view; did you mean 'style: { alpha: … }'?
  --> 3:42 'alpha' is not a key of a view; did you mean 'style: { alpha: … }'?
  --> 4:34 'tag' is not a key of a view; layout does not depend on it; leave it out
  --> 5:23 'Lable' is not a value of 'class'; did you mean 'Label'?
  --> 5:30 'alignement' is not a key of a view; it has id, class, text, style, margins, preservesSuperviewMargins, insetsMarginsFromSafeArea, additionalSafeArea, guides, subviews, hugging, compression, hidden, clipsToBounds, intrinsicSize, alignmentInsets, direction, numberOfLines, placeholder, segments, value, textAlignment, image, contentMode, buttonStyle, configuration, borderStyle, enabled, secure, frame, autoresizing, repeat, chain, grid
  --> 6:23 'StackVeiw' is not a value of 'class'; did you mean 'StackView'?
  --> 6:34 'alignement' is not a key of a view; did you mean 'alignment'?
  --> 7:39 'tag' is not a key of a style; layout does not depend on it; leave it out
  === attributes by the names of frames, and of what takes two constraints
  root: { subviews: [{ id: a }] }
  constraints:
    - a.minX == root.maxX
    - a.start == root.end
    - a.center == root.center
    - a.size == 44
    - a.edges == root.edges
    - a.aspectRatio == 2
    - a.width == 4 @.defaultHigh
  --> 3:7 'minX' is not an attribute of 'a'; did you mean 'left'?
  --> 3:20 'maxX' is not an attribute of 'root'; did you mean 'right'?
  --> 4:7 'start' is not an attribute of 'a'; did you mean 'leading'?
  --> 4:21 'end' is not an attribute of 'root'; did you mean 'trailing'?
  --> 5:7 'center' is not an attribute of 'a'; write one constraint for centerX and one for centerY
  --> 5:22 'center' is not an attribute of 'root'; write one constraint for centerX and one for centerY
  --> 6:7 'size' is not an attribute of 'a'; write one constraint for width and one for height
  --> 7:7 'edges' is not an attribute of 'a'; write a constraint for each edge, or a visual format such as "|[a]|"
  --> 7:21 'edges' is not an attribute of 'root'; write a constraint for each edge, or a visual format such as "|[a]|"
  --> 8:7 'aspectRatio' is not an attribute of 'a'; a ratio is 'a.width == 16/9 * a.height'
  --> 9:19 '.defaultHigh' is not the name of an attribute; a priority is a number; write 750
  === signs from elsewhere
  root: { subviews: [{ id: a }] }
  constraints:
    - a.width = 44
    - a.width < 44
    - a.width > 44
    - a.width lessThanOrEqual 44
    - a.width == 44 “wide”
    - a.width == 44 'wide'
    - a.width == 0,5 * root.width
    - a.width == a.height * 16:9
    - a.width == 44 priority 750
    - a.width == root.width − 8
  --> 3:13 '=' is unexpected here; expected '==', '<=' or '>='; write '=='
  --> 4:13 '<' is unexpected here; expected '==', '<=' or '>='; write '<='
  --> 5:13 '>' is unexpected here; expected '==', '<=' or '>='; write '>='
  --> 6:13 'lessThanOrEqual' is unexpected here; expected '==', '<=' or '>='; write '<='
  --> 7:19 '“' is unexpected here; expected a relation, '@' and a priority, an identifier in quotes, or the end; an identifier needs straight quotation marks, "
  --> 8:19 ''' is unexpected here; expected a relation, '@' and a priority, an identifier in quotes, or the end; an identifier needs double quotation marks, "
  --> 9:17 ',' is unexpected here; expected a relation, '@' and a priority, an identifier in quotes, or the end; numbers have a decimal point, as in 0.5
  --> 10:29 ':' is unexpected here; expected a relation, '@' and a priority, an identifier in quotes, or the end; a ratio is written 16/9, and a visual format as { visual: "H:|-[a]-|" }
  --> 11:19 'priority' is unexpected here; expected a relation, '@' and a priority, an identifier in quotes, or the end; write '@750'
  --> 12:27 '−' is unexpected here; expected a relation, '@' and a priority, an identifier in quotes, or the end; write '-'
  === the long form in the words of NSLayoutConstraint
  root: { subviews: [{ id: a }] }
  constraints:
    - { item: a, attribute: width, relatedBy: equal, toItem: root }
    - { first: a.width, relation: greaterThanOrEqual, constant: 44 }
    - { first: a.width, relation: ≤, constant: 44 }
    - { vfl: "H:|[a]|" }
    - { format: "H:|[a]|", options: [] }
  --> 3:5 'first' is missing; a constraint needs one
  --> 3:7 'item' is not a key of a constraint; did you mean 'first'?
  --> 3:16 'attribute' is not a key of a constraint; did you mean 'first'?
  --> 3:34 'relatedBy' is not a key of a constraint; did you mean 'relation'?
  --> 3:52 'toItem' is not a key of a constraint; did you mean 'second'?
  --> 4:33 'greaterThanOrEqual' is not a value of 'relation'; did you mean '>='?
  --> 5:33 '≤' is not a value of 'relation'; did you mean '<='?
  --> 6:7 'vfl' is not a key of a visual constraint; did you mean 'visual'?
  --> 7:7 'format' is not a key of a visual constraint; did you mean 'visual'?
  === values in the words of UIKit, SwiftUI and YAML
  direction: rightToLeft
  canvases: [{ device: iPhone 15, orientation: horizontal }]
  root:
    subviews:
      - { id: a, class: VStack, distribution: equal }
      - { id: b, class: Text, hidden: yes }
      - { id: c, class: StackView, alignment: left, distribution: equal }
      - { id: d, class: Label, hidden: NO, style: { textStyle: title } }
      - { id: e, hugging: { width: 250 } }
  --> 1:12 'rightToLeft' is not a value of 'direction'; did you mean 'rtl'?
  --> 2:46 'horizontal' is not a value of 'orientation'; did you mean 'landscape'?
  --> 5:23 'VStack' is not a value of 'class'; did you mean 'StackView'?
  --> 6:23 'Text' is not a value of 'class'; did you mean 'Label'?
  --> 6:37 'yes' is not a value of 'hidden'; did you mean 'true'?
  --> 7:45 'left' is not a value of 'alignment'; did you mean 'leading'?
  --> 7:65 'equal' is not a value of 'distribution'; did you mean 'fillEqually'?
  --> 8:38 'NO' is not a value of 'hidden'; did you mean 'false'?
  --> 8:62 'title' is not a value of 'textStyle'; did you mean 'title1'?
  --> 9:27 'width' is not a key of priorities by axis; did you mean 'horizontal'?
  === canvases with another sign, or by a device alone
  canvases: [320×568, 320*568, 320 x 568, iPhone 15, 320]
  root: {}
  --> 1:12 '320×568' is not a size; write 320x568
  --> 1:21 '320*568' is not a size; write 320x568
  --> 1:30 '320 x 568' is not a size; write 320x568
  --> 1:41 'iPhone 15' is not a size; write { device: iPhone 15 }
  --> 1:52 '320' is not a size; 'canvas' is written as width and height, such as 320x568 or 320x568@2
  === keys that belong elsewhere
  visual: "H:|[a]|"
  text: a
  root:
    safeArea: 20
    keyboard: 200
    frame: [0, 0, 1, 1]
    subviews:
      - { id: a, width: 44, topAnchor: 8, constraints: [], fill: "#fff" }
      - { id: b, canvases: [], show: [guides], translatesAutoresizingMaskIntoConstraints: false }
  --> 1:1 'visual' is not a key of a scene; it is a key of a visual constraint
  --> 2:1 'text' is not a key of a scene; it is a key of a view
  --> 4:3 'safeArea' is not a key of the root view; it is a key of a canvas
  --> 5:3 'keyboard' is not a key of the root view; it is a key of a scene
  --> 6:3 'frame' is not a key of the root view; it is a key of a view
  --> 8:16 'width' is not a key of a view; write it as a constraint of the scene, such as 'a.width == …'
  --> 8:27 'topAnchor' is not a key of a view; write it as a constraint of the scene, such as 'a.top == …'
  --> 8:41 'constraints' is not a key of a view; it is a key of a scene or a component, next to its root or view
  --> 8:58 'fill' is not a key of a view; did you mean 'style: { fill: … }'?
  --> 9:16 'canvases' is not a key of a view; it is a key of a scene
  --> 9:30 'show' is not a key of a view; it is a key of a figure
  --> 9:46 'translatesAutoresizingMaskIntoConstraints' is not a key of a view; it has id, class, text, style, margins, preservesSuperviewMargins, insetsMarginsFromSafeArea, additionalSafeArea, guides, subviews, hugging, compression, hidden, clipsToBounds, intrinsicSize, alignmentInsets, direction, numberOfLines, placeholder, segments, value, textAlignment, image, contentMode, buttonStyle, configuration, borderStyle, enabled, secure, frame, autoresizing, repeat, chain, grid
  === a key without a space before its value, and a list without hyphens
  root:
    subviews:
      - id:a
      - { id: b, guides: c }
  canvases:
    size: 320x568
  --> 3:7 'id:a' is one text, since no space follows its ':'; add one
  --> 4:24 'guides' takes a list; write [ … ], or begin each element's line with '- '
  --> 6:3 'canvases' takes a list; write [ … ], or begin each element's line with '- '
  """#)
