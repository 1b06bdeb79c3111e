package import AutoLayout
internal import Foundation

extension Renderer {
  /// A text in a font.
  struct ExtentKey: Hashable {
    var text: String
    var font: Font
  }

  /// How many texts' extents are kept before all are forgotten: more than a scene of 10,000 labels has.
  private static let extentLimit = 24_576
  /// How many are kept from one scene to the next: more than most scenes have texts, and little enough
  /// not to show in the memory of a long batch, whose texts may all differ.
  private static let sharedExtentLimit = 4_096

  /// Forgets what was measured for the scenes before, where that is much.
  package func beginScene() {
    if extents.count > Self.sharedExtentLimit { extents = [:] }
  }

  /// Measures texts with the fonts that they are drawn in; widths are not rounded.
  ///
  /// The closure keeps the renderer alive. Where fonts cannot be opened it answers with fixed
  /// metrics; rendering then throws the reason.
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

  /// What some texts hold that no font here has.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` for a file that is no font.
  package func missingLetters(in texts: [String]) throws(RenderError) -> MissingLetters {
    var scripts: Set<TextScript> = []
    var characters: Set<Unicode.Scalar> = []
    // Opening fonts for texts of plain letters would cost more than asking.
    for text in texts where !text.utf8.allSatisfy({ $0 < 0x80 }) {
      try openFonts()
      try typesetter?.findMissing(in: text, &scripts, &characters)
    }
    return MissingLetters(scripts: scripts.sorted(), characters: characters.sorted())
  }

  /// Opens the fonts of the figures' own family.
  func openFonts() throws(RenderError) {
    if typesetter == nil { typesetter = try Typesetter(fonts) }
  }

  /// The fonts that set a text.
  func fontMap(for text: String) throws(RenderError) -> FontMap {
    try openFonts()
    guard let map = try typesetter?.map(for: text) else {
      preconditionFailure("no fonts after opening them")
    }
    return map
  }
}
