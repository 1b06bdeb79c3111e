// ``ViewMembers`` explains these protocols.

/// The members of collection views that subclasses can redeclare.
public protocol UICollectionViewMembers: UICollectionView {}

/// The members of collection view layouts that subclasses can redeclare.
public protocol UICollectionViewLayoutMembers: UICollectionViewLayout {}

/// The members of tables that subclasses can redeclare.
public protocol UITableViewMembers: UITableView {}

extension UICollectionView: UICollectionViewMembers {}
extension UICollectionViewLayout: UICollectionViewLayoutMembers {}
extension UITableView: UITableViewMembers {}
