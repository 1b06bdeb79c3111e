import AutoLayout
import Foundation
import PictureDescriptions

/// The colors of views in the plain look, for the interface style of a theme.
struct DeviceColors {
  /// The interface style of the theme.
  let interface: Theme.Interface

  /// Creates the colors for an interface style.
  init(_ interface: Theme.Interface) { self.interface = interface }

  /// A system color in the interface style.
  subscript(color: SystemColor) -> Color { resolved(color.color) }

  /// The author's color in the interface style, or the gray of equal lightness if the style has no hues.
  func resolved(_ color: Color) -> Color {
    let resolved = color.resolved(for: interface == .dark ? .dark : .light)
    return interface == .gray ? resolved.gray : resolved
  }

  /// The color of thumbs, and of the titles of filled buttons.
  let white = Color(red: 1, green: 1, blue: 1)

  /// The color of the plate behind the selected segment of a segmented control.
  var plate: Color { interface == .dark ? self[.systemGray2] : white }

  /// The colors of a view's fill and edge, and of a control's parts, each `nil` if the view has no such part.
  func colors(
    of item: SolvedTree.Item, _ role: FigureItem.Role, on backdrop: Color
  ) -> (fill: Color?, edge: Color?, accent: Color?) {
    switch role {
    case .absent, .guide, .systemGuide: return (nil, nil, nil)
    case .root: return (item.appearance.fill, nil, nil)
    case .leaf, .container: break
    }
    var (fill, edge, accent) = colors(of: item, on: backdrop)
    if case .view(let name) = item.kind, Self.hasGround(name, role) {
      fill = fill ?? self[.systemBackground]
    }
    if item.device.layer.borderWidth > 0 {
      // A clear view shows its border alone.
      fill = fill ?? white.opacity(0)
      edge = item.device.layer.borderColor ?? Color(red: 0, green: 0, blue: 0)
    } else if item.device.face?.strokeColor != nil {
      fill = fill ?? white.opacity(0)
    }
    // Buttons and text fields have their own placeholder colors.
    if !item.device.isEnabled, item.device.surround == nil {
      (fill, edge, accent) = (fill?.opacity(0.5), edge?.opacity(0.5), accent?.opacity(0.5))
    }
    return (fill, edge, accent)
  }

  /// The classes of bars along an edge of a screen.
  static let bars: Set<String> = ["NavigationBar", "TabBar", "Toolbar", "UITabBar", "UIToolbar"]

  /// Whether a view is a bar that always has a background, given its class name and role.
  ///
  /// A navigation bar with contents is clear, as in UIKit while no content is scrolled below it.
  static func hasGround(_ name: String, _ role: FigureItem.Role) -> Bool {
    bars.contains(name) && !(name == "NavigationBar" && role == .container)
  }

  private func colors(
    of item: SolvedTree.Item, on backdrop: Color
  ) -> (fill: Color?, edge: Color?, accent: Color?) {
    let appearance = item.appearance
    let own = appearance.fill
    let (tint, colors) = (item.device.tint ?? self[.systemBlue], item.device.parts)
    // The fill of a control is the color of its parts, as in diagrams.
    let accent = own.flatMap { $0.over(backdrop).contrastRatio(with: backdrop) < 1.5 ? nil : $0 }
    switch appearance.control {
    case .some(let look):
      switch look.kind {
      case .toggle where look.share > 0.5:
        return (colors.filled ?? accent ?? self[.systemGreen], nil, nil)
      case .toggle:
        return (
          own.map { self[.secondarySystemFill].over($0) } ?? self[.secondarySystemFill], nil, nil
        )
      case .slider: return (nil, nil, colors.filled ?? accent ?? tint)
      case .progress:
        return (colors.track ?? self[.systemFill], nil, colors.filled ?? accent ?? tint)
      case .activity: return (nil, nil, colors.filled ?? accent ?? self[.systemGray])
      case .stepper: return (own ?? self[.tertiarySystemFill], nil, self[.label])
      }
    case .none where !appearance.segments.isEmpty:
      return (own ?? self[.tertiarySystemFill], nil, nil)
    case .none: break
    }
    switch item.device.surround {
    case nil: return (own, nil, nil)
    case .button(let style):
      let fill = item.device.face.flatMap {
        self.fill(of: $0, style, isEnabled: item.device.isEnabled)
      }
      let shown = fill ?? own ?? self.fill(of: style, tint, isEnabled: item.device.isEnabled)
      // A configuration's picture has the color of its title.
      let ground = shown?.over(backdrop) ?? backdrop
      let accent = item.device.face == nil ? tint : textColor(of: item, on: ground)
      return (shown, item.device.face?.strokeColor, accent)
    case .field(.none): return (own, nil, nil)
    case .field(.roundedRect): return (own ?? self[.systemBackground], self[.systemGray4], nil)
    case .field(.line): return (own, self[.label], nil)
    case .field(.bezel): return (own ?? self[.systemBackground], self[.systemGray], nil)
    case .search: return (own ?? self[.tertiarySystemFill], nil, nil)
    case .area: return (own ?? self[.systemBackground], nil, nil)
    }
  }

