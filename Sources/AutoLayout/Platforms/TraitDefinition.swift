/// A trait by which code asks for values, says others for a part of a tree, and asks to be told of changes.
///
/// Those that ``TraitCollection`` has by itself have definitions, and authors define their own.
public protocol TraitDefinition {
  /// What a collection says of the trait.
  associatedtype Value: Sendable

  /// What a collection says that leaves the trait open.
  static var defaultValue: Value { get }

  /// What the trait is called in messages.
  static var name: String { get }

  /// What stands for the trait in archives.
  static var identifier: String { get }

  /// Whether colours look different with another value; here they do by the interface's style alone.
  static var affectsColorAppearance: Bool { get }

  /// Where collections keep a trait that they have by themselves; nil for those that authors define.
  static var property: WritableKeyPath<TraitCollection, Value>? { get }
}

extension TraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }

  /// The name of the type with those of what it lies in.
  public static var identifier: String { String(reflecting: Self.self) }

  /// False.
  public static var affectsColorAppearance: Bool { false }

  /// Nil.
  public static var property: WritableKeyPath<TraitCollection, Value>? { nil }
}

extension TraitCollection {
  /// What is said of a trait; its default where nothing is.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    if let property = trait.property { return self[keyPath: property] }
    return ownValues[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
  }

  /// Says something of a trait.
  package mutating func say<Trait: TraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
    if let property = trait.property {
      self[keyPath: property] = value
    } else {
      ownValues[ObjectIdentifier(trait)] = TraitValue(value)
    }
  }

  /// Leaves a trait open again.
  package mutating func forget<Trait: TraitDefinition>(_ trait: Trait.Type) {
    if let property = trait.property {
      self[keyPath: property] = trait.defaultValue
    } else {
      ownValues[ObjectIdentifier(trait)] = nil
    }
  }

  /// Whether anything is said of a trait.
  package func isSaid<Trait: TraitDefinition>(_ trait: Trait.Type) -> Bool {
    guard let property = trait.property else { return ownValues[ObjectIdentifier(trait)] != nil }
    return TraitValue(self[keyPath: property]) != TraitValue(trait.defaultValue)
  }

  /// Whether another collection says something else of a trait.
  package func differs<Trait: TraitDefinition>(
    in trait: Trait.Type, from other: TraitCollection
  ) -> Bool {
    guard trait.property == nil else { return TraitValue(self[trait]) != TraitValue(other[trait]) }
    let (own, others) = (
      ownValues[ObjectIdentifier(trait)], other.ownValues[ObjectIdentifier(trait)]
    )
    guard own != others else { return false }
    // Leaving a trait open and saying its default is the same.
    let fallback = TraitValue(trait.defaultValue)
    return own ?? fallback != others ?? fallback
  }
}

/// What is said of a trait.
///
/// Two are equal if their type says so; values of types that do not compare are what was said at once.
struct TraitValue: Hashable, Sendable {
  let value: any Sendable
  private let occasion = Occasion()

  /// Something that is only equal to itself.
  private final class Occasion: Sendable {}

  init(_ value: any Sendable) { self.value = value }

  static func == (one: TraitValue, other: TraitValue) -> Bool {
    guard let value = one.value as? any Hashable, let others = other.value as? any Hashable else {
      return one.occasion === other.occasion
    }
    return AnyHashable(value) == AnyHashable(others)
  }

  /// The same for all: of values that do not compare nothing is known to hash.
  func hash(into hasher: inout Hasher) {}
}
