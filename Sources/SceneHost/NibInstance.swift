internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
internal import UIKitNames

/// The objects of a loaded nib.
struct NibInstance {
  private let document: InterfaceDocument
  private let nibs: NibFiles
  /// The loaded objects, by their object IDs in the document.
  private var objects: [String: AnyObject] = [:]
  /// The created views, each with its object in the document; superviews come first.
  private var views: [(object: InterfaceObject, view: View)] = []

  init(of document: InterfaceDocument, in nibs: NibFiles) {
    (self.document, self.nibs) = (document, nibs)
  }

  /// Creates the objects of the nib, connects them, sets their properties, and calls `awakeFromNib`.
  ///
  /// - Parameter owner: The object that loads the nib, or `nil` if there isn't one.
  /// - Returns: The views at the top level of the nib.
  mutating func load(owner: AnyObject?) -> [AnyObject] {
    let recognizers = document.gestureRecognizers.compactMap { object in
      makeRecognizer(object).map { (object: object, recognizer: $0) }
    }
    let tops = document.topViews.map { (object: $0, view: makeTree($0)) }
    if let place = document.owner, let owner {
      if let id = place.id { objects[id] = owner }
      connect(place, owner)
    }
    for (object, view) in views { connect(object, view) }
    for (object, recognizer) in recognizers { connect(object, recognizer) }
    for (object, view) in views { setValues(of: object, view) }
    for (object, view) in tops where object["translatesAutoresizingMaskIntoConstraints"] == "NO" {
      // The view of a controller has the place that is made for it.
      if (owner as? ViewController)?.viewIfLoaded === view { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for (_, view) in views { view.awakeFromNib() }
    return tops.map(\.view)
  }

  // MARK: - Views

  private mutating func makeTree(_ top: InterfaceObject) -> View {
    let layout = LoadedLayout(of: top, in: document, on: nibs.canvas)
    var own: [(view: View, subviews: [View])] = []
    let built = layout.document.build { index, superview in
      guard let object = layout.objects[index] else { return View() }
      if object.isContent, let host = superview as? ContentHost { return host.contentView }
      let view = makeView(of: object, layout.document.items[index].viewClass)
      own.append((view, view.subviews))
      return view
    }
    // Views that code adds are in front of the document's views.
    for (view, subviews) in own where view.subviews.count > subviews.count {
      let content = (view as? ContentHost)?.contentView
      for subview in subviews where subview !== content { view.bringSubviewToFront(subview) }
    }
    for (index, item) in built.items.enumerated() {
      guard let view = item as? View, let object = layout.objects[index] else { continue }
      if let id = object.id { objects[id] = view }
      views.append((object, view))
      Self.setOwnSettings(of: object, view)
    }
    for (constraint, index) in zip(built.constraints, built.indices) {
      if let id = layout.constraintIDs[index] { objects[id] = constraint }
    }
    return built.root
  }

  private func makeView(of object: InterfaceObject, _ viewClass: ViewClass?) -> View {
    let coder = NibCoder(frame: object.frame, values: Self.values(of: object))
    var known: KnownViewClass?
    if case .known(let found)? = viewClass { known = found }
    if let name = object.className {
      if let found = nibs.personsClass(named: name, object.moduleName) {
        guard let type = found as? View.Type else {
          nibs.fail(
            document.file, object.position,
            "'\(name)' is not a view; choose another class in Xcode's identity inspector")
        }
        guard let view = type.init(coder: coder) else {
          nibs.fail(
            document.file, object.position,
            "'init(coder:)' of '\(name)' returned nil; call 'super.init(coder:)' in it")
        }
        return known?.prepared(view) ?? view
      }
      if let type = Self.types[Self.element(ofClass: name)] {
        return type.init(coder: coder) ?? View(frame: object.frame)
      }
      nibs.noteMissing(
        "class '\(name)', which \(document.file) names; a UIKit view is in its place")
    }
    if let known {
      let view = known.makeView()
      view.frame = object.frame
      return view
    }
    return (Self.types[object.kind] ?? View.self).init(coder: coder) ?? View(frame: object.frame)
  }

  /// The view classes for document elements that the module `LayoutDocuments` doesn't support.
  private static let types: [String: View.Type] = [
    "tableView": UITableView.self, "collectionView": UICollectionView.self,
    "tableViewCell": TableCell.self, "collectionViewCell": CollectionCell.self,
    "collectionReusableView": UICollectionReusableView.self, "control": Control.self,
    "visualEffectView": UIVisualEffectView.self, "pageControl": UIPageControl.self,
    "searchBar": UISearchBar.self, "stepper": Stepper.self, "datePicker": UIDatePicker.self,
    "pickerView": UIPickerView.self, "navigationBar": UINavigationBar.self,
    "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
  ]

  /// Returns the document element for a UIKit class, such as `control` for `UIControl`.
  private static func element(ofClass name: String) -> String {
    name.hasPrefix("UI") ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : name
  }

  /// Returns the values that can only be passed to an initializer, keyed by property name.
  private static func values(of object: InterfaceObject) -> [String: Any] {
    var values: [String: Any] = [:]
    values["reuseIdentifier"] = object["reuseIdentifier"]
    switch object["style"] {
    case "grouped": values["style"] = UITableView.Style.grouped.rawValue
    case "insetGrouped": values["style"] = UITableView.Style.insetGrouped.rawValue
    case "IBUITableViewCellStyleValue1": values["style"] = TableCell.CellStyle.value1.rawValue
    case "IBUITableViewCellStyleValue2": values["style"] = TableCell.CellStyle.value2.rawValue
    case "IBUITableViewCellStyleSubtitle": values["style"] = TableCell.CellStyle.subtitle.rawValue
    default: break
    }
    return values
  }

  /// Sets those properties of a view that the module `LayoutDocuments` doesn't support.
  private static func setOwnSettings(of object: InterfaceObject, _ view: View) {
    switch view {
    case let table as UITableView:
      if let height = object["rowHeight"].flatMap(Double.init) { table.rowHeight = height }
      if object["separatorStyle"] == "none" { table.separatorStyle = .none }
    case let cell as TableCell:
      let types: [String: TableCell.AccessoryType] = [
        "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
        "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
      ]
      cell.accessoryType = object["accessoryType"].flatMap { types[$0] } ?? .none
    case let control as UIPageControl:
      control.numberOfPages = object["numberOfPages"].flatMap(Int.init) ?? 0
      control.currentPage = object["currentPage"].flatMap(Int.init) ?? 0
    case let bar as UISearchBar: bar.placeholder = object["placeholder"]
    default: break
    }
    view.tag = object["tag"].flatMap(Int.init) ?? 0
  }

  /// Creates a gesture recognizer of a UIKit class, or returns `nil` for any other class, whose initializer is unknown.
  private mutating func makeRecognizer(_ object: InterfaceObject) -> UIGestureRecognizer? {
    let name =
      object.className ?? "UI" + object.kind.prefix(1).uppercased() + object.kind.dropFirst()
    guard let recognizer = Self.recognizers[name]?() else {
      nibs.noteMissing("gesture recognizer '\(name)', which \(document.file) names; it is left out")
      return nil
    }
    recognizer.isEnabled = object["enabled"] != "NO"
    if let id = object.id { objects[id] = recognizer }
    return recognizer
  }

  /// Functions that create gesture recognizers, by the names of their classes.
  private static let recognizers: [String: @Sendable () -> UIGestureRecognizer] = [
    "UITapGestureRecognizer": { UITapGestureRecognizer() },
    "UIPanGestureRecognizer": { UIPanGestureRecognizer() },
    "UIScreenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
    "UISwipeGestureRecognizer": { UISwipeGestureRecognizer() },
    "UILongPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "UIPinchGestureRecognizer": { UIPinchGestureRecognizer() },
    "UIRotationGestureRecognizer": { UIRotationGestureRecognizer() },
    "UIGestureRecognizer": { UIGestureRecognizer() },
  ]

  // MARK: - Connections

  private func connect(_ object: InterfaceObject, _ owner: AnyObject) {
    for outlet in object.outlets {
      let ends = outlet.destinations.compactMap { objects[$0] }
      // Objects of other kinds than views, constraints and recognizers aren't made, nor are views that aren't installed.
      guard let first = ends.first else { continue }
      let property = NibProperty(outlet.property, of: owner, in: nibs.modules)
      switch property.set(outlet.isCollection ? [ends] : [first]) {
      case .done: break
      case .missing:
        nibs.fail(
          document.file, outlet.position,
          "'\(type(of: owner))' has no property '\(outlet.property)' with @IBOutlet; add it, or remove the outlet "
            + "in Xcode's connections inspector")
      case .unfit:
        nibs.fail(
          document.file, outlet.position,
          "the outlet '\(outlet.property)' of '\(type(of: owner))' cannot be '\(type(of: first))'; change the type "
            + "of the property, or connect another object")
      }
    }
  }

  private func setValues(of object: InterfaceObject, _ view: View) {
    for value in object.values where !value.keyPath.contains(".") {
      let property = NibProperty(value.keyPath, of: view, in: nibs.modules)
      if property.set(value.content.candidates) != .done {
        nibs.noteMissing(
          "property '\(value.keyPath)' of '\(type(of: view))' that takes the value in \(document.file)"
        )
      }
    }
  }
}

extension InterfaceValue.Content {
  /// The value converted to each type that the property could have.
  fileprivate var candidates: [Any] {
    switch self {
    case .flag(let flag): return [flag]
    case .number(let number):
      let whole = Int(exactly: number.rounded(.towardZero)).map { [$0 as Any] } ?? []
      return [CGFloat(number), number, Float(number), NSNumber(value: number)] + whole
    case .text(let text): return [text]
    case .color(let color): return [color]
    case .image(let name): return Image(named: name).map { [$0] } ?? []
    case .rect(let rect): return [rect, rect.origin, rect.size]
    }
  }
}
