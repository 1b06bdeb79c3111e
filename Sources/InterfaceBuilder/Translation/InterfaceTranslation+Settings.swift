import AutoLayout
import Foundation
import LayoutDocuments

extension ViewClass {
  /// Determines the class of an element's view, and adds a note if the view is drawn as a plain view.
  init(of element: XMLElement, _ notes: inout [InterfaceNote]) {
    if let known = KnownViewClass(element: element.name) {
      let isPlain = known == .view
      self = (isPlain ? element["customClass"] : nil).map { .other($0) } ?? .known(known)
      return
    }
    let name = element["customClass"] ?? Self.className(ofElement: element.name)
    self = .other(name)
    if !Self.plainElements.contains(element.name) {
      notes.append(InterfaceNote(.plainView(className: name), element.position))
    }
  }

  /// Whether an element name belongs to a known iOS view class, for which no note is added.
  static func isKnown(element name: String) -> Bool {
    KnownViewClass(element: name) != nil || plainElements.contains(name)
  }

  /// Returns the class name for an element's name, omitting only UIKit's prefix: `TableView`, `MKMapView`.
  private static func className(ofElement name: String) -> String {
    if let known = namesOfOtherFrameworks[name] { return known }
    for prefix in ["mk", "wk", "scn", "sk", "mtk", "gl"] {
      let rest = name.dropFirst(prefix.count)
      if name.hasPrefix(prefix), rest.first?.isUppercase == true {
        return prefix.uppercased() + rest
      }
    }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The class names of other frameworks, by element name; these element names lack the framework's prefix.
  private static let namesOfOtherFrameworks = [
    "mapView": "MKMapView", "sceneKitView": "SCNView", "arscnView": "ARSCNView",
    "arskView": "ARSKView",
  ]

  /// The elements whose classes draw only their subviews.
  private static let plainElements: Set<String> = [
    "tableView", "collectionView", "tableViewCell", "tableViewCellContentView",
    "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView", "containerView", "visualEffectView",
    "navigationBar", "toolbar", "tabBar", "searchBar", "datePicker", "pickerView", "pageControl",
    "stepper", "control",
  ]
}

extension KnownViewClass {
  /// Finds the class of an element's view, or returns `nil` if layout documents don't know a class for the element.
  fileprivate init?(element name: String) {
    guard let known = Self.elements[name] else { return nil }
    self = known
  }

  private static let elements: [String: Self] = [
    "view": .view, "label": .label, "button": .button, "imageView": .imageView,
    "textField": .textField, "textView": .textView, "switch": .switchControl, "slider": .slider,
    "segmentedControl": .segmentedControl, "progressView": .progressView,
    "activityIndicatorView": .activityIndicator, "stackView": .stackView,
    "scrollView": .scrollView,
  ]
}

extension InterfaceTranslation {
  /// Sets the properties that the document states for a view.
  mutating func addSettings(
    of element: XMLElement, in superview: ViewClass?, _ role: InterfaceRole,
    to item: inout LayoutDocument.Item
  ) {
    let isArranged = superview == .known(.stackView)
    let isFramed =
      (role == .subview || scene.isLoaded) && !isArranged && !element.isEffectContent
      && !(scene.isLoaded && element.isCellContent)
      && (element["translatesAutoresizingMaskIntoConstraints"] != "NO"
        || element["fixedFrame"] == "YES")
      && !isInset(element, role)
    if isFramed { addFrame(of: element, to: &item) }
    if traits.value("hidden", of: element) == "YES" { item.set(.flag(.isHidden, true)) }
    addDirection(of: element, to: &item)
    addMargins(of: element, role, to: &item)
    addContent(of: element, isArranged: isArranged, isFramed: isFramed, to: &item)
    if item.viewClass == .known(.stackView) { addArrangement(of: element, to: &item) }
    addLook(of: element, to: &item)
    addTexts(of: element, to: &item)
    addStyle(of: element, isFramed: isFramed, to: &item)
    addPlainLook(of: element, to: &item)
  }

  // MARK: - Places

