public import AutoLayout
public import Foundation

/// UIKit's controller whose view is a table.
open class UITableViewController: ViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Whether a row that was picked is no more when the controller comes back.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes a controller of a table.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a nib's table, or otherwise of a plain one.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a controller of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table, which is the controller's view.
  ///
  /// Never nil: stops the program if the view was set to another one.
  open var tableView: UITableView! {
    get {
      guard let tableView = view as? UITableView else {
        preconditionFailure("the view of a \(type(of: self)) has to be a UITableView")
      }
      return tableView
    }
    set { view = newValue }
  }

  /// The control above the table's content, or `nil` for none.
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

  /// One.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// A plain cell.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> TableCell { TableCell(style: .default, reuseIdentifier: nil) }
  /// Nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// The table's own.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// Nil.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> View? {
    nil
  }
  /// The table's own.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// Always `nil`.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> View? {
    nil
  }
  /// The table's own.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
}
