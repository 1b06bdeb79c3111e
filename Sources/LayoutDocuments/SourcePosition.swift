/// A position in a text file: a line and a column, both counted from 1 as in editors.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The one-based number of the line; lines end with LF, CRLF or CR.
  public var line: Int
  /// The one-based column in the line, in characters, without counting a byte order mark.
  public var column: Int
  /// The component that contains the position, and the place of its use, or `nil` for positions outside of components.
  package var origin: SourceOrigin?

  /// Creates a position from a line and a column that both start at 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  /// The position in the scene's own file: this position, or the position at which its component is used.
  package var inScene: SourcePosition { origin?.use.inScene ?? self }

  /// The position in a component's definition, which is equal for all uses, or `nil` outside of components.
  package var inDefinition: SourcePosition? {
    guard let origin else { return nil }
    var position = self
    position.origin = SourceOrigin(component: origin.component, file: origin.file, use: .start)
    return position
  }

  /// Whether a position precedes another position in the same file.
  ///
  /// Positions in components are in the order of the components' uses.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    guard left.origin != nil || right.origin != nil else {
      return (left.line, left.column) < (right.line, right.column)
    }
    let (leftUse, rightUse) = (left.inScene, right.inScene)
    return leftUse == rightUse
      ? (left.line, left.column) < (right.line, right.column) : leftUse < rightUse
  }
}

/// A use of a component, which is the origin of the positions inside it.
///
/// A class, because all positions in the use share it.
package final class SourceOrigin: Hashable, Sendable {
  /// The component's name.
  package let component: String
  /// The path of the component's file, or `nil` for a component in the scene's own file.
  package let file: String?
  /// The position of the component's use, or of the reference to its file.
  package let use: SourcePosition

  /// Creates an origin.
  package init(component: String, file: String?, use: SourcePosition) {
    self.component = component
    self.file = file
    self.use = use
  }

  /// Whether two origins stand for the same use of the same component.
  package static func == (left: SourceOrigin, right: SourceOrigin) -> Bool {
    left === right
      || left.component == right.component && left.file == right.file && left.use == right.use
  }

  /// Hashes the component and the position of its use.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(component)
    hasher.combine(file)
    hasher.combine(use)
  }
}
