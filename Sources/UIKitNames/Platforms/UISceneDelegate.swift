public import AutoLayout

/// UIKit's application delegate, which is never called, and whose methods have default implementations.
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
  /// Always `nil`.
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
  /// A key of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// UIKit's scene delegate, which is never called, and whose methods do nothing by default.
public protocol UISceneDelegate: AnyObject {
  /// Called when a scene is connected.
  func scene(
    _ scene: ApplicationScene, willConnectTo session: UISceneSession,
    options connectionOptions: ApplicationScene.ConnectionOptions)
  /// Called after a scene was disconnected.
  func sceneDidDisconnect(_ scene: ApplicationScene)
  /// Called after a scene became active.
  func sceneDidBecomeActive(_ scene: ApplicationScene)
  /// Called before a scene becomes inactive.
  func sceneWillResignActive(_ scene: ApplicationScene)
  /// Called before a scene enters the foreground.
  func sceneWillEnterForeground(_ scene: ApplicationScene)
  /// Called after a scene entered the background.
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

/// UIKit's delegate of a scene with windows, which is never called.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: Window? { get set }
}

extension UIWindowSceneDelegate {
  /// Always `nil`.
  public var window: Window? {
    get { nil }
    set {}
  }
}

extension ApplicationScene {
  /// The scene's delegate, which is never called.
  public var delegate: (any UISceneDelegate)? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// UIKit's options for connecting a scene.
  open class ConnectionOptions {
    /// The URLs to open: always empty.
    public var urlContexts: Set<String> { [] }
  }
}

/// UIKit's session of a scene, stored for source compatibility.
open class UISceneSession {
  /// The role of the scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of an application's window.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role = Role.windowApplication

  /// The configuration of the scene.
  open var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  init() {}
}

/// UIKit's configuration of a scene, stored for source compatibility.
open class UISceneConfiguration {
  /// The name of the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}
