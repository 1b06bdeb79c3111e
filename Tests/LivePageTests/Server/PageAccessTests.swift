import Foundation
import TestTools
import Testing

@testable import LivePage

@Suite("Access to a page")
struct PageAccessTests {
  private let access = PageAccess(
    secret: Array("0123456789abcdef0123456789abcdef".utf8), port: 8228,
    names: ["127.0.0.1", "localhost"])

  @Test("is for the server's own names and origin")
  func names() {
    #expect(access.isFromHere(host: "127.0.0.1:8228", origin: nil))
    #expect(access.isFromHere(host: "localhost:8228", origin: "http://localhost:8228"))
    #expect(!access.isFromHere(host: "evil.example:8228", origin: nil))
    #expect(!access.isFromHere(host: "127.0.0.1:80", origin: nil))
    #expect(!access.isFromHere(host: "127.0.0.1:8228", origin: "http://evil.example"))
    #expect(!access.isFromHere(host: "127.0.0.1:8228", origin: "null"))
    #expect(!access.isFromHere(host: nil, origin: nil))
  }

  @Test("is opened by the address once, and by the cookie from then on")
  func cookie() throws {
    #expect(access.opens(access.token))
    #expect(!access.opens(nil))
    #expect(!access.opens(""))
    let header = access.cookieHeader
    #expect(header.contains("; HttpOnly"))
    #expect(header.contains("; SameSite=Strict"))
    let cookie = String(header.prefix { $0 != ";" })
    #expect(access.knows(cookie))
    #expect(access.knows("other=1; \(cookie)"))
    #expect(!access.knows("plumbline-8228=1"))
    #expect(!access.knows(nil))
    // The write token mustn't follow from the cookie.
    #expect(!cookie.contains(access.writeToken))
  }

  @Test("stays after the server is started again, for the same port and user")
  func restart() throws {
    try withTemporaryFolder { folder in
      let secret = PageAccess.secret(in: folder + "/cache")
      #expect(secret == PageAccess.secret(in: folder + "/cache"))
      let first = PageAccess(secret: secret, port: 1, names: [])
      let second = PageAccess(secret: secret, port: 1, names: [])
      #expect(first.cookieHeader == second.cookieHeader)
      #expect(first.token != second.token)
      let other = PageAccess(secret: secret, port: 2, names: [])
      #expect(other.cookieHeader != first.cookieHeader)
      let path = folder + "/cache/page-secret"
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
      // A file that others can read isn't used.
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
      #expect(PageAccess.secret(in: folder + "/cache") != secret)
    }
  }
}
