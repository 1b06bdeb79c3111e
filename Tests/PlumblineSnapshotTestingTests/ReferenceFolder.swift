import Foundation
import PlumblineSnapshotTesting
import UIKit

/// A folder of references that goes away with the test.
final class ReferenceFolder {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "plumbline-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func content(_ name: String) -> String {
    String(
      decoding: FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data(), as: UTF8.self)
  }

  /// Why a value differs from its reference in the folder; `nil` if it doesn't.
  func failure<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, named name: String? = "a",
    record: SnapshotTestingConfiguration.Record? = nil, testName: String = "test()"
  ) -> String? {
    verifySnapshot(
      of: value, as: strategy, named: name, record: record, snapshotDirectory: path,
      testName: testName)
  }
}

/// A view with a title at a distance from its top.
func card(top: CGFloat = 12) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
  view.backgroundColor = .white
  let title = UILabel()
  title.text = "Title"
  title.accessibilityIdentifier = "title"
  title.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(title)
  NSLayoutConstraint.activate([
    title.topAnchor.constraint(equalTo: view.topAnchor, constant: top),
    title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
  ])
  return view
}
