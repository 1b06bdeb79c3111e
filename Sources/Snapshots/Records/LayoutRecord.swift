package import AutoLayout
package import Foundation

/// A solved layout as stored in a reference: small, readable in reviews, and sufficient to determine later what moved
/// and why.
///
/// Numbers are rounded once, when the record is created, to the digits of its text, so that writing and reading don't
/// change a record. Owners precede their items.
package struct LayoutRecord: Hashable, Sendable {
  /// The number of the text's format.
  package static let formatVersion = 4

  /// The surroundings of the layout.
  package var surroundings: Surroundings
  /// The libraries and fonts that measured texts and drew the picture, in a stable order.
  package var environment: [EnvironmentEntry]
  /// The fingerprint of the picture beside the record; `nil` if there isn't one.
  package var picture: PictureFingerprint?
  /// Views and guides in the order of the tree, each after its owner.
  ///
  /// Built-in guides are included if constraints mention them.
  package var items: [Item]
  /// The constraints that count, in the order of ``SolvedTree/constraints``.
  package var constraints: [Constraint]
  /// The broken constraints, each with those it conflicts with.
  package var conflicts: [Conflict]
}

extension LayoutRecord {
  /// The environment in which a scene is laid out.
  package struct Surroundings: Hashable, Sendable {
    /// The canvas's name.
    package var canvas: String
    /// Width and height in points.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat
    /// The safe area insets, in points.
    package var safeArea: EdgeInsets
    /// The layout direction.
    package var direction: LayoutDirection
    /// The preferred content size category, as scene files name it.
    package var textSize: String
    /// The name of the platform profile.
    package var profile: String
  }

  /// A library, a font or a setting of a project file that texts and pictures depend on.
  package struct EnvironmentEntry: Hashable, Sendable {
    /// Its name: `cairo`, `pango`, `freetype`, a font's file, or the key of a setting after its prefix.
    package var name: String
    /// Its version, the hash of its content, or the value of the setting.
    package var version: String

    /// The beginning of the names of settings.
    package static let settingPrefix = "plumbline.yml:"

    /// Creates an entry.
    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// Hashes that tell pictures apart without decoding them.
  package struct PictureFingerprint: Hashable, Sendable {
    /// The size in pixels.
    package var size: PixelSize
    /// The hash of the pixels.
    package var pixels: UInt64
    /// The hash of the file's bytes.
    package var file: UInt64

    /// Creates a fingerprint.
    package init(size: PixelSize, pixels: UInt64, file: UInt64) {
      self.size = size
      self.pixels = pixels
      self.file = file
    }
  }

  /// A view or a guide with its frame.
  package struct Item: Hashable, Sendable {
    /// The kinds of items.
    package enum Kind: Hashable, Sendable {
      /// A view of a class.
      case view(className: String)
      /// A guide that the author added.
      case guide
      /// A built-in guide of a view, such as its margins.
      case builtIn
    }

    /// The item's kind.
    package var kind: Kind
    /// The item's unique name.
    package var name: String
    /// The index of the superview or owning view in ``LayoutRecord/items``; `nil` for the root.
    package var owner: Int?
    /// In the owner's coordinates, in points, rounded to pixels.
    package var frame: CGRect
    /// Whether the frame places the view in its superview, instead of constraints.
    package var isPlaced: Bool
    /// The text that the view shows, or `nil`.
    package var text: String?
    /// How many lines the text may take; 0 for as many as it needs.
    package var lineLimit: Int
    /// The maximum of ``lineLimit``; more lines than any text has are as many.
    static let mostLines = 10_000
    /// The intrinsic width with its priorities, or `nil` if there isn't one.
    package var contentWidth: Wish?
    /// The intrinsic height with its priorities, or `nil` if there isn't one.
    package var contentHeight: Wish?
    /// Whether the view or one of its superviews is hidden.
    package var isHidden: Bool
    /// The axes that constraints mention but do not determine.
    package var ambiguousAxes: [LayoutConstraint.Axis]
    /// The axes that no constraint mentions.
    package var unconstrainedAxes: [LayoutConstraint.Axis]
    /// The settings of a view that its other properties don't show, in the order in which views list them.
    var settings: [LayoutSetting] = []
    /// The look of a view apart from its text, as it is drawn: segments start at the left.
    var looks: [LayoutSetting] = []

    /// An extent of the intrinsic content size.
    package struct Wish: Hashable, Sendable {
      /// The extent, in points.
      package var length: CGFloat
      /// The content hugging priority.
      package var hugging: LayoutPriority
      /// The compression resistance priority.
      package var resistance: LayoutPriority
    }
  }

  /// A constraint between items by their indices, and whether it holds.
  @dynamicMemberLookup
  package struct Constraint: Hashable, Sendable {
    /// The constraint's sides and numbers.
    ///
    /// A distance starts at the attribute that it ends at.
    package var form: ConstraintForm<Int>
    /// The author, or a view that arranges others.
    package var origin: SolvedTree.Constraint.Origin
    /// Whether it holds in this layout.
    package var holds: Bool

    /// A part of the form.
    package subscript<Value>(dynamicMember path: WritableKeyPath<ConstraintForm<Int>, Value>)
      -> Value
    {
      get { form[keyPath: path] }
      set { form[keyPath: path] = newValue }
    }
  }

  /// A broken constraint with those that it conflicts with.
  package struct Conflict: Hashable, Sendable {
    /// The identifier and equation of the broken constraint.
    package var broken: String
    /// Those of the constraints it conflicts with.
    package var because: [String]
  }
}
