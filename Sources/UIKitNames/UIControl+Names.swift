public import AutoLayout
public import Foundation

/// UIKit's name for ``TextAlignment``.
public typealias NSTextAlignment = TextAlignment
/// UIKit's name for ``LineBreakMode``.
public typealias NSLineBreakMode = LineBreakMode
/// UIKit's name for ``TraitCollection``.
public typealias UITraitCollection = TraitCollection
/// UIKit's name for ``InterfaceStyle``.
public typealias UIUserInterfaceStyle = InterfaceStyle

extension Font {
  /// UIKit's place for ``TextStyle``.
  public typealias TextStyle = AutoLayout.TextStyle
}

extension Button {
  /// The room around the title, in points; zero stands for the platform's own.
  public var contentEdgeInsets: EdgeInsets {
    get { contentInsets ?? .zero }
    set { contentInsets = newValue == .zero ? nil : newValue }
  }
}

extension ProgressView {
  /// Makes a bar that looks as a style says.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets how much is done, from 0 to 1; at once.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = CGFloat(progress) }
}

extension ActivityIndicator {
  /// Makes a wheel of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
}

extension ScrollView {
  /// Moves the content so that a point of it is at the top left corner; at once.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
