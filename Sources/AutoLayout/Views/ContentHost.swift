public import Foundation

/// A view whose subviews belong into one that fills it, as those of cells and of visual effects do.
open class ContentHost: View {
  /// The view for subviews; it follows the host's size.
  public let contentView: View

  /// Makes a host at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    contentView = View()
    super.init(frame: frame)
    addContentView()
  }

  init(frame: CGRect, contentView: View) {
    self.contentView = contentView
    super.init(frame: frame)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }
}

/// A row of a table: a view as its author composes it, with the margins that tables give.
///
/// There is no table here that it could lie in. How tall a row of some width is, is what
/// ``View/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` answers
/// for that width as required. Accessories take no room.
open class TableCell: ContentHost {
  /// The arrangements of texts that a cell can come with, here none; Apple's raw values.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// The name by which a table asks for a cell that it can use again.
  public let reuseIdentifier: String?

  /// Makes a cell of the size that Apple's begins with: 320 by 44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44), contentView: CellContentView())
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// Called before a table uses the cell again; never called here.
  open func prepareForReuse() {}

  /// Shows the cell as picked or not; here it looks the same.
  open func setSelected(_ selected: Bool, animated: Bool) {}

  /// Shows the cell as touched or not; here it looks the same.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}

/// What a cell's subviews lie in: as far from the sides as the view that fills the screen.
private final class CellContentView: View {
  override var ownMargins: DirectionalEdgeInsets? {
    let profile = effectiveEnvironment.profile
    let side = profile.rootMargin(width: rootView.bounds.width)
    let vertical = profile.cellVerticalMargin
    return DirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }
}

/// An item of a collection: a view as its author composes it.
///
/// There is no collection here that it could lie in.
open class CollectionCell: ContentHost {
  /// Whether the cell is picked; layout does not depend on it.
  open var isSelected = false

  /// Whether the cell is being touched; layout does not depend on it.
  open var isHighlighted = false

  /// Called before a collection uses the cell again; never called here.
  open func prepareForReuse() {}

  /// The attributes that the cell would like in the place of those that it is offered: those of the size
  /// that its constraints give it near the offered one.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionItemAttributes
  ) -> CollectionItemAttributes { layoutAttributes.fitting(self) }

  /// Called when the cell is given its place; never called here.
  open func apply(_ layoutAttributes: CollectionItemAttributes) {}
}
