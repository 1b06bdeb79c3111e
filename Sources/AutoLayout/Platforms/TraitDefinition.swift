/// A built-in or custom trait that code can read, override in part of a tree, and observe.
public protocol TraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Sendable

  /// The value of the trait if it is unspecified.
  static var defaultValue: Value { get }

  /// The trait's name in messages.
  static var name: String { get }

  /// The trait's identifier in archives.
  static var identifier: String { get }

  /// Whether colors depend on the trait. The value is ignored, because colors depend only on the interface style.
  static var affectsColorAppearance: Bool { get }

  /// The property of ``TraitCollection`` that stores a built-in trait, or `nil` for custom traits.
  static var property: WritableKeyPath<TraitCollection, Value>? { get }
}

extension TraitDefinition {
  /// The name of the trait's type.
  public static var name: String { "\(Self.self)" }

  /// The fully qualified name of the trait's type.
  public static var identifier: String { String(reflecting: Self.self) }

  /// False by default.
  public static var affectsColorAppearance: Bool { false }

  /// `nil`, as for all custom traits.
  public static var property: WritableKeyPath<TraitCollection, Value>? { nil }
}

extension TraitCollection {
  /// The value of a trait, or the trait's default value if it is unspecified.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    if let property = trait.property { return self[keyPath: property] }
    return ownValues[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
  }

  /// Sets the value of a trait.
  package mutating func set<Trait: TraitDefinition>(_ value: Trait.Value, for trait: Trait.Type) {
    if let property = trait.property {
      self[keyPath: property] = value
    } else {
      ownValues[ObjectIdentifier(trait)] = TraitValue(value)
    }
  }

  /// Makes a trait unspecified again.
  package mutating func unset<Trait: TraitDefinition>(_ trait: Trait.Type) {
    if let property = trait.property {
      self[keyPath: property] = trait.defaultValue
    } else {
      ownValues[ObjectIdentifier(trait)] = nil
    }
  }

  /// Returns whether the collection specifies a trait.
  package func isSpecified<Trait: TraitDefinition>(_ trait: Trait.Type) -> Bool {
    guard let property = trait.property else { return ownValues[ObjectIdentifier(trait)] != nil }
    return TraitValue(self[keyPath: property]) != TraitValue(trait.defaultValue)
  }

  /// Returns whether another collection has a different value for a trait.
  package func differs<Trait: TraitDefinition>(
    in trait: Trait.Type, from other: TraitCollection
  ) -> Bool {
    guard trait.property == nil else { return TraitValue(self[trait]) != TraitValue(other[trait]) }
    let (own, others) = (
      ownValues[ObjectIdentifier(trait)], other.ownValues[ObjectIdentifier(trait)]
    )
    guard own != others else { return false }
    // An unspecified trait equals its default.
    let fallback = TraitValue(trait.defaultValue)
    return own ?? fallback != others ?? fallback
  }
}

/// A trait's value, made comparable; if its type isn't `Hashable`, it equals only copies of itself.
struct TraitValue: Hashable, Sendable {
  let value: any Sendable
  private let occasion = Occasion()

  private final class Occasion: Sendable {}

  init(_ value: any Sendable) { self.value = value }

  static func == (one: TraitValue, other: TraitValue) -> Bool {
    guard let value = one.value as? any Hashable, let others = other.value as? any Hashable else {
      return one.occasion === other.occasion
    }
    return AnyHashable(value) == AnyHashable(others)
  }

  /// Hashes nothing, because values whose type isn't `Hashable` can't be hashed.
  func hash(into hasher: inout Hasher) {}
}
