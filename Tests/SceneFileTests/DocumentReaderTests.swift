import LayoutDocuments
import Testing

@testable import SceneFile

@Suite("The bytes of a scene file")
struct DocumentReaderTests {
  /// What is wrong with bytes, as `line:column message`.
  private func faults(_ bytes: [UInt8], file: String = "a.scene.yaml") -> [String] {
    do {
      _ = try SceneDocument(bytes: bytes, file: file)
      return []
    } catch {
      return error.problems.map { "\($0.position.line):\($0.position.column) \($0.message)" }
    }
  }

  @Test("have to be UTF-8")
  func encoding() {
    #expect(
      faults(Array("root: {}\n# é".utf8) + [0xFF, 0x41]) == [
        "2:4 the byte 0xFF is not UTF-8; save the file as UTF-8"
      ])
    #expect(faults([0xC3]) == ["1:1 the byte 0xC3 is not UTF-8; save the file as UTF-8"])
    #expect(faults([0xFF, 0xFE, 0x61, 0x00]) == ["1:1 the file is UTF-16; save it as UTF-8"])
  }

  @Test("have to be there")
  func empty() {
    let message = "1:1 the file is empty; a scene has at least a 'root'"
    #expect(faults([]) == [message])
    #expect(faults([], file: "a.scene.json") == [message])
    #expect(faults(Array("\u{FEFF}".utf8)) == [message])
    #expect(faults(Array("---\n...\n".utf8)) == [message])
  }

  @Test("hold no control characters", arguments: [0x00, 0x07, 0x1B])
  func controlCharacters(_ byte: UInt8) {
    let code = String(byte, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: 4 - code.count) + code
    let message = "1:3 the character \(name) isn't allowed in a scene file; remove it"
    #expect(faults([0x61, 0x62, byte]) == [message])
    #expect(faults([0x61, 0x62, byte], file: "a.json") == [message])
  }

  @Test("are limited in number")
  func size() {
    let bytes = [UInt8](repeating: 0x20, count: DocumentLimits.byteCount + 1)
    #expect(
      faults(bytes) == ["1:1 the file is too large; a scene file has at most 4194304 bytes"])
    let largest = faults(Array(bytes.dropLast()))
    #expect(largest == ["1:1 the file is empty; a scene has at least a 'root'"])
  }

  @Test("are YAML or JSON by the file's name, or else by their first character")
  func syntax() {
    #expect(SceneSyntax(fileName: "a.scene.yaml", bytes: Array("{}".utf8)) == .yaml)
    #expect(SceneSyntax(fileName: "a.SCENE.JSON", bytes: Array("x".utf8)) == .json)
    #expect(SceneSyntax(fileName: "a.yml", bytes: []) == .yaml)
    #expect(SceneSyntax(fileName: "-", bytes: Array("\u{FEFF}\n {".utf8)) == .json)
    #expect(SceneSyntax(fileName: "-", bytes: Array("root:".utf8)) == .yaml)
    #expect(SceneSyntax(fileName: "-", bytes: []) == .yaml)
  }

  @Test("are reported on as file:line:column: error: message, sorted")
  func lines() {
    let text = "scen: a\nroot: { guides: [g, g] }\ncanvas: 1\n"
    do {
      _ = try SceneDocument(bytes: Array(text.utf8), file: "dir/a.scene.yaml")
      Issue.record("the scene was read")
    } catch {
      #expect(
        error.lines.map { String($0.prefix(34)) } == [
          "dir/a.scene.yaml:1:1: error: 'scen", "dir/a.scene.yaml:2:21: error: 'g' ",
          "dir/a.scene.yaml:3:1: error: 'canv",
        ])
      #expect(error.description == error.lines.joined(separator: "\n"))
    }
  }
}
