public import AutoLayout

extension TraitCollection {
  private init<Trait: TraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
    self.init()
    say(value, of: trait)
  }

  /// Makes a collection of the contrast of colors alone.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(accessibilityContrast, of: UITraitAccessibilityContrast.self)
  }

  /// Makes a collection of the level of content alone.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(userInterfaceLevel, of: UITraitUserInterfaceLevel.self)
  }

  /// Makes a collection of the weight of texts alone.
  public init(legibilityWeight: UILegibilityWeight) {
    self.init(legibilityWeight, of: UITraitLegibilityWeight.self)
  }

  /// Makes a collection of the colors of the screen alone.
  public init(displayGamut: UIDisplayGamut) {
    self.init(displayGamut, of: UITraitDisplayGamut.self)
  }

  /// Makes a collection of the measuring of pressure alone.
  public init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(capability, of: UITraitForceTouchCapability.self)
  }

  /// Makes a collection of whether the interface looks active alone.
  public init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(activeAppearance, of: UITraitActiveAppearance.self)
  }

  /// Makes a collection of whether the screen is recorded alone.
  public init(sceneCaptureState: UISceneCaptureState) {
    self.init(sceneCaptureState, of: UITraitSceneCaptureState.self)
  }
}
