/// A view that makes views of its settings, which documents leave out.
package protocol PartsOwner: View {
  /// The views that the view has made.
  var madeParts: [View] { get }
}
