import Foundation
import Testing

@testable import AutoLayout

/// The views that formats in these tests speak of, in a root that is kept alive with them.
struct FormatViews {
  let root = makeRoot(480, 320)
  var views: [String: Any] = [:]

  init(_ names: [String]) {
    for name in names { views[name] = addView(name, to: root) }
  }

  /// The equations that a format makes.
  func equations(
    _ format: String, options: LayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) throws(VisualFormatError) -> [String] {
    try LayoutConstraint.make(
      visualFormat: format, options: options, metrics: metrics, views: views
    ).map(\.equation)
  }
}

/// A format and the equations that it makes, in their order.
struct VisualFormatCase: Sendable, CustomTestStringConvertible {
  let format: String
  let options: LayoutConstraint.FormatOptions
  let equations: [String]
  var testDescription: String { options.isEmpty ? format : "\(format) with \(options.rawValue)" }

  init(
    _ format: String, _ options: LayoutConstraint.FormatOptions = [], _ equations: String...
  ) {
    self.format = format
    self.options = options
    self.equations = equations
  }
}
