/// What the required equations make of each variable: a number, a sum of free variables, or free.
///
/// Every right side is a function of the canvas' size.
struct Definitions: Sendable {
  /// The sums by which variables are defined, in terms of free variables.
  private(set) var entries = EntryList()
  /// For each variable its sum; apart from the numbers, because some passes look at nothing else.
  private var sums: [Sum]
  /// What else is known of each, as far as variables were defined; of all after ``complete()``.
  ///
  /// Made as they are defined, mostly in ascending order: zeros would be in memory again by then.
  private var numbers: [Numbers] = []

  private struct Sum: Sendable, BitwiseCopyable {
    /// Where it starts; -1 if the variable is free, and less if equations wait for it to be a number.
    ///
    /// Of a number, which has no sum, the slot of the equation that alone made it one.
    var start: Int32 = -1
    /// How many free variables it has.
    var count: Int32 = 0

    /// What stands for the slot of a number that is known from elsewhere.
    static let known = Int32.max
    /// What does of a number that several equations made one together.
    static let joint = Int32.max - 1

    @inline(__always)
    init() {}

    /// The sum of the entries of a list from a place on.
    @inline(__always)
    init(_ entries: EntryList, from start: Int) {
      count = Int32(truncatingIfNeeded: entries.count - start)
      self.start = count == 0 ? Sum.joint : Int32(truncatingIfNeeded: start)
    }
  }

  private struct Numbers: Sendable, BitwiseCopyable {
    /// What is added to the sum.
    var constant = AffineConstant()
    /// What the rounding error of the constant is relative to.
    var magnitude = AffineConstant()
  }

  var variableCount: Int { sums.count }

  init(variableCount: Int) {
    sums = [Sum](filledWith: Sum(), count: variableCount)
    numbers.reserveCapacity(variableCount)
  }

  /// Ends defining variables: those that are free have numbers then, too.
  mutating func complete() { numbers.extend(with: Numbers(), to: variableCount) }

  @inline(__always)
  private mutating func set(_ number: Numbers, of variable: Int) {
    if variable >= numbers.count { extend(to: variable) }
    numbers[variable] = number
  }

  /// Makes the numbers of a variable and of some after it.
  private mutating func extend(to variable: Int) {
    numbers.extend(with: Numbers(), to: min(variable + 64, variableCount))
  }

  /// Makes room for the sums of some more variables, and of a few at least.
  mutating func reserve(_ count: Int) { entries.reserve(entries.count + max(count, 32)) }

  /// What is added to a variable's sum.
  @inline(__always)
  func constant(of variable: Int) -> AffineConstant { numbers[variable].constant }

  /// What the rounding error of a variable's constant is relative to.
  @inline(__always)
  func magnitude(of variable: Int) -> AffineConstant { numbers[variable].magnitude }

  /// Whether nothing defines a variable.
  @inline(__always)
  func isFree(_ variable: Int) -> Bool { sums[variable].start < 0 }

  /// Notes that an equation waits for a free variable to be a number.
  ///
  /// - Returns: The first equation that does.
  @inline(__always)
  mutating func markAwaited(_ variable: Int, by equation: Int) -> Int {
    let start = Int(sums[variable].start)
    if start < -1 { return -2 - start }
    sums[variable].start = Int32(truncatingIfNeeded: -2 - equation)
    return equation
  }

  /// Whether an equation waits for a free variable to be a number.
  @inline(__always)
  func isAwaited(_ variable: Int) -> Bool { sums[variable].start < -1 }

  /// Whether a variable is a sum of free variables.
  @inline(__always)
  func isSum(_ variable: Int) -> Bool { sums[variable].count > 0 }

  /// Whether a variable is a number.
  @inline(__always)
  func isNumber(_ variable: Int) -> Bool {
    sums[variable].start >= 0 && sums[variable].count == 0
  }

  /// Whether the variables of some terms are numbers.
  @inline(__always)
  func areNumbers(_ terms: EntryList, _ range: Range<Int>) -> Bool {
    for place in range where !isNumber(terms[place].column) { return false }
    return true
  }

  /// The free variables a variable is a sum of; empty if it is free itself.
  @inline(__always)
  func sum(of variable: Int) -> Range<Int> {
    let sum = sums[variable]
    let start = max(0, sum.start)
    return Range(from: start, to: start + sum.count)
  }

  /// The slot of the equation that alone makes a variable a number; nil if none does.
  @inline(__always)
  func definer(of variable: Int) -> Int? {
    let sum = sums[variable]
    return sum.start >= 0 && sum.start < Sum.joint && sum.count == 0 ? Int(sum.start) : nil
  }

