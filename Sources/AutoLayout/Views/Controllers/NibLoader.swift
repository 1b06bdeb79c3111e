package import Foundation

/// A pair of functions that load nibs: one for a controller's view, and one for any owner.
package struct NibLoader: Sendable {
  /// A function that loads a nib for an owner, and returns the nib's top-level objects.
  package typealias Instantiate =
    @Sendable (_ name: String, _ bundle: Bundle?, _ owner: AnyObject?) -> [AnyObject]

  /// The loader of the current task, or `nil` if the task has no nibs.
  @TaskLocal package static var current: NibLoader?

  /// Loads a controller's view from its nib, and returns whether the controller has a nib.
  package let loadView: @Sendable (_ controller: ViewController) -> Bool
  /// Loads a nib for an owner, and returns the nib's top-level objects.
  package let instantiate: Instantiate

  /// Makes a loader from its two functions.
  package init(
    loadView: @escaping @Sendable (_ controller: ViewController) -> Bool,
    instantiate: @escaping Instantiate
  ) {
    self.loadView = loadView
    self.instantiate = instantiate
  }
}
