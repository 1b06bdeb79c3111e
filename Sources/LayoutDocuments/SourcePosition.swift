/// A place in a text file, as editors count: the first line and the first column are 1.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, counted from 1; LF, CRLF and CR end a line.
  public var line: Int
  /// The character within the line, counted from 1; a byte order mark is not counted.
  public var column: Int
  /// The component that the place is in, or `nil` for a place outside of components.
  package var origin: SourceOrigin?

  /// Makes a position from a line and a column that both count from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  /// The place in the scene's own file: for a place in a component, where the component is used.
  package var inScene: SourcePosition { origin?.use.inScene ?? self }

  /// The place in the definition of a component, the same for all of its uses; `nil` for a place outside of components.
  package var inDefinition: SourcePosition? {
    guard let origin else { return nil }
    var position = self
    position.origin = SourceOrigin(component: origin.component, file: origin.file, use: .start)
    return position
  }

  /// Whether a position comes before another one in the same file.
  ///
  /// Places in components come in the order of their uses.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    guard left.origin != nil || right.origin != nil else {
      return (left.line, left.column) < (right.line, right.column)
    }
    let (leftUse, rightUse) = (left.inScene, right.inScene)
    return leftUse == rightUse
      ? (left.line, left.column) < (right.line, right.column) : leftUse < rightUse
  }
}

/// The component that a place is in, and where that component is used.
///
/// A class, because all places of a use share it.
package final class SourceOrigin: Hashable, Sendable {
  /// The component's name.
  package let component: String
  /// The path of the component's file, or `nil` for a component in the scene's own file.
  package let file: String?
  /// Where the component is used, or where its file is named.
  package let use: SourcePosition

  /// Makes an origin.
  package init(component: String, file: String?, use: SourcePosition) {
    self.component = component
    self.file = file
    self.use = use
  }

  /// Whether two places are in the same use of a component.
  package static func == (left: SourceOrigin, right: SourceOrigin) -> Bool {
    left === right
      || left.component == right.component && left.file == right.file && left.use == right.use
  }

  /// Hashes the component and the place of its use.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(component)
    hasher.combine(file)
    hasher.combine(use)
  }
}
