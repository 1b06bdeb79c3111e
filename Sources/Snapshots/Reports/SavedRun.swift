internal import Foundation

extension SnapshotRun {
  /// The file name of a saved run, which is stored in the folder of the run's pictures.
  package static let fileName = "results.json"

  /// The version number of the file format that ``saved()`` writes.
  ///
  /// Reading a file of another format throws an error that contains that format's number.
  private static let format = 1

  /// Returns the run as a JSON file, which ``init(saved:)`` reads.
  ///
  /// Sorted keys make the bytes of equal runs equal, and indentation makes differences readable.
  package func saved() -> [UInt8] {
    readableJSON(SavedRun(format: Self.format, run: self))
  }

  /// Reads a run written by ``saved()``.
  ///
  /// - Throws: `SavedRunError` with the problem and its location in the file.
  package init(saved bytes: [UInt8]) throws(SavedRunError) {
    guard !bytes.isEmpty else { throw .notJSON("the file is empty") }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      let head = try decoder.decode(SavedHead.self, from: Data(bytes))
      guard head.format == Self.format else { throw SavedRunError.otherFormat(head.format) }
      self = try decoder.decode(SavedRun.self, from: Data(bytes)).run
    } catch let error as DecodingError {
      throw SavedRunError(error)
    } catch let error as SavedRunError {
      throw error
    } catch {
      throw .notJSON("the file is not JSON")
    }
  }
}

/// A reason why saved results can't be read.
package enum SavedRunError: Error, Hashable, Sendable {
  /// The file isn't valid JSON. The text is the parser's message.
  case notJSON(String)
  /// The file has a format unknown to this version.
  case otherFormat(Int)
  /// A required value is missing.
  case missing(key: String)
  /// A value has the wrong type or isn't valid. The text is the reason.
  case unusable(key: String, reason: String)

  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .missing(key: Self.text(context.codingPath + [key]))
    case .valueNotFound(_, let context):
      self = .missing(key: Self.text(context.codingPath))
    case .typeMismatch(let type, let context):
      self = .unusable(
        key: Self.text(context.codingPath), reason: "expected \(Self.name(of: type))")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      let reason = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
      let sentence = reason ?? context.debugDescription
      // The message continues with the advice.
      self = .notJSON(sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence)
    case .dataCorrupted(let context):
      self = .unusable(
        key: Self.text(context.codingPath), reason: "the value is invalid")
    @unknown default:
      self = .notJSON(String(describing: error))
    }
  }

  /// Returns the name of a type in JSON, for error messages.
  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: "a number"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }

  /// Returns a coding path as text, such as `results[3].status`.
  private static func text(_ path: [any CodingKey]) -> String {
    var text = ""
    for key in path where key.intValue != nil || key.stringValue != "run" || !text.isEmpty {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return text.isEmpty ? "the file" : text
  }
}

extension SavedRunError: CustomStringConvertible {
  /// The problem, and a way to solve it.
  package var description: String {
    switch self {
    case .notJSON(let reason):
      "no saved results: \(reason); run 'plumbline verify' again to write them"
    case .otherFormat(let format):
      "results of format \(format), and this version reads format 1; use the version that wrote them"
    case .missing(let key):
      "no saved results: '\(key)' is missing; run 'plumbline verify' again to write them"
    case .unusable(let key, let reason):
      "no saved results: '\(key)' cannot be read: \(reason); run 'plumbline verify' again to write them"
    }
  }
}

/// The contents of `results.json`.
private struct SavedRun: Codable {
  var format: Int
  var run: SnapshotRun
}

/// The contents of `results.json` that all formats share.
private struct SavedHead: Decodable {
  var format: Int
}

/// Returns a value as a JSON file with sorted keys and indentation.
///
/// Equal values have equal bytes, and differences between files are readable.
func readableJSON(_ value: some Encodable) -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  do {
    return Array(try encoder.encode(value)) + [0x0A]
  } catch {
    preconditionFailure("\(type(of: value)) cannot be encoded: \(error)")
  }
}
