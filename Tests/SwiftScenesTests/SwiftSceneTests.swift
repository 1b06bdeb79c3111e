import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import SwiftScenes

@Suite("Scenes of Swift files")
struct SwiftSceneTests {
  private static let card = """
    final class Card: UIView {
      private let title = UILabel()
      private lazy var badge = UIView()
      let gap = UILayoutGuide()
      private var width: NSLayoutConstraint?

      override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Title"
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        addSubview(badge)
        addLayoutGuide(gap)
        width = gap.widthAnchor.constraint(equalToConstant: 10)
        width?.isActive = true
        NSLayoutConstraint.activate([
          gap.leadingAnchor.constraint(equalTo: leadingAnchor),
          title.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
          title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
        ])
      }

      required init?(coder: NSCoder) { nil }

      override func layoutSubviews() {
        super.layoutSubviews()
        badge.frame = bounds.width > 150 ? CGRect(x: 50, y: 40, width: 20, height: 20) : .zero
      }
    }
    """

  @Test("have the names of properties, and frames of constraints and of code")
  func frames() throws {
    let layout = try PersonsCode(["Card.swift": Self.card]).layout("Card")
    let items = layout.document.items
    #expect(items.map(\.name) == ["root", "gap", "title", "badge"])
    #expect(items[0].viewClass?.name == "Card")
    #expect(layout.document.constraints.count == 4)
    let frames = layout.frames.map { $0?.frame ?? .null }
    #expect(frames[2].origin == CGPoint(x: 10, y: 0))
    #expect(frames[3] == CGRect(x: 50, y: 40, width: 20, height: 20))
    let names = layout.document.constraints.compactMap { constraint -> String? in
      if case .relation(let form) = constraint { form.identifier } else { nil }
    }
    #expect(names == ["width"])
  }

  @Test("are made anew on each canvas, with its safe area")
  func canvases() throws {
    let code = try PersonsCode(["Card.swift": Self.card])
    let narrow = try code.layout("Card", on: Canvas(width: 120, height: 100))
    #expect(narrow.frames[3]?.frame == .zero)
    let insets = EdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    let covered = try code.layout(
      "Card", on: Canvas(width: 120, height: 100, safeAreaInsets: insets))
    #expect(covered.frames[2]?.frame.minY == 30)
  }

  @Test("have the same layout from the document that was taken")
  func documents() throws {
    let canvas = Canvas(width: 200, height: 100)
    let layout = try PersonsCode(["Card.swift": Self.card]).layout("Card", on: canvas)
    let root = layout.makeView(on: canvas, measureText: fixedTextMeasure)
    let tree = layout.solvedTree(of: root, on: canvas)
    #expect(tree.items.first { $0.identifier == "badge" }?.frame.minX == 50)
    #expect(tree.itemsPlacedByCode.allSatisfy { tree.items[$0].identifier == "title" })
  }

  @Test("have the margins of controllers, so that constraints to them place what code doesn't")
  func margins() throws {
    let code = try PersonsCode([
      "Page.swift": """
      class Page: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          box.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(box)
          box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
          box.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
        }
      }
      """
    ])
    let canvas = Canvas(width: 390, height: 844)
    let layout = try code.layout("Page", on: canvas)
    let root = layout.makeView(on: canvas, measureText: fixedTextMeasure)
    let tree = layout.solvedTree(of: root, on: canvas)
    #expect(tree.itemsPlacedByCode.isEmpty)
    #expect(tree.items.first { $0.identifier == "box" }?.rootFrame.minX == 16)
  }

