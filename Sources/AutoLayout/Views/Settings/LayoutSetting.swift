public import Foundation

/// A property of a view and its value, on which layout or figures depend; constraints aren't settings.
///
/// Settings are grouped by value type, so that file formats name each property once and read and write values by type.
/// Views list only values that were set, not derived ones.
public enum LayoutSetting: Hashable, Sendable, Codable {
  /// A numeric property and its value, in the property's unit.
  case number(ViewNumber, CGFloat)
  /// An integer property and its value.
  case count(ViewCount, Int)
  /// A Boolean property and its value.
  case flag(ViewFlag, Bool)
  /// An edge insets property and its value, in points.
  case insets(ViewInsets, EdgeInsets)
  /// A color property and its value.
  case color(ViewColor, Color)
  /// A text property and its value.
  case text(ViewText, String)
  /// The styles of the runs of the view's text.
  case styledRuns(StyledRuns)
  /// The content hugging or compression resistance priority along an axis.
  case priority(ContentPriority, LayoutConstraint.Axis, LayoutPriority)
  /// A distance between arranged views of a stack view.
  case spacing(StackSpacing, StackSpacing.Distance)
  /// The layout margins.
  indirect case margins(StatedMargins)
  /// The size that replaces the intrinsic content size.
  case intrinsicSize(StatedSize)
  /// The font of the view's text.
  case font(StatedFont)
  /// The titles of a segmented control, from the leading edge.
  case segments([String])
  /// The style of a date picker.
  case pickerStyle(DatePickerStyle)
  /// The arrangement of a table cell's texts.
  case cellStyle(TableCell.CellStyle)
  /// The accessory at the trailing edge of a table cell.
  case accessory(TableCell.AccessoryType)
  /// The items of a bar.
  case barItems(BarItemList, [BarItem])
  /// The frame of a view that constraints don't position, in the superview's coordinates, in points.
  case frame(CGRect)
  /// The margins and extents that change with the superview's size.
  case autoresizing(View.AutoresizingMask)
  /// The semantic attribute that determines the layout direction of the view.
  case direction(View.SemanticContentAttribute)
  /// The axis of a stack view.
  case axis(LayoutConstraint.Axis)
  /// The distribution of a stack view along its axis.
  case distribution(StackView.Distribution)
  /// The alignment of a stack view across its axis.
  case alignment(StackView.Alignment)
  /// The adjustment of a scroll view's content insets by the safe area.
  case contentInsetAdjustment(ScrollView.ContentInsetAdjustmentBehavior)
  /// The style of a control.
  case controlStyle(ControlStyle)
  /// The alignment of text.
  case textAlignment(TextAlignment)
  /// The way in which an image view's content fits the view's bounds.
  case contentMode(View.ContentMode)
  /// The style of a button's configuration.
  case buttonStyle(Button.Configuration.Style)
  /// The configuration of a button, except its title and its font, which are separate settings.
  indirect case configuration(Button.Configuration)
  /// The corners that are rounded.
  case roundCorners(LayerCorners)
  /// The shadow of the view's layer.
  indirect case shadow(LayerShadow)
  /// The appearance of a row in a list.
  indirect case row(RowLook)
  /// The image of an image view.
  case image(Image)
  /// The shapes of layers between the view and its subviews, in the view's coordinates.
  indirect case layers(Artwork)
  /// The shape that clips the view and its subviews.
  indirect case mask(LayerMask)
  /// The styles of the runs of a text field's placeholder.
  case placeholderRuns(StyledRuns)
  /// The dots of a page control.
  indirect case dots(PageDots)
  /// The appearance of the status bar on the root's screen.
  case statusBar(StatusBarAppearance)
  /// The baselines of a view of an unknown class.
  case baselines(View.TextBaselines)
  /// The name of the view that provides this view's baseline.
  case baselineView(BaselineEnd, String)
  /// A setting of a class that the package doesn't know, as text without line breaks.
  case custom(name: String, value: String)

  /// Makes a custom setting from a name and a text.
  public init(_ name: String, _ value: String) { self = .custom(name: name, value: value) }

  /// Makes a custom setting from a name and lengths in points.
  public init(_ name: String, _ lengths: CGFloat...) {
    self.init(name, lengths.map { plainNumber($0) }.joined(separator: " "))
  }

  /// Makes a custom setting from a name and insets (top, left, bottom, right) in points.
  public init(_ name: String, _ insets: EdgeInsets) {
    self.init(name, insets.top, insets.left, insets.bottom, insets.right)
  }
}

