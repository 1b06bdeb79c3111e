import Foundation
import Testing

@testable import AutoLayout

@Suite("Sizes, names and numbers of visual formats")
struct VisualFormatSizeTests {
  static let sizes: [VisualFormatCase] = [
    .init("[a]"),
    .init("V:[a]"),
    .init("[a(50)]", [], "a.width == 50"),
    .init("[a(==50)]", [], "a.width == 50"),
    .init("[a(>=50)]", [], "a.width >= 50"),
    .init("[a(<=50)]", [], "a.width <= 50"),
    .init("[a(0)]", [], "a.width == 0"),
    .init("[a(-50)]", [], "a.width == -50"),
    .init("[a(50@250)]", [], "a.width == 50 @250"),
    .init("[a(>=50@250.25)]", [], "a.width >= 50 @250.25"),
    .init("[a(50@1000)]", [], "a.width == 50"),
    .init("[a(50@0.001)]", [], "a.width == 50 @0.001"),
    .init("V:[a(50)]", [], "a.height == 50"),
    .init("V:[a(<=50@1)]", [], "a.height <= 50 @1"),
    .init("[a(b)]", [], "a.width == b.width"),
    .init("[a(==b)]", [], "a.width == b.width"),
    .init("[a(>=b)]", [], "a.width >= b.width"),
    .init("[a(<=b@20)]", [], "a.width <= b.width @20"),
    .init("V:[a(b)]", [], "a.height == b.height"),
    .init("[a(a)]", [], "a.width == a.width"),
    .init("[a(gap)]", [], "a.width == gap.width"),
    .init("[gap(a)]", [], "gap.width == a.width"),
    .init("[a(b,50@1)]", [], "a.width == b.width", "a.width == 50 @1"),
    .init("[a(>=70,<=100)]", [], "a.width >= 70", "a.width <= 100"),
    .init(
      "[a(>=b,>=c,>=44@750)]", [], "a.width >= b.width", "a.width >= c.width",
      "a.width >= 44 @750"),
    .init("[a(wide)]", [], "a.width == 120"),
    .init("[a(>=wide@strong)]", [], "a.width >= 120 @900"),
    .init("[a(wide,b@strong)]", [], "a.width == 120", "a.width == b.width @900"),
    .init(
      "[a(1)][b(2)]", [], "a.width == 1", "b.leading == a.trailing", "b.width == 2"),
    .init(
      "|[a(1,>=2)]-3-[b(a)]|", [], "a.leading == root.leading", "a.width == 1", "a.width >= 2",
      "b.leading == a.trailing + 3", "b.width == a.width", "root.trailing == b.trailing"),
  ]

  static let names: [VisualFormatCase] = [
    .init("[_]-[__]", [], "__.leading == _.trailing + NSSpace(8)"),
    .init("[a1]-[A]", [], "A.leading == a1.trailing + NSSpace(8)"),
    .init("[snake_case_9]", []),
    .init("H:[H]", []),
    .init("V:[V(H)]", [], "V.height == H.height"),
    .init("[V]-V-[H]", [], "H.leading == V.trailing + 5"),
    .init("[e1]-e1-[A]", [], "A.leading == e1.trailing + 3"),
    .init("[A(e1)]", [], "A.width == 3"),
    .init("[A(e2)]", [], "A.width == e2.width"),
    .init("[nan]-nan-[inf]", [], "inf.leading == nan.trailing + 4"),
  ]

  static let numbers: [VisualFormatCase] = [
    .init("[A(007)]", [], "A.width == 7"),
    .init("[A(7.)]", [], "A.width == 7"),
    .init("[A(.25)]", [], "A.width == 0.25"),
    .init("[A(-.25)]", [], "A.width == -0.25"),
    .init("[A(1e2)]", [], "A.width == 100"),
    .init("[A(1E+2)]", [], "A.width == 100"),
    .init("[A(125e-2)]", [], "A.width == 1.25"),
    .init("[A]-1e1-[_]", [], "_.leading == A.trailing + 10"),
    .init("[A]-1e-1-[_]", [], "_.leading == A.trailing + 0.1"),
    .init("[A(1@1e2)]", [], "A.width == 1 @100"),
    .init("[A(123456789)]", [], "A.width == 123456789"),
    .init("[A(1e308)]", [], "A.width == 1e+308"),
    .init("[A(0.00001)]", [], "A.width == 0"),
  ]

