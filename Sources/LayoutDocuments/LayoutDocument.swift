package import AutoLayout
package import Foundation

/// The values that describe a layout: views, guides and constraints, independent of file formats.
///
/// Items are identified by index. Names are optional, and two items may have equal names.
package struct LayoutDocument: Hashable, Sendable, Codable {
  /// The items: first a view, then its guides in order, and then its subviews from back to front.
  ///
  /// The first item is the root.
  package var items: [Item]
  /// The author's constraints, in order.
  package var constraints: [Constraint]
  /// The metrics: named numbers, in order.
  package var metrics: [MetricExpression.Metric]
  /// The conditions in which the root is laid out.
  package var surroundings: Surroundings

  /// Creates a document from items, constraints, metrics and surroundings.
  package init(
    items: [Item] = [], constraints: [Constraint] = [], metrics: [MetricExpression.Metric] = [],
    surroundings: Surroundings = Surroundings()
  ) {
    self.items = items
    self.constraints = constraints
    self.metrics = metrics
    self.surroundings = surroundings
  }
}

extension LayoutDocument {
  /// A view or guide.
  package struct Item: Hashable, Sendable, Codable {
    /// The kind of item.
    package var kind: Kind
    /// The author's name for the item, or `nil` if it has none.
    package var name: String?
    /// The name of the view's class if documents can only create one of its superclasses, or `nil`.
    package var subclass: String?
    /// The name that figures show instead of ``name``, or `nil` to show ``name``.
    package var figureName: String?
    /// Whether figures shrink text that is too long for the view, instead of truncating it.
    package var shrinksText = false
    /// The index of the superview or owning view, or `nil` for the root.
    package var owner: Int?
    /// The settings of a view, at most one for each property, in the order of the view class's `properties`.
    package private(set) var settings: [LayoutSetting] = []

    /// Creates an item with a kind, a name, an owner and settings.
    package init(
      _ kind: Kind, name: String? = nil, owner: Int? = nil, settings: [LayoutSetting] = []
    ) {
      self.kind = kind
      self.name = name
      self.owner = owner
      for setting in settings { set(setting) }
    }

    /// The class of a view, or `nil` for a guide.
    package var viewClass: ViewClass? {
      if case .view(let viewClass) = kind { viewClass } else { nil }
    }

    /// Sets a property, replacing its earlier setting.
    ///
    /// A setting that equals the default of the view's class isn't stored.
    package mutating func set(_ setting: LayoutSetting) {
      let property = setting.property
      reset(property)
      if case .known(let known) = viewClass, known.defaults.contains(setting) { return }
      let place = rank(of: property)
      let next = settings.lastIndex { rank(of: $0.property) <= place }.map { $0 + 1 } ?? 0
      settings.insert(setting, at: next)
    }

    /// Resets a property to its default.
    package mutating func reset(_ property: LayoutSetting.Property) {
      settings.removeAll { $0.property == property }
    }

    /// The setting of a property, or `nil` if the property has its default value.
    package subscript(_ property: LayoutSetting.Property) -> LayoutSetting? {
      settings.first { $0.property == property }
    }

    /// The index of a property in the view class's `properties`, or −1 for a custom property.
    private func rank(of property: LayoutSetting.Property) -> Int {
      if case .custom = property { return -1 }
      guard case .view(.known(let known)) = kind else {
        return KnownViewClass.view.properties.firstIndex(of: property) ?? .max
      }
      return known.properties.firstIndex(of: property) ?? .max
    }
  }

  /// The kinds of items: a view of a class, or a guide.
  package enum Kind: Hashable, Sendable, Codable {
    case view(ViewClass)
    /// A guide that the author added.
    case guide
  }

  /// A view or guide of a document, or one of the guides that every view has.
  package struct Place: Hashable, Sendable, Codable {
    /// The index of the view or guide.
    package var item: Int
    /// The built-in guide of the view, or `nil` for the item itself.
    package var guide: SystemGuideKind?

    /// Creates a place from an item's index and a built-in guide.
    package init(_ item: Int, _ guide: SystemGuideKind? = nil) {
      self.item = item
      self.guide = guide
    }
  }

  /// A constraint, or the constraints that a visual format string creates.
  package enum Constraint: Hashable, Sendable, Codable {
    case relation(ConstraintForm<Place>)
    case visual(VisualConstraint)
  }

  /// A visual format string, in which names identify the items, with its options and metrics.
  package struct VisualConstraint: Hashable, Sendable, Codable {
    /// The visual format string, in Apple's syntax.
    package var format: String
    /// The alignment of the views, and the direction of the string.
    package var options: LayoutConstraint.FormatOptions
    /// The metrics of this string, which override the metrics of the document.
    package var metrics: [MetricExpression.Metric]
    /// The identifier of all constraints that the string creates, or `nil`.
    package var identifier: String?

    /// Creates a visual constraint from a format string.
    package init(
      format: String, options: LayoutConstraint.FormatOptions = [],
      metrics: [MetricExpression.Metric] = [], identifier: String? = nil
    ) {
      self.format = format
      self.options = options
      self.metrics = metrics
      self.identifier = identifier
    }
  }

  /// The conditions in which the root is laid out.
  package struct Surroundings: Hashable, Sendable, Codable {
    /// The platform, or `nil` for the default platform.
    package var profile: PlatformProfile?
    /// The layout direction, or `nil` if it isn't set.
    package var direction: LayoutDirection?
    /// The height that the keyboard covers, in points, or `nil` without a keyboard.
    package var keyboardHeight: CGFloat?
    /// Whether the keyboard is shown, at the height that it has on the canvas's device.
    package var showsKeyboard = false
    /// Whether to shrink text that doesn't fit, because the document stores view sizes from a system with other fonts.
    package var shrinksTexts = false
    /// The canvases to lay the root out on; frames are designed for the first canvas.
    package var canvases: [Canvas]

    /// Creates surroundings from a platform, a layout direction, a keyboard height and canvases.
    package init(
      profile: PlatformProfile? = nil, direction: LayoutDirection? = nil,
      keyboardHeight: CGFloat? = nil, canvases: [Canvas] = []
    ) {
      self.profile = profile
      self.direction = direction
      self.keyboardHeight = keyboardHeight
      self.canvases = canvases
    }

    /// Returns the height that the keyboard covers on a canvas, in points, or 0 if the keyboard isn't shown.
    package func keyboardHeight(on canvas: Canvas) -> CGFloat {
      let stated: Keyboard? = showsKeyboard ? .shown : keyboardHeight.map { .height($0) }
      return (canvas.keyboard ?? stated)?.height(on: canvas) ?? 0
    }
  }
}

/// The class of a view in a document.
package enum ViewClass: Hashable, Sendable, Codable {
  case known(KnownViewClass)
  /// A class that can't be instantiated by name.
  case other(String)

  /// Creates the class with a name, without its module.
  package init(named name: String) {
    self = KnownViewClass(word: name).map { .known($0) } ?? .other(name)
  }

  /// Returns the default value of a content priority along an axis, in views of the class.
  package func defaultPriority(
    _ priority: ContentPriority, _ axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    if case .known(let known) = self { return known.defaultPriority(priority, axis) }
    return KnownViewClass.view.defaultPriority(priority, axis)
  }

  /// The name of the class, without its module.
  package var name: String {
    switch self {
    case .known(let known): known.word
    case .other(let name): name
    }
  }
}
