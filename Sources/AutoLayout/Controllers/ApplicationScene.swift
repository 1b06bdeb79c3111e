/// A scene of an application, stored for source compatibility; layout ignores it.
open class ApplicationScene: Responder {
  /// The activation states of scenes; the raw values are Apple's.
  public enum ActivationState: Int, Sendable {
    /// The scene isn't connected to the app.
    case unattached = -1
    /// The scene is on screen, on screen without events, or off screen.
    case foregroundActive, foregroundInactive, background
  }

  /// The activation state: always in the foreground and active.
  open var activationState: ActivationState { .foregroundActive }

  /// The title of the scene.
  open var title: String?
}

extension ApplicationScene: Hashable {
  /// Returns whether both are the same object.
  public static func == (lhs: ApplicationScene, rhs: ApplicationScene) -> Bool { lhs === rhs }

  /// Hashes the scene's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows.
open class WindowScene: ApplicationScene {
  /// The main screen.
  public var screen: Screen { .main }

  /// The windows of the scene: always none.
  open var windows: [Window] { [] }
}
