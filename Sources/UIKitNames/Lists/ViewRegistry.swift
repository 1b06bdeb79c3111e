import AutoLayout

/// The views that a list was told to make, by the names that it asks for them with.
struct ViewRegistry<Name: Hashable, Made: View> {
  private var makers: [Name: (String?) -> Made?] = [:]
  private var unmade: [Name: String] = [:]

  /// The names of the classes that can't be made, in their order.
  var unmadeClasses: [String] { Set(unmade.values).sorted() }

  /// Registers a function that makes views.
  mutating func register(_ maker: ((String?) -> Made?)?, for name: Name) {
    makers[name] = maker
    unmade[name] = nil
  }

  /// Registers a class, or none any more.
  mutating func register(_ viewClass: AnyClass?, for name: Name) {
    let make = (viewClass as? ContentHost.Type)?.ownMaker
    register(make.map { make in { make($0) as? Made } }, for: name)
    if let viewClass, make == nil { unmade[name] = "\(viewClass)" }
  }

  /// Registers a nib, or none any more; outside of programs that load nibs its views can't be made.
  mutating func register(_ nib: UINib?, for name: Name) {
    register(nib.map { nib in { _ in nib.makeView() } }, for: name)
    if let nib, NibLoader.current == nil { refuse(nib.name, for: name) }
  }

  /// Notes that the views of a name can't be made.
  mutating func refuse(_ reason: String, for name: Name) {
    makers[name] = nil
    unmade[name] = reason
  }

  /// A new view, or `nil` if nothing makes views of the name.
  func make(_ name: Name, reuseIdentifier: String?) -> Made? { makers[name]?(reuseIdentifier) }
}
