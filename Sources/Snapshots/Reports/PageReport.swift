internal import Foundation
internal import Mustache

extension SnapshotRun {
  /// The run as one page of HTML that needs nothing else: pictures, style and script are in it.
  ///
  /// The page asks for nothing from anywhere, and a policy in it forbids that it does: of its own
  /// style and script browsers take those whose hashes the policy names, of pictures those that it
  /// holds. Without its script it shows everything, one below the other. Every text passes through
  /// the template's escaping; only pictures, style and script are put in as they are.
  ///
  /// - Parameters:
  ///   - limits: How much the page may hold.
  ///   - read: Gives the bytes of a picture; nil where it cannot be read.
  /// - Returns: The page's HTML.
  /// - Complexity: O(bytes of the pictures that are shown + results + changes).
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

/// How many bytes of pictures a page may hold before it leaves pictures out and says so.
struct PageLimits: Hashable {
  /// For snapshots that did not pass: what people open the page for.
  var pictures = 32 << 20
  /// For all pictures where those that passed are shown: enough to browse a small set.
  var passedPictures = 4 << 20
}

/// What the policy of the page lets run: the hashes of its style and its script.
///
/// A test computes them from the files and says what to write here after a change.
enum PageHashes {
  static let style = "1E2Vc2JQiJGlAmuwcmIY22hMomuZAnK4aDN16omzDFM="
  static let script = "orJMVvbLJmkrYvIpsqSbz2VgZTzvpkj/5ldsq5JoTbw="
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// What the template shows of a run; the names are those in the template.
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
      let passed = status == .passed ? pictures.shown(ofPassed: results, read) : []
      for (index, result) in results.enumerated() {
        let shown = status == .passed ? passed[index] : pictures.shown(of: result, read)
        snapshots.append(
          PageSnapshot(result, anchor: anchors.next(result.name.title), pictures: shown))
      }
    }
    self.snapshots = snapshots
    filters = PageFilter.all(run)
    headline = PageFilter.headline(run)
    notes = pictures.note.map { [$0] } ?? []
  }
}

/// One of the choices of what to list.
struct PageFilter {
  let value: String
  let label: String
  let count: Int
  let isChecked: Bool

  /// What needs a person, everything, and each status that occurs.
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

  /// The counts in words, such as `2 changed, 40 passed`.
  static func headline(_ run: SnapshotRun) -> String {
    let counts = SnapshotStatus.reported.filter { run.count(of: $0) > 0 }
      .map { "\(run.count(of: $0)) \($0.rawValue)" }
    return counts.isEmpty ? "none" : counts.joined(separator: ", ")
  }
}

/// Addresses inside the page, each of one snapshot and the same from run to run.
struct PageAnchors {
  private var used: Set<String> = []

  /// The name with what an address cannot hold replaced, and a number where it was used before.
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
