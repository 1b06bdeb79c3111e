import Foundation
import Testing

@testable import Plumbline

@Suite("Names of pictures")
struct FigureNamingTests {
  private func name(
    _ naming: String, scene: String = "My Log.in", scale: Double = 2, theme: String = "light",
    asked: Bool = true, suffixes: [String] = [], _ format: PictureFormat = .png
  ) throws -> String {
    let canvas = Canvas(
      width: 390, height: 84.5, scale: scale, name: "Phone (small)")
    let picture = NamedPicture(
      scene: scene, canvas: canvas, direction: .rightToLeft, suffixes: suffixes, theme: theme,
      isThemeRequested: asked, language: "de")
    return try FigureNaming(naming).fileName(of: picture, for: format)
  }

  @Test("follow DocC's convention, in which light has no suffix")
  func docc() throws {
    #expect(try name("docc") == "My Log.in@2x.png")
    #expect(try name("docc", theme: "dark") == "My Log.in~dark@2x.png")
    var picture = NamedPicture(
      scene: "a", canvas: Canvas(width: 9, height: 8, scale: 2), direction: .leftToRight,
      theme: "light")
    picture.hasOtherCanvases = true
    #expect(FigureNaming.docc.fileName(of: picture, for: .png) == "a-9x8@2x.png")
    #expect(FigureNaming.docc.reference(to: picture, for: .png) == "a-9x8.png")
    #expect(try name("docc", scale: 1, theme: "dark") == "My Log.in~dark.png")
    #expect(try name("docc", theme: "dark", suffixes: ["rtl"], .svg) == "My Log.in-rtl~dark.svg")
  }

  @Test("have no sign that LaTeX stumbles over")
  func latex() throws {
    #expect(
      try name("latex", theme: "dark", suffixes: ["rtl"], .pdf)
        == "my-log-in-phone-small-rtl-dark.pdf")
    #expect(try name("latex", scene: "a_b~c", asked: false) == "a-b-c-phone-small.png")
  }

  @Test("have what a pattern says, without what file names cannot hold")
  func patterns() throws {
    #expect(
      try name("{scene}~{theme}@{scale}x", scene: "a/b", theme: "dark") == "a-b~dark@2x.png")
    #expect(try name("{direction} {size}-{format}.{language}") == "rtl 390x84.5-png.de.png")
    #expect(try name("x{canvas}", scale: 2.5, .svg) == "xPhone-small.svg")
    #expect(try name("{scene}", scene: ".hidden") == "-hidden.png")
    #expect(try name("standard", theme: "dark") == "My Log.in.Phone-small-dark.png")
  }

  @Test(
    "refuse patterns that name nothing",
    arguments: [
      ("{scen}", "{scen} is not a placeholder of names; did you mean {scene}?"),
      ("{zzz}", "; there are {scene}, {canvas}, "), ("a{scene", "a { is not closed by a }"),
      ("out/{scene}", "-o names the folder"), ("{scene}.PNG", "leave .png out"),
      (".{scene}", "begin with a dot"), ("", "cannot be empty"),
    ])
  func faults(pattern: String, message: String) {
    let fault = #expect(throws: FigureNamePattern.Fault.self) { try FigureNaming(pattern) }
    #expect(fault?.description.contains(message) == true, "\(fault?.description ?? "")")
  }
}

@Suite("Pictures on pages")
struct PictureMarkupTests {
  private func file(
    _ path: String, _ scale: Double, _ theme: Theme = .light, _ format: PictureFormat = .png
  ) -> PictureMarkup.File {
    PictureMarkup.File(path: path, scale: scale, format: format, theme: theme)
  }

  private func markup(_ text: String, _ files: PictureMarkup.File...) -> PictureMarkup {
    PictureMarkup(PictureLabel(text: text, width: 39, height: 84), files: files)
  }

  @Test("have a source for dark pages and for paper, and one file for each scale")
  func html() {
    let page = markup(
      "A \"b\" <c> & d", file("d/a b,1@3x.png", 3), file("a@2x.png", 2),
      file("a~dark@2x.png", 2, .dark), file("a~print@2x.png", 2, .print))
    #expect(
      page.html == """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="a~dark@2x.png">
          <source media="print" srcset="a~print@2x.png">
          <img src="a@2x.png" srcset="a@2x.png 2x, d/a%20b%2C1@3x.png 3x" width="39" height="84" \
        alt="A &quot;b&quot; &lt;c&gt; &amp; d">
        </picture>

        """)
  }

  @Test("are shown in their only theme, a picture for each format, vectors once")
  func formats() {
    let page = markup(
      "A.", file("a.png", 1, .dark), file("a.svg", 1, .dark, .svg), file("a3.svg", 3, .dark, .svg),
      file("a.pdf", 1, .dark, .pdf))
    #expect(page.html.components(separatedBy: "<picture>").count == 3)
    #expect(!page.html.contains("<source"))
    #expect(page.html.contains("<img src=\"a.svg\" width="))
    #expect(!page.html.contains("pdf"))
  }

  @Test("are images in Markdown, whatever their texts and paths hold")
  func markdown() {
    let page = markup("[a] *b* \\ `c` <d>_", file("x (1).png", 1), file("é:y.pdf", 1, .light, .pdf))
    #expect(
      page.markdown == #"""
        ![&#91;a&#93; &#42;b&#42; &#92; &#96;c&#96; &#60;d&#62;&#95;](x%20%281%29.png)
        ![&#91;a&#93; &#42;b&#42; &#92; &#96;c&#96; &#60;d&#62;&#95;](%C3%A9%3Ay.pdf)

        """#)
  }
}
