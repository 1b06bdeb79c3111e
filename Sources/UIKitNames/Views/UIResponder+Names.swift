import AutoLayout
import Foundation

extension Responder {
  /// The object stored under a name, created when first used.
  func kept<Value: AnyObject>(_ name: String, orMade make: @autoclosure () -> Value) -> Value {
    if let value: Value = kept(name) { return value }
    let value = make()
    keep(value, name)
    return value
  }
}