  private func addFrame(of element: XMLElement, to item: inout LayoutDocument.Item) {
    item.set(.frame(element.rect ?? .zero))
    // Lists make their rows, headers and footers as wide as themselves, regardless of the mask.
    let isWide =
      ["tableViewCell", "tableViewCellContentView"].contains(element.name)
      || element.isListHeaderOrFooter
    var resizing: View.AutoresizingMask = isWide ? .flexibleWidth : []
    let parts: [(String, View.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    let mask = element.child("autoresizingMask")
    for (name, part) in parts where mask?[name] == "YES" { resizing.insert(part) }
    if !resizing.isEmpty { item.set(.autoresizing(resizing)) }
  }

  /// Sets the layout direction of a view if it doesn't follow the canvas's direction.
  private mutating func addDirection(of element: XMLElement, to item: inout LayoutDocument.Item) {
    switch element["semanticContentAttribute"] {
    case nil, "unspecified"?: break
    // Playback controls and spatial content aren't mirrored.
    case "forceLeftToRight"?, "playback"?, "spatial"?: item.set(.direction(.forceLeftToRight))
    case "forceRightToLeft"?: item.set(.direction(.forceRightToLeft))
    case let word?:
      note(.unknownWord(attribute: "semanticContentAttribute", value: word), element)
    }
  }

  // MARK: - Contents

  /// The priority at which a view without content keeps its stored size in a stack view, as in Interface Builder.
  private static let holdPriority = LayoutPriority(52)

  private mutating func addContent(
    of element: XMLElement, isArranged: Bool, isFramed: Bool, to item: inout LayoutDocument.Item
  ) {
    addAlignment(of: element, to: &item)
    let priorities: [(ContentPriority, LayoutConstraint.Axis, String, CGFloat)] = [
      (.hugging, .horizontal, "horizontalHuggingPriority", 250),
      (.hugging, .vertical, "verticalHuggingPriority", 250),
      (.compression, .horizontal, "horizontalCompressionResistancePriority", 750),
      (.compression, .vertical, "verticalCompressionResistancePriority", 750),
    ]
    for (priority, axis, attribute, standard) in priorities {
      let value = number(attribute, of: element) ?? standard
      guard 0...1000 ~= value else {
        note(.priorityOutOfRange(attribute: attribute, value: "\(value)"), element)
        continue
      }
      let stated = LayoutPriority(Float(value))
      if stated != item.viewClass?.defaultPriority(priority, axis) {
        item.set(.priority(priority, axis, stated))
      }
    }
    if isOwnCanvas,
      element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil
    {
      item.set(
        .intrinsicSize(
          StatedSize(
            width: element["placeholderIntrinsicWidth"].flatMap(statedNumber).map { CGFloat($0) },
            height: element["placeholderIntrinsicHeight"].flatMap(statedNumber).map { CGFloat($0) })
        ))
      return
    }
    if let size = contentSize(of: element) {
      if !isFramed { item.set(.intrinsicSize(size)) }
    } else if isArranged, takesStoredSizes, item.viewClass != .known(.stackView),
      let rect = element.rect
    {
      item.set(.intrinsicSize(StatedSize(width: rect.width, height: rect.height)))
      for (priority, axis, _, _) in priorities {
        item.set(.priority(priority, axis, Self.holdPriority))
      }
    }
  }

  /// Sets the alignment rectangle insets that controls have, in points.
  private func addAlignment(of element: XMLElement, to item: inout LayoutDocument.Item) {
    // The slider class has its own insets.
    guard element.name != "slider" else { return }
    let insets = alignmentInsets(of: element)
    if insets != .zero { item.set(.insets(.alignment, insets)) }
  }

  private func alignmentInsets(of element: XMLElement) -> EdgeInsets {
    switch element.name {
    case "slider": scene.document.profile.slider.insets
    case "switch": EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case "segmentedControl": EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }

  /// Returns the size of a view's content, or `nil` if the view has no content or its class measures the content.
  private mutating func contentSize(of element: XMLElement) -> StatedSize? {
    if scene.isLoaded { return nil }
    if element.name == "imageView" {
      return traits.value("image", of: element).flatMap {
        imageSize(of: element, named: $0, isSymbol: element["catalog"] == "system")
      }
    }
    if !takesStoredSizes, let picture = picture(ofButton: element), let name = picture["image"] {
      return imageSize(of: element, named: name, isSymbol: picture["catalog"] == "system")
    }
    if !takesStoredSizes, showsSymbolAlone(element) { return stored(element) }
    guard Self.contentElements.contains(element.name) else { return nil }
    if element.name == "textView", element["scrollEnabled"] != "NO" { return nil }
    guard takesStoredSizes || Self.unmeasuredElements.contains(element.name),
      var size = stored(element)
    else { return nil }
    if !takesStoredSizes, Self.wideElements.contains(element.name) { size.width = nil }
    if ["slider", "progressView"].contains(element.name) { size.width = nil }
    return size
  }

  /// Returns the size of the image in an image view, or in a button without a title.
  private mutating func imageSize(
    of element: XMLElement, named name: String, isSymbol: Bool
  ) -> StatedSize? {
    let document = scene.document
    // The image view knows the height of a symbol; the document has its width.
    if isSymbol {
      let size = stored(element)
      return element.name == "imageView" ? size.map { StatedSize(width: $0.width) } : size
    }
    let storedSize = takesStoredSizes ? stored(element) : nil
    if let size = document.imageSize(named: name) { return size }
    noteMissing(.image, named: name, element)
    return storedSize
  }

  /// Returns the size of a view's alignment rectangle, from the frame that the document stores.
  ///
  /// If one of the view's own constraints sets a fixed width or height, the constraint's constant is used instead.
  private func stored(_ element: XMLElement) -> StatedSize? {
    guard let rect = element.rect else { return nil }
    let insets = alignmentInsets(of: element)
    var size = StatedSize(
      width: rect.width - insets.left - insets.right,
      height: rect.height - insets.top - insets.bottom)
    for constraint in element.child("constraints")?.childList ?? []
    where ["firstItem", "secondItem", "relation", "priority"].allSatisfy({ constraint[$0] == nil })
    {
      guard let text = traits.value("constant", of: constraint), let constant = statedNumber(text)
      else {
        continue
      }
      switch constraint["firstAttribute"] {
      case "width"?: size.width = CGFloat(constant)
      case "height"?: size.height = CGFloat(constant)
      default: continue
      }
    }
    return size
  }

  /// The elements whose content size doesn't depend on texts, so that the stored size is used on every canvas.
  private static let unmeasuredElements: Set<String> = wideElements.union([
    "stepper", "pageControl", "datePicker", "pickerView", "activityIndicatorView",
  ])

  /// The elements that fill the available width, so that only their stored height is used on other canvases.
  private static let wideElements: Set<String> = [
    "searchBar", "toolbar", "navigationBar", "tabBar",
  ]

  private static let contentElements: Set<String> = [
    "label", "button", "textField", "textView", "switch", "slider", "segmentedControl", "stepper",
    "progressView", "activityIndicatorView", "pageControl", "datePicker", "pickerView", "searchBar",
    "toolbar", "navigationBar", "tabBar",
  ]

  // MARK: - Stack views

  private mutating func addArrangement(
    of element: XMLElement, to item: inout LayoutDocument.Item
  ) {
    if traits.value("axis", of: element) == "vertical" { item.set(.axis(.vertical)) }
    if let distribution: StackView.Distribution = worded("distribution", of: element) {
      item.set(.distribution(distribution))
    }
    switch traits.value("alignment", of: element) {
    case "top": item.set(.alignment(.leading))
    case "bottom": item.set(.alignment(.trailing))
    default:
      if let alignment: StackView.Alignment = worded("alignment", of: element) {
        item.set(.alignment(alignment))
      }
    }
    if traits.value("spacingType", of: element) == "standard" {
      item.set(.spacing(.ofStack, .system))
    } else if let spacing = number("spacing", of: element) {
      item.set(.spacing(.ofStack, .points(spacing)))
    }
    if element["baselineRelativeArrangement"] == "YES" {
      item.set(.flag(.isBaselineRelative, true))
    }
  }

  /// Returns the value of an attribute with a fixed list of words, and adds a note if the word is unknown.
  mutating func worded<Value: Worded>(_ attribute: String, of element: XMLElement) -> Value? {
    guard let word = traits.value(attribute, of: element) else { return nil }
    if let value = Value(word: word) { return value }
    note(.unknownWord(attribute: attribute, value: word), element)
    return nil
  }
}
