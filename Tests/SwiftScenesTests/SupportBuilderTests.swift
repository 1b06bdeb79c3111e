import Foundation
import Synchronization
import TestTools
import Testing

@testable import SwiftScenes

@Suite("What another compiler needs for Swift files", .serialized)
struct SupportBuilderTests {
  private static let script = "mkdir -p \"$1/modules\"; echo 1 2 A; echo 2 2 B"

  @Test("is made of the sources, each module after those that it imports")
  func build() throws {
    let distribution = try PretendDistribution()
    let steps = Mutex<[String]>([])
    BuildProgress.observe { step in
      steps.withLock { $0.append(step.map { "\($0.number)/\($0.count) \($0.name)" } ?? "end") }
    }
    let folder = try distribution.support()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names == ["compiler.txt", "libPlumblineHost.so", "modules", "plumbline-port-scenes"])
    let modules = try FileManager.default.contentsOfDirectory(atPath: folder + "/modules").sorted()
    #expect(modules == ["Base.swiftmodule", "Kit.swiftmodule"])
    let compiled = distribution.lines(of: "compiled")
    #expect(Set(compiled) == ["Base", "Draw", "Kit", "Porting", "ScenePorting"])
    let base = try #require(compiled.firstIndex(of: "Base"))
    #expect(compiled.firstIndex(of: "Draw").map { $0 > base } == true)
    #expect(compiled.firstIndex(of: "Kit").map { $0 > base } == true)
    let linked = distribution.lines(of: "linked").joined()
    #expect(linked.contains("Draw.o") && linked.contains("/lib/libdraw.so.1"))
    let all = steps.withLock { $0 }
    #expect(all.first == "0/0 Swift version 9.1 (pretend)")
    // The porter may be the last part.
    #expect(all.count == 7 && all.dropLast().last?.hasPrefix("5/5 ") == true && all.last == "end")
  }

  @Test("is made once for each compiler and each state of the sources")
  func keys() throws {
    let distribution = try PretendDistribution(script: Self.script)
    let first = try distribution.support()
    #expect(try distribution.support() == first)
    #expect(distribution.lines(of: "runs").count == 1)
    try distribution.write("second", to: "lib/plumbline/swift/state.txt")
    #expect(try distribution.support() != first)
    #expect(distribution.lines(of: "runs").count == 2)
    let other = try PretendDistribution(version: "Swift version 9.2", script: Self.script)
    let name = { (path: String) in path.split(separator: "/").dropLast().last }
    #expect(try name(other.support()) != name(first))
  }

  @Test("is made once by two runs at the same time")
  func twoRuns() async throws {
    let distribution = try PretendDistribution(script: "sleep 0.3; " + Self.script)
    let toolchain = try #require(Toolchain(path: distribution.path(of: "toolchain/bin")))
    let builder = SupportBuilder(
      distribution.path(of: "lib/plumbline/swift"), "Swift version 6", toolchain)
    let cache = distribution.cache
    async let first = builder.folder(in: cache)
    async let second = builder.folder(in: cache)
    let folders = try await (first, second)
    #expect(folders.0 == folders.1)
    #expect(distribution.lines(of: "runs").count == 1)
  }

  @Test("isn't what a run that was killed left")
  func remains() throws {
    let distribution = try PretendDistribution(script: Self.script)
    let place = URL(fileURLWithPath: try distribution.support()).deletingLastPathComponent().path
    try FileManager.default.moveItem(atPath: place + "/support", toPath: place + "/work-1")
    #expect(try distribution.support() == place + "/support")
    #expect(!FileManager.default.fileExists(atPath: place + "/work-1"))
    #expect(distribution.lines(of: "runs").count == 2)
  }

  @Test("says both versions if it fails, and isn't tried again in the same run")
  func failures() throws {
    let distribution = try PretendDistribution()
    try distribution.writeCompiler("Swift version 5.10 (old)", failingOn: "Base")
    for _ in 0..<2 {
      do {
        _ = try distribution.support()
        Issue.record("it was made")
      } catch let failure as SwiftFailure {
        let compiler = distribution.path(of: "toolchain/bin/swiftc")
        #expect(
          failure.lines == [
            "error: '\(compiler)' is 'Swift version 5.10 (old)', this plumbline was made with "
              + "'Swift version 6.3.1 (swift-6.3.1-RELEASE)', and compiling the libraries for Swift files with "
              + "the installed compiler failed:", "Base.swift:3:1: error: it is too new",
            "note: put Swift 6.3.1 from https://swift.org/install on the PATH, and run this again",
          ])
      }
      // Were it tried again, it would succeed.
      try distribution.writeCompiler("Swift version 5.10 (old)")
    }
  }

  @Test("goes thirty days after its last use")
  func oldOnes() throws {
    let distribution = try PretendDistribution(script: Self.script)
    let place = URL(fileURLWithPath: try distribution.support()).deletingLastPathComponent().path
    let times = [timespec(), timespec()]
    #expect(utimensat(AT_FDCWD, place + "/lock", times, 0) == 0)
    _ = try ProgramFolder(for: "another", in: distribution.cache)
    #expect(!FileManager.default.fileExists(atPath: place))
  }
}

@Suite("A toolchain")
struct ToolchainTests {
  @Test("is that of the first compiler on the path")
  func path() throws {
    #expect(Toolchain(path: "/nowhere")?.compiler == nil)
    let toolchain = try #require(Toolchain())
    #expect(toolchain.isCompiler(toolchain.version))
    #expect(!toolchain.isCompiler("Swift version 5.0"))
  }
}
