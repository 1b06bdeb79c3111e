internal import AutoLayout
internal import CodeViews
internal import Foundation
internal import UIKitNames

/// A property of an object that a nib sets by name.
///
/// The program has a C function for each property that is marked for Interface Builder, because Swift on Linux has no
/// key-value coding.
struct NibProperty {
  /// The result of setting a property.
  enum Result {
    case done
    /// The object has no property with the name.
    case missing
    /// None of the values has the property's type.
    case unfit
  }

  /// A C function that tries values in order, and sets the property to the first value of the property's type.
  private typealias Function =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Bool

  private let name: String
  private let object: AnyObject
  private let modules: [String]

  init(_ name: String, of object: AnyObject, in modules: [String]) {
    (self.name, self.object, self.modules) = (name, object, modules)
  }

  /// Sets the property to the first of several values that has the property's type.
  func set(_ values: [Any]) -> Result {
    guard let function else { return values.first.map(setOfFramework) == true ? .done : .missing }
    var values = values
    return withUnsafeMutablePointer(to: &values) { values in
      function(Unmanaged.passUnretained(object).toOpaque(), UnsafeMutableRawPointer(values))
    } ? .done : .unfit
  }

  /// The C function that sets the property in the object's class or nearest superclass, or `nil` if there isn't one.
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

  /// Returns the names that a class may have in the symbols of the C functions that set its properties.
  ///
  /// A user's class has one name. A UIKit class has one name per module, because a module can declare properties in an
  /// extension of the class.
  private func typeNames(of type: Any.Type) -> [String] {
    let full = String(reflecting: type)
    if PropertyNames.isAuthored(type) {
      return [full.split(separator: ".").filter { !$0.hasPrefix("(") }.joined(separator: ".")]
    }
    let plain = full.split(separator: ".").last.map(String.init) ?? full
    let name = Self.listNames[plain] ?? (plain.hasPrefix("UI") ? plain : "UI" + plain)
    return modules.map { "\($0).\(name)" }
  }

  /// The UIKit names of classes, by the names that the classes have in this package.
  private static let listNames = [
    "TableCell": "UITableViewCell", "CollectionCell": "UICollectionViewCell",
    "HeaderFooterView": "UITableViewHeaderFooterView", "LayoutConstraint": "NSLayoutConstraint",
  ]

  /// Sets a property that UIKit declares, and returns `false` if there is no such property.
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

  /// The names of UIKit properties that don't affect layout and are therefore ignored.
  private static let unused: Set = [
    "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
    "backgroundView", "selectedBackgroundView", "editingAccessoryView", "inputView",
    "inputAccessoryView", "textInputView", "nextResponder",
  ]
}

extension NibFiles {
  /// Returns the user's class with a name, preferably from the given module, or `nil` if no module declares the class.
  func personsClass(named name: String, _ module: String?) -> AnyClass? {
    let others = modules.reversed().filter { $0 != module }
    return ([module].compactMap(\.self) + others).lazy
      .compactMap { _typeByName("\($0).\(name)") as? AnyClass }.first
  }
}
