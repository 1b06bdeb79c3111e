internal import LayoutDocuments
private import Yams

/// Converts an error of Yams to a problem with the file.
func syntaxProblem(_ error: any Error, in source: SourceText) -> SceneProblem {
  guard let error = error as? YamlError else {
    return .init(.start, .yamlSyntax("\(error)", advice: nil))
  }
  switch error {
  case .scanner(let context, let problem, let mark, _),
    .parser(let context, let problem, let mark, _):
    return located(problem, mark, context: context, in: source)
  case .composer(_, let problem, let mark, _):
    guard problem.contains("another document") else {
      return located(problem, mark, context: nil, in: source)
    }
    let index = source.index(scannerLine: mark.line, column: mark.column)
    return .init(source.position(at: index), .severalDocuments)
  case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem),
    .representer(let problem):
    return .init(.start, .yamlSyntax(problem, advice: nil))
  case .memory:
    // The scanner reports nesting beyond its limit of 1,000 levels as a lack of memory.
    return .init(.start, .tooDeep)
  case .no, .dataCouldNotBeDecoded, .duplicatedKeysInMapping:
    return .init(.start, .yamlSyntax("the text cannot be read", advice: nil))
  }
}

private func located(
  _ problem: String, _ mark: Mark, context: YamlError.Context?, in source: SourceText
) -> SceneProblem {
  let index = source.index(scannerLine: mark.line, column: mark.column)
  if problem.contains("nesting level") {
    return .init(source.position(at: index), .tooDeep)
  }
  if index < source.scalars.count, source.scalars[index] == "\t" {
    return .init(source.position(at: index), .tabInIndentation)
  }
  if let color = source.unquotedColor(before: index) { return color }
  let lines = [mark, context?.mark].compactMap { mark in
    mark.map { source.line(around: source.index(scannerLine: $0.line, column: $0.column)) }
  }
  if let code = lines.lazy.compactMap({ LayoutCode(String($0.drop { " -".contains($0) })) }).first {
    return .init(source.position(at: index), .layoutCode(equation: code.equation))
  }
  if lines.contains(where: holdsBareFormat) {
    return .init(source.position(at: index), .unquotedFormat)
  }
  // The line where the unreadable value began has to be quoted; errors are noticed late.
  let start = context.map { source.index(scannerLine: $0.mark.line, column: $0.mark.column) }
  if let start, lines.count == 2, looksLikeEquation(lines[1]), !looksLikeEquation(lines[0]) {
    return .init(source.position(at: start), .yamlSyntax(problem, advice: .quoteEquation))
  }
  let isEquation = lines.first.map(looksLikeEquation) ?? false
  let advice =
    isEquation
    ? .quoteEquation : YAMLAdvice(problem: problem, at: index, start: start, in: source)
  return .init(source.position(at: index), .yamlSyntax(problem, advice: advice))
}

/// Whether a line may be a list element with an equation that YAML misreads because of its first character.
private func looksLikeEquation(_ line: String) -> Bool {
  var text = line.drop { $0 == " " || $0 == "\t" }
  guard text.hasPrefix("- ") else { return false }
  text = text.dropFirst(2).drop { $0 == " " }
  guard let first = text.first, "[>|@*&!%`\"'{".contains(first) else {
    return false
  }
  // A brace begins a list of names if a period follows it.
  if first == "{" { return text.contains("}.") }
  return containsRelation(text) || first != "\"" && first != "'"
}

/// Whether a line has an unquoted visual format string that begins with a character of YAML's syntax.
private func holdsBareFormat(_ line: String) -> Bool {
  guard let key = line.firstRange(of: "visual:") else { return false }
  return line[key.upperBound...].first { $0 != " " }.map("|[>".contains) ?? false
}

/// Whether a text contains `==`, `<=` or `>=`.
func containsRelation(_ text: some StringProtocol) -> Bool {
  var previous: UInt8 = 0
  for byte in Substring(text).utf8 {
    if byte == UInt8(ascii: "="), (UInt8(ascii: "<")...UInt8(ascii: ">")).contains(previous) {
      return true
    }
    previous = byte
  }
  return false
}

/// Returns the position of the first list, mapping or alias used as a key, if the text has many aliases.
///
/// Yams hashes such keys before the expansion of aliases can be limited, which may take forever. Returns `nil` for any
/// realistic text. Quotation marks and comments aren't recognized.
func explosivePosition(of source: SourceText) -> SourcePosition? {
  let scalars = source.scalars
  var aliasCount = 0
  var keyIndex: Int?
  for (index, scalar) in scalars.enumerated() {
    switch scalar {
    case "*":
      var end = index + 1
      while end < scalars.count, isAnchorScalar(scalars[end]) { end += 1 }
      guard end > index + 1 else { continue }
      aliasCount += 1
      if isFollowedByColon(end, in: scalars) { keyIndex = keyIndex ?? index }
    case "]", "}":
      if isFollowedByColon(index + 1, in: scalars) { keyIndex = keyIndex ?? index }
    case "?":
      let before = index > 0 ? scalars[index - 1] : " "
      if " \t\r\n[{,".unicodeScalars.contains(before) { keyIndex = keyIndex ?? index }
    default: break
    }
  }
  guard aliasCount > 16, let keyIndex else { return nil }
  return source.position(at: keyIndex)
}

private func isAnchorScalar(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "0"..."9", "A"..."Z", "a"..."z", "_", "-": true
  default: false
  }
}

private func isFollowedByColon(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
  let next = scalars[index...].first { $0 != " " && $0 != "\t" }
  return next == ":"
}
