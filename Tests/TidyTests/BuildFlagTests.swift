import Foundation
import TestTools
import Testing

@Suite("The flags of C libraries")
struct BuildFlagTests {
  @Test("are ones that Swift's package manager takes without a warning")
  func flags() throws {
    guard let tool = ExternalTool("pkg-config", package: "pkgconf") else { return }
    let root = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized.path
    let makefile = try String(contentsOfFile: root + "/Makefile", encoding: .utf8)
    #expect(makefile.contains("export PKG_CONFIG_PATH := $(CURDIR)/scripts/pkg-config:"))
    let run = try ProgramRun(
      URL(fileURLWithPath: tool.path),
      ["--cflags", "pangocairo", "libdeflate", "spng", "libturbojpeg"], in: root,
      environment: ["PKG_CONFIG_PATH": root + "/scripts/pkg-config"])
    #expect(run.status == 0)
    let flags = run.output.split(whereSeparator: \.isWhitespace)
    #expect(!flags.isEmpty)
    for flag in flags { #expect(flag.hasPrefix("-I") || flag.hasPrefix("-D"), "\(flag)") }
  }
}
