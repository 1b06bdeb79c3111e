// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

extension TransitionCoordinator {
  /// Does nothing, because transitions aren't interactive.
  public func notifyWhenInteractionChanges(_ handler: @escaping (any TransitionContext) -> Void) {}
  /// Does nothing, because transitions aren't interactive.
  public func notifyWhenInteractionEnds(_ handler: @escaping (any TransitionContext) -> Void) {}
}

/// Stored for source compatibility; layout ignores it.
extension ScrollViewMembers {
  /// The style of the scroll indicators.
  public var indicatorStyle: IndicatorStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The zoom scale of the content.
  public var zoomScale: CGFloat { get { kept(#function) ?? 1 } set { keep(newValue, #function) } }
  /// Whether zooming bounces at the minimum and maximum scale.
  public var bouncesZoom: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether dragging cancels a touch of the content.
  public var canCancelContentTouches: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension ScrollViewMembers {
  /// Sets the zoom scale, without animation.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Does nothing.
  public func zoom(to rect: CGRect, animated: Bool) {}
  /// Whether the content is being zoomed: always false.
  public var isZooming: Bool { false }
  /// Whether zooming is bouncing: always false.
  public var isZoomBouncing: Bool { false }
  /// Never called; present for source compatibility.
  public func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool { true }
  /// Never called; present for source compatibility.
  public func touchesShouldCancel(in view: View) -> Bool { true }
  /// The gesture recognizer for zooming: always `nil`.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
}

/// Stored for source compatibility; layout ignores it.
extension ControlMembers {
  /// Whether a long press shows a context menu.
  public var isContextMenuInteractionEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The text of the tool tip, or `nil` for none.
  public var toolTip: String? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension ControlMembers {
  /// The events that have actions: always empty.
  public var allControlEvents: Event { [] }
  /// The targets of the control's actions: always empty.
  public var allTargets: Set<AnyHashable> { [] }
  /// Whether a touch is being tracked: always false.
  public var isTracking: Bool { false }
  /// Whether the tracked touch is inside the control: always false.
  public var isTouchInside: Bool { false }
  /// Never called; present for source compatibility.
  public func beginTracking(_ touch: Touch, with event: Event?) -> Bool { true }
  /// Never called; present for source compatibility.
  public func continueTracking(_ touch: Touch, with event: Event?) -> Bool { true }
  /// Never called; present for source compatibility.
  public func endTracking(_ touch: Touch?, with event: Event?) {}
  /// Never called; present for source compatibility.
  public func cancelTracking(with event: Event?) {}
  /// Does nothing, because methods can't be called by name on Linux.
  public func sendAction(_ action: Selector, to target: Any?, for event: Event?) {}
  /// Never called; present for source compatibility.
  public func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
}

/// Stored for source compatibility; layout ignores it.
extension TextFieldMembers {
  /// Whether the text is cleared when editing begins.
  public var clearsOnBeginEditing: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether inserting text replaces the existing text.
  public var clearsOnInsertion: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the text's attributes can be edited.
  public var allowsEditingTextAttributes: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension TextFieldMembers {
  /// Whether the text is being edited: always false.
  public var isEditing: Bool { false }
  /// Does nothing, because figures draw the placeholder.
  public func drawPlaceholder(in rect: CGRect) {}
  /// Does nothing, because figures draw the text.
  public func drawText(in rect: CGRect) {}
}

extension UITextInput {
  /// Returns the cursor's rectangle at a position: always zero.
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Returns the first rectangle of a text range: always zero.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// Returns the rectangles of a selection: always none.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// Returns the text position closest to a point: always `nil`.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  /// The range of provisionally entered text: always `nil`.
  public var markedTextRange: UITextRange? { nil }
  /// Does nothing.
  public func unmarkText() {}
}

/// A rectangle of a text selection.
open class UITextSelectionRect {
  /// Creates a selection rectangle.
  public init() {}
  /// The rectangle of the selection: always zero.
  open var rect: CGRect { .zero }
}

/// Stored for source compatibility; layout ignores it.
extension TableCellMembers {
  /// Whether a movable row shows a reorder control.
  public var showsReorderControl: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether a row is indented while it is edited.
  public var shouldIndentWhileEditing: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The accessory type during editing.
  public var editingAccessoryType: AccessoryType { get { kept(#function) ?? .none } set { keep(newValue, #function) } }
  /// The accessory view during editing.
  public var editingAccessoryView: View? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the user can interact with the cell while it is dragged.
  public var userInteractionEnabledWhileDragging: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The raw value of the cell's focus style.
  public var focusStyle: Int { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// The background of a selected cell in a table with multiple selection, or `nil` for none.
  public var multipleSelectionBackgroundView: View? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension TableCellMembers {
  /// The editing style of the row, which is always `none`.
  public var editingStyle: EditingStyle { .none }
  /// Whether the Delete confirmation is shown: always false.
  public var showingDeleteConfirmation: Bool { false }
  /// Never called; present for source compatibility.
  public func willTransition(to state: StateMask) {}
  /// Never called; present for source compatibility.
  public func didTransition(to state: StateMask) {}
  /// Never called; present for source compatibility.
  public func dragStateDidChange(_ dragState: DragState) {}
}

extension TableCell {
  /// The state of a table cell, with the same raw values as in UIKit.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The option set's bits.
    public let rawValue: UInt
    /// Creates an option set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The cell shows its edit control.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The cell shows its Delete confirmation.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

extension TableCell {
  /// The state of a table cell that the user drags, with the same raw values as in UIKit.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}

extension CollectionCell {
  /// The state of a collection view cell that the user drags, with the same raw values as in UIKit.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}

extension CollectionCellMembers {
  /// Never called; present for source compatibility.
  public func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Never called; present for source compatibility.
  public func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Never called; present for source compatibility.
  public func dragStateDidChange(_ dragState: DragState) {}
}

extension UICollectionViewLayoutMembers {
  /// Never called; present for source compatibility.
  public func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint) -> CollectionItemAttributes { layoutAttributesForItem(at: indexPath) ?? CollectionItemAttributes(forCellWith: indexPath) }
  /// The layout direction that the layout is written for, which is left to right.
  public var developmentLayoutDirection: LayoutDirection { .leftToRight }
  /// Never called; present for source compatibility.
  public func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Never called; present for source compatibility.
  public func finalizeCollectionViewUpdates() {}
  /// Never called; present for source compatibility.
  public func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Never called; present for source compatibility.
  public func finalizeAnimatedBoundsChange() {}
  /// Never called; present for source compatibility.
  public func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Never called; present for source compatibility.
  public func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Never called; present for source compatibility.
  public func finalizeLayoutTransition() {}
  /// Never called; present for source compatibility.
  public func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> CollectionItemAttributes? { nil }
  /// Never called; present for source compatibility.
  public func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> CollectionItemAttributes? { nil }
  /// Never called; present for source compatibility.
  public func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> CollectionItemAttributes? { nil }
  /// Never called; present for source compatibility.
  public func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> CollectionItemAttributes? { nil }
  /// Never called; present for source compatibility.
  public func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath { previousIndexPath }
}

/// An update of a collection view's item.
open class UICollectionViewUpdateItem {
  /// Creates an update.
  public init() {}
  /// The item's index path before the update: always `nil`.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// The item's index path after the update: always `nil`.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// The kind of update: always `none`.
  open var updateAction: Action { .none }
}

extension UICollectionViewUpdateItem {
  /// A kind of update, with the same raw values as in UIKit.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }
}

/// Stored for source compatibility; layout ignores it.
extension UITableViewMembers {
  /// Whether rows can be selected during editing.
  public var allowsSelectionDuringEditing: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether several rows can be selected during editing.
  public var allowsMultipleSelectionDuringEditing: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The text color of the section index.
  public var sectionIndexColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The background color of the section index.
  public var sectionIndexBackgroundColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the focus returns to the last focused row.
  public var remembersLastFocusedIndexPath: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether rows can be dragged.
  public var dragInteractionEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The height of the empty rows below the last row, which aren't drawn.
  public var fillerRowHeight: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// Whether the table requests cells before they become visible.
  public var isPrefetchingEnabled: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension UITableViewMembers {
  /// Reloads the table.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Reloads the table.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Reloads the table.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Reloads the table.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Reloads the table.
  public func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
  /// Returns the rectangle of a row, or zero if the row isn't visible.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
  /// Returns the index path of the visible row at a point, or `nil` if there isn't one.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { visibleCells.first { $0.frame.contains(point) }.flatMap { indexPath(for: $0) } }
  /// Returns the smallest rectangle that contains a section's visible views.
  public func rect(forSection section: Int) -> CGRect { visibleCells.filter { indexPath(for: $0)?.section == section }.reduce(rectForHeader(inSection: section).union(rectForFooter(inSection: section))) { $0.union($1.frame) } }
  /// Returns the rectangle of a section's header, or a null rectangle if it isn't visible.
  public func rectForHeader(inSection section: Int) -> CGRect { headerView(forSection: section)?.frame ?? .null }
  /// Returns the rectangle of a section's footer, or a null rectangle if it isn't visible.
  public func rectForFooter(inSection section: Int) -> CGRect { footerView(forSection: section)?.frame ?? .null }
  /// Whether the table has uncommitted updates: always false.
  public var hasUncommittedUpdates: Bool { false }
}

extension UINavigationBarMembers {
  /// Does nothing, because navigation controllers set the items.
  public func pushItem(_ item: UINavigationItem, animated: Bool) {}
  /// Returns `nil`, because navigation controllers set the items.
  @discardableResult
  public func popItem(animated: Bool) -> UINavigationItem? { nil }
}

extension UITabBarMembers {
  /// Whether the user is customizing the items: always false.
  public var isCustomizing: Bool { false }
  /// Does nothing.
  public func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Returns `false`.
  @discardableResult
  public func endCustomizing(animated: Bool) -> Bool { false }
}

extension WindowMembers {
  /// Whether the window can become the key window. The default is true.
  public var canBecomeKey: Bool { true }
  /// Does nothing, because there are no events.
  public func sendEvent(_ event: Event) {}
  /// Never called; present for source compatibility.
  public func becomeKey() {}
  /// Never called; present for source compatibility.
  public func resignKey() {}
}

extension UIGestureRecognizerMembers {
  /// Never called; present for source compatibility.
  public func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Never called; present for source compatibility.
  public func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Never called; present for source compatibility.
  public func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Never called; present for source compatibility.
  public func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Does nothing.
  public func ignore(_ touch: Touch, for event: Event) {}
}

/// Stored for source compatibility; layout ignores it.
extension UIPresentationControllerMembers {
  /// The trait overrides of the presented controller.
  public var overrideTraitCollection: TraitCollection? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension UIPresentationControllerMembers {
  /// Returns the presentation style for a compact width, which is always `none`.
  public func adaptivePresentationStyle(for traitCollection: TraitCollection) -> UIModalPresentationStyle { adaptivePresentationStyle }
  /// Never called; present for source compatibility.
  public func willTransition(to newCollection: TraitCollection, with coordinator: any TransitionCoordinator) {}
  /// The presentation style for a compact width, which is always `none`.
  public var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Never called; present for source compatibility.
  public func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {}
}

extension Label {
  /// The vertical alignment of text that was scaled down, with the same raw values as in UIKit.
  public enum BaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
  }
}

/// Stored for source compatibility; layout ignores it.
extension LabelMembers {
  /// The vertical alignment of text that was scaled down.
  public var baselineAdjustment: BaselineAdjustment { get { kept(#function) ?? .alignBaselines } set { keep(newValue, #function) } }
  /// The raw value of the line break strategy.
  public var lineBreakStrategy: UInt { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// Whether hovering over truncated text shows it in full.
  public var showsExpansionTextWhenTruncated: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension ScrollView {
  /// The style of a scroll view's indicators, with the same raw values as in UIKit.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }
}

/// The rules for generated passwords.
///
/// Stored for source compatibility.
public struct UITextInputPasswordRules: Hashable, Sendable {
  /// Creates password rules from their description.
  public init(descriptor passwordRulesDescriptor: String) {}
}

/// The shadow of text, which figures don't draw.
open class NSShadow {
  /// Creates a shadow.
  public init() {}
  /// The shadow's offset from the text, in points.
  open var shadowOffset: CGSize = .zero
  /// The shadow's blur radius, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The shadow's color, or `nil` for the default.
  open var shadowColor: Any?
}

/// UIKit's glass effect of iOS 26, which is transparent in figures.
open class UIGlassEffect: UIVisualEffect {
  /// Creates a glass effect with a style.
  public init(style: Style = .regular) {}
  /// Whether the glass reacts to touches.
  open var isInteractive: Bool = false
  /// The color of the glass.
  open var tintColor: Color?
}

extension UIGlassEffect {
  /// The style of a glass effect, with the same raw values as in UIKit.
  public enum Style: Int, Sendable {
    case regular, clear
  }
}

/// An effect that merges the glass effects inside it.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance in points at which glass effects begin to merge.
  open var spacing: CGFloat = 0
}
