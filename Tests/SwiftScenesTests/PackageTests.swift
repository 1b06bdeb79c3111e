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

  @Test("stand for all targets but tests, which follow changes of others")
  func whole() throws {
    let code = try makePackage()
    #expect(try code.program().list.scenes.map(\.name) == ["Base", "Header"])
    let base = try #require(Self.files["Sources/Core/Base.swift"])
    try code.write(base.replacing("= 20", with: "= 33"), to: "Sources/Core/Base.swift")
    #expect(try code.layout("Header").frames[1]?.frame.minX == 33)
  }
}
