// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

extension TransitionCoordinator {
  /// Does nothing: transitions aren't interactive.
  public func notifyWhenInteractionChanges(_ handler: @escaping (any TransitionContext) -> Void) {}
  /// Does nothing: transitions aren't interactive.
  public func notifyWhenInteractionEnds(_ handler: @escaping (any TransitionContext) -> Void) {}
}

/// Stored for source compatibility; layout ignores it.
extension ScrollViewMembers {
  /// The style of the scroll indicators.
  public var indicatorStyle: IndicatorStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The zoom scale; layout ignores it.
  public var zoomScale: CGFloat { get { kept(#function) ?? 1 } set { keep(newValue, #function) } }
  /// Whether zooming bounces at its limits.
  public var bouncesZoom: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether a touch of the content can become a drag.
  public var canCancelContentTouches: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension ScrollViewMembers {
  /// Sets the zoom scale.
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
  /// The pinch recognizer: always `nil`.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
}

/// Stored for source compatibility; layout ignores it.
extension ControlMembers {
  /// Whether a press shows a context menu.
  public var isContextMenuInteractionEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The tool tip.
  public var toolTip: String? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension ControlMembers {
  /// The events with actions: always empty here.
  public var allControlEvents: Event { [] }
  /// The targets of actions: always empty here.
  public var allTargets: Set<AnyHashable> { [] }
  /// Whether a finger is on the control: always false.
  public var isTracking: Bool { false }
  /// Whether the finger is inside the control: always false.
  public var isTouchInside: Bool { false }
  /// Never called; present for source compatibility.
  public func beginTracking(_ touch: Touch, with event: Event?) -> Bool { true }
  /// Never called; present for source compatibility.
  public func continueTracking(_ touch: Touch, with event: Event?) -> Bool { true }
  /// Never called; present for source compatibility.
  public func endTracking(_ touch: Touch?, with event: Event?) {}
  /// Never called; present for source compatibility.
  public func cancelTracking(with event: Event?) {}
  /// Does nothing: methods can't be called by name on Linux.
  public func sendAction(_ action: Selector, to target: Any?, for event: Event?) {}
  /// Never called; present for source compatibility.
  public func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
}

/// Stored for source compatibility; layout ignores it.
extension TextFieldMembers {
  /// Whether editing begins by clearing the text.
  public var clearsOnBeginEditing: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether inserting clears the text.
  public var clearsOnInsertion: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the text's attributes can be edited.
  public var allowsEditingTextAttributes: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension TextFieldMembers {
  /// Whether the text is being edited: always false.
  public var isEditing: Bool { false }
  /// Does nothing: figures draw the placeholder.
  public func drawPlaceholder(in rect: CGRect) {}
  /// Does nothing: figures draw the text.
  public func drawText(in rect: CGRect) {}
}

extension UITextInput {
  /// The rectangle of the cursor: always zero.
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// The rectangle of a range: always zero.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// The rectangles of the selection: always empty.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// The position closest to a point: always `nil`.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  /// The range of marked text: always `nil`.
  public var markedTextRange: UITextRange? { nil }
  /// Does nothing.
  public func unmarkText() {}
}

/// A rectangle of a text selection.
open class UITextSelectionRect {
  /// Creates a rectangle.
  public init() {}
  /// The rectangle: always zero.
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
  /// Whether user interaction is enabled during dragging.
  public var userInteractionEnabledWhileDragging: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The style of a focused row.
  public var focusStyle: Int { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// The background of selected rows if several can be selected.
  public var multipleSelectionBackgroundView: View? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension TableCellMembers {
  /// The editing style: always `none`.
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
  /// The state of a row; Apple's raw values.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edit control is shown.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The Delete confirmation is shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

extension TableCell {
  /// The state of dragging a row; Apple's raw values.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}

extension CollectionCell {
  /// The state of dragging a cell; Apple's raw values.
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
  /// The direction that the layout was written for.
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

/// An update of an item.
open class UICollectionViewUpdateItem {
  /// Creates an update.
  public init() {}
  /// The index path before the update: always `nil`.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// The index path after the update: always `nil`.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// The kind of update: always `none`.
  open var updateAction: Action { .none }
}

extension UICollectionViewUpdateItem {
  /// The kinds of updates; Apple's raw values.
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
  /// The color of the index.
  public var sectionIndexColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The color behind the index.
  public var sectionIndexBackgroundColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the focus returns to the last focused row.
  public var remembersLastFocusedIndexPath: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether rows can be dragged.
  public var dragInteractionEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The height of rows below the last one, which aren't drawn.
  public var fillerRowHeight: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// Whether rows are requested before they are visible; layout ignores it.
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
  /// The rectangle of a row, or zero if it isn't visible.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
  /// The row at a point, or `nil` if there isn't a visible one.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { visibleCells.first { $0.frame.contains(point) }.flatMap { indexPath(for: $0) } }
  /// The rectangle around the visible views of a section.
  public func rect(forSection section: Int) -> CGRect { visibleCells.filter { indexPath(for: $0)?.section == section }.reduce(rectForHeader(inSection: section).union(rectForFooter(inSection: section))) { $0.union($1.frame) } }
  /// The rectangle of a section's header, or null if it isn't visible.
  public func rectForHeader(inSection section: Int) -> CGRect { headerView(forSection: section)?.frame ?? .null }
  /// The rectangle of a section's footer, or null if it isn't visible.
  public func rectForFooter(inSection section: Int) -> CGRect { footerView(forSection: section)?.frame ?? .null }
  /// Whether updates are in progress: always false.
  public var hasUncommittedUpdates: Bool { false }
}

extension UINavigationBarMembers {
  /// Does nothing: navigation controllers set the items.
  public func pushItem(_ item: UINavigationItem, animated: Bool) {}
  /// Returns `nil`: navigation controllers set the items.
  @discardableResult
  public func popItem(animated: Bool) -> UINavigationItem? { nil }
}

extension UITabBarMembers {
  /// Whether the items are being customized: always false.
  public var isCustomizing: Bool { false }
  /// Does nothing.
  public func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Returns `false`.
  @discardableResult
  public func endCustomizing(animated: Bool) -> Bool { false }
}

extension WindowMembers {
  /// Whether the window can become key.
  public var canBecomeKey: Bool { true }
  /// Does nothing: there are no events.
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
  /// The presentation style for compact sizes: always `none`.
  public func adaptivePresentationStyle(for traitCollection: TraitCollection) -> UIModalPresentationStyle { adaptivePresentationStyle }
  /// Never called; present for source compatibility.
  public func willTransition(to newCollection: TraitCollection, with coordinator: any TransitionCoordinator) {}
  /// The presentation style for compact sizes: always `none`.
  public var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Never called; present for source compatibility.
  public func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {}
}

extension Label {
  /// The vertical position of a shrunk text; Apple's raw values.
  public enum BaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
  }
}

/// Stored for source compatibility; layout ignores it.
extension LabelMembers {
  /// The vertical position of a shrunk text.
  public var baselineAdjustment: BaselineAdjustment { get { kept(#function) ?? .alignBaselines } set { keep(newValue, #function) } }
  /// The line break strategy.
  public var lineBreakStrategy: UInt { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// Whether the pointer shows the text if it is truncated.
  public var showsExpansionTextWhenTruncated: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension ScrollView {
  /// The style of the scroll indicators; Apple's raw values.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }
}

/// The rules for passwords.
///
/// Stored for source compatibility.
public struct UITextInputPasswordRules: Hashable, Sendable {
  /// Creates rules from their text.
  public init(descriptor passwordRulesDescriptor: String) {}
}

/// The shadow of a text, which figures omit.
open class NSShadow {
  /// Creates a shadow.
  public init() {}
  /// The offset from the text, in points.
  open var shadowOffset: CGSize = .zero
  /// The blur radius, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color.
  open var shadowColor: Any?
}

/// iOS 26's glass effect, which is transparent here.
open class UIGlassEffect: UIVisualEffect {
  /// Creates a glass effect.
  public init(style: Style = .regular) {}
  /// Whether the glass reacts to touches.
  open var isInteractive: Bool = false
  /// The color of the glass.
  open var tintColor: Color?
}

extension UIGlassEffect {
  /// The styles of glass; Apple's raw values.
  public enum Style: Int, Sendable {
    case regular, clear
  }
}

/// A container whose glass effects merge.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which glass effects merge, in points.
  open var spacing: CGFloat = 0
}
