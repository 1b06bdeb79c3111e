public import AutoLayout
private import CairoCanvas
@_exported public import Figures
@_exported public import Imaging

/// The kinds of files that a figure can become.
public enum PictureFormat: String, Sendable, CaseIterable {
  case png
  case svg
  case pdf
}

/// Draws solved layouts, and measures texts in the same fonts.
///
/// A class, because it keeps opened fonts and the pixels of the last picture; it belongs to one
/// task. The same tree and options give the same bytes from any painter.
public final class Painter {
  private let renderer: Renderer

  /// Finds the fonts, in a folder or where the system keeps them.
  ///
  /// - Throws: `PlumblineError.cannotDraw` where no usable font is installed.
  public init(fontFolder: String? = nil) throws(PlumblineError) {
    do throws(RenderError) {
      renderer = Renderer(fonts: try FontLibrary(folder: fontFolder))
    } catch {
      throw PlumblineError(error)
    }
  }

  /// What is worth telling people about the fonts found; nil when all is as it should be.
  public var warning: String? { renderer.fonts.warning.map { "\($0)" } }

  /// Measures texts as they are drawn.
  public var measureText: TextMeasure { renderer.textMeasure }

  /// A solved layout as the bytes of a file.
  ///
  /// - Parameters:
  ///   - tree: The layout.
  ///   - format: What kind of file.
  ///   - options: What the figure shows.
  ///   - coding: How the pixels of a PNG file are packed; other formats have no use for it.
  /// - Throws: `PlumblineError.cannotDraw` for want of memory, or of a readable font file.
  public func picture(
    of tree: SolvedTree, as format: PictureFormat, _ options: FigureOptions = FigureOptions(),
    coding: PNGCoding = .fast
  ) throws(PlumblineError) -> [UInt8] {
    let drawing = Drawing(of: tree, options: options, measure: measureText)
    do throws(RenderError) {
      switch format {
      case .png: return try renderer.renderPNG(drawing, coding: coding)
      case .svg: return try renderer.renderSVG(drawing)
      case .pdf: return try renderer.renderPDF(drawing)
      }
    } catch {
      throw PlumblineError(error)
    }
  }
}
