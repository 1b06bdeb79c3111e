public import AutoLayout
package import CairoCanvas
@_exported public import Figures
private import Foundation
@_exported public import Imaging

/// The kinds of files that a figure can become.
public enum PictureFormat: String, Sendable, CaseIterable {
  case png
  case svg
  case pdf
}

/// A writing system that no font here has letters for.
public struct MissingScript: Hashable, Sendable {
  /// The script's name for people; the numbers of characters where those are missing alone, such as
  /// `U+FFFF`.
  public var name: String
  /// The Debian package with a font that has it; nil where Plumbline knows of none.
  public var package: String?

  /// Names a script and a package that has it.
  package init(name: String, package: String? = nil) {
    (self.name, self.package) = (name, package)
  }
}

extension MissingScript {
  /// What some texts lack: the scripts, then the characters of others in one entry.
  package static func all(of missing: MissingLetters) -> [MissingScript] {
    let scripts = missing.scripts.map { MissingScript(name: $0.name, package: $0.package) }
    guard !missing.characters.isEmpty else { return scripts }
    let names = missing.characters.map { "U+" + hexadecimal($0.value) }
    let rest = names.count - mostCharacters
    let shown = names.prefix(mostCharacters).joined(separator: ", ")
    return scripts + [MissingScript(name: rest > 0 ? "\(shown) and \(rest) more" : shown)]
  }

  /// The most characters that are named.
  private static let mostCharacters = 8

  /// Four digits or more, as Unicode's charts have them.
  private static func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The script that results call by a name.
  package init(named name: String) {
    self.init(name: name, package: TextScript.all.first { $0.name == name }?.package)
  }
}

extension MissingScript: CustomStringConvertible {
  /// What is missing, and what to install.
  public var description: String {
    if name.hasPrefix("U+") {
      return name.contains(" ")
        ? "no font here has the characters \(name), so they are drawn as boxes"
        : "no font here has the character \(name), so it is drawn as a box"
    }
    return "no font here has the script \(name), so its letters are drawn as boxes"
      + (package.map { "; install the package \($0)" } ?? "")
  }
}

/// Draws solved layouts, and measures texts in the same fonts.
///
/// A class, because it keeps opened fonts and the pixels of the last picture; it belongs to one
/// task. The same tree and options give the same bytes from any painter.
public final class Painter {
  package let renderer: Renderer
  /// The most pixels that a picture may have, counted before any memory is taken for them.
  package var pixelLimit = Int.max

  /// Finds the fonts, in a folder or where the system keeps them.
  ///
  /// - Throws: `PlumblineError.cannotDraw` where no usable font is installed.
  ///
  /// - Parameters:
  ///   - fontFolder: Where fonts are; nil for the folders of ``FontFolders``.
  ///   - font: The family to use in place of the figures' own, such as a theme's.
  public init(
    fontFolder: String? = nil, font: Theme.FontFiles? = nil
  ) throws(PlumblineError) {
    do throws(RenderError) {
      let fonts =
        if let font {
          FontLibrary(family: font.family, paths: font.paths, folders: FontFolders.current)
        } else {
          try FontLibrary(folder: fontFolder, folders: FontFolders.current)
        }
      renderer = Renderer(fonts: fonts)
    } catch {
      throw PlumblineError(error)
    }
  }

  /// Keeps the process from reading the system's font configuration, which no figure needs.
  ///
  /// For programs that draw text in no other way, once, before the first painter. Painters that exist
  /// already, and other users of fontconfig in the process, may find no fonts afterwards.
  package static func forgoSystemFonts() { CairoCanvas.forgoSystemFonts() }

  /// What is worth telling people about the fonts found; nil when all is as it should be.
  public var warning: String? { renderer.fonts.warning.map { "\($0)" } }

  /// Measures texts as they are drawn.
  public var measureText: TextMeasure { renderer.textMeasure }

  /// The writing systems of a layout's texts that no font here has letters for, each once, in a stable
  /// order, and the characters that the fonts of others lack.
  ///
  /// They are drawn as boxes.
  ///
  /// - Parameters:
  ///   - tree: The layout.
  ///   - options: What a figure of the layout shows, if there is one: its words count as well.
  /// - Returns: What is missing.
  /// - Throws: `PlumblineError.cannotDraw` for a font file that cannot be read.
  public func missingScripts(
    in tree: SolvedTree, _ options: FigureOptions? = nil
  ) throws(PlumblineError) -> [MissingScript] {
    let texts =
      tree.items.flatMap { [$0.appearance.text ?? "", $0.identifier] }
      + (options?.captions(of: tree) ?? [])
    do throws(RenderError) {
      return MissingScript.all(of: try renderer.missingLetters(in: texts))
    } catch {
      throw PlumblineError(error)
    }
  }

  /// Draws a solved layout.
  ///
  /// - Parameters:
  ///   - tree: The layout.
  ///   - format: The file format.
  ///   - options: The contents of the figure.
  ///   - coding: The coding of a PNG file's pixels; other formats ignore it.
  /// - Returns: The picture.
  /// - Throws: `PlumblineError.cannotDraw` if memory or a readable font file is missing.
  public func picture(
    of tree: SolvedTree, as format: PictureFormat, _ options: FigureOptions = FigureOptions(),
    coding: PNGCoding = .fast
  ) throws(PlumblineError) -> DrawnPicture {
    try picture(as: format, options, coding) { options in
      Drawing(of: tree, options: options, measure: measureText)
    }
  }

