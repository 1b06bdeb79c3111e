/// The views and guides that belong to the system, among those that occur in a list of constraints.
///
/// Most are recognized by their class or their owner. Views of a common class are included if constraints connect them
/// to private views that contain none of the app's views. Guides without a known owner are included if constraints
/// connect them only to the system's objects.
struct SystemViews {
  private var found: Set<Int>
  private let log: XcodeLog

  init(of constraints: [LogConstraint], in log: XcodeLog) {
    self.log = log
    let all = Set(constraints.flatMap(\.objects))
    var closed = all.filter { SystemNames.isClosed(log.objects[$0].className ?? "") }
    var count = 0
    while count < closed.count {
      count = closed.count
      for constraint in constraints where constraint.objects.contains(where: closed.contains) {
        closed.formUnion(
          constraint.objects.filter {
            log.objects[$0].identifier == nil
              && SystemNames.isCommon(log.objects[$0].className ?? "")
          })
      }
    }
    found = closed
    found.formUnion(all.filter(isSystems))
    found.formUnion(
      all.filter { log.objects[$0].isGuide && log.objects[$0].likelyOwner.map(contains) == true })
    // Apps tie their guides to views of their own.
    let strangers = all.filter { log.objects[$0].isGuide && log.objects[$0].likelyOwner == nil }
    found.formUnion(
      strangers.filter { guide in
        let partners = constraints.map(\.objects).filter { $0.contains(guide) }.joined()
          .filter { $0 != guide }
        return !partners.isEmpty && partners.allSatisfy(contains)
      })
  }

  /// Returns whether an object belongs to the system, given its index in the log.
  func contains(_ object: Int) -> Bool { found.contains(object) }

  private func isSystems(_ object: Int) -> Bool {
    let item = log.objects[object]
    guard item.isGuide else { return item.isSystemClass }
    return item.owner.map(isSystems) ?? (item.systemGuide != nil)
  }
}
