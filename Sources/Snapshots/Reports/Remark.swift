internal import Foundation

/// One thing to say of a snapshot; every report says it in these words.
public struct Remark: Hashable, Sendable {
  /// What the remark is about.
  public var kind: Kind
  /// A sentence without the full stop; a constraint's name in it stands in backticks.
  public var text: String

  /// What remarks are about.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Why there is no comparison, or what to do about a reference that is not there.
    case verdict
    /// What drew the reference and is another here.
    case environment
    /// What moved, and why.
    case layout
    /// What pixels differ.
    case picture
    /// What was let pass, and by which option.
    case allowance
  }

  /// Makes a remark.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

extension SnapshotResult {
  /// Everything that there is to say about the result, the most important first; nothing for a plain
  /// pass.
  public var remarks: [Remark] {
    var remarks = layoutSentences.map { Remark(.layout, $0) }
    if let text = pictureText { remarks.append(Remark(.picture, text)) }
    if let environmentText {
      // Where no view moved, another machine is the likeliest reason, and pixels are its effect.
      let place = layout?.isMatch == false ? remarks.endIndex : 0
      remarks.insert(Remark(.environment, environmentText), at: place)
    }
    // A scene with several mistakes names each of them in a line.
    let verdicts = (verdict ?? "").split(separator: "\n").map { Remark(.verdict, String($0)) }
    remarks.insert(contentsOf: verdicts, at: 0)
    return remarks + allowances.map { Remark(.allowance, "let pass: \($0)") }
  }

  /// What differs in the layouts, and why; if nothing moved, how views look that are drawn differently.
  private var layoutSentences: [String] {
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
    case .failed: return "it could not be compared"
    }
  }

  /// That a difference may come from another machine and from no change of the scene; `nil` if
  /// there is no difference, and where a sentence on the layout says it.
  private var environmentText: String? {
    let isTold = layout?.causes.contains(.environmentChanged(environment)) == true
    guard !environment.isEmpty, status != .passed, !isTold else { return nil }
    let list = environment.map(\.sentence).joined(separator: ", ")
    guard layout?.isMatch == true, picture?.isMatch == false else {
      return "the environment differs: \(list)"
    }
    return "no frame differs, but what draws does: \(list)"
  }

  private var pictureText: String? {
    switch picture {
    case nil, .sameBytes: nil
    case .samePixels:
      // Without frames nobody knows what file the picture was recorded as.
      failure == nil
        ? "the picture files differ, and every pixel is the same"
        : "every pixel of the picture is the same"
    case .tolerated(let difference):
      difference.count == 0
        ? difference.ignoredCount == 1
          ? "1 pixel differs and was let pass"
          : "\(difference.ignoredCount) pixels differ and were let pass"
        : "\(difference.sentence); let pass"
    case .different(let difference): difference.sentence
    case .differentSizes(let reference, let actual):
      "the reference is \(reference.text) pixels, the actual picture \(actual.text)"
    // Why there is no comparison says it as well.
    case .unreadable(let reason): failure == nil ? reason : nil
    }
  }
}

extension PixelSize {
  /// Width and height as people write them.
  var text: String { "\(width) × \(height)" }
}

extension PixelDifference {
  /// How many places a sentence lists before it counts the rest.
  private static let listedRegions = 3

  /// How much differs and where, such as `312 of 181760 pixels differ (0.17 %), in title`.
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
  /// The items that the region touches, and its frame.
  var text: String {
    let place = "\(size.text) at \(x), \(y)"
    guard !items.isEmpty else { return place }
    return "\(items.prefix(3).joined(separator: ", ")) (\(place))"
  }
}
