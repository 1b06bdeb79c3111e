import AutoLayout

/// The traits that select among variations in a document: the size classes of the canvas.
struct InterfaceTraits {
  private let width: String
  private let height: String

  init(horizontal: SizeClass, vertical: SizeClass) {
    width = horizontal == .regular ? "regular" : "compact"
    height = vertical == .regular ? "regular" : "compact"
  }

  /// Returns the number of traits in a variation's key, or `nil` if the key doesn't match the traits.
  ///
  /// An example of a key is `heightClass=compact-widthClass=regular`.
  private func specificity(of key: String) -> Int? {
    if key == "default" { return 0 }
    var count = 0
    for part in key.split(separator: "-") {
      switch part {
      case "widthClass=\(width)"[...], "heightClass=\(height)"[...]: count += 1
      default: return nil
      }
    }
    return count
  }

  /// Returns the variations of an element that match the traits, the most specific last.
  func variations(of element: XMLElement) -> [XMLElement] {
    let matching = element.children.compactMap { child -> (Int, XMLElement)? in
      guard child.name == "variation" else { return nil }
      return specificity(of: child["key"] ?? "").map { ($0, child) }
    }
    return matching.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Returns the value of an attribute, which matching variations may override.
  func value(_ attribute: String, of element: XMLElement) -> String? {
    first(of: element) { $0[attribute] }
  }

  /// Returns the child with a key, which matching variations may override.
  func child(key: String, of element: XMLElement) -> XMLElement? {
    first(of: element) { $0.child(key: key) }
  }

  /// Returns the child with a name and a key, which matching variations may override.
  ///
  /// The name is necessary because a view's insets and its guides can have the same key.
  func child(_ name: String, key: String, of element: XMLElement) -> XMLElement? {
    first(of: element) { $0.child(name, key: key) }
  }

  /// Returns a value from the most specific matching variation that has it, or otherwise from the element itself.
  private func first<Value>(of element: XMLElement, _ value: (XMLElement) -> Value?) -> Value? {
    ([element] + variations(of: element)).reversed().lazy.compactMap(value).first
  }

  /// Updates a set of excluded items with the matching variations of an element.
  ///
  /// Items that a variation installs are removed from the set, and items that it uninstalls are added.
  func apply(variationsOf element: XMLElement, toExcluded excluded: inout Set<String>) {
    for variation in variations(of: element) {
      for mask in variation.children where mask.name == "mask" {
        for change in mask.children {
          guard let reference = change["reference"] else { continue }
          if change.name == "exclude" {
            excluded.insert(reference)
          } else {
            excluded.remove(reference)
          }
        }
      }
    }
  }
}
