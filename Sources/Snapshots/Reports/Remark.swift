internal import Foundation

/// A remark on a snapshot, with the same wording in every report.
package struct Remark: Hashable, Sendable {
  /// The kind of the remark.
  package var kind: Kind
  /// The remark as a sentence without a final period.
  let sentence: Sentence

  /// The sentence as text, with the names of constraints in backticks.
  package var text: String { sentence.text }

  /// The kind of a remark, by its subject.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The status of the snapshot, such as a missing reference, or the error that prevented a comparison.
    case verdict
    /// The differences between the environments of the reference and the run.
    case environment
    /// The differences between the layouts, with their causes.
    case layout
    /// The pixels that differ.
    case picture
    /// A difference that was allowed, and the option that allowed it.
    case allowance
  }

  /// Creates a remark from a kind and a sentence.
  init(_ kind: Kind, _ sentence: Sentence) {
    self.kind = kind
    self.sentence = sentence
  }
}

extension SnapshotResult {
  /// The remarks except those about the environment, for reports that begin with ``SnapshotRun/environmentNote``.
  package var ownRemarks: [Remark] { remarks.filter { $0.kind != .environment } }

  /// All remarks on the result, most important first.
  package var remarks: [Remark] {
    var remarks = layoutSentences.map { Remark(.layout, $0) }
    if let text = pictureText { remarks.append(Remark(.picture, Sentence(text))) }
    if let environmentText {
      // If no view moved, a different environment is the most likely reason for different pixels.
      let place = layout?.isMatch == false ? remarks.endIndex : 0
      remarks.insert(Remark(.environment, Sentence(environmentText)), at: place)
    }
    // A scene with several errors has one line for each.
    let verdicts = (verdict ?? "").split(separator: "\n")
      .map { Remark(.verdict, Sentence(String($0))) }
    remarks.insert(contentsOf: verdicts, at: 0)
    return remarks + allowances.map { Remark(.allowance, "tolerated: \($0)") }
  }

  /// Sentences about the differences between the layouts and their causes.
  ///
  /// If the layouts match but the pictures differ, the sentences are about changes in appearance instead.
  private var layoutSentences: [Sentence] {
    guard let layout else { return [] }
    return layout.isMatch && picture?.isMatch == false
      ? layout.appearanceSentences : layout.sentences
  }

  private var verdict: String? {
    if let failure { return failure }
    switch status {
    case .passed, .changed: return isRecorded ? "this run wrote the reference again" : nil
    case .new: return "there was no reference, and this run wrote it"
    case .missing: return "there is no reference; 'plumbline record' writes it"
    case .orphaned:
      return "no scene draws this any more; 'plumbline accept --orphans' removes it"
    case .added: return "it is new"
    case .removed: return "it is gone"
    case .failed: return "it could not be compared"
    }
  }

  /// The note that a difference may be due to the environment instead of the scene.
  ///
  /// It is `nil` if the environment is the same, the snapshot passed, or the layout's sentences already state the
  /// difference.
  private var environmentText: String? {
    let isTold = layout?.causes.contains(.environmentChanged(environment)) == true
    guard !environment.isEmpty, status != .passed, !isTold else { return nil }
    let list = environment.map(\.sentence).joined(separator: ", ")
    guard layout?.isMatch == true, picture?.isMatch == false else {
      return "the environment differs: \(list)"
    }
    return "no frame differs, but the environment does: \(list)"
  }

  private var pictureText: String? {
    switch picture {
    case nil, .sameBytes: nil
    case .samePixels:
      // Without frames, the recorded bytes of the picture are unknown.
      failure == nil
        ? "the picture files differ, but every pixel is the same"
        : "every pixel of the picture is the same"
    case .tolerated(let difference):
      difference.count == 0
        ? difference.ignoredCount == 1
          ? "1 pixel differs and was tolerated"
          : "\(difference.ignoredCount) pixels differ and were tolerated"
        : "\(difference.sentence); tolerated"
    case .different(let difference): difference.sentence
    case .differentSizes(let reference, let actual):
      "the reference is \(reference.text) pixels, the actual picture \(actual.text)"
    // The failure already contains the reason.
    case .unreadable(let reason): failure == nil ? reason : nil
    }
  }
}

extension PixelSize {
  /// The width and height formatted for display.
  var text: String { "\(width) × \(height)" }
}

extension PixelDifference {
  /// The maximum number of regions that a sentence lists.
  ///
  /// Further regions are only counted.
  private static let listedRegions = 3

  /// The number of differing pixels and their location, such as `312 of 181760 pixels differ (0.17 %), in title`.
  var sentence: String {
    let share = share * 100
    let percent =
      share < 0.01 ? "less than 0.01 %" : String(format: "%.2f %%", locale: nil, share)
    let verb = count == 1 ? "differs" : "differ"
    var text = "\(count) of \(size.width * size.height) pixels \(verb) (\(percent))"
    if largestChannelDifference > 0 { text += ", by up to \(largestChannelDifference) of 255" }
    let listed = regions.prefix(Self.listedRegions).map(\.text)
    if !listed.isEmpty { text += ", in " + listed.joined(separator: "; in ") }
    let rest = regions.count - listed.count
    if rest > 0 { text += "; and in \(rest) \(rest == 1 ? "place" : "places") more" }
    return text
  }
}

extension PixelDifference.Region {
  /// The names of the items that the region touches, and the region's frame.
  var text: String {
    let place = "\(size.text) at \(x), \(y)"
    guard !items.isEmpty else { return place }
    return "\(items.prefix(3).joined(separator: ", ")) (\(place))"
  }
}
