import AutoLayout
import Foundation

extension Responder {
  /// The object that is kept under a name, made when it is first asked for.
  func kept<Value: AnyObject>(_ name: String, orMade make: @autoclosure () -> Value) -> Value {
    if let value: Value = kept(name) { return value }
    let value = make()
    keep(value, name)
    return value
  }
}
