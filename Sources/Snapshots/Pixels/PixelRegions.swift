internal import Imaging

/// Returns the bounding boxes of connected pixels.
///
/// Pixels are connected if they are at most eight columns and eight rows apart, so that the letters of a word form one
/// region. If there are more than 64 regions, for example in noise, the distance is doubled until there are at most 64.
///
/// - Parameters:
///   - pixels: The set of pixels.
///   - width: The picture's width in pixels.
///   - items: The positions of views and guides in the picture.
/// - Returns: The regions, from top to bottom and left to right.
/// - Complexity: O(pixels), with memory for one row and the separate regions.
func pixelRegions(
  of pixels: PixelMask, width: Int, items: PictureItems
) -> [PixelDifference.Region] {
  guard pixels.count > 0 else { return [] }
  var distance = 8
  while true {
    var labels = PixelLabels(width: width, distance: distance)
    pixels.forEachStroke(joining: distance) { labels.append($0) }
    let regions = labels.regions
    if regions.count <= 64 {
      return regions.map { region in
        PixelDifference.Region(
          x: region.box.columns.lowerBound, y: region.box.rows.lowerBound,
          size: PixelSize(width: region.box.columns.count, height: region.box.rows.count),
          count: region.count, items: items.identifiers(touching: region.box))
      }
    }
    distance *= 2
  }
}

/// A range of differing pixels in a row, which may include gaps of pixels that don't differ.
private struct PixelStroke {
  var row: Int32
  var columns: Range<Int32>
  /// The number of differing pixels in ``columns``.
  var count: Int32
}

extension PixelMask {
  /// Joins runs of the same row across gaps narrower than `distance`, and calls a closure with each result.
  fileprivate func forEachStroke(joining distance: Int, _ body: (PixelStroke) -> Void) {
    var open: PixelStroke?
    forEachRun { run in
      if let last = open {
        if last.row == run.row,
          Int(run.columns.lowerBound - last.columns.upperBound) < distance
        {
          open?.columns = last.columns.lowerBound..<run.columns.upperBound
          open?.count += Int32(run.columns.count)
          return
        }
        body(last)
      }
      open = PixelStroke(
        row: run.row, columns: run.columns, count: Int32(run.columns.count))
    }
    if let open { body(open) }
  }
}

/// A union-find labeling of connected pixels, built row by row.
private struct PixelLabels {
  private let distance: Int
  /// For each column, the row of the last stroke that covers the column.
  private var rows: [Int]
  private var labels: [Int]
  /// The union-find parent of each label, which is the label itself for roots.
  private var parents: [Int] = []
  private var boxes: [(box: PixelBox, count: Int)] = []

  init(width: Int, distance: Int) {
    self.distance = distance
    rows = [Int](repeating: -1 - distance, count: width)
    labels = [Int](repeating: 0, count: width)
  }

  mutating func append(_ stroke: PixelStroke) {
    let row = Int(stroke.row)
    let columns = Int(stroke.columns.lowerBound)..<Int(stroke.columns.upperBound)
    let around =
      max(
        0, columns.lowerBound - distance)..<min(
        rows.count, columns.upperBound + distance)
    var label: Int?
    var last = -1
    for column in around where row - rows[column] <= distance && labels[column] != last {
      last = labels[column]
      let root = root(last)
      label = label.map { join($0, root) } ?? root
    }
    let box = PixelBox(columns: columns, rows: row..<row + 1)
    let own: Int
    if let label {
      own = label
      boxes[own].box.formUnion(box)
      boxes[own].count += Int(stroke.count)
    } else {
      own = parents.count
      parents.append(own)
      boxes.append((box, Int(stroke.count)))
    }
    for column in columns {
      rows[column] = row
      labels[column] = own
    }
  }

  private mutating func root(_ label: Int) -> Int {
    var label = label
    while parents[label] != label {
      parents[label] = parents[parents[label]]
      label = parents[label]
    }
    return label
  }

  /// Merges two root labels, and returns the older one, which remains a root.
  private mutating func join(_ one: Int, _ other: Int) -> Int {
    guard one != other else { return one }
    let (kept, lost) = (min(one, other), max(one, other))
    parents[lost] = kept
    boxes[kept].box.formUnion(boxes[lost].box)
    boxes[kept].count += boxes[lost].count
    return kept
  }

  var regions: [(box: PixelBox, count: Int)] {
    parents.indices.filter { parents[$0] == $0 }.map { boxes[$0] }.sorted {
      ($0.box.rows.lowerBound, $0.box.columns.lowerBound)
        < ($1.box.rows.lowerBound, $1.box.columns.lowerBound)
    }
  }
}
