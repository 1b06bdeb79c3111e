internal import CairoCanvas
internal import FileSystem
internal import Foundation

/// The access control: requests must come from the page itself, in a browser that has opened the printed address.
///
/// On the first visit, the server replaces the token in the address by a cookie, so neither links nor the browser's
/// history contain the token. The cookie is derived from the user's secret, so open pages still work after the server
/// restarts.
struct PageAccess: Sendable {
  /// The token in the printed address, which is new in each run.
  let token: String
  /// The token that the page must send with write requests.
  let writeToken: String
  /// The accepted values of the `Host` header, of the form `host:port`.
  let hosts: Set<String>
  /// The name of the cookie, which includes the port, because browsers send cookies to all ports of a host.
  let cookieName: String
  private let cookie: String

  /// Derives the tokens and the cookie of a server.
  ///
  /// - Parameters:
  ///   - secret: The user's secret.
  ///   - port: The port of the server.
  ///   - names: The names and addresses under which browsers reach the server.
  init(secret: [UInt8], port: UInt16, names: [String]) {
    token = Self.randomText()
    hosts = Set(names.map { "\($0):\(port)" })
    cookieName = "plumbline-\(port)"
    cookie = sha256(secret + Array("cookie \(port)".utf8))
    writeToken = sha256(secret + Array("write \(port)".utf8))
  }

  /// The value of the `Set-Cookie` header that gives a browser access.
  var cookieHeader: String { "\(cookieName)=\(cookie); Path=/; HttpOnly; SameSite=Strict" }

  /// Returns whether a token equals the one in the printed address.
  func opens(_ token: String?) -> Bool { token == self.token }

  /// Returns whether the `Cookie` header of a request contains this server's cookie.
  func knows(_ cookies: String?) -> Bool {
    (cookies ?? "").split(separator: ";").contains {
      $0.trimmingCharacters(in: .whitespaces) == "\(cookieName)=\(cookie)"
    }
  }

  /// Returns whether a request names this server as its host and, if it has an origin, comes from this server's page.
  ///
  /// Other sites can make browsers send requests to this server, even under the site's own name (DNS rebinding).
  func isFromHere(host: String?, origin: String?) -> Bool {
    guard let host, hosts.contains(host) else { return false }
    return origin.map { $0 == "http://\(host)" } ?? true
  }

  /// Returns an unpredictable number as 32 hexadecimal digits.
  static func randomText() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Reads the user's secret from a file that only the user can read, or creates the file with a new secret.
  ///
  /// If the file can't be written, the secret changes with each run.
  static func secret(in folder: String) -> [UInt8] {
    let path = folder + "/page-secret"
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let mode = (attributes?[.posixPermissions] as? Int) ?? 0
    if mode & 0o077 == 0, let known = try? contents(ofFile: path, upTo: 64), known.count == 32 {
      return known
    }
    let secret = Array(randomText().utf8)
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    _ = FileManager.default.createFile(
      atPath: path, contents: Data(secret), attributes: [.posixPermissions: 0o600])
    return secret
  }
}
