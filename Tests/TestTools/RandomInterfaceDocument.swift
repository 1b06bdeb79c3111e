/// Grows Interface Builder documents from a grammar: well-formed XML of the elements and attributes that Xcode writes,
/// in combinations and with values that it doesn't.
package struct RandomInterfaceDocument<Generator: RandomNumberGenerator> {
  private var generator: Generator
  /// How many views the document may still get.
  private var viewsLeft: Int
  private var nextID = 0

  /// Makes a document's text.
  ///
  /// - Parameters:
  ///   - generator: The source of chance, which is moved on.
  ///   - viewCount: The most views.
  /// - Returns: The text.
  package static func text(from generator: inout Generator, viewCount: Int = 24) -> String {
    var document = RandomInterfaceDocument(generator: generator, viewsLeft: viewCount)
    let text = document.document()
    generator = document.generator
    return text
  }

  private init(generator: Generator, viewsLeft: Int) {
    self.generator = generator
    self.viewsLeft = viewsLeft
  }

  // MARK: - Chance

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  /// True once in so many times.
  private mutating func once(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func several(
    _ most: Int, _ make: (inout RandomInterfaceDocument) -> String
  ) -> String {
    (0..<Int.random(in: 0...most, using: &generator)).map { _ in make(&self) }.joined()
  }

  /// An id: mostly one that no other element has, and sometimes one that another may have.
  private mutating func id() -> String {
    nextID += 1
    return once(in: 60) ? reference() : "v\(nextID)"
  }

  /// The id of some element before or after this one, or of none.
  private mutating func reference() -> String {
    once(in: 12)
      ? pick(["", "gone", "c0", "c1"]) : "v\(Int.random(in: 0...nextID + 4, using: &generator))"
  }

  private mutating func number() -> String {
    if once(in: 12) {
      return pick([
        "", "-0", "1e9", "-1e9", "1e308", "nan", "inf", "1e-300", "x", "9999999999", "1:0", "16:9",
      ])
    }
    return pick(["0", "0.0", "8", "20", "-8", "44", "100.5", "375", "1000", "0.33333333333333331"])
  }

  private mutating func flag() -> String { pick(["YES", "NO", "NO", "maybe"]) }

  /// Attributes, each of them in one of so many cases.
  private mutating func attributes(_ rarity: Int, _ choices: [(String, [String])]) -> String {
    choices.map { name, values in
      guard once(in: rarity) else { return "" }
      return " \(name)=\"\(values.isEmpty ? number() : pick(values))\""
    }.joined()
  }

  // MARK: - Documents

  private mutating func document() -> String {
    let tools = pick(["", "5056", "11762", "14460", "21507", "22505", "24127", "x"])
    let device = pick(["retina6_1", "retina4_7", "retina5_9", "ipad9_7", "ipad12_9rounded", "none"])
    let orientation = pick(["portrait", "landscape"])
    let contents =
      once(in: 3)
      ? "<objects>\(view(depth: 0, key: ""))\(several(2) { $0.view(depth: 0, key: "") })</objects>"
      : "<scenes>\((0..<Int.random(in: 1...4, using: &generator)).map { scene($0) }.joined())</scenes>"
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch"><device id="\(device)" orientation="\(orientation)"/>
      \(contents)<resources>\(several(3) { $0.resource() })</resources></document>
      """
  }

  private mutating func scene(_ index: Int) -> String {
    if once(in: 5) {
      let container = pick([
        "navigationController", "tabBarController", "viewControllerPlaceholder",
      ])
      let role = pick(["rootViewController", "viewControllers"])
      return """
        <scene><objects><\(container) id="c\(index)" sceneMemberID="viewController"><connections>
        <segue destination="\(controller())" kind="relationship" relationship="\(role)" id="\(id())"/>
        </connections></\(container)></objects></scene>
        """
    }
    let guides =
      once(in: 3)
      ? """
      <layoutGuides><viewControllerLayoutGuide type="top" id="\(id())"/>
      <viewControllerLayoutGuide type="bottom" id="\(id())"/></layoutGuides>
      """ : ""
    let bars = once(in: 4) ? "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>" : ""
    return """
      <scene><objects><viewController id="c\(index)" sceneMemberID="viewController">\(guides)
      \(view(depth: 0, key: "key=\"view\""))\(bars)\(variation())</viewController></objects></scene>
      """
  }

  private mutating func controller() -> String { pick(["c0", "c1", "c2", "c3", "gone"]) }

  private mutating func resource() -> String {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: "<image name=\"\(pick(["a", "b"]))\" width=\"\(number())\" height=\"\(number())\"/>"
    case 1: "<namedColor name=\"\(pick(["a", "b"]))\">\(color("x"))</namedColor>"
    default: "<systemColor name=\"labelColor\">\(color("x"))</systemColor>"
    }
  }

  // MARK: - Views

  private static var kinds: [String] {
    [
      "view", "view", "label", "button", "imageView", "textField", "textView", "switch", "slider",
      "segmentedControl", "progressView", "activityIndicatorView", "stackView", "stackView",
      "stackView",
      "scrollView", "scrollView", "tableView", "collectionView", "containerView",
      "visualEffectView",
      "mkMapView", "stepper", "pickerView", "searchBar",
    ]
  }

  private mutating func view(depth: Int, key: String, kind stated: String? = nil) -> String {
    viewsLeft -= 1
    let kind = stated ?? (depth == 0 && once(in: 2) ? "view" : pick(Self.kinds))
    var insides = rect() + several(2) { $0.part() } + variation()
    if depth < 8 { insides += contents(of: kind, depth: depth) }
    insides += guides() + constraints()
    return "<\(kind) \(key) id=\"\(id())\"\(viewAttributes(kind))>\(insides)</\(kind)>"
  }

  private mutating func contents(of kind: String, depth: Int) -> String {
    func views(_ most: Int, _ document: inout RandomInterfaceDocument, kind: String? = nil)
      -> String
    {
      document.several(most) { document in
        document.viewsLeft > 0 ? document.view(depth: depth + 1, key: "", kind: kind) : ""
      }
    }
    switch kind {
    case "tableView":
      let cells = views(2, &self, kind: "tableViewCell")
      return once(in: 2)
        ? "<prototypes>\(cells)</prototypes>"
        : "<sections><tableViewSection><cells>\(cells)</cells></tableViewSection></sections>"
    case "collectionView": return "<cells>\(views(2, &self, kind: "collectionViewCell"))</cells>"
    case "tableViewCell", "collectionViewCell":
      return view(depth: depth + 1, key: "key=\"contentView\"", kind: kind + "ContentView")
    case "visualEffectView": return view(depth: depth + 1, key: "key=\"contentView\"", kind: "view")
    case "containerView":
      return """
        <connections><segue destination="\(controller())" kind="embed" id="\(id())"/></connections>
        """
    default: return "<subviews>\(views(4, &self))</subviews>"
    }
  }

  private mutating func viewAttributes(_ kind: String) -> String {
    let layout = attributes(
      6,
      [
        ("fixedFrame", ["YES"]), ("hidden", ["YES"]), ("preservesSuperviewLayoutMargins", ["YES"]),
        ("insetsLayoutMarginsFromSafeArea", ["NO"]), ("customClass", ["Card", ""]),
        ("horizontalHuggingPriority", []), ("verticalHuggingPriority", []),
        ("horizontalCompressionResistancePriority", []),
        ("verticalCompressionResistancePriority", []),
        ("placeholderIntrinsicWidth", []), ("placeholderIntrinsicHeight", []),
      ])
    let looks = attributes(
      3,
      [
        ("axis", ["vertical", "horizontal", "x"]), ("spacing", []), ("spacingType", ["standard"]),
        (
          "distribution",
          ["fillEqually", "fillProportionally", "equalSpacing", "equalCentering", "x"]
        ),
        ("alignment", ["top", "center", "firstBaseline", "lastBaseline", "trailing", "x"]),
        ("baselineRelativeArrangement", ["YES"]),
        ("text", ["", "Title", "A longer text of words"]),
        ("image", ["a", "b", "c"]), ("numberOfLines", []), ("value", []), ("minValue", []),
        ("maxValue", []), ("scrollEnabled", ["NO"]), ("title", ["Go"]),
      ])
    let masks = once(in: 4) ? "" : " translatesAutoresizingMaskIntoConstraints=\"\(flag())\""
    return masks + layout + looks
  }

  private mutating func rect() -> String {
    if once(in: 40) { return "" }
    let (x, y, width, height) = (number(), number(), number(), number())
    return "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// Something else that is in a view.
  private mutating func part() -> String {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0:
      return "<autoresizingMask key=\"autoresizingMask\""
        + attributes(
          2, [("widthSizable", ["YES"]), ("heightSizable", ["YES"]), ("flexibleMinX", ["YES"])])
        + "/>"
    case 1:
      let sides = pick([
        ["top", "left", "bottom", "right"], ["top", "leading", "bottom", "trailing"],
      ])
      let key = sides[1] == "left" ? "layoutMargins" : "directionalLayoutMargins"
      return "<edgeInsets key=\"\(key)\"" + sides.map { " \($0)=\"\(number())\"" }.joined() + "/>"
    case 2: return color(pick(["backgroundColor", "textColor"]))
    case 3:
      return "<fontDescription key=\"fontDescription\""
        + attributes(
          2,
          [
            ("type", ["system", "boldSystem"]), ("pointSize", []), ("weight", ["bold", "x"]),
            ("style", ["UICTFontTextStyleBody", "x"]),
          ]) + "/>"
    case 4: return "<state key=\"normal\" title=\"Go\"/>"
    case 5: return "<segments><segment title=\"A\"/><segment/></segments>"
    default:
      return """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="layer.cornerRadius">
        <integer key="value" value="\(number())"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """
    }
  }

  private mutating func color(_ key: String) -> String {
    let values = attributes(
      2,
      [
        ("red", []), ("green", []), ("blue", []), ("white", []), ("alpha", []),
        ("name", ["a", "c"]),
        ("systemColor", ["labelColor", "x"]), ("customColorSpace", ["displayP3"]),
      ])
    return "<color key=\"\(key)\"\(values)/>"
  }

  private mutating func variation() -> String {
    guard once(in: 6) else { return "" }
    let key = pick(["default", "widthClass=regular", "heightClass=compact-widthClass=compact", "x"])
    let (kind, change) = (pick(["constraints", "subviews"]), pick(["exclude", "include"]))
    return """
      <variation key="\(key)" constant="\(number())"><mask key="\(kind)"><\(change) reference="\(reference())"/>
      </mask></variation>
      """
  }

  // MARK: - Constraints

  private mutating func guides() -> String {
    several(2) { document in
      let key = document.pick([
        "safeArea", "keyboard", "contentLayoutGuide", "frameLayoutGuide", "layoutMargins",
        "readableContent", "x",
      ])
      return "<viewLayoutGuide key=\"\(key)\" id=\"\(document.id())\"/>"
    }
  }

  private mutating func constraints() -> String {
    guard !once(in: 4) else { return "" }
    return "<constraints>\(several(6) { $0.constraint() })</constraints>"
  }

  private mutating func constraint() -> String {
    let places = [
      "top", "bottom", "leading", "trailing", "left", "right", "centerX", "centerY", "baseline",
      "firstBaseline", "topMargin", "leadingMargin", "centerXWithinMargins",
    ]
    let sizes = ["width", "height"]
    let names = once(in: 3) ? sizes : places
    let first = once(in: 15) ? pick(["x", ""] + places + sizes) : pick(names)
    let second = once(in: 15) ? pick(["x", ""] + places + sizes) : first
    var text = "<constraint firstAttribute=\"\(first)\""
    if !once(in: 3) { text += " firstItem=\"\(reference())\"" }
    if !once(in: 4) { text += " secondItem=\"\(reference())\" secondAttribute=\"\(second)\"" }
    text += attributes(
      4,
      [
        ("constant", []), ("relation", ["greaterThanOrEqual", "lessThanOrEqual", "x"]),
        ("priority", ["999", "750", "250", "1", "0", "-1", "1001", "nan"]),
      ])
    text += attributes(
      12,
      [("multiplier", ["16:9", "1:0", "0", "-2", "1e9", "1e-9", "x"]), ("placeholder", ["YES"])])
    return once(in: 10)
      ? text + " id=\"\(id())\">\(variation())</constraint>" : text + " id=\"\(id())\"/>"
  }
}
