public import AutoLayout

// Tables, collection views and text views redeclare their scroll view's delegate with a type that has more
// requirements.

extension UITableViewMembers {
  /// The table's delegate.
  public var delegate: (any UITableViewDelegate)? {
    get { (self as ScrollView).delegate as? any UITableViewDelegate }
    set { (self as ScrollView).delegate = newValue }
  }
}

extension UICollectionViewMembers {
  /// The collection view's delegate.
  public var delegate: (any UICollectionViewDelegate)? {
    get { (self as ScrollView).delegate as? any UICollectionViewDelegate }
    set { (self as ScrollView).delegate = newValue }
  }
}

extension TextViewMembers {
  /// The text view's delegate.
  public var delegate: (any UITextViewDelegate)? {
    get { (self as ScrollView).delegate as? any UITextViewDelegate }
    set { (self as ScrollView).delegate = newValue }
  }
}
