internal import AutoLayout
internal import Plumbline
internal import Synchronization

/// Texts measured in the fonts of pictures, for views that aren't shown yet.
///
/// Tests ask views for the sizes that fit them before they take a picture.
private let painter = Mutex<Painter?>(try? Painter())

/// Sets the measure of texts before any test runs.
@section(".init_array") @used
private let setTextMeasure: @convention(c) () -> Void = {
  unsafe standardTextMeasure = { text, font, width in
    painter.withLock { $0?.measureText(text, font, width) }
      ?? fixedTextMeasure(text, font, width)
  }
}
