import AutoLayout
import Foundation
import Testing
import XcodeLogs

@Suite("Logs of the engine's own conflicts")
struct EngineLogTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private func view(_ name: String, in superview: View) -> View {
    let view = View(frame: .zero)
    view.identifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  /// The system that the first log is read as, with what was broken.
  private func read() throws -> (equations: [String], broken: String, set: [Int]) {
    let logs = root.layoutConflictLogs
    let log = XcodeLog(Array(try #require(logs.first).utf8))
    #expect(log.unread == [])
    let section = try #require(log.sections.first)
    let broken = try #require(section.broken)
    return (
      section.constraints.map(log.equation).sorted(),
      log.equation(of: section.constraints[broken]),
      LogDiagnosis(of: section, in: log).irreducible
    )
  }

  @Test("read back to the same constraints")
  func sameSystem() throws {
    root.identifier = "card"
    let (title, note) = (view("title", in: root), view("note", in: root))
    let constraints = [
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      title.heightAnchor.constraint(equalToConstant: 120),
      note.topAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor, constant: 16),
      note.heightAnchor.constraint(equalTo: title.heightAnchor, multiplier: 0.5, constant: 4),
      root.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 12),
    ]
    for constraint in constraints { constraint.isActive = true }
    let read = try read()
    let written = constraints.map { $0.equation } + ["card.height == 200"]
    #expect(read.equations == written.sorted())
    #expect(written.contains(read.broken))
    #expect(read.set == Array(read.equations.indices))
  }

  @Test("read back with identifiers, priorities of contents, and margins")
  func marginsAndContents() throws {
    root.identifier = "card"
    root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    let wide = view("wide", in: root)
    let width = wide.widthAnchor.constraint(equalToConstant: 300)
    width.identifier = "wide enough"
    let constraints = [
      width,
      wide.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
      wide.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.rightAnchor),
    ]
    for constraint in constraints { constraint.isActive = true }
    let read = try read()
    #expect(read.equations.contains("wide.width == 300"))
    #expect(read.equations.contains("card.width == 320"))
    #expect(read.set == Array(read.equations.indices))
  }
}
