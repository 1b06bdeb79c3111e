internal import AutoLayout
internal import Batches
internal import Figures
internal import Foundation
internal import Imaging
internal import LayoutDocuments
package import Scenes
package import Snapshots

/// The check of one snapshot against its reference.
struct SnapshotCheck {
  var result: SnapshotResult
  private(set) var conflicts: [SolvedTree.Conflict] = []
  private(set) var ambiguities: [Ambiguity] = []
  /// The identifiers of the layout's views and guides, or an empty set if no masks name identifiers.
  private(set) var identifiers: Set<String> = []
  private let suite: SnapshotSuite
  private let snapshot: Snapshot
  private let painter: Painter
  private let store: ReferenceStore
  private var kept = ReferenceStore.Files()
  private var keptRecord: LayoutRecord?
  private var drawing: Drawing?
  private var pixels: UInt64 = 0
  private var difference: DifferencePicture?

  init(_ suite: SnapshotSuite, _ snapshot: Snapshot, _ painter: Painter) {
    self.suite = suite
    self.snapshot = snapshot
    self.painter = painter
    store = ReferenceStore(of: snapshot.name)
    result = SnapshotResult(name: snapshot.name, status: .passed)
    result.files.scene = snapshot.scene.file
  }

  /// Compares the layout with the reference, then writes the files that the suite's settings request.
  mutating func run(_ layout: () throws(PlumblineError) -> SolvedTree) throws(PlumblineError) {
    let tree = try layout()
    conflicts = tree.conflicts
    ambiguities = tree.ambiguities
    if !suite.pictureTolerance.maskedIdentifiers.isEmpty { identifiers = tree.authoredIdentifiers }
    var problems: [String] = []
    let actual = LayoutRecord(
      tree, profile: snapshot.scene.profile.name,
      environment: try painter.environment(of: tree, in: snapshot.scene))
    readReference(actual, &problems)
    let isPictureWanted = wantsPicture
    if isPictureWanted {
      let drawing = try painter.snapshotDrawing(of: tree, snapshot.options)
      pixels = try painter.digest(of: drawing)
      self.drawing = drawing
    }
    if wantsFrames { compareFrames(actual, of: tree) }
    if isPictureWanted { try comparePicture(tree, &problems) }
    result.status = status(problems)
    if result.status == .changed {
      result.line = PartPositions(of: snapshot.scene).position(of: result, in: tree)?.line
    }
    result.failure = problems.isEmpty ? nil : problems.joined(separator: "\n")
    if isToBeRecorded {
      difference = nil
      try record(actual)
    } else if result.status != .passed {
      try writeActual(actual)
    }
  }

  // MARK: - The reference

  /// Reads the reference's files, treating damaged files as missing.
  private mutating func readReference(_ actual: LayoutRecord, _ problems: inout [String]) {
    do throws(ReferenceError) {
      kept = try store.files(snapshot.name)
    } catch {
      problems.append(error.description)
    }
    if kept.frames != nil { result.files.referenceFrames = store.framesPath(snapshot.name) }
    if kept.picture != nil { result.files.referencePicture = store.picturePath(snapshot.name) }
    guard let frames = kept.frames else { return }
    keptRecord = actual.known(in: frames)
    if keptRecord != nil { return }
    do throws(LayoutRecordError) {
      keptRecord = try LayoutRecord(bytes: frames)
    } catch {
      // The picture can be compared without frames.
      guard suite.kinds != .picture else { return }
      problems.append("\(store.framesPath(snapshot.name)):\(error)")
    }
  }

  private var isNew: Bool { kept.frames == nil && kept.picture == nil }

  private var wantsFrames: Bool {
    switch suite.kinds {
    case .kept: kept.frames != nil || kept.picture == nil
    case .frames, .both: true
    case .picture: false
    }
  }

  private var wantsPicture: Bool {
    switch suite.kinds {
    // Frames that mention a picture are incomplete without it.
    case .kept: isNew || kept.picture != nil || keptRecord?.picture != nil
    case .picture, .both: true
    case .frames: false
    }
  }

  // MARK: - Comparing

  private mutating func compareFrames(_ actual: LayoutRecord, of tree: SolvedTree) {
    guard let reference = keptRecord else { return }
    result.environment = environmentDifferences(from: reference, to: actual)
    let comparison = LayoutComparison(
      reference: reference, actual: actual, tolerance: suite.tolerance)
    result.layout = comparison
    result.layout?.addTitles(from: [tree])
    result.allowances += comparison.allowances(reference, actual, tolerance: suite.tolerance)
  }

