public import AutoLayout
package import CairoCanvas
@_exported public import Figures
private import Foundation
@_exported public import Imaging

/// The file formats of figures.
public enum PictureFormat: String, Sendable, CaseIterable {
  /// A PNG image.
  case png
  /// A vector graphic for web pages.
  case svg
  /// A vector graphic for print.
  case pdf
}

/// A writing system (script) that no available font supports.
public struct MissingScript: Hashable, Sendable {
  /// The script's display name, or code points such as `U+FFFF` if only some characters are missing.
  public var name: String
  /// The Debian package with a font for the script, or `nil` if it is unknown.
  public var package: String?

  /// Creates a missing script, with the Debian package of a font for it.
  package init(name: String, package: String? = nil) {
    (self.name, self.package) = (name, package)
  }
}

extension MissingScript {
  /// Returns an entry for each missing script, followed by one entry for all missing characters of other scripts.
  package static func all(of missing: MissingLetters) -> [MissingScript] {
    let scripts = missing.scripts.map { MissingScript(name: $0.name, package: $0.package) }
    guard !missing.characters.isEmpty else { return scripts }
    let names = missing.characters.map { "U+" + hexadecimal($0.value) }
    let rest = names.count - mostCharacters
    let shown = names.prefix(mostCharacters).joined(separator: ", ")
    return scripts + [MissingScript(name: rest > 0 ? "\(shown) and \(rest) more" : shown)]
  }

  /// The maximum number of characters to list in a name.
  private static let mostCharacters = 8

  /// Formats a code point with at least four hexadecimal digits, as in Unicode's charts.
  private static func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Recreates the value from the name that a job's result has for it.
  package init(named name: String) {
    self.init(name: name, package: TextScript.all.first { $0.name == name }?.package)
  }
}

extension MissingScript: CustomStringConvertible {
  /// A message that names the missing script or characters, and the package to install.
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
/// A painter caches opened fonts and the pixels of its last picture, and must be used in only one task. All painters
/// produce the same bytes from the same tree and options.
public final class Painter {
  package let renderer: Renderer
  /// The maximum number of pixels of a picture, which is checked before memory is allocated.
  package var pixelLimit = Int.max

  /// Creates a painter with the fonts in a folder, or in the folders of ``FontFolders``.
  ///
  /// - Parameters:
  ///   - fontFolder: The folder of fonts, or `nil` to use ``FontFolders``.
  ///   - font: The font family to use, such as the font of a theme, or `nil` for the default family.
  /// - Throws: `PlumblineError.cannotDraw` if no usable font is installed.
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

  /// Keeps fontconfig from loading its data about the system's fonts, which figures don't need.
  ///
  /// Call this once, before creating the first painter, and only if nothing else in the program draws text. Existing
  /// painters and other users of fontconfig in the process may find no fonts afterwards.
  package static func skipSystemFonts() { CairoCanvas.skipSystemFonts() }

  /// A warning that a fallback font family is used, or `nil` if the preferred family was found.
  public var warning: String? { renderer.fonts.warning.map { "\($0)" } }

  /// Measures texts in the fonts in which they are drawn.
  public var measureText: TextMeasure { renderer.textMeasure }

  /// Returns the distinct scripts of a layout's texts that no available font has, in a stable order.
  ///
  /// The last entry may list missing characters of other scripts. Missing letters are drawn as boxes.
  ///
  /// - Parameters:
  ///   - tree: The layout.
  ///   - options: The options whose words are also checked, or `nil` to check only the layout's texts.
  /// - Returns: The missing scripts.
  /// - Throws: `PlumblineError.cannotDraw` if a font is unreadable.
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

  /// Draws a solved layout and returns the contents of the file.
  ///
  /// - Parameters:
  ///   - tree: The layout.
  ///   - format: The file format.
  ///   - options: The contents of the figure.
  ///   - focus: The part of the layout that the figure is about, by default what the options name.
  ///   - coding: The coding of a PNG file's pixels; other formats ignore it.
  /// - Returns: The picture.
  /// - Throws: `PlumblineError.cannotDraw` if memory runs out or no readable font file is found.
  public func picture(
    of tree: SolvedTree, as format: PictureFormat, _ options: FigureOptions = FigureOptions(),
    focus: FigureFocus = FigureFocus(), coding: PNGCoding = .fast
  ) throws(PlumblineError) -> DrawnPicture {
    try picture(as: format, options, coding) { options in
      Drawing(of: tree, options: options, focus: focus, measure: measureText)
    }
  }

  /// Draws the steps of a figure as an animated PNG file or a structured SVG file, and returns its contents.
  ///
  /// - Parameters:
  ///   - tree: The layout.
  ///   - format: PNG or SVG.
  ///   - steps: The options at each step; at least one.
  ///   - coding: The compression of a PNG file.
  /// - Returns: The contents of the file.
  /// - Throws: `PlumblineError.cannotDraw` if memory runs out or a font is unreadable.
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

  /// Draws an animation in which the canvas changes, and returns the contents of the PNG or SVG file.
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

  /// Draws and encodes a figure.
  ///
  /// `draw` is called with the options, and once more with dark colors if the file has a dark version.
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
  /// Draws a solved layout in memory without encoding it, to measure the time for drawing.
  ///
  /// - Throws: `PlumblineError.cannotDraw` if memory runs out or a font is unreadable.
  public func draw(
    _ tree: SolvedTree, _ options: FigureOptions = FigureOptions()
  ) throws(PlumblineError) {
    let drawing = Drawing(of: tree, options: options, measure: measureText)
    do throws(RenderError) { try renderer.paintBands(drawing) } catch {
      throw PlumblineError(error)
    }
  }

  /// Checks the number of a picture's pixels against a limit, before memory is allocated for them.
  package func check(_ drawing: Drawing, _ limit: Int) throws(PlumblineError) {
    let (width, height) = (drawing.pixelWidth, drawing.pixelHeight)
    guard width * height <= limit else {
      throw PlumblineError(JobLimits.Excess.pixels(width: width, height: height, limit: limit))
    }
  }

  /// Returns the lines of an SVG document, for a page that updates the document when the layout changes.
  package func liveSVG(of drawing: Drawing) throws(PlumblineError) -> [String] {
    do throws(RenderError) { return try renderer.renderLiveSVG(drawing) } catch {
      throw PlumblineError(error)
    }
  }

  /// Encodes a drawing, and converts texts to outlines in an SVG file.
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

  /// Returns the drawing together with a dark version, if the options request one.
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
