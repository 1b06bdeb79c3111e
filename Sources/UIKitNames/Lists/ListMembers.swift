// ``ViewMembers`` explains these protocols.

/// A protocol whose extensions declare members of ``UICollectionView`` that subclasses can redeclare.
public protocol UICollectionViewMembers: UICollectionView {}

/// A protocol whose extensions declare members of ``UICollectionViewLayout`` that subclasses can redeclare.
public protocol UICollectionViewLayoutMembers: UICollectionViewLayout {}

/// A protocol whose extensions declare members of ``UITableView`` that subclasses can redeclare.
public protocol UITableViewMembers: UITableView {}

extension UICollectionView: UICollectionViewMembers {}
extension UICollectionViewLayout: UICollectionViewLayoutMembers {}
extension UITableView: UITableViewMembers {}
