/// The state that determines the appearance of a view.
public protocol ConfigurationState {
  /// The traits of the view.
  var traitCollection: TraitCollection { get set }

  /// Makes a state with the given traits and default values.
  init(traitCollection: TraitCollection)

  /// The value of a custom state under a key, or `nil` if it isn't set.
  subscript(key: ConfigurationStateKey) -> AnyHashable? { get set }
}

/// The key under which a configuration state stores a custom value.
public struct ConfigurationStateKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Makes a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a key from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view; properties that the package never sets are stored for source compatibility.
public struct ViewConfigurationState: ConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: TraitCollection
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view has the focus; never set by the package.
  public var isFocused = false
  /// Whether the view is pinned to an edge; never set by the package.
  public var isPinned = false

  private var own: [ConfigurationStateKey: AnyHashable] = [:]

  /// Makes a state with the given traits and default values.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// The value of a custom state under a key, or `nil` if it isn't set.
  public subscript(key: ConfigurationStateKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// The state of a cell; properties that the package never sets are stored for source compatibility.
public struct CellConfigurationState: ConfigurationState, Hashable {
  /// A state of a cell during a drag, with UIKit's raw values.
  public enum DragState: Int, Sendable {
    /// The cell isn't being dragged, is being lifted, or is being dragged.
    case none, lifting, dragging
  }

  /// A state of a cell during a drop, with UIKit's raw values.
  public enum DropState: Int, Sendable {
    /// Nothing is being dropped, another cell is the target, or this cell is the target.
    case none, notTargeted, targeted
  }

  /// The traits of the cell.
  public var traitCollection: TraitCollection
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell has the focus; never set by the package.
  public var isFocused = false
  /// Whether the cell is pinned to an edge; never set by the package.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the cell is expanded; never set by the package.
  public var isExpanded = false
  /// Whether the cell is swiped; never set by the package.
  public var isSwiped = false
  /// Whether the cell is being reordered; never set by the package.
  public var isReordering = false
  /// The state of the cell during a drag; never set by the package.
  public var cellDragState = DragState.none
  /// The state of the cell during a drop; never set by the package.
  public var cellDropState = DropState.none

  private var own: [ConfigurationStateKey: AnyHashable] = [:]

  /// Makes a state with the given traits and default values.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// The value of a custom state under a key, or `nil` if it isn't set.
  public subscript(key: ConfigurationStateKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}
