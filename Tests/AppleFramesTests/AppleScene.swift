import Foundation

/// A layout problem with the frames that Apple's own engine computed, as its file says it.
struct AppleScene: Decodable {
  let size: [Double]
  let scale: Double
  /// The device, whose absence means that the canvas rounded to whole points.
  let device: [String]?
  let safeArea: [String: Inset]
  let guides: [String: Guide]
  let vcGuides: [String: ControllerGuide]
  let view: Node
  let constraints: [Constraint]
  let expected: [Answer]

  /// An inset with a word on where it comes from.
  struct Inset: Decodable {
    let points: Double

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      points = try list.decode(Double.self)
    }
  }

  struct Guide: Decodable {
    let owner: String
    let type: String
    let insets: [String: Double]?
  }

  /// A top or bottom layout guide of a view controller: the y of its inner edge.
  struct ControllerGuide: Decodable {
    let edge: Double
  }

  struct Stack: Decodable {
    let axis: String
    let distribution: String
    let alignment: String
    let spacing: Double
  }

  struct Constraint: Decodable {
    let first: String
    let a1: String
    let rel: String
    let second: String?
    let a2: String?
    let mult: Double
    let const: Double
    let prio: Double
    let owner: String
  }

  /// What Apple's engine answered for a view.
  struct Answer: Decodable {
    let id: String
    let frame: [Double]
    let pixelExact: Bool
  }
}

extension AppleScene {
  /// A view of the tree.
  struct Node: Decodable {
    let id: String
    let element: String
    let key: String?
    let children: [Node]?
    let autoresizing: Bool
    let frame: [Double]?
    let intrinsic: [Double?]?
    let hugging: [Double]?
    let compression: [Double]?
    let layoutMargins: [String: Double]?
    let hasMargins: Bool
    let alignmentInsets: [Double]?
    let stack: Stack?
    let isHidden: Bool
    let isRemovedFromStack: Bool
    let fontSize: Double?
    let hold: [Double?]?

    enum CodingKeys: String, CodingKey {
      case id, element, key, children, autoresizing, frame, intrinsic, hugging, compression
      case layoutMargins, margins, alignmentInsets, stack, hidden, removedFromStack, fontSize
      case ibHold
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.decode(String.self, forKey: .id)
      element = try values.decode(String.self, forKey: .element)
      key = try values.decodeIfPresent(String.self, forKey: .key)
      children = try values.decodeIfPresent([Node].self, forKey: .children)
      autoresizing = try values.decode(Bool.self, forKey: .autoresizing)
      frame = try values.decodeIfPresent([Double].self, forKey: .frame)
      intrinsic = try values.decodeIfPresent([Double?].self, forKey: .intrinsic)
      hugging = try values.decodeIfPresent([Double].self, forKey: .hugging)
      compression = try values.decodeIfPresent([Double].self, forKey: .compression)
      layoutMargins = try values.decodeIfPresent([String: Double].self, forKey: .layoutMargins)
      hasMargins = values.contains(.margins)
      alignmentInsets = try values.decodeIfPresent([Double].self, forKey: .alignmentInsets)
      stack = try values.decodeIfPresent(Stack.self, forKey: .stack)
      isHidden = try values.decodeIfPresent(Bool.self, forKey: .hidden) ?? false
      isRemovedFromStack =
        try values.decodeIfPresent(Bool.self, forKey: .removedFromStack) ?? false
      fontSize = try values.decodeIfPresent(Double.self, forKey: .fontSize)
      hold = try values.decodeIfPresent([Double?].self, forKey: .ibHold)
    }
  }
}
