public import AutoLayout

// Tables, collection views and text views redeclare their scroll view's delegate with a type that has more
// requirements.

extension UITableViewMembers {
  /// The delegate, as a table's.
  public var delegate: (any UITableViewDelegate)? {
    get { (self as ScrollView).delegate as? any UITableViewDelegate }
    set { (self as ScrollView).delegate = newValue }
  }
}

extension UICollectionViewMembers {
  /// The delegate, as a collection view's.
  public var delegate: (any UICollectionViewDelegate)? {
    get { (self as ScrollView).delegate as? any UICollectionViewDelegate }
    set { (self as ScrollView).delegate = newValue }
  }
}

extension TextViewMembers {
  /// The delegate, as a text view's.
  public var delegate: (any UITextViewDelegate)? {
    get { (self as ScrollView).delegate as? any UITextViewDelegate }
    set { (self as ScrollView).delegate = newValue }
  }
}
