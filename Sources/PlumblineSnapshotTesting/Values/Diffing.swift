public import Foundation

/// A comparison of values, and their form in files.
public struct Diffing<Value> {
  /// The content of a file with a value.
  public var toData: (Value) -> Data
  /// The value in a file.
  public var fromData: (Data) -> Value
  /// Compares a reference with a value: `nil` if they match, or else the reason and files that show it.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Makes a comparison of functions.
  ///
  /// - Parameters:
  ///   - toData: Writes a value.
  ///   - fromData: Reads a value.
  ///   - diff: Compares a reference with a value.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}
