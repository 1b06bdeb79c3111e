/// The difference of two texts in the form of `diff -u`, which `patch` and `git apply` read.
package struct UnifiedDiff: CustomStringConvertible {
  private enum Line {
    case kept(ArraySlice<UInt8>)
    case removed(ArraySlice<UInt8>)
    case added(ArraySlice<UInt8>)

    var isKept: Bool { if case .kept = self { true } else { false } }
  }

  /// The difference; empty if the texts are the same.
  package let description: String

  /// Compares two versions of a file.
  package init(of path: String, from old: [UInt8], to new: [UInt8], context: Int = 3) {
    let lines = Self.compare(Self.lines(of: old), Self.lines(of: new))
    let changed = lines.indices.filter { !lines[$0].isKept }
    // A tab ends a name that has spaces.
    let name = path.contains(" ") ? path + "\t" : path
    var text = changed.isEmpty ? "" : "--- \(name)\n+++ \(name)\n"
    var first = 0
    while first < changed.count {
      var last = first
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 2 * context + 1 {
        last += 1
      }
      let start = max(0, changed[first] - context)
      let end = min(lines.count, changed[last] + context + 1)
      text += Self.hunk(lines, start..<end)
      first = last + 1
    }
    description = text
  }

  /// A hunk with the header that says where it is.
  private static func hunk(_ lines: [Line], _ range: Range<Int>) -> String {
    func counts(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
      lines.reduce(into: (0, 0)) { counts, line in
        switch line {
        case .kept: counts = (counts.0 + 1, counts.1 + 1)
        case .removed: counts.0 += 1
        case .added: counts.1 += 1
        }
      }
    }
    let before = counts(lines[..<range.lowerBound])
    let inside = counts(lines[range])
    func place(_ before: Int, _ count: Int) -> String {
      "\(count == 0 ? before : before + 1),\(count)"
    }
    var text =
      "@@ -\(place(before.old, inside.old)) +\(place(before.new, inside.new)) @@\n"
    for line in lines[range] {
      let (mark, bytes) =
        switch line {
        case .kept(let bytes): (" ", bytes)
        case .removed(let bytes): ("-", bytes)
        case .added(let bytes): ("+", bytes)
        }
      text += mark + String(decoding: bytes, as: UTF8.self)
      if bytes.last != .newline { text += "\n\\ No newline at end of file\n" }
    }
    return text
  }

  /// The lines of both texts in one order, removed ones before those added in their place.
  private static func compare(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.kept(old[oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    return lines
  }

  /// The lines of a text, with their line breaks.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: .newline).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}

extension CollectionDifference.Change {
  var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
