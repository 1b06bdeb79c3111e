import LayoutDocuments
import TestTools
import Testing

@testable import SceneFile

@Suite("Scene files and jobs that are damaged at random")
struct MutationTests {
  /// Pieces that YAML, JSON or equations give a meaning.
  private static let pieces: [String] = [
    ":", ": ", "- ", "\n", "\r\n", "\t", "\"", "'", "#", "{", "}", "[", "]", ",", "&a ", "*a",
    "!t ",
    "|", ">", "%", "@", "`", "? ", "<<: ", "---\n", "...\n", "\\", "\\u", "\\ud83d", "\u{0}",
    "\u{FEFF}", "\u{2028}", "é", "👨‍👩‍👧", "==", "<=", ">=", "=", "(", ")", "+", " - ", "/ 0", "* 0",
    "1e999", "nan", ".", "..", "root", "no.width", "null", "~", "0x", "-", "99999999999999999999",
  ]

  @Test("are read or refused, at positions in the file", arguments: [1, 2, 3, 4] as [UInt64])
  func neverTraps(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let json = seed.isMultiple(of: 2)
    let original = Array((json ? exampleAsJSON : exampleScene).utf8)
    for round in 0..<800 {
      var bytes = original
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        damage(&bytes, using: &generator)
      }
      let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      do {
        _ = try SceneDocument(bytes: bytes, file: "x", syntax: json ? .json : .yaml)
      } catch {
        #expect(!error.problems.isEmpty, "seed \(seed), round \(round)")
        for problem in error.problems {
          #expect((1...lineCount).contains(problem.position.line), "seed \(seed), round \(round)")
          #expect(problem.position.column >= 1, "seed \(seed), round \(round)")
          #expect(!problem.message.contains("\n"), "seed \(seed), round \(round)")
        }
      }
    }
  }

  @Test("are jobs or are refused, at positions in the line", arguments: [5, 6] as [UInt64])
  func jobsNeverTrap(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = JobDocument.Words(formats: ["png"], pngCodings: ["fast"])
    for round in 0..<600 {
      var bytes = Array(exampleJob.utf8)
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        damage(&bytes, using: &generator)
      }
      do {
        _ = try JobDocument(bytes: bytes, line: 9, file: "x", words: words)
      } catch {
        #expect(!error.problems.isEmpty, "seed \(seed), round \(round)")
        for problem in error.problems {
          #expect(problem.position.line == 9, "seed \(seed), round \(round)")
          #expect((1...bytes.count + 1).contains(problem.position.column))
          #expect(!problem.message.contains("\n"), "seed \(seed), round \(round)")
        }
      }
      // Whatever the line is, asking what it calls itself is no harm.
      if let identifier = JobDocument.identifier(of: bytes) {
        #expect(identifier.utf8.count <= bytes.count * 3)
      }
    }
  }

  private let exampleJob =
    #"{"id": "a\ud83d\ude00", "scene": {"name": "a.yaml", "text": "root: {}\n"}, "scale": 1.5e1, "#
    + #""canvas": {"name": "pad", "size": "320x568", "safeArea": {"top": 2}}, "theme": "light", "#
    + #""show": ["guides", "constraints:gap"], "animate": false, "output": "out/a.png"}"#

  private func damage(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, start + Int.random(in: 0..<12, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: start)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: 0)
    case 3: bytes.replaceSubrange(start..<end, with: bytes[start..<end].reversed())
    default:
      let piece = Self.pieces.randomElement(using: &generator) ?? ""
      bytes.insert(contentsOf: Array(piece.utf8), at: start)
    }
  }

  private let exampleAsJSON = #"""
    {
      "scene": "Damaged \ud83d\ude00",
      "canvases": ["320x568", {"device": "iPhone 15"}],
      "metrics": {"gap": 8},
      "root": {"guides": ["g"], "margins": 8, "subviews": [{"id": "a", "class": "Label", "text": "x"}]},
      "constraints": [
        "a.width == 2 * g.width + gap @750 \"name\"",
        {"first": "a.top", "second": "root.top", "constant": -1.5e1},
        {"visual": "H:|[a]", "options": ["alignAllTop"]}
      ]
    }
    """#
}