  @Test("fit their content, and cells the width of a table")
  func fitting() throws {
    let code = try PersonsCode([
      "Views.swift": """
      class Chip: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 70, height: 30) }
      }
      class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(view)
          NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.heightAnchor.constraint(equalToConstant: 77),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      #Preview("Chip", traits: .sizeThatFitsLayout) { Chip() }
      """
    ])
    #expect(try code.layout("Row").size == CGSize(width: 200, height: 77))
    let program = try code.program()
    let previews = program.list.scenes.filter { $0.kind == .preview }
    let scene = SwiftScene(try #require(previews.first), of: program)
    let chip = try scene.layout(on: Canvas(width: 200, height: 100), direction: .leftToRight)
    #expect(chip.size == CGSize(width: 70, height: 30))
    var whole = SwiftScene(
      try #require(program.list.scenes.first { $0.name == "Chip" }), of: program)
    whole.fits = false
    let filled = try whole.layout(on: Canvas(width: 200, height: 100), direction: .leftToRight)
    #expect(filled.size == CGSize(width: 200, height: 100))
  }

  @Test("are shown in controllers, whose callbacks run")
  func controllers() throws {
    let code = try PersonsCode([
      "Page.swift": """
      class Page: UIViewController {
        let box = UIView()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(box) }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          box.frame.size.width = 40
        }
        override func viewDidLayoutSubviews() { box.frame.origin.y = view.safeAreaInsets.top }
      }
      """
    ])
    let canvas = Canvas(width: 390, height: 844)
    let plain = try code.layout("Page", on: canvas)
    let box = try #require(plain.document.items.firstIndex { $0.name == "box" })
    #expect(plain.frames[box]?.rootFrame == CGRect(x: 0, y: 0, width: 40, height: 0))
    let inside = try code.layout("Page", on: canvas) { $0.container = .navigation }
    let moved = try #require(inside.document.items.firstIndex { $0.name == "box" })
    #expect(inside.frames[moved]?.rootFrame.minY == 44)
  }
}

@Suite("Programs of Swift files")
struct SceneProgramTests {
  @Test("list scenes with their lines, and why others can't be made")
  func lists() throws {
    let code = try PersonsCode([
      "A.swift": """
      class A: UIView {}
      class B: UIView { init(user: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil } }
      """
    ])
    let list = try code.program().list
    #expect(list.scenes.map(\.name) == ["A"] && list.scenes.map(\.line) == [2])
    #expect(list.others.map(\.reason) == ["init(user:) needs a String; add a #Preview"])
  }

  @Test("number scenes of the same name")
  func names() throws {
    let code = try PersonsCode([
      "A.swift": """
      class A: UIView {}
      #Preview("A") { A() }
      #Preview("A") { A() }
      """
    ])
    #expect(try code.program().list.scenes.map(\.name) == ["A", "A-2", "A-3"])
  }

  @Test("name the module alone that a file imports in vain")
  func modules() throws {
    let code = try PersonsCode([
      "A.swift": "class A: UIView {}",
      "B.swift": "import Missing\nclass B: UIView { let part: MissingPart; let gone: Gone }",
    ])
    let list = try code.program().list
    #expect(MissingName.all(in: list).map(\.name) == ["Missing"])
  }

  @Test("tell code whether the interface is dark")
  func styles() throws {
    let code = try PersonsCode([
      "A.swift": """
      class A: UIView {
        let line = UIView()
        override func layoutSubviews() {
          super.layoutSubviews()
          addSubview(line)
          line.frame.size.height = traitCollection.userInterfaceStyle == .dark ? 2 : 1
        }
      }
      """
    ])
    let program = try code.program()
    let scene = SwiftScene(try #require(program.list.scenes.first), of: program)
    for (isDark, height) in [(false, CGFloat(1)), (true, 2)] {
      let layout = try scene.layout(
        on: Canvas(width: 100, height: 100), direction: .leftToRight, isDark: isDark)
      #expect(layout.frames[1]?.frame.height == height)
    }
  }

  @Test("leave out what doesn't compile, and say so")
  func gaps() throws {
    let code = try PersonsCode([
      "A.swift": """
      class A: UIView {
        func broken() { Gone.call() }
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
      }
      class B: UIView {
        override init(frame: CGRect) { super.init(frame: frame); Gone.call() }
        required init?(coder: NSCoder) { nil }
      }
      class C: Gone {}
      """
    ])
    let list = try code.program().list
    #expect(list.compiledCount == 0 && list.fileCount == 1)
    #expect(Set(list.gaps.map(\.line)) == [3, 8, 11])
    #expect(MissingName.all(in: list).map(\.name) == ["Gone"])
    #expect(try code.layout("A").document.items.count == 1)
    #expect(
      try code.failure("B")
        .contains("A.swift:8: Fatal error: this does not compile: cannot find 'Gone' in scope"))
  }

  @Test("are made again only if a file changes")
  func caching() throws {
    let code = try PersonsCode(["A.swift": "class A: UIView {}"])
    let first = try code.program().key
    #expect(try code.program().key == first)
    try code.write("class A: UIView {}\nclass B: UIView {}", to: "A.swift")
    let second = try code.program()
    #expect(second.key != first)
    #expect(second.list.scenes.map(\.name) == ["A", "B"])
    #expect(try code.layout("B").document.items.count == 1)
  }

  @Test("don't exist without a scene, and the reason is a message")
  func failures() throws {
    func message(_ text: String) throws -> String {
      do {
        _ = try PersonsCode(["A.swift": text]).program()
        return ""
      } catch let failure as SwiftFailure {
        return failure.description
      }
    }
    #expect(try message("struct A {}").hasPrefix("error: there is no view, view controller or"))
    let unparsed = try message("class A: UIView {")
    #expect(unparsed.hasSuffix("A.swift:2:18: error: expected '}' to end class"))
    #expect(
      try message("class A<B>: UIView {}").hasSuffix("A: it is generic; add a #Preview"))
  }
}

@Suite("The sample of Swift files")
struct SwiftSampleTests {
  @Test("compiles, and has the guide that the page shows")
  func sample() throws {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../samples/code")
    let text = try String(
      contentsOf: samples.appending(path: "ProfileHeader.swift"), encoding: .utf8)
    let code = try PersonsCode(["ProfileHeader.swift": text])
    let layout = try code.layout("header", on: Canvas(width: 360, height: 80))
    let guide = try #require(layout.document.items.firstIndex { $0.name == "textGuide" })
    #expect(layout.document.items[guide].kind == .guide)
    #expect(layout.frames[guide]?.frame.minX == 76)
    #expect(try code.program().list.others.isEmpty)
  }
}
