import AutoLayout
import Foundation
import LayoutDocuments
import PictureDescriptions
import Testing

@testable import SceneFile

@Suite("Values of a scene")
struct SceneReaderTests {
  @Test("are refused where they are not what their key asks for", arguments: refused)
  func refuses(_ book: CaseBook.Case) {
    #expect(faults(book.input) == book.expected)
  }

  @Test("reach the views")
  func views() throws {
    let items = try document(everyKeyOfAView).layout.items
    #expect(items.map(\.name) == ["root", "a", "b", nil, "label", nil, nil])
    #expect(items.map(\.owner) == [nil, 0, 0, 0, 3, 0, 0])
    #expect(
      items[0].settings == [
        .margins(
          StatedMargins(DirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12))),
        .flag(.preservesSuperviewMargins, true), .direction(.forceRightToLeft),
      ])
    var sides = StatedMargins()
    (sides.left, sides.right) = (1, 2)
    #expect(items[3].kind == .view(.known(.stackView)))
    #expect(
      items[3].settings == [
        .axis(.vertical), .distribution(.equalSpacing), .alignment(.lastBaseline),
        .spacing(.ofStack, .points(-4)), .flag(.isMarginsRelative, true),
        .flag(.isBaselineRelative, true), .margins(sides),
      ])
    #expect(
      items[4].settings == [
        .font(StatedFont(size: 20, weight: .semibold)), .text(.text, "Two\nlines"),
        .count(.numberOfLines, 0), .color(.text, try #require(Color(hex: "#1234"))),
        .flag(.isHidden, true), .insets(.alignment, EdgeInsets(left: 2, bottom: 1)),
        .intrinsicSize(StatedSize(width: 120)),
        .priority(.hugging, .horizontal, LayoutPriority(251)),
        .priority(.hugging, .vertical, LayoutPriority(251)),
        .priority(.compression, .vertical, LayoutPriority(749.5)),
        .spacing(.afterView, .points(20)),
      ])
    #expect(
      items[5].settings == [
        .frame(CGRect(x: 1, y: 2, width: 30, height: 40)),
        .autoresizing([.flexibleWidth, .flexibleTopMargin]),
      ])
    #expect(
      items[6].settings == [
        .intrinsicSize(StatedSize(height: 44)), .frame(CGRect(x: -1, y: 0, width: 0, height: 0)),
      ])
  }

  @Test("reach the scene")
  func scene() throws {
    let text = """
      root:
      direction: rtl
      keyboard: 336
      figure: { show: [guides, dimensions] }
      canvases:
        - { device: iphone-15, name: phone }
        - { size: 100x50@2, safeArea: { leading: 3, top: 1 } }
        - { size: 100x50, safeArea: 5 }
      constraints:
        - { visual: "[root(m)]", metrics: { m: 4 }, options: alignAllTop, identifier: all }
      """
    let scene = try document(text)
    let surroundings = scene.layout.surroundings
    #expect(surroundings.keyboardHeight == 336)
    #expect(surroundings.direction == .rightToLeft)
    #expect(scene.figure.request.overlays?.map(\.description) == ["guides", "dimensions"])
    #expect(scene.figure.request.exploded == nil)
    #expect(surroundings.canvases.map(\.name) == ["phone", "100x50@2", "100x50"])
    #expect(surroundings.canvases[0].safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
    #expect(surroundings.canvases[1].safeAreaInsets == EdgeInsets(top: 1, right: 3))
    #expect(
      surroundings.canvases[2].safeAreaInsets == EdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    #expect(scene.equations == [#"visual [root(m)] [alignAllTop] m=4 "all""#])
  }

  @Test("of the long form have defaults and may be metrics and fractions")
  func longForm() throws {
    let text = """
      root: { guides: [g] }
      metrics: { gap: 8 }
      constraints:
        - { first: g.width, constant: gap }
        - { first: g.top, second: root.safeArea.top }
        - { first: g.width, second: g.height, multiplier: 16/9, priority: 749.5, relation: <= }
      """
    #expect(
      try document(text).equations == [
        "g.width == 8", "g.top == root.safeArea.top", "g.width <= \(16.0 / 9) * g.height @749.5",
      ])
  }
}

