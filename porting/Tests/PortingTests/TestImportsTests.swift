import Testing

@Suite("Imports of tests")
struct TestImportsTests {
  @Test(
    "get UIKit where its names are used",
    arguments: [
      ("import XCTest\nlet a = UIView()", "import UIKit\nimport XCTest\nlet a = UIView()"),
      (
        "// A.\r\n\r\n@testable import A\r\nimport Testing\r\nvar a: NSLayoutConstraint?\r\n",
        "// A.\r\n\r\n@testable import A\r\nimport UIKit\r\nimport Testing\r\n"
          + "var a: NSLayoutConstraint?\r\n"
      ),
      (
        "import Nimble\nimport Quick\nlet a = UIView()",
        "import UIKit\nimport Nimble\nimport Quick\nlet a = UIView()"
      ),
      ("import Quick\nlet a = CGRect.zero", "import UIKit\nimport Quick\nlet a = CGRect.zero"),
      (
        "#if DEBUG\n  import XCTest\n  let a = UIEdgeInsets.zero\n#endif",
        "#if DEBUG\n  import UIKit\n  import XCTest\n  let a = UIEdgeInsets.zero\n#endif"
      ),
    ])
  func added(source: String, expected: String) { #expect(ported(source) == expected) }

  @Test(
    "stay as they are otherwise",
    arguments: [
      "import UIKit\nimport XCTest\nlet a = UIView()",
      "import XCTest\n#if canImport(UIKit)\nimport UIKit\n#endif\nlet a = UIView()",
      "import XCTest\n@testable import struct UIKitNames.UIFont\nlet a = UIFont()",
      "import XCTest\nlet a = 1 // UIView", "import Foundation\nlet a = UIView()",
      "import XCTest\n#if canImport(UIKit)\n#endif", "import XCTest\nlet a = CGRect.zero",
      "import Foundation\nimport Quick\nlet a = CGRect.zero", "import Quick\nlet a = 1",
      "import XCTest\nclass UIThing {}\nlet a = UIThing()",
      "import XCTest\nlet UI = 1, b = UI + UID",
    ])
  func kept(source: String) { #expect(ported(source) == source) }

  @Test("need no UIKit for types that another file declares")
  func ownTypes() {
    let files = ["A.swift": "struct UIModel {}", "B.swift": "import XCTest\nlet a = UIModel()"]
    #expect(ported(files) == files)
  }
}
