import Testing

@Suite("Overrides in extensions")
struct OverrideMovesTests {
  @Test("move into their class with comments and attributes, the others stay")
  func move() {
    let source = """
      class A: UIView {
        let a = 1  // One.
      }

      extension A {  // Layout.
        // MARK: - Overrides

        // Plain.
        /// Lays out.
        @available(iOS 13, *)
        @objc override func layoutSubviews() {
          super.layoutSubviews()

          a()
        }  // Done.

        func a() {}

        override var frame: CGRect {
          didSet { a() }
        }
      }
      """
    #expect(
      ported(source) == """
        class A: UIView {
          let a = 1  // One.

          // Plain.
          /// Lays out.
          @available(iOS 13, *)
          override func layoutSubviews() {
            super.layoutSubviews()

            a()
          }  // Done.

          override var frame: CGRect {
            didSet { a() }
          }
        }

        extension A {  // Layout.
          // MARK: - Overrides

          func a() {}
        }
        """)
  }

  @Test("leave nothing of an extension that held only them, unless a comment or a protocol does")
  func emptied() {
    #expect(
      ported(
        "class A {\n}\n\n// MARK: - B\nextension A {\n  override func f() {}\n}\n\nlet a = 1\n")
        == "class A {\n  override func f() {}\n}\n\nlet a = 1\n")
    #expect(
      ported("class A {}\nextension A: B {\n  override func f() {}\n}\n")
        == "class A {\n  override func f() {}\n}\nextension A: B {\n}\n")
    #expect(
      ported("class A {}\n// Important.\nextension A {\n  override func f() {}\n}\n")
        == "class A {\n  override func f() {}\n}\n// Important.\nextension A {\n}\n")
    #expect(
      ported("class A {}\nextension A {\n  override func f() {}\n\n  // Later: g.\n}\n")
        == "class A {\n  override func f() {}\n}\nextension A {\n  // Later: g.\n}\n")
  }

  @Test("come from several extensions in their order")
  func severalExtensions() {
    let source = """
      extension A { override func f() {}; override func g() {} }
      class A { var a = 1 }
      extension A {
        override convenience init() { self.init(1) }; func h() {}
        /* Why. */ override class var i: Int { 1 } /* After. */
        override subscript(a: Int) -> Int { 1 };
      }
      """
    #expect(
      ported(source) == """
        class A { var a = 1

          override func f() {}

          override func g() {}

          override convenience init() { self.init(1) }

          /* Why. */ override class var i: Int { 1 }

          override subscript(a: Int) -> Int { 1 };
        }
        extension A {
          func h() {}
          /* After. */
        }
        """)
  }

  @Test("find nested and generic classes, and take their indentation")
  func nested() {
    let source = """
      enum Outer {
          struct Middle {
              final class Inner<Element>: Base<Element> {
                  let a = 1
              }
          }
      }
      extension Outer.Middle.Inner {
          override func f() -> String {
              \"""
              text
                more

              \"""
          }
      }
      extension Outer {
          class Other {}
      }
      extension Module.Outer.Other {
          override func g() {}
      }
      """
    #expect(
      ported(source) == """
        enum Outer {
            struct Middle {
                final class Inner<Element>: Base<Element> {
                    let a = 1

                    override func f() -> String {
                        \"""
                        text
                          more

                        \"""
                    }
                }
            }
        }
        extension Outer {
            class Other {
                override func g() {}
            }
        }

        """)
  }

  @Test("are not shifted if a literal begins left of them")
  func literals() {
    let source = """
      class A {
          let a = 1
      }
      extension A {
        override func f() -> String {
          \"""
      text
      \"""
        }
      }
      """
    #expect(
      ported(source).contains(
        "\n\n  override func f() -> String {\n    \"\"\"\ntext\n\"\"\"\n  }\n}"))
  }

  @Test("take the attributes and the access level of their extension along")
  func attributesOfExtensions() {
    let source = """
      class A {
      }
      @objc @available(iOS 13, *)
      public extension A {
        /// F.
        @objc
        override func f() {}
        @objc dynamic override var e: Int { 1 }
        dynamic override var d: Int { 1 }
        @discardableResult override open func g() -> Int { 1 }
        @discardableResult override func h() -> Int { 1 }
      }
      """
    #expect(
      ported(source) == """
        class A {
          /// F.
          @available(iOS 13, *)
          public override func f() {}

          @available(iOS 13, *)
          public override var e: Int { 1 }

          @available(iOS 13, *)
          public override var d: Int { 1 }

          @available(iOS 13, *)
          @discardableResult override open func g() -> Int { 1 }

          @available(iOS 13, *)
          @discardableResult public override func h() -> Int { 1 }
        }

        """)
  }
}
