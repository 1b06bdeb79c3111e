import Foundation
import Testing

@Suite("plumbline vfl")
struct VFLCommandTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  private func run(_ arguments: [String]) throws -> CommandRun {
    try CommandRun(["vfl"] + arguments, in: folder.path)
  }

  @Test("lists the constraints of a string, with their pieces and their numbers")
  func lists() throws {
    let run = try run([
      "|-[a][b(==a,>=8@750)]-gap-|", "--metrics", "gap=12", "--options", "alignAllTop",
    ])
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(
      run.output == """
        1  a.leading == superview.leadingMargin   |-
        2  b.leading == a.trailing
        3  b.width == a.width                     ==a
        4  b.width >= 8 @750                      >=8@750
        5  superview.trailing == b.trailing + 12  -gap-|
        6  a.top == b.top                         alignAllTop

        """)
  }

  @Test("prints JSON")
  func json() throws {
    let run = try run(["V:[a(>=20@5)]", "--json"])
    #expect(
      run.output == """
        {
          "format": "V:[a(>=20@5)]",
          "axis": "vertical",
          "constraints": [
            { "equation": "a.height >= 20 @5", "first": "a.height", "relation": ">=", "second": null, "constant": 20, "priority": 5, "piece": ">=20@5", "number": 1 }
          ]
        }

        """)
  }

  @Test("of a string without constraints lists none")
  func empty() throws {
    let run = try run(["[a]"])
    #expect(run.status == 0)
    #expect(run.output == "")
  }

  @Test(
    "shows a mistake with Apple's words and a caret",
    arguments: [
      (
        ["[a]-[b"],
        "Expected a ']' here. That is how you give the end of a view. \n[a]-[b \n      ^"
      ),
      (["[a]-[b]", "--views", "a"], "b is not a key in the views dictionary. \n[a]-[b] \n      ^"),
      (
        ["V:[a][b]", "--options", "alignAllTop"],
        "Options mask required views to be aligned on a vertical edge, which is not allowed for "
          + "layout that is also vertical. \nV:[a][b] \n        ^"
      ),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let run = try self.run(arguments)
    #expect(run.status == 3)
    #expect(run.output == "")
    #expect(run.error == "Unable to parse constraint format: \n\(message)\n")
  }

  @Test(
    "refuses what its options cannot mean",
    arguments: [
      ["[a]", "--options", "alignTop"], ["[a]", "--metrics", "gap"], ["[a]", "--figure", "a.gif"],
      ["[a]", "--canvas", "0x0"], [],
    ])
  func usage(arguments: [String]) throws {
    let run = try self.run(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
  }

  @Test("draws the string above what it makes, with views made up")
  func figure() throws {
    for (number, format) in [
      "|-50-[purpleBox]-50-|", "V:[topField]-10-[bottomField]", "[button(100@20)]", "[a]",
      "|-[find]-[findNext]-[findField(>=20)]-|",
    ].enumerated() {
      let run = try run([format, "--figure", "\(number).svg", "--direction", "rtl"])
      #expect(run.status == 0)
      #expect(run.error == "")
      #expect(run.output.hasSuffix("\(number).svg\n"))
      #expect(!folder.bytes("\(number).svg").isEmpty)
    }
  }
}
