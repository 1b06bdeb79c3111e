import AutoLayout
import Foundation
import LayoutDocuments
import TestTools
import Testing

@testable import InterfaceBuilder

@Suite("Interface Builder documents")
struct InterfaceDocumentTests {
  private func problem(of text: String) -> String? {
    do {
      _ = try InterfaceDocument(text)
      return nil
    } catch {
      return error.lines.first
    }
  }

  @Test("have a scene for each view of a controller and each view of its own")
  func scenes() throws {
    let document = try InterfaceDocument(Documents.storyboard)
    #expect(document.scenes.map(\.id) == ["log-in-Vew", "old-Vi-ewV"])
    #expect(document.sceneNames == ["Login", "AboutViewController"])
    #expect(document.scenes[0].canvas.size == CGSize(width: 414, height: 896))
    #expect(document.scenes[0].canvas.scale == 2)
  }

  @Test(
    "find a scene by the id of its controller or view and by its name",
    arguments: ["Login", "log-in-Ctl", "log-in-Vew"])
  func namedScene(_ name: String) throws {
    let document = try InterfaceDocument(Documents.storyboard)
    #expect(try document.scenes(named: name).map(\.id) == ["log-in-Vew"])
  }

  @Test("suggest a scene for a name that is misspelled")
  func suggestion() throws {
    let document = try InterfaceDocument(Documents.storyboard)
    let error = #expect(throws: InterfaceError.self) { try document.scenes(named: "Logn") }
    #expect(error?.lines.first?.hasSuffix("did you mean 'Login'?") == true)
  }

