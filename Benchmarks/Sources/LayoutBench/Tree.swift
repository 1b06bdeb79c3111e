import AutoLayout
import Foundation

/// A view tree as an author builds it: every view made, every constraint active, nothing laid out.
struct Tree {
  let root: View
  /// The views below the root, in the order they were made.
  private(set) var views: [View] = []
  private(set) var constraints: [LayoutConstraint] = []

  init(width: CGFloat, height: CGFloat) {
    root = View(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Adds a view that constraints alone place.
  mutating func view(in parent: View) -> View { add(View(), to: parent) }

  /// Adds a view whose content has a size.
  mutating func tile(_ width: CGFloat, _ height: CGFloat, in parent: View) -> Tile {
    add(Tile(width, height), to: parent)
  }

  mutating func add<Kind: View>(_ view: Kind, to parent: View) -> Kind {
    view.translatesAutoresizingMaskIntoConstraints = false
    addPlaced(view, to: parent)
    return view
  }

  /// Adds a view that its frame places.
  mutating func addPlaced(_ view: View, to parent: View) {
    parent.addSubview(view)
    views.append(view)
  }

  /// Arranges a view in a stack.
  mutating func arrange(_ view: View, in stack: StackView) {
    stack.addArrangedSubview(view)
    views.append(view)
  }

  /// Turns constraints on.
  mutating func activate(_ new: [LayoutConstraint]) {
    LayoutConstraint.activate(new)
    constraints += new
  }

  /// Lays out and reads every frame; the sum keeps the reading from being left out.
  func layOut() -> CGFloat {
    root.layoutIfNeeded()
    return views.reduce(0) { $0 + $1.frame.maxX }
  }
}

/// A view with a content of a fixed size.
final class Tile: View {
  private let contentSize: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    contentSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }

  /// Changes how strongly the content's width is held on to.
  func hold(hugging: Float, resisting: Float, vertically: Float = 250) {
    setContentHuggingPriority(LayoutPriority(hugging), for: .horizontal)
    setContentCompressionResistancePriority(LayoutPriority(resisting), for: .horizontal)
    setContentHuggingPriority(LayoutPriority(vertically), for: .vertical)
  }
}
