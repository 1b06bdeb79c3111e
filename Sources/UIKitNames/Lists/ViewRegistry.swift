import AutoLayout

/// The closures registered with a list for creating views, by reuse identifier or kind.
struct ViewRegistry<Name: Hashable, Made: View> {
  private var makers: [Name: (String?) -> Made?] = [:]
  private var unmade: [Name: String] = [:]

  /// The names of the classes that can't be instantiated, sorted.
  var uncreatableClasses: [String] { Set(unmade.values).sorted() }

  mutating func register(_ maker: ((String?) -> Made?)?, for name: Name) {
    makers[name] = maker
    unmade[name] = nil
  }

  /// Registers a class, or removes the registration if `viewClass` is `nil`.
  mutating func register(_ viewClass: AnyClass?, for name: Name) {
    let make = (viewClass as? ContentHost.Type)?.ownMaker
    register(make.map { make in { make($0) as? Made } }, for: name)
    if let viewClass, make == nil { unmade[name] = "\(viewClass)" }
  }

  /// Registers a nib, or removes the registration if `nib` is `nil`; a nib that can't be loaded creates no views.
  mutating func register(_ nib: UINib?, for name: Name) {
    register(nib.map { nib in { _ in nib.makeView() } }, for: name)
    if let nib, NibLoader.current == nil { refuse(nib.name, for: name) }
  }

  mutating func refuse(_ reason: String, for name: Name) {
    makers[name] = nil
    unmade[name] = reason
  }

  /// Creates a view, or returns `nil` if no usable closure is registered for the name.
  func make(_ name: Name, reuseIdentifier: String?) -> Made? { makers[name]?(reuseIdentifier) }
}
