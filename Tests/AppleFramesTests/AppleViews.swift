import AutoLayout
import Foundation

/// The sizes that a view of a scene takes from its file instead of from its class.
struct GivenSizes {
  var intrinsic = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  var alignment = EdgeInsets.zero

  init(_ node: AppleScene.Node) {
    if let size = node.intrinsic {
      intrinsic = CGSize(width: size.width ?? -1, height: size.height ?? -1)
    }
    if let insets = node.alignmentInsets {
      alignment = EdgeInsets(top: insets[1], left: insets[0], bottom: insets[3], right: insets[2])
    }
  }
}

final class GivenView: View {
  var given: GivenSizes?
  override var intrinsicContentSize: CGSize { given?.intrinsic ?? super.intrinsicContentSize }
  override var alignmentRectInsets: EdgeInsets { given?.alignment ?? .zero }
}

final class GivenLabel: Label {
  var given: GivenSizes?
  override var intrinsicContentSize: CGSize { given?.intrinsic ?? super.intrinsicContentSize }
  override var alignmentRectInsets: EdgeInsets { given?.alignment ?? .zero }
}

final class GivenButton: Button {
  var given: GivenSizes?
  override var intrinsicContentSize: CGSize { given?.intrinsic ?? super.intrinsicContentSize }
  override var alignmentRectInsets: EdgeInsets { given?.alignment ?? .zero }
}

final class GivenTextField: TextField {
  var given: GivenSizes?
  override var intrinsicContentSize: CGSize { given?.intrinsic ?? super.intrinsicContentSize }
  override var alignmentRectInsets: EdgeInsets { given?.alignment ?? .zero }
}

final class GivenTextView: TextView {
  var given: GivenSizes?
  override var intrinsicContentSize: CGSize { given?.intrinsic ?? super.intrinsicContentSize }
  override var alignmentRectInsets: EdgeInsets { given?.alignment ?? .zero }
}

final class GivenStackView: StackView {
  var given: GivenSizes?
  override var intrinsicContentSize: CGSize { given?.intrinsic ?? super.intrinsicContentSize }
}

final class GivenScrollView: ScrollView {
  var given: GivenSizes?
  override var intrinsicContentSize: CGSize { given?.intrinsic ?? super.intrinsicContentSize }
  override var alignmentRectInsets: EdgeInsets { given?.alignment ?? .zero }
}

/// A view of the class that stands for an element of Interface Builder.
func makeView(_ node: AppleScene.Node) -> View {
  let given = GivenSizes(node)
  let font = Font(pointSize: node.fontSize.map { CGFloat($0) } ?? 17)
  switch node.element {
  case "label":
    let label = GivenLabel()
    label.given = given
    label.font = font
    return label
  case "button":
    let button = GivenButton()
    button.given = given
    button.font = font
    return button
  case "textField":
    let field = GivenTextField()
    field.given = given
    field.font = font
    return field
  case "textView":
    let text = GivenTextView()
    text.given = given
    text.font = font
    return text
  case "scrollView":
    let scroll = GivenScrollView()
    scroll.given = given
    return scroll
  case "stackView":
    let stack = GivenStackView()
    stack.given = given
    return stack
  default:
    let view = GivenView()
    view.given = given
    return view
  }
}
