import Testing
import UIKitNames

// Without fonts a line of body text is 21 high, and cells have 11 above and below it.

@Suite("Cells, headers and buttons that follow their state")
struct ConfigurationStateTests {
  private func height(_ cell: UIView) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test("a cell updates itself before it is first laid out, and once for any number of changes")
  func cell() {
    let cell = ExpandingCell(style: .default, reuseIdentifier: nil)
    #expect(cell.states.isEmpty)
    cell.layoutIfNeeded()
    #expect(cell.states == ["-"])
    cell.layoutIfNeeded()
    #expect(cell.states == ["-"])
    cell.isSelected = true
    cell.setHighlighted(true, animated: true)
    cell.setEditing(true, animated: false)
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    #expect(cell.states == ["-", "selected highlighted editing disabled"])
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.states.count == 2)
    for _ in 0..<3 { cell.setNeedsUpdateConfiguration() }
    cell.layoutIfNeeded()
    #expect(cell.states.count == 3)
  }

  @Test("what a state shows counts when the cell is measured, in the same layout and before one")
  func measured() {
    let cell = ExpandingCell(style: .default, reuseIdentifier: nil)
    #expect(height(cell) == 44)
    cell.isSelected = true
    // Two texts: 10 + 21 + 1 + 15 + 10.
    #expect(height(cell) == 57)
    cell.isSelected = false
    #expect(height(cell) == 44)
  }

  @Test("states of one's own come with the system's")
  func customStates() {
    let cell = ExpandingCell(style: .default, reuseIdentifier: nil)
    cell.isArchived = true
    cell.layoutIfNeeded()
    #expect(cell.states == ["archived"])
    #expect(cell.configurationState.isArchived && !cell.configurationState.isExpanded)
    #expect(cell.configurationState.traitCollection == cell.traitCollection)
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(state[.isArchived] == nil && state.cellDragState == .none)
    state[.isArchived] = true
    #expect(state != UICellConfigurationState(traitCollection: UITraitCollection()))
  }

  @Test("handlers are called after the class's own update, with the cell and its state")
  func handlers() {
    let cell = ExpandingCell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    cell.configurationUpdateHandler = { cell, state in
      (cell as? ExpandingCell)?.states.append("handler \(state.isSelected)")
    }
    cell.layoutIfNeeded()
    #expect(cell.states == ["-", "-", "handler false"])
    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var isMarked = false
    item.configurationUpdateHandler = { item, state in
      isMarked = state.isSelected && item.isSelected
    }
    item.layoutIfNeeded()
    #expect(!isMarked)
    item.isSelected = true
    #expect(!isMarked)
    item.layoutIfNeeded()
    #expect(isMarked)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.configurationUpdateHandler = { header, state in
      var content = header.defaultContentConfiguration().updated(for: state)
      content.text = state.isDisabled ? "Disabled" : "Enabled"
      header.contentConfiguration = content
    }
    header.isUserInteractionEnabled = false
    header.layoutIfNeeded()
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "Disabled")
  }

  @Test("content follows the state by itself, unless the cell says that it sees to it")
  func automaticUpdates() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.automaticallyUpdatesContentConfiguration)
    cell.contentConfiguration = Bar(length: 10)
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView as? BarView)
    #expect(view.bar.length == 10)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(view.bar.length == 30 && cell.contentView === view)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(view.bar.length == 30)
  }

  @Test("a button's configuration follows its state by its handler or by its class")
  func button() {
    let button = UIButton(configuration: .plain())
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "Selected" : "x"
      button.configuration?.image =
        button.state == .highlighted ? UIImage(size: CGSize(width: 10, height: 10)) : nil
    }
    // 24 beside 1 or 8 characters of 9.35.
    #expect(button.systemLayoutSizeFitting(.zero).width == 34 && calls == 1)
    button.isSelected = true
    button.isEnabled = true
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize.width == 99 && calls == 2)
    button.isSelected = false
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize.width == 44)
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize.width == 34 && calls == 4)
    let marked = MarkedButton(configuration: .filled())
    marked.layoutIfNeeded()
    #expect(marked.title(for: .normal) == "Off")
    marked.isSelected = true
    marked.layoutIfNeeded()
    #expect(marked.configuration?.title == "On")
    // One without a configuration does not ask for any.
    let plain = MarkedButton(type: .system)
    plain.layoutIfNeeded()
    #expect(plain.configuration == nil && plain.updates == 0)
  }

  // Documentation of configurationUpdateHandler.
  @Test("a handler gives a button a configuration, and leaves it the title that it had")
  func handlerAlone() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.setTitle("xx", for: .normal)
    #expect(button.configuration == nil)
    button.configurationUpdateHandler = { button in
      button.configuration?.contentInsets.leading = button.isSelected ? 20 : 12
    }
    button.layoutIfNeeded()
    // 24 beside 2 characters of 9.35, and 14 beside a line.
    #expect(button.intrinsicContentSize == CGSize(width: 43, height: 35))
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize == CGSize(width: 51, height: 35))
    #expect(button.title(for: .normal) == "xx")
    button.configurationUpdateHandler = nil
    #expect(button.configuration != nil)
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let isArchived = UIConfigurationStateCustomKey("com.example.isArchived")
}

extension UICellConfigurationState {
  fileprivate var isArchived: Bool {
    get { self[.isArchived] as? Bool ?? false }
    set { self[.isArchived] = newValue }
  }
}

private final class ExpandingCell: UITableViewCell {
  var states: [String] = []
  var isArchived = false { didSet { setNeedsUpdateConfiguration() } }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isArchived = isArchived
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    let flags = [
      (state.isSelected, "selected"), (state.isHighlighted, "highlighted"),
      (state.isEditing, "editing"), (state.isDisabled, "disabled"), (state.isArchived, "archived"),
    ]
    let names = flags.filter { $0.0 }.map(\.1)
    states.append(names.isEmpty ? "-" : names.joined(separator: " "))
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = "Title"
    content.secondaryText = state.isSelected ? "Detail" : nil
    contentConfiguration = content
  }
}

private final class MarkedButton: UIButton {
  var updates = 0

  override func updateConfiguration() {
    super.updateConfiguration()
    updates += 1
    configuration?.title = isSelected ? "On" : "Off"
  }
}

private struct Bar: UIContentConfiguration {
  var length: CGFloat

  func makeContentView() -> any UIView & UIContentView { BarView(self) }

  func updated(for state: any UIConfigurationState) -> Bar {
    guard let state = state as? UICellConfigurationState else { return self }
    return Bar(length: state.isSelected ? 30 : 10)
  }
}

private final class BarView: UIView, UIContentView {
  var bar: Bar
  var configuration: any UIContentConfiguration {
    get { bar }
    set { if let newValue = newValue as? Bar { bar = newValue } }
  }

  init(_ bar: Bar) {
    self.bar = bar
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError() }
}
