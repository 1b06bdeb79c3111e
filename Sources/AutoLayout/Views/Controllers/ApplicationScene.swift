/// A scene of an application, stored for source compatibility; layout ignores it.
open class ApplicationScene: Responder {
  /// An activation state of a scene, with UIKit's raw values.
  public enum ActivationState: Int, Sendable {
    /// The scene isn't connected to the app.
    case unattached = -1
    /// The scene is on screen and active, on screen without events, or off screen.
    case foregroundActive, foregroundInactive, background
  }

  /// The activation state; always `foregroundActive`.
  open var activationState: ActivationState { .foregroundActive }

  /// The title of the scene.
  open var title: String?
}

extension ApplicationScene: Hashable {
  /// Whether both scenes are the same object.
  public static func == (lhs: ApplicationScene, rhs: ApplicationScene) -> Bool { lhs === rhs }

  /// Hashes the scene's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene that has windows, stored for source compatibility.
open class WindowScene: ApplicationScene {
  /// The screen of the scene; always the main screen.
  public var screen: Screen { .main }

  /// The windows of the scene; always empty.
  open var windows: [Window] { [] }
}
