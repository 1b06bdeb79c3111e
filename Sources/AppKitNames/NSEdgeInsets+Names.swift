public import AutoLayout

// Foundation has these of a type of its own, under the same names.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether insets are the same.
public func NSEdgeInsetsEqual(_ aInsets: EdgeInsets, _ bInsets: EdgeInsets) -> Bool {
  aInsets == bInsets
}
