private import Foundation

extension Canvas {
  /// Makes a canvas from `WxH` or `WxH@S`, in points and pixels per point, or returns `nil` for any other text.
  ///
  /// An extent of `fit` fits the layout. Numbers aren't checked: `0x0` makes a canvas that ``validate()`` rejects.
  public init?(parsing text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
    let extents = sides.map { plainDecimal($0).map { CGFloat($0) } }
    guard sides.count == 2,
      zip(sides, extents).allSatisfy({ $0 == Self.fittingWord || $1 != nil })
    else { return nil }
    let (width, height) = (extents[0], extents[1])
    guard parts.count == 2 else {
      self.init(width: width, height: height)
      return
    }
    // The scale may also be written as in names of picture files: `@2x`.
    let digits = parts[1].hasSuffix("x") ? parts[1].dropLast() : parts[1]
    guard let scale = plainDecimal(digits) else { return nil }
    self.init(width: width, height: height, scale: scale)
  }
}
