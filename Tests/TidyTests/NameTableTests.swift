import Foundation
import TestTools
import Testing

@Suite("Tables of names become Swift code and pages")
struct NameTableTests {
  /// Runs the script on a folder that has a table with these lines.
  private static func run(_ table: String, in folder: TemporaryFolder) throws -> ProgramRun {
    let names = URL(filePath: folder.path).appending(path: "Names")
    try FileManager.default.createDirectory(at: names, withIntermediateDirectories: true)
    let text = "module M\nowner UIKit\n\n# Views: Foundation\n\n" + table
    try Data(text.utf8).write(to: names.appending(path: "M.names"))
    let script = SourceTree.here.root.appending(path: "scripts/names/names.py")
    return try ProgramRun(script, [folder.path], in: folder.path)
  }

  private static func text(of path: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOf: URL(filePath: folder.path).appending(path: path), encoding: .utf8)
  }

  @Test("one line of a table is one declaration, with what belongs to it")
  func code() throws {
    let folder = try TemporaryFolder()
    let table = """
      extension View
        stored var kind: Int = 0 | The kind.
        forwarder var shade: Color <=> color | The color.
        former var opaque: Bool <=> isOpaque

      options View.Edges: UInt | Edges.
        constant top = 1 | The top.

      protocol Delegate: AnyObject | The delegate.
        empty func did(_ it: View) | Called.
      """
    #expect(try Self.run(table, in: folder).error == "")
    let code = try Self.text(of: "Sources/M/Generated/M+Views.swift", in: folder)
    for line in [
      "  public var kind: Int { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }",
      "  public var shade: Color { get { color } set { color = newValue } }",
      "  @available(*, deprecated, renamed: \"isOpaque\")",
      "    public static let top = Edges(rawValue: 1)",
      "  func did(_ it: View)", "  public func did(_ it: View) {}",
    ] {
      #expect(code.contains("\n\(line)\n"), "\(line)")
    }
    let page = try Self.text(of: "Documentation/names/UIKit.md", in: folder)
    #expect(page.contains("| `View` | `shade` | `kind` | |"))
    #expect(page.contains("| `View.Edges` | | | `top` |"))
  }

  @Test(
    "lines that can't be read are named",
    arguments: [
      ("thing View", "Names/M.names:6: 'thing View' is no type;"),
      ("class A\n  kept var a = 1", "Names/M.names:7: 'kept' is no kind of row;"),
      ("class A\n  forwarder var a", "Names/M.names:7: 'forwarder var a' isn't a declaration"),
      ("by hand A\n  accepted b", "Names/M.names:7: no 'b' of A is declared by hand"),
    ])
  func errors(table: String, error: String) throws {
    let run = try Self.run(table, in: try TemporaryFolder())
    #expect(run.status == 1 && run.error.hasPrefix("error: \(error)"), "\(run.error)")
  }
}
