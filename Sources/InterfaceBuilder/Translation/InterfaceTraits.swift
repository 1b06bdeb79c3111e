import AutoLayout

/// The traits by which a document varies: the size classes of the canvas.
struct InterfaceTraits {
  private let width: String
  private let height: String

  init(horizontal: SizeClass, vertical: SizeClass) {
    width = horizontal == .regular ? "regular" : "compact"
    height = vertical == .regular ? "regular" : "compact"
  }

  /// The specificity of a variation's key, such as `heightClass=compact-widthClass=regular`, or `nil` if the traits
  /// don't match.
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

  /// The matching variations of an element, most specific last.
  func variations(of element: XMLElement) -> [XMLElement] {
    let matching = element.children.compactMap { child -> (Int, XMLElement)? in
      guard child.name == "variation" else { return nil }
      return specificity(of: child["key"] ?? "").map { ($0, child) }
    }
    return matching.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// An attribute after variations.
  func value(_ attribute: String, of element: XMLElement) -> String? {
    first(of: element) { $0[attribute] }
  }

  /// A child by its key after variations.
  func child(key: String, of element: XMLElement) -> XMLElement? {
    first(of: element) { $0.child(key: key) }
  }

  /// A child by its name and its key after variations; a view's insets and its guides share keys.
  func child(_ name: String, key: String, of element: XMLElement) -> XMLElement? {
    first(of: element) { $0.child(name, key: key) }
  }

  /// The value of the most specific variation that has one, or else of the element itself.
  private func first<Value>(of element: XMLElement, _ value: (XMLElement) -> Value?) -> Value? {
    ([element] + variations(of: element)).reversed().lazy.compactMap(value).first
  }

  /// Removes the items that an element's variations install from a set, and adds those that they uninstall.
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
