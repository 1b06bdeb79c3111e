public import Foundation

/// A comparison of values, and their representation in files.
public struct Diffing<Value> {
  /// Converts a value to the content of a file.
  public var toData: (Value) -> Data
  /// Reads a value from the content of a file.
  public var fromData: (Data) -> Value
  /// Compares a reference with a value: `nil` if they match, or else the reason and files that show it.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a comparison from functions.
  ///
  /// - Parameters:
  ///   - toData: Converts a value to the content of a file.
  ///   - fromData: Reads a value from the content of a file.
  ///   - diff: Compares a reference with a value.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}
