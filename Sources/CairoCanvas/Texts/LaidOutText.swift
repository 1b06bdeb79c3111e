internal import AutoLayout
internal import CCairo
internal import Foundation

/// The key of a cached text: the properties that determine its lines.
struct LayoutKey: Hashable {
  var text: String
  var font: Font
  var width: CGFloat?
  var lineLimit: Int?
}

/// A text that is shaped and broken into lines.
///
/// A class, because it owns a pango layout.
@safe
final class LaidOutText {
  let layout: OpaquePointer

  init(_ layout: OpaquePointer) { unsafe self.layout = layout }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The number of lines, including those that aren't drawn.
  var lineCount: Int { Int(unsafe pango_layout_get_line_count(layout)) }
}
