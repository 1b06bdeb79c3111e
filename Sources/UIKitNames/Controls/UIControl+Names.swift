public import AutoLayout

extension SegmentedControlMembers {
  /// Inserts a segment at the nearest valid index, without animation.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segmentTitles.insert(title ?? "", at: min(max(segment, 0), segmentTitles.count))
  }

  /// Inserts a segment with a picture, which isn't drawn, at the nearest valid index, without animation.
  public func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
  }

  /// Removes the segment at the nearest valid index, without animation.
  public func removeSegment(at segment: Int, animated: Bool) {
    guard !segmentTitles.isEmpty else { return }
    segmentTitles.remove(at: min(max(segment, 0), segmentTitles.count - 1))
  }

  /// Removes all segments.
  public func removeAllSegments() { segmentTitles = [] }

  /// Sets the title of a segment, or does nothing if the index is invalid.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segmentTitles.indices.contains(segment) else { return }
    segmentTitles[segment] = title ?? ""
  }

  /// The title of a segment, or `nil` if the index is invalid.
  public func titleForSegment(at segment: Int) -> String? {
    segmentTitles.indices.contains(segment) ? segmentTitles[segment] : nil
  }
}

extension ProgressView {
  /// Creates a progress bar with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
}

extension ActivityIndicator {
  /// Creates an activity indicator with a style, which determines the size of the indicator's frame.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }
}

extension ActivityIndicatorMembers {
  /// Whether the indicator is hidden while it isn't animating, true by default.
  public var hidesWhenStopped: Bool {
    get { kept(#function) ?? true }
    set {
      keep(newValue, #function)
      isHidden = newValue && !isAnimating
    }
  }

  /// Whether the indicator is animating.
  public var isAnimating: Bool { kept(#function) ?? false }

  /// Starts the animation, and shows the indicator.
  public func startAnimating() {
    keep(true, "isAnimating")
    isHidden = false
  }

  /// Stops the animation, and hides the indicator if ``hidesWhenStopped`` is true.
  public func stopAnimating() {
    keep(false, "isAnimating")
    isHidden = hidesWhenStopped
  }
}
