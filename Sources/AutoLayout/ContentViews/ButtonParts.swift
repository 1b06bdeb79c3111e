import Foundation

/// A button's title as a label: what is said of its text is said of the button's.
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

  /// The lines that were asked for, or else those that the button's configuration lets its title take.
  override var numberOfLines: Int {
    get {
      ownNumberOfLines == 1 && button?.wrapsTitleByConfiguration == true ? 0 : ownNumberOfLines
    }
    set {
      super.numberOfLines = newValue
      button?.invalidateIntrinsicContentSize()
    }
  }

  /// The lines that were asked for.
  var ownNumberOfLines: Int { super.numberOfLines }
}

/// A button's picture as a view: what is said of its picture is said of the button's.
final class ButtonImageView: ImageView, ButtonPart {
  weak var button: Button?

  override var image: Image? {
    get { button?.image }
    set { button?.image = newValue }
  }
}

/// A view that shows a part of a button, and is placed by it.
protocol ButtonPart: OwnedPart {
  var button: Button? { get set }
}

/// A view that another is made of, and shows by itself: it takes part in layout, and is in no picture.
package protocol OwnedPart: View {}

extension Button {
  /// The title as a label, if it was asked for.
  var titlePart: ButtonTitleLabel? {
    for case let part as ButtonTitleLabel in parts { return part }
    return nil
  }

  /// The view of a kind that the button is made of, made when it is first asked for.
  ///
  /// A button that layout has only to size needs none.
  func part<Part: ButtonPart>(orMade make: @autoclosure () -> Part) -> Part {
    for case let part as Part in parts { return part }
    let made = make()
    made.button = self
    made.translatesAutoresizingMaskIntoConstraints = false
    made.isUserInteractionEnabled = false
    parts.append(made)
    addSubview(made)
    // It may have been asked for in the middle of a layout.
    invalidateIntrinsicContentSize()
    return made
  }
}
