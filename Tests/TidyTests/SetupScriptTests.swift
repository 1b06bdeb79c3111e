import Foundation
import Testing

@Suite("scripts/setup.sh installs what is missing, and only that")
struct SetupScriptTests {
  @Test("does nothing where all is there")
  func nothingMissing() throws {
    let machine = try PretendMachine(missing: [])
    let run = try machine.setUp()
    #expect(run == .init(status: 0, output: "", calls: []))
  }

  @Test("installs as root without asking, and fetches the lists only if it must")
  func installs() throws {
    let missing = [
      "libcairo2-dev", "libpango1.0-dev", "libdeflate-dev", "libspng-dev", "libturbojpeg0-dev",
      "libpng-dev", "fonts-inter",
    ]
    let run = try PretendMachine(missing: missing).setUp()
    #expect(run.status == 0)
    #expect(run.calls == ["apt-get install \(missing.joined(separator: " "))"])

    let stale = try PretendMachine(missing: missing, traits: [.withoutLists]).setUp()
    #expect(stale.status == 0)
    #expect(
      stale.calls.map { $0.prefix(14) } == ["apt-get instal", "apt-get update", "apt-get instal"])
  }

  @Test("becomes root through sudo; without pkg-config it cannot know which libraries are there")
  func sudo() throws {
    let run = try PretendMachine(missing: ["pkg-config"], traits: [.user]).setUp()
    #expect(run.status == 0)
    let call =
      "apt-get install pkg-config libcairo2-dev libpango1.0-dev libdeflate-dev libspng-dev"
      + " libturbojpeg0-dev libpng-dev libexpat1-dev"
    #expect(run.calls == ["sudo", "sudo", call])
  }

  @Test(
    "lists the packages where it cannot install them",
    arguments: [
      ([.user, .withoutSudo], "takes root"), ([.user, .refusedBySudo], "takes root"),
      ([.withoutApt], "no apt-get here"), ([.withoutPackages], "could not install"),
      ([.installsNothing], "still not found"),
    ] as [(Set<PretendMachine.Trait>, String)])
  func cannotInstall(traits: Set<PretendMachine.Trait>, reason: String) throws {
    let missing = ["libpango1.0-dev", "fonts-dejavu-core"]
    let run = try PretendMachine(missing: missing, traits: traits).setUp()
    #expect(run.status == 1)
    #expect(run.output.contains(reason))
    #expect(run.output.contains(missing.joined(separator: " ")))
  }

  @Test(
    "is content with a Swift that is new enough",
    arguments: ["Swift version 6.2 (swift-6.2-RELEASE)", "Apple Swift version 7.0"])
  func newSwift(version: String) throws {
    #expect(try PretendMachine(missing: [], swiftVersion: version).setUp().status == 0)
  }

  @Test(
    "says which Swift it wants",
    arguments: [
      ("Swift version 6.1.2", "swift is version 6.1"), ("Swift version 5.10", "version 5.10"),
      ("what?", "does not say"), (nil, "not on the PATH"),
    ] as [(String?, String)])
  func oldSwift(version: String?, complaint: String) throws {
    let run = try PretendMachine(missing: [], swiftVersion: version).setUp()
    #expect(run.status == 1)
    #expect(run.output.contains(complaint))
    #expect(run.output.contains("Swift 6.2 or later"))
  }
}
