import Foundation

/// A layout problem with the frames that Apple's own engine computed, as its file says it.
struct AppleScene: Decodable {
  let size: Pair<Double>
  let scale: Double
  /// Whether it is laid out for a device; other canvases rounded to whole points.
  let isOnDevice: Bool
  let safeArea: [String: Inset]
  let guides: [String: Guide]
  let vcGuides: [String: ControllerGuide]
  let view: Node
  let constraints: [Constraint]
  let expected: [Answer]

  enum CodingKeys: String, CodingKey {
    case size, scale, device, safeArea, guides, vcGuides, view, constraints, expected
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    size = try values.decode(Pair.self, forKey: .size)
    scale = try values.decode(Double.self, forKey: .scale)
    isOnDevice = try values.contains(.device) && !values.decodeNil(forKey: .device)
    safeArea = try values.decodeIfPresent([String: Inset].self, forKey: .safeArea) ?? [:]
    guides = try values.decodeIfPresent([String: Guide].self, forKey: .guides) ?? [:]
    vcGuides =
      try values.decodeIfPresent([String: ControllerGuide].self, forKey: .vcGuides) ?? [:]
    view = try values.decode(Node.self, forKey: .view)
    constraints = try values.decodeIfPresent([Constraint].self, forKey: .constraints) ?? []
    expected = try values.decode([Answer].self, forKey: .expected)
  }

  /// An inset, alone or with a word on where it comes from.
  struct Inset: Decodable {
    let points: Double

    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        points = try list.decode(Double.self)
      } else {
        points = try decoder.singleValueContainer().decode(Double.self)
      }
    }
  }

  struct Guide: Decodable {
    let owner: String
    let type: String
    let insets: [String: Double]?
  }

  /// A top or bottom layout guide of a view controller: the y of its inner edge.
  struct ControllerGuide: Decodable {
    let type: String
    let edge: Double
  }

  struct Constraint: Decodable {
    let id: String?
    let first: String
    let a1: String
    let rel: String
    let second: String?
    let a2: String?
    let mult: Double?
    let const: Double?
    let prio: Double?
    let owner: String
  }

  /// What Apple's engine answered for a view.
  struct Answer: Decodable {
    let id: String
    let frame: Four
    let isPixelExact: Bool

    enum CodingKeys: String, CodingKey {
      case id, frame, pixelExact
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.decode(String.self, forKey: .id)
      frame = try values.decode(Four.self, forKey: .frame)
      isPixelExact = try values.decodeIfPresent(Bool.self, forKey: .pixelExact) ?? false
    }
  }

  /// One value for each axis, written as a list.
  struct Pair<Value: Decodable>: Decodable {
    let width: Value
    let height: Value

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      width = try list.decode(Value.self)
      height = try list.decode(Value.self)
    }

    subscript(index: Int) -> Value { index == 0 ? width : height }
  }

  /// A frame, or the insets of four edges, written as a list.
  struct Four: Decodable {
    let values: [Double]

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      values = try (0..<4).map { _ in try list.decode(Double.self) }
    }

    subscript(index: Int) -> Double { values[index] }
  }
}
