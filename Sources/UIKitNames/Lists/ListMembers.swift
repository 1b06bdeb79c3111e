// See ``ViewMembers`` for what these protocols are for.

/// The members of collections that subclasses can declare again.
public protocol UICollectionViewMembers: UICollectionView {}

/// The members of collections' layouts that subclasses can declare again.
public protocol UICollectionViewLayoutMembers: UICollectionViewLayout {}

/// The members of tables that subclasses can declare again.
public protocol UITableViewMembers: UITableView {}

extension UICollectionView: UICollectionViewMembers {}
extension UICollectionViewLayout: UICollectionViewLayoutMembers {}
extension UITableView: UITableViewMembers {}
