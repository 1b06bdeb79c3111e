internal import CairoCanvas
internal import FileSystem
internal import Foundation

/// Access control: requests must come from the page itself, in a browser that has opened the printed address.
///
/// The first visit exchanges the token in the address for a cookie, so that neither links nor the history contain it.
/// The cookie is derived from the user's secret, so open pages keep working after the server restarts.
struct PageAccess: Sendable {
  /// The token in the printed address, which is new for each run.
  let token: String
  /// The token that the page sends with write requests.
  let writeToken: String
  /// The accepted values of the `Host` header: `host:port`.
  let hosts: Set<String>
  /// The name of the cookie.
  ///
  /// It includes the port, because browsers send cookies to all ports of a host.
  let cookieName: String
  private let cookie: String

  /// Derives the tokens of a server.
  ///
  /// - Parameters:
  ///   - secret: The user's secret.
  ///   - port: The server's port.
  ///   - names: The server's names and addresses.
  init(secret: [UInt8], port: UInt16, names: [String]) {
    token = Self.randomText()
    hosts = Set(names.map { "\($0):\(port)" })
    cookieName = "plumbline-\(port)"
    cookie = sha256(secret + Array("cookie \(port)".utf8))
    writeToken = sha256(secret + Array("write \(port)".utf8))
  }

  /// The value of the `Set-Cookie` header.
  var cookieHeader: String { "\(cookieName)=\(cookie); Path=/; HttpOnly; SameSite=Strict" }

  /// Returns whether a token is the one in the printed address.
  func opens(_ token: String?) -> Bool { token == self.token }

  /// Returns whether the cookies of a request include the server's.
  func knows(_ cookies: String?) -> Bool {
    (cookies ?? "").split(separator: ";").contains {
      $0.trimmingCharacters(in: .whitespaces) == "\(cookieName)=\(cookie)"
    }
  }

  /// Returns whether a request names this server and, if it has an origin, comes from this server's page.
  ///
  /// Other sites can make browsers send requests here, even under their own names (DNS rebinding).
  func isFromHere(host: String?, origin: String?) -> Bool {
    guard let host, hosts.contains(host) else { return false }
    return origin.map { $0 == "http://\(host)" } ?? true
  }

  /// An unpredictable number as 32 hexadecimal digits.
  static func randomText() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The user's secret, from a file that only the user can read.
  ///
  /// If the file can't be written, the secret is new for each run.
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
