public import AutoLayout

extension SegmentedControlMembers {
  /// Puts a segment among the others, at the nearest place there is; at once.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segmentTitles.insert(title ?? "", at: min(max(segment, 0), segmentTitles.count))
  }

  /// Puts a segment with a picture, which isn't drawn, among the others at the nearest place there is; at once.
  public func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
  }

  /// Takes a segment away, the nearest that there is; at once.
  public func removeSegment(at segment: Int, animated: Bool) {
    guard !segmentTitles.isEmpty else { return }
    segmentTitles.remove(at: min(max(segment, 0), segmentTitles.count - 1))
  }

  /// Takes all segments away.
  public func removeAllSegments() { segmentTitles = [] }

  /// Sets the title of a segment; does nothing for one that is not there.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segmentTitles.indices.contains(segment) else { return }
    segmentTitles[segment] = title ?? ""
  }

  /// The title of a segment; nil for one that is not there.
  public func titleForSegment(at segment: Int) -> String? {
    segmentTitles.indices.contains(segment) ? segmentTitles[segment] : nil
  }
}

extension ProgressView {
  /// Makes a bar that looks as a style says.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
}

extension ActivityIndicator {
  /// Makes a wheel of a size, which its frame has (documentation).
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }
}

extension ActivityIndicatorMembers {
  /// Whether a wheel that stands is hidden; true by default.
  public var hidesWhenStopped: Bool {
    get { kept(#function) ?? true }
    set {
      keep(newValue, #function)
      isHidden = newValue && !isAnimating
    }
  }

  /// Whether the wheel turns.
  public var isAnimating: Bool { kept(#function) ?? false }

  /// Lets the wheel turn, and shows it.
  public func startAnimating() {
    keep(true, "isAnimating")
    isHidden = false
  }

  /// Lets the wheel stand, and hides it if it is to be hidden then.
  public func stopAnimating() {
    keep(false, "isAnimating")
    isHidden = hidesWhenStopped
  }
}
