internal import AutoLayout
internal import CodeViews
internal import Plumbline

#if compiler(>=6.3)
  /// The fonts of pictures for views that aren't shown yet: tests ask them for sizes before they take a picture.
  private let fonts = SharedFonts(try? Painter().renderer)

  /// Gives the fonts to such views before any test runs, when the program is loaded.
  @section(".init_array") @used
  private let setUp: @convention(c) () -> Void = {
    LayoutEnvironment.Unshown.measureTexts { text, font, width in fonts.measure(text, font, width) }
  }
#endif
