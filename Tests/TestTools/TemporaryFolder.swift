import Foundation
import Testing

/// A folder that goes away with the test.
package final class TemporaryFolder {
  /// Where it is.
  package let path: String

  /// Makes an empty folder where the system keeps temporary ones.
  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "plumbline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      Issue.record("cannot remove \(path): \(error)")
    }
  }

  /// The names in a folder inside, in alphabetical order.
  package func contents(of subfolder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + subfolder).sorted()
  }
}
