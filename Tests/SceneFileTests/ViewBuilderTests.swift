import AutoLayout
import Foundation
import Testing

@testable import SceneFile

@Suite("Views of a scene")
struct ViewBuilderTests {
  /// The view tree of a scene on a plain canvas.
  private func view(
    _ text: String, _ canvas: Canvas = Canvas(width: 400, height: 300),
    direction: LayoutDirection? = nil
  ) throws -> View {
    try document(text).makeView(canvas: canvas, direction: direction)
  }

  /// The constraints that a tree holds, as equations, with identifiers in front.
  private func equations(in view: View) -> [String] {
    view.constraints.map(\.reportName) + view.subviews.flatMap { equations(in: $0) }
  }

  private func subview(_ id: String, in view: View) -> View? {
    if view.identifier == id { return view }
    return view.subviews.lazy.compactMap { subview(id, in: $0) }.first
  }

  @Test("stand in a tree with every constraint of the contract's scene")
  func example() throws {
    let root = try view(exampleScene, Canvas(width: 320, height: 568))
    #expect(root.identifier == "root")
    #expect(root.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(root.subviews.map(\.identifier) == ["no", "yes"])
    #expect(root.subviews.allSatisfy { $0 is Button })
    #expect(root.subviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(
      equations(in: root) == [
        "root.margins.leading == leadingSpace.leading",
        "leadingSpace.trailing == no.leading",
        "no.trailing == middleSpace.leading",
        "middleSpace.trailing == yes.leading",
        "yes.trailing == trailingSpace.leading",
        "trailingSpace.trailing == root.margins.trailing",
        "no.width == yes.width",
        "leadingSpace.width == middleSpace.width",
        "middleSpace.width == trailingSpace.width",
        "no.centerY == root.centerY",
        "yes.centerY == root.centerY",
        "at least two squares: yes.width >= 2 * no.height + 8 @750",
        "yes.leading >= no.trailing + 12",
        "no.centerY == yes.centerY",
        "no-top: no.top >= root.safeArea.top + 8 @999",
      ])
  }

  @Test("are laid out by the metrics of the scene, which those of a visual format hide in it alone")
  func visualMetrics() throws {
    let root = try view(
      """
      root: { subviews: [{ id: a }] }
      metrics: { gap: 8, side: 20 }
      constraints:
        - { visual: "[a(gap)]", metrics: { gap: 12 } }
        - { visual: "V:[a(gap)]" }
        - { visual: "[a(<=side)]", metrics: { gap: 12 } }
      """)
    #expect(equations(in: root) == ["a.width == 12", "a.height == 8", "a.width <= 20"])
  }

  @Test("have the classes, texts and fonts that the scene names")
  func classes() throws {
    let root = try view(
      """
      root:
        subviews:
          - { id: a, class: Label, text: Hi, numberOfLines: 3, style: { fontSize: 20 } }
          - { id: b, class: TextField, placeholder: Name, style: { fontWeight: bold } }
          - { id: c, class: TextView, text: "1\\n2", style: { textColor: "#f00" } }
          - { id: d, class: SegmentedControl, segments: [One, Two], value: Two }
          - { id: e, class: ImageView, intrinsicSize: 12x- , hugging: 251, compression: 1000 }
          - { id: f, class: Switch, hidden: true, value: on }
          - { id: g, class: Slider, value: 0.25 }
          - { id: h, class: ProgressView, value: 1 }
          - { id: i, class: ActivityIndicator }
          - { id: j, class: ScrollView, style: { fill: "#fff", cornerRadius: 4 } }
          - { id: k, alignmentInsets: 3, direction: rtl, preservesSuperviewMargins: true }
      """)
    let label = try #require(subview("a", in: root) as? Label)
    #expect(label.text == "Hi")
    #expect(label.numberOfLines == 3)
    #expect(label.font == Font(pointSize: 20))
    let field = try #require(subview("b", in: root) as? TextField)
    #expect(field.placeholder == "Name")
    #expect(field.font == Font(pointSize: 17, weight: .bold))
    #expect(field.borderStyle == .roundedRect)
    #expect((subview("c", in: root) as? TextView)?.text == "1\n2")
    #expect((subview("c", in: root) as? TextView)?.textColor == Color(hex: "#f00"))
    #expect((subview("d", in: root) as? SegmentedControl)?.segmentTitles == ["One", "Two"])
    let image = try #require(subview("e", in: root) as? ImageView)
    #expect(image.contentHuggingPriority(for: .vertical) == LayoutPriority(251))
    #expect(image.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(subview("f", in: root)?.isHidden == true)
    #expect((subview("d", in: root) as? SegmentedControl)?.selectedSegmentIndex == 1)
    #expect((subview("f", in: root) as? Switch)?.isOn == true)
    #expect((subview("g", in: root) as? Slider)?.value == 0.25)
    #expect((subview("h", in: root) as? ProgressView)?.progress == 1)
    #expect(subview("i", in: root) is ActivityIndicator)
    #expect(subview("j", in: root)?.backgroundColor == Color(hex: "#fff"))
    #expect(subview("j", in: root)?.cornerRadius == 4)
    let plain = try #require(subview("k", in: root))
    #expect(plain.alignmentRectInsets == EdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
    #expect(plain.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(plain.preservesSuperviewLayoutMargins)
  }

  @Test("arrange what lies in a stack view")
  func stacks() throws {
    let root = try view(
      """
      root:
        class: StackView
        axis: vertical
        distribution: equalSpacing
        alignment: bottom
        spacing: 4
        marginsRelative: true
        subviews: [{ id: a }, { id: b }]
        customSpacing: { a: 20 }
      """)
    let stack = try #require(root as? StackView)
    #expect(stack.arrangedSubviews.map(\.identifier) == ["a", "b"])
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.alignment == .trailing)
    #expect(stack.spacing == 4)
    #expect(stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 20)
    root.layoutIfNeeded()
    let guide = root.layoutMarginsGuide.layoutFrame
    #expect(guide == CGRect(x: 16, y: 0, width: 368, height: 300))
  }

  @Test("keep their frame where the scene gives one")
  func frames() throws {
    let root = try view(
      "root: { subviews: [{ id: a, frame: [1, 2, 30, 40], autoresizing: [flexibleWidth] }] }")
    let placed = try #require(subview("a", in: root))
    #expect(placed.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(placed.translatesAutoresizingMaskIntoConstraints)
    #expect(placed.autoresizingMask == .flexibleWidth)
  }

  @Test("keep the platform's margins where the scene says nothing")
  func margins() throws {
    let canvas = Canvas(width: 400, height: 300, safeAreaInsets: EdgeInsets(top: 20))
    let text = """
      root:
        margins: { leading: 30 }
        subviews:
          - { id: a, margins: { right: 1, top: 2 } }
          - { id: b, margins: 5 }
      """
    let root = try view(text, canvas, direction: .rightToLeft)
    root.layoutIfNeeded()
    #expect(root.layoutMargins == EdgeInsets(top: 20, left: 16, bottom: 0, right: 30))
    let first = try #require(subview("a", in: root))
    #expect(first.directionalLayoutMargins.leading == 1)
    #expect(first.directionalLayoutMargins.trailing == 8)
    #expect(first.insetsLayoutMarginsFromSafeArea)
  }

  @Test("take direction, keyboard and profile from the scene")
  func surroundings() throws {
    let text = "profile: ios-17\ndirection: rtl\nkeyboard: 120\nroot:\n"
    let environment = try #require(try view(text).layoutEnvironment)
    #expect(environment.direction == .rightToLeft)
    #expect(environment.keyboardHeight == 120)
    #expect(environment.profile.name == "iOS-17")
    let turned = try view(text, direction: .leftToRight).layoutEnvironment
    #expect(turned?.direction == .leftToRight)
  }

  @Test("relate to every guide that views have without adding it")
  func builtInGuides() throws {
    let text = """
      root: { subviews: [{ id: s, class: ScrollView }, { id: a }] }
      constraints:
        - a.top == root.margins.top
        - a.top == root.safeArea.top
        - a.leading == root.readable.leading
        - a.bottom == root.keyboard.top
        - a.width == s.content.width
        - a.height == s.frame.height
      """
    #expect(equations(in: try view(text)).count == 6)
  }

  @Test("are checked once when the file is read", arguments: refused)
  func refuses(_ book: CaseBook.Case) {
    #expect(faults(book.input) == book.expected)
  }
}

