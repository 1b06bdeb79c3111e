package import AutoLayout
package import Foundation

/// A solved layout, as stored in a reference.
///
/// A record is small and readable in reviews. It has the information needed to determine later what moved and why. When
/// a record is created, numbers are rounded to the decimals of its text, so writing and reading don't change it.
package struct LayoutRecord: Hashable, Sendable {
  /// The version number of the text format.
  package static let formatVersion = 4

  /// The canvas and the traits that the scene was laid out with.
  package var surroundings: Surroundings
  /// The libraries, fonts and settings that texts and the picture depend on, in a stable order.
  package var environment: [EnvironmentEntry]
  /// The fingerprint of the picture that is stored beside the record, or `nil` if there isn't a picture.
  package var picture: PictureFingerprint?
  /// The views and guides in the order of the tree, each after its owner.
  ///
  /// Built-in guides are included only if constraints refer to them.
  package var items: [Item]
  /// The active constraints, in the order of ``SolvedTree/constraints``.
  package var constraints: [Constraint]
  /// The broken constraints, each with the constraints that it conflicts with.
  package var conflicts: [Conflict]
}

extension LayoutRecord {
  /// The canvas and the traits that a scene is laid out with.
  package struct Surroundings: Hashable, Sendable {
    /// The name of the canvas, such as `320x568`.
    package var canvas: String
    /// The size of the canvas, in points.
    package var size: CGSize
    /// The scale of the canvas, in pixels per point.
    package var scale: CGFloat
    /// The safe area insets, in points.
    package var safeArea: EdgeInsets
    /// The layout direction.
    package var direction: LayoutDirection
    /// The preferred content size category, spelled as in scene files.
    package var textSize: String
    /// The name of the platform profile.
    package var profile: String
  }

  /// A library, a font or a project setting that texts and pictures depend on.
  package struct EnvironmentEntry: Hashable, Sendable {
    /// The entry's name: `cairo`, `pango`, `freetype`, a font's file, or ``settingPrefix`` and the key of a setting.
    package var name: String
    /// The library's version, the hash of the font's content, or the setting's value.
    package var version: String

    /// The prefix of the names of entries for settings.
    package static let settingPrefix = "plumbline.yml:"

    /// Creates an entry with a name and a version.
    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// Hashes of a picture, for comparing pictures without decoding them.
  package struct PictureFingerprint: Hashable, Sendable {
    /// The picture's size in pixels.
    package var size: PixelSize
    /// The hash of the pixels.
    package var pixels: UInt64
    /// The hash of the PNG file's bytes.
    package var file: UInt64

    /// Creates a fingerprint from a picture's size and hashes.
    package init(size: PixelSize, pixels: UInt64, file: UInt64) {
      self.size = size
      self.pixels = pixels
      self.file = file
    }
  }

  /// A view or a guide with its frame.
  package struct Item: Hashable, Sendable {
    /// The kind of an item.
    package enum Kind: Hashable, Sendable {
      /// A view of the given class.
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
    /// The index of the superview or owning view in ``LayoutRecord/items``, or `nil` for the root.
    package var owner: Int?
    /// The frame in the owner's coordinate space, in points, rounded to pixels.
    package var frame: CGRect
    /// Whether the view's frame is set directly instead of by constraints.
    package var isPlaced: Bool
    /// The text that the view shows, or `nil` if there isn't one.
    package var text: String?
    /// The maximum number of lines of the text, or 0 if there is no limit.
    package var lineLimit: Int
    /// The largest line limit that a record stores, because larger limits have the same effect.
    static let mostLines = 10_000
    /// The intrinsic width with its priorities, or `nil` if the item has no intrinsic width.
    package var contentWidth: Wish?
    /// The intrinsic height with its priorities, or `nil` if the item has no intrinsic height.
    package var contentHeight: Wish?
    /// Whether the view or one of its superviews is hidden.
    package var isHidden: Bool
    /// The axes on which constraints refer to the item but don't determine its frame.
    package var ambiguousAxes: [LayoutConstraint.Axis]
    /// The axes on which no constraint refers to the item.
    package var unconstrainedAxes: [LayoutConstraint.Axis]
    /// The view's settings that the other properties don't cover, in the order in which views list them.
    var settings: [LayoutSetting] = []
    /// The settings of the view's appearance except its text, with the titles of segments from left to right.
    var looks: [LayoutSetting] = []

    /// A width or height of the intrinsic content size, with its content priorities.
    package struct Wish: Hashable, Sendable {
      /// The intrinsic width or height, in points.
      package var length: CGFloat
      /// The content hugging priority.
      package var hugging: LayoutPriority
      /// The compression resistance priority.
      package var resistance: LayoutPriority
    }
  }

  /// A constraint between items, which are identified by their indices.
  @dynamicMemberLookup
  package struct Constraint: Hashable, Sendable {
    /// The items, attributes and numbers of the constraint.
    ///
    /// If a side is the distance between two anchors, both anchors have the same attribute.
    package var form: ConstraintForm<Int>
    /// The creator of the constraint: the author, or a view that arranges other views.
    package var origin: SolvedTree.Constraint.Origin
    /// Whether the constraint is satisfied in this layout.
    package var holds: Bool

    /// Accesses a property of ``form``.
    package subscript<Value>(dynamicMember path: WritableKeyPath<ConstraintForm<Int>, Value>)
      -> Value
    {
      get { form[keyPath: path] }
      set { form[keyPath: path] = newValue }
    }
  }

  /// A broken constraint, and the constraints that it conflicts with.
  package struct Conflict: Hashable, Sendable {
    /// The identifier and equation of the broken constraint.
    package var broken: String
    /// The identifiers and equations of the constraints that the broken constraint conflicts with.
    package var because: [String]
  }
}
