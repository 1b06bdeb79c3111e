private import Foundation

/// A reason why an archive can't be read or restored.
public enum LayoutArchiveError: Error, Hashable, Sendable {
  /// The tree has no view or guide at the archived position.
  case missingItem(LayoutArchive.Item)
  /// The archived number isn't the raw value of an attribute or relation.
  case unknownNumber(Int)
  /// An archived constraint is illegal for the given reason.
  case illegalConstraint(LayoutError)
}

extension LayoutArchive {
  /// Adds the archive's guides and constraints to a view whose tree has the same shape as the archived tree.
  ///
  /// Guides are added after existing guides. Constraints are activated and marked to be archived again. If an error is
  /// thrown, the guides and constraints that were already added remain in the tree.
  ///
  /// - Throws: `LayoutArchiveError` for a missing view or guide, or an illegal constraint.
  public func restore(in view: View) throws(LayoutArchiveError) {
    let added = try addGuides(to: view)
    for stored in constraints { try Self.install(stored, in: view, added) }
  }

  private func addGuides(to view: View) throws(LayoutArchiveError) -> [[Int]: [LayoutGuide]] {
    var added: [[Int]: [LayoutGuide]] = [:]
    for guide in guides {
      let owner = try Self.view(at: guide.owner, in: view)
      let restored = LayoutGuide()
      restored.identifier = guide.identifier
      owner.addLayoutGuide(restored)
      added[guide.owner.path, default: []].append(restored)
    }
    return added
  }

  private static func install(
    _ stored: Constraint, in view: View, _ added: [[Int]: [LayoutGuide]]
  ) throws(LayoutArchiveError) {
    var items: [Item: any LayoutItem] = [:]
    for place in stored.form.places { items[place] = try item(at: place, in: view, added) }
    let holder = try self.view(at: stored.container, in: view)
    do throws(LayoutError) {
      let constraint = try stored.form.makeConstraint { items[$0] }
      constraint?.shouldBeArchived = true
      if let constraint { try holder.install(constraint) }
    } catch {
      throw .illegalConstraint(error)
    }
  }

  private static func view(
    at item: Item, in view: View
  ) throws(LayoutArchiveError) -> View {
    var view = view
    for index in item.path {
      guard view.subviews.indices.contains(index) else { throw .missingItem(item) }
      view = view.subviews[index]
    }
    return view
  }

  private static func item(
    at place: Item, in view: View, _ added: [[Int]: [LayoutGuide]]
  ) throws(LayoutArchiveError) -> any LayoutItem {
    let owner = try self.view(at: place, in: view)
    if let name = place.systemGuide {
      let kind = SystemGuideKind.allCases.first { $0.identifier == name }
      guard let kind, owner is ScrollView || kind != .scrollContent && kind != .scrollFrame else {
        throw .missingItem(place)
      }
      return owner.systemGuide(kind)
    }
    guard let index = place.guide else { return owner }
    guard let guides = added[place.path], guides.indices.contains(index) else {
      throw .missingItem(place)
    }
    return guides[index]
  }
}
