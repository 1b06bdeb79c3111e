public import Foundation

/// The numbers of AppKit's controls, which are part of a platform's profile.
///
/// *Documents* are the windows that Interface Builder stored, in which Apple's own engine left its
/// answers: those of NetNewsWire (MIT) saved by its versions 17701, for macOS 11 to 15, and 24765,
/// for macOS 26. *Documentation* and *headers* are what Apple publishes.
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
    metrics.pushButtonInsets = EdgeInsets(top: 5, left: 6, bottom: 7, right: 6)
    // One document: "Cancel" with 64 between its edges.
    metrics.pushButtonHorizontalPadding = 22
    // An estimate: what macOS 26 adds has not been seen in documents of before.
    metrics.checkBoxHorizontalPadding = 22
    metrics.titleBarHeight = 28
    metrics.checkBoxHeight = 18
    metrics.checkBoxInsets = EdgeInsets(top: 1, left: 2, bottom: 1, right: 0)
    return metrics
  }()
}
