internal import AutoLayout
internal import Foundation

/// The values of one snapshot result that replace the placeholders of the same names in the page's template.
struct PageSnapshot {
  let anchor: String
  let status: String
  let name: String
  let scene: String
  let canvas: String
  let folder: String
  let searchName: String
  let remarks: [PageRemark]
  let hasRemarks: Bool
  let pictures: [PagePicture]
  let hasPictures: Bool
  /// Whether the page shows both the reference and the actual picture.
  let isPair: Bool
  let table: PageTable?
  let files: [PageFile]
  let hasFiles: Bool

  init(_ result: SnapshotResult, anchor: String, pictures: [PagePicture]) {
    self.anchor = anchor
    status = result.status.rawValue
    name = printable(result.name.title)
    scene = printable(result.name.scene)
    canvas = printable(result.name.canvas)
    folder = printable(result.name.folder)
    searchName = printable("\(result.name.folder)/\(result.name.title)").lowercased()
    remarks = result.ownRemarks.map { PageRemark($0) }
    hasRemarks = !remarks.isEmpty
    self.pictures = pictures
    hasPictures = !pictures.isEmpty
    isPair = ["reference", "actual"].allSatisfy { side in
      pictures.contains { $0.side == side }
    }
    table = result.layout.flatMap { PageTable($0) }
    files = PageFile.all(result)
    hasFiles = !files.isEmpty
  }
}

/// A remark, split into plain text and code.
struct PageRemark {
  let kind: String
  let parts: [PagePiece]

  init(_ remark: Remark) {
    kind = remark.kind.rawValue
    parts = PagePiece.all(of: remark.sentence)
  }
}

/// A fragment of a sentence: plain text, or a name formatted as code.
struct PagePiece {
  let plain: String
  /// The name that is formatted as code, or `nil` for plain text.
  let code: String?

  /// Returns the fragments of a sentence in order.
  static func all(of sentence: Sentence) -> [PagePiece] {
    sentence.pieces.map { piece in
      switch piece {
      case .plain(let text): PagePiece(plain: printable(text), code: nil)
      case .name(let name): PagePiece(plain: "", code: printable(name))
      }
    }
  }
}

/// The page's table of the frames that changed.
struct PageTable {
  let heading: String
  let columns = ["x", "y", "width", "height"]
  let rows: [Row]

  struct Row {
    let index: Int
    let item: String
    let change: String
    let isFollower: Bool
    let cells: [Cell]
    let because: [PagePiece]
  }

  struct Cell {
    let cell: String
    let isDifferent: Bool
  }

  /// Creates the table for a comparison, or returns `nil` if no frame differs.
  init?(_ layout: LayoutComparison) {
    guard !layout.changes.isEmpty else { return nil }
    let count = layout.changes.count
    heading = count == 1 ? "1 frame changed" : "\(count) frames changed"
    let changes = Array(layout.changes.enumerated())
    // Items that moved by themselves come first, then those that followed.
    let told = Set(
      changes.flatMap(\.element.origins).filter { !$0.isFollower }.map(\.cause))
    let sorted = changes.filter { !$0.element.isFollower } + changes.filter(\.element.isFollower)
    rows = sorted.map { index, change in
      Row(
        index: index, item: printable(change.identifier), change: change.kind.word,
        isFollower: change.isFollower,
        cells: change.coordinates.map { number in
          Cell(
            cell: number.differs ? "\(number.reference) → \(number.actual)" : number.actual,
            isDifferent: number.differs)
        },
        because: PagePiece.all(of: layout.reasons(for: change, told)))
    }
  }
}

extension LayoutComparison {
  /// Returns the reasons why an item differs, without the causes in `told`, which the table already states.
  fileprivate func reasons(for change: ItemChange, _ told: Set<Int>) -> Sentence {
    let origins = change.origins.filter { causes.indices.contains($0.cause) }
    if origins.isEmpty { return change.kind.origin }
    // A follower names a cause only if no other row of the table does.
    let own = origins.filter { !$0.isFollower || !told.contains($0.cause) }
    if own.isEmpty { return origins.contains(where: \.isPresumed) ? "probably follows" : "follows" }
    return own.enumerated().reduce(into: "") { sentence, origin in
      sentence += origin.offset == 0 ? "" : "; "
      if origin.element.isPresumed { sentence += "probably " }
      sentence += causes[origin.element.cause].shortClause
    }
  }
}

extension LayoutCause {
  /// The cause as a clause for the table of frames, without details that the sentence above the table has.
  fileprivate var shortClause: Sentence {
    if case .environmentChanged = self { "texts are measured differently" } else { clause }
  }
}

extension ItemChange.Kind {
  /// The text for a change without a known cause: the former name of a renamed item, otherwise an empty sentence.
  fileprivate var origin: Sentence {
    if case .renamed(let old) = self { return "was called \(old)" }
    return ""
  }
}

/// A file of a snapshot, as listed on the page.
struct PageFile {
  let word: String
  /// The path, split into pieces if it may contain right-to-left text.
  ///
  /// Each piece is isolated, so that its direction doesn't reorder the adjacent pieces.
  let pieces: [String]

  init(word: String, path: String) {
    self.word = word
    guard !path.utf8.allSatisfy({ $0 < 0x80 }) else {
      pieces = [path]
      return
    }
    var pieces = [""]
    for character in path {
      if character == "." { pieces.append("") }
      pieces[pieces.count - 1].append(character)
      if character == "/" { pieces.append("") }
    }
    self.pieces = pieces.filter { !$0.isEmpty }
  }

  /// Returns the files of a result, or an empty array if the result passed.
  static func all(_ result: SnapshotResult) -> [PageFile] {
    guard result.status != .passed else { return [] }
    let files = result.files
    let all: [(String, String?)] = [
      ("scene", files.scene), ("reference", files.referencePicture ?? files.referenceFrames),
      ("actual", files.actualPicture ?? files.actualFrames),
      ("difference", files.differencePicture),
    ]
    return all.compactMap { word, path in
      path.map { PageFile(word: word, path: printable($0)) }
    }
  }
}
