package import AutoLayout
internal import Batches
internal import CairoCanvas
package import Figures
internal import Foundation
internal import Imaging
internal import InterfaceBuilder
package import Scenes
package import Snapshots

extension Painter {
  /// Returns the libraries, fonts, files and project settings that determine a layout's picture, with their versions.
  ///
  /// - Throws: `PlumblineError.cannotDraw` if a font file has disappeared.
  func environment(
    of tree: SolvedTree, in scene: Scene
  ) throws(PlumblineError) -> [LayoutRecord.EnvironmentEntry] {
    let files = try scene.assetFiles.map { ($0.path, $0.version) } + NamedFiles.versions(of: scene)
    let assets = files.map { LayoutRecord.EnvironmentEntry(name: $0, version: $1) }
    let settings = scene.outside.projectEntries(on: tree.canvas).map { key, value in
      LayoutRecord.EnvironmentEntry(
        name: LayoutRecord.EnvironmentEntry.settingPrefix + key, version: value)
    }
    return (try environment(of: tree) + assets + settings).uniqued()
  }

  /// Returns the versions of libraries and font files that determine a layout's text, without the scene's own fonts.
  ///
  /// - Throws: `PlumblineError.cannotDraw` if a font file has disappeared.
  package func environment(
    of tree: SolvedTree
  ) throws(PlumblineError) -> [LayoutRecord.EnvironmentEntry] {
    let libraries = drawingLibraries.map {
      LayoutRecord.EnvironmentEntry(name: $0.name, version: $0.version)
    }
    let texts = tree.items.flatMap { [$0.appearance.text ?? "", $0.identifier] }
    do throws(RenderError) {
      let fonts = try renderer.fontVersions(for: texts).map { file in
        // This many digits tell files apart and keep lines short.
        LayoutRecord.EnvironmentEntry(name: file.name, version: "sha256:\(file.sha256.prefix(16))")
      }
      // A theme may use a font file twice.
      return (libraries + fonts).uniqued()
    } catch {
      throw PlumblineError(error)
    }
  }

  /// Returns the drawing of a layout, or throws `PlumblineError.overLimit` if its picture is too large to compare.
  package func snapshotDrawing(
    of tree: SolvedTree, _ options: FigureOptions
  ) throws(PlumblineError) -> Drawing {
    let drawing = Drawing(of: tree, options: options, measure: measureText)
    try check(drawing, PNGReader.pixelLimit)
    return drawing
  }

  /// Renders a drawing, and returns the hash of its pixels.
  package func digest(of drawing: Drawing) throws(PlumblineError) -> UInt64 {
    do throws(RenderError) { return try renderer.digest(of: drawing).value } catch {
      throw PlumblineError(error)
    }
  }

  func bitmap(of drawing: Drawing) throws(PlumblineError) -> Bitmap {
    do throws(RenderError) { return try renderer.bitmap(of: drawing) } catch {
      throw PlumblineError(error)
    }
  }
}
