import Foundation
import FoundationXML
import TestTools
import Testing

@testable import Snapshots

@Suite("Reports as JUnit's XML") struct JUnitReportTests {
  private let sample: SampleRun
  private let document: XMLDocument

  init() throws {
    sample = try SampleRun()
    document = try XMLDocument(xmlString: sample.run.junitReport)
  }

  private func values(_ path: String) throws -> [String] {
    try document.nodes(forXPath: path).compactMap(\.stringValue)
  }

  @Test("have a test case for each snapshot, and counts that agree with them")
  func cases() throws {
    #expect(try values("//testcase").count == 7)
    #expect(try values("/testsuites/testsuite/@tests") == ["7"])
    #expect(try values("/testsuites/@failures") == ["2"])
    #expect(try values("//testcase/failure").count == 2)
    #expect(try values("/testsuites/@errors") == ["1"])
    #expect(try values("//testcase/error").count == 1)
    #expect(try values("/testsuites/testsuite/@skipped") == ["1"])
    #expect(try values("//testcase/skipped").count == 1)
  }

  @Test("have the times of the snapshots in seconds, and of a suite their sum")
  func times() throws {
    #expect(try values("//@time").allSatisfy { $0 == "0.000" })
    var run = sample.run
    for result in run.results { run.times[result.name] = .microseconds(1_234_567) }
    run.times[run.results[0].name] = .milliseconds(60_007)
    let document = try XMLDocument(xmlString: run.junitReport)
    let cases = try document.nodes(forXPath: "//testcase/@time").compactMap(\.stringValue)
    #expect(cases == ["60.007"] + [String](repeating: "1.235", count: 6))
    for path in ["/testsuites/testsuite/@time", "/testsuites/@time"] {
      #expect(try document.nodes(forXPath: path).compactMap(\.stringValue) == ["67.417"])
    }
    // No other report knows them, and neither do the results.
    #expect(run.saved() == sample.run.saved())
    for kind in ReportKind.allCases where kind != .junit {
      #expect(run.report(kind) { _ in nil } == sample.run.report(kind) { _ in nil })
    }
  }

  @Test("read times again that were saved, and none of a damaged file")
  func savedTimes() {
    var times = SnapshotTimes()
    #expect(times.isEmpty)
    times[sample.run.results[0].name] = .milliseconds(12)
    times[sample.run.results[1].name] = .zero
    #expect(SnapshotTimes(saved: times.saved()) == times)
    #expect(times.saved() == times.saved())
    for damage in ["", "{", "{}", #"{"milliseconds":{"a":"b"}}"#, #"{"milliseconds":{"a":-1}}"#] {
      #expect(SnapshotTimes(saved: Array(damage.utf8)).isEmpty, "\(damage)")
    }
  }

  @Test("say what moved in the message, and everything in the text")
  func message() throws {
    let failure = "//testcase[@name='card.160x200@2']/failure"
    let message = try #require(values(failure + "/@message").first)
    #expect(message.hasPrefix("title: y 44 → 46, because constraint `title-top` changed"))
    let text = try #require(values(failure).first)
    #expect(text.contains(message))
    #expect(text.contains("1280 of 128000 pixels differ"))
  }

  @Test("name files to attach, each on a line, and only one of a name")
  func attachments() throws {
    let output = try #require(values("//testcase[@name='card.160x200@2']/system-out").first)
    #expect(output == "[[ATTACHMENT|out/difference/card.160x200@2.png]]\n")
    var result = sample.run.results[0]
    result.files.actualPicture = "out/card.actual.png"
    result.files.referencePicture = "a|b.png"
    let run = SnapshotRun(version: "1", mode: .verify, results: [result])
    let lines = try XMLDocument(xmlString: run.junitReport).nodes(forXPath: "//system-out")
    #expect(
      lines.compactMap(\.stringValue).joined()
        == "[[ATTACHMENT|out/difference/card.160x200@2.png]]\n[[ATTACHMENT|out/card.actual.png]]\n")
  }

  @Test("hold names with marks of XML and without what XML forbids")
  func escaping() throws {
    let names = try values("//testcase/@name")
    #expect(names.contains("<b>&\"'`|*_😀\u{FFFD}[31m\u{FFFD}</script>]]>.160x200@2"))
  }

  @Test("group by the folders of references, and classes by dots")
  func classes() throws {
    let results = ["app/__Snapshots__", "./b/c/__Snapshots__", "app/__Snapshots__"].map {
      SnapshotResult(
        name: SnapshotName(folder: $0, scene: "card", canvas: "1x1"), status: .passed)
    }
    let run = SnapshotRun(version: "1", mode: .verify, results: results)
    let document = try XMLDocument(xmlString: run.junitReport)
    #expect(try document.nodes(forXPath: "//testsuite").count == 2)
    #expect(
      try document.nodes(forXPath: "//testcase/@classname").compactMap(\.stringValue) == [
        "app.card", "app.card", "b.c.card",
      ])
  }

  @Test("are valid by what the schemas of Surefire and Jenkins have in common")
  func schema() throws {
    guard let xmllint = ExternalTool("xmllint", package: "libxml2-utils") else { return }
    try withTemporaryFolder { folder in
      try Data(sample.run.junitReport.utf8).write(to: URL(filePath: folder + "/junit.xml"))
      try Data(Self.schema.utf8).write(to: URL(filePath: folder + "/junit.xsd"))
      let output = try xmllint.run(["--noout", "--schema", "junit.xsd", "junit.xml"], in: folder)
      #expect(output != nil, "xmllint refuses the report")
    }
  }

  /// The elements and attributes that are in both, in the order that the stricter one asks for.
  private static let schema = """
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      <xs:complexType name="outcome" mixed="true">
        <xs:attribute name="message" type="xs:string"/>
        <xs:attribute name="type" type="xs:string"/>
      </xs:complexType>
      <xs:attributeGroup name="counts">
        <xs:attribute name="name" type="xs:string" use="required"/>
        <xs:attribute name="tests" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="failures" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="errors" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="time" type="xs:decimal" use="required"/>
      </xs:attributeGroup>
      <xs:element name="testsuites"><xs:complexType><xs:sequence>
        <xs:element name="testsuite" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
          <xs:element name="testcase" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
            <xs:choice minOccurs="0">
              <xs:element name="skipped" type="outcome"/>
              <xs:element name="error" type="outcome"/>
              <xs:element name="failure" type="outcome"/>
            </xs:choice>
            <xs:element name="system-out" type="xs:string" minOccurs="0"/>
          </xs:sequence>
          <xs:attribute name="name" type="xs:string" use="required"/>
          <xs:attribute name="classname" type="xs:string" use="required"/>
          <xs:attribute name="time" type="xs:decimal" use="required"/>
          </xs:complexType></xs:element>
        </xs:sequence>
        <xs:attributeGroup ref="counts"/>
        <xs:attribute name="skipped" type="xs:nonNegativeInteger"/>
        </xs:complexType></xs:element>
      </xs:sequence><xs:attributeGroup ref="counts"/></xs:complexType></xs:element>
    </xs:schema>
    """
}
