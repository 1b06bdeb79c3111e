import AppKitNames
import AutoLayout
import LayoutDocuments
import Testing

@Suite("Documents of AppKit's views")
struct LayoutDocumentTests {
  @Test("keep classes, sizes and places, and are the same when they are built and taken again")
  func roundTrip() throws {
    let root = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = NSTextField(labelWithString: "Name")
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    root.addSubview(NSView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
    label.topAnchor.constraint(equalTo: root.topAnchor, constant: 4).isActive = true
    let document = LayoutDocument(
      of: root, surroundings: .init(profile: root.effectiveEnvironment.profile))
    #expect(document.items.map(\.kind).dropFirst().first == .view(.other("NSTextField")))
    // Documents count downwards.
    #expect(document.items[2][.frame] == .frame(CGRect(x: 10, y: 40, width: 30, height: 40)))
    let canvas = Canvas(width: 200, height: 100)
    let built = document.build(on: canvas)
    #expect(
      LayoutDocument(of: built.root, surroundings: document.surroundings) == document)
    let sizes = [root, built.root].map { $0.solvedTree(canvas: canvas).items[1].exactFrame.size }
    #expect(built.root.subviews.count == 2)
    #expect(sizes[0].width > 0)
    #expect(sizes[0] == sizes[1])
  }
}
