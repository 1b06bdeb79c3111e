import Foundation

/// The view of an item of a collection view.
open class CollectionCell: CollectionReusableView {
  override class var hostsContent: Bool { true }

  override func makeContentView() -> View { CollectionContentView() }

  open override class var viewMaker: (AnyClass, (String?) -> View)? {
    (CollectionCell.self, { _ in CollectionCell(frame: .zero) })
  }

  /// Whether the cell is picked; layout depends on it where ``updateConfiguration(using:)`` says so.
  open var isSelected = false {
    didSet { if isSelected != oldValue { requestConfiguration() } }
  }

  /// Whether the cell is being touched, as ``isSelected``.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { requestConfiguration() } }
  }

  /// What the cell's looks follow from; overrides add to what super answers.
  open var configurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Asks for ``updateConfiguration(using:)`` before the next layout, or before the cell is measured.
  ///
  /// Changes of the state ask for it as well, and a cell that is new has been asked.
  open func setNeedsUpdateConfiguration() { requestConfiguration() }

  /// Sets what the cell shows in a state; does nothing unless a class says otherwise.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// What ``configurationUpdateHandler`` is.
  public typealias ConfigurationUpdateHandler = (CollectionCell, CellConfigurationState) -> Void

  /// Sets what the cell shows in a state, after ``updateConfiguration(using:)``.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { requestConfiguration() }
  }

  override func takeState() {
    take(configurationState, of: self, updateConfiguration, configurationUpdateHandler)
  }
}

/// The view for the subviews of an item, of which lists set the frame.
private final class CollectionContentView: View {}
