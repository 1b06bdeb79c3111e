// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The source of a picker's rows, which aren't drawn.
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Never called; present for source compatibility.
public protocol UIPickerViewDelegate: AnyObject {
  /// The title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The title of a row, with attributes.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
  /// The view of a row.
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?) -> View
  /// The width of a wheel, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a wheel's rows, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Called when a row is selected.
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
  /// The source of the rows, which aren't drawn.
  public weak var dataSource: (any UIPickerViewDataSource)? { get { (kept(#function) as WeakReference?)?.object as? any UIPickerViewDataSource } set { keep(WeakReference(newValue), #function) } }
  /// Never called; present for source compatibility.
  public weak var delegate: (any UIPickerViewDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UIPickerViewDelegate } set { keep(WeakReference(newValue), #function) } }
  /// Whether lines mark the selected row.
  public var showsSelectionIndicator: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension UIPickerViewMembers {
  /// The number of wheels.
  public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The number of rows in a wheel.
  public func numberOfRows(inComponent component: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0 }
  /// Selects a row.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { keep(row, "row of \(component)") }
  /// The selected row, 0 by default.
  public func selectedRow(inComponent component: Int) -> Int { kept("row of \(component)") ?? 0 }
  /// Does nothing: rows aren't drawn.
  public func reloadAllComponents() {}
  /// Does nothing: rows aren't drawn.
  public func reloadComponent(_ component: Int) {}
  /// The view of a row: always `nil`.
  public func view(forRow row: Int, forComponent component: Int) -> View? { nil }
}

/// Never called; present for source compatibility.
public protocol UIActivityItemSource: AnyObject {
  /// A placeholder for the item.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The shared item.
  func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
  /// The subject.
  func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
}

extension UIActivityItemSource {
  /// Returns `""`.
  public func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String { "" }
}

/// Never called; present for source compatibility.
public protocol UIViewControllerRestoration: AnyObject {
}

/// A shortcut item of the application's icon.
///
/// Stored for source compatibility.
open class UIApplicationShortcutItem {
  /// Creates an item.
  public init(type: String, localizedTitle: String) { self.type = type; self.localizedTitle = localizedTitle }
  /// The type.
  open var type: String
  /// The title.
  open var localizedTitle: String
}
