/// What is kept without being held.
final class WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}
