import Foundation

/// A button's title as a label: what is said of its text is said of the button's.
///
/// It is in no view, so that constraints cannot name it.
final class ButtonTitleLabel: Label {
  private weak var button: Button?

  init(of button: Button) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var text: String? {
    get { button?.title }
    set { button?.title = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: Font! {
    get { button?.font ?? super.font }
    set { button?.font = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var textColor: Color! {
    get { button?.titleColor ?? super.textColor }
    set { button?.titleColor = newValue }
  }

  override var textAlignment: TextAlignment {
    get { super.textAlignment }
    set {
      super.textAlignment = newValue
      button?.textLook.alignment = newValue
    }
  }
}
