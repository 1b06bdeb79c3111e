/// What the looks of a view follow from.
public protocol ConfigurationState {
  /// What surrounds the view.
  var traitCollection: TraitCollection { get set }

  /// Makes the state of a view that nothing happens to.
  init(traitCollection: TraitCollection)

  /// What the author's own part of the state is at; nil where nothing was set.
  subscript(key: ConfigurationStateKey) -> AnyHashable? { get set }
}

/// The name of a part of a state that is the author's own.
public struct ConfigurationStateKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a key from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view.
public struct ViewConfigurationState: ConfigurationState, Hashable {
  /// What surrounds the view.
  public var traitCollection: TraitCollection
  /// Whether the view is picked.
  public var isSelected = false
  /// Whether the view is being touched.
  public var isHighlighted = false
  /// Whether the view cannot be acted on.
  public var isDisabled = false
  /// Whether the view has the focus; nothing has here.
  public var isFocused = false
  /// Whether the view is held at an edge while others scroll; nothing is here.
  public var isPinned = false

  private var own: [ConfigurationStateKey: AnyHashable] = [:]

  /// Makes the state of a view that nothing happens to.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// What the author's own part of the state is at; nil where nothing was set.
  public subscript(key: ConfigurationStateKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// The state of a cell.
public struct CellConfigurationState: ConfigurationState, Hashable {
  /// How a cell takes part in being dragged; Apple's raw values.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// How a cell takes part in something being dropped; Apple's raw values.
  public enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }

  /// What surrounds the cell.
  public var traitCollection: TraitCollection
  /// Whether the cell is picked.
  public var isSelected = false
  /// Whether the cell is being touched.
  public var isHighlighted = false
  /// Whether the cell cannot be acted on.
  public var isDisabled = false
  /// Whether the cell has the focus; none has here.
  public var isFocused = false
  /// Whether the cell is held at an edge while others scroll; none is here.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether what belongs to the cell is shown.
  public var isExpanded = false
  /// Whether the cell was pushed aside; none is here.
  public var isSwiped = false
  /// Whether the cell is being put elsewhere; none is here.
  public var isReordering = false
  /// How the cell takes part in being dragged; none does here.
  public var cellDragState = DragState.none
  /// How the cell takes part in something being dropped; none does here.
  public var cellDropState = DropState.none

  private var own: [ConfigurationStateKey: AnyHashable] = [:]

  /// Makes the state of a cell that nothing happens to.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// What the author's own part of the state is at; nil where nothing was set.
  public subscript(key: ConfigurationStateKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}
