import Foundation

/// A cell of a collection view.
open class CollectionCell: CollectionReusableView {
  override class var hostsContent: Bool { true }

  override func makeContentView() -> View { CollectionContentView() }

  open override class var viewMaker: (AnyClass, (String?) -> View)? {
    (CollectionCell.self, { _ in CollectionCell(frame: .zero) })
  }

  /// Whether the cell is selected; layout depends on it only through ``updateConfiguration(using:)``.
  open var isSelected = false {
    didSet { if isSelected != oldValue { requestConfiguration() } }
  }

  /// Whether the cell is highlighted; layout depends on it only through ``updateConfiguration(using:)``.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { requestConfiguration() } }
  }

  /// The cell's current state for content configurations; overrides modify the state that super returns.
  open var configurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Schedules ``updateConfiguration(using:)`` for the next layout or measurement, as any change of the state does.
  open func setNeedsUpdateConfiguration() { requestConfiguration() }

  /// Updates the cell for a new state; does nothing by default.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// The type of ``configurationUpdateHandler``.
  public typealias ConfigurationUpdateHandler = (CollectionCell, CellConfigurationState) -> Void

  /// A closure that updates the cell for a new state; called after ``updateConfiguration(using:)``.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { requestConfiguration() }
  }

  override func applyState() {
    take(configurationState, of: self, updateConfiguration, configurationUpdateHandler)
  }
}

private final class CollectionContentView: View {}
