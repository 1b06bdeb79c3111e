public import Foundation

/// A way to compare values and to store them in files.
public struct Diffing<Value> {
  /// Converts a value to the content of a file.
  public var toData: (Value) -> Data
  /// Reads a value from the content of a file.
  public var fromData: (Data) -> Value
  /// Compares a reference with a value, and returns `nil` if they match, or else a message and files for the failure.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a way to compare and store values.
  ///
  /// - Parameters:
  ///   - toData: Converts a value to the content of a file.
  ///   - fromData: Reads a value from the content of a file.
  ///   - diff: Compares a reference with a value. Returns `nil` if they match.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}
