/// A part of an application's interface; windows here are in none.
///
/// Stored for source compatibility; layout ignores it.
open class ApplicationScene: Responder {
  /// How active a scene is; Apple's raw values.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// How active the scene is: in front, and active.
  open var activationState: ActivationState { .foregroundActive }

  /// The title of the scene.
  open var title: String?
}

extension ApplicationScene: Hashable {
  /// Scenes are equal when they are the same object.
  public static func == (lhs: ApplicationScene, rhs: ApplicationScene) -> Bool { lhs === rhs }

  /// Hashes the scene's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows.
open class WindowScene: ApplicationScene {
  /// The main screen.
  public var screen: Screen { .main }

  /// The windows in the scene: none, as windows here are roots that nobody lists.
  open var windows: [Window] { [] }
}
