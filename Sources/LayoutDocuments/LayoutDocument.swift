package import AutoLayout
package import Foundation

/// A layout written down: views, guides and constraints as values, apart from any file format.
///
/// An item is known by its index. Names are optional, and two items may have the same one.
package struct LayoutDocument: Hashable, Sendable, Codable {
  /// Owners before what they own: a view, its guides in their order, its subviews from back to front.
  ///
  /// The first item is the root.
  package var items: [Item]
  /// The constraints of the author's, in their order.
  package var constraints: [Constraint]
  /// The named numbers, in their order.
  package var metrics: [MetricExpression.Metric]
  /// What the root is laid out in.
  package var surroundings: Surroundings

  /// Makes a document.
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
  /// A view or a guide.
  package struct Item: Hashable, Sendable, Codable {
    /// What the item is.
    package var kind: Kind
    /// The author's name for the item.
    package var name: String?
    /// The name of the view's class, if that is a subclass of the one that is made.
    package var subclass: String?
    /// The name that figures show in its place; `nil` for the same.
    package var figureName: String?
    /// Whether figures make a text that is too long for the view smaller instead of cutting it.
    package var shrinksText = false
    /// The index of the superview or owning view; `nil` for the root.
    package var owner: Int?
    /// What is set on a view, at most one setting for each property, in the order in which views list them.
    package private(set) var settings: [LayoutSetting] = []

    /// Makes an item.
    package init(
      _ kind: Kind, name: String? = nil, owner: Int? = nil, settings: [LayoutSetting] = []
    ) {
      self.kind = kind
      self.name = name
      self.owner = owner
      for setting in settings { set(setting) }
    }

    /// The class of a view; `nil` for a guide.
    package var viewClass: ViewClass? {
      if case .view(let viewClass) = kind { viewClass } else { nil }
    }

    /// Sets a property, in place of what it was set to.
    ///
    /// What the class lists with nothing set is left out.
    package mutating func set(_ setting: LayoutSetting) {
      let property = setting.property
      reset(property)
      if case .known(let known) = viewClass, known.defaults.contains(setting) { return }
      let place = rank(of: property)
      let next = settings.lastIndex { rank(of: $0.property) <= place }.map { $0 + 1 } ?? 0
      settings.insert(setting, at: next)
    }

    /// Leaves a property to its default.
    package mutating func reset(_ property: LayoutSetting.Property) {
      settings.removeAll { $0.property == property }
    }

    /// Returns what a property is set to, or `nil` for its default.
    package subscript(_ property: LayoutSetting.Property) -> LayoutSetting? {
      settings.first { $0.property == property }
    }

    /// The place of a property in the order in which views list them.
    private func rank(of property: LayoutSetting.Property) -> Int {
      if case .custom = property { return -1 }
      guard case .view(.known(let known)) = kind else {
        return KnownViewClass.view.properties.firstIndex(of: property) ?? .max
      }
      return known.properties.firstIndex(of: property) ?? .max
    }
  }

  /// The kinds of items.
  package enum Kind: Hashable, Sendable, Codable {
    case view(ViewClass)
    /// A guide that the author added.
    case guide
  }

  /// A view, a guide, or one of the guides that a view has by itself.
  package struct Place: Hashable, Sendable, Codable {
    /// The index of the view or guide.
    package var item: Int
    /// The guide that the view has by itself; `nil` for the item itself.
    package var guide: SystemGuideKind?

    /// Makes a place.
    package init(_ item: Int, _ guide: SystemGuideKind? = nil) {
      self.item = item
      self.guide = guide
    }
  }

  /// A constraint, or several that a visual format string makes.
  package enum Constraint: Hashable, Sendable, Codable {
    case relation(ConstraintForm<Place>)
    case visual(VisualConstraint)
  }

  /// A visual format string with what it refers to; items go by their names.
  package struct VisualConstraint: Hashable, Sendable, Codable {
    /// The text in Apple's language.
    package var format: String
    /// How views are aligned, and the direction that the string is read in.
    package var options: LayoutConstraint.FormatOptions
    /// The string's own metrics, which hide those of the document.
    package var metrics: [MetricExpression.Metric]
    /// The name given to all constraints of the string.
    package var identifier: String?

    /// Makes a visual constraint.
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

  /// What the root is laid out in.
  package struct Surroundings: Hashable, Sendable, Codable {
    /// The platform; `nil` for the default.
    package var profile: PlatformProfile?
    /// The reading direction; `nil` if it is left open.
    package var direction: LayoutDirection?
    /// The height that the keyboard covers, in points; `nil` without a keyboard.
    package var keyboardHeight: CGFloat?
    /// Whether the keyboard is shown in the height that the device has for it.
    package var showsKeyboard = false
    /// Whether texts that don't fit are drawn smaller, because their sizes were stored by a system with other fonts.
    package var shrinksTexts = false
    /// The sizes to lay out at; frames are written for the first one.
    package var canvases: [Canvas]

    /// Makes surroundings.
    package init(
      profile: PlatformProfile? = nil, direction: LayoutDirection? = nil,
      keyboardHeight: CGFloat? = nil, canvases: [Canvas] = []
    ) {
      self.profile = profile
      self.direction = direction
      self.keyboardHeight = keyboardHeight
      self.canvases = canvases
    }

    /// The height that the keyboard covers on a canvas, in points; 0 without one.
    package func keyboardHeight(on canvas: Canvas) -> CGFloat {
      let stated: Keyboard? = showsKeyboard ? .shown : keyboardHeight.map { .height($0) }
      return (canvas.keyboard ?? stated)?.height(on: canvas) ?? 0
    }
  }
}

/// The class of a view in a document.
package enum ViewClass: Hashable, Sendable, Codable {
  case known(KnownViewClass)
  /// A class that can't be made by name.
  case other(String)

  /// Finds a class by its name without its module.
  package init(named name: String) {
    self = KnownViewClass(word: name).map { .known($0) } ?? .other(name)
  }

  /// The priority of a content along an axis in a view of the class with nothing set.
  package func defaultPriority(
    _ priority: ContentPriority, _ axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    if case .known(let known) = self { return known.defaultPriority(priority, axis) }
    return KnownViewClass.view.defaultPriority(priority, axis)
  }

  /// The class's name without its module.
  package var name: String {
    switch self {
    case .known(let known): known.word
    case .other(let name): name
    }
  }
}
