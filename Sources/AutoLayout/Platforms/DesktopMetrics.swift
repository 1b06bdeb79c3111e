public import Foundation

/// The numbers of AppKit's controls, which are part of a platform's profile.
///
/// *Documents* are the windows that Interface Builder stored, in which Apple's own engine left its
/// answers: those of NetNewsWire (MIT) saved by its versions 17701, for macOS 11 to 15, and 24765,
/// for macOS 26; and, for the controls that those have not, of IINA (GPL), MonitorControl (MIT), Plash
/// (MIT) and Rectangle (MIT), of the same versions. *Documentation* and *headers* are what Apple
/// publishes.
public struct DesktopMetrics: Hashable, Sendable {
  /// The distance that content should keep from the edges of any view, in points.
  ///
  /// An estimate: the margins of `NSView.layoutMarginsGuide` are not published; these are taken to be
  /// the standard distance to a superview.
  static let viewMargin: CGFloat = 20

  /// The size of texts in controls, in points (documentation: `NSFont.systemFontSize`).
  public var systemFontSize: CGFloat = 13

  /// The size of texts in small controls, in points (documentation: `NSFont.smallSystemFontSize`).
  public var smallSystemFontSize: CGFloat = 11

  /// The size of texts that `NSFont.labelFontSize` names, in points (documentation).
  public var labelFontSize: CGFloat = 10

  /// How far a label's frame reaches beyond the rectangle that constraints align, in points
  /// (documents: a label 8 points after a column that ends at 62 begins at 68).
  public var labelInsets = EdgeInsets(left: 2, right: 2)

  /// The height of a text field with a bezel, in points (documents).
  public var fieldHeight: CGFloat = 21

  /// The frame height of a push button, in points (documents).
  public var pushButtonHeight: CGFloat = 24

  /// How far a push button's frame reaches beyond the rectangle that constraints align, in points
  /// (documents: none in macOS 26).
  public var pushButtonInsets = EdgeInsets.zero

  /// What a push button adds to the width of its title, between the edges that constraints align,
  /// in points (documents: eight buttons as wide as their titles want, among them "Cancel" with 66,
  /// "Activity Log" with 96 and "Open Themes Folder" with 151, less the widths of their titles as those
  /// of labels in the same font tell them: 24.1 to 25.1, of which less than 1 is rounding up).
  public var pushButtonHorizontalPadding: CGFloat = 24

  /// The distance between a button's picture and its title, in points.
  ///
  /// An estimate: Apple publishes none, and no document has such a button.
  public var buttonImageGap: CGFloat = 4

  /// The frame height of a check box or radio button, in points (documents).
  public var checkBoxHeight: CGFloat = 16

  /// How far a check box's frame reaches beyond the rectangle that constraints align, in points
  /// (documents: none in macOS 26).
  public var checkBoxInsets = EdgeInsets.zero

  /// What a check box or radio button adds to the width of its title, in points (documents of tools
  /// 24765: "Check automatically" with 145, "Send automatically" with 138, "Release builds" with 110 and
  /// "Test builds" with 88, less the widths of their titles rounded up).
  public var checkBoxHorizontalPadding: CGFloat = 22

  /// The frame height of a pop-up button, in points (documents: 23 of 24).
  public var popUpHeight: CGFloat = 24

  /// How far a pop-up button's frame reaches beyond the rectangle that constraints align, in points
  /// (documents: none in macOS 26).
  public var popUpInsets = EdgeInsets.zero

  /// What a pop-up button adds to the width of its widest title, in points.
  ///
  /// An estimate: documents of macOS 11 to 15 have "All" with 48 between its edges and "Verbose" with
  /// 82, of which about 32 is not text; of macOS 26 none is known whose width is its own.
  public var popUpHorizontalPadding: CGFloat = 32

  /// The frame height of a slider that lies, and the width of one that stands, in points (documents).
  public var sliderHeight: CGFloat = 16

  /// How far a slider's frame reaches beyond the rectangle that constraints align, in points
  /// (documents: none in macOS 26).
  public var sliderInsets = EdgeInsets.zero

  /// The frame of a switch, in points (documents: eleven of 63 by 28).
  public var switchSize = CGSize(width: 63, height: 28)

