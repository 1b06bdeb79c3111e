internal import Foundation

extension SnapshotRun {
  /// The name of the file that a run is saved as, in the folder of its pictures.
  public static let fileName = "results.json"

  /// What ``saved()`` writes today; files of another number are refused by name.
  private static let format = 1

  /// The run as a JSON file that ``init(saved:)`` reads.
  ///
  /// Keys are sorted and lines broken, so that the same run gives the same bytes and a difference
  /// between two runs can be read.
  public func saved() -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return Array(try encoder.encode(SavedRun(format: Self.format, run: self))) + [0x0A]
    } catch {
      // Every value of a run is text, a number or a list of them, and no number is refused.
      preconditionFailure("a run cannot be encoded: \(error)")
    }
  }

  /// Reads a run that ``saved()`` wrote.
  ///
  /// - Throws: `SavedRunError`, with the place in the file and what is wrong there.
  public init(saved bytes: [UInt8]) throws(SavedRunError) {
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

/// A reason why saved results cannot be read.
public enum SavedRunError: Error, Hashable, Sendable {
  /// The file is no JSON, or ends too early; the parser's words.
  case notJSON(String)
  /// The file has a format that this version does not know.
  case otherFormat(Int)
  /// A value that has to be there is not.
  case missing(key: String)
  /// A value is not of the kind that belongs there; why, in words.
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
      // What is to be done goes on after it.
      self = .notJSON(sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence)
    case .dataCorrupted(let context):
      self = .unusable(
        key: Self.text(context.codingPath), reason: "the value is not one that results have")
    @unknown default:
      self = .notJSON(String(describing: error))
    }
  }

  /// What JSON calls values of a type.
  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: "a number"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }

  /// A place in the file, such as `results[3].status`.
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
  /// What is wrong with the file, and what to do.
  public var description: String {
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

/// What a file of results holds.
private struct SavedRun: Codable {
  var format: Int
  var run: SnapshotRun
}

/// The part of a file of results that every format has.
private struct SavedHead: Decodable {
  var format: Int
}
