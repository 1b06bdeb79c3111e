internal import AutoLayout
internal import Foundation
internal import Mustache

extension SnapshotRun {
  /// Returns the run as a self-contained HTML page with pictures, style and script.
  ///
  /// The page loads no other files. Its content security policy enforces that by allowing only embedded pictures, and
  /// only the style and script with the listed hashes. Without scripting, the page shows all results, one below the
  /// other. The template escapes everything except pictures, style and script.
  ///
  /// - Parameters:
  ///   - limits: The size limits of the page.
  ///   - read: Returns the bytes of a picture, or `nil` if it can't be read.
  /// - Returns: The page's HTML.
  /// - Complexity: O(bytes of the pictures shown + results + changes).
  func page(limits: PageLimits = PageLimits(), read: (String) -> [UInt8]?) -> String {
    var pictures = PagePictures(limits: limits)
    let model = PageModel(self, &pictures, read)
    do {
      let library = MustacheLibrary(templates: [
        "page": try MustacheTemplate(string: text(PackageResources.page_mustache)),
        "snapshot": try MustacheTemplate(string: text(PackageResources.snapshot_mustache)),
      ])
      return library.render(model, withTemplate: "page") ?? ""
    } catch {
      preconditionFailure("the page's template cannot be read: \(error)")
    }
  }
}

/// The size limits in bytes for the pictures on a page.
struct PageLimits: Hashable {
  /// The maximum total size, in bytes, of the pictures of snapshots that didn't pass.
  var pictures = 32 << 20
  /// The maximum total size, in bytes, of all pictures on a page that includes pictures of passed snapshots.
  var passedPictures = 4 << 20
}

/// The hashes of the page's style and script, for its content security policy.
///
/// A test computes the hashes from the files, and reports the new values after a change.
enum PageHashes {
  static let style = "ahkmyB1r0w9whpfYR6DYGr2v+XmlA4xl86RgDHsk82s="
  static let script = "tsRuLL/gvl0ikRD8Pwm9GVE5RaeaQNfcBmTVbHGQ14k="
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// The values for the page's template, with properties named like the placeholders.
struct PageModel {
  let version: String
  let mode: String
  let headline: String
  let style = text(PackageResources.page_css)
  let script = text(PackageResources.page_js)
  let styleHash = PageHashes.style
  let scriptHash = PageHashes.script
  let filters: [PageFilter]
  let notes: [String]
  let snapshots: [PageSnapshot]

  init(_ run: SnapshotRun, _ pictures: inout PagePictures, _ read: (String) -> [UInt8]?) {
    version = printable(run.version)
    mode = run.mode.rawValue
    var anchors = PageAnchors()
    var snapshots: [PageSnapshot] = []
    for status in SnapshotStatus.reported {
      let results = run.results.filter { $0.status == status }
      let passed = status == .passed ? pictures.pictures(ofPassed: results, read) : []
      for (index, result) in results.enumerated() {
        let shown = status == .passed ? passed[index] : pictures.pictures(of: result, read)
        snapshots.append(
          PageSnapshot(result, anchor: anchors.next(result.name.title), pictures: shown))
      }
    }
    self.snapshots = snapshots
    filters = PageFilter.all(run)
    headline = PageFilter.headline(run)
    notes = [run.againstNote.map(printable), run.environmentNote.map(printable), pictures.note]
      .compactMap(\.self)
  }
}

/// A filter of the list of results.
struct PageFilter {
  let value: String
  let label: String
  let count: Int
  let isChecked: Bool

  /// Returns the filters for results that need attention, for all results, and for each status that occurs.
  static func all(_ run: SnapshotRun) -> [PageFilter] {
    let open = run.results.count - run.count(of: .passed)
    var filters = [
      PageFilter(value: "all", label: "All", count: run.results.count, isChecked: open == 0)
    ]
    if open > 0 {
      let filter = PageFilter(value: "open", label: "Not passed", count: open, isChecked: true)
      filters.insert(filter, at: 0)
    }
    for status in SnapshotStatus.reported where run.count(of: status) > 0 {
      let label = status.rawValue.prefix(1).uppercased() + status.rawValue.dropFirst()
      filters.append(
        PageFilter(
          value: status.rawValue, label: label, count: run.count(of: status), isChecked: false))
    }
    return filters
  }

  /// Returns the number of results of each status in words, such as `2 changed, 40 passed`.
  static func headline(_ run: SnapshotRun) -> String {
    let counts = SnapshotStatus.reported.filter { run.count(of: $0) > 0 }
      .map { "\(run.count(of: $0)) \($0.rawValue)" }
    return counts.isEmpty ? "none" : counts.joined(separator: ", ")
  }
}

/// A deterministic generator of fragment identifiers for snapshots.
struct PageAnchors {
  private var used: Set<String> = []

  /// Returns the identifier for a title.
  ///
  /// Invalid characters are replaced, and a number is appended if the identifier was used before.
  mutating func next(_ title: String) -> String {
    func isKept(_ character: Character) -> Bool {
      guard character.isASCII else { return false }
      return character.isLetter || character.isNumber || "._@-".contains(character)
    }
    let base = "s-" + String(title.map { isKept($0) ? $0 : "-" })
    var anchor = base
    var number = 2
    while !used.insert(anchor).inserted {
      anchor = "\(base)~\(number)"
      number += 1
    }
    return anchor
  }
}
