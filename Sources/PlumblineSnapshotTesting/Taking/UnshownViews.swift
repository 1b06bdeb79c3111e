internal import AutoLayout
internal import CodeViews
internal import Plumbline

#if compiler(>=6.3)
  /// The fonts for views outside a window, which tests can measure before taking pictures.
  private let fonts = SharedFonts(try? Painter().renderer)

  /// Sets the fonts for views outside a window when the program is loaded, before any test runs.
  @section(".init_array") @used
  private let setUp: @convention(c) () -> Void = {
    LayoutEnvironment.DetachedViewEnvironment.measureTexts { fonts.measure($0, $1, $2) }
  }
#endif
