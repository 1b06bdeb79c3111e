package import AutoLayout
internal import Foundation

extension Renderer {
  /// The key of the cache of measured texts: a text and its font.
  struct ExtentKey: Hashable {
    var text: String
    var font: Font
  }

  /// The number of measurements at which the cache is cleared; a scene of 10,000 labels needs fewer.
  private static let extentLimit = 24_576
  /// The maximum number of measurements to keep for the next scene, which is enough for most scenes.
  private static let sharedExtentLimit = 4_096

  /// Clears the cached measurements if there are too many from earlier scenes.
  package func beginScene() {
    if extents.count > Self.sharedExtentLimit { extents = [:] }
  }

  /// A function that measures texts with the same fonts in which they are drawn, without rounding widths.
  ///
  /// It retains the renderer. If fonts can't be opened, it returns fixed metrics, and rendering throws.
  package var textMeasure: TextMeasure {
    { text, font, maximumWidth in
      self.extent(ExtentKey(text: text, font: font), in: maximumWidth)
    }
  }

  private func extent(_ key: ExtentKey, in maximumWidth: CGFloat?) -> TextExtent {
    let width = maximumWidth.map(pangoUnits)
    if let known = extents[key]?.extent(in: width) { return known }
    let extent: TextExtent
    do throws(RenderError) {
      extent = try fontMap(for: key.text)
        .extent(of: key.text, font: key.font, maximumWidth: maximumWidth)
    } catch {
      return fixedTextMeasure(key.text, key.font, maximumWidth)
    }
    if extents.count >= Self.extentLimit { extents.removeAll(keepingCapacity: true) }
    extents[key, default: WrappedExtents()].insert(extent, in: width)
    return extent
  }

  /// Finds the scripts and characters in some texts for which no font is available.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` if a file isn't a font.
  package func missingLetters(in texts: [String]) throws(RenderError) -> MissingLetters {
    var scripts: Set<TextScript> = []
    var characters: Set<Unicode.Scalar> = []
    // ASCII texts are never missing letters, and opening fonts for them would be expensive.
    for text in texts where !text.utf8.allSatisfy({ $0 < 0x80 }) {
      try openFonts()
      try typesetter?.findMissing(in: text, &scripts, &characters)
    }
    return MissingLetters(scripts: scripts.sorted(), characters: characters.sorted())
  }

  func openFonts() throws(RenderError) {
    if typesetter == nil { typesetter = try Typesetter(fonts) }
  }

  /// The font map for a text.
  func fontMap(for text: String) throws(RenderError) -> FontMap {
    try openFonts()
    guard let map = try typesetter?.map(for: text) else {
      preconditionFailure("no fonts after opening them")
    }
    return map
  }
}
