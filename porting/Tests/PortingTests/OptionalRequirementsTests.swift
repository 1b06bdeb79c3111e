import Testing

@Suite("Optional requirements")
struct OptionalRequirementsTests {
  @Test("get a default in an extension if they return nothing or an optional")
  func defaults() {
    let source = """
      @objc public protocol A: B {
        /// Taps.
        @objc optional func tap(_ a: A, at place: Int)
        @objc optional func name() throws -> String?
        @objc optional var size: Int? { get set }
        @objc optional static func make() -> Void
        func plain()
      }
      let a = 1
      """
    #expect(
      ported(source) == """
        public protocol A: B {
          /// Taps.
          func tap(_ a: A, at place: Int)
          func name() throws -> String?
          var size: Int? { get set }
          static func make() -> Void
          func plain()
        }

        extension A {
          public func tap(_ a: A, at place: Int) {}
          public func name() throws -> String? { nil }
          public var size: Int? { get { nil } set {} }
          public static func make() -> Void {}
        }
        let a = 1
        """)
  }

  @Test("get their default in no actor's isolation if views are imported")
  func isolation() {
    let source = """
      import UIKit
      @objc protocol A {
        @objc optional func a()
      }

      """
    let text = ported(source)
    #expect(text.contains("nonisolated extension A {"))
  }

  @Test("of UIKit lose the question mark, and answer with an optional")
  func requirementsOfUIKit() {
    let source = """
      let height = delegate?.tableView?(table, heightForRowAt: path) ?? 44
      let size = flow.collectionView?(view, layout: layout, sizeForItemAt: path)
      (list.delegate as! UIScrollViewDelegate).scrollViewDidScroll?(list)
      self.delegate?.scrollViewDidScroll?(list)
      handler?(list)
      """
    #expect(
      ported(source) == """
        let height = delegate?.tableView(table, heightForRowAt: path) ?? 44
        let size = Optional(flow)?.collectionView(view, layout: layout, sizeForItemAt: path)
        Optional((list.delegate as! UIScrollViewDelegate))?.scrollViewDidScroll(list)
        self.delegate?.scrollViewDidScroll(list)
        handler?(list)
        """)
  }

  @Test("keep their condition")
  func condition() {
    let source = """
      #if os(iOS)
        @objc protocol A {
          #if DEBUG
            @objc optional func f()
            @objc optional func g()
          #endif
          @objc optional func h()
        }
      #endif
      """
    #expect(
      ported(source) == """
        #if canImport(UIKit)
          protocol A: AnyObject {
            #if DEBUG
              func f()
              func g()
            #endif
            func h()
          }

          extension A {
            #if DEBUG
            func f() {}
            func g() {}
            #endif
            func h() {}
          }
        #endif
        """)
  }

  @Test("throw if they return anything else, so that calls are nil without an implementation")
  func throwing() {
    let files = [
      "A.swift": """
      @objc protocol A {
        @objc optional func isOpen(_ a: Int) -> Bool
        @objc optional static func part(at place: Int) -> [Int]
        @objc optional var size: Int { get }
      }
      func f(a: A?) { _ = a?.isOpen?(1) ?? true; _ = type(of: a!).part?(at: 2).count }
      func g(a: A) { if let size = a.size { print(size) }; print(a.size ?? 2, [1].size) }
      """
    ]
    #expect(
      ported(files)["A.swift"] == """
        protocol A: AnyObject {
          func isOpen(_ a: Int) throws -> Bool
          static func part(at place: Int) throws -> [Int]
          var size: Int { get throws }
        }

        extension A {
          func isOpen(_ a: Int) throws -> Bool { throw CancellationError() }
          static func part(at place: Int) throws -> [Int] { throw CancellationError() }
          var size: Int { get throws { throw CancellationError() } }
        }
        func f(a: A?) { _ = (try? a?.isOpen(1)) ?? true; _ = (try? type(of: a!).part(at: 2).count) }
        func g(a: A) { if let size = (try? a.size) { print(size) }; print((try? a.size) ?? 2, [1].size) }
        """)
    #expect(leftovers(files).isEmpty)
  }

  @Test("are reported if only readers know the default")
  func unknownDefault() {
    let files = [
      "A.swift": """
      @objc protocol A {
        @objc
        optional var size: Int { get set }
      }
      """
    ]
    #expect(
      ported(files)["A.swift"] == """
        protocol A: AnyObject {
          optional var size: Int { get set }
        }
        """)
    #expect(
      leftovers(files) == [
        "A.swift:3:3: warning: 'size' is optional, and only its callers know a default of type "
          + "'Int'; remove 'optional', and give it a default in an extension of the protocol"
      ])
    #expect(leftovers(ported(files)).count == 1, "a second run must report the same")
  }

  @Test("of nested protocols are reported")
  func nested() {
    let files = ["A.swift": "enum B { @objc protocol A { @objc optional func f() } }"]
    #expect(ported(files)["A.swift"] == "enum B { protocol A: AnyObject { optional func f() } }")
    #expect(leftovers(files).map { $0.prefix(20) } == ["A.swift:1:35: warnin"])
  }

  @Test(
    "are called without the question mark",
    arguments: [
      ("a?.tap?(b, at: 1)", "a?.tap(b, at: 1)"), ("tap?(b, at: 1)", "tap(b, at: 1)"),
      ("a.tap?(b)", "a.tap?(b)"), ("a.other?(b, at: 1)", "a.other?(b, at: 1)"),
      ("a?.each?(1) { }", "a?.each(1) { }"), ("a?.each? { }", "a?.each? { }"),
      ("a?.tap?(c.tap?(b, at: 1), at: 2)", "a?.tap(c.tap(b, at: 1), at: 2)"),
    ])
  func calls(source: String, expected: String) {
    let files = [
      "A.swift": """
      @objc protocol A {
        @objc optional func tap(_ a: B, at place: Int)
        @objc optional func each(_ a: Int, body: () -> Void)
      }
      """, "B.swift": source,
    ]
    #expect(ported(files)["B.swift"] == expected)
  }
}