  /// The fill that a button's configuration sets, or `nil` to use the default fill of its style.
  ///
  /// A background color is used in every state. A base color isn't used for disabled buttons. Their gray fill is an
  /// estimate.
  private func fill(
    of face: DeviceLook.ButtonFace, _ style: Button.Configuration.Style, isEnabled: Bool
  ) -> Color? {
    if let background = face.background { return background }
    guard let base = face.base, style != .plain else { return nil }
    if !isEnabled { return self[.tertiarySystemFill] }
    return style == .tinted ? base.opacity(Self.tintedShare) : base
  }

  /// The estimated opacity of a tinted button's fill.
  private static let tintedShare: CGFloat = 0.18

  private func fill(
    of style: Button.Configuration.Style, _ tint: Color, isEnabled: Bool
  ) -> Color? {
    switch style {
    case .plain: nil
    case _ where !isEnabled: self[.tertiarySystemFill]
    case .gray: self[.secondarySystemFill]
    case .tinted: tint.opacity(Self.tintedShare)
    case .filled: tint
    }
  }

  /// The color of a view's text on a background.
  ///
  /// The author's color is used unchanged. Other colors are readable, except those of disabled views and placeholders.
  func textColor(of item: SolvedTree.Item, on ground: Color) -> Color {
    let (appearance, device) = (item.appearance, item.device)
    if appearance.isPlaceholder { return self[.placeholderText] }
    var isField = false
    switch device.surround {
    case .field, .search: isField = true
    case .button, .area, nil: break
    }
    if !device.isEnabled, !isField {
      // Colors of configurations follow the state (estimate).
      if device.face != nil { return self[.tertiaryLabel] }
      return appearance.textColor?.opacity(0.5) ?? self[.tertiaryLabel]
    }
    if let own = appearance.textColor { return own }
    guard case .button(let style) = device.surround else { return label(on: ground) }
    let tint = device.tint ?? self[.systemBlue]
    // On a device, titles are white on every fill, even on yellow.
    let (choices, least): ([Color], CGFloat) =
      switch style {
      case .filled: ([white], 1.25)
      // On a pale fill of their own color, and on gray, titles have the color itself.
      case .tinted, .gray: ([tint], 1.1)
      case .plain: ([tint, white], Self.leastContrast)
      }
    return choices.first { $0.contrastRatio(with: ground) >= least } ?? label(on: ground)
  }

  /// The minimum contrast between a plain button's title and the background, as in the system's buttons.
  private static let leastContrast: CGFloat = 2.5

  /// The color of a label on a background: the system's label color, or black or white if that is unreadable.
  private func label(on ground: Color) -> Color {
    let choices = [self[.label], Color(red: 0, green: 0, blue: 0), white]
    return choices.first { $0.contrastRatio(with: ground) >= Palette.textContrast } ?? choices[0]
  }
}
