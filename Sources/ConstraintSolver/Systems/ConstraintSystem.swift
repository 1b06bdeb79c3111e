/// The constraints and defaults of a solver, and the block of each variable.
struct ConstraintSystem: ~Copyable {
  var rows = RowStore()
  var defaults = DefaultList()
  var layout = BlockLayout()
  /// The constraints of block 0: those whose variables are all fixed.
  var fixedSlots: [Int32] = []
}

/// The block of each variable and its position there.
///
/// Blocks don't share variables, so they are solved independently. Block 0 has the fixed variables:
/// those with a required equation of a single variable, such as the edges of the canvas. Other
/// blocks use them as numbers, so that the canvas doesn't connect all rows.
struct BlockLayout: ~Copyable {
  private var locations = Buffer<Location>()
  /// Block 0.
  var fixedSystem: SolvedSystem?

  struct Location: BitwiseCopyable {
    /// The block, or −1.
    var block: Int32 = -1
    /// The position in the block.
    var place: Int32 = -1
  }

  static let fixedBlock = 0

  /// Adds variables that are in no block.
  mutating func grow(to variableCount: Int) {
    locations.extend(with: Location(), to: variableCount)
  }

  /// Marks a variable as fixed, before the others are assigned to blocks.
  mutating func fix(_ variable: Int) {
    locations[variable].block = Int32(small: BlockLayout.fixedBlock)
  }

  /// Numbers variables in order, until they are assigned to blocks.
  mutating func number(_ variables: [Int32]) {
    for place in variables.indices {
      locations[Int(variables[place])].place = Int32(small: place)
    }
  }

  /// Removes all variables from their blocks.
  mutating func removeAll() {
    for variable in locations.indices { locations[variable].block = -1 }
  }

  /// Assigns variables to a block in order.
  mutating func assign(_ variables: [Int32], to block: Int) {
    for place in variables.indices {
      locations[Int(variables[place])] = Location(
        block: Int32(small: block), place: Int32(small: place))
    }
  }

  /// The block of a variable, or −1 for a variable that no row mentions.
  func block(of variable: Int) -> Int { Int(locations[variable].block) }

  /// The position of a variable in its block.
  @inline(__always)
  func place(of variable: Int) -> Int { Int(locations[variable].place) }

  /// The position of a variable in its block, or −1 for a fixed variable.
  @inline(__always)
  func place(ofOpen variable: Int) -> Int {
    let location = locations[variable]
    return Int(location.block) == BlockLayout.fixedBlock ? -1 : Int(location.place)
  }

  /// The position of a variable in a block, or −1 for a fixed variable of block 0.
  @inline(__always)
  func place(of variable: Int, in block: Int) -> Int {
    let location = locations[variable]
    return Int(location.block) == block ? Int(location.place) : -1
  }

  @inline(__always)
  func isFixed(_ variable: Int) -> Bool { block(of: variable) == BlockLayout.fixedBlock }

  /// The value of a fixed variable, with the magnitude to which its rounding error is relative.
  @inline(__always)
  func fixedValue(of variable: Int) -> (constant: AffineConstant, magnitude: AffineConstant) {
    guard isFixed(variable), let fixedSystem else {
      preconditionFailure("variable \(variable) isn't fixed")
    }
    let place = place(of: variable)
    return (
      fixedSystem.system.definitions.constant(of: place),
      fixedSystem.system.definitions.magnitude(of: place)
    )
  }
}
