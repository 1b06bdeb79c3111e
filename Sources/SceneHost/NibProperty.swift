internal import AutoLayout
internal import CodeViews
internal import Foundation
internal import UIKitNames

/// A property of an object, which a nib sets by its name.
///
/// The program has a C function for each property that is marked for Interface Builder, as there is no key-value coding.
struct NibProperty {
  /// The result of setting a property.
  enum Result {
    case done
    /// There is no property of the name.
    case missing
    /// The property has another type.
    case unfit
  }

  /// The function that sets a property of an object to the first of several values that fits.
  private typealias Function =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Bool

  private let name: String
  private let object: AnyObject
  private let modules: [String]

  init(_ name: String, of object: AnyObject, in modules: [String]) {
    (self.name, self.object, self.modules) = (name, object, modules)
  }

  /// Sets the property to the first of several values that fits.
  func set(_ values: [Any]) -> Result {
    guard let function else { return values.first.map(setOfFramework) == true ? .done : .missing }
    var values = values
    return withUnsafeMutablePointer(to: &values) { values in
      function(Unmanaged.passUnretained(object).toOpaque(), UnsafeMutableRawPointer(values))
    } ? .done : .unfit
  }

  /// The function of the object's class, or of the nearest superclass with one.
  private var function: Function? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let part = mirror {
      for type in typeNames(of: part.subjectType) {
        if let address = dlsym(nil, "plumbline.set.\(type).\(name)") {
          return unsafeBitCast(address, to: Function.self)
        }
      }
      mirror = part.superclassMirror
    }
    return nil
  }

  /// The names of a class in the names of functions: that of a person's, or those that extensions have in each module.
  private func typeNames(of type: Any.Type) -> [String] {
    let full = String(reflecting: type)
    if PropertyNames.isAuthored(type) {
      return [full.split(separator: ".").filter { !$0.hasPrefix("(") }.joined(separator: ".")]
    }
    let plain = full.split(separator: ".").last.map(String.init) ?? full
    let name = Self.listNames[plain] ?? (plain.hasPrefix("UI") ? plain : "UI" + plain)
    return modules.map { "\($0).\(name)" }
  }

  /// UIKit's names of classes that are called otherwise here.
  private static let listNames = [
    "TableCell": "UITableViewCell", "CollectionCell": "UICollectionViewCell",
    "HeaderFooterView": "UITableViewHeaderFooterView", "LayoutConstraint": "NSLayoutConstraint",
  ]

  /// Sets a property of UIKit's, and returns false if there isn't one of the name.
  private func setOfFramework(_ value: Any) -> Bool {
    switch (name, object) {
    case ("view", let controller as ViewController): controller.view = value as? View
    case ("dataSource", let table as UITableView):
      table.dataSource = value as? any UITableViewDataSource
    case ("dataSource", let collection as UICollectionView):
      collection.dataSource = value as? any UICollectionViewDataSource
    case ("delegate", let view as ScrollView): view.delegate = value as? any ScrollViewDelegate
    case ("accessoryView", let cell as TableCell): cell.accessoryView = value as? View
    case ("gestureRecognizers", let view as View):
      for case let recognizer as UIGestureRecognizer in value as? [AnyObject] ?? [] {
        view.addGestureRecognizer(recognizer)
      }
    case ("contentView", is ContentHost): break
    default: return Self.unused.contains(name)
    }
    return true
  }

  /// Properties of UIKit's that layout doesn't depend on.
  private static let unused: Set = [
    "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
    "backgroundView", "selectedBackgroundView", "editingAccessoryView", "inputView",
    "inputAccessoryView", "textInputView", "nextResponder",
  ]
}

extension NibFiles {
  /// The class of a name: in the module that the document names, or otherwise in any.
  func personsClass(named name: String, _ module: String?) -> AnyClass? {
    let others = modules.reversed().filter { $0 != module }
    return ([module].compactMap(\.self) + others).lazy
      .compactMap { _typeByName("\($0).\(name)") as? AnyClass }.first
  }
}
