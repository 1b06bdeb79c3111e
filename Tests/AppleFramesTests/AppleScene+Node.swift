import Foundation

extension AppleScene {
  /// A view of the tree.
  struct Node: Decodable {
    let id: String
    let element: String
    let key: String?
    let children: [Node]
    let frame: Four?
    let intrinsic: Pair<Double?>?
    let hugging: Pair<Double?>?
    let compression: Pair<Double?>?
    let layoutMargins: [String: Double]?
    let hasMargins: Bool
    let alignmentInsets: Four?
    let stack: Stack?
    let isHidden: Bool
    let isRemovedFromStack: Bool
    let fontSize: Double?
    let hold: Pair<Double?>?

    enum CodingKeys: String, CodingKey {
      case id, element, key, children, frame, intrinsic, hugging, compression
      case layoutMargins, margins, alignmentInsets, stack, hidden, removedFromStack, fontSize
      case ibHold
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.decode(String.self, forKey: .id)
      element = try values.decode(String.self, forKey: .element)
      key = try values.decodeIfPresent(String.self, forKey: .key)
      children = try values.decodeIfPresent([Node].self, forKey: .children) ?? []
      frame = try values.decodeIfPresent(Four.self, forKey: .frame)
      intrinsic = try values.decodeIfPresent(Pair.self, forKey: .intrinsic)
      hugging = try values.decodeIfPresent(Pair.self, forKey: .hugging)
      compression = try values.decodeIfPresent(Pair.self, forKey: .compression)
      layoutMargins = try values.decodeIfPresent([String: Double].self, forKey: .layoutMargins)
      hasMargins = try values.contains(.margins) && !values.decodeNil(forKey: .margins)
      alignmentInsets = try values.decodeIfPresent(Four.self, forKey: .alignmentInsets)
      stack = try values.decodeIfPresent(Stack.self, forKey: .stack)
      isHidden = try values.decodeIfPresent(Bool.self, forKey: .hidden) ?? false
      isRemovedFromStack =
        try values.decodeIfPresent(Bool.self, forKey: .removedFromStack) ?? false
      fontSize = try values.decodeIfPresent(Double.self, forKey: .fontSize)
      hold = try values.decodeIfPresent(Pair.self, forKey: .ibHold)
    }
  }

  struct Stack: Decodable {
    let axis: String
    let distribution: String
    let alignment: String
    let spacing: Double
    let isBaselineRelative: Bool
    /// Whether distances of their own follow some views, whose form no file shows.
    let hasCustomSpacing: Bool

    enum CodingKeys: String, CodingKey {
      case axis, distribution, alignment, spacing, custom, baselineRel
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      axis = try values.decodeIfPresent(String.self, forKey: .axis) ?? "horizontal"
      distribution = try values.decodeIfPresent(String.self, forKey: .distribution) ?? "fill"
      alignment = try values.decodeIfPresent(String.self, forKey: .alignment) ?? "fill"
      spacing = try values.decodeIfPresent(Double.self, forKey: .spacing) ?? 0
      isBaselineRelative = try values.decodeIfPresent(Bool.self, forKey: .baselineRel) ?? false
      hasCustomSpacing = try values.contains(.custom) && !values.decodeNil(forKey: .custom)
    }
  }
}
