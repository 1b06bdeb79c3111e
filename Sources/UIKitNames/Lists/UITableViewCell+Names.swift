public import AutoLayout
import Foundation

extension TableCell {
  /// How a cell shows that it was picked; Apple's raw values.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What editing a table does to a row; Apple's raw values.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
}

/// Stored for source compatibility; layout ignores it.
extension TableCell {
  /// How the cell shows that it was picked.
  public var selectionStyle: SelectionStyle {
    get { kept(#function) ?? .default }
    set { keep(newValue, #function) }
  }

  /// Where the line below the cell begins and ends, in points.
  public var separatorInset: EdgeInsets {
    get { kept(#function) ?? .zero }
    set { keep(newValue, #function) }
  }
}

/// Stored for source compatibility; layout ignores it.
extension ContentHost {
  /// The view behind the content.
  public var backgroundView: View? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The view behind the content of what was picked.
  public var selectedBackgroundView: View? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }
}

/// How a visual effect looks.
open class UIVisualEffect {}

/// Blurs what is behind a view on a device.
open class UIBlurEffect: UIVisualEffect {
  /// The kinds of blur; Apple's raw values.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  /// Makes a blur of a kind.
  public init(style: Style) {}
}

/// A view that shows an effect on a device; its subviews belong into its `contentView`.
open class UIVisualEffectView: ContentHost {
  /// The effect; changes nothing.
  open var effect: UIVisualEffect?

  /// Makes a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: CGRect.zero)
    self.effect = effect
  }

  /// Makes a view without an effect.
  public convenience init() { self.init(effect: nil) }
}
