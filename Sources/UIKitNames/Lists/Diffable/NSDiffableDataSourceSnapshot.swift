/// The sections and items of a list, identified by unique values.
///
/// As in UIKit, the program stops if a section or an item doesn't exist.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [Section] = []
  /// The items to reload; every layout reloads and reconfigures all items anyway.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items to reconfigure.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections to reload.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  fileprivate struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  /// Creates an empty snapshot.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The identifiers of the items in all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// The number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The identifiers of a section's items, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[place(of: identifier)].items }
  /// The identifier of the section that contains an item, or `nil` if the item doesn't exist.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }
  /// The index of an item among the items of all sections, or `nil` if the item doesn't exist.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The index of a section, or `nil` if the section doesn't exist.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Adds sections at the end of the list.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { Section(identifier: $0) }
  }
  /// Inserts sections before an existing section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    let sections = identifiers.map { Section(identifier: $0) }
    self.sections.insert(contentsOf: sections, at: place(of: toIdentifier))
  }
  /// Inserts sections after an existing section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    let sections = identifiers.map { Section(identifier: $0) }
    self.sections.insert(contentsOf: sections, at: place(of: toIdentifier) + 1)
  }
  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }
  /// Moves a section to the position before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier))
  }
  /// Moves a section to the position after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier) + 1)
  }

  /// Adds items at the end of a section, by default the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let place = sectionIdentifier.map { self.place(of: $0) } ?? sections.count - 1
    precondition(place >= 0, "There are currently no sections in the data source.")
    sections[place].items += identifiers
  }
  /// Inserts items before an existing item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, item) = place(ofItem: beforeIdentifier)
    sections[section].items.insert(contentsOf: identifiers, at: item)
  }
  /// Inserts items after an existing item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, item) = place(ofItem: afterIdentifier)
    sections[section].items.insert(contentsOf: identifiers, at: item + 1)
  }
  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for place in sections.indices { sections[place].items.removeAll { gone.contains($0) } }
  }
  /// Removes all items and sections.
  public mutating func deleteAllItems() { sections = [] }
  /// Moves an item to the position before another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item to the position after another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Marks items to be reloaded.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Marks items to be reconfigured.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }
  /// Marks sections to be reloaded.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(section) else {
      preconditionFailure("Invalid section identifier: '\(section)'; append the section first")
    }
    return place
  }

  private func place(ofItem item: ItemIdentifierType) -> (section: Int, item: Int) {
    for (section, content) in sections.enumerated() {
      if let place = content.items.firstIndex(of: item) { return (section, place) }
    }
    preconditionFailure("Invalid item identifier: '\(item)'; append the item first")
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
