private import Foundation

/// Why an archive does not fit a tree.
public enum LayoutArchiveError: Error, Hashable, Sendable {
  /// A place at which the tree has no view, or no guide.
  case missingItem(LayoutArchive.Item)
  /// A number that stands for no attribute or relation.
  case unknownNumber(Int)
  /// A constraint that would be illegal.
  case illegalConstraint(LayoutError)
}

extension LayoutArchive {
  /// Adds the guides and constraints to a view of the same shape as the one that was stored; the
  /// constraints are active, and are to be archived.
  ///
  /// Guides come after those that the tree has, and constraints name the new ones. Where an archive
  /// does not fit, guides and constraints up to there stay.
  ///
  /// - Throws: `LayoutArchiveError` for a place that the tree does not have, or numbers that no
  ///   constraint can have.
  public func restore(in view: View) throws(LayoutArchiveError) {
    let added = try addGuides(to: view)
    for stored in constraints { try Self.install(stored, in: view, added) }
  }

  /// Adds the guides, and gives them by the paths of their owners.
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
