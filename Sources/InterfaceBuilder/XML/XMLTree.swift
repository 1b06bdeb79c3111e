import LayoutDocuments

/// An XML document in memory, with its elements in the order of their start tags.
final class XMLTree: Sendable {
  struct Node: Sendable {
    let name: String
    /// The index of the parent element, or −1 for the root.
    let parent: Int
    /// The index after the last descendant of the element; the descendants directly follow the element.
    var end: Int
    /// The range of the element's attributes among all attributes of the tree.
    let attributes: Range<Int>
    /// The character data directly in the element.
    var text = ""
    /// The position of the start tag.
    let position: SourcePosition
  }

  struct Attribute: Sendable {
    let name: String
    let value: String
  }

  let nodes: [Node]
  let attributes: [Attribute]

  init(nodes: [Node], attributes: [Attribute]) {
    self.nodes = nodes
    self.attributes = attributes
  }

  /// The root element.
  var root: XMLElement { XMLElement(tree: self, index: 0) }
}

/// An element of an XML document.
struct XMLElement: Sendable, Hashable {
  let tree: XMLTree
  let index: Int

  static func == (left: XMLElement, right: XMLElement) -> Bool { left.index == right.index }

  func hash(into hasher: inout Hasher) { hasher.combine(index) }

  private var node: XMLTree.Node { tree.nodes[index] }

  /// The element's name.
  var name: String { tree.nodes[index].name }

  /// The character data directly in the element.
  var text: String { tree.nodes[index].text }

  /// The position of the start tag.
  var position: SourcePosition { tree.nodes[index].position }

  /// The parent element, or `nil` for the root.
  var parent: XMLElement? {
    let parent = tree.nodes[index].parent
    return parent < 0 ? nil : XMLElement(tree: tree, index: parent)
  }

  /// The value of an attribute, or `nil` if the element doesn't have it.
  subscript(attribute: String) -> String? {
    for place in tree.nodes[index].attributes where tree.attributes[place].name == attribute {
      return tree.attributes[place].value
    }
    return nil
  }

  /// The attributes, in the order of the document.
  var attributes: ArraySlice<XMLTree.Attribute> { tree.attributes[tree.nodes[index].attributes] }

  /// The children of the element, in the order of the document.
  var children: some Sequence<XMLElement> {
    sequence(
      state: index + 1,
      next: { [tree, end = tree.nodes[index].end] (next: inout Int) -> XMLElement? in
        guard next < end else { return nil }
        defer { next = tree.nodes[next].end }
        return XMLElement(tree: tree, index: next)
      })
  }

  /// The children of the element, as an array.
  var childList: [XMLElement] { Array(children) }

  /// This element and its descendants, in the order of their start tags.
  var subtree: some Sequence<XMLElement> {
    (index..<tree.nodes[index].end).lazy.map { [tree] in XMLElement(tree: tree, index: $0) }
  }

  /// Returns the first child element with a name, or `nil` if there isn't one.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// Returns the first child element with a name and a `key`, or `nil` if there isn't one.
  func child(_ name: String, key: String) -> XMLElement? {
    children.first { $0.name == name && $0["key"] == key }
  }

  /// Returns the first child element with a `key`, or `nil` if there isn't one.
  func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }
}
