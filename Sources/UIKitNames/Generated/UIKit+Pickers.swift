// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The source of a picker's rows, which aren't drawn.
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker; never asked here.
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
  /// Called when a row is picked.
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
  /// Told of what is picked; never here.
  public weak var delegate: (any UIPickerViewDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UIPickerViewDelegate } set { keep(WeakReference(newValue), #function) } }
  /// Whether lines are around the row that is picked.
  public var showsSelectionIndicator: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension UIPickerViewMembers {
  /// How many wheels there are.
  public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  public func numberOfRows(inComponent component: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0 }
  /// Picks a row.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { keep(row, "row of \(component)") }
  /// The row that was picked, at first 0.
  public func selectedRow(inComponent component: Int) -> Int { kept("row of \(component)") ?? 0 }
  /// Asks for all rows again; they aren't drawn.
  public func reloadAllComponents() {}
  /// Asks for the rows of a wheel again; they aren't drawn.
  public func reloadComponent(_ component: Int) {}
  /// The view of a row that is shown: none.
  public func view(forRow row: Int, forComponent component: Int) -> View? { nil }
}

/// What is passed on.
///
/// Never asked here.
public protocol UIActivityItemSource: AnyObject {
  /// What stands for it at first.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// What is passed on.
  func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
  /// The subject.
  func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
}

extension UIActivityItemSource {
  /// Returns `""`.
  public func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String { "" }
}

/// A class that makes its controllers again.
///
/// Never asked here.
public protocol UIViewControllerRestoration: AnyObject {
}

/// An entry of the program's menu.
///
/// Stored for source compatibility.
open class UIApplicationShortcutItem {
  /// Makes an entry.
  public init(type: String, localizedTitle: String) { self.type = type; self.localizedTitle = localizedTitle }
  /// The kind.
  open var type: String
  /// The title.
  open var localizedTitle: String
}
