import AutoLayout
public import Foundation

/// The objects of an Interface Builder document, which can be loaded only in programs that `plumbline` runs.
public final class UINib {
  /// The options of loading, which have no effect.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects that replace placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let name: String
  private let bundle: Bundle?

  /// Creates the nib of a document in a bundle, or in the program's bundle if `bundleOrNil` is `nil`.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    (self.name, bundle) = (name, bundleOrNil)
  }

  /// Creates the nib's objects, connects them to an owner, and returns the top-level objects.
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    NibLoader.current?.instantiate(name, bundle, ownerOrNil.map { $0 as AnyObject }) ?? []
  }

  /// Creates the nib's objects, and returns the first top-level view of a type.
  func makeView<Kind: View>() -> Kind? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? Kind }.first
  }
}

extension Bundle {
  /// Creates a nib's objects, connects them to an owner, and returns the top-level ones, or `nil` if there aren't any.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return objects.isEmpty ? nil : objects
  }
}
