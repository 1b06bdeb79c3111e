/// A view that makes subviews from its settings; documents leave these out.
package protocol PartsOwner: View {
  /// The subviews that the view has made.
  var madeParts: [View] { get }
}
