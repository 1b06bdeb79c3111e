internal import AutoLayout
internal import CairoCanvas
internal import Figures
internal import Foundation
internal import Imaging
internal import Snapshots

extension Painter {
  /// What measures and draws a layout's texts here, for its reference to keep.
  ///
  /// Fonts of other scripts are named only where texts need them.
  ///
  /// - Throws: `PlumblineError.cannotDraw` for a font file that has gone.
  func environment(of tree: SolvedTree) throws(PlumblineError) -> [LayoutRecord.EnvironmentEntry] {
    let libraries = drawingLibraries.map {
      LayoutRecord.EnvironmentEntry(name: $0.name, version: $0.version)
    }
    let texts = tree.items.flatMap { [$0.appearance.text ?? "", $0.identifier] }
    do throws(RenderError) {
      let fonts = try renderer.fontVersions(for: texts).map { file in
        // So many digits tell files apart, and lines stay short enough to be read.
        LayoutRecord.EnvironmentEntry(name: file.name, version: "sha256:\(file.sha256.prefix(16))")
      }
      // A theme may name a font file twice.
      return (libraries + fonts).uniqued()
    } catch {
      throw PlumblineError(error)
    }
  }

  /// Draws a layout and keeps the pixels until the next drawing; their size and their hash.
  func paint(
    _ tree: SolvedTree, _ options: FigureOptions
  ) throws(PlumblineError) -> (size: PixelSize, pixels: UInt64) {
    let drawing = Drawing(of: tree, options: options, measure: measureText)
    do throws(RenderError) {
      try renderer.paint(drawing)
      let size = PixelSize(width: drawing.pixelWidth, height: drawing.pixelHeight)
      return (size, try renderer.paintedDigest().value)
    } catch {
      throw PlumblineError(error)
    }
  }

  /// The pixels of the last drawing.
  func paintedBitmap() throws(PlumblineError) -> Bitmap {
    do throws(RenderError) { return try renderer.paintedBitmap() } catch {
      throw PlumblineError(error)
    }
  }

  /// The pixels of the last drawing as a file to keep.
  func paintedFile(_ coding: PNGCoding) throws(PlumblineError) -> [UInt8] {
    do throws(RenderError) { return try renderer.paintedPNG(coding: coding) } catch {
      throw PlumblineError(error)
    }
  }
}