extension LayoutSetting {
  /// The property that a setting sets, without the value.
  package enum Property: Hashable, Sendable {
    case number(ViewNumber)
    case count(ViewCount)
    case flag(ViewFlag)
    case insets(ViewInsets)
    case color(ViewColor)
    case text(ViewText)
    case priority(ContentPriority, LayoutConstraint.Axis)
    case spacing(StackSpacing)
    case barItems(BarItemList)
    case margins, intrinsicSize, font, segments, frame, autoresizing, direction, styledRuns
    case axis, distribution, alignment, contentInsetAdjustment, controlStyle, baselines
    case textAlignment, contentMode, buttonStyle, configuration, roundCorners, shadow, row, dots
    case image, layers, mask, placeholderRuns, statusBar, pickerStyle, cellStyle, accessory
    case baselineView(BaselineEnd)
    case custom(String)
  }

  /// The property that this setting sets, without the value.
  package var property: Property {
    switch self {
    case .number(let number, _): .number(number)
    case .count(let count, _): .count(count)
    case .flag(let flag, _): .flag(flag)
    case .insets(let insets, _): .insets(insets)
    case .color(let color, _): .color(color)
    case .text(let text, _): .text(text)
    case .priority(let priority, let axis, _): .priority(priority, axis)
    case .spacing(let spacing, _): .spacing(spacing)
    case .margins: .margins
    case .intrinsicSize: .intrinsicSize
    case .font: .font
    case .segments: .segments
    case .barItems(let list, _): .barItems(list)
    case .pickerStyle: .pickerStyle
    case .cellStyle: .cellStyle
    case .accessory: .accessory
    case .frame: .frame
    case .autoresizing: .autoresizing
    case .direction: .direction
    case .axis: .axis
    case .distribution: .distribution
    case .alignment: .alignment
    case .contentInsetAdjustment: .contentInsetAdjustment
    case .controlStyle: .controlStyle
    case .textAlignment: .textAlignment
    case .contentMode: .contentMode
    case .buttonStyle: .buttonStyle
    case .configuration: .configuration
    case .styledRuns: .styledRuns
    case .roundCorners: .roundCorners
    case .shadow: .shadow
    case .row: .row
    case .image: .image
    case .layers: .layers
    case .mask: .mask
    case .placeholderRuns: .placeholderRuns
    case .dots: .dots
    case .statusBar: .statusBar
    case .baselines: .baselines
    case .baselineView(let end, _): .baselineView(end)
    case .custom(let name, _): .custom(name)
    }
  }
}

extension LayoutSetting {
  /// Whether the setting only affects figures in the `plain` look, and neither layouts nor snapshot references.
  package var isForPlainFigures: Bool {
    switch property {
    case .textAlignment, .contentMode, .buttonStyle, .roundCorners, .shadow, .row, .dots,
      .image, .layers, .mask, .placeholderRuns, .statusBar, .flag(.hidesHomeIndicator),
      .flag(.isEnabled), .flag(.isSecure), .flag(.hasSeparator), .insets(.separator),
      .number(.opacity), .number(.borderWidth), .color(.border), .color(.tint), .color(.filled),
      .color(.track), .color(.thumb):
      true
    default: false
    }
  }
}

/// A setting whose value is a number.
public enum ViewNumber: CaseIterable, Sendable, Codable {
  /// The corner radius, in points.
  case cornerRadius
  /// The width of the border, in points, inside the edges.
  case borderWidth
  /// The opacity, from 0 to 1.
  case opacity
  /// The filled fraction of a slider or a progress view, from 0 to 1.
  case share
}

/// A setting whose value is a whole number.
public enum ViewCount: CaseIterable, Sendable, Codable {
  /// The maximum number of lines of a label, or 0 for no limit.
  case numberOfLines
  /// The index of a segmented control's selected segment, from the leading edge.
  case pickedSegment
  /// The index of a tab bar's selected item, from the leading edge.
  case pickedItem
  /// The number of pages of a page control.
  case numberOfPages
  /// The index of the current page of a page control.
  case currentPage
}

