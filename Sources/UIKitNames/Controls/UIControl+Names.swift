public import AutoLayout

/// UIKit's name for ``Control``.
public typealias UIControl = Control

extension Switch {
  /// Turns it on or off; at once.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// Stored for source compatibility; layout ignores it.
extension Switch {
  /// The colour while it is on.
  public var onTintColor: Color? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The colour of the knob.
  public var thumbTintColor: Color? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }
}

extension Slider {
  /// Moves the knob; at once.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Does nothing: figures draw knobs their own way.
  public func setThumbImage(_ image: Image?, for state: Control.State) {}
}

/// Stored for source compatibility; layout ignores it.
extension Slider {
  /// Whether every move of the knob is told of.
  public var isContinuous: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }

  /// The colour before the knob.
  public var minimumTrackTintColor: Color? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The colour after the knob.
  public var maximumTrackTintColor: Color? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The colour of the knob.
  public var thumbTintColor: Color? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }
}

extension SegmentedControl {
  /// How many segments there are.
  public var numberOfSegments: Int { segmentTitles.count }

  /// Puts a segment among the others, at the nearest place there is; at once.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segmentTitles.insert(title ?? "", at: min(max(segment, 0), segmentTitles.count))
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

/// Stored for source compatibility; layout ignores it.
extension SegmentedControl {
  /// The colour of the segment that is picked.
  public var selectedSegmentTintColor: Color? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }
}

extension ProgressView {
  /// Makes a bar that looks as a style says.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets how much is done, from 0 to 1; at once.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Stored for source compatibility; layout ignores it.
extension ProgressView {
  /// The colour of what is done.
  public var progressTintColor: Color? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The colour of what is not done.
  public var trackTintColor: Color? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }
}

extension ActivityIndicator {
  /// Makes a wheel of a size, which its frame has (documentation).
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

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

/// Stored for source compatibility; layout ignores it.
extension ActivityIndicator {
  /// The colour of the wheel.
  public var color: Color? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }
}
