public import AutoLayout
public import Foundation

/// UIKit's controller of a table.
open class UITableViewController: ViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Whether the selection is cleared when the controller appears again; layout ignores it.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a table.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a nib's table, or of a plain table without a nib.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller from a nib, or returns `nil` if the coder doesn't read a nib.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, as a table.
  ///
  /// Never `nil`: the program stops if the view isn't a table.
  open var tableView: UITableView! {
    get {
      guard let tableView = view as? UITableView else {
        preconditionFailure("the view of a \(type(of: self)) has to be a UITableView")
      }
      return tableView
    }
    set { view = newValue }
  }

  /// The refresh control above the table's content, or `nil` if there isn't one.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  open override func loadView() {
    if NibLoader.current?.loadView(self) == true { return }
    let table = UITableView(frame: loadingFrame, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Returns 1 section.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns 0 rows.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns a plain cell.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> TableCell { TableCell(style: .default, reuseIdentifier: nil) }
  /// Returns `nil`, for no header title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns `nil`, for no footer title.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Returns the table's row height.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// Returns `nil`, for no header view.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> View? {
    nil
  }
  /// Returns the table's header height.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// Returns `nil`, for no footer view.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> View? {
    nil
  }
  /// Returns the table's footer height.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
}
