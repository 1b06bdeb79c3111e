public import AutoLayout

extension TraitCollection {
  private init<Trait: TraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
    self.init()
    set(value, for: trait)
  }

  /// Creates a collection with only the accessibility contrast.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(accessibilityContrast, of: UITraitAccessibilityContrast.self)
  }

  /// Creates a collection with only the interface level.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(userInterfaceLevel, of: UITraitUserInterfaceLevel.self)
  }

  /// Creates a collection with only the legibility weight.
  public init(legibilityWeight: UILegibilityWeight) {
    self.init(legibilityWeight, of: UITraitLegibilityWeight.self)
  }

  /// Creates a collection with only the display gamut.
  public init(displayGamut: UIDisplayGamut) {
    self.init(displayGamut, of: UITraitDisplayGamut.self)
  }

  /// Creates a collection with only the force touch capability.
  public init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(capability, of: UITraitForceTouchCapability.self)
  }

  /// Creates a collection with only the active appearance.
  public init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(activeAppearance, of: UITraitActiveAppearance.self)
  }

  /// Creates a collection with only the scene capture state.
  public init(sceneCaptureState: UISceneCaptureState) {
    self.init(sceneCaptureState, of: UITraitSceneCaptureState.self)
  }
}
