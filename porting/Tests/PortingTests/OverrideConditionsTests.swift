import Testing

@Suite("Overrides in extensions, and conditions")
struct OverrideConditionsTests {
  @Test("keep the condition around them")
  func conditions() {
    let source = """
      class A {
      }
      extension A {
        #if os(iOS)
        override func f() {}
        override func g() {}
        #elseif DEBUG || RELEASE
        override func h() {}
        func stays() {}
        #else
        override func i() {}
        #endif

        #if DEBUG
          #if swift(>=5)
          override func j() {}
          #endif
        #endif
      }
      """
    #expect(
      ported(source) == """
        class A {
          #if canImport(UIKit)
          override func f() {}

          override func g() {}
          #endif

          #if !canImport(UIKit) && (DEBUG || RELEASE)
          override func h() {}
          #endif

          #if !canImport(UIKit) && !(DEBUG || RELEASE)
          override func i() {}
          #endif

          #if DEBUG
          #if swift(>=5)
          override func j() {}
          #endif
          #endif
        }
        extension A {
          #if canImport(UIKit)
          #elseif DEBUG || RELEASE
          func stays() {}
          #else
          #endif
        }
        """)
  }

  @Test("keep the condition around their extension, unless it is around their class")
  func conditionsOfExtensions() {
    let files = [
      "A.swift": "#if canImport(UIKit)\nclass A {\n}\n#endif\n",
      "B.swift": "#if canImport(UIKit)\nextension A {\n  override func f() {}\n}\n#endif\n",
      "C.swift": "#if DEBUG\nextension A {\n  override func g() {}\n}\n#endif\n",
    ]
    #expect(
      ported(files) == [
        "A.swift": """
        #if canImport(UIKit)
        class A {
          override func f() {}

          #if DEBUG
          override func g() {}
          #endif
        }
        #endif

        """,
        "B.swift": "#if canImport(UIKit)\n#endif\n",
        "C.swift": "#if DEBUG\n#endif\n",
      ])
  }
}
