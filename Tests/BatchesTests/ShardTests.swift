import Scenes
import Testing

@testable import Batches

@Suite("Shards")
struct ShardTests {
  private static let scenes = (0..<10_000).map { "scenes/\($0 % 7)/screen-\($0).scene.yaml" }

  @Test("have every scene in exactly one of them", arguments: [1, 2, 3, 8, 64])
  func eachSceneOnce(count: Int) throws {
    let shards = try (1...count).map { try #require(Shard(index: $0, count: count)) }
    for scene in Self.scenes { #expect(shards.count { $0.contains(scene) } == 1) }
  }

  @Test("are about equally large")
  func areBalanced() throws {
    for index in 1...8 {
      let shard = try #require(Shard("\(index)/8"))
      let size = Self.scenes.count(where: shard.contains)
      // Five standard deviations of 10,000 draws.
      #expect(abs(size - 1250) < 166)
    }
  }

  @Test("are the same in every run and version")
  func areStable() throws {
    let shard = try #require(Shard("2/3"))
    let own = (0..<12).filter { shard.contains("scenes/\($0).scene.yaml") }
    #expect(own == [0, 2, 3, 4, 5, 8])
  }

  @Test(
    "are written as a number of so many",
    arguments: ["", "1", "0/3", "4/3", "1/0", "-1/3", "a/b", "1/2/3", "1/", "/2", " 1/2"])
  func refusesNonsense(text: String) {
    #expect(Shard(text) == nil)
  }
}
