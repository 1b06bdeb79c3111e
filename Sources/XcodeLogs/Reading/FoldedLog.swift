import AutoLayout

/// A log without repeated sections; the first of equal sections lists the others in ``LogSection/repeats``.
///
/// A cell or a timer may print the same conflict hundreds of times. Objects that no remaining section mentions are
/// removed, too.
struct FoldedLog {
  private(set) var log: XcodeLog

  init(_ log: XcodeLog) {
    self.log = log
    var places: [SectionForm: Int] = [:]
    var kept: [LogSection] = []
    var previous: LogSection?
    for section in log.sections {
      let form = SectionForm(section, log.objects)
      if let place = places[form] {
        // AppKit announces a conflict and then prints it again.
        if previous?.isAnnouncement != true || section.isAnnouncement {
          kept[place].repeats.append(section.line)
        }
      } else {
        places[form] = kept.count
        kept.append(section)
      }
      previous = section
    }
    guard kept.count < log.sections.count else { return }
    self.log.sections = kept
    dropUnusedObjects()
  }

  private mutating func dropUnusedObjects() {
    let objects = log.objects
    var used = Set(log.sections.flatMap { $0.constraints.flatMap(\.objects) })
    used.formUnion(log.views.map(\.object))
    for object in used {
      var above = objects[object].likelyOwner
      while let owner = above, used.insert(owner).inserted { above = objects[owner].likelyOwner }
    }
    let kept = used.sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    log.objects = kept.map { index in
      var object = objects[index]
      object.owner = object.owner.flatMap { places[$0] }
      object.likelyOwner = object.likelyOwner.flatMap { places[$0] }
      return object
    }
    for view in log.views.indices { log.views[view].object = places[log.views[view].object] ?? 0 }
    for section in log.sections.indices {
      log.sections[section].constraints = log.sections[section].constraints.map { constraint in
        constraint.with { places[$0] ?? 0 }
      }
    }
  }
}

/// The content of a section for comparisons: constraints without line numbers and addresses, and the objects' classes.
private struct SectionForm: Hashable {
  private var constraints: [LogConstraint] = []
  private var objects: [LogObject] = []
  private let broken: Int?
  private let kind: LogSection.Kind
  private let unreadCount: Int

  init(_ section: LogSection, _ all: [LogObject]) {
    (broken, kind, unreadCount) = (section.broken, section.kind, section.unreadCount)
    var places: [Int: Int] = [:]
    for constraint in section.constraints {
      for object in constraint.objects where places[object] == nil {
        places[object] = places.count
        var form = LogObject()
        form.className = all[object].className
        form.identifier = all[object].identifier
        form.text = all[object].isGuide ? all[object].text : nil
        objects.append(form)
      }
      var form = constraint.with { places[$0] ?? 0 }
      form.line = 0
      form.address = nil
      constraints.append(form)
    }
  }
}

extension LogConstraint {
  /// The indices of the objects in the equation, and of the container if the log names it.
  var objects: [Int] { sides.map(\.object) + [equation.container].compactMap(\.self) }

  /// Returns the constraint with its object indices mapped by a closure.
  fileprivate func with(_ place: (Int) -> Int) -> LogConstraint {
    var other = self
    other.equation = equation.map(place)
    return other
  }
}
