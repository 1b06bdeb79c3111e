internal import LayoutDocuments
private import Yams

/// Parses YAML as document nodes.
///
/// Yams provides the scalars, lists and mappings with their positions. Its interpretation of scalars as Booleans,
/// numbers or dates isn't used.
struct YAMLReader {
  private let source: SourceText
  /// The repeated keys that were replaced in the text for Yams, by their index in the original text.
  private var hiddenKeys: [Int: String] = [:]
  private var nodeCount = 0
  /// The reasons why all or part of the document can't be read.
  private(set) var problems: [SceneProblem] = []

  /// Creates a reader for a text.
  init(_ source: SourceText) {
    self.source = source
  }

  /// Parses the document, or returns `nil` if there is no value or the syntax is invalid.
  mutating func read() -> DocumentNode? {
    if let position = explosivePosition(of: source) {
      problems.append(.init(position, .collectionAsKey))
      return nil
    }
    guard let root = compose() else { return nil }
    let node = convert(root, depth: 1)
    if let node, node.isNothing {
      problems.append(.init(.start, .emptyFile))
      return nil
    }
    return node
  }

  /// The maximum number of times that the text is parsed.
  ///
  /// The text is parsed again for each repeated key, and parsing a file of the maximum size takes seconds.
  private var attemptCount: Int {
    min(64, max(2, DocumentLimits.byteCount / max(1, source.string.utf8.count)))
  }

  /// Parses the text with Yams.
  ///
  /// If Yams stops at a repeated key, one occurrence is replaced, so that the rest of the text is checked too.
  private mutating func compose() -> Node? {
    var scalars = source.scalars
    var text = source.string
    for attempt in 0..<attemptCount {
      do {
        let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
        guard let root = try parser.singleRoot() else {
          problems.append(.init(.start, .emptyFile))
          return nil
        }
        return root
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        let index = source.index(
          scannerLine: context.mark.line, column: context.mark.column)
        let key = keys.first ?? ""
        guard let range = rangeOfKey(key, at: index), hiddenKeys[index] == nil else {
          problems.append(.init(source.position(at: index), .duplicateKey(key, firstAt: nil)))
          return nil
        }
        hiddenKeys[index] = key
        let standIn = Unicode.Scalar(UInt32(0xE000 + attempt)) ?? "\u{E000}"
        for hidden in range { scalars[hidden] = standIn }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        text = String(view)
      } catch {
        problems.append(syntaxProblem(error, in: source))
        return nil
      }
    }
    let first = source.position(at: hiddenKeys.keys.min() ?? 0)
    problems.append(.init(first, .manyDuplicateKeys(atLeast: hiddenKeys.count)))
    return nil
  }

  /// Returns the range of a key's characters without quotation marks, or `nil` if the key spans several lines.
  private func rangeOfKey(_ key: String, at index: Int) -> Range<Int>? {
    guard index < source.scalars.count, !key.isEmpty else { return nil }
    let quote = source.scalars[index]
    if quote == "\"" || quote == "'" {
      var end = index + 1
      while end < source.scalars.count, source.scalars[end] != quote {
        if source.scalars[end] == "\n" || source.scalars[end] == "\r" { return nil }
        end += quote == "\"" && source.scalars[end] == "\\" ? 2 : 1
      }
      return end < source.scalars.count ? index + 1..<end : nil
    }
    let isLiteral = source.literalCharacterCount(of: key, at: index) == key.count
    return isLiteral ? index..<index + key.unicodeScalars.count : nil
  }

  private mutating func convert(_ node: Node, depth: Int) -> DocumentNode? {
    let index = index(of: node)
    let position = source.position(at: index)
    nodeCount += 1
    guard nodeCount <= DocumentLimits.nodeCount else {
      if nodeCount == DocumentLimits.nodeCount + 1 {
        problems.append(.init(position, .tooManyValues))
      }
      return nil
    }
    guard depth <= DocumentLimits.depth else {
      problems.append(.init(position, .tooDeep))
      return nil
    }
    switch node {
    case .scalar(let scalar):
      return convert(scalar, at: index)
    case .sequence(let sequence):
      refuseTag(sequence.tag, unless: .seq, at: position)
      let elements = sequence.compactMap { convert($0, depth: depth + 1) }
      return DocumentNode(position: position, content: .sequence(elements))
    case .mapping(let mapping):
      refuseTag(mapping.tag, unless: .map, at: position)
      let entries = mapping.compactMap { convert(key: $0.key, value: $0.value, depth: depth + 1) }
      return DocumentNode(
        position: position, content: .mapping(removingDuplicates(entries, problems: &problems)))
    case .alias:
      return nil
    }
  }

  private mutating func convert(_ scalar: Node.Scalar, at index: Int) -> DocumentNode? {
    let position = source.position(at: index)
    let isEquation = containsRelation(scalar.string)
    let isTagged = refuseTag(scalar.tag, unless: .str, at: position, isEquation: isEquation)
    // The tag consumed the beginning of such an equation.
    if isTagged, isEquation { return nil }
    let isQuoted = scalar.style != .plain
    let isInline = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    let textIndex = isInline ? index + 1 : index
    // The line break at the end of a block belongs to the file, not to the text.
    let isBlock = scalar.style == .literal || scalar.style == .folded
    let endsLine = isBlock && scalar.string.hasSuffix("\n")
    let content = DocumentScalar(
      text: endsLine ? String(scalar.string.dropLast()) : scalar.string, isQuoted: isQuoted,
      position: position,
      textPosition: source.position(at: textIndex),
      literalCount: source.literalCharacterCount(of: scalar.string, at: textIndex))
    return DocumentNode(position: position, content: .scalar(content))
  }

  private mutating func convert(key: Node, value: Node, depth: Int) -> DocumentNode.Entry? {
    let index = index(of: key)
    let position = source.position(at: index)
    guard let scalar = key.scalar else {
      problems.append(.init(position, .collectionAsKey))
      return nil
    }
    if scalar.string == "<<", scalar.style == .plain {
      problems.append(.init(position, .mergeKey))
      return nil
    }
    guard let value = convert(value, depth: depth) else { return nil }
    return .init(key: hiddenKeys[index] ?? scalar.string, keyPosition: position, value: value)
  }

  /// Reports a YAML tag other than the default tag, and returns whether the tag was reported.
  @discardableResult
  private mutating func refuseTag(
    _ tag: Tag, unless usual: Tag.Name, at position: SourcePosition, isEquation: Bool = false
  ) -> Bool {
    let name = tag.rawValue
    guard !name.isEmpty, name != usual.rawValue else { return false }
    problems.append(.init(position, .tag(name, isEquation: isEquation)))
    return true
  }

  private func index(of node: Node) -> Int {
    guard let mark = node.mark else { return 0 }
    return source.index(scannerLine: mark.line, column: mark.column)
  }
}

/// Reports the entries of a mapping that repeat an earlier key, and returns the other entries.
func removingDuplicates(
  _ entries: [DocumentNode.Entry], problems: inout [SceneProblem]
) -> [DocumentNode.Entry] {
  var firstPositions: [String: SourcePosition] = [:]
  return entries.filter { entry in
    if let first = firstPositions[entry.key] {
      problems.append(.init(entry.keyPosition, .duplicateKey(entry.key, firstAt: first)))
      return false
    }
    firstPositions[entry.key] = entry.keyPosition
    return true
  }
}
