/// A view that makes subviews for its properties, such as a bar for its buttons; documents leave out these subviews.
package protocol PartsOwner: View {
  /// The subviews that the view has made.
  var generatedParts: [View] { get }
}
