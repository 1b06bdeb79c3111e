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

/// A writing system that no font here has letters for.
public struct MissingScript: Hashable, Sendable {
  /// The script's name for people.
  public var name: String
  /// The Debian package with a font that has it; nil where Plumbline knows of none.
  public var package: String?
}

extension MissingScript: CustomStringConvertible {
  /// What is missing, and what to install.
  public var description: String {
    "no font here has the script \(name), so its letters are drawn as boxes"
      + (package.map { "; install the package \($0)" } ?? "")
  }
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

  /// The writing systems of a layout's texts that no font here has letters for; these are drawn as
  /// boxes. Each once, in a stable order.
  ///
  /// - Throws: `PlumblineError.cannotDraw` for a font file that cannot be read.
  public func missingScripts(in tree: SolvedTree) throws(PlumblineError) -> [MissingScript] {
    let texts = tree.items.flatMap { [$0.appearance.text ?? "", $0.identifier] }
    do throws(RenderError) {
      return try renderer.missingScripts(in: texts).map {
        MissingScript(name: $0.name, package: $0.package)
      }
    } catch {
      throw PlumblineError(error)
    }
  }

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