  /// Draws a figure at several steps, one after the other: an animated PNG file, or a structured SVG file.
  ///
  /// - Parameters:
  ///   - tree: The layout.
  ///   - format: PNG or SVG.
  ///   - steps: The contents of the figure at each step; at least one.
  ///   - coding: The coding of a PNG file's pixels.
  /// - Returns: The picture. Its omissions are those of every step that asks for the part.
  /// - Throws: `PlumblineError.cannotDraw` if memory or a readable font file is missing.
  public func animation(
    of tree: SolvedTree, as format: PictureFormat, _ steps: [FigureOptions],
    coding: PNGCoding = .fast
  ) throws(PlumblineError) -> DrawnPicture {
    let steps = tree.withCommonMargin(steps, measure: measureText)
    return try animation(as: format, steps[0], coding) { options in
      DrawingSequence(
        steps: steps.map { step in
          var step = step
          if options.theme != steps[0].theme { step.theme = options.theme }
          return Drawing(of: tree, options: step, measure: measureText)
        })
    }
  }

  /// Draws a layout on its way from canvas to canvas: an animated PNG file, or a structured SVG file.
  package func animation(
    _ animation: CanvasAnimation, as format: PictureFormat, _ options: FigureOptions,
    coding: PNGCoding
  ) throws(PlumblineError) -> DrawnPicture {
    try self.animation(as: format, options, coding) { options in
      DrawingSequence(of: animation, options: options, measure: measureText)
    }
  }

  private func animation(
    as format: PictureFormat, _ options: FigureOptions, _ coding: PNGCoding,
    draw: (FigureOptions) -> DrawingSequence
  ) throws(PlumblineError) -> DrawnPicture {
    var sequence = draw(options)
    guard format == .png else {
      var picture = try self.picture(as: format, options, coding) { draw($0).together }
      picture.omissions = sequence.omissions
      return picture
    }
    sequence.widen(for: options.paper)
    try check(sequence.frames[0].drawing, min(pixelLimit, sequence.framePixelLimit))
    do throws(RenderError) {
      return DrawnPicture(
        bytes: try renderer.renderAnimatedPNG(sequence, coding: coding),
        omissions: sequence.omissions)
    } catch {
      throw PlumblineError(error)
    }
  }

  /// Draws a figure with a closure, which also draws it in other colors for a file that has both.
  package func picture(
    as format: PictureFormat, _ options: FigureOptions, _ coding: PNGCoding,
    draw: (FigureOptions) -> Drawing
  ) throws(PlumblineError) -> DrawnPicture {
    let drawing = draw(options)
    return DrawnPicture(
      bytes: try bytes(of: drawing, as: format, options, coding, draw: draw),
      omissions: drawing.omissions)
  }

  private func bytes(
    of drawing: Drawing, as format: PictureFormat, _ options: FigureOptions, _ coding: PNGCoding,
    draw: (FigureOptions) -> Drawing
  ) throws(PlumblineError) -> [UInt8] {
    var drawing = drawing
    drawing.widen(for: options.paper)
    try check(drawing, pixelLimit)
    do throws(RenderError) {
      if format == .png, options.motion == .marching, let dashes = MarchingDashes(drawing) {
        return try renderer.renderAnimatedPNG(dashes, coding: coding)
      }
      if format == .svg, options.svg.form == .structured {
        return try renderer.renderStructuredSVG(
          adaptive(drawing, options, draw), source: options.svg.source, motion: options.motion,
          idPrefix: options.svg.idPrefix)
      }
    } catch {
      throw PlumblineError(error)
    }
    return try encode(drawing, as: format, coding)
  }
}

extension Painter {
  /// Draws a solved layout as for a PNG file and packs nothing: what drawing alone costs.
  ///
  /// - Throws: `PlumblineError.cannotDraw` for want of memory, or of a readable font file.
  public func draw(
    _ tree: SolvedTree, _ options: FigureOptions = FigureOptions()
  ) throws(PlumblineError) {
    let drawing = Drawing(of: tree, options: options, measure: measureText)
    do throws(RenderError) { try renderer.paintBands(drawing) } catch {
      throw PlumblineError(error)
    }
  }

  /// Makes sure that a picture has no more pixels than it may have, before memory is taken for them.
  package func check(_ drawing: Drawing, _ limit: Int) throws(PlumblineError) {
    let (width, height) = (drawing.pixelWidth, drawing.pixelHeight)
    guard width * height <= limit else {
      throw PlumblineError(JobLimits.Excess.pixels(width: width, height: height, limit: limit))
    }
  }

  /// A drawing as an SVG document for a page that follows the layout from canvas to canvas, line by line.
  package func liveSVG(of drawing: Drawing) throws(PlumblineError) -> [String] {
    do throws(RenderError) { return try renderer.renderLiveSVG(drawing) } catch {
      throw PlumblineError(error)
    }
  }

  /// A drawing as the bytes of a file; SVG files with their texts as outlines.
  package func encode(
    _ drawing: Drawing, as format: PictureFormat, _ coding: PNGCoding = .fast
  ) throws(PlumblineError) -> [UInt8] {
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

  /// The drawing together with its dark counterpart, where the options ask for that.
  private func adaptive(
    _ drawing: Drawing, _ options: FigureOptions, _ draw: (FigureOptions) -> Drawing
  ) -> AdaptiveDrawing {
    guard options.svg.followsReader, options.theme == .light else {
      return AdaptiveDrawing(drawing)
    }
    var darkOptions = options
    darkOptions.theme = .dark
    return AdaptiveDrawing(light: drawing, dark: draw(darkOptions))
  }
}
