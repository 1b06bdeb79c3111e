import Testing

@Suite("Types that need Objective-C's classes")
struct ErasedTypesTests {
  @Test(
    "are replaced",
    arguments: [
      (
        "nonisolated func f() { g(a.topAnchor as! NSLayoutAnchor<AnyObject>, 1) }",
        "nonisolated func f() { g(unsafeBitCast(a.topAnchor, to: NSLayoutAnchor<AnyObject>.self), 1) }"
      ),
      (
        "nonisolated func f() { let b = true ? a as! NSLayoutAnchor<T> : c }",
        "nonisolated func f() { let b = true ? unsafeBitCast(a, to: NSLayoutAnchor<T>.self) : c }"
      ),
      (
        "nonisolated func f(_ a: [NSAttributedString.Key: AnyObject]) {}",
        "nonisolated func f(_ a: [NSAttributedString.Key: Any]) {}"
      ),
      (
        "extension A where Self: NSObject { func f() {} }",
        "extension A where Self: NSObjectProtocol { func f() {} }"
      ),
      (
        "class A: CALayer { override init() { super.init() } }\nclass B: A { override init() {} }",
        "class A: CALayer { required init() { super.init() } }\nclass B: A { required init() {} }"
      ),
    ])
  func replaced(source: String, expected: String) { #expect(ported(source) == expected) }

  @Test(
    "stay as they are otherwise",
    arguments: [
      "nonisolated func f() { g(a as! NSLayoutConstraint, b as? NSLayoutAnchor<A>) }",
      "nonisolated func f(_ a: [String: AnyObject], _ b: [NSAttributedString.Key: Any]) {}",
      "class A: UIView { override init() { super.init() } }",
      "class A: CALayer { override init(layer: Any) { super.init(layer: layer) } }",
    ])
  func kept(source: String) { #expect(ported(source) == source) }

  @Test("are counted")
  func counts() {
    let source =
      "class A: CALayer { override init() { a as! NSLayoutAnchor<B> } }\nvar a: [NSAttributedString.Key: AnyObject]"
    #expect(
      changes(["A.swift": source]) == [
        [
          "1 cast of anchors replaced", "1 'AnyObject' of attributes replaced by 'Any'",
          "1 initializer of layers made 'required'",
        ]
      ])
  }

  @Test("names that are UIKit's here alone get its import")
  func movedNames() {
    let files = [
      "A.swift": "import UIKit\nclass A {}",
      "B.swift": "import QuartzCore\nclass B { var a: CABasicAnimation? }",
      "C.swift": "import Foundation\nclass C { var a: NSKeyValueObservation? }",
      "D.swift": "import QuartzCore\nclass D { var a: CALayer? }",
    ]
    let result = ported(files)
    #expect(result["B.swift"]?.hasPrefix("import UIKit\nimport QuartzCore\n") == true)
    #expect(result["C.swift"]?.hasPrefix("import UIKit\nimport Foundation\n") == true)
    #expect(result["D.swift"]?.hasPrefix("import QuartzCore\n") == true)
  }
}