  private mutating func comparePicture(
    _ tree: SolvedTree, _ problems: inout [String]
  ) throws(PlumblineError) {
    guard let file = kept.picture, let drawing else { return }
    if let fingerprint = keptRecord?.picture, fingerprint.size == drawing.pixelSize,
      fingerprint.pixels == pixels, fingerprint.file == PixelDigest(file).value
    {
      // The file was encoded from these very pixels.
      result.picture = .sameBytes
      return
    }
    let reference: Bitmap
    do throws(PNGError) {
      reference = try PNGReader.bitmap(of: file)
    } catch {
      let reason =
        "\(store.picturePath(snapshot.name)): error: \(error); restore it, or record it again"
      result.picture = .unreadable(reason)
      problems.append(reason)
      return
    }
    let origin = Drawing.canvasOrigin(
      of: tree, options: snapshot.options, measure: painter.measureText)
    result.canvasPlace = CanvasPlace(origin: origin, scale: tree.canvas.scale)
    let actual = try painter.bitmap(of: drawing)
    let comparison = BitmapComparison(
      reference: reference, actual: actual,
      tolerance: suite.pictureTolerance,
      items: PictureItems(tree, origin: origin, comparison: result.layout))
    result.picture = comparison.result
    result.allowances += comparison.allowances
    difference = comparison.differencePicture(reference: reference, actual: actual)
  }

  private func status(_ problems: [String]) -> SnapshotStatus {
    if !problems.isEmpty { return .failed }
    let isChanged = result.layout?.isMatch == false || result.picture?.isMatch == false
    if isChanged { return .changed }
    let isMissing =
      wantsFrames && kept.frames == nil || wantsPicture && kept.picture == nil
    return isMissing ? .missing : .passed
  }
}

extension SnapshotCheck {
  // MARK: - Writing

  private var isToBeRecorded: Bool {
    switch suite.recording {
    case .all: true
    case .failed: result.status != .passed
    case .missing: result.status == .missing
    case .never: false
    }
  }

  private func newFiles(
    _ actual: LayoutRecord
  ) throws(PlumblineError) -> ReferenceStore.Files {
    var record = actual
    record.picture = keptRecord?.picture
    var files = ReferenceStore.Files()
    if let drawing {
      var file = kept.picture ?? []
      switch result.picture {
      case .sameBytes, .samePixels: break
      default:
        file = try painter.encode(drawing, as: .png, suite.pngCoding)
        files.picture = file
      }
      record.picture = LayoutRecord.PictureFingerprint(
        size: drawing.pixelSize, pixels: pixels, file: PixelDigest(file).value)
    }
    let text = Array(record.text.utf8)
    if suite.kinds != .picture, text != kept.frames { files.frames = text }
    return files
  }

  private mutating func record(_ actual: LayoutRecord) throws(PlumblineError) {
    let files = try newFiles(actual)
    guard files != ReferenceStore.Files() else { return }
    do throws(ReferenceError) {
      try store.write(files, as: snapshot.name)
    } catch {
      result.failure = error.description
      throw PlumblineError(error)
    }
    result.isRecorded = true
    result.failure = nil
    switch result.status {
    case .missing: result.status = .new
    case .failed: result.status = isNew ? .new : .changed
    default: break
    }
    if files.frames != nil { result.files.referenceFrames = store.framesPath(snapshot.name) }
    if files.picture != nil { result.files.referencePicture = store.picturePath(snapshot.name) }
  }

  /// Writes the snapshot's files to the output folder, for reports and for `plumbline accept`.
  private mutating func writeActual(_ actual: LayoutRecord) throws(PlumblineError) {
    guard let folder = suite.outputFolder else { return }
    let output = SnapshotOutput(folder: folder)
    if let difference {
      let path = output.path(snapshot.name, .differencePicture)
      try OutputFile(path: path).write(difference)
      result.files.differencePicture = path
    }
    // Frees both pictures before encoding one of them, to limit peak memory.
    difference = nil
    let files = try newFiles(actual)
    if let frames = files.frames {
      let path = output.path(snapshot.name, .actualFrames)
      try OutputFile(path: path).write(frames)
      result.files.actualFrames = path
    }
    if let picture = files.picture {
      let path = output.path(snapshot.name, .actualPicture)
      try OutputFile(path: path).write(picture)
      result.files.actualPicture = path
    }
  }
}

extension Drawing {
  /// The size of the picture in pixels.
  package var pixelSize: PixelSize { PixelSize(width: pixelWidth, height: pixelHeight) }
}

extension PlumblineError {
  package init(_ error: ReferenceError) {
    switch error {
    case .unreadable(let path, let reason): self = .unreadableFile(path: path, reason: reason)
    case .unwritable(let path, let reason): self = .unwritableFile(path: path, reason: reason)
    case .unsafeName(let name):
      self = .unwritableFile(path: name, reason: "a snapshot's file cannot have this name")
    }
  }
}
