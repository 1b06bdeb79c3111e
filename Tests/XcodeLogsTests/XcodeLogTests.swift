import Foundation
import TestTools
import Testing
import XcodeLogs

/// A log with what its first line says of it: facts of a public log, with other names.
struct KnownLog: CustomTestStringConvertible {
  let testDescription: String
  let text: String

  /// All logs of the tests, by their names.
  static let all: [KnownLog] = {
    let folder = Bundle.module.resourceURL?.appending(path: "Logs").path ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)).map {
        KnownLog(testDescription: name, text: $0)
      }
    }
  }()

  var log: XcodeLog { XcodeLog(Array(text.utf8)) }

  /// A value of the first line, such as `1 2 3` of `irreducible 1 2 3;`.
  func fact(_ name: String) -> String {
    let line = text.prefix { $0 != "\n" }
    guard let start = line.firstRange(of: name + " ") else { return "" }
    return String(line[start.upperBound...].prefix { $0 != ";" })
  }
}

@Suite("Logs of Xcode")
struct XcodeLogTests {
  @Test(
    "are read whole, and the smallest contradiction, the broken one and the fix are found",
    arguments: KnownLog.all)
  func diagnosis(known: KnownLog) throws {
    let log = known.log
    #expect(log.unread == [])
    try #require(log.sections.count == 1)
    let section = log.sections[0]
    let count = known.text.components(separatedBy: "    \"<").count - 1
    #expect(section.constraints.count == count)
    #expect(section.broken.map { "\($0 + 1)" } ?? "-" == known.fact("broken"))
    let diagnosis = LogDiagnosis(of: section, in: log)
    let set = diagnosis.irreducible.map { "\($0 + 1)" }.joined(separator: " ")
    #expect((set.isEmpty ? "none" : set) == known.fact("irreducible"))
    let remedy = diagnosis.remedy
    let item = remedy?.view.map { log.objects[$0].name } ?? "-"
    #expect("\(remedy?.word ?? "none") \(item)" == known.fact("fix"))
  }

  @Test("are as many as are counted in the documentation")
  func count() { #expect(KnownLog.all.count == 106) }

  @Test(
    "are read the same through what mails, pages and editors do to them", arguments: KnownLog.all)
  func noise(known: KnownLog) {
    func equations(_ text: String) -> [String] {
      let log = XcodeLog(Array(text.utf8))
      return log.sections.flatMap { section in
        section.constraints.map(log.equation) + ["\(section.broken ?? -1)"]
      }
    }
    let plain = equations(known.text)
    let lines = known.text.components(separatedBy: "\n")
    let escaped = known.text.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    #expect(equations(escaped) == plain)
    #expect(equations(lines.joined(separator: "\r\n")) == plain)
    #expect(equations(lines.map { "> " + $0 }.joined(separator: "\n")) == plain)
    #expect(equations(lines.map { "//\t" + $0 }.joined(separator: "\n")) == plain)
    #expect(equations(wrapped(known.text, after: 72)) == plain)
  }

  /// A text whose long lines are broken after so many characters, wherever that is.
  private func wrapped(_ text: String, after width: Int) -> String {
    text.components(separatedBy: "\n").map { line in
      var rest = line[...]
      var parts: [Substring] = []
      while rest.count > width {
        parts.append(rest.prefix(width))
        rest = rest.dropFirst(width)
      }
      return (parts + [rest]).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @Test("are read and diagnosed after random changes, without a crash")
  func mutations() {
    var random = SeededGenerator(seed: 41)
    let logs = KnownLog.all.map { Array($0.text.utf8) }
    let pieces = [
      "<", ">", "'", "[", "]", "(", ")", "|", "0x", "\n", " == ", "names:", "1e308", "-",
    ]
    for _ in 0..<600 {
      var bytes = logs[Int(random.next() % UInt64(logs.count))]
      for _ in 0..<(1 + random.next() % 6) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 4 {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 2:
          bytes.insert(
            contentsOf: pieces[Int(random.next() % UInt64(pieces.count))].utf8, at: place)
        default: bytes.removeSubrange(place..<min(place + 40, bytes.count))
        }
      }
      let log = XcodeLog(bytes)
      for section in log.sections {
        let diagnosis = LogDiagnosis(of: section, in: log)
        #expect(diagnosis.irreducible.allSatisfy(section.constraints.indices.contains))
        _ = diagnosis.remedy?.text(section, log)
        _ = LogLayout(of: section, in: log)
      }
    }
  }
}
