import AutoLayout
import Foundation
import LayoutDocuments
import TestTools
import Testing

@testable import InterfaceBuilder

@Suite("Interface Builder documents grown from a grammar")
struct GrownDocumentTests {
  @Test("are laid out or refused, whatever is in them")
  func growth() {
    var scenes = 0
    forEachSeed(40) { seed in
      var generator = SeededGenerator(seed: seed)
      let text = RandomInterfaceDocument.text(from: &generator)
      do throws(InterfaceError) {
        let document = try InterfaceDocument(text)
        for scene in document.scenes {
          for canvas in [scene.canvas, Canvas(width: 320, height: 568)]
          where (try? canvas.validate()) != nil {
            let layout = scene.layout(on: canvas)
            let built = layout.document.build(on: canvas)
            #expect(layout.document.items.allSatisfy { $0.figureName != nil })
            #expect(built.faults.isEmpty, "seed \(seed)")
            _ = built.root.solvedTree(canvas: canvas)
            scenes += 1
          }
        }
      } catch {
        #expect(!error.problems.isEmpty, "seed \(seed)")
      }
    }
    // The grammar has to reach layouts, not only errors.
    #expect(scenes > 40)
  }
}
