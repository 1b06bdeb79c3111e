/// A view that makes subviews from its settings; documents leave out these subviews.
package protocol PartsOwner: View {
  /// The subviews that the view has made.
  var madeParts: [View] { get }
}
