public import AutoLayout

/// UIKit's delegate of an application; never called, with empty defaults.
public protocol UIApplicationDelegate: AnyObject {
  /// The window of the application.
  var window: Window? { get set }
  /// Called after the application has started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// No window.
  public var window: Window? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplication {
  /// A reason why an application was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Makes a reason from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// UIKit's delegate of a scene; never called, with empty defaults.
public protocol UISceneDelegate: AnyObject {
  /// Called when a scene is connected.
  func scene(
    _ scene: ApplicationScene, willConnectTo session: UISceneSession,
    options connectionOptions: ApplicationScene.ConnectionOptions)
  /// Called when a scene is disconnected.
  func sceneDidDisconnect(_ scene: ApplicationScene)
  /// Called when a scene becomes active.
  func sceneDidBecomeActive(_ scene: ApplicationScene)
  /// Called before a scene is inactive.
  func sceneWillResignActive(_ scene: ApplicationScene)
  /// Called before a scene comes back.
  func sceneWillEnterForeground(_ scene: ApplicationScene)
  /// Called after a scene went away.
  func sceneDidEnterBackground(_ scene: ApplicationScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: ApplicationScene, willConnectTo session: UISceneSession,
    options connectionOptions: ApplicationScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: ApplicationScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: ApplicationScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: ApplicationScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: ApplicationScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: ApplicationScene) {}
}

/// UIKit's delegate of a scene with windows; never called.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: Window? { get set }
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: Window? {
    get { nil }
    set {}
  }
}

extension ApplicationScene {
  /// The delegate; never called.
  public var delegate: (any UISceneDelegate)? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// UIKit's reasons why a scene is connected.
  open class ConnectionOptions {
    /// The addresses to open: none.
    public var urlContexts: Set<String> { [] }
  }
}

/// UIKit's record of a scene between its connections.
///
/// Stored for source compatibility.
open class UISceneSession {
  /// The role of the scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of a window of an application.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role = Role.windowApplication

  /// The configuration of the scene.
  open var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  init() {}
}

/// UIKit's description of a scene.
///
/// Stored for source compatibility.
open class UISceneConfiguration {
  /// The name of the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}
