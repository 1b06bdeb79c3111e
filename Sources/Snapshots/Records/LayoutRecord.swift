public import AutoLayout
public import Foundation

/// A solved layout as a reference keeps it: small, reviewable as text, and enough to say later what
/// moved and why.
///
/// Numbers are rounded once, when the record is made, to what its text holds, so that a record is the
/// same after it was written and read. Owners come before what they own, and constraints mention items
/// that there are.
public struct LayoutRecord: Hashable, Sendable {
  /// The newest form of the text that this version reads and writes.
  public static let formatVersion = 3

  /// What the scene was laid out in.
  public var surroundings: Surroundings
  /// What measured the texts and drew the picture, in a stable order.
  public var environment: [EnvironmentEntry]
  /// The fingerprint of the picture beside the record; `nil` if there isn't one.
  public var picture: PictureFingerprint?
  /// Views and guides in the order of the tree, each after its owner; of the guides that views have
  /// by themselves those that constraints mention.
  public var items: [Item]
  /// What the layout depends on besides constraints and contents, in the order of the items; `nil` for a
  /// record of format 1, which does not say.
  public var settings: [Setting]?
  /// How views look apart from their texts, in the order of the items; `nil` for a record of format 1 or 2,
  /// which doesn't tell.
  public var appearances: [Setting]?
  /// The constraints that count, in the order of ``SolvedTree/constraints``.
  public var constraints: [Constraint]
  /// The constraints that were left out, and those that leave them no room.
  public var conflicts: [Conflict]
}

extension LayoutRecord {
  /// What a scene was laid out in.
  public struct Surroundings: Hashable, Sendable {
    /// The canvas's name.
    public var canvas: String
    /// Width and height in points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// What hardware and bars cover, in points.
    public var safeArea: EdgeInsets
    /// Which side leads.
    public var direction: LayoutDirection
    /// How large people want text, as scene files name it.
    public var textSize: String
    /// The name of the platform's numbers.
    public var profile: String
  }

  /// One thing besides the scene that texts and pictures depend on.
  public struct EnvironmentEntry: Hashable, Sendable {
    /// Its name: `cairo`, `pango`, `freetype` or a font's file.
    public var name: String
    /// Its version, or the hash of its content.
    public var version: String

    /// Names a thing with its version.
    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// What tells two pictures apart without decoding them.
  public struct PictureFingerprint: Hashable, Sendable {
    /// The size in pixels.
    public var size: PixelSize
    /// The hash of the pixels.
    public var pixels: UInt64
    /// The hash of the file's bytes.
    public var file: UInt64

    /// Puts a fingerprint together.
    public init(size: PixelSize, pixels: UInt64, file: UInt64) {
      self.size = size
      self.pixels = pixels
      self.file = file
    }
  }

  /// A view or a guide with its frame.
  public struct Item: Hashable, Sendable {
    /// The kinds of items.
    public enum Kind: Hashable, Sendable {
      /// A view of a class.
      case view(className: String)
      /// A guide that the author added.
      case guide
      /// A guide that a view has by itself.
      case builtIn
    }

    /// What the item is.
    public var kind: Kind
    /// The item's name, which no other of the record has.
    public var name: String
    /// The index of the superview or owning view in ``LayoutRecord/items``; `nil` for the root.
    public var owner: Int?
    /// In the owner's coordinates, in points, rounded to pixels.
    public var frame: CGRect
    /// The text that the view shows; `nil` for none.
    public var text: String?
    /// How many lines the text may take; 0 for as many as it needs.
    public var lineLimit: Int
    /// What the content wants horizontally; `nil` if it has no opinion.
    public var contentWidth: Wish?
    /// What the content wants vertically; `nil` if it has no opinion.
    public var contentHeight: Wish?
    /// Whether the view, or one that it is inside of, is hidden.
    public var isHidden: Bool
    /// The axes that constraints mention but do not determine.
    public var ambiguousAxes: [LayoutConstraint.Axis]
    /// The axes that no constraint mentions.
    public var unconstrainedAxes: [LayoutConstraint.Axis]

    /// What a content wants along an axis.
    public struct Wish: Hashable, Sendable {
      /// The extent, in points.
      public var length: CGFloat
      /// How strongly the view resists being larger.
      public var hugging: LayoutPriority
      /// How strongly the view resists being smaller.
      public var resistance: LayoutPriority
    }
  }

  /// Something that was set on an item.
  public struct Setting: Hashable, Sendable {
    /// The index of the item.
    public var item: Int
    /// The word of scene files, such as `axis` or `margins`.
    public var name: String
    /// The value, as scene files write it.
    public var value: String
  }

  /// A constraint between items by their indices, and whether it holds.
  @dynamicMemberLookup
  public struct Constraint: Hashable, Sendable {
    /// What the constraint says. A distance starts at the attribute that it ends at.
    public var form: ConstraintForm<Int>
    /// Who made it.
    public var origin: SolvedTree.Constraint.Origin
    /// Whether it holds in this layout.
    public var holds: Bool

    /// A part of what the constraint says.
    public subscript<Value>(dynamicMember path: WritableKeyPath<ConstraintForm<Int>, Value>)
      -> Value
    {
      get { form[keyPath: path] }
      set { form[keyPath: path] = newValue }
    }
  }

  /// A constraint that was left out.
  public struct Conflict: Hashable, Sendable {
    /// Its identifier and equation.
    public var broken: String
    /// Those of the constraints that leave it no room.
    public var because: [String]
  }
}
