import Foundation
import Scenes
import Testing

@testable import Batches

@Suite("Batches of figures")
struct FigureBatchTests {
  private static func scene(_ number: Int) throws(SceneError) -> Scene {
    let text = """
      canvases: [40x30]
      root: { subviews: [{ id: a, class: Button, text: "\(number)" }] }
      constraints: [a.centerX == root.centerX, a.centerY == root.centerY]
      """
    return try Scene(bytes: Array(text.utf8), file: "\(number).scene.yaml")
  }

  /// A batch of which every third scene cannot be read.
  private static func batch(_ count: Int, into folder: URL) -> FigureBatch {
    FigureBatch(count: count) { (number) throws(PlumblineError) in
      if number % 3 == 2 { throw .unreadableFile(path: "\(number)", reason: "gone") }
      do throws(SceneError) {
        let scene = try Self.scene(number)
        let path = folder.appending(path: "\(number).png").path
        return [
          FigureJob(
            scene: scene, placement: Scene.Placement(scene.canvases[0]),
            options: scene.figureOptions,
            outputs: [FigureJob.Output(format: .png, path: path)])
        ]
      } catch {
        throw .unreadableScene(error)
      }
    }
  }

  private static func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "batch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await body(folder)
    try FileManager.default.removeItem(at: folder)
  }

  @Test("hand over results in the order of the scenes, with any number of tasks")
  func resultsAreInOrder() async throws {
    var bytes: [[Data?]] = []
    for tasks in [1, 2, 7, 100] {
      try await Self.withFolder { folder in
        var results: [String] = []
        await Self.batch(60, into: folder).run(tasks: tasks) { outcome in
          let files = outcome.figures.flatMap(\.outcome.written).map {
            ($0 as NSString).lastPathComponent
          }
          results.append(outcome.error.map(\.description) ?? files.joined(separator: " "))
          return .continue
        }
        let expected = (0..<60).map {
          $0 % 3 == 2 ? "\($0): error: cannot be read: gone" : "\($0).png"
        }
        #expect(results == expected)
        bytes.append(
          (0..<60).map { FileManager.default.contents(atPath: folder.path + "/\($0).png") })
      }
    }
    #expect(bytes[0].compactMap(\.self).count == 40)
    #expect(bytes.allSatisfy { $0 == bytes[0] })
  }

  @Test("begin nothing after a stop but hand over what was begun, still in order")
  func stopEndsBatch() async throws {
    try await Self.withFolder { folder in
      var results: [Int] = []
      await Self.batch(3000, into: folder).run(tasks: 2) { outcome in
        results.append(outcome.error == nil ? 0 : 1)
        return outcome.error == nil ? .continue : .stop
      }
      #expect(Array(results.prefix(3)) == [0, 0, 1])
      #expect(results.count < 100)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.count == results.filter { $0 == 0 }.count)
    }
  }

  @Test("end where the receiver throws, with its error")
  func receiverThrows() async throws {
    struct Full: Error {}
    try await Self.withFolder { folder in
      await #expect(throws: Full.self) {
        try await Self.batch(30, into: folder).run(tasks: 2) { _ throws(Full) in throw Full() }
      }
    }
  }

  @Test("of nothing end at once")
  func emptyBatch() async {
    await FigureBatch(count: 0) { _ in [] }.run(tasks: 4) { _ in
      Issue.record("there is nothing to receive")
      return .continue
    }
  }
}
