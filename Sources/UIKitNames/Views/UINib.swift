import AutoLayout
public import Foundation

/// A nib: the objects of an Interface Builder document.
///
/// Nibs are loaded if `plumbline` runs the code. Elsewhere they have no objects.
public final class UINib {
  /// The options of loading; none has an effect.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// Makes an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects that placeholders stand for.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let name: String
  private let bundle: Bundle?

  /// Makes the nib of a document in a bundle, or in that of the program for `nil`.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    (self.name, bundle) = (name, bundleOrNil)
  }

  /// Makes the nib's objects anew, connects them with an owner, and returns those at the top level.
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    NibLoader.current?.instantiate(name, bundle, ownerOrNil.map { $0 as AnyObject }) ?? []
  }

  /// Returns the nib's first view of a type, which is made anew.
  func makeView<Kind: View>() -> Kind? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? Kind }.first
  }
}

extension Bundle {
  /// Makes the objects of a nib, connects them with an owner, and returns those at the top level; returns `nil` for a
  /// nib without objects.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return objects.isEmpty ? nil : objects
  }
}
