internal import Foundation
internal import Plumbline
internal import PlumblineTesting
internal import UIKitNames

/// The comparison of a value with its reference.
struct SnapshotVerdict<Value, Format> {
  let strategy: Snapshotting<Value, Format>
  let file: SnapshotFile
  let record: SnapshotTestingConfiguration.Record
  let place: TestPlace
  /// The name of the test's source file, without its extension.
  let testFile: String
  /// The layouts of the pictures that the strategy takes.
  private let layouts = TakenLayouts()

  /// Converts the value to the text or picture that is compared, or returns the reason why the conversion failed.
  private func take(_ value: Value, timeout: TimeInterval) -> (format: Format?, failure: String?) {
    var taken: Format?
    TakenLayouts.$current.withValue(layouts) {
      strategy.snapshot(value).run { taken = $0 }
      if taken == nil { runLoop(for: timeout) { taken != nil } }
    }
    let late =
      "the strategy produced nothing within \(timeout) seconds; pass a longer timeout, or make what it waits for ready "
      + "before"
    let failure = layouts.failures.first ?? (taken == nil ? late : nil)
    return (failure == nil ? taken : nil, failure)
  }

  /// Compares a value with its reference, and writes the reference if the recording mode requires it.
  ///
  /// - Returns: The reason why the test fails, or `nil` if it doesn't.
  /// - Throws: An error if a file can't be read or written.
  func failure(of value: Value, timeout: TimeInterval) throws -> String? {
    let (taken, failure) = take(value, timeout: timeout)
    guard let taken else { return "\(file.title): \(failure ?? "")" }
    let bytes = Array(strategy.diffing.toData(taken))
    guard !bytes.isEmpty || !(taken is UIImage) else {
      return
        "\(file.title): there is nothing to see, because the size is zero; give the view a size, or pass 'size:'"
    }
    let layout = layouts.layout(ofPicture: bytes)
    let notes = [layout.flatMap { conflictText($0.tree) }].compactMap(\.self)
    let ending = ([file.path] + notes).map { "\n  " + $0 }.joined()
    if record == .all {
      try file.write(bytes, layout)
      return
        "\(file.title): this run wrote the reference, because it records all; look at it, and turn recording off\(ending)"
    }
    let (reference, frames) = try file.contents()
    guard let reference else {
      if record == .never {
        return "\(file.title): there is no reference, and this run writes none\(ending)"
      }
      try file.write(bytes, layout)
      return
        "\(file.title): this run wrote the reference; look at it, and run the test again\(ending)"
    }
    // Equal bytes are equal pictures.
    if taken is UIImage, bytes == reference { return nil }
    guard
      let (reason, files) = strategy.diffing.diff(
        strategy.diffing.fromData(Data(reference)), taken)
    else { return nil }
    var lines = ["\(file.title): differs from its reference"]
    let remarks = layout.map { self.remarks(on: $0, frames, reference) } ?? []
    // Remarks already say that pictures differ. The reason is needed if a precision or a custom comparison decided.
    let isTold = !remarks.isEmpty && reason == PictureMatch(reference, bytes).reason
    lines += remarks + (isTold ? [] : [reason]) + notes
    do { lines.append(try keep(bytes, files)) } catch { lines.append("\(error)") }
    if record == .failed {
      try file.write(bytes, layout)
      lines.append("this run wrote the reference again")
    }
    return lines.joined(separator: "\n").replacingOccurrences(of: "\n", with: "\n  ")
  }

  /// Returns sentences about the items that moved, the causes, and the number of pixels that differ.
  private func remarks(
    on actual: TakenLayout, _ frames: [UInt8]?, _ reference: [UInt8]
  ) -> [String] {
    let name = SnapshotName(
      folder: file.folder, scene: file.title, canvas: SnapshotFile.ownSuffix)
    var result = SnapshotResult(name: name, status: .changed)
    if let frames, let record = try? LayoutRecord(bytes: frames) {
      result.environment = environmentDifferences(from: record, to: actual.record)
      result.layout = LayoutComparison(reference: record, actual: actual.record, tolerance: 0)
      result.layout?.addTitles(from: [actual.tree])
    }
    if let old = try? Picture(png: reference), let new = try? Picture(png: actual.png) {
      let items = PictureItems(actual.tree, comparison: result.layout)
      result.picture = old.comparison(with: new, items: items).result
    }
    return result.remarks.map(\.text)
  }

  /// Writes the snapshot and any picture of the difference to the artifacts folder.
  ///
  /// If possible, the given files are also attached to the test.
  ///
  /// - Returns: The text for the failure message, which says where the files are.
  private func keep(_ bytes: [UInt8], _ files: [XCTAttachment]) throws -> String {
    let artifacts =
      ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
      ?? FileManager.default.temporaryDirectory.path
    let path = "\(artifacts)/\(testFile)/\(file.name)"
    try OutputFile(path: path).write(bytes)
    var text = SnapshotTestingConfiguration.currentDiffTool(
      currentFilePath: file.path, failedFilePath: path)
    for (number, attachment) in files.enumerated() {
      let name = attachment.name ?? "\(number + 1)"
      if place.takesAttachments {
        place.attach(
          Array(attachment.data), named: "\(file.title).\(name).\(attachment.pathExtension)")
      }
      if name == "difference" {
        let path = "\(artifacts)/\(testFile)/\(file.title).difference.\(attachment.pathExtension)"
        try OutputFile(path: path).write(Array(attachment.data))
        text += "\ndifference: \(path)"
      }
    }
    return text
  }
}
