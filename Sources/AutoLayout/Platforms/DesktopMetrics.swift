public import Foundation

/// The metrics of AppKit's controls, as a part of a platform's profile; initial values are for macOS 26.
///
/// Unless its comment names another source, a metric is from Interface Builder documents, which store windows with the
/// frames that Apple's layout engine computed. The documents are from NetNewsWire (MIT), saved by versions 17701
/// (macOS 11 to 15) and 24765 (macOS 26) of Interface Builder. Controls missing there are from IINA (GPL),
/// MonitorControl, Plash and Rectangle (all MIT), saved by the same versions.
public struct DesktopMetrics: Hashable, Sendable {
  /// The layout margin of any view, in points (estimate: the standard distance to a superview).
  static let viewMargin: CGFloat = 20

  /// The font size of controls, in points (source: Apple's documentation of `NSFont.systemFontSize`).
  public var systemFontSize: CGFloat = 13

  /// The font size of small controls, in points (source: Apple's documentation of `NSFont.smallSystemFontSize`).
  public var smallSystemFontSize: CGFloat = 11

  /// The value of `NSFont.labelFontSize`, in points (source: Apple's documentation).
  public var labelFontSize: CGFloat = 10

  /// The alignment rect insets of a label, in points.
  public var labelInsets = EdgeInsets(left: 2, right: 2)

  /// The height of a text field with a bezel, in points.
  public var fieldHeight: CGFloat = 21

  /// The frame height of a push button, in points.
  public var pushButtonHeight: CGFloat = 24

  /// The alignment rect insets of a push button, in points.
  public var pushButtonInsets = EdgeInsets.zero

  /// The width of a push button's alignment rectangle minus the title's width, in points.
  public var pushButtonHorizontalPadding: CGFloat = 24

  /// The distance between a button's image and its title, in points (estimate).
  public var buttonImageGap: CGFloat = 4

  /// The frame height of a check box or radio button, in points.
  public var checkBoxHeight: CGFloat = 16

  /// The alignment rect insets of a check box, in points.
  public var checkBoxInsets = EdgeInsets.zero

  /// The width of a check box or radio button minus the title's width, in points.
  public var checkBoxHorizontalPadding: CGFloat = 22

  /// The frame height of a pop-up button, in points.
  public var popUpHeight: CGFloat = 24

  /// The alignment rect insets of a pop-up button, in points.
  public var popUpInsets = EdgeInsets.zero

  /// The width of a pop-up button minus its widest title's width, in points (estimate based on macOS 11 to 15).
  public var popUpHorizontalPadding: CGFloat = 32

  /// The frame height of a horizontal slider, and the frame width of a vertical slider, in points.
  public var sliderHeight: CGFloat = 16

  /// The alignment rect insets of a slider, in points.
  public var sliderInsets = EdgeInsets.zero

  /// The frame size of a switch, in points.
  public var switchSize = CGSize(width: 63, height: 28)

  /// The alignment rect insets of a switch, in points; for macOS 26, all but the right inset are estimates.
  public var switchInsets = EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)

  /// The frame height of a segmented control, in points (estimate for macOS 26).
  public var segmentedControlHeight: CGFloat = 24

  /// The alignment rect insets of a segmented control, in points (estimate for macOS 26).
  public var segmentedControlInsets = EdgeInsets.zero

  /// The width of a segment minus the title's width, in points (estimate).
  public var segmentHorizontalPadding: CGFloat = 20

  /// The frame size of a stepper, in points.
  public var stepperSize = CGSize(width: 20, height: 26)

  /// The frame heights of a regular and a small progress bar, in points.
  public var progressBarHeights = [20, 12] as [CGFloat]

  /// The alignment rect insets of a progress bar, in points; the top inset is an estimate.
  public var progressBarInsets = EdgeInsets(top: 1, bottom: 1)

  /// The side lengths of a regular and a small spinning indicator, in points.
  public var spinnerSides = [32, 16] as [CGFloat]

  /// The height of a search field, in points.
  public var searchFieldHeight: CGFloat = 22

  /// The frame size of a color well, in points (estimate).
  public var colorWellSize = CGSize(width: 44, height: 24)

  /// The thickness of a separator, and its alignment rect inset on each side, in points.
  public var separatorThickness: CGFloat = 1, separatorInset: CGFloat = 2

  /// The alignment rect insets of a titled box, in points; the top inset and all insets for macOS 26 are estimates.
  public var boxInsets = EdgeInsets(top: 2, left: 3, bottom: 4, right: 3)

  /// The insets of an untitled box's content from the box's frame, in points.
  public var boxContentInsets = EdgeInsets(top: 3, left: 4, bottom: 5, right: 4)

  /// The height that a title adds to the top of a box, in points.
  public var boxTitleHeight: CGFloat = 12

  /// The side lengths of a disclosure triangle and of a round help button, in points.
  public var disclosureSide: CGFloat = 13, helpButtonSide: CGFloat = 24

  /// The thicknesses of a thick, a thin and a pane-splitter divider, in points (estimates).
  public var dividerThicknesses = [9, 1, 10] as [CGFloat]

  /// The default height of a table's row, in points (source: Apple's documentation of `NSTableView.rowHeight`).
  public var tableRowHeight: CGFloat = 24

  /// The height of a window's title bar, in points (sources: microsoft/vscode#280593 and desktop/desktop#21135).
  public var titleBarHeight: CGFloat = 32

  /// The default spacing of a stack view, in points (source: Apple's documentation of `NSStackView.spacing`).
  public var stackSpacing: CGFloat = 8

  /// The default distance between the rows and columns of a grid, in points (source: AppKit's header `NSGridView.h`).
  public var gridSpacing: CGFloat = 6

  init() {}

  /// The metrics of macOS 11 to 15, in which the frames of bezels are larger than their visible parts.
  static let bezels: DesktopMetrics = {
    var metrics = DesktopMetrics()
    metrics.pushButtonHeight = 32
    // Sides and bottom are from documents; the top leaves the 20 points that are drawn.
    // Sides of 7 are in 12 of 14 constraints; two, and all before macOS 11, have 6.
    metrics.pushButtonInsets = EdgeInsets(top: 5, left: 7, bottom: 7, right: 7)
    // Seven documents: "Cancel" with 62 between its edges.
    metrics.pushButtonHorizontalPadding = 20
    metrics.popUpHeight = 25
    metrics.popUpInsets = EdgeInsets(top: 1, left: 3, bottom: 4, right: 4)
    metrics.sliderHeight = 28
    metrics.sliderInsets = EdgeInsets(top: 2, left: 2, bottom: 6, right: 2)
    metrics.switchSize = CGSize(width: 42, height: 25)
    metrics.segmentedControlInsets = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    // An estimate: no document has one of natural size.
    metrics.stepperSize = CGSize(width: 19, height: 28)
    // An estimate: no document of these systems shows the value of macOS 26.
    metrics.checkBoxHorizontalPadding = 22
    metrics.titleBarHeight = 28
    metrics.checkBoxHeight = 18
    metrics.checkBoxInsets = EdgeInsets(top: 1, left: 2, bottom: 1, right: 0)
    return metrics
  }()
}
