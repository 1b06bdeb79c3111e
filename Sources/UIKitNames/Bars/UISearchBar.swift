public import AutoLayout
public import Foundation

/// UIKit's search bar, which has the platform's height unless it is in a navigation bar.
///
/// The search field is a vertically centered subview, with the side insets of `BarMetrics`. A cancel button takes space
/// at the trailing edge. Bookmark and result buttons, prompts and scope bars aren't supported.
open class UISearchBar: View {
  /// The field for the search text.
  public let searchTextField = UISearchTextField()

  /// The search text, never `nil` when read.
  open var text: String? {
    get { searchTextField.text ?? "" }
    set { searchTextField.text = newValue }
  }

  /// The text shown while the search text is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether there is a cancel button beside the field.
  ///
  /// The field ends 8 points before the button, and the button is as wide as its title. Both are estimates.
  open var showsCancelButton = false {
    didSet {
      guard showsCancelButton != oldValue else { return }
      if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  /// The style of the bar's background; layout ignores it.
  open var searchBarStyle = Style.default

  /// Whether the bar is translucent; layout ignores it.
  open var isTranslucent = true

  /// The color of the bar; layout ignores it.
  open var barTintColor: Color?

  /// The delegate, which is never called.
  open weak var delegate: (any UISearchBarDelegate)?

  private lazy var cancelButton: Button = {
    let button = Button(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.font = Font(pointSize: layoutProfile.labelFontSize)
    return button
  }()

  /// Creates a bar with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }

  /// Creates a view from a nib, or returns `nil` if the coder doesn't read a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(searchTextField)
  }

  /// Shows or hides the cancel button, without animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The platform's height for search bars in points, with no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: layoutProfile.bars.searchBar)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layoutProfile.bars.searchBar)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = showsCancelButton ? cancelButton.intrinsicContentSize.width : nil
    let places = SearchBarPlaces(in: self, cancelWidth: width)
    if let frame = places.cancel { cancelButton.frame = frame }
    searchTextField.frame = places.field
  }
}

/// UIKit's field for search text, which figures show as a text field with a magnifying glass.
open class UISearchTextField: TextField, ClassNameProvider {
  package var shownClass: String { "TextField" }

  /// Creates a field with a rounded border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    isSearchField = true
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }
}
