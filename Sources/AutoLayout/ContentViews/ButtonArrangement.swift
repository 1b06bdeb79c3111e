import Foundation

/// The constraints by which a button holds the views that it is made of where it shows their contents.
///
/// Only their places: how large they are follows from what they show. They give way to all that holds on
/// to sizes, as code that pins a title to an edge of its button means to move it and not to stretch it.
struct ButtonArrangement {
  private let button: Button
  private let insets: EdgeInsets
  private let contents: (whole: CGSize, title: CGPoint, picture: CGPoint)
  private var system: SystemConstraints

  /// The constraints, in the order they were made.
  var constraints: [LayoutConstraint] { system.made }

  init(of button: Button) {
    self.button = button
    let insets = button.contentInsets ?? .zero
    self.insets = insets
    contents = button.placesOfContents(
      wrappedAt: button.adaptation.map { $0 - insets.left - insets.right })
    system = SystemConstraints(holder: button)
    for part in button.parts {
      let place = part is ButtonTitleLabel ? contents.title : contents.picture
      addHorizontalPlace(of: part, place.x)
      addVerticalPlace(of: part, place.y)
    }
  }

  private mutating func addHorizontalPlace(of part: View, _ offset: CGFloat) {
    let isReversed = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let offset = isReversed ? -offset : offset
    let half = contents.whole.width / 2
    let (edge, distance): (LayoutConstraint.Attribute, CGFloat) =
      switch button.contentHorizontalAlignment {
      case .center, .fill: (.centerX, (insets.left - insets.right) / 2)
      case .left: (.left, insets.left + half)
      case .right: (.right, -insets.right - half)
      case .leading: isReversed ? (.right, -insets.right - half) : (.left, insets.left + half)
      case .trailing: isReversed ? (.left, insets.left + half) : (.right, -insets.right - half)
      }
    hold(part, .centerX, edge, distance + offset)
  }

  private mutating func addVerticalPlace(of part: View, _ offset: CGFloat) {
    let half = contents.whole.height / 2
    let (edge, distance): (LayoutConstraint.Attribute, CGFloat) =
      switch button.contentVerticalAlignment {
      case .center, .fill: (.centerY, (insets.top - insets.bottom) / 2)
      case .top: (.top, insets.top + half)
      case .bottom: (.bottom, -insets.bottom - half)
      }
    hold(part, .centerY, edge, distance + offset)
  }

  private mutating func hold(
    _ part: View, _ attribute: LayoutConstraint.Attribute, _ edge: LayoutConstraint.Attribute,
    _ distance: CGFloat
  ) {
    system.add(
      part is ButtonTitleLabel ? "UIButton-title" : "UIButton-picture",
      LayoutOperand(part, attribute), .equal, LayoutOperand(button, edge), constant: distance,
      priority: 240)
  }
}
