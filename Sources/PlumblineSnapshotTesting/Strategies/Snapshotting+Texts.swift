public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension Snapshotting where Value == String, Format == String {
  /// A strategy that compares texts as they are, line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// A comparison of texts that reports the differing lines.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard old != new else { return nil }
        let difference = lineDifference(from: old, to: new)
        let file = XCTAttachment(
          data: Data(difference.utf8), uniformTypeIdentifier: "public.patch-file")
        file.name = "difference"
        return (difference, [file])
      })
  }
}

extension Snapshotting where Format == String {
  /// Returns a strategy for texts that differ from those on Apple's systems and therefore need separate references.
  static func described(_ text: @escaping (Value) -> String) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback(text)
    strategy.pathExtension = SnapshotFile.ownSuffix + ".txt"
    return strategy
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// A strategy that compares data as it is.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        toData: { $0 }, fromData: { $0 },
        diff: { old, new in
          if old == new { return nil }
          let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
          return (
            "the bytes differ starting at \(place ?? min(old.count, new.count)); the reference has "
              + "\(old.count) bytes, and the data \(new.count)", []
          )
        }))
  }
}

extension Snapshotting where Format == String {
  /// A strategy that compares values as text, converted by `String(describing:)`.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// A strategy that compares dictionaries, arrays, texts and numbers as JSON.
  public static var json: Snapshotting {
    written("json") { value in
      try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    }
  }

  /// Returns a strategy that encodes values with `write` and compares the results as text.
  ///
  /// If `write` throws an error, a message with the error is compared instead.
  private static func written(
    _ pathExtension: String, _ write: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do { return String(decoding: try write(value), as: UTF8.self) } catch {
        return "\(type(of: value)) can't be written as \(pathExtension): \(error)"
      }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A strategy that compares values as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// Returns a strategy that compares values as JSON, encoded by the given encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    written("json") { try encoder.encode($0) }
  }

  /// A strategy that compares values as XML property lists.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// Returns a strategy that compares values as property lists, encoded by the given encoder.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    written("plist") { try encoder.encode($0) }
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Returns a strategy that compares a function's results for all cases, as a table of comma-separated values.
  ///
  /// - Parameter witness: The strategy that converts each result of the function.
  /// - Returns: The strategy for such functions.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, Format>
  ) -> Snapshotting<(Value) -> Result, Format> {
    var strategy = SimplySnapshotting.lines.asyncPullback {
      (function: (Value) -> Result) in
      let cases = Array(Value.allCases)
      return all(cases.map { witness.snapshot(function($0)) }).map { results in
        zip(cases, results).map { "\"\($0)\",\"\($1)\"" }.joined(separator: "\n")
      }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}

extension Snapshotting where Format == String {
  /// A strategy that compares dumps without memory addresses, with dictionaries, sets and properties sorted.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { DumpLines().text(of: $0, name: nil, depth: 0) }
  }
}

extension Snapshotting where Value == URLRequest, Format == String {
  /// A strategy that compares the method, URL, headers and body of requests.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// Returns a strategy that compares the method, URL, headers and body of requests.
  ///
  /// - Parameter pretty: Whether JSON bodies are indented, with a line for each value.
  /// - Returns: The strategy.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { $0.rawText(isPretty: pretty) }
  }

  /// A strategy that compares requests as curl command lines.
  public static var curl: Snapshotting { SimplySnapshotting.lines.pullback { $0.curlText } }
}

/// Combines asynchronous values into one asynchronous array, in the same order.
private func all<Value>(_ works: [Async<Value>]) -> Async<[Value]> {
  works.reduce(Async(value: [])) { before, work in
    Async { callback in before.run { values in work.run { callback(values + [$0]) } } }
  }
}
