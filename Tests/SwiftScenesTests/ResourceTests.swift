import AutoLayout
import Foundation
import LayoutDocuments
import TestTools
import Testing

@testable import SwiftScenes

@Suite("Resources of Swift files")
struct ResourceTests {
  private static let source = """
    import Foundation
    final class Labels: UIStackView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let count = 3
        let texts = [
          NSLocalizedString("greeting", comment: ""), String(localized: "farewell"),
          String(localized: "\\(count) of \\("many")"), String(localized: "unknown \\(count)"),
          String(localized: "plain", table: "Other", bundle: .main),
          Bundle.main.url(forResource: "data", withExtension: "json").map { _ in "found" } ?? "lost",
        ]
        for text in texts {
          let label = UILabel()
          label.text = text
          label.textColor = UIColor(named: "brand")
          addArrangedSubview(label)
        }
      }
      required init(coder: NSCoder) { fatalError() }
    }
    """

  private func makeCode() throws -> PersonsCode {
    let code = try PersonsCode(["Views/Labels.swift": Self.source])
    func write(_ text: String, to name: String) throws {
      try code.write(Array(text.utf8), to: name)
    }
    try write(
      #""greeting" = "Hello"; "%lld of %@" = "%2$@: %1$lld";"#, to: "en.lproj/Localizable.strings")
    try write(#""greeting" = "Hallo";"#, to: "de.lproj/Localizable.strings")
    try write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"plain": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "As it is"}},
        "de": {"stringUnit": {"state": "translated", "value": "Wie es ist"}}}}}}
      """, to: "Other.xcstrings")
    try write("{}", to: "Data/data.json")
    try write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}}}]}
      """, to: "Assets.xcassets/brand.colorset/Contents.json")
    return code
  }

  private func labels(of code: PersonsCode) throws -> [Label] {
    let canvas = Canvas(width: 200, height: 100)
    let root = try code.layout("Labels", on: canvas)
      .makeView(on: canvas, measureText: fixedTextMeasure)
    return root.subviews.compactMap { $0 as? Label }
  }

  @Test("are texts in English, colors and files of the program's bundle")
  func texts() throws {
    let labels = try labels(of: makeCode())
    #expect(
      labels.compactMap(\.text)
        == ["Hello", "farewell", "many: 3", "unknown 3", "As it is", "found"])
    #expect(labels.first?.textColor?.greenComponent == 0.5)
  }

  @Test("make the program anew whenever one of them changes")
  func changes() throws {
    let code = try makeCode()
    let first = try code.program().key
    #expect(try code.program().key == first)
    try code.write(Array(#""greeting" = "Good morning";"#.utf8), to: "en.lproj/Localizable.strings")
    #expect(try code.program().key != first)
    #expect(try labels(of: code).first?.text == "Good morning")
  }

  @Test("are never written: a catalogue of strings leaves files of the same name as they are")
  func names() throws {
    let code = try makeCode()
    let own = Array(#""plain" = "Own";"#.utf8)
    for folder in ["A/", "Z/", ""] { try code.write(own, to: folder + "en.lproj/Other.strings") }
    #expect(try labels(of: code).count == 6)
    for folder in ["A/", "Z/", ""] {
      let path = code.path(of: folder + "en.lproj/Other.strings")
      #expect(FileManager.default.contents(atPath: path) == Data(own))
    }
  }

  @Test("of a single file are those beside it")
  func single() throws {
    let code = try makeCode()
    try code.write(SmallImages.png, to: "Views/logo.png")
    try code.write(SmallImages.png, to: "Views/Other/more.png")
    let files = try SwiftFiles(of: code.path(of: "Views/Labels.swift"), manifests: "")
    #expect(files.resources.state.contains("logo.png"))
    #expect(!files.resources.state.contains("more.png"))
  }
}
