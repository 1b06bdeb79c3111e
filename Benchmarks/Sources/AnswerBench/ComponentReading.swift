import Foundation
import Measuring
import Plumbline

/// Reading a scene of uses of one component, beside reading what `plumbline expand` writes for it.
struct ComponentReading {
  /// The most that reading uses may take, in times of reading the plain scene.
  static let most = 1.5
  private static let useCount = 10_000
  private static let rounds = 5

  /// Seconds for the scene of uses, the least of all rounds.
  let uses: Double
  /// Seconds for the plain scene, the least of all rounds.
  let plain: Double

  /// Measures both in turns.
  init() throws {
    let text = Self.text
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("uses-\(ProcessInfo.processInfo.processIdentifier).scene.yaml")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let plainBytes = Array(try ExpandedScene(at: file.path).text.utf8)
    let bytes = Array(text.utf8)
    var (uses, plain) = (Double.infinity, Double.infinity)
    for _ in 0..<Self.rounds {
      uses = min(uses, try seconds { _ = try Scene(bytes: bytes, file: "uses.scene.yaml") })
      plain = min(plain, try seconds { _ = try Scene(bytes: plainBytes, file: "plain.scene.yaml") })
    }
    (self.uses, self.plain) = (uses, plain)
  }

  /// A list of rows, each with a label and a field.
  private static var text: String {
    let rows = (0..<useCount).map { "    - { use: row, id: row\($0), with: { t: Name \($0) } }\n" }
    return """
      canvases: [390x844]
      components:
        row:
          parameters: { t: Text }
          view:
            subviews:
              - { id: name, class: Label, text: $t }
              - { id: field, class: TextField }
          constraints:
            - name.leading == view.leading + 16
            - name.centerY == view.centerY
            - field.leading == name.trailing + 8
            - field.centerY == view.centerY
      root:
        subviews:

      """ + rows.joined()
  }
}
