/// The constraints and defaults of a solver, and the block of each variable.
struct ConstraintSystem: ~Copyable {
  var rows = RowStore()
  var defaults = DefaultList()
  var layout = BlockLayout()
  /// The slots of block 0's constraints, whose variables are all fixed.
  var fixedSlots: [Int32] = []
}

/// The block that each variable belongs to, and the variable's position in the block.
///
/// Blocks don't share variables, so they are solved independently. Block 0 contains the fixed variables, such as the
/// edges of the canvas. Each of them has a required equation without other variables. Other blocks treat fixed
/// variables as known values, so that using the same canvas edge doesn't connect rows.
struct BlockLayout: ~Copyable {
  private var locations = Buffer<Location>()
  /// The solved system of block 0, or `nil` before the block is built.
  var fixedSystem: SolvedSystem?

  struct Location: BitwiseCopyable {
    /// The number of the block, or −1 if the variable is in no block.
    var block: Int32 = -1
    /// The position of the variable in the block.
    var place: Int32 = -1
  }

  static let fixedBlock = 0

  /// Adds variables outside all blocks, until there are `variableCount` variables.
  mutating func grow(to variableCount: Int) {
    locations.extend(with: Location(), to: variableCount)
  }

  /// Marks a variable as fixed, before other variables are assigned to blocks.
  mutating func fix(_ variable: Int) {
    locations[variable].block = Int32(small: BlockLayout.fixedBlock)
  }

  /// Sets each variable's position to its index in `variables`, until the variable is assigned to a block.
  mutating func number(_ variables: [Int32]) {
    for place in variables.indices {
      locations[Int(variables[place])].place = Int32(small: place)
    }
  }

  /// Removes all variables from their blocks.
  mutating func removeAll() {
    for variable in locations.indices { locations[variable].block = -1 }
  }

  /// Assigns variables to a block, in their order.
  mutating func assign(_ variables: [Int32], to block: Int) {
    for place in variables.indices {
      locations[Int(variables[place])] = Location(
        block: Int32(small: block), place: Int32(small: place))
    }
  }

  /// Returns the block of a variable, or −1 if no row uses the variable.
  func block(of variable: Int) -> Int { Int(locations[variable].block) }

  /// Returns the position of a variable in its block.
  @inline(__always)
  func place(of variable: Int) -> Int { Int(locations[variable].place) }

  /// Returns the position of a variable in its block, or −1 for a fixed variable.
  @inline(__always)
  func place(ofOpen variable: Int) -> Int {
    let location = locations[variable]
    return Int(location.block) == BlockLayout.fixedBlock ? -1 : Int(location.place)
  }

  /// Returns the position of a variable in a block, or −1 if the variable is fixed and thus in block 0.
  @inline(__always)
  func place(of variable: Int, in block: Int) -> Int {
    let location = locations[variable]
    return Int(location.block) == block ? Int(location.place) : -1
  }

  @inline(__always)
  func isFixed(_ variable: Int) -> Bool { block(of: variable) == BlockLayout.fixedBlock }

  /// Returns the value of a fixed variable, and the magnitude that determines its rounding error.
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
