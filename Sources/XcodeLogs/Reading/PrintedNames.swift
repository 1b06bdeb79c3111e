/// The names that a line of a log declares: `names: title:0x7f…, '|':UIView:0x7f…`.
///
/// Authors choose the names, which may contain commas and colons. Each entry is therefore read up to its address.
struct PrintedNames: Hashable {
  var addresses: [String: UInt64] = [:]
  var container: PrintedItem?

  /// The start of the entry that declares the container.
  private static let bar = "'|':"

  init() {}

  init(_ list: Substring) {
    var rest = list.trimmed
    while rest.last == ")" || rest.last == ">" { rest = rest.dropLast().trimmed }
    var bar: Substring?
    for _ in 0..<64 where !rest.isEmpty {
      let end = Self.end(ofEntry: rest)
      let entry = rest[..<end].trimmed
      if entry.hasPrefix(Self.bar) {
        bar = entry.dropFirst(Self.bar.count)
      } else if let (name, address) = Self.declaration(entry) {
        addresses[name] = address
      }
      rest = rest[end...].drop { ", ".contains($0) }
    }
    if let bar { readContainer(bar) }
  }

  /// Reads the container's entry: an item, or a name and an address.
  private mutating func readContainer(_ text: Substring) {
    guard let (name, address) = Self.declaration(text) else {
      container = PrintedItem(text)
      return
    }
    // No class has colons.
    let isName = addresses[name] == address || name.contains(":")
    container =
      (isName ? nil : PrintedItem(text)) ?? PrintedItem(name: name, address: address)
    container?.address = address
    addresses[name] = address
  }

  /// Returns the index of the comma after the first entry in a list of names, or the end of a list with one entry.
  private static func end(ofEntry text: Substring) -> Substring.Index {
    for comma in text.ranges(of: ", ").prefix(64) {
      let entry = text[..<comma.lowerBound]
      if declaration(entry) != nil { return comma.lowerBound }
      if entry.hasPrefix(bar), PrintedItem(entry.dropFirst(bar.count))?.address != nil {
        return comma.lowerBound
      }
    }
    return text.endIndex
  }

  /// Returns the name and the address in an entry, or `nil` if either is missing.
  private static func declaration(_ entry: Substring) -> (name: String, address: UInt64)? {
    guard let mark = entry.ranges(of: ":0x").last,
      let address = UInt64(entry[mark.upperBound...], radix: 16)
    else { return nil }
    let name = entry[..<mark.lowerBound].trimmed
    return name.isEmpty ? nil : (String(name), address)
  }

  // MARK: - Names in equations

  /// Replaces each name that contains punctuation by a private-use character, starting with the longest name.
  ///
  /// - Returns: The text of the equation, and the name for each character.
  func marked(in text: Substring) -> (text: String, names: [Character: String]) {
    var marked = String(text)
    var names: [Character: String] = [:]
    let signed = addresses.keys.filter { name in
      !name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    for (index, name) in signed.sorted(by: { ($1.count, $0) < ($0.count, $1) }).enumerated() {
      guard let scalar = Unicode.Scalar(0xF_0000 + index) else { break }
      let mark = Character(scalar)
      for place in marked.ranges(of: name).reversed() where Self.isItem(place, in: marked) {
        marked.replaceSubrange(place, with: String(mark))
        names[mark] = name
      }
    }
    return (marked, names)
  }

  /// Returns whether a name in a text is a whole item, not a part of another name.
  ///
  /// A whole item follows an opening bracket or an operator, and precedes an attribute or a closing bracket.
  private static func isItem(_ place: Range<String.Index>, in text: String) -> Bool {
    let before = text[..<place.lowerBound].last
    let after = text[place.upperBound...].first
    return before.map { " [(-*=".contains($0) } ?? true
      && after.map { ".])(".contains($0) } ?? false
  }
}
