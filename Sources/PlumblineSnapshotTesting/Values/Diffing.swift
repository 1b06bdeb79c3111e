public import Foundation

/// The functions that compare values of a type and convert them to and from file contents.
public struct Diffing<Value> {
  /// Converts a value to the content of a file.
  public var toData: (Value) -> Data
  /// Reads a value from the content of a file.
  public var fromData: (Data) -> Value
  /// Compares a reference with a value, and returns `nil` if they match, or else a failure message with attachments.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a comparison from three functions.
  ///
  /// - Parameters:
  ///   - toData: Converts a value to the content of a file.
  ///   - fromData: Reads a value from the content of a file.
  ///   - diff: Compares a reference with a value, and returns a result as ``diff`` does.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}
