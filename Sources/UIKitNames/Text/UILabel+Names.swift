public import AutoLayout
public import Foundation

/// Stored for source compatibility; layout ignores it.
extension Label {
  /// The smallest part of its size that a text is brought to.
  public var minimumScaleFactor: CGFloat {
    get { kept(#function) ?? 0 }
    set { keep(newValue, #function) }
  }

  /// Whether letters may move together before a text is cut.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether the text is drawn as what can be acted on.
  public var isEnabled: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }

  /// Whether the text has its other colour.
  public var isHighlighted: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// The other colour of the text.
  public var highlightedTextColor: Color? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The colour of the text's shadow.
  public var shadowColor: Color? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// How far the text's shadow lies from it, in points.
  public var shadowOffset: CGSize {
    get { kept(#function) ?? CGSize(width: 0, height: -1) }
    set { keep(newValue, #function) }
  }
}