/// A setting that is on or off.
public enum ViewFlag: CaseIterable, Sendable, Codable {
  /// Whether a control is enabled.
  case isEnabled
  /// Whether a text field shows bullets instead of its text.
  case isSecure
  /// Whether a search bar has a cancel button.
  case showsCancelButton
  /// Whether a table cell has a separator.
  case hasSeparator
  /// Whether the title of a navigation bar is large.
  case isLargeTitle
  /// Whether the home indicator of the root's screen is hidden.
  case hidesHomeIndicator
  /// A flag of every view, except for `isOn`, which only switches have.
  case isHidden, isOn, preservesSuperviewMargins, insetsMarginsFromSafeArea, clipsToBounds
  /// A flag of stack views (`isMarginsRelative`, `isBaselineRelative`) or of scroll views (`scrolls`).
  case isMarginsRelative, isBaselineRelative, scrolls
}

/// A setting whose value is insets by side, in points.
public enum ViewInsets: CaseIterable, Sendable, Codable {
  /// Insets of the alignment rectangle, of the additional safe area, of a text view's text, or of scrolled content.
  case alignment, additionalSafeArea, textContainer, content
  /// The insets of a table cell's separator from the cell's sides.
  case separator
}

/// A setting whose value is a color.
public enum ViewColor: CaseIterable, Sendable, Codable {
  /// The color of the background, the text, the border, or the tint.
  case fill, text, border, tint
  /// The colors of a control's filled part, track and thumb.
  case filled, track, thumb
}

/// A setting whose value is a text.
public enum ViewText: CaseIterable, Sendable, Codable {
  /// The text of a view, or the placeholder of an empty field.
  case text, placeholder
  /// The title of a navigation bar, and the title of its back button.
  case title, backTitle
  /// The detail text of a table cell.
  case detail
  /// The date and the time that a date picker shows, as texts.
  case date, time
}

/// A kind of content priority: hugging or compression resistance.
public enum ContentPriority: CaseIterable, Sendable, Codable {
  /// The priority against growing (hugging), or against shrinking (compression resistance).
  case hugging, compression
}

/// A kind of distance between the arranged views of a stack view.
public enum StackSpacing: CaseIterable, Sendable, Codable {
  /// The distance that is set on the stack view, for all gaps.
  case ofStack
  /// The distance that is set on an arranged view, for the gap after it.
  case afterView

  /// A distance between neighboring arranged views.
  public enum Distance: Hashable, Sendable, Codable {
    /// A distance in points.
    case points(CGFloat)
    /// The platform's standard distance.
    case system
  }
}

/// A baseline of a view: the first or the last.
public enum BaselineEnd: CaseIterable, Sendable, Codable {
  /// The baseline of the first line, or of the last one.
  case first, last
}

/// Layout margins in points, by leading and trailing or left and right edges; `nil` keeps the platform's margin.
public struct StatedMargins: Hashable, Sendable, Codable {
  /// The margin at the top edge.
  public var top: CGFloat?
  /// The margin at the leading edge.
  public var leading: CGFloat?
  /// The margin at the bottom edge.
  public var bottom: CGFloat?
  /// The margin at the trailing edge.
  public var trailing: CGFloat?
  /// The margin at the left edge.
  public var left: CGFloat?
  /// The margin at the right edge.
  public var right: CGFloat?

  /// Makes margins that set no edge.
  public init() {}

  /// Makes margins that set the top, leading, bottom and trailing edges.
  public init(_ insets: DirectionalEdgeInsets) {
    (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
  }
}

/// A size in points; an extent that is `nil` has the default of the view's class.
public struct StatedSize: Hashable, Sendable, Codable {
  /// The width, or `nil` for the class's default.
  public var width: CGFloat?
  /// The height, or `nil` for the class's default.
  public var height: CGFloat?

  /// Makes a size; omitted extents are `nil`.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }
}

/// A font; properties that are `nil` come from the text style or, without one, from the view's class.
public struct StatedFont: Hashable, Sendable, Codable {
  /// The size in points, or `nil` if the size follows the content size category.
  public var size: CGFloat?
  /// The weight, or `nil` for the weight of the text style or the class.
  public var weight: Font.Weight?
  /// The text style, which is never set together with a size.
  public var style: TextStyle?

  /// Makes a font; omitted properties are `nil`.
  public init(size: CGFloat? = nil, weight: Font.Weight? = nil, style: TextStyle? = nil) {
    self.size = size
    self.weight = weight
    self.style = style
  }
}

/// A style of date pickers.
public enum DatePickerStyle: CaseIterable, Sendable, Codable {
  /// A single line with date and time (`compact`), or wheels.
  case compact, wheels
}
