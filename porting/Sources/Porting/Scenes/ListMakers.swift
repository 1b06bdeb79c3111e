internal import SwiftSyntax

/// The overrides by which lists make views of the files' classes, which they know only when the code runs.
struct ListMakers {
  private let index: ClassIndex

  /// The initializers that lists call, by the superclass that Apple declares, with their arguments.
  private static let calls: [String: (signature: String, arguments: String)] = [
    "UICollectionReusableView": ("init(frame:)", "(frame: .zero)"),
    "UICollectionViewCell": ("init(frame:)", "(frame: .zero)"),
    "UICollectionViewListCell": ("init(frame:)", "(frame: .zero)"),
    "UITableViewCell": ("init(style:reuseIdentifier:)", "(style: .default, reuseIdentifier: $0)"),
    "UITableViewHeaderFooterView": ("init(reuseIdentifier:)", "(reuseIdentifier: $0)"),
  ]

  /// Adds an override to each class that a list can make.
  ///
  /// - Parameters:
  ///   - index: The classes of the files.
  ///   - sources: The files, which begin those of the index.
  static func add(_ index: ClassIndex, to sources: inout [SceneSource]) {
    let makers = ListMakers(index: index)
    for declared in index.all where declared.file < sources.count {
      guard let text = makers.override(in: declared) else { continue }
      // Not an insertion, which would stay if the class is left out.
      sources[declared.file].replace(declared.node.memberBlock.leftBrace.range, with: "{ " + text)
    }
  }

  /// The override of a class, on one line; `nil` if no initializer that a list calls is there.
  private func override(in declared: ClassIndex.Class) -> String? {
    guard let name = index.outerSuperclass(of: declared), let call = Self.calls[name],
      let kind = ViewKind(of: declared, in: index),
      let mark = Initializers(of: declared, kind, index).mark(of: call.signature)
    else { return nil }
    let type = declared.node.name.text
    let closure = call.arguments.contains("$0") ? "" : "_ in "
    // As accessible as the class, also if classes of other modules override it.
    let access = DeclSyntax(declared.node).modifier(.open) == nil ? "public" : "open"
    return "\(access) override class var viewMaker: (AnyClass, (String?) -> UIView)? { "
      + "(\(type).self, { \(closure)\(type)\(call.arguments)\(mark) }) }; "
  }
}
