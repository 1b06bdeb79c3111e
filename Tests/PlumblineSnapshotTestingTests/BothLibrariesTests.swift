import Foundation
import Testing

@Suite("A package that depends on swift-snapshot-testing as well")
struct BothLibrariesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .appending(path: "../../..").standardized.path

  /// The messages of the package manager about a package with both, where the other library has a target of a name.
  private func resolution(_ target: String) throws -> (status: Int32, text: String) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "plumbline-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package("
    let files = [
      "swift-snapshot-testing/Package.swift":
        manifest + "name: \"swift-snapshot-testing\", products: [.library(name: \"\(target)\", "
        + "targets: [\"\(target)\"])], targets: [.target(name: \"\(target)\")])",
      "swift-snapshot-testing/Sources/\(target)/A.swift": "",
      "app/Package.swift":
        manifest + "name: \"app\", dependencies: [.package(path: \"../swift-snapshot-testing\"), "
        + ".package(name: \"plumbline\", path: \"\(Self.root)\")], targets: [.target(name: \"App\", "
        + "dependencies: [.product(name: \"\(target)\", package: \"swift-snapshot-testing\"), "
        + ".product(name: \"PlumblineSnapshotTesting\", package: \"plumbline\")])])",
      "app/Sources/App/A.swift": "",
    ]
    for (path, text) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", "app", "show-dependencies"]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test("can be resolved, because no target has the name of one there")
  func resolved() throws {
    let both = try resolution("SnapshotTesting")
    #expect(both.status == 0, "\(both.text)")
    // What it would be otherwise.
    let conflict = try resolution("UIKit")
    #expect(conflict.text.contains("conflicting name: 'UIKit"))
  }
}
