package import Foundation

/// The functions that load nibs.
package struct NibLoader: Sendable {
  /// Loads a nib for an owner, and returns its top-level objects.
  package typealias Instantiate =
    @Sendable (_ name: String, _ bundle: Bundle?, _ owner: AnyObject?) -> [AnyObject]

  /// The loader of the current task, or `nil` if there are no nibs.
  @TaskLocal package static var current: NibLoader?

  /// Loads the view of a controller, and returns whether there is a nib for it.
  package let loadView: @Sendable (_ controller: ViewController) -> Bool
  /// Loads a nib.
  package let instantiate: Instantiate

  /// Makes a loader.
  package init(
    loadView: @escaping @Sendable (_ controller: ViewController) -> Bool,
    instantiate: @escaping Instantiate
  ) {
    self.loadView = loadView
    self.instantiate = instantiate
  }
}
