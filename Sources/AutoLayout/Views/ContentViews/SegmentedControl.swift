public import Foundation

/// A segmented control; its intrinsic width is the width that its titles need.
open class SegmentedControl: Control {
  /// The titles of the segments, starting at the leading edge.
  @_disfavoredOverload
  package var segmentTitles: [String] = [] { didSet { invalidateIntrinsicContentSize() } }

  /// The index of the selected segment, or −1 if no segment is selected.
  open var selectedSegmentIndex = -1

  static let standardFont = Font(pointSize: 13, weight: .medium)

  /// The font of the titles.
  package var font = standardFont {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The color of the titles in figures, or `nil` to use the figure's style.
  package var titleColor: Color?

  /// Makes a control that has no segments, with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.useControlHuggingPriority(on: .vertical)
  }

  /// Makes a control from a nib; returns `nil` for a coder that doesn't read a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.useControlHuggingPriority(on: .vertical)
  }

  /// Makes a control sized to fit its titles, as Apple documents; items that aren't strings get an empty title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segmentTitles = (items ?? []).map { $0 as? String ?? "" }
    sizeToFit()
  }

  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(bottom: 1) }

  override var fitsItsContent: Bool { true }

  override class var knownClass: KnownViewClass { .segmentedControl }

  open override var intrinsicContentSize: CGSize {
    let profile = effectiveEnvironment.profile
    let widest = segmentTitles.map { measuredSize(of: $0, font, lineLimit: 1).width }.max() ?? 0
    let segment = widest + profile.segmentHorizontalPadding
    return CGSize(
      width: segment * CGFloat(segmentTitles.count), height: profile.segmentedControlHeight - 1)
  }

  override var figureLook: Appearance {
    var appearance = super.figureLook
    appearance.textColor = titleColor
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    appearance.segments = isMirrored ? segmentTitles.reversed() : segmentTitles
    if segmentTitles.indices.contains(selectedSegmentIndex) {
      appearance.pickedSegment =
        isMirrored ? segmentTitles.count - 1 - selectedSegmentIndex : selectedSegmentIndex
    }
    return appearance
  }
}
