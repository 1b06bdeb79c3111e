import Foundation
import Testing

@testable import Snapshots

@Suite("Saved results") struct SavedRunTests {
  @Test("are the run again when they are read, and the same bytes each time")
  func roundTrip() throws {
    let run = try SampleRun().run
    #expect(try SnapshotRun(saved: run.saved()) == run)
    #expect(run.saved() == run.saved())
    var endless = run
    endless.results[0].layout?.changes[0].actual = CGRect(
      x: CGFloat.infinity, y: 0, width: 0, height: 0)
    #expect(try SnapshotRun(saved: endless.saved()) == endless)
  }

  @Test(
    "name what is wrong with a damaged file",
    arguments: [
      ("", "the file is empty"),
      ("{", "no saved results"),
      ("[1]", "no saved results"),
      ("{}", "'format' is missing"),
      (#"{"format":2}"#, "results of format 2, and this version reads format 1"),
      (#"{"format":1,"run":{"version":"1","mode":"verify"}}"#, "'results' is missing"),
      (
        #"{"format":1,"run":{"version":"1","mode":"verify","results":[{"status":"gone"}]}}"#,
        "'results[0].name' is missing"
      ),
      (#"{"format":1,"run":{"version":"1","mode":"guess","results":[]}}"#, "'mode' cannot be read"),
    ])
  func damage(text: String, reason: String) {
    let error = #expect(throws: SavedRunError.self) {
      try SnapshotRun(saved: Array(text.utf8))
    }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test("say which value is of another kind in the words of JSON, and not in Swift's")
  func otherKinds() throws {
    let saved = Data(try SampleRun().run.saved())
    let whole = try JSONSerialization.jsonObject(with: saved)
    for path in Self.paths(in: whole) where !path.isEmpty {
      for other in [7, "x", [Any](), [String: Any](), NSNull(), true] as [Any] {
        let mutant = try JSONSerialization.data(
          withJSONObject: Self.replacing(path[...], in: whole, with: other))
        do throws(SavedRunError) {
          _ = try SnapshotRun(saved: Array(mutant))
        } catch {
          for word in [
            "decode", "Array", "Dictionary", "Int", "String", "Swift", "Snapshot", "Cannot",
          ] {
            #expect(!error.description.contains(word), "\(error), \(path)")
          }
        }
      }
    }
    for (text, reason) in [
      (#"{"format":1,"run":{"version":1}}"#, "'version' cannot be read: expected a string"),
      (#"{"format":"1"}"#, "'format' cannot be read: expected a number"),
      ("[]", "'the file' cannot be read: expected an object"),
      (
        #"{"format":1,"run":{"version":"1","mode":"verify","results":{}}}"#,
        "'results' cannot be read: expected an array"
      ),
    ] {
      let error = #expect(throws: SavedRunError.self) { try SnapshotRun(saved: Array(text.utf8)) }
      #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }
  }

  /// The keys and indices that lead to each value, the first of each list alone.
  private static func paths(in value: Any) -> [[String]] {
    if let object = value as? [String: Any] {
      return [[]]
        + object.keys.sorted().flatMap { key in
          paths(in: object[key] ?? "").map { [key] + $0 }
        }
    }
    guard let first = (value as? [Any])?.first else { return [[]] }
    return [[]] + paths(in: first).map { ["0"] + $0 }
  }

  private static func replacing(_ path: ArraySlice<String>, in value: Any, with other: Any) -> Any {
    guard let key = path.first else { return other }
    if var object = value as? [String: Any] {
      object[key] = replacing(path.dropFirst(), in: object[key] ?? "", with: other)
      return object
    }
    guard var list = value as? [Any] else { return other }
    list[0] = replacing(path.dropFirst(), in: list[0], with: other)
    return list
  }

  @Test("cannot be read when they are cut off anywhere")
  func truncation() throws {
    let saved = try SampleRun().run.saved()
    for count in stride(from: 1, to: saved.count - 2, by: 97) {
      #expect(throws: SavedRunError.self) { try SnapshotRun(saved: Array(saved[..<count])) }
    }
  }

  @Test(
    "keep paths that count from their folder",
    arguments: [
      ("/a/b/c.png", "/a/b", "c.png"), ("/a/c.png", "/a/b/d", "../../c.png"), ("/a", "/a", "."),
      ("a/./b/../c", "a", "c"), ("a/c", "../b", "a/c"), ("/a", "b", "/a"), ("x", ".", "x"),
      ("/../a", "/", "a"),
    ])
  func relative(path: String, folder: String, result: String) {
    #expect(relativePath(to: path, from: folder) == result)
  }

  @Test(
    "are read from wherever their folder is",
    arguments: [
      ("out", "../a.png", "a.png"), ("/out", "a.png", "/out/a.png"), (".", "a", "a"),
      ("out", "/a", "/a"), ("..", "a", "../a"), ("/", "../..", "/"), ("a", "..", "."),
    ])
  func joined(folder: String, path: String, result: String) {
    #expect(joinedPath(folder, path) == result)
  }
}
