internal import AutoLayout
internal import CCairo
internal import Foundation

/// What the lines of a text depend on.
struct LayoutKey: Hashable {
  var text: String
  var font: Font
  var width: CGFloat?
  var lineLimit: Int?
}

/// A text that is shaped and broken into lines.
///
/// A class, because it owns one of pango's layouts.
@safe
final class LaidOutText {
  /// The layout.
  let layout: OpaquePointer

  /// Takes over a layout.
  init(_ layout: OpaquePointer) { unsafe self.layout = layout }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// How many lines there are, beyond those that are drawn too.
  var lineCount: Int { Int(unsafe pango_layout_get_line_count(layout)) }
}
