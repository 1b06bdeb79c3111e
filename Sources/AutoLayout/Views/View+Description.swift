private import Foundation

extension View {
  /// The view's appearance in figures, for modules that can't read the overridable property `figureLook`.
  package var shownLook: Appearance { figureLook }

  /// The view in the format of Apple's descriptions, with a name instead of an address, and only non-default values.
  var printedForm: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { plainNumber($0) }
    var parts = ["frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"]
    if let quotedText { parts.append("text = \(quotedText)") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(plainNumber(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.letters)") }
    if tag != 0 { parts.append("tag = \(tag)") }
    let name = identifier.map { ": \($0)" } ?? ""
    return "<\(printedClass)\(name); \(parts.joined(separator: "; "))>"
  }

  /// The class's name in Apple's messages: the UIKit or AppKit name of this module's classes, or else the class name.
  package var printedClass: String {
    guard String(reflecting: type(of: self)).hasPrefix("AutoLayout.") else { return className }
    let isDesktop = effectiveEnvironment.profile.isDesktop
    let names = isDesktop ? desktopClassNames : mobileClassNames
    return names[className] ?? (isDesktop ? "NS" : "UI") + className
  }

  /// The text that the view shows, in quotes and cut after 25 characters, or `nil` if the view shows no text.
  var quotedText: String? {
    guard let text = figureLook.text, !text.isEmpty else { return nil }
    return text.count > 25 ? "'\(text.prefix(25))...'" : "'\(text)'"
  }
}

extension View.AutoresizingMask {
  fileprivate var letters: String {
    let names: [(View.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

/// The UIKit names of classes whose names in this module differ by more than a prefix.
private let mobileClassNames = [
  "ActivityIndicator": "UIActivityIndicatorView", "ButtonImageView": "UIImageView",
  "ButtonTitleLabel": "UIButtonLabel", "CellContentView": "UITableViewCellContentView",
  "CollectionCell": "UICollectionViewCell", "CollectionContentView": "UIView",
  "TableCell": "UITableViewCell",
  "HeaderContentView": "_UITableViewHeaderFooterContentView",
  "HeaderFooterView": "UITableViewHeaderFooterView",
]
private let desktopClassNames = [
  "ActivityIndicator": "NSProgressIndicator", "Label": "NSTextField",
  "ProgressView": "NSProgressIndicator",
]