  /// Whether a variable is a number without several equations that were solved together.
  @inline(__always)
  func isPlainNumber(_ variable: Int) -> Bool {
    isNumber(variable) && sums[variable].start != Sum.joint
  }

  /// The same with all variables free that are not plain numbers.
  var plainNumbers: Definitions {
    var result = self
    result.entries = EntryList()
    for variable in sums.indices where !isPlainNumber(variable) { result.sums[variable] = Sum() }
    return result
  }

  /// Defines a variable as a number, which the equation at a slot makes it, or which is known.
  @inline(__always)
  mutating func define(
    _ variable: Int, as constant: AffineConstant, magnitude: AffineConstant, by slot: Int?
  ) {
    sums[variable].start = slot.map { Int32(truncatingIfNeeded: $0) } ?? Sum.known
    set(Numbers(constant: constant, magnitude: magnitude), of: variable)
  }

  /// Defines a variable as what a sum has gathered, times a factor.
  mutating func define(_ variable: Int, as sum: inout Scatter, scaledBy factor: Double) {
    let start = entries.count
    sum.drain(into: &entries, scaledBy: factor)
    sums[variable] = Sum(entries, from: start)
    let magnitude = sum.magnitude.scaled(by: abs(factor))
    set(Numbers(constant: sum.constant.scaled(by: factor), magnitude: magnitude), of: variable)
  }

  /// Defines a variable by an equation that has a term of it and others of numbers and free variables.
  mutating func define(
    _ unknown: Entry, bySolving terms: EntryList, _ range: Range<Int>, constant: AffineConstant
  ) {
    let start = entries.count
    let factor = -1 / unknown.coefficient
    var constant = constant
    var magnitude = constant.magnitude
    for place in range {
      let entry = terms[place]
      if isFree(entry.column) {
        guard entry.column != unknown.column else { continue }
        entries.append(
          Entry(
            column: entry.column, coefficient: Approximation.finite(entry.coefficient * factor)))
      } else {
        add(entry.coefficient, ofNumber: entry.column, to: &constant, &magnitude)
      }
    }
    sums[unknown.column] = Sum(entries, from: start)
    magnitude = magnitude.scaled(by: abs(factor))
    set(Numbers(constant: constant.scaled(by: factor), magnitude: magnitude), of: unknown.column)
  }

  /// Defines a variable like one of another system, with its free variables renumbered.
  ///
  /// Each is named by a list, and has its place in another. A free variable stays free.
  mutating func define(
    _ variable: Int, like model: Int, in other: borrowing Definitions, names: [Int32],
    places: [Int32]
  ) {
    guard !other.isFree(model) else { return }
    let start = entries.count
    set(other.numbers[model], of: variable)
    for place in other.sum(of: model) {
      let entry = other.entries[place]
      let place = Int(places[Int(names[entry.column])])
      entries.append(Entry(column: place, coefficient: entry.coefficient))
    }
    sums[variable] = Sum(entries, from: start)
  }

  /// Adds the constant parts of the variables of some terms to what these add up to.
  @inline(__always)
  func addNumbers(
    of terms: EntryList, _ range: Range<Int>, to constant: inout AffineConstant,
    _ magnitude: inout AffineConstant
  ) {
    for place in range {
      let entry = terms[place]
      if isFree(entry.column) { continue }
      add(entry.coefficient, ofNumber: entry.column, to: &constant, &magnitude)
    }
  }

  /// Adds a multiple of the constant part of a variable.
  @inline(__always)
  func add(
    _ coefficient: Double, ofNumber variable: Int, to constant: inout AffineConstant,
    _ magnitude: inout AffineConstant
  ) {
    let number = numbers[variable]
    constant.add(number.constant, times: coefficient)
    magnitude.formMaximum(number.magnitude, times: coefficient)
  }

  /// Adds a multiple of a variable to a sum, in terms of free variables.
  @inline(__always)
  func add(_ coefficient: Double, of variable: Int, to sum: inout Scatter) {
    guard !isFree(variable) else {
      sum.add(coefficient, to: variable)
      return
    }
    sum.add(numbers[variable].constant, numbers[variable].magnitude, times: coefficient)
    for place in self.sum(of: variable) {
      sum.add(coefficient * entries[place].coefficient, to: entries[place].column)
    }
  }
}

/// An equation or row in which no variable is left.
struct Leftover: Sendable {
  /// The slot of the row.
  let slot: Int
  /// What is compared with zero.
  let constant: AffineConstant
  /// What its rounding error is relative to.
  let magnitude: AffineConstant
}
