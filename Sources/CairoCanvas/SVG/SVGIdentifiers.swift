/// Renumbers an SVG document's identifiers in order of appearance.
///
/// cairo counts surfaces and glyphs per process, so equal pictures could otherwise have different identifiers. Only
/// names in `id="…"`, `href="#…"` and `url(#…)` are replaced.
func renumberedIdentifiers(in document: [UInt8]) -> [UInt8] {
  let markers = ["id=\"", "href=\"#", "url(#"].map { Array($0.utf8) }
  let firstBytes = markers.map { $0[0] }
  var names: [[UInt8]: [UInt8]] = [:]
  var counts: [[UInt8]: Int] = [:]
  var result: [UInt8] = []
  result.reserveCapacity(document.count)
  var position = 0
  while position < document.count {
    // Most bytes don't begin a marker, and comparing one byte is much cheaper than comparing all.
    guard firstBytes.contains(document[position]),
      let marker = markers.first(where: { document[position...].starts(with: $0) })
    else {
      result.append(document[position])
      position += 1
      continue
    }
    let start = position + marker.count
    let name = Array(document[start...].prefix { isIdentifierByte($0) })
    result += marker
    if let known = names[name] {
      result += known
    } else {
      let stem = Array(name.prefix { isLetter($0) })
      let renamed = stem + Array(String(counts[stem, default: 0]).utf8)
      counts[stem, default: 0] += 1
      names[name] = renamed
      result += renamed
    }
    position = start + name.count
  }
  return result
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

private func isIdentifierByte(_ byte: UInt8) -> Bool {
  isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
}
