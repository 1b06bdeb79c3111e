package import Foundation

/// A coder with the values that initializers of nib objects read; other properties are set after initialization.
package final class NibCoder: NSCoder {
  /// The frame of the view to make, in points.
  package let frame: CGRect
  private let values: [String: Any]

  /// Makes a coder from a view's frame, in points, and other values by their keys.
  package init(frame: CGRect = .zero, values: [String: Any] = [:]) {
    self.frame = frame
    self.values = values
    super.init()
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { values[key] != nil }
  package override func decodeObject(forKey key: String) -> Any? { values[key] }
  package override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  package override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { values[key] as? Int32 ?? 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { values[key] as? Int64 ?? 0 }
  package override func decodeFloat(forKey key: String) -> Float { values[key] as? Float ?? 0 }
  package override func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? 0 }
}
