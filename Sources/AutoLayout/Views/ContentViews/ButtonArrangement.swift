import Foundation

/// The constraints that place a button's title label and image view where the button shows its title and image.
///
/// Constraints on positions have low priority, so that an author's constraints can move the title in its button.
struct ButtonArrangement {
  struct Place: Equatable {
    let offset: CGPoint
    let size: CGSize
  }

  private let button: Button
  private var system: SystemConstraints

  var constraints: [LayoutConstraint] { system.made }

  init(of button: Button) {
    self.button = button
    system = SystemConstraints(holder: button)
    for (part, place) in zip(button.parts, Self.places(in: button)) {
      hold(part, .centerX, place.offset.x)
      hold(part, .centerY, place.offset.y)
      let wanted = part.intrinsicContentSize
      // Lines for which the author's constraints make room aren't cut.
      let isTitle = part is ButtonTitleLabel
      if place.size.width != wanted.width { size(part, .width, place.size.width, 751) }
      if place.size.height != wanted.height {
        size(part, .height, place.size.height, isTitle ? 745 : 751)
      }
    }
  }

  static func places(in button: Button) -> [Place] {
    guard !button.parts.isEmpty else { return [] }
    let size =
      button.adaptedSize ?? button.contentExtents.size(orElse: button.bounds.size)
    let bounds = CGRect(origin: .zero, size: size)
    let content = button.contentRect(forBounds: bounds)
    return button.parts.map { part in
      let rect =
        part is ButtonTitleLabel
        ? button.titleRect(forContentRect: content) : button.imageRect(forContentRect: content)
      return Place(
        offset: CGPoint(x: rect.midX - bounds.midX, y: rect.midY - bounds.midY), size: rect.size)
    }
  }

  private mutating func hold(
    _ part: View, _ attribute: LayoutConstraint.Attribute, _ distance: CGFloat
  ) {
    guard distance.isFinite else { return }
    system.add(
      name(part), LayoutOperand(part, attribute), .equal, LayoutOperand(button, attribute),
      constant: distance, priority: 240)
  }

  private mutating func size(
    _ part: View, _ attribute: LayoutConstraint.Attribute, _ length: CGFloat, _ priority: Float
  ) {
    guard length.isFinite, length >= 0 else { return }
    system.add(
      name(part), LayoutOperand(part, attribute), .equal, nil, constant: length, priority: priority)
  }

  private func name(_ part: View) -> String {
    part is ButtonTitleLabel ? "UIButton-title" : "UIButton-picture"
  }
}
