public import AutoLayout

// Foundation has these names for a type of its own.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two sets of edge insets are equal.
public func NSEdgeInsetsEqual(_ aInsets: EdgeInsets, _ bInsets: EdgeInsets) -> Bool {
  aInsets == bInsets
}
