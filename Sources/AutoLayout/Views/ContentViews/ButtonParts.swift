import Foundation

/// A label that shows a button's title; it reads and sets the properties of the button.
final class ButtonTitleLabel: Label, ButtonPart {
  weak var button: Button?

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

  override var numberOfLines: Int {
    get {
      ownNumberOfLines == 1 && button?.wrapsTitleByConfiguration == true ? 0 : ownNumberOfLines
    }
    set {
      super.numberOfLines = newValue
      button?.invalidateIntrinsicContentSize()
    }
  }

  var ownNumberOfLines: Int { super.numberOfLines }
}

final class ButtonImageView: ImageView, ButtonPart {
  weak var button: Button?

  override var image: Image? {
    get { button?.image }
    set { button?.image = newValue }
  }
}

protocol ButtonPart: OwnedPart {
  var button: Button? { get set }
}

/// A subview for one element of its owner, such as a button's title; it takes part in layout, but isn't drawn.
package protocol OwnedPart: View {}

extension Button {
  var titlePart: ButtonTitleLabel? {
    for case let part as ButtonTitleLabel in parts { return part }
    return nil
  }

  /// Returns the view for a part of the button, such as its title label, and makes the view on first use.
  func part<Part: ButtonPart>(orMade make: @autoclosure () -> Part) -> Part {
    for case let part as Part in parts { return part }
    let made = make()
    made.button = self
    made.translatesAutoresizingMaskIntoConstraints = false
    made.isUserInteractionEnabled = false
    parts.append(made)
    addSubview(made)
    // The part may be made during a layout.
    invalidateIntrinsicContentSize()
    return made
  }
}