  static let metrics: [VisualFormatCase] = [
    .init("[A(int)]", [], "A.width == 1"),
    .init("[A(int8)]", [], "A.width == -2"),
    .init("[A(uint)]", [], "A.width == 3"),
    .init("[A(float)]", [], "A.width == 4.5"),
    .init("[A(double)]", [], "A.width == 5.25"),
    .init("[A(cgfloat)]", [], "A.width == 6.125"),
    .init("[A(number)]", [], "A.width == 7.5"),
    .init("[A(bool)]", [], "A.width == 1"),
    .init("[A(1@float)]", [], "A.width == 1 @4.5"),
    .init("[A]-int-[_]", [], "_.leading == A.trailing + 1"),
  ]

  static let blanks: [VisualFormatCase] = [
    .init(" [a]", []),
    .init("[a] ", []),
    .init("H : [a]", []),
    .init("V: | [a] |", [], "a.top == root.top", "root.bottom == a.bottom"),
    .init("[ a ( 50 ) ]", [], "a.width == 50"),
    .init("[a] - [b]", [], "b.leading == a.trailing + NSSpace(8)"),
    .init("[a] - 8 - [b]", [], "b.leading == a.trailing + 8"),
    .init(
      "[a]-( >= 8 @ 250 , <= 9 )-[b]", [], "b.leading >= a.trailing + 8 @250",
      "b.leading <= a.trailing + 9"),
    .init(
      "\t|\n-[a]\r\n-|", [], "a.leading == root.leadingMargin",
      "root.trailingMargin == a.trailing"),
  ]

  @Test("sizes are numbers, metrics, or the size of another item", arguments: sizes)
  func makeSizes(example: VisualFormatCase) throws {
    var scene = FormatViews(["a", "b", "c"])
    scene.views["gap"] = addGuide("gap", to: scene.root)
    let metrics: [String: Any] = ["wide": 120, "strong": 900]
    #expect(try scene.equations(example.format, metrics: metrics) == example.equations)
  }

  @Test("names are C's identifiers; metrics hide views in sizes", arguments: names)
  func readNames(example: VisualFormatCase) throws {
    let scene = FormatViews([
      "_", "__", "a1", "A", "snake_case_9", "H", "V", "e1", "e2", "nan", "inf",
    ])
    let metrics: [String: Any] = ["V": 5, "e1": 3, "nan": 4]
    #expect(try scene.equations(example.format, metrics: metrics) == example.equations)
  }

  @Test("numbers are decimal, with or without an exponent", arguments: numbers)
  func readNumbers(example: VisualFormatCase) throws {
    #expect(try FormatViews(["A", "_"]).equations(example.format) == example.equations)
  }

  @Test("metrics are numbers of any type", arguments: metrics)
  func readMetrics(example: VisualFormatCase) throws {
    let metrics: [String: Any] = [
      "int": 1, "int8": Int8(-2), "uint": UInt(3), "float": Float(4.5), "double": 5.25,
      "cgfloat": CGFloat(6.125), "number": NSNumber(value: 7.5), "bool": true,
    ]
    let scene = FormatViews(["A", "_"])
    #expect(try scene.equations(example.format, metrics: metrics) == example.equations)
  }

  @Test("blanks between tokens mean nothing", arguments: blanks)
  func skipBlanks(example: VisualFormatCase) throws {
    #expect(try FormatViews(["a", "b"]).equations(example.format) == example.equations)
  }
}
