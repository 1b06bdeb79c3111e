internal import AutoLayout
internal import CodeViews
internal import Plumbline

#if compiler(>=6.3)
  /// The fonts for measuring texts of views that aren't in a window.
  private let fonts = SharedFonts(try? Painter().renderer)

  /// A function, called when the program is loaded, that sets the fonts for views that aren't in a window.
  @section(".init_array") @used
  private let setUp: @convention(c) () -> Void = {
    LayoutEnvironment.DetachedViewEnvironment.measureTexts { fonts.measure($0, $1, $2) }
  }
#endif
