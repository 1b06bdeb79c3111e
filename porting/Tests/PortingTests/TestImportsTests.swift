import Testing

@Suite("Imports of tests")
struct TestImportsTests {
  @Test(
    "get UIKit where its names are used",
    arguments: [
      (
        "import XCTest\nnonisolated(unsafe) let a = UIView()",
        "import UIKit\nimport XCTest\nnonisolated(unsafe) let a = UIView()"
      ),
      (
        "// A.\r\n\r\n@testable import A\r\nimport Testing\r\nnonisolated(unsafe) var a: NSLayoutConstraint?\r\n",
        "// A.\r\n\r\n@testable import A\r\nimport UIKit\r\nimport Testing\r\n"
          + "nonisolated(unsafe) var a: NSLayoutConstraint?\r\n"
      ),
      (
        "import Nimble\nimport Quick\nnonisolated(unsafe) let a = UIView()",
        "import UIKit\nimport Nimble\nimport Quick\nnonisolated(unsafe) let a = UIView()"
      ),
      (
        "import Quick\nnonisolated(unsafe) let a = CGRect.zero",
        "import UIKit\nimport Quick\nnonisolated(unsafe) let a = CGRect.zero"
      ),
      (
        "#if DEBUG\n  import XCTest\n  nonisolated(unsafe) let a = UIEdgeInsets.zero\n#endif",
        "#if DEBUG\n  import UIKit\n  import XCTest\n  nonisolated(unsafe) let a = UIEdgeInsets.zero\n#endif"
      ),
    ])
  func added(source: String, expected: String) { #expect(ported(source) == expected) }

  @Test(
    "stay as they are otherwise",
    arguments: [
      "import UIKit\nimport XCTest\nnonisolated(unsafe) let a = UIView()",
      "import XCTest\n#if canImport(UIKit)\nimport UIKit\n#endif\nnonisolated(unsafe) let a = UIView()",
      "import XCTest\n@testable import struct UIKitNames.UIFont\nnonisolated(unsafe) let a = UIFont()",
      "import XCTest\nnonisolated(unsafe) let a = 1 // UIView",
      "import Foundation\nnonisolated(unsafe) let a = UIView()",
      "import XCTest\n#if canImport(UIKit)\n#endif",
      "import XCTest\nnonisolated(unsafe) let a = CGRect.zero",
      "import Foundation\nimport Quick\nnonisolated(unsafe) let a = CGRect.zero",
      "import Quick\nnonisolated(unsafe) let a = 1",
      "import XCTest\nclass UIThing {}\nnonisolated(unsafe) let a = UIThing()",
      "import XCTest\nlet UI = 1, b = UI + UID",
    ])
  func kept(source: String) { #expect(ported(source) == source) }

  @Test("need no UIKit for types that another file declares")
  func ownTypes() {
    let files = [
      "A.swift": "struct UIModel {}",
      "B.swift": "import XCTest\nnonisolated(unsafe) let a = UIModel()",
    ]
    #expect(ported(files) == files)
  }

  @Test(
    "of systems get those that have the names here",
    arguments: [
      ("import ObjectiveC\nlet a = 1", "import UIKit\nnonisolated let a = 1"),
      ("import UIKit\nimport ObjectiveC.runtime\n", "import UIKit\n"),
      ("import UIKit\nimport os.log\n", "import UIKit\n"),
      ("import UIKit.UIGestureRecognizerSubclass\n", "import UIKit\n"),
      (
        "import Foundation\nfunc f(_ a: URLSession) {}",
        "import FoundationNetworking\nimport Foundation\nfunc f(_ a: URLSession) {}"
      ),
      (
        "import XCTest\nnonisolated(unsafe) let a = NSDirectionalEdgeInsets()",
        "import UIKit\nimport XCTest\nnonisolated(unsafe) let a = NSDirectionalEdgeInsets()"
      ),
    ])
  func systems(source: String, expected: String) { #expect(ported(source) == expected) }
}
