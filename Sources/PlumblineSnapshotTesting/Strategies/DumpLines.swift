public import Foundation

/// A value that supplies the description shown in dumps.
public protocol AnySnapshotStringConvertible {
  /// Whether dumps also show the children of the value. The default is `false`.
  static var renderChildren: Bool { get }
  /// The description shown in dumps.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// The default, `false`: dumps don't show the value's children.
  public static var renderChildren: Bool { false }
}

extension AnySnapshotStringConvertible where Self: CustomDebugStringConvertible {
  /// The default description, which is `debugDescription`.
  public var snapshotDescription: String { debugDescription }
}

extension Character: AnySnapshotStringConvertible {}
extension String: AnySnapshotStringConvertible {}
extension Substring: AnySnapshotStringConvertible {}
extension Data: AnySnapshotStringConvertible {}
extension URL: AnySnapshotStringConvertible {}

extension Date: AnySnapshotStringConvertible {
  /// The date and time in ISO 8601 format, in UTC.
  public var snapshotDescription: String { ISO8601DateFormatter().string(from: self) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The debug description without memory addresses.
  public var snapshotDescription: String {
    debugDescription.replacingOccurrences(
      of: #":?\s*0x[0-9a-f]+(\s*)"#, with: "$1", options: .regularExpression)
  }
}

/// A formatter of dumps, in which each value has a line.
struct DumpLines {
  /// The objects that contain the value, directly or indirectly, for detecting circular references.
  private var owners: Set<ObjectIdentifier> = []

  /// Returns the dump of a value, with a line for the value and for each value in it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name of the value in its parent, or `nil` if it has no name.
  ///   - depth: The nesting depth of the value.
  /// - Returns: The lines, each with its line break.
  func text(of value: Any, name: String?, depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    let indentation = String(repeating: " ", count: 2 * depth)
    let title = name.map { "\($0): " } ?? ""
    var children = Array(mirror.children)
    let mark = children.isEmpty ? "-" : "▿"
    var inside = self
    let description: String
    switch (value, mirror.displayStyle) {
    case (_, .collection?): description = counted(children.count, "element", "elements")
    case (_, .dictionary?):
      description = counted(children.count, "key/value pair", "key/value pairs")
      children = sorted(children)
    case (_, .set?):
      description = counted(children.count, "member", "members")
      children = sorted(children)
    case (_, .tuple?): description = "(\(counted(children.count, "element", "elements")))"
    case (_, .optional?):
      description = typeName(mirror) + (children.isEmpty ? ".none" : "")
    case (let value as any AnySnapshotStringConvertible, _):
      guard type(of: value).renderChildren else {
        return "\(indentation)- \(title)\(value.snapshotDescription)\n"
      }
      description = value.snapshotDescription
    case (let value as any CustomStringConvertible, _): description = value.description
    case (_, .class?):
      guard inside.owners.insert(ObjectIdentifier(value as AnyObject)).inserted else {
        return "\(indentation)\(mark) \(name ?? "value") (circular reference detected)\n"
      }
      description = typeName(mirror)
      children = inside.sorted(children)
    case (_, .struct?):
      description = typeName(mirror)
      children = sorted(children)
    case (_, .enum?): description = typeName(mirror) + (children.isEmpty ? ".\(value)" : "")
    default: description = String(describing: value)
    }
    return "\(indentation)\(mark) \(title)\(description)\n"
      + children.map { inside.text(of: $0.value, name: $0.label, depth: depth + 1) }.joined()
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// Returns the name of a value's type, without the discriminator that names of private types have.
  private func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType)
      .replacingOccurrences(of: #" #\d+"#, with: "", options: .regularExpression)
  }

  private func sorted(_ children: [Mirror.Child]) -> [Mirror.Child] {
    children.map { (child: $0, text: text(of: $0.value, name: nil, depth: 0)) }
      .sorted { ($0.child.label ?? "", $0.text) < ($1.child.label ?? "", $1.text) }
      .map(\.child)
  }
}
