public import AutoLayout
public import Foundation

/// Who knows the rows of a table; never asked here.
public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableCell
  /// How many sections there are; one unless said otherwise.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section; nil unless said otherwise.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section; nil unless said otherwise.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Nil.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Nil.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// Whom a table asks for what its rows look like; never asked here.
///
/// What a class does not say has an answer in the protocol's extension. Any other method of Apple's
/// protocol is the class's own.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called when a row was picked.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The height of a row, in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The view above a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> View?
  /// The height of the view above a section, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The table's own.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// Nil.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> View? {
    nil
  }
  /// The table's own.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
}