  /// How far a switch's frame reaches beyond the rectangle that constraints align, in points (documents
  /// of macOS 11 to 15; of macOS 26 the right side alone is known).
  public var switchInsets = EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)

  /// The frame height of a segmented control, in points.
  ///
  /// An estimate for macOS 26, after push buttons; five documents of before have 24 as well.
  public var segmentedControlHeight: CGFloat = 24

  /// How far a segmented control's frame reaches beyond the rectangle that constraints align, in
  /// points (documents of macOS 11 to 15; none in macOS 26 is an estimate, after push buttons).
  public var segmentedControlInsets = EdgeInsets.zero

  /// What a segment adds to the width of its title, in points.
  ///
  /// An estimate: "Search Online…" alone takes 107 between its edges, of which about 88 is text.
  public var segmentHorizontalPadding: CGFloat = 20

  /// The frame of a stepper, in points (one document, of macOS 26).
  public var stepperSize = CGSize(width: 20, height: 26)

  /// The frame height of a bar that fills, in points (documents), regular and small.
  public var progressBarHeights = [20, 12] as [CGFloat]

  /// How far such a bar's frame reaches beyond the rectangle that constraints align, in points
  /// (documents: the bottom; the top is an estimate).
  public var progressBarInsets = EdgeInsets(top: 1, bottom: 1)

  /// The side of a wheel that turns, in points (documents), regular and small.
  public var spinnerSides = [32, 16] as [CGFloat]

  /// The height of a search field, in points (documents).
  public var searchFieldHeight: CGFloat = 22

  /// The frame of a colour well, in points.
  ///
  /// An estimate: documents give the sizes that their authors chose.
  public var colorWellSize = CGSize(width: 44, height: 24)

  /// The thickness of a line that separates, with what its frame reaches beyond it on either side, in
  /// points (documents: frames of 5 that end 2 beyond).
  public var separatorThickness: CGFloat = 1, separatorInset: CGFloat = 2

  /// How far a titled box's frame reaches beyond the rectangle that constraints align, in points
  /// (documents of macOS 11 to 15, whose bottom is 4 and whose sides are 3).
  public var boxInsets = EdgeInsets(top: 2, left: 3, bottom: 4, right: 3)

  /// How far the content of a box without title lies inside of its frame, in points (documents: 13 of
  /// 14).
  public var boxContentInsets = EdgeInsets(top: 3, left: 4, bottom: 5, right: 4)

  /// What a title adds to the top of a box, in points (documents: contents begin at 15 instead of 3).
  public var boxTitleHeight: CGFloat = 12

  /// The side of a disclosure triangle, and of a round help button, in points (documents).
  public var disclosureSide: CGFloat = 13, helpButtonSide: CGFloat = 24

  /// The thickness of the line between panes that is thin, thick, or that of a pane splitter, in points.
  ///
  /// Estimates: no document gives them.
  public var dividerThicknesses = [9, 1, 10] as [CGFloat]

  /// The height of a row of a table where nothing else is said, in points (documentation:
  /// `NSTableView.rowHeight`).
  public var tableRowHeight: CGFloat = 24

  /// The height of a window's title bar, in points (issues of public applications that draw their own:
  /// microsoft/vscode#280593, desktop/desktop#21135).
  public var titleBarHeight: CGFloat = 32

  /// The distance between the views of a stack view where nothing else is said, in points
  /// (documentation: `NSStackView.spacing`).
  public var stackSpacing: CGFloat = 8

  /// The distance between the rows and columns of a grid where nothing else is said, in points
  /// (header: `NSGridView.h`).
  public var gridSpacing: CGFloat = 6

  /// Makes the numbers of macOS 26.
  init() {}

  /// macOS 11 to 15: bezels that are larger than what they show.
  static let bezels: DesktopMetrics = {
    var metrics = DesktopMetrics()
    metrics.pushButtonHeight = 32
    // Sides and bottom are the documents'; the top is what leaves the 20 points that are drawn.
    // Sides of 7 are those of 12 constraints in 14; two, and all of before macOS 11, have 6.
    metrics.pushButtonInsets = EdgeInsets(top: 5, left: 7, bottom: 7, right: 7)
    // Seven documents: "Cancel" with 62 between its edges.
    metrics.pushButtonHorizontalPadding = 20
    metrics.popUpHeight = 25
    metrics.popUpInsets = EdgeInsets(top: 1, left: 3, bottom: 4, right: 4)
    metrics.sliderHeight = 28
    metrics.sliderInsets = EdgeInsets(top: 2, left: 2, bottom: 6, right: 2)
    metrics.switchSize = CGSize(width: 42, height: 25)
    metrics.segmentedControlInsets = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    // An estimate: no document has one without a size of its own.
    metrics.stepperSize = CGSize(width: 19, height: 28)
    // An estimate: what macOS 26 adds has not been seen in documents of before.
    metrics.checkBoxHorizontalPadding = 22
    metrics.titleBarHeight = 28
    metrics.checkBoxHeight = 18
    metrics.checkBoxInsets = EdgeInsets(top: 1, left: 2, bottom: 1, right: 0)
    return metrics
  }()
}
