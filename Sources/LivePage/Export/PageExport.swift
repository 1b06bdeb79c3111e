internal import AutoLayout
internal import Batches
package import Foundation
internal import LayoutDocuments
package import Plumbline
internal import Scenes

/// An exported page of one scene: files for an interactive figure on a documentation site, without a server.
package struct PageExport {
  private let scene: Scene
  private let state: PageState
  private let sampler: LayoutSampler

  /// Prepares a page that initially shows a scene on the scene's first canvas.
  ///
  /// - Throws: `PlumblineError` if there are no fonts.
  package init(of scene: Scene) throws(PlumblineError) {
    self.scene = scene
    state = PageState(scene: scene.name)
    sampler = LayoutSampler(scene, 0, as: state, with: try Painter())
  }

  /// Writes the files of the page to a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is created if necessary.
  ///   - widths: The widths that the page offers for the first canvas, in points. The canvas's own width is added.
  ///   - heights: The heights that the page offers for the first canvas, in points. The canvas's own height is added.
  /// - Throws: `PlumblineError` if a canvas can't be laid out or a file can't be written.
  /// - Complexity: One layout for each width and each height of whole points.
  package func write(
    to folder: String, widths: ClosedRange<CGFloat>, heights: ClosedRange<CGFloat>
  ) throws(PlumblineError) {
    let size = state.canvas(of: scene).size
    let figure = try figure(
      min(widths.lowerBound, size.width)...max(widths.upperBound, size.width),
      min(heights.lowerBound, size.height)...max(heights.upperBound, size.height))
    var files =
      PageFiles.all + [
        ("index.html", Array(PageFiles.figurePage.utf8)), ("figure.json", Array(figure.utf8)),
      ]
    for number in 0..<PageFiles.fontCount {
      files.append(("font\(number)", try PageFiles.font(number)))
    }
    for (name, bytes) in files {
      let file = OutputFile(path: folder.asFolderPrefix + name)
      try file.makeFolder()
      try file.write(bytes)
    }
  }

  /// Returns the figure as JSON: for each axis, the layouts over the range of widths or heights, and the breakpoints.
  func figure(
    _ widths: ClosedRange<CGFloat>, _ heights: ClosedRange<CGFloat>
  ) throws(PlumblineError) -> String {
    let canvas = state.canvas(of: scene)
    let stretches = [
      try self.stretches(.horizontal, widths), try self.stretches(.vertical, heights),
    ]
    let table = TemplateTable(
      stretches.joined().flatMap { $0.text.drawing.lines + $0.text.layout.lines })
    let axes: [(String, JSONValue)] = [
      ("width", try axis(.horizontal, widths, stretches[0], table)),
      ("height", try axis(.vertical, heights, stretches[1], table)),
    ]
    let hashes = Set(stretches.joined().map(\.parts)).sorted()
    let parts = hashes.compactMap(sampler.parts).map { ($0.hash, $0.json) }
    return JSONValue.line([
      ("scene", .line([("path", .string(scene.name)), ("title", .string(scene.title))])),
      ("canvas", canvasValue(canvas)), ("pixel", .number(1 / canvas.scale)),
      ("axes", .line(axes)), ("parts", .line(parts)),
      ("templates", .array(table.templates.map { .string($0) }, .inline)),
    ]).compactText
  }

  private func axis(
    _ axis: LayoutConstraint.Axis, _ range: ClosedRange<CGFloat>, _ stretches: [Stretch],
    _ table: TemplateTable
  ) throws(PlumblineError) -> JSONValue {
    var older = (drawing: NumberedText(lines: []), layout: NumberedText(lines: []))
    var values: [JSONValue] = []
    for stretch in stretches {
      values.append(
        .line([
          ("to", .number(CGFloat(stretch.end))),
          ("drawing", table.splices(stretch.text.drawing, after: older.drawing)),
          ("layout", table.splices(stretch.text.layout, after: older.layout)),
        ]))
      older = stretch.text
    }
    let placement = Scene.Placement(state.canvas(of: scene))
    let sweep = try scene.sweep(along: axis, range, at: placement, with: try Painter())
    return .line([
      ("from", .number(range.lowerBound)), ("to", .number(range.upperBound)),
      ("pieces", .array(values, .inline)), ("sweep", sweep.json),
    ])
  }

  /// A subrange of widths or heights, with its layouts and drawings as texts.
  private struct Stretch {
    var parts: String
    var end: Int
    var text: (drawing: NumberedText, layout: NumberedText)
  }

  /// Divides a range of widths or heights into subranges whose layouts each form a ``LayoutPiece``.
  ///
  /// The subranges are as long as possible. Layouts at all whole points are compared.
  private func stretches(
    _ axis: LayoutConstraint.Axis, _ range: ClosedRange<CGFloat>
  ) throws(PlumblineError) -> [Stretch] {
    let pixel = 1 / Double(max(state.canvas(of: scene).scale, 0.01))
    var stretches: [Stretch] = []
    var piece: LayoutPiece?
    var samples: [(extent: Double, sample: LayoutSample)] = []
    func finish() {
      guard let piece else { return }
      var text = piece.texts
      if let older = stretches.last?.text {
        text.drawing.reuse(
          older.drawing, samples.map { ($0.extent, $0.sample.drawing) }, pixel: pixel)
        text.layout.reuse(
          older.layout, samples.map { ($0.extent, $0.sample.layout) }, pixel: pixel)
      }
      stretches.append(Stretch(parts: piece.parts, end: piece.range.upperBound, text: text))
    }
    for extent in Int(range.lowerBound.rounded(.up))...Int(range.upperBound) {
      let canvas = state.with(axis, CGFloat(extent)).canvas(of: scene)
      let sample = try sampler.sample(on: canvas, explained: canvas)
      if piece?.add(sample, at: extent) != true {
        finish()
        piece = LayoutPiece(sample, at: extent, pixel: pixel)
        samples = []
      }
      samples.append((Double(extent), sample))
    }
    finish()
    return stretches
  }
}

extension NumberedText {
  /// Reuses lines of another text that have the same values at all samples, so that the texts differ in fewer lines.
  ///
  /// - Parameters:
  ///   - other: The other text.
  ///   - samples: The lines of this text at all sampled widths or heights.
  ///   - pixel: The size of a pixel in points.
  fileprivate mutating func reuse(
    _ other: NumberedText, _ samples: [(extent: Double, lines: [String])], pixel: Double
  ) {
    guard let first = samples.first else { return }
    let known = other.lines.map { $0.text(at: first.extent, pixel: pixel) }
    let own = lines.map { $0.text(at: first.extent, pixel: pixel) }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in own.difference(from: known) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = known.indices.filter { !removed.contains($0) }
    let places = own.indices.filter { !inserted.contains($0) }
    for (old, new) in zip(kept, places) where lines[new] != other.lines[old] {
      let line = other.lines[old]
      let isRight = samples.allSatisfy { sample in
        lines[new].text(at: sample.extent, pixel: pixel)
          == line.text(at: sample.extent, pixel: pixel)
      }
      if isRight { lines[new] = line }
    }
  }
}