  @Test("say of an element without a view that it has none")
  func sceneWithoutView() throws {
    let document = try InterfaceDocument(Documents.storyboard)
    let error = #expect(throws: InterfaceError.self) { try document.scenes(named: "nav-Co-ntr") }
    #expect(
      error?.problems.map(\.message) == [
        "the <navigationController> 'nav-Co-ntr' is not a view and has none in this document; its scenes are Login,"
          + " AboutViewController"
      ])
    #expect(error?.problems.first?.position.line == 7)
  }

  @Test("add the navigation bar of the container to the safe area")
  func bars() throws {
    let document = try InterfaceDocument(Documents.storyboard)
    #expect(document.scenes[0].canvas.safeAreaInsets.top == 88)
    #expect(document.scenes[1].canvas.safeAreaInsets.top == 44)
    #expect(document.scenes[1].canvas.safeAreaInsets.bottom == 34)
  }

  @Test(
    "say with their position what can't be read",
    arguments: [
      ("<document", "Test.xib:1:1: error: this is not XML: unclosed token"),
      ("<plist/>", "an Interface Builder document begins with <document>, not with <plist>"),
      ("<archive/>", "this document has the form of Xcode 3"),
      (
        "<document targetRuntime=\"MacOSX.Cocoa\"/>",
        "this document is for another system (MacOSX.Cocoa)"
      ),
      ("<!DOCTYPE x [<!ENTITY a \"b\">]><document/>", "have no document type declaration"),
      ("<document/>", "there is nothing to lay out"),
      (
        #"<?xml version="1.0" encoding="KOI8-R"?><document/>"#,
        "the encoding of this document is not"
      ),
      (
        "<document>\n<<<<<<< ours\n<a/>\n=======\n<b/>\n>>>>>>> theirs\n</document>",
        "Test.xib:2:1: error: this is the marker of a merge conflict; resolve the conflict"
      ),
    ])
  func refused(_ text: String, _ message: String) {
    #expect(problem(of: text)?.contains(message) == true, "\(problem(of: text) ?? "read")")
  }

  @Test("are read in the encoding that they declare")
  func encodings() throws {
    let text = Documents.xib(
      Documents.view(
        "<subviews>" + Documents.leaf("label", "a", (1, 1), #"text="Größe""#) + "</subviews>"))
    let latin = Array(
      text.replacingOccurrences(of: "UTF-8", with: "ISO-8859-1").unicodeScalars.map {
        UInt8(truncatingIfNeeded: $0.value)
      })
    let wide = text.replacingOccurrences(of: "UTF-8", with: "UTF-16")
    let units: [UInt8] = [0xFE, 0xFF] + wide.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [latin, units] {
      let document = try InterfaceDocument(bytes: bytes, file: "Test.xib")
      #expect(try #require(document.scenes.first).layout().figureNames == ["View", "Größe"])
    }
  }

  @Test("refuse an id that two views have, and name the first")
  func duplicates() {
    let text = Documents.xib(
      Documents.view("<subviews>" + Documents.leaf("view", "roo-tV-iew") + "</subviews>"))
    let problem = problem(of: text)
    #expect(problem?.contains("the id 'roo-tV-iew' is used twice") == true)
    #expect(problem?.contains("the first is in line ") == true)
  }

  @Test("note an id of a constraint that something before it has")
  func repeatedConstraints() throws {
    let width = #"<constraint firstAttribute="width" constant="9" id="a"/>"#
    let text = Documents.xib(Documents.view("<constraints>\(width)\n\(width)</constraints>"))
    let layout = try #require(try InterfaceDocument(text).scenes.first).layout()
    #expect(layout.document.constraints.count == 2)
    #expect(
      layout.notes.lines() == [
        "9:1: note: the id 'a' is used twice; ids are unique in a document; the first is in line 8, column 16;"
          + " change one of them"
      ])
  }

  @Test(
    "have the device's canvas for a root view without a frame, and lay out subviews without one")
  func missingFrames() throws {
    let text = Documents.xib(
      #"<view id="roo-tV-iew"><subviews><view id="a"/></subviews></view>"#)
    let scene = try #require(try InterfaceDocument(text).scenes.first)
    #expect(scene.canvas.size == CGSize(width: 414, height: 896))
    #expect(scene.layout().document.items.map(\.name) == ["roo-tV-iew", "a"])
    #expect(scene.layout().notes.isEmpty)
  }

  @Test("note the numbers of a frame that aren't any")
  func badFrame() throws {
    let text = Documents.xib(
      #"<view id="roo-tV-iew"><rect key="frame" x="0" y="0" width="wide"/></view>"#)
    let layout = try #require(try InterfaceDocument(text).scenes.first).layout()
    #expect(
      layout.notes.sentences() == [
        #"height="" is not a number between -1e9 and 1e9"#,
        #"width="wide" is not a number between -1e9 and 1e9"#,
      ])
  }

  @Test("refuse views that can't be named if there are no others")
  func missingID() {
    #expect(
      problem(of: Documents.xib("<view/>"))
        == "Test.xib:6:1: error: this <view> has no id, nor does any other view that could be laid out;"
        + #" views have one, such as id="abc-De-1fG""#)
  }

  @Test("refuse elements that are nested without end")
  func depth() {
    let text = String(repeating: "<a>", count: 100_000)
    #expect(problem(of: "<document>" + text)?.contains("nested more than 512 deep") == true)
  }

  @Test("are read or refused, whatever damage they have", arguments: [1, 2, 3] as [UInt64])
  func damage(_ seed: UInt64) {
    let pieces = [
      "<", ">", "/>", "\"", "=", "&amp;", "&x;", "id=\"roo-tV-iew\"", "constant=\"1e999\"",
      "multiplier=\"1:0\"", "priority=\"-3\"", "firstItem=\"x\"", "\u{0}", "é", "</view>",
      "<subviews>",
      "<variation key=\"heightClass=compact\">", "axis=\"vertical\"", "nan", "-",
      "9999999999999999",
    ]
    let originals = [
      Documents.storyboard,
      Documents.xib(
        Documents.view(
          "<subviews>" + Documents.leaf("stackView", "sta-ck-Vew", (400, 300), "axis=\"vertical\"")
            + Documents.leaf("label", "lab-el-Vew", (50, 20), "text=\"a\"") + "</subviews>")),
    ]
    var generator = SeededGenerator(seed: seed)
    for round in 0..<400 {
      var bytes = Array(originals[round % 2].utf8)
      for _ in 0...Int.random(in: 0..<5, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let length = min(Int.random(in: 0..<30, using: &generator), bytes.count - place)
        let piece = pieces.randomElement(using: &generator) ?? ""
        bytes.replaceSubrange(place..<place + length, with: Array(piece.utf8))
      }
      do {
        let document = try InterfaceDocument(bytes: bytes, file: "Test.xib")
        for scene in document.scenes {
          let canvas = scene.canvas
          guard (try? canvas.validate()) != nil else { continue }
          _ = scene.layout().document.build(on: canvas).root.solvedTree(canvas: canvas)
        }
      } catch {
        #expect(!error.problems.isEmpty)
      }
    }
  }
}

@Suite("The limits of Interface Builder documents")
struct InterfaceLimitTests {
  private func message(_ bytes: [UInt8]) -> String? {
    do throws(InterfaceError) {
      _ = try InterfaceDocument(bytes: bytes, file: "a.xib")
      return nil
    } catch {
      return error.problems.first?.message
    }
  }

  @Test("are said")
  func limits() {
    let blanks = [UInt8](repeating: 0x20, count: InterfaceLimits.byteCount + 1)
    #expect(message(blanks)?.contains("more than 16 MiB") == true)
    let elements = String(repeating: "<a/>", count: InterfaceLimits.elementCount)
    #expect(message(Array("<document>\(elements)</document>".utf8))?.contains("elements") == true)
  }

  @Test("shorten texts, with a note")
  func texts() throws {
    let word = String(repeating: "w", count: 1_001)
    let text = Documents.xib(
      Documents.view(
        "<subviews>" + Documents.leaf("label", "a", (1, 1), "text=\"b \(word) c\"") + "</subviews>")
    )
    let layout = try #require(try InterfaceDocument(text).scenes.first).layout()
    #expect(layout.document.items[1][.text(.text)] == .text(.text, "b " + word.dropLast()))
    #expect(layout.notes.sentences().contains { $0.contains("only the first 1002 characters") })
  }

  @Test(
    "ids in scene files are the author's names if Interface Builder made the object ids",
    arguments: [
      ("a1B-2c-D3e", "Avatar", "avatar"), ("a1B-2c-D3e", "Sign-in button", "signInButton"),
      ("a1B-2c-D3e", "URLField", "urlField"), ("a1B-2c-D3e", "头像", "a1B-2c-D3e"),
      ("a1B-2c-D3e", "1st", "a1B-2c-D3e"), ("a1B-2c-D3e", "Root", "a1B-2c-D3e"),
      ("a1B-2c-D3e", "Other", "a1B-2c-D3e"), ("button", "Avatar", "button"),
      ("sign-in-box", "Avatar", "sign-in-box"),
    ])
  func identifiers(_ id: String, _ label: String, _ expected: String) throws {
    let text = Documents.xib(
      Documents.view(
        "<subviews>" + Documents.leaf("view", id, (1, 1), "userLabel=\"\(label)\"")
          + Documents.leaf("view", "other", (1, 1)) + "</subviews>"))
    let layout = try #require(try InterfaceDocument(text).scenes.first).layout()
    #expect(layout.sceneIdentifiers == ["roo-tV-iew", expected, "other"])
  }
}
