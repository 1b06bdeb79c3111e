internal import LayoutDocuments

/// Parses a YAML or JSON file into a tree of nodes.
///
/// If the bytes aren't valid text in the given syntax, or exceed a limit, adds the reason to `problems` and returns
/// `nil`.
func readDocument(
  _ bytes: [UInt8], syntax: SceneSyntax, byteLimit: Int = DocumentLimits.byteCount,
  problems: inout [SceneProblem]
) -> DocumentNode? {
  guard bytes.count <= byteLimit else {
    problems.append(.init(.start, .fileTooLarge))
    return nil
  }
  guard let text = String(validating: bytes, as: UTF8.self) else {
    problems.append(encodingProblem(bytes))
    return nil
  }
  let source = SourceText(text)
  if let problem = controlCharacterProblem(source, syntax: syntax) {
    problems.append(problem)
    return nil
  }
  let node: DocumentNode?
  switch syntax {
  case .yaml:
    var reader = YAMLReader(source)
    node = reader.read()
    problems += reader.problems
  case .json:
    var reader = JSONReader(source)
    node = reader.read()
    problems += reader.problems
  }
  return node
}

/// Returns the problem with the first invalid UTF-8 byte, or the problem that the file is UTF-16.
private func encodingProblem(_ bytes: [UInt8]) -> SceneProblem {
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
    return .init(.start, .notUTF8(byte: nil))
  }
  var decoder = UTF8()
  var iterator = bytes.makeIterator()
  var prefix = String.UnicodeScalarView()
  var length = 0
  while case .scalarValue(let scalar) = decoder.decode(&iterator) {
    prefix.append(scalar)
    length += UTF8.width(scalar)
  }
  let source = SourceText(String(prefix))
  let byte = length < bytes.count ? bytes[length] : 0
  return .init(source.position(at: source.scalars.count), .notUTF8(byte: byte))
}

/// Returns the problem with the first character that is invalid in YAML and JSON, or `nil` if there isn't one.
///
/// The YAML scanner rejects such characters too, but doesn't report their positions.
private func controlCharacterProblem(_ source: SourceText, syntax: SceneSyntax) -> SceneProblem? {
  for (index, scalar) in source.scalars.enumerated() {
    let isRefused: Bool
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85: isRefused = false
    case 0..<0x20: isRefused = true
    case 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: isRefused = syntax == .yaml
    default: isRefused = false
    }
    if isRefused {
      return .init(source.position(at: index), .controlCharacter(scalar.value))
    }
  }
  return nil
}
