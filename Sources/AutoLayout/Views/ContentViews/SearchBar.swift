package import Foundation

/// A search bar, with a height that the platform determines.
package final class SearchBar: View, PartsOwner {
  private final class Field: TextField, ClassNameProvider {
    package var shownClass: String { "TextField" }
  }

  private let field = Field(frame: .zero)
  private lazy var cancelButton: Button = {
    let button = Button.makeSystemButton()
    (button.title, button.font) = ("Cancel", .systemFont(ofSize: 17))
    return button
  }()

  var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  var showsCancelButton = false {
    didSet {
      if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  /// Makes a search bar with a frame in its future superview's coordinates, in points.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    field.borderStyle = .roundedRect
    field.isSearchField = true
    addSubview(field)
  }

  /// Returns `nil`, because archives aren't supported.
  package required init?(coder: NSCoder) { nil }

  override class var knownClass: KnownViewClass { .searchBar }

  package var generatedParts: [View] { subviews.filter { $0 === field || $0 === cancelButton } }

  package override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: effectiveEnvironment.profile.bars.searchBar)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let width = showsCancelButton ? cancelButton.intrinsicContentSize.width : nil
    let places = SearchBarPlaces(in: self, cancelWidth: width)
    field.frame = places.field
    if let frame = places.cancel { cancelButton.frame = frame }
  }
}

/// The frames of a search bar's field and cancel button; the button is 8 points after the field (an estimate).
package struct SearchBarPlaces {
  /// The frame of the text field.
  package let field: CGRect
  /// The frame of the cancel button, or `nil` for no cancel button.
  package let cancel: CGRect?

  /// Places the field and the cancel button; a width of `nil` means no cancel button.
  package init(in bar: View, cancelWidth: CGFloat?) {
    let (bars, safeArea) = (bar.effectiveEnvironment.profile.bars, bar.safeAreaInsets)
    let margin = bars.searchFieldMargin
    var room = CGRect(
      x: margin + safeArea.left, y: (bar.bounds.height - bars.searchField) / 2,
      width: bar.bounds.width - safeArea.left - safeArea.right - 2 * margin,
      height: bars.searchField)
    var cancel: CGRect?
    if let width = cancelWidth {
      let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
      cancel = CGRect(
        x: isMirrored ? room.minX : room.maxX - width, y: room.minY, width: width,
        height: room.height)
      room.size.width -= width + margin
      if isMirrored { room.origin.x += width + margin }
    }
    room.size.width = max(0, room.width)
    (field, self.cancel) = (room, cancel)
  }
}