/// A scene in which every key of a view stands.
private let everyKeyOfAView = """
  root:
    id: root
    class: View
    direction: rtl
    margins: 12
    preservesSuperviewMargins: true
    guides: [a, { id: b }]
    subviews:
      - class: StackView
        axis: vertical
        distribution: equalSpacing
        alignment: lastBaseline
        spacing: -4
        marginsRelative: true
        baselineRelative: true
        margins: { left: 1, right: 2 }
        customSpacing: { label: 20 }
        subviews:
          - id: label
            class: Label
            text: |
              Two
              lines
            numberOfLines: 0
            hidden: true
            hugging: 251
            compression: { vertical: 749.5 }
            intrinsicSize: 120x-
            alignmentInsets: { left: 2, bottom: 1 }
            style: { textColor: "#1234", fontSize: 20, fontWeight: semibold }
      - { frame: [1, 2, 30, 40], autoresizing: [flexibleWidth, flexibleTopMargin] }
      - { frame: { x: -1, y: 0, width: 0, height: 0 }, intrinsicSize: { height: 44 } }
  """

/// Scenes with what is wrong with them.
private let refused = CaseBook.cases(
  #"""
  === unknown keys are reported all at once
  root: {}
  foo: 1
  seen: 2
  constraint: []
  --> 2:1 'foo' is not a key of a scene; it has scene, description, profile, direction, canvases, metrics, components, root, constraints, figure, lint, keyboard
  --> 3:1 'seen' is not a key of a scene; it has scene, description, profile, direction, canvases, metrics, components, root, constraints, figure, lint, keyboard
  --> 4:1 'constraint' is not a key of a scene; did you mean 'constraints'?
  === a list as the whole file
  [1, 2]
  --> 1:1 a scene file takes a mapping with keys such as 'scene', 'description', 'profile', not this value
  === a text as the whole file
  just text
  --> 1:1 a scene file takes a mapping with keys such as 'scene', 'description', 'profile', not this value
  === a list as root
  root: [1]
  --> 1:7 'root' takes a mapping with keys such as 'id', 'class', 'text', not this value
  === no root
  scene: x
  --> 1:1 'root' is missing; a scene needs one
  === constraints that are no list
  root: {}
  constraints: root.width == 3
  --> 2:14 'constraints' takes a list; write [ … ], or begin each element's line with '- '
  === an element of constraints that is a list
  root: {}
  constraints:
    - - root.width == 3
  --> 3:5 YAML does not read this as one text; put the whole equation in single quotes
  === long forms
  root: {}
  constraints:
    - { first: root.width }
    - { firts: root.width }
    - { first: root.left, second: root.top }
    - { first: root.left }
    - { first: root.width, relation: '=', multiplier: 1/0, constant: x, priority: 0, identifier: '' }
    - { first: root.width, multiplier: [2], constant: , priority: 1e999 }
    - { first: root, second: rot.width }
  --> 4:5 'first' is missing; a constraint needs one
  --> 4:7 'firts' is not a key of a constraint; did you mean 'first'?
  --> 5:33 'root.top' cannot be related to 'root.left'; a horizontal position goes with a horizontal one, a vertical with a vertical
  --> 6:14 'root.left' is a position and cannot be related to a number alone; relate it to an attribute of another item, as in '== root.left + 8'
  --> 7:36 '=' is not a value of 'relation'; did you mean '=='?
  --> 7:55 this divides by zero; use any other number
  --> 7:68 'x' is neither a number nor a metric of the scene
  --> 7:81 the priority 0 is out of range; priorities are above 0 and at most 1000
  --> 7:96 an identifier has at least one character; remove the quotation marks
  --> 8:38 'multiplier' takes a number, not this value
  --> 8:53 'constant' has no value; write one, or leave the key out
  --> 8:65 '1e999' is not a finite number; write one, such as 44
  --> 9:14 'root' has no attribute here; write one, as in 'root.width'
  --> 9:28 'rot' is not the id of a view or guide; did you mean 'root'?
  === visual forms
  root: {}
  constraints:
    - { visual: 'H:[root]', options: [alignAllCentreY, alignAllTop], metrics: { a b: 3 }, identifer: x }
    - { visual: }
    - { visual: [a] }
  --> 3:37 'alignAllCentreY' is not a value of 'options'; did you mean 'alignAllCenterY'?
  --> 3:79 'a b' is not the name of a metric; names are letters, digits, '_' and '-', with at least one letter, and don't look like numbers
  --> 3:89 'identifer' is not a key of a visual constraint; did you mean 'identifier'?
  --> 4:15 'visual' has no value; write one, or leave the key out
  --> 5:15 'visual' takes a text, not this value
  === a misspelt class
  root: { class: Butten, text: hi }
  --> 1:16 'Butten' is not a value of 'class'; did you mean 'Button'?
  === misspelt keys of a view
  root: { clas: Button, titel: x }
  --> 1:9 'clas' is not a key of the root view; did you mean 'class'?
  --> 1:23 'titel' is not a key of the root view; it has id, class, text, style, margins, preservesSuperviewMargins, insetsMarginsFromSafeArea, additionalSafeArea, guides, subviews, hugging, compression, hidden, clipsToBounds, intrinsicSize, alignmentInsets, direction, numberOfLines, placeholder, segments, value, textAlignment, image, contentMode, buttonStyle, configuration, borderStyle, enabled, secure, statusBar, hidesHomeIndicator
  === a misspelt class whose guides are used
  root: { subviews: [{ id: s, class: ScrolView }, { id: a }] }
  constraints: [a.top == s.content.top]
  --> 1:36 'ScrolView' is not a value of 'class'; did you mean 'ScrollView'?
  === keys of other classes
  root: { axis: vertical, text: hi, numberOfLines: 2 }
  --> 1:9 'axis' is not a key of a View; it belongs to StackView
  --> 1:25 'text' is not a key of a View; it belongs to Label, Button, TextField, TextView, SearchBar, TableViewCell
  --> 1:35 'numberOfLines' is not a key of a View; it belongs to Label
  === ids
  root:
    subviews:
      - { id: a }
      - { id: a }
      - { id: root }
      - { id: 12 }
      - { id: 'a b' }
      - { id: }
    guides: [a, root, { id: g }, { di: g }, [x], -g]
  --> 4:13 'a' is the id of another view or guide; an id belongs to one item; the first is in line 3, column 13
  --> 5:13 'root' is the id of the root view; choose another id here
  --> 6:13 '12' is not an id; ids are letters from A to Z, digits, '_' and '-', with at least one letter and no leading '-'
  --> 7:13 'a b' is not an id; ids are letters from A to Z, digits, '_' and '-', with at least one letter and no leading '-'
  --> 8:13 'id' has no value; write one, or leave the key out
  --> 9:12 'a' is the id of another view or guide; an id belongs to one item; the first is in line 3, column 13
  --> 9:15 'root' is the id of the root view; choose another id here
  --> 9:32 'id' is missing; a guide needs one
  --> 9:34 'di' is not a key of a guide; did you mean 'id'?
  --> 9:43 'guides' takes a text, not this value
  --> 9:48 '-g' is not an id; ids are letters from A to Z, digits, '_' and '-', with at least one letter and no leading '-'
  === an id of its own for the root
  root: { id: top }
  --> 1:13 'top' cannot be the id of the root view; it is always 'root'
  === canvases that cannot be drawn
  root: {}
  canvases: [0x0, 320x568@0, 99999x1, -3x4, 1e999x4, { size: 9x9, scale: 0 }, { size: 0x5 }]
  --> 2:12 the canvas '0x0' cannot be drawn; width, height and scale must be above 0
  --> 2:17 the canvas '320x568@0' cannot be drawn; width, height and scale must be above 0
  --> 2:28 the canvas '99999x1' cannot be drawn; a side can have at most 16384 pixels
  --> 2:37 the canvas '-3x4' cannot be drawn; width, height and scale must be above 0
  --> 2:43 the canvas 'infx4' cannot be drawn; width, height and scale must be above 0
  --> 2:52 the canvas '9x9@0' cannot be drawn; width, height and scale must be above 0
  --> 2:77 the canvas '0x5' cannot be drawn; width, height and scale must be above 0
  === canvases that are none
  root: {}
  canvases:
    - 320
    - 320x
    - nanx3
    - 1x2@3@4
    - [1]
    - { name: q }
    - { size: 10x10, safeArea: { top: -1, left: 2, leading: 3 } }
    - { size: 10x10, scal: 2 }
  --> 3:5 '320' is not a size; 'canvas' is written as width and height, such as 320x568 or 320x568@2
  --> 4:5 '320x' is not a size; 'canvas' is written as width and height, such as 320x568 or 320x568@2
  --> 5:5 'nanx3' is not a size; 'canvas' is written as width and height, such as 320x568 or 320x568@2
  --> 6:5 '1x2@3@4' is not a size; 'canvas' is written as width and height, such as 320x568 or 320x568@2
  --> 7:5 'canvases' takes a size such as 320x568, a device or a mapping with a size, not this value
  --> 8:5 'size' is missing; a canvas needs one
  --> 9:37 -1 is out of range; 'top' must be 0 or more
  --> 9:41 'left' cannot be used with 'leading'; write one of them
  --> 10:20 'scal' is not a key of a canvas; did you mean 'scale'?
  === devices
  root: {}
  canvases:
    - { device: iPhone 51 }
    - { device: iphone-15, orientation: sideways }
    - { device: Nokia, size: 1x1 }
  --> 3:15 'iPhone 51' is not a known device; did you mean 'iPhone 15'?
  --> 4:39 'sideways' is not a value of 'orientation'; it is one of portrait, landscape
  --> 5:15 'Nokia' is not a known device; 'plumbline devices' lists them
  --> 5:22 'size' is not a key of a device's canvas; it has device, orientation, name, textSize, keyboard
  === priorities out of range
  root: { hugging: 0, compression: { horizontal: 1001, vertikal: 3 } }
  --> 1:48 1001 is out of range; 'horizontal' must be from 0 to 1000, which is required
  --> 1:54 'vertikal' is not a key of priorities by axis; did you mean 'vertical'?
  === values of the wrong kind
  root:
    hidden: yes
    direction: up
    margins: { leading: 1, left: 2 }
    intrinsicSize: 120x
    alignmentInsets: x
    style: { fill: rad, cornerRadius: -1, fontSize: 0, fontWeight: heavy }
    preservesSuperviewMargins: 1
  --> 2:11 'yes' is not a value of 'hidden'; did you mean 'true'?
  --> 3:14 'up' is not a value of 'direction'; it is one of ltr, rtl
  --> 4:26 'left' cannot be used with 'leading'; write one of them
  --> 5:18 '120x' is not a size; 'intrinsicSize' is written as width and height, such as 120x44 or 120x-
  --> 6:20 'x' is not a number; 'alignmentInsets' takes one, such as 8 or 0.5
  --> 7:18 'rad' is not a color; did you mean 'red'?
  --> 7:37 -1 is out of range; 'cornerRadius' must be 0 or more
  --> 7:51 0 is out of range; 'fontSize' must be above 0
  --> 7:66 'heavy' is not a value of 'fontWeight'; it is one of regular, medium, semibold, bold
  --> 8:30 '1' is not a value of 'preservesSuperviewMargins'; did you mean 'true'?
  === frames
  root:
    frame: [0, 0, 1, 1]
    subviews:
      - { autoresizing: [flexibleWidth] }
      - { frame: [1, 2] }
      - { frame: { x: 1 } }
      - { frame: [0, 0, -1, nan], autoresizing: [width] }
      - text
  --> 2:3 'frame' is not a key of the root view; it is a key of a view
  --> 4:9 'autoresizing' stretches a frame; give the view a 'frame', or leave the key out
  --> 5:16 'frame' takes a list of four numbers: x, y, width and height, not this value
  --> 6:16 'y' is missing; a frame needs one
  --> 6:16 'width' is missing; a frame needs one
  --> 6:16 'height' is missing; a frame needs one
  --> 7:23 -1 is out of range; 'width' must be 0 or more
  --> 7:27 'nan' is not a number; 'height' takes one, such as 8 or 0.5
  --> 7:48 'width' is not a value of 'autoresizing'; it is one of flexibleLeftMargin, flexibleWidth, flexibleRightMargin, flexibleTopMargin, flexibleHeight, flexibleBottomMargin
  --> 8:7 'subviews' takes a mapping with keys such as 'id', 'class', 'text', not this value
  === stack views
  root:
    class: StackView
    spacing: 8pt
    distribution: equal
    axis: x
    alignment: middle
    subviews: [{ id: inner }]
    customSpacing: { iner: 3, inner: x }
  --> 3:12 '8pt' is not a number; lengths are points, without a unit; write 8
  --> 4:17 'equal' is not a value of 'distribution'; did you mean 'fillEqually'?
  --> 5:9 'x' is not a value of 'axis'; it is one of horizontal, vertical
  --> 6:14 'middle' is not a value of 'alignment'; it is one of fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  --> 8:20 'iner' is not the id of a subview of this stack view; did you mean 'inner'?
  --> 8:36 'x' is not a number; 'inner' takes one, such as 8 or 0.5
  === metrics that are a list
  root: {}
  metrics: [1]
  --> 2:10 'metrics' takes a mapping of names to numbers, not this value
  === metrics
  root: {}
  metrics: { 1e3: 4, '-x': 3, ok: nan, no: 1e999, list: [1], far: -1e10 }
  --> 2:12 '1e3' is not the name of a metric; names are letters, digits, '_' and '-', with at least one letter, and don't look like numbers
  --> 2:20 '-x' is not the name of a metric; names are letters, digits, '_' and '-', with at least one letter, and don't look like numbers
  --> 2:33 'nan' is not a number; 'ok' takes one, such as 8 or 0.5
  --> 2:42 '1e999' is not a finite number; write one, such as 44
  --> 2:55 'list' takes a number, not this value
  --> 2:65 -10000000000 is out of range; numbers are at most 1000000000
  === figure, keyboard and direction
  root: {}
  figure: { show: [guides, [x]], sho: x }
  keyboard: -3
  direction: rlt
  scene: [1]
  --> 2:26 'show' takes a text, not this value
  --> 2:32 'sho' is not a key of a figure; did you mean 'show'?
  --> 3:11 -3 is out of range; 'keyboard' must be 0 or more
  --> 4:12 'rlt' is not a value of 'direction'; did you mean 'rtl'?
  --> 5:8 'scene' takes a text, not this value
  === exploded figures
  root: {}
  figure: { exploded: { angle: 76, spacing: 0, angel: 3 } }
  --> 2:30 76 is out of range; 'angle' must be from -75 to 75
  --> 2:43 0 is out of range; 'spacing' must be from 1 to 2000
  --> 2:46 'angel' is not a key of an exploded figure; did you mean 'angle'?
  === directions of a figure
  root: {}
  figure: { directions: [ltr, up] }
  --> 2:29 'up' is not a value of 'directions'; it is one of ltr, rtl
  === headings beside an exploded figure
  root:
  constraints: [root.width == 1 "a"]
  figure: { anatomy: a, exploded: true }
  --> 3:11 'anatomy' cannot be used with 'exploded'; write one of them
  === directions beside an exploded figure
  root: {}
  figure: { directions: [ltr, rtl], exploded: true }
  --> 2:11 'directions' cannot be used with 'exploded'; write one of them
  === no exploded figure
  root: {}
  figure: { exploded: yes }
  --> 2:21 'yes' is not a value of 'exploded'; did you mean 'true'?
  === numbers of lines
  root:
    class: Label
    numberOfLines: 1.5
  --> 3:18 1.5 is out of range; 'numberOfLines' must be a whole number from 0 to 10000
  """#)
