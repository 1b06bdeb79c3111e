// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

extension TransitionCoordinator {
  /// Calls a closure when nobody holds the transition any more; never here.
  public func notifyWhenInteractionChanges(_ handler: @escaping (any TransitionContext) -> Void) {}
  /// Calls a closure when nobody holds the transition any more; never here.
  public func notifyWhenInteractionEnds(_ handler: @escaping (any TransitionContext) -> Void) {}
}

/// Stored for source compatibility; layout ignores it.
extension ScrollViewMembers {
  /// The colour of what shows the position.
  public var indicatorStyle: IndicatorStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// How large the content is shown; layout ignores it.
  public var zoomScale: CGFloat { get { kept(#function) ?? 1 } set { keep(newValue, #function) } }
  /// Whether content can be made too large or too small for a moment.
  public var bouncesZoom: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether a touch of the content can become a drag.
  public var canCancelContentTouches: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension ScrollViewMembers {
  /// Sets how large the content is shown.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Shows a part of the content; here nothing.
  public func zoom(to rect: CGRect, animated: Bool) {}
  /// Whether fingers change the size of the content: never here.
  public var isZooming: Bool { false }
  /// Whether content goes back to an allowed size: never here.
  public var isZoomBouncing: Bool { false }
  /// Whether touches reach the content; never asked here.
  public func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool { true }
  /// Whether a touch of the content can become a drag; never asked here.
  public func touchesShouldCancel(in view: View) -> Bool { true }
  /// The recognizer that changes the size of the content; nil.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
}

/// Stored for source compatibility; layout ignores it.
extension ControlMembers {
  /// Whether a press shows a menu.
  public var isContextMenuInteractionEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The text beside the pointer.
  public var toolTip: String? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension ControlMembers {
  /// The events that something is called for: not told here.
  public var allControlEvents: Event { [] }
  /// The objects whose methods are called: not told here.
  public var allTargets: Set<AnyHashable> { [] }
  /// Whether a finger is on the control; false.
  public var isTracking: Bool { false }
  /// Whether the finger is inside; false.
  public var isTouchInside: Bool { false }
  /// Called when a finger comes down; never called here.
  public func beginTracking(_ touch: Touch, with event: Event?) -> Bool { true }
  /// Called when the finger moves; never called here.
  public func continueTracking(_ touch: Touch, with event: Event?) -> Bool { true }
  /// Called when the finger is lifted; never called here.
  public func endTracking(_ touch: Touch?, with event: Event?) {}
  /// Called when the touch is broken off; never called here.
  public func cancelTracking(with event: Event?) {}
  /// Calls a method by its name; here nothing.
  public func sendAction(_ action: Selector, to target: Any?, for event: Event?) {}
  /// Where the menu points to; never asked here.
  public func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
}

/// Stored for source compatibility; layout ignores it.
extension TextFieldMembers {
  /// Whether typing replaces the text.
  public var clearsOnBeginEditing: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether inserting replaces the text.
  public var clearsOnInsertion: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the looks of the text can be changed.
  public var allowsEditingTextAttributes: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension TextFieldMembers {
  /// Whether somebody types; false.
  public var isEditing: Bool { false }
  /// Draws the placeholder on a device; here figures do.
  public func drawPlaceholder(in rect: CGRect) {}
  /// Draws the text on a device; here figures do.
  public func drawText(in rect: CGRect) {}
}

extension UITextInput {
  /// Where the cursor is; never asked here.
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Where a part of the text is: not known here.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// Where the selection is: nowhere.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// The place in the text that is nearest to a point: not known here.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  /// What is being composed: nothing.
  public var markedTextRange: UITextRange? { nil }
  /// Ends composing.
  public func unmarkText() {}
}

/// A part of a selection.
open class UITextSelectionRect {
  /// Makes one.
  public init() {}
  /// The place.
  open var rect: CGRect { .zero }
}

/// Stored for source compatibility; layout ignores it.
extension TableCellMembers {
  /// Whether a row that can be moved has a handle.
  public var showsReorderControl: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether a row moves while it is edited.
  public var shouldIndentWhileEditing: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The mark of a row that is edited.
  public var editingAccessoryType: AccessoryType { get { kept(#function) ?? .none } set { keep(newValue, #function) } }
  /// The view of a row that is edited.
  public var editingAccessoryView: View? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether touches count while the row is dragged.
  public var userInteractionEnabledWhileDragging: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// How the row looks when a remote control acts on it.
  public var focusStyle: Int { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// The background of one of several picked rows.
  public var multipleSelectionBackgroundView: View? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension TableCellMembers {
  /// How the row is edited.
  public var editingStyle: EditingStyle { .none }
  /// Whether the row can be deleted now; false.
  public var showingDeleteConfirmation: Bool { false }
  /// Called before the row's state changes; never here.
  public func willTransition(to state: StateMask) {}
  /// Called after the row's state has changed; never here.
  public func didTransition(to state: StateMask) {}
  /// Called when the row is dragged; never here.
  public func dragStateDidChange(_ dragState: DragState) {}
}

extension TableCell {
  /// The state of a row; Apple's raw values.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can be edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// It can be deleted now.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

extension TableCell {
  /// How far the drag of a row has come; Apple's raw values.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}

extension CollectionCell {
  /// How far the drag of a cell has come; Apple's raw values.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}

extension CollectionCellMembers {
  /// Called before layouts are exchanged; never here.
  public func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after layouts were exchanged; never here.
  public func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called when the cell is dragged; never here.
  public func dragStateDidChange(_ dragState: DragState) {}
}

extension UICollectionViewLayoutMembers {
  /// Where an item is while it is dragged; never asked here.
  public func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint) -> CollectionItemAttributes { layoutAttributesForItem(at: indexPath) ?? CollectionItemAttributes(forCellWith: indexPath) }
  /// The direction that the layout was written for.
  public var developmentLayoutDirection: LayoutDirection { .leftToRight }
  /// Called before items come and go; never here.
  public func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after items have come and gone; never here.
  public func finalizeCollectionViewUpdates() {}
  /// Called before the bounds change; never here.
  public func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after the bounds have changed; never here.
  public func finalizeAnimatedBoundsChange() {}
  /// Called before the layout takes the place of another; never here.
  public func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called before another takes the layout's place; never here.
  public func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called after layouts were exchanged; never here.
  public func finalizeLayoutTransition() {}
  /// Where a new item comes from; never asked here.
  public func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> CollectionItemAttributes? { nil }
  /// Where a former item goes to; never asked here.
  public func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> CollectionItemAttributes? { nil }
  /// Where a new header comes from; never asked here.
  public func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> CollectionItemAttributes? { nil }
  /// Where a former header goes to; never asked here.
  public func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> CollectionItemAttributes? { nil }
  /// The place that an item is dragged to; never asked here.
  public func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath { previousIndexPath }
}

/// An item that comes or goes.
open class UICollectionViewUpdateItem {
  /// Makes one.
  public init() {}
  /// The place before.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// The place afterwards.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// What happens to it.
  open var updateAction: Action { .none }
}

extension UICollectionViewUpdateItem {
  /// What happens to an item; Apple's raw values.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }
}

/// Stored for source compatibility; layout ignores it.
extension UITableViewMembers {
  /// Whether rows can be picked while they are edited.
  public var allowsSelectionDuringEditing: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether several rows can be picked while they are edited.
  public var allowsMultipleSelectionDuringEditing: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The colour of the index.
  public var sectionIndexColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The colour behind the index.
  public var sectionIndexBackgroundColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether a remote control comes back to its row.
  public var remembersLastFocusedIndexPath: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether rows can be dragged.
  public var dragInteractionEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The height of rows below the last one, which aren't drawn.
  public var fillerRowHeight: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// Whether rows are asked for early.
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
  /// Where a row is, if it is shown.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
  /// The row at a point, if one is shown there.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { visibleCells.first { $0.frame.contains(point) }.flatMap { indexPath(for: $0) } }
  /// Where a section is, as far as it is shown.
  public func rect(forSection section: Int) -> CGRect { visibleCells.filter { indexPath(for: $0)?.section == section }.reduce(rectForHeader(inSection: section).union(rectForFooter(inSection: section))) { $0.union($1.frame) } }
  /// Where the header of a section is, if it is shown.
  public func rectForHeader(inSection section: Int) -> CGRect { headerView(forSection: section)?.frame ?? .null }
  /// Where the footer of a section is, if it is shown.
  public func rectForFooter(inSection section: Int) -> CGRect { footerView(forSection: section)?.frame ?? .null }
  /// Whether changes are under way; false.
  public var hasUncommittedUpdates: Bool { false }
}

extension UINavigationBarMembers {
  /// Adds an item; controllers do that here.
  public func pushItem(_ item: UINavigationItem, animated: Bool) {}
  /// Removes an item; controllers do that here.
  @discardableResult
  public func popItem(animated: Bool) -> UINavigationItem? { nil }
}

extension UITabBarMembers {
  /// Whether the items are being exchanged; false.
  public var isCustomizing: Bool { false }
  /// Lets people exchange the items; here nothing.
  public func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Ends that.
  @discardableResult
  public func endCustomizing(animated: Bool) -> Bool { false }
}

extension WindowMembers {
  /// Whether the window can have the keyboard.
  public var canBecomeKey: Bool { true }
  /// Passes an event on; here there is none.
  public func sendEvent(_ event: Event) {}
  /// Called when the window gets the keyboard; never here.
  public func becomeKey() {}
  /// Called when the window loses the keyboard; never here.
  public func resignKey() {}
}

extension UIGestureRecognizerMembers {
  /// Whether the gesture keeps another from being known; never asked here.
  public func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another keeps the gesture from being known; never asked here.
  public func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another has to fail first; never asked here.
  public func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another waits for this one to fail; never asked here.
  public func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Passes a touch by.
  public func ignore(_ touch: Touch, for event: Event) {}
}

/// Stored for source compatibility; layout ignores it.
extension UIPresentationControllerMembers {
  /// The traits of what is presented.
  public var overrideTraitCollection: TraitCollection? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension UIPresentationControllerMembers {
  /// How the controller is shown where there is little room.
  public func adaptivePresentationStyle(for traitCollection: TraitCollection) -> UIModalPresentationStyle { adaptivePresentationStyle }
  /// Called before the traits change; never here.
  public func willTransition(to newCollection: TraitCollection, with coordinator: any TransitionCoordinator) {}
  /// How the controller is shown where there is little room.
  public var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Called when what is presented wants another size; never here.
  public func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {}
}

extension Label {
  /// Where a text that shrinks is put; Apple's raw values.
  public enum BaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
  }
}

/// Stored for source compatibility; layout ignores it.
extension LabelMembers {
  /// Where a text that shrinks is put.
  public var baselineAdjustment: BaselineAdjustment { get { kept(#function) ?? .alignBaselines } set { keep(newValue, #function) } }
  /// Where lines may break.
  public var lineBreakStrategy: UInt { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// Whether the pointer shows the whole text.
  public var showsExpansionTextWhenTruncated: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension ScrollView {
  /// The colour of what shows the position; Apple's raw values.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }
}

/// What passwords have to be like.
///
/// Stored for source compatibility.
public struct UITextInputPasswordRules: Hashable, Sendable {
  /// Makes rules from their text.
  public init(descriptor passwordRulesDescriptor: String) {}
}

/// The shadow of a text, which figures leave out.
open class NSShadow {
  /// Makes a shadow.
  public init() {}
  /// How far it lies from the text, in points.
  open var shadowOffset: CGSize = .zero
  /// How far it is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour.
  open var shadowColor: Any?
}

/// iOS 26's glass, which shows what is behind it here.
open class UIGlassEffect: UIVisualEffect {
  /// Makes a glass.
  public init(style: Style = .regular) {}
  /// Whether it answers touches.
  open var isInteractive: Bool = false
  /// The colour of the glass.
  open var tintColor: Color?
}

extension UIGlassEffect {
  /// The kinds of glass; Apple's raw values.
  public enum Style: Int, Sendable {
    case regular, clear
  }
}

/// Glasses that flow together.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which they flow together, in points.
  open var spacing: CGFloat = 0
}
