public import Foundation

extension IndexPath {
  /// Creates the index path of a row in a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section, which is the first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the row, which is the second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the item, which is the second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
