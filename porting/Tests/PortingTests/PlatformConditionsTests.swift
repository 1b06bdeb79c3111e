import Testing

@Suite("Conditions on platforms")
struct PlatformConditionsTests {
  private static let mac = "canImport(AppKit) && !canImport(UIKit)"

  @Test(
    "ask for the framework",
    arguments: [
      ("os(iOS)", "canImport(UIKit)"), ("!os(iOS)", "!canImport(UIKit)"),
      ("os(iOS) || os(tvOS)", "canImport(UIKit) || os(tvOS)"),
      ("os(macOS)", mac), ("os(OSX)", mac), ("(os(OSX))", "(\(mac))"), ("!os(macOS)", "!(\(mac))"),
      ("swift(>=5) && !(os(iOS) || os(OSX))", "swift(>=5) && !(canImport(UIKit) || (\(mac)))"),
      ("DEBUG && os( iOS )", "DEBUG && canImport(UIKit)"),
    ])
  func frameworks(condition: String, expected: String) {
    #expect(
      ported("#if A\n#elseif \(condition)  // os(iOS)\nlet a = 1\n#endif")
        == "#if A\n#elseif \(expected)  // os(iOS)\nlet a = 1\n#endif")
  }

  @Test(
    "of other kinds stay",
    arguments: ["os(tvOS)", "os(Linux)", "targetEnvironment(macCatalyst)", "canImport(ObjectiveC)"])
  func others(condition: String) {
    let source = "#if \(condition)\nlet a = os(iOS)\n#endif"
    #expect(ported(source) == source)
  }
}