/// Scenes whose views or constraints cannot be made, with what is wrong with them.
private let refused = CaseBook.cases(
  #"""
  === visual formats that cannot be read
  root: { subviews: [{ id: label }, { id: my-view }, { id: 0Uz }] }
  metrics: { gap: 8 }
  constraints:
    - { visual: "H:|-[lable]" }
    - visual: 'H:|-(gpa)-[label]'
    - { visual: "[label" }
    - { visual: "" }
    - { visual: "[my-view]" }
    - { visual: "|-[root]" }
    - { visual: "V:|[label]|", options: [alignAllTop], identifer: x }
    - { visual: "V:[label][label]", options: [alignAllTop] }
    - { visual: "[0Uz(20)]" }
  --> 4:21 'lable' is not the id of a view or guide; did you mean 'label'?
  --> 5:19 'gpa' is neither a number nor a metric of the scene; did you mean 'gap'?
  --> 6:22 the visual format cannot be read here: Expected a ']' here. That is how you give the end of a view.
  --> 7:16 the visual format cannot be read here: It's an empty string.
  --> 8:17 'my-view' cannot be named in a visual format, where names are letters, digits and '_' and do not begin with a digit; choose another id
  --> 9:16 the visual format cannot be read here: Unable to interpret '|' character, because the related view doesn't have a superview
  --> 10:27 the visual format cannot be read here: Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical.
  --> 10:54 'identifer' is not a key of a visual constraint; did you mean 'identifier'?
  --> 11:32 the visual format cannot be read here: Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical.
  --> 12:17 '0Uz' cannot be named in a visual format, where names are letters, digits and '_' and do not begin with a digit; choose another id
  === beside other problems
  root: { subviews: [{ id: label }] }
  metrics: { gap: x }
  constraints:
    - label.widht == gap
    - { visual: "|-gap-[lable]" }
  --> 2:17 'x' is not a number; 'gap' takes one, such as 8 or 0.5
  --> 4:11 'widht' is not an attribute of 'label'; did you mean 'width'?
  --> 5:23 'lable' is not the id of a view or guide; did you mean 'label'?
  === profiles
  profile: iOS-81
  root:
  --> 1:10 'iOS-81' is not a platform profile; did you mean 'iOS-18'?
  === frames inside of a stack view
  root: { class: StackView, subviews: [{ frame: [0, 0, 1, 1] }] }
  --> 1:38 a view inside of a StackView has no 'frame' of its own; the stack view places it
  === keys of other classes
  root: { placeholder: x, segments: [a] }
  --> 1:9 'placeholder' is not a key of a View; it belongs to TextField, SearchBar
  --> 1:25 'segments' is not a key of a View; it belongs to SegmentedControl
  === keys that other classes have are no advice
  root: { class: Label, tag: 4 }
  --> 1:23 'tag' is not a key of the root view; layout does not depend on it; leave it out
  === words of plain figures
  root:
    subviews:
      - { class: Label, textAlignment: leading, enabled: no }
      - { class: View, textAlignment: left, enabled: false }
      - { class: Button, buttonStyle: fill, contentMode: center }
      - { class: ImageView, contentMode: scaleAspectFitt }
      - { class: Switch, isEnabled: false }
  figure: { look: plane, steps: [{ look: 3d }] }
  --> 3:38 'leading' is not a value of 'textAlignment'; did you mean 'natural'?
  --> 3:56 'no' is not a value of 'enabled'; did you mean 'false'?
  --> 4:22 'textAlignment' is not a key of a View; it belongs to Label, Button, TextField, TextView
  --> 4:43 'enabled' is not a key of a View; it belongs to Label, Button, TextField, Switch, Slider, SegmentedControl, Stepper, DatePicker
  --> 5:37 'fill' is not a value of 'buttonStyle'; did you mean 'filled'?
  --> 5:43 'contentMode' is not a key of a Button; it belongs to ImageView
  --> 6:40 'scaleAspectFitt' is not a value of 'contentMode'; did you mean 'scaleAspectFit'?
  --> 7:24 'isEnabled' is not a key of a view; did you mean 'enabled'?
  --> 8:17 'plane' is not a value of 'look'; it is one of diagram, plain
  --> 8:40 '3d' is not a value of 'look'; it is one of diagram, plain
  === parts of texts, and configurations
  root:
    subviews:
      - { class: Label, text: [a, { fontSize: 3 }, { text: b, fontsize: 2, underline: dashed }] }
      - { class: Label, text: [{ text: b, attachment: [0, 0, 1, 1] }, { text: c, paragraph: 3 }] }
      - { class: Label, text: { text: a } }
      - { class: Button, text: a, configuration: { cornerStyle: round, imageSize: large } }
      - { class: Label, text: a, configuration: {}, secure: true }
  --> 3:33 'text' is missing; a part of a text needs one
  --> 3:61 'fontsize' is not a key of a part of a text; did you mean 'fontSize'?
  --> 3:85 'dashed' is not a value of 'underline'; it is one of single, thick, double
  --> 4:32 'text' cannot be used with 'attachment'; write one of them
  --> 4:91 'paragraph' takes a mapping with keys such as 'alignment', 'lineSpacing', 'spacing', not this value
  --> 5:29 'text' takes a text, or a list of its parts, not this value
  --> 6:63 'round' is not a value of 'cornerStyle'; it is one of fixed, dynamic, small, medium, large, capsule
  --> 6:81 'large' is not a size; 'imageSize' is written as width and height, such as 20x16
  --> 7:32 'configuration' is not a key of a Label; it belongs to Button
  --> 7:51 'secure' is not a key of a Label; it belongs to TextField
  === values of controls
  root: { subviews: [{ class: Switch, value: yes }, { class: Slider, value: 2 }] }
  --> 1:44 'yes' is not a value of 'value'; it is one of on, off
  --> 1:75 2 is out of range; 'value' must be from 0 to 1
  === a segment of none
  root: { class: SegmentedControl, segments: [], value: One }
  --> 1:55 'One' is not a value of 'value'; there is nothing to choose from
  """#)
