/// The views and guides that lines of a log mention, without duplicates.
struct ObjectTable {
  private(set) var objects: [LogObject] = []
  private var byAddress: [UInt64: Int] = [:]
  private var byText: [String: Int] = [:]
  private var addressOfName: [String: UInt64] = [:]

  /// Returns the index of an item's object, and adds the object if it is new.
  ///
  /// - Parameters:
  ///   - item: The item as printed.
  ///   - names: The addresses of objects by name, as declared in the line of the log that contains the item.
  /// - Returns: The index.
  mutating func index(of item: PrintedItem, names: [String: UInt64]) -> Int {
    var address = item.address
    if address == nil, let name = item.name {
      address = names[name] ?? addressOfName[name]
    }
    let known = address.map { byAddress[$0] } ?? byText[Self.key(item)]
    let index = known ?? objects.count
    if known == nil {
      objects.append(LogObject(address: address))
      if let address { byAddress[address] = index } else { byText[Self.key(item)] = index }
    }
    complete(index, with: item)
    return index
  }

  private static func key(_ item: PrintedItem) -> String {
    "\(item.className ?? "")|\(item.name ?? "")|\(item.text ?? "")"
  }

  private mutating func complete(_ index: Int, with item: PrintedItem) {
    if let className = item.className, objects[index].className == nil {
      // The item that '|' means may have a name instead of its class.
      if objects[index].identifier != className {
        objects[index].className = plainClassName(className)
        objects[index].isSystemClass = SystemNames.isSystemClass(className)
      }
    }
    if objects[index].text == nil { objects[index].text = item.text }
    if objects[index].identifier == nil { objects[index].identifier = item.name }
    // If lines print a view only by a name, the name is checked.
    if objects[index].className == nil, let name = item.name, !name.hasPrefix("_") {
      objects[index].isSystemClass = SystemNames.isSystemClass(name)
    }
  }

  /// Marks an object as a layout guide if its class is unknown.
  mutating func markGuide(_ index: Int) {
    if objects[index].className == nil { objects[index].className = "UILayoutGuide" }
  }

  /// Converts a printed constraint to one with indices of objects instead of printed items.
  mutating func constraint(_ printed: PrintedConstraint, line: Int) -> LogConstraint {
    let names = printed.names.addresses
    for (name, address) in names.sorted(by: { $0.key < $1.key }) { addressOfName[name] = address }
    var constraint = LogConstraint(
      line: line, className: printed.className, address: printed.address,
      identifier: printed.identifier, origin: printed.origin,
      equation: printed.equation.map { index(of: $0, names: names) })
    constraint.priority = printed.priority ?? 1000
    constraint.contentPriorities = printed.contentPriorities
    constraint.isActive = printed.isActive
    return constraint
  }
}
