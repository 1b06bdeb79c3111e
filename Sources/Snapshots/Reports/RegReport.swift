internal import Foundation

/// A run in the format of reg-viz's tools: the JSON file that reg-cli writes, and copies of the pictures.
///
/// reg-cli keeps actual, expected and difference pictures in three folders, under the same path in each. Plumbline
/// stores all pictures in one folder, under different names. The pictures of snapshots that didn't pass are therefore
/// copied into three folders beside the JSON file.
package struct RegReport: Hashable, Sendable {
  /// The contents of the JSON file, which lists the snapshots by status.
  package let lists: [UInt8]
  /// The pictures to copy into the folders beside the JSON file.
  package let copies: [Copy]

  /// A picture that has to be copied to another path.
  package struct Copy: Hashable, Sendable {
    /// The path of the picture, as listed in the run.
    package let source: String
    /// The destination path, relative to the folder that contains the JSON file.
    package let path: String
  }

  /// Creates the report of a run.
  package init(_ run: SnapshotRun) {
    let items = run.results.map { ($0, RegReport.item($0.name)) }
    func list(_ isIn: (SnapshotResult) -> Bool) -> [String] {
      items.filter { isIn($0.0) }.map(\.1).sorted()
    }
    let lists = Lists(
      failedItems: list { [.changed, .failed].contains($0.status) },
      newItems: list { [.new, .missing, .added].contains($0.status) },
      deletedItems: list { [.orphaned, .removed].contains($0.status) },
      passedItems: list { $0.status == .passed },
      expectedItems: list { $0.files.referencePicture != nil },
      actualItems: list { $0.files.actualPicture != nil },
      diffItems: list { $0.files.differencePicture != nil })
    self.lists = readableJSON(lists)
    copies = items.filter { $0.0.status != .passed }.flatMap { result, item in
      let files = result.files
      let places = [
        (files.actualPicture, lists.actualDir), (files.referencePicture, lists.expectedDir),
        (files.differencePicture, lists.diffDir),
      ]
      return places.compactMap { source, folder in
        source.map { Copy(source: $0, path: "\(folder)/\(item)") }
      }
    }
  }

  /// Returns the path of a snapshot's pictures in each of the folders for actual, expected and difference pictures.
  private static func item(_ name: SnapshotName) -> String {
    let folders = name.folder.split(separator: "/").filter { $0 != "." && $0 != "__Snapshots__" }
      .map { $0 == ".." ? "_" : String($0) }
    let file = "\(name.title).png".replacing("/", with: "_")
    return (folders + [file]).joined(separator: "/")
  }

  /// The contents of the JSON file that reg-cli writes.
  private struct Lists: Encodable {
    var failedItems: [String]
    var newItems: [String]
    var deletedItems: [String]
    var passedItems: [String]
    var expectedItems: [String]
    var actualItems: [String]
    var diffItems: [String]
    var actualDir = "reg/actual"
    var expectedDir = "reg/expected"
    var diffDir = "reg/diff"
  }
}
