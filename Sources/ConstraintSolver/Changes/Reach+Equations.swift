/// What an equation gives a value.
extension Reach {
  /// What is to be followed yet; empty between two changes, and kept for its memory.
  struct Trail: Sendable {
    var slots: [Int32] = []
    var variables: [Step] = []

    struct Step: Sendable {
      let variable: Int32
      /// Whether the equation that led there went through elimination.
      let isEliminated: Bool
    }
  }

  /// Enters the variables whose value an equation has a part in.
  ///
  /// Nothing happens for rows that are no settled equations.
  mutating func follow(_ slot: Int) {
    guard division.isSettledEquation(slot), !isFollowed[slot] else { return }
    let home = division.rowHomes[slot]
    guard var origin = takeOrigin(home.part) else { return }
    defer { self.origin = origin }
    if let variable = origin.onlyHeir(of: Int(home.place)), variable < 0 || isInside[variable] {
      isFollowed[slot] = true
      return followed.append(Int32(truncatingIfNeeded: slot))
    }
    // Taken out meanwhile: each look at what stands inside a struct would take longer.
    var trail = self.trail
    self.trail = Trail()
    trail.slots.append(Int32(truncatingIfNeeded: slot))
    while true {
      if let slot = trail.slots.popLast() {
        guard !isFollowed[Int(slot)] else { continue }
        isFollowed[Int(slot)] = true
        followed.append(slot)
        let home = division.rowHomes[Int(slot)]
        guard origin.turn(to: home.part, division) else { continue }
        origin.passOn(equation: Int(home.place), &trail)
      } else if let step = trail.variables.popLast() {
        guard !isInside[Int(step.variable)] else { continue }
        enter(Int(step.variable))
        let home = division.homes[Int(step.variable)]
        guard origin.turn(to: home.equationPart, division) else { continue }
        origin.passOn(variable: Int(home.equationPlace), &trail)
        passOn(step, in: home.equationPart, &trail)
      } else {
        break
      }
    }
    self.trail = trail
  }

  /// Takes out what was looked up last, turned to a part; nil if there is no such part.
  private mutating func takeOrigin(_ part: Int32) -> Origin? {
    guard var origin = self.origin else { return Origin(part, division) }
    self.origin = nil
    return origin.turn(to: part, division) ? origin : nil
  }

  /// Lists the equations that a variable was passed on to as they stand.
  private func passOn(_ step: Trail.Step, in part: Int32, _ trail: inout Trail) {
    var place = division.uses.first(of: Int(step.variable))
    while place >= 0 {
      let slot = division.uses.slot(at: place)
      place = division.uses.next(after: place)
      let home = division.rowHomes[Int(slot)]
      // What was eliminated went on to the readers alone, except in other parts.
      if home.isEquation, !step.isEliminated || home.part != part { trail.slots.append(slot) }
    }
  }
}

/// The part whose equations are followed, looked up once for all that follow one another.
struct Origin: Sendable {
  private var number: Int32
  private var contents: PartContents
  private var influence: Influence
  /// What its equations pass on that were solved together, once one of them was reached.
  private var joint: JointInfluence?

  /// - Returns: Nil if there is no such part.
  init?(_ number: Int32, _ division: Division) {
    guard number >= 0, let contents = division.contents[Int(number)] else { return nil }
    self.number = number
    self.contents = contents
    influence = contents.influence
  }

  private mutating func takeJoint() -> JointInfluence {
    let joint = self.joint ?? influence.joint
    self.joint = joint
    return joint
  }

  /// Turns to another part.
  ///
  /// - Returns: Whether there is one.
  @inline(__always)
  mutating func turn(to number: Int32, _ division: Division) -> Bool {
    if number == self.number { return true }
    guard let other = Origin(number, division) else { return false }
    self = other
    return true
  }

  /// The variable that an equation defines, or -1, if it was passed on to nothing else; else nil.
  @inline(__always)
  mutating func onlyHeir(of place: Int) -> Int? {
    var defined = Int(influence.definedNumbers[place])
    if defined < 0 {
      let joint = takeJoint()
      guard joint.heirs.range(place).isEmpty else { return nil }
      defined = Int(joint.definedVariables[place])
    }
    return defined < 0 ? -1 : Int(contents.variables[defined])
  }

  /// Lists what an equation was passed on to by elimination.
  mutating func passOn(equation place: Int, _ trail: inout Reach.Trail) {
    let number = influence.definedNumbers[place]
    if number >= 0 { return append(number, isEliminated: false, &trail) }
    let joint = takeJoint()
    for place in joint.heirs.range(place) {
      trail.slots.append(contents.slots[Int(joint.heirs.members[place])])
    }
    append(joint.definedVariables[place], isEliminated: joint.isEliminated[place], &trail)
  }

  /// Lists the variables that elimination made depend on another.
  mutating func passOn(variable place: Int, _ trail: inout Reach.Trail) {
    if contents.blueprint.definitions.isPlainNumber(place) { return }
    let joint = takeJoint()
    for place in joint.readers.range(place) {
      let reader = joint.definedVariables[Int(joint.readers.members[place])]
      append(reader, isEliminated: true, &trail)
    }
  }

  /// Lists the variable at a place of the part, unless that is -1 or it is known from outside.
  @inline(__always)
  private func append(_ place: Int32, isEliminated: Bool, _ trail: inout Reach.Trail) {
    guard place >= 0, contents.variables[Int(place)] >= 0 else { return }
    trail.variables.append(
      Reach.Trail.Step(variable: contents.variables[Int(place)], isEliminated: isEliminated))
  }
}
