import AutoLayout

/// What a document varies by: the size classes of the canvas.
struct InterfaceTraits {
  private let width: String
  private let height: String

  init(horizontal: SizeClass, vertical: SizeClass) {
    width = horizontal == .regular ? "regular" : "compact"
    height = vertical == .regular ? "regular" : "compact"
  }

  /// How closely the traits match the key of a variation, such as `heightClass=compact-widthClass=regular`;
  /// `nil` if they don't.
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

  /// The variations of an element that apply, the most specific last.
  func variations(of element: XMLElement) -> [XMLElement] {
    let matching = element.children.compactMap { child -> (Int, XMLElement)? in
      guard child.name == "variation" else { return nil }
      return specificity(of: child["key"] ?? "").map { ($0, child) }
    }
    return matching.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// An attribute as the variations leave it.
  func value(_ attribute: String, of element: XMLElement) -> String? {
    first(of: element) { $0[attribute] }
  }

  /// A child by its key as the variations leave it.
  func child(key: String, of element: XMLElement) -> XMLElement? {
    first(of: element) { $0.child(key: key) }
  }

  /// A child by its name and its key as the variations leave it; a view's insets and its guides share keys.
  func child(_ name: String, key: String, of element: XMLElement) -> XMLElement? {
    first(of: element) { $0.child(name, key: key) }
  }

  /// The value of the most specific variation that has one, or else of the element itself.
  private func first<Value>(of element: XMLElement, _ value: (XMLElement) -> Value?) -> Value? {
    ([element] + variations(of: element)).reversed().lazy.compactMap(value).first
  }

  /// Takes out of a set what the variations of an element install, and adds what they don't.
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
