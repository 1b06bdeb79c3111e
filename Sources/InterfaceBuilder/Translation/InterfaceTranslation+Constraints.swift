import AutoLayout
import Foundation
import LayoutDocuments

extension InterfaceTranslation {
  mutating func addConstraints() {
    for (element, index) in views {
      for group in element.children where group.name == "constraints" {
        for constraint in group.children {
          guard constraint.name == "constraint" else {
            note(.unknownElement(constraint.name, in: group.name), constraint)
            continue
          }
          noteRepeatedID(of: constraint)
          if let id = constraint["id"], excluded.contains(id) { continue }
          // Such a constraint is for Xcode's canvas, and is removed at build time.
          if constraint["placeholder"] == "YES", !isOwnCanvas { continue }
          add(constraint, of: LayoutDocument.Place(index))
        }
      }
    }
    // A collection cell contains the constraints of its content.
    if let cell = scene.root.parent, cell.isCell, scene.root["key"] == "contentView" {
      for constraint in cell.child("constraints")?.childList ?? [] {
        add(constraint, of: LayoutDocument.Place(0))
      }
    }
  }

  /// Adds a constraint to the layout, or a note with the reason why it is left out.
  private mutating func add(_ element: XMLElement, of owner: LayoutDocument.Place) {
    for id in [element["firstItem"], element["secondItem"]].compactMap(\.self)
    where excluded.contains(id) || places[id] == nil {
      if !excluded.contains(id) { note(.danglingReference(id, in: element.name), element) }
      return
    }
    let known = layout.notes.count
    if let form = form(of: element, of: owner) {
      do throws(LayoutError) {
        try form.check { isGuide($0) }
        layout.constraintIDs[layout.document.constraints.count] = element["id"]
        layout.add(form)
      } catch {
        note(.illegalConstraint(ConstraintFault(error, element)), element)
      }
    } else {
      for index in layout.notes.indices[known...] { layout.notes[index].nameConstraint(element) }
    }
  }

  private func isGuide(_ place: LayoutDocument.Place) -> Bool {
    place.guide != nil || layout.document.items[place.item].kind == .guide
  }

  /// Returns the constraint that an element describes, or `nil` if the constraint must be left out.
  ///
  /// A constraint is left out without a note if one of its items isn't in the layout, and with a note if it is invalid.
  private mutating func form(
    of element: XMLElement, of owner: LayoutDocument.Place
  ) -> ConstraintForm<LayoutDocument.Place>? {
    guard let firstName = traits.value("firstAttribute", of: element) else {
      note(.missingAttribute("firstAttribute"), element)
      return nil
    }
    guard let first = end(element, "firstItem", firstName, owner) else { return nil }
    var second: ConstraintForm<LayoutDocument.Place>.End?
    if let name = traits.value("secondAttribute", of: element) ?? implied(element, firstName) {
      second = end(element, "secondItem", name, owner)
      if second == nil { return nil }
    }
    // Omitting only the value that isn't understood would change the constraint.
    guard let relation = relation(of: element),
      let constant = number("constant", of: element, or: 0),
      let priority = number("priority", of: element, or: 1000)
    else { return nil }
    var form = ConstraintForm(
      first, relation, second, constant: constant, priority: LayoutPriority(Float(priority)),
      identifier: element["identifier"], isStandardSpace: false)
    if second != nil, let ratio = traits.value("multiplier", of: element) {
      guard let multiplier = multiplier(ratio, of: element) else { return nil }
      form.multiplier = multiplier
    }
    return form
  }

  /// Returns the default of `secondAttribute`: the first attribute, or `nil` without a second item.
  private func implied(_ element: XMLElement, _ attribute: String) -> String? {
    element["secondItem"] == nil ? nil : attribute
  }

  private mutating func end(
    _ element: XMLElement, _ key: String, _ attribute: String, _ owner: LayoutDocument.Place
  ) -> ConstraintForm<LayoutDocument.Place>.End? {
    guard let known = LayoutConstraint.Attribute(interfaceName: attribute) else {
      let name = key == "firstItem" ? "firstAttribute" : "secondAttribute"
      note(.unknownWord(attribute: name, value: attribute), element)
      return nil
    }
    guard let id = element[key] else { return .init(owner, known) }
    return places[id].map { .init($0, known) }
  }

  private mutating func relation(of element: XMLElement) -> LayoutConstraint.Relation? {
    switch element["relation"] {
    case nil, "equal"?: return .equal
    case "greaterThanOrEqual"?: return .greaterThanOrEqual
    case "lessThanOrEqual"?: return .lessThanOrEqual
    case let word?:
      note(.unknownWord(attribute: "relation", value: word), element)
      return nil
    }
  }

  mutating func number(_ attribute: String, of element: XMLElement) -> CGFloat? {
    guard let text = traits.value(attribute, of: element) else { return nil }
    if let number = statedNumber(text) { return CGFloat(number) }
    note(.notANumber(attribute: attribute, value: text), element)
    return nil
  }

  /// Returns an attribute's number, `standard` if the attribute is missing, or `nil` if it isn't a number.
  private mutating func number(
    _ attribute: String, of element: XMLElement, or standard: CGFloat
  ) -> CGFloat? {
    traits.value(attribute, of: element) == nil ? standard : number(attribute, of: element)
  }

  /// Parses a multiplier, such as `0.5`, `16:9` or `1/3`, or returns `nil` for any other text.
  private mutating func multiplier(_ text: String, of element: XMLElement) -> CGFloat? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map {
      statedNumber(String($0))
    }
    if parts.count == 1, let number = parts[0] { return CGFloat(number) }
    if parts.count == 2, let above = parts[0], let below = parts[1], below != 0,
      abs(above / below) <= statedNumberLimit
    {
      return CGFloat(above / below)
    }
    note(.notANumber(attribute: "multiplier", value: text), element)
    return nil
  }
}

extension LayoutConstraint.Attribute {
  /// Finds an attribute by its name in documents, or returns `nil` if the name is unknown.
  init?(interfaceName name: String) {
    switch name {
    case "baseline": self = .lastBaseline
    case let name:
      guard let known = Self.allCases.first(where: { $0.name == name && $0 != .notAnAttribute })
      else { return nil }
      self = known
    }
  }
}

extension InterfaceNote {
  /// Adds the omitted constraint's object ID to a note about an attribute of the constraint.
  fileprivate mutating func nameConstraint(_ element: XMLElement) {
    guard case .leftOut(let sentence) = kind else { return }
    let name = element["id"].map { " '\($0)'" } ?? ""
    self = InterfaceNote(.leftOut("\(sentence); the constraint\(name) is left out"), position)
  }
}

extension ConstraintFault {
  /// Describes an element's constraint, and the error with which UIKit would reject it.
  init(_ error: LayoutError, _ element: XMLElement) {
    func side(_ item: String, _ attribute: String) -> String {
      let name = element[attribute] ?? ""
      return element[item].map { "\($0).\(name)" } ?? name
    }
    id = element["id"] ?? ""
    first = side("firstItem", "firstAttribute")
    second = side("secondItem", "secondAttribute")
    self.error = error
  }
}
