import AutoLayout
import LayoutDocuments

extension InterfaceScene {
  /// A line for each setting that a scene file for the document's own canvas can't state.
  ///
  /// These are settings for other canvases, settings that only Xcode uses, and the opacity of views.
  package var unstated: [String] {
    var translation = InterfaceTranslation(self, on: canvas)
    translation.addItems()
    translation.addNames()
    let unstated = UnstatedParts(translation)
    let views = translation.views.map(\.element)
    let constraints = views.flatMap { view in
      view.children.filter { $0.name == "constraints" }.flatMap(\.childList)
    }
    let controllers = [controller].compactMap(\.self)
    return (controllers + views + constraints).sorted { $0.index < $1.index }.flatMap {
      unstated.lines(of: $0)
    }
  }
}

/// A report, in lines of text, of a document's settings that can't be expressed in a scene file.
private struct UnstatedParts {
  let translation: InterfaceTranslation
  /// The identifiers of objects in the scene file, by object ID.
  private let identifiers: [String: String]

  init(_ translation: InterfaceTranslation) {
    self.translation = translation
    let layout = translation.layout
    let names = zip(layout.document.items, layout.sceneIdentifiers).compactMap { item, name in
      item.name.flatMap { id in name.map { (id, $0) } }
    }
    identifiers = Dictionary(names, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the identifier that an object has in the scene file, in quotation marks.
  private func quotedName(_ id: String?) -> String {
    "\"\(id.map { identifiers[$0] ?? $0 } ?? "")\""
  }

  /// Returns the lines about an element, without the lines about its children.
  func lines(of element: XMLElement) -> [String] {
    let name = quotedName(element["id"])
    var lines: [String] = []
    if element.name == "constraint", element["placeholder"] == "YES" {
      lines.append("constraint \(name) is only for Xcode's canvas (placeholder)")
    }
    for (attribute, word) in [
      ("placeholderIntrinsicWidth", "width"), ("placeholderIntrinsicHeight", "height"),
    ] where element[attribute] != nil {
      lines.append("the content \(word) of \(name) is only for Xcode's canvas (placeholder)")
    }
    let used = translation.traits.variations(of: element)
    for variation in element.children where variation.name == "variation" {
      lines += unstated(in: variation, of: element, name, isUsed: used.contains(variation))
    }
    return lines
  }

  /// Returns lines with the values that a variation sets.
  ///
  /// If the variation applies on the document's own canvas (`isUsed`), the lines have the values that it replaces.
  private func unstated(
    in variation: XMLElement, of element: XMLElement, _ name: String, isUsed: Bool
  ) -> [String] {
    let key = variation["key"] ?? ""
    var lines: [String] = []
    for attribute in variation.attributes where attribute.name != "key" {
      if !isUsed {
        lines.append("\(key): \(attribute.name) of \(name) is \(attribute.value)")
      } else if let value = element[attribute.name] {
        lines.append("other than \(key): \(attribute.name) of \(name) is \(value)")
      }
    }
    for child in variation.children {
      let part = child["key"] ?? child.name
      if child.name == "mask" {
        lines += installations(in: child, isUsed ? nil : key)
      } else if !isUsed {
        lines.append("\(key): \(part) of \(name) is \(child.summary)")
      } else if let value = element.child(key: part) {
        lines.append("other than \(key): \(part) of \(name) is \(value.summary)")
      }
    }
    return lines
  }

  /// Returns lines about the items that a variation's mask installs or excludes.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - key: The key of the variation, or `nil` if the variation applies on the document's own canvas.
  /// - Returns: A line for each item. If `key` is `nil`, only items that aren't installed have lines.
  private func installations(in mask: XMLElement, _ key: String?) -> [String] {
    mask.children.compactMap { change in
      guard let id = change["reference"] else { return nil }
      let element = translation.scene.document.elements[id]
      let what = "\(element?.name ?? "item") \(quotedName(id))"
      let isInstalled = change.name == "include"
      guard let key else {
        // If it is excluded here, other canvases may have it.
        guard translation.excluded.contains(id), let element else { return nil }
        return "\(what) is not installed: \(element.summary)"
      }
      return "\(key): \(what) is \(isInstalled ? "" : "not ")installed"
    }
  }
}
