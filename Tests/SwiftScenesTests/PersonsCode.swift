import AutoLayout
import CairoCanvas
import Foundation
import LayoutDocuments
import TestTools
import Testing

@testable import SwiftScenes

/// Swift files of a person in a folder of their own.
final class PersonsCode {
  private let folder: TemporaryFolder

  /// Writes files; those of Swift import UIKit.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try write(text, to: name) }
  }

  /// Writes a file, which imports UIKit if it is one of Swift's.
  func write(_ text: String, to name: String) throws {
    let start = name.hasSuffix(".swift") ? "import UIKit\n" : ""
    try write(Array("\(start)\(text)\n".utf8), to: name)
  }

  /// Writes a file, and the folders around it.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path(of: name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// The path of a file.
  func path(of name: String) -> String { "\(folder.path)/\(name)" }

  /// The program of all files, or of those in a folder.
  func program(of name: String = "") throws -> SceneProgram {
    try SceneProgram(
      of: path(of: name), fontFolders: FontLibrary.systemFolders, cache: folder.path + "/.cache")
  }

  /// The layout of a scene.
  func layout(
    _ name: String, on canvas: Canvas = Canvas(width: 200, height: 100),
    _ change: (inout SwiftScene) -> Void = { _ in }
  ) throws -> PlacedLayout {
    let program = try program()
    var scene = SwiftScene(try #require(program.list.scenes.first { $0.name == name }), of: program)
    change(&scene)
    return try scene.layout(on: canvas, direction: .leftToRight)
  }

  /// The message about a scene that has no layout.
  func failure(_ name: String) throws -> String {
    do {
      _ = try layout(name)
      return ""
    } catch let failure as SwiftFailure {
      return failure.description
    }
  }
}
