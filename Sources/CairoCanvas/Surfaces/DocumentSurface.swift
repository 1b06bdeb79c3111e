internal import AutoLayout
internal import CCairo

/// A page of an SVG or PDF document that cairo draws on.
///
/// It is the only owner of cairo's surface, and keeps the object that receives the bytes alive.
@safe
struct DocumentSurface: ~Copyable {
  /// The creation date of every PDF, fixed so that output doesn't depend on the clock.
  private static let creationDate = "2000-01-01T00:00:00Z"

  private let surface: OpaquePointer
  private let sink: ByteSink

  private init(_ surface: OpaquePointer?, sink: ByteSink) throws(RenderError) {
    let surface = try unsafe usable(surface: surface)
    unsafe self.surface = surface
    self.sink = sink
  }

  deinit {
    // Destroying finishes the surface, which writes to the sink once more.
    unsafe cairo_surface_destroy(surface)
    withExtendedLifetime(sink) {}
  }

  /// Creates an SVG document with a size in points, which are CSS pixels.
  static func svg(width: Double, height: Double) throws(RenderError) -> DocumentSurface {
    let sink = ByteSink()
    let document = try unsafe DocumentSurface(
      cairo_svg_surface_create_for_stream(
        writeToSink, Unmanaged.passUnretained(sink).toOpaque(), width, height),
      sink: sink)
    unsafe cairo_svg_surface_set_document_unit(document.surface, CAIRO_SVG_UNIT_PX)
    return document
  }

  /// Creates a PDF document of one page, with a size in points.
  ///
  /// The subject describes the page. It would be the alternative text of a tagged figure, but cairo 1.16 doesn't write
  /// attributes of structure tags.
  static func pdf(
    width: Double, height: Double, title: String, subject: String
  ) throws(RenderError) -> DocumentSurface {
    let sink = ByteSink()
    let document = try unsafe DocumentSurface(
      cairo_pdf_surface_create_for_stream(
        writeToSink, Unmanaged.passUnretained(sink).toOpaque(), width, height),
      sink: sink)
    let surface = unsafe document.surface
    for (key, text) in [(CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_SUBJECT, subject)]
    where !text.isEmpty {
      // cairo rejects noncharacters, and would end the text at a NUL.
      unsafe cairo_pdf_surface_set_metadata(surface, key, printable(text))
    }
    unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Plumbline")
    unsafe cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, creationDate)
    return document
  }

  /// Creates a context for drawing in points on the page, at a scale in the page's units per point.
  func makeContext(scale: Double = 1) throws(RenderError) -> DrawingContext {
    try unsafe DrawingContext(surface: surface, scale: scale)
  }

  func finish() throws(RenderError) -> [UInt8] {
    unsafe cairo_surface_finish(surface)
    try unsafe check(cairo_surface_status(surface))
    return sink.bytes
  }
}
