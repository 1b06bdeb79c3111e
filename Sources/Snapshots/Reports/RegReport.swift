internal import Foundation

/// A run in the format of reg-viz's tools: the lists that reg-cli writes, and the pictures in the expected folders.
///
/// Each path in the lists is relative to each of three folders: for actual, expected and difference pictures. Plumbline
/// stores these pictures in one folder, under different names. So the pictures of snapshots that didn't pass are copied
/// into folders beside the lists.
package struct RegReport: Hashable, Sendable {
  /// The lists as a JSON file, in which folders are relative to the file.
  package let lists: [UInt8]
  /// The pictures to copy to other folders.
  package let copies: [Copy]

  /// A picture that has to be copied to another path.
  package struct Copy: Hashable, Sendable {
    /// The path of the picture, as listed in the run.
    package let source: String
    /// The destination path, relative to the folder of the lists.
    package let path: String
  }

  /// Creates the lists and copies for a run.
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

  /// Returns a snapshot's path, which is relative to each of the three folders and stays inside them.
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
