public import AutoLayout

// Delegates of tables, collections and text views are those of their scroll views, by a type with more requirements.

extension UITableViewMembers {
  /// The delegate as that of a table.
  public var delegate: (any UITableViewDelegate)? {
    get { (self as ScrollView).delegate as? any UITableViewDelegate }
    set { (self as ScrollView).delegate = newValue }
  }
}

extension UICollectionViewMembers {
  /// The delegate as that of a collection.
  public var delegate: (any UICollectionViewDelegate)? {
    get { (self as ScrollView).delegate as? any UICollectionViewDelegate }
    set { (self as ScrollView).delegate = newValue }
  }
}

extension TextViewMembers {
  /// The delegate as that of a text view.
  public var delegate: (any UITextViewDelegate)? {
    get { (self as ScrollView).delegate as? any UITextViewDelegate }
    set { (self as ScrollView).delegate = newValue }
  }
}
