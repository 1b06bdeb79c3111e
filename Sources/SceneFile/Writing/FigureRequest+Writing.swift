internal import AutoLayout
internal import Foundation
internal import PictureDescriptions

extension FigureRequest {
  /// Returns the request's entries for a scene file or a job, with `nil` for values that are the same in `other`.
  ///
  /// The theme is omitted, because scenes have no theme, and jobs write its name. Jobs use another key for the width.
  func entries(besides other: FigureRequest = FigureRequest(), widthKey: String = "size") -> [(
    key: String, value: WrittenNode?
  )] {
    func entry<Value: Equatable>(
      _ key: String, _ path: KeyPath<FigureRequest, Value?>, _ node: (Value) -> WrittenNode?
    ) -> (key: String, value: WrittenNode?) {
      let value = self[keyPath: path]
      return (key, value == other[keyPath: path] ? nil : value.flatMap(node))
    }
    return [
      entry("title", \.title) { .text($0) },
      entry("caption", \.caption) { .text($0) },
      entry("look", \.look) { .text($0.rawValue) },
      entry("show", \.overlays) { .list($0.map { .text($0.description) }) },
      entry("margin", \.margin, \.node),
      entry("crop", \.crop) { .text($0.text) },
      entry("background", \.background) { .text($0.hexText) },
      entry(widthKey, \.width) { .text($0.text) },
      entry("letters", \.letters) { .text($0.text) },
      entry("exploded", \.exploded, \.node),
      entry("language", \.words) { .text($0.language) },
      entry("idPrefix", \.idPrefix) { .text($0) },
    ]
  }
}

extension FigurePaper.Margin {
  /// The margin as written in scenes and jobs, or `nil` for the standard margin.
  fileprivate var node: WrittenNode? {
    switch self {
    case .standard: nil
    case .points(let points): .number(points)
    case .sides(let sides): sides.node
    case .automatic: .text("auto")
    }
  }
}

extension ExplosionRequest {
  /// The exploded hierarchy as written in scenes and jobs.
  fileprivate var node: WrittenNode? {
    guard case .planes(let angle, let spacing) = self else { return .raw("false") }
    func number(_ value: Double?) -> WrittenNode? { value.map { .number(CGFloat($0)) } }
    return .mapping(stated([("angle", number(angle)), ("spacing", number(spacing))]))
  }
}
