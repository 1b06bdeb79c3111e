// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The data source of a picker, whose rows aren't drawn.
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A picker's delegate, which is never called.
public protocol UIPickerViewDelegate: AnyObject {
  /// Never called; present for source compatibility.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Never called; present for source compatibility.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
  /// Never called; present for source compatibility.
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?) -> View
  /// Never called; present for source compatibility.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Never called; present for source compatibility.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Never called; present for source compatibility.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns `nil`.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
  /// Returns `nil`.
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { nil }
  /// Returns `view ?? View()`.
  public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?) -> View { view ?? View() }
  /// Returns `0`.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Returns `0`.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Stored for source compatibility; layout ignores it.
extension UIPickerViewMembers {
  /// The data source of the picker, whose rows aren't drawn.
  public weak var dataSource: (any UIPickerViewDataSource)? { get { (kept(#function) as WeakReference?)?.object as? any UIPickerViewDataSource } set { keep(WeakReference(newValue), #function) } }
  /// The delegate, which is never called.
  public weak var delegate: (any UIPickerViewDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UIPickerViewDelegate } set { keep(WeakReference(newValue), #function) } }
  /// Whether lines mark the selected row.
  public var showsSelectionIndicator: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension UIPickerViewMembers {
  /// The number of wheels in the picker.
  public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// Returns the number of rows in a wheel.
  public func numberOfRows(inComponent component: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0 }
  /// Selects a row of a wheel, without animation.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { keep(row, "row of \(component)") }
  /// Returns the index of the selected row in a wheel, which is 0 by default.
  public func selectedRow(inComponent component: Int) -> Int { kept("row of \(component)") ?? 0 }
  /// Does nothing, because rows aren't drawn.
  public func reloadAllComponents() {}
  /// Does nothing, because rows aren't drawn.
  public func reloadComponent(_ component: Int) {}
  /// Returns `nil`, because rows aren't drawn.
  public func view(forRow row: Int, forComponent component: Int) -> View? { nil }
}

/// The source of a shared item, which is never called.
public protocol UIActivityItemSource: AnyObject {
  /// Never called; present for source compatibility.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Never called; present for source compatibility.
  func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
  /// Never called; present for source compatibility.
  func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
}

extension UIActivityItemSource {
  /// Returns `""`.
  public func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String { "" }
}

/// A class that restores view controllers, which is never called.
public protocol UIViewControllerRestoration: AnyObject {
}

/// A quick action of the application's icon.
///
/// Stored for source compatibility.
open class UIApplicationShortcutItem {
  /// Creates a quick action.
  public init(type: String, localizedTitle: String) { self.type = type; self.localizedTitle = localizedTitle }
  /// The identifier of the action, chosen by the application.
  open var type: String
  /// The title of the action.
  open var localizedTitle: String
}
