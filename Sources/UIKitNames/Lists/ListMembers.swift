// ``ViewMembers`` explains these protocols.

/// Members of ``UICollectionView`` that subclasses can redeclare.
public protocol UICollectionViewMembers: UICollectionView {}

/// Members of ``UICollectionViewLayout`` that subclasses can redeclare.
public protocol UICollectionViewLayoutMembers: UICollectionViewLayout {}

/// Members of ``UITableView`` that subclasses can redeclare.
public protocol UITableViewMembers: UITableView {}

extension UICollectionView: UICollectionViewMembers {}
extension UICollectionViewLayout: UICollectionViewLayoutMembers {}
extension UITableView: UITableViewMembers {}
