import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import SwiftScenes

@Suite("Code that ends, or takes too much")
struct HostileCodeTests {
  private func failure(_ body: String) throws -> String {
    try PersonsCode([
      "A.swift": """
      import Foundation
      func recurse(_ number: Int) -> Int { number == -1 ? 0 : recurse(number + 1) + 1 }
      class A: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          \(body)
        }
      }
      """
    ]).failure("A")
  }

  @Test(
    "is named, and costs its own scene",
    arguments: [
      ("fatalError(\"enough\")", "the code stopped: A.swift:7: Fatal error: enough"),
      (
        "print([1][subviews.count + 1])",
        "the code stopped at A.swift:7: Fatal error: Index out of range"
      ),
      ("exit(0)", "the code ended with exit code 0 before its layout was ready"),
      ("exit(3)", "the code ended with exit code 3"),
      ("print(recurse(0))", "the code was ended by SIGSEGV, which may mean infinite recursion"),
      ("while true { print(\"more\") }", "the code printed more than 1 MiB"),
      (
        "var all: [[UInt8]] = []; while true { all.append([UInt8](repeating: 1, count: 1 << 24)) }",
        "the code took more than 1 GiB of memory"
      ),
      ("kill(getppid(), 0); abort()", "the code was ended by SIGABRT"),
    ])
  func endings(body: String, message: String) throws {
    let failure = try failure(body)
    #expect(failure.contains(message))
  }

  @Test("has its layout in spite of what it prints, closes and starts")
  func harmless() throws {
    let code = try PersonsCode([
      "A.swift": """
      import Foundation
      class A: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          print("{}")
          FileHandle.standardOutput.write(Data("noise".utf8))
          for number in 0..<60 { close(Int32(number)) }
          let child = Process()
          child.executableURL = URL(fileURLWithPath: "/usr/bin/env")
          child.arguments = ["sleep", "300"]
          try? child.run()
        }
      }
      """
    ])
    #expect(try code.layout("A").document.items.count == 1)
  }

  @Test("doesn't change what other canvases and scenes find")
  func statics() throws {
    let code = try PersonsCode([
      "A.swift": """
      class A: UIView {
        static var count = 0
        override init(frame: CGRect) {
          Self.count += 1
          super.init(frame: frame)
          for _ in 0..<Self.count { addSubview(UIView()) }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ])
    let program = try code.program()
    let scene = SwiftScene(try #require(program.list.scenes.first), of: program)
    for width in [100, 200, 300] {
      let canvas = Canvas(width: CGFloat(width), height: 100)
      let layout = try scene.layout(on: canvas, direction: .leftToRight)
      #expect(layout.document.items.count == 2)
    }
  }
}
