import LayoutDocuments

extension InterfaceLayout {
  /// The identifiers of the items in a scene file: the object IDs, or the author's names in place of generated IDs.
  ///
  /// A name that several items share isn't used.
  package var sceneIdentifiers: [String?] {
    let ids = document.items.map(\.name)
    let words = zip(ids, labels).map { id, label in
      id?.isGeneratedObjectID == true ? label.flatMap(identifier(of:)) : nil
    }
    var counts: [String: Int] = ["root": 2]
    for word in words + ids { if let word { counts[word, default: 0] += 1 } }
    return zip(ids, words).map { id, word in
      word.flatMap { counts[$0] == 1 ? $0 : nil } ?? id
    }
  }
}

extension String {
  /// Whether the text looks like an object ID that Xcode generated: `a1B-2c-D3e`.
  fileprivate var isGeneratedObjectID: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  }
}

/// Returns a name as a Swift identifier: `Sign-in button` becomes `signInButton`.
///
/// Returns `nil` for names over 60 characters, with non-ASCII letters, or without an ASCII letter before the first
/// digit.
private func identifier(of name: String) -> String? {
  let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
  guard name.count <= 60, let first = words.first, first.first?.isLetter == true,
    !name.contains(where: { !$0.isASCII && $0.isLetter })
  else { return nil }
  // In a sequence of capitals, the last one begins the next word: `URLField` becomes `urlField`.
  let capitals = first.prefix { $0.isUppercase }
  let keepsLast = capitals.count > 1 && capitals.count < first.count
  let count = capitals.count - (keepsLast ? 1 : 0)
  let head = first.prefix(count).lowercased() + first.dropFirst(count)
  return head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
