internal import CairoCanvas
internal import FileSystem
internal import Foundation

/// Who may use the server: those who have opened the printed address, from the page itself.
///
/// The first visit exchanges the token of the address for a cookie, so that no link or history has what opens the page.
/// The cookie follows from a secret of the user's, so that open pages go on when a server is started again.
struct PageAccess: Sendable {
  /// The token in the printed address; another one for each run.
  let token: String
  /// The token that the page sends with what it writes.
  let writeToken: String
  /// The names by which the server may be asked: `host:port`.
  let hosts: Set<String>
  /// The name of the cookie, which browsers send to all ports of a host.
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

  /// The header that gives a browser the cookie.
  var cookieHeader: String { "\(cookieName)=\(cookie); Path=/; HttpOnly; SameSite=Strict" }

  /// Whether a token is that of the printed address.
  func opens(_ token: String?) -> Bool { token == self.token }

  /// Whether the cookies of a request have the server's.
  func knows(_ cookies: String?) -> Bool {
    (cookies ?? "").split(separator: ";").contains {
      $0.trimmingCharacters(in: .whitespaces) == "\(cookieName)=\(cookie)"
    }
  }

  /// Whether a request names the server itself, and comes from a page of its own if it says where from.
  ///
  /// Pages of other sites may make browsers send requests here, also under names of theirs that lead to this machine.
  func isFromHere(host: String?, origin: String?) -> Bool {
    guard let host, hosts.contains(host) else { return false }
    return origin.map { $0 == "http://\(host)" } ?? true
  }

  /// A number that nobody can guess, as 32 hexadecimal digits.
  static func randomText() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The user's secret: that of a file which only the user can read, or a new one for this run if there can't be such
  /// a file.
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
