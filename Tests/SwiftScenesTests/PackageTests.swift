import AutoLayout
import Foundation
import LayoutDocuments
import TestTools
import Testing

@testable import SwiftScenes

@Suite("Packages of Swift files")
struct PackageTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Example",
      targets: [
        .target(name: "Core"),
        .target(name: "Login", dependencies: ["Core"], resources: [.process("Assets.xcassets")]),
        .testTarget(name: "LoginTests", dependencies: ["Login"]),
      ])
    """

  private static let files = [
    "Sources/Core/Base.swift": """
    open class Base: UIView {
      public let padding: CGFloat = 20
      public override init(frame: CGRect) { super.init(frame: frame); setUp() }
      public required init?(coder: NSCoder) { nil }
      open func setUp() {}
    }
    """,
    "Sources/Login/Header.swift": """
    import Core
    final class Header: Base {
      let logo = UIImageView(image: UIImage(named: "logo", in: .module, compatibleWith: nil))
      let again = UIImageView(image: UIImage(named: "logo"))
      override func setUp() {
        for view in [logo, again] {
          view.translatesAutoresizingMaskIntoConstraints = false
          addSubview(view)
          view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding).isActive = true
          view.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
    }
    """,
    "Tests/LoginTests/HeaderTests.swift": "this is no Swift",
  ]

  private func makePackage() throws -> PersonsCode {
    let code = try PersonsCode(Self.files)
    let set = "Sources/Login/Assets.xcassets/logo.imageset"
    try code.write(Array(Self.manifest.utf8), to: "Package.swift")
    try code.write(SmallImages.png, to: set + "/logo.png")
    let contents = #"{"images": [{"idiom": "universal", "scale": "1x", "filename": "logo.png"}]}"#
    try code.write(Array(contents.utf8), to: set + "/Contents.json")
    return code
  }

  @Test("are compiled by targets, with the classes and images of each")
  func targets() throws {
    let code = try makePackage()
    let program = try code.program(of: "Sources/Login")
    #expect(program.list.scenes.map(\.name) == ["Header"])
    let layout = try code.layout("Header")
    let frames = layout.frames.map { $0?.frame ?? .null }
    #expect(frames[1] == CGRect(x: 20, y: 0, width: 4, height: 2))
    #expect(frames[2] == frames[1])
  }

  private static let localFiles = [
    "Kit/Sources/Kit/Badge.swift": """
    package class Badge: UIView {
      #if ROUND
      package override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 30) }
      #endif
    }
    """,
    "Kit/Sources/Page/Page.swift": """
    import Kit
    import Foundation
    class Page: UIView {
      let badge = Badge()
      override init(frame: CGRect) {
        super.init(frame: frame)
        badge.translatesAutoresizingMaskIntoConstraints = false
        addSubview(badge)
        let places = [("a", "json", nil), ("b", "txt", "Folder")]
        let found = places.filter { name, ending, folder in
          Bundle.module.path(forResource: name, ofType: ending, inDirectory: folder) != nil
        }
        badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat(found.count))
          .isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    """,
    "App/Sources/App/Screen.swift": """
    import Page
    class Screen: UIView {}
    """,
  ]

  /// A package of an app, and one beside it that it depends on.
  private func makePackages() throws -> PersonsCode {
    let code = try PersonsCode(Self.localFiles)
    func write(_ text: String, to name: String) throws {
      try code.write(Array(text.utf8), to: name)
    }
    try write("{}", to: "Kit/Sources/Page/Resources/Deep/a.json")
    try write("", to: "Kit/Sources/Page/Folder/b.txt")
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Pages", targets: ["Page"])],
        targets: [
          .target(name: "Kit", swiftSettings: [.define("ROUND", .when(platforms: [.iOS]))]),
          .target(
            name: "Page", dependencies: ["Kit"], resources: [.process("Resources"), .copy("Folder")]),
        ])
      """, to: "Kit/Package.swift")
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [
          .package(path: "../Kit"), .package(url: "https://example.com/far.git", from: "1.0.0"),
        ],
        targets: [.target(name: "App", dependencies: [.product(name: "Pages", package: "Kit")])])
      """, to: "App/Package.swift")
    return code
  }

  @Test("are compiled with local packages, conditions, package access and files of bundles")
  func local() throws {
    let code = try makePackages()
    let app = try code.program(of: "App").list
    #expect(app.scenes.map(\.name) == ["Screen"] && app.missingPackages == ["far"])
    let program = try code.program(of: "Kit")
    let page = try #require(program.list.scenes.first { $0.name == "Page" })
    let layout = try SwiftScene(page, of: program).layout(
      on: Canvas(width: 200, height: 100), direction: .leftToRight)
    #expect(layout.frames[1]?.frame.minX == 2 && layout.frames[1]?.frame.width == 30)
  }

  @Test("stand for all targets but tests, which follow changes of others")
  func whole() throws {
    let code = try makePackage()
    #expect(try code.program().list.scenes.map(\.name) == ["Base", "Header"])
    let base = try #require(Self.files["Sources/Core/Base.swift"])
    try code.write(base.replacing("= 20", with: "= 33"), to: "Sources/Core/Base.swift")
    #expect(try code.layout("Header").frames[1]?.frame.minX == 33)
  }
}
