internal import CExpat
internal import Foundation
internal import LayoutDocuments

/// Reads XML through the expat library into an ``XMLTree``.
///
/// Documents with a document type declaration are rejected. Without one, the only entities are XML's own five, and
/// nothing outside the document is read.
///
/// It's a class because expat's handlers find the reader through a pointer.
@safe
final class UnsafeXMLReader {
  private let parser: XML_Parser
  private var nodes: [XMLTree.Node] = []
  private var attributes: [XMLTree.Attribute] = []
  /// The indices of the elements that are open at the current position.
  private var open: [Int] = []
  /// The names of attributes by the addresses at which expat stores them.
  ///
  /// Within a document, an address always stands for the same name.
  private var names: [UInt: String] = [:]
  private var fault: InterfaceFault?

  private init?() {
    guard let parser = unsafe XML_ParserCreate(nil) else { return nil }
    unsafe self.parser = parser
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// Reads a document.
  ///
  /// - Throws: `InterfaceProblem` with its position if the XML is invalid.
  static func read(_ bytes: [UInt8]) throws(InterfaceProblem) -> XMLTree {
    guard bytes.count <= InterfaceLimits.byteCount else {
      throw InterfaceProblem(.tooLarge, .start)
    }
    guard let reader = UnsafeXMLReader() else {
      throw InterfaceProblem(.notXML("there is not enough memory"), .start)
    }
    if bytes.isEmpty { throw InterfaceProblem(.notXML("the file is empty"), .start) }
    return try reader.parse(bytes)
  }

  private func parse(_ bytes: [UInt8]) throws(InterfaceProblem) -> XMLTree {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser, { unsafe reader($0).begin($1, $2) }, { data, _ in unsafe reader(data).end() })
    unsafe XML_SetCharacterDataHandler(parser) { unsafe reader($0).add($1, Int($2)) }
    unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      unsafe reader(data).stop(.documentType)
    }
    let status = unsafe bytes.withUnsafeBytes { buffer in
      unsafe XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
    }
    if status == XML_STATUS_OK { return XMLTree(nodes: nodes, attributes: attributes) }
    if let line = conflictLine(in: bytes) {
      throw InterfaceProblem(.mergeConflict, SourcePosition(line: line, column: 1))
    }
    throw InterfaceProblem(fault ?? xmlFault, position)
  }

  /// Returns the line of the first conflict marker of a version control system, or `nil` if there isn't one.
  private func conflictLine(in bytes: [UInt8]) -> Int? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: "<<<<<<< ".utf8) }.map { $0 + 1 }
  }

  /// The current position of the parser in the document.
  private var position: SourcePosition {
    unsafe SourcePosition(
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  /// The fault that corresponds to the parser's error.
  private var xmlFault: InterfaceFault {
    let code = unsafe XML_GetErrorCode(parser)
    if code == XML_ERROR_UNKNOWN_ENCODING { return .encoding }
    let text = unsafe XML_ErrorString(code)
    return .notXML(unsafe text.map { unsafe String(cString: $0) } ?? "it cannot be read")
  }

  private func stop(_ fault: InterfaceFault) {
    self.fault = fault
    _ = unsafe XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  // MARK: - Handlers

  private func begin(
    _ name: UnsafePointer<CChar>?, _ values: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard fault == nil, let name = unsafe name, let values = unsafe values else { return }
    if open.count == InterfaceLimits.depth { return stop(.tooDeep) }
    if nodes.count == InterfaceLimits.elementCount { return stop(.tooManyElements) }
    let start = attributes.count
    var next = 0
    while let key = unsafe values[next], let value = unsafe values[next + 1] {
      unsafe attributes.append(
        XMLTree.Attribute(name: attributeName(at: key), value: String(cString: value)))
      next += 2
    }
    unsafe nodes.append(
      XMLTree.Node(
        name: String(cString: name), parent: open.last ?? -1, end: 0,
        attributes: start..<attributes.count, position: position))
    open.append(nodes.count - 1)
  }

  private func attributeName(at address: UnsafePointer<CChar>) -> String {
    if let name = names[UInt(bitPattern: address)] { return name }
    let name = unsafe String(cString: address)
    names[UInt(bitPattern: address)] = name
    return name
  }

  private func end() {
    if let last = open.popLast() { nodes[last].end = nodes.count }
  }

  private func add(_ text: UnsafePointer<CChar>?, _ count: Int) {
    guard fault == nil, let text = unsafe text, let last = open.last else { return }
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: count)
    // Nearly all text is the white space between elements.
    let isBlank = unsafe bytes.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    if isBlank, nodes[last].text.isEmpty { return }
    unsafe nodes[last].text += String(decoding: bytes, as: UTF8.self)
  }
}

/// Returns the reader to which expat passes data as the argument of a handler.
private func reader(_ data: UnsafeMutableRawPointer?) -> UnsafeXMLReader {
  guard let data = unsafe data else { preconditionFailure("expat lost its reader") }
  return unsafe Unmanaged<UnsafeXMLReader>.fromOpaque(data).takeUnretainedValue()
}
