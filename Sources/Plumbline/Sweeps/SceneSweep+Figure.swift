internal import AutoLayout
internal import Batches
internal import CairoCanvas
internal import Foundation
internal import LayoutDocuments
internal import Scenes

extension SceneSweep {
  /// Draws a figure of the sweep: layouts of its intervals, a ruler with the breakpoints, and graphs of attributes.
  ///
  /// - Parameters:
  ///   - attributes: The attributes to graph, such as `title.width`. If empty, the sizes whose slope changes most often
  ///     are graphed.
  ///   - format: The file format of the picture.
  ///   - options: The figure options for drawing the layouts.
  ///   - painter: The painter, which has the fonts.
  /// - Returns: The contents of the file, and the parts of the figure that were left out.
  /// - Throws: `PlumblineError.noSuchItem` if no layout has an attribute's item, or another error if drawing fails.
  public func picture(
    plotting attributes: [String], as format: PictureFormat, _ options: FigureOptions,
    with painter: Painter
  ) throws(PlumblineError) -> DrawnPicture {
    var options = options
    (options.anatomy, options.visualFormats, options.exploded) = (nil, [], nil)
    options.notes = []
    options.overlays.insert(.conflicts)
    let figure = SweepFigure(
      strip: try strip(options, painter), axis: axis.sizeAttribute.name,
      range: range, breakpoints: intervals.dropFirst().map(\.range.lowerBound),
      faults: faults,
      curves: try attributes.isEmpty ? mostChangingCurves : curves(attributes))
    let drawing = Drawing(of: figure, measure: painter.measureText)
    guard max(drawing.pixelWidth, drawing.pixelHeight) <= Canvas.maximumPixelsPerSide,
      drawing.pixelWidth * drawing.pixelHeight <= FigureSheet.maximumPixelCount
    else {
      throw .sheetTooLarge(pixelWidth: drawing.pixelWidth, pixelHeight: drawing.pixelHeight)
    }
    return try painter.picture(as: format, options, .fast) { asked in
      asked.theme == options.theme
        ? drawing : Drawing(of: figure.themed(asked.theme), measure: painter.measureText)
    }
  }

  private func strip(
    _ options: FigureOptions, _ painter: Painter
  ) throws(PlumblineError) -> FigureSheet {
    var groups: [[FigureSheet.Figure]] = []
    var load = FigureSheet.Load()
    for interval in shownIntervals {
      let middle = (interval.range.lowerBound + interval.range.upperBound) / 2
      let whole = middle.rounded()
      let isInside = whole > interval.range.lowerBound && whole < interval.range.upperBound
      let extent = isInside ? whole : middle
      var scene = self.scene
      scene.measuresText = true
      let tree = try scene.solve(
        Scene.Placement(canvas.with(axis, extent), direction: direction),
        with: painter)
      load.add(tree)
      guard load.isAllowed else { throw .sheetTooFull }
      let ends = [interval.range.lowerBound, interval.range.upperBound].map {
        plainNumber($0, digits: 1)
      }
      let caption = "\(ends[0])–\(ends[1]), at \(plainNumber(extent, digits: 1))"
      groups.append([FigureSheet.Figure(tree: tree, caption: caption, options: options)])
    }
    return FigureSheet(rows: [FigureSheet.Row(title: scene.title, groups: groups)])
  }
}

extension SceneSweep {
  private static let shownCount = 8

  /// The longest intervals, whose layouts the figure shows.
  var shownIntervals: [Interval] {
    let longest = intervals.indices.sorted {
      let (one, other) = (intervals[$0].range, intervals[$1].range)
      return (other.upperBound - other.lowerBound, $0) < (one.upperBound - one.lowerBound, $1)
    }
    return longest.prefix(Self.shownCount).sorted().map { intervals[$0] }
  }

  var faults: [SweepFigure.Fault] {
    Problem.Kind.allCases.compactMap { kind in
      let ranges = problems.filter { $0.kind == kind }.flatMap(\.ranges)
      return ranges.isEmpty ? nil : SweepFigure.Fault(name: kind.rawValue, ranges: ranges)
    }
  }

