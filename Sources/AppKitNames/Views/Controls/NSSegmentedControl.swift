public import AutoLayout
public import Foundation

/// AppKit's segmented control, as wide as its titles and pictures.
open class NSSegmentedControl: NSControl {
  /// The way in which segments are selected, such as one at a time; layout ignores it.
  open var trackingMode = SwitchTracking.selectOne

  /// The style of the control.
  open var segmentStyle = Style.automatic

  /// The distribution of the segments' widths; with `fillEqually`, all segments are as wide as the widest.
  open var segmentDistribution = Distribution.fit { didSet { invalidateIntrinsicContentSize() } }

  /// The index of the selected segment, or −1 for none.
  open var selectedSegment = -1

  private var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }

  private struct Segment {
    var label = ""
    var image: Image?
    /// The width in points, or 0 to fit the content.
    var width: CGFloat = 0
  }

  /// Creates a control with a segment for each title.
  public convenience init(
    labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    adopt(labels.map { Segment(label: $0) }, trackingMode, target, action)
  }

  /// Creates a control with a segment for each picture.
  public convenience init(
    images: [Image], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    adopt(images.map { Segment(image: $0) }, trackingMode, target, action)
  }

  /// The number of segments; increasing it appends empty segments.
  open var segmentCount: Int {
    get { segments.count }
    set {
      let count = max(0, newValue)
      segments = Array(segments.prefix(count))
      segments += Array(repeating: Segment(), count: count - segments.count)
    }
  }

  /// Sets the title of a segment; does nothing if the index is out of range.
  open func setLabel(_ label: String, forSegment segment: Int) {
    change(segment) { $0.label = label }
  }

  /// The title of a segment, or `nil` if the index is out of range.
  public func label(forSegment segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label : nil
  }

  /// Sets the picture of a segment; does nothing if the index is out of range.
  open func setImage(_ image: Image?, forSegment segment: Int) {
    change(segment) { $0.image = image }
  }

  /// Sets the width of a segment in points, or makes it fit its content if the width is 0.
  open func setWidth(_ width: CGFloat, forSegment segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }

  /// The width that was set for a segment, in points, or 0 if the segment fits its content.
  public func width(forSegment segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Does nothing: tool tips aren't shown.
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) {}

  /// Does nothing: segments aren't clicked.
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) {}

  /// Selects or deselects a segment.
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    if selected {
      selectedSegment = segment
    } else if selectedSegment == segment {
      selectedSegment = -1
    }
  }

  /// Whether a segment is selected.
  public func isSelected(forSegment segment: Int) -> Bool { selectedSegment == segment }

  open override var alignmentRectInsets: EdgeInsets { desktop.segmentedControlInsets }

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { segment -> CGFloat in
      if segment.width > 0 { return segment.width }
      let text =
        segment.label.isEmpty
        ? 0 : measuredSize(of: segment.label, shownFont, lineLimit: 1).width
      return max(text, segment.image?.wantedSize?.width ?? 0) + desktop.segmentHorizontalPadding
    }
    let width =
      segmentDistribution == .fillEqually
      ? (widths.max() ?? 0) * CGFloat(widths.count) : widths.reduce(0, +)
    let insets = desktop.segmentedControlInsets
    return CGSize(width: width, height: desktop.segmentedControlHeight - insets.top - insets.bottom)
  }

  package override var figureLook: Appearance {
    var appearance = super.figureLook
    let isMirrored = userInterfaceLayoutDirection == .rightToLeft
    let labels = segments.map(\.label)
    appearance.segments = isMirrored ? labels.reversed() : labels
    if segments.indices.contains(selectedSegment) {
      appearance.pickedSegment = isMirrored ? segments.count - 1 - selectedSegment : selectedSegment
    }
    return appearance
  }

  package override var drawnParts: [Artwork.Part] {
    segments.isEmpty ? [] : BezelShapes.segments(alignedBox)
  }

  private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    body(&segments[segment])
  }

  private func adopt(
    _ segments: [Segment], _ mode: SwitchTracking, _ target: Any?, _ action: Selector?
  ) {
    self.segments = segments
    trackingMode = mode
    self.target = target as AnyObject?
    self.action = action
    sizeToFit()
  }
}
