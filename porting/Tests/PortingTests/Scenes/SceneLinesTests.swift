import Porting
import Testing

@Suite("Lines of copies")
struct SceneLinesTests {
  /// A text with a word in place of each '§': a letter and the number of its line.
  private func numbered(_ text: String, _ letter: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $1.replacing("§", with: "\(letter)\($0 + 1)") }.joined(separator: "\n")
  }

  /// The words of `numbered` that a compiler counts in another line.
  private func miscounted(_ copy: String) -> [String] {
    var number = 0
    var result: [String] = []
    for line in copy.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: /#sourceLocation\(file: ".*", line: (\d+)\)/) {
        number = Int(match.1) ?? 0
        continue
      }
      for match in line.matches(of: /\ba(\d+)\b/) where Int(match.1) != number {
        result.append("\(match.0) in line \(number)")
      }
      number += 1
    }
    return result
  }

  @Test("are counted as those of their file")
  func lines() {
    let text = numbered(
      """
      import QuartzCore
      @objc
      class A: UIView {
        @IBOutlet
        @objc
        var §: UIView!
        let § = #selector(A.f)
        func §() {}
      }

      @objc protocol P {
        @objc optional func some()
        @objc optional func other()
      }

      extension A {
        /// A comment.
        @objc
        override func layoutSubviews() {
          §()
        }

        func §() {}
      }
      let § = MainActor.assumeIsolated {
        §()
      }
      @UIApplicationMain
      class D {}
      #Preview(
        "a",
        traits: .portrait
      ) {
        §()
      }
      func §() {}
      """, "a")
    let copies = sceneCopies(["/A.swift": text])
    #expect(copies.unparsedFiles.isEmpty)
    #expect(miscounted(copies.texts[0]) == [])
    #expect(!copies.texts[0].contains("@UIApplicationMain"))
  }

  @Test("begin with a directive, without what only the start of a file may have")
  func start() {
    func copy(_ text: String) -> String { sceneCopies(["/A.swift": text]).texts[0] }
    #expect(copy("let a = 1") == "#sourceLocation(file: \"/A.swift\", line: 1)\nlet a = 1\n")
    #expect(copy("#!/usr/bin/swift\nlet a = 1").hasSuffix("line: 1)\n\nlet a = 1\n"))
    for name in ["main", "UIApplicationMain", "NSApplicationMain"] {
      #expect(copy("@\(name) final class A {}").hasSuffix("\n final class A {}\n"))
    }
  }
}

@Suite("Parts that don't compile")
struct SceneGapsTests {
  private func copy(_ text: String, _ errors: [(line: Int, column: Int, message: String)]) -> String
  {
    let errors = errors.map {
      CompilerError(file: "/A.swift", line: $0.line, column: $0.column, message: $0.message)
    }
    let copies = sceneCopies(["/A.swift": text], without: errors)
    #expect(copies.gaps.count == errors.count)
    return String(copies.texts[0].split(separator: "\n", maxSplits: 1)[1])
  }

  @Test("are bodies of functions and accessors, which trap")
  func bodies() {
    let text = "func a() {\n  b(\"c\")\n}\nvar d: Int { e }\n"
    #expect(
      copy(text, [(2, 3, "no \"b\""), (4, 14, "no e")])
        == "func a() { Swift.fatalError(\"this does not compile: no \\\"b\\\"\") \n\n}\n"
        + "var d: Int { Swift.fatalError(\"this does not compile: no e\") }\n\n")
  }

  @Test("are functions that a property of a stated type begins with")
  func closures() {
    #expect(
      copy("class A {\n  let a: B = {\n    c\n  }()\n}\n", [(3, 5, "no c")]).contains(
        "let a: B = {\n     Swift.fatalError(\"this does not compile: no c\") \n  }()"))
  }

  @Test("are declarations, if an error is outside of bodies")
  func declarations() {
    #expect(
      copy("import Gone\nlet a = 1\n", [(1, 8, "no such module 'Gone'")]) == "\nlet a = 1\n\n")
    #expect(copy("class A {\n  var b: Gone?\n}\n", [(2, 10, "no Gone")]) == "class A {\n  \n}\n\n")
  }

  @Test("are protocols and superclasses that aren't there, or whose members are missing")
  func inheritance() {
    #expect(copy("class A: B, Gone {}\n", [(1, 13, "no Gone")]) == "class A: B {}\n\n")
    #expect(copy("class A: Gone, B {}\n", [(1, 10, "no Gone")]) == "class A:  B {}\n\n")
    #expect(copy("class A: Gone {}\n", [(1, 10, "no Gone")]) == "class A {}\n\n")
    let message = "type 'A' does not conform to protocol 'P'"
    #expect(copy("class A: B, P {}\n", [(1, 7, message)]) == "class A: B {}\n\n")
  }

  @Test("are previews as a whole")
  func previews() {
    let text = "#Preview(\"b\") {\n  Gone()\n}\nlet a = 1\n"
    let error = CompilerError(
      file: "/A.swift", line: 2, column: 3, message: "cannot find 'Gone' in scope")
    let copies = sceneCopies(["/A.swift": text], without: [error])
    #expect(copies.texts[0].hasSuffix("line: 1)\n\n\n\nlet a = 1\n\n"))
    #expect(copies.scenes.isEmpty)
    #expect(
      copies.reasons == ["1 b: its #Preview doesn't compile: cannot find 'Gone' in scope"])
  }

  @Test("leave functions that make classes out")
  func functions() {
    let error = CompilerError(
      file: "/A.swift#scenes", line: 1, column: 1, message: "'init(frame:)' is unavailable")
    let copies = sceneCopies(
      ["/A.swift": "class A: UIView {}\nclass B: UIView {}\n"], without: [error])
    #expect(copies.calls == ["B(frame: .zero)"])
    #expect(copies.reasons == ["1 A: 'init(frame:)' is unavailable; add a #Preview"])
  }
}