  func curves(_ attributes: [String]) throws(PlumblineError) -> [SweepFigure.Curve] {
    var curves: [SweepFigure.Curve] = []
    for text in attributes {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let name = parts.dropLast().joined(separator: ".")
      let known = LayoutConstraint.Attribute.explained
      guard let last = parts.last, let attribute = known.first(where: { $0.name == last }) else {
        throw .noSuchItem(
          scene: scene.name,
          reason: "there is no attribute '\(text)' to draw; write it as in 'title.width'")
      }
      let names = layout.tracks.first?.items.constraintNames ?? []
      guard names.contains(name) else {
        let hint = nameHint(spellingSuggestion(for: name, among: names), all: "ids", names)
        throw .noSuchItem(
          scene: scene.name, reason: "there is no view or guide '\(name)' to draw" + hint)
      }
      curves.append(curve(name, attribute, named: text))
    }
    return curves
  }

  /// The graphs of the widths or heights whose slope changes most often, at most four.
  var mostChangingCurves: [SweepFigure.Curve] {
    guard let items = layout.tracks.first?.items else { return [] }
    let attribute = axis.sizeAttribute
    let all = items.shown.dropFirst().map { item in
      let curve = curve(
        items.constraintNames[item], attribute, named: "\(items.names[item]).\(attribute.name)")
      return (curve: curve, turns: curve.turnCount)
    }
    let order = all.indices.sorted { (-all[$0].turns, $0) < (-all[$1].turns, $1) }
    return order.prefix(4).filter { all[$0].turns > 0 }.map { all[$0].curve }
  }

  /// Returns the graph of an item's attribute, with gaps where the item doesn't exist.
  private func curve(
    _ item: String, _ attribute: LayoutConstraint.Attribute, named name: String
  ) -> SweepFigure.Curve {
    var pieces: [SweepFigure.Curve.Piece] = []
    for track in layout.tracks {
      guard let index = track.items.constraintNames.firstIndex(of: item) else { continue }
      let owner = track.items.owners[index] ?? 0
      for piece in track.paths {
        func point(_ extent: CGFloat, _ edges: [SIMD4<Double>]) -> CGPoint {
          CGPoint(
            x: extent,
            y: attribute.value(
              edges[index], in: edges[owner], isMirrored: direction == .rightToLeft))
        }
        pieces.append(
          SweepFigure.Curve.Piece(
            start: point(piece.range.lowerBound, piece.lower),
            end: point(piece.range.upperBound, piece.upper)))
      }
    }
    return SweepFigure.Curve(name: name, pieces: pieces)
  }
}

extension SweepFigure.Curve {
  /// The number of times that the graph's slope changes or its value jumps.
  fileprivate var turnCount: Int {
    zip(pieces, pieces.dropFirst()).count { one, other in
      abs(one.slope - other.slope) > 1e-6 || abs(one.end.y - other.start.y) > 1e-3
    }
  }
}

extension SweepFigure.Curve.Piece {
  fileprivate var slope: CGFloat { end.x > start.x ? (end.y - start.y) / (end.x - start.x) : 0 }
}

extension LayoutConstraint.Attribute {
  /// The attribute's value for an item's edges: a length, or a distance from the left or top edge of the owner.
  fileprivate func value(
    _ own: SIMD4<Double>, in owner: SIMD4<Double>, isMirrored: Bool
  ) -> CGFloat {
    let (left, right, top, bottom) = (
      own[0] - owner[0], own[1] - owner[0], own[2] - owner[2], own[3] - owner[2]
    )
    let value =
      switch self {
      case .width: right - left
      case .height: bottom - top
      case .right: right
      case .leading: isMirrored ? right : left
      case .trailing: isMirrored ? left : right
      case .centerX: (left + right) / 2
      case .top: top
      case .bottom: bottom
      case .centerY: (top + bottom) / 2
      default: left
      }
    return CGFloat(value)
  }
}
