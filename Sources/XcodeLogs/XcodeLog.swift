/// The conflicts, lists of constraints and view hierarchies in a text from Xcode's console.
///
/// Messages around them are ignored. Constraints that can't be read are in ``unread``.
package struct XcodeLog: Hashable, Sendable {
  /// Views and guides in the order in which the text mentions them.
  package internal(set) var objects: [LogObject] = []
  /// The conflicts and lists of constraints, in the order of the text.
  package internal(set) var sections: [LogSection] = []
  /// The lines of view hierarchies: `recursiveDescription` or `_autolayoutTrace`.
  package internal(set) var views: [LogView] = []
  /// The parts of the log that can't be read.
  package internal(set) var unread: [UnreadLine] = []

  /// The maximum size of a text, in bytes.
  package static let byteLimit = 4 << 20

  /// Whether nothing in the text could be read.
  package var isEmpty: Bool { sections.isEmpty && views.isEmpty }

  /// Reads a text.
  ///
  /// - Parameter text: The text in UTF-8; other bytes are replaced.
  /// - Complexity: Linear in the text for typical logs.
  /// - Precondition: The text has at most ``byteLimit`` bytes.
  package init(_ text: [UInt8]) {
    precondition(text.count <= Self.byteLimit, "the caller limits the text")
    var reader = LogReader(LogText(text))
    self = reader.read()
    nameObjects()
  }

  /// Creates a log without content.
  init() {}

  /// Marks the content sizes whose priorities the log doesn't print, outside of messages, which list required
  /// constraints.
  mutating func markContentsWithoutPriorities() {
    for section in sections.indices
    where sections[section].kind == .list && !sections[section].isQuoted {
      for index in sections[section].constraints.indices {
        let constraint = sections[section].constraints[index]
        sections[section].constraints[index].lacksPriorities =
          constraint.maker == .content && constraint.contentPriorities == nil
      }
    }
  }
}

/// Constraints that the text lists together.
package struct LogSection: Hashable, Sendable {
  /// The kinds of lists.
  package enum Kind: String, Hashable, Sendable {
    /// A message that constraints can't all be satisfied.
    case conflict
    /// Any other list, such as that of `po view.constraints`.
    case list
  }

  /// The kind of list.
  package var kind: Kind
  /// The line where it begins, from 1.
  package var line: Int
  /// The constraints in their order, without duplicates.
  package internal(set) var constraints: [LogConstraint] = []
  /// The index of the constraint that the message says was broken.
  package internal(set) var broken: Int?
  /// The number of constraints in the list that can't be read.
  package internal(set) var unreadCount = 0
  /// Whether the text ends before the list does.
  package internal(set) var isCut = false
  /// The lines of further equal lists, with views of the same classes.
  package internal(set) var repeats: [Int] = []
  /// Whether the constraints are between quotation marks, as messages print them.
  var isQuoted = false
  /// Whether it is the first of the two messages that AppKit prints for one conflict.
  var isAnnouncement = false
}

/// A part of the text that can't be read.
package struct UnreadLine: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The text, shortened.
  package var text: String
  /// The reason, such as `there is no relation`.
  package var reason: String
}

/// A line of a view hierarchy.
package struct LogView: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The view, as an index of the log's objects.
  package var object: Int
  /// The number of views around it.
  package var depth: Int
  /// The frame as printed: x, y, width and height; `nil` if the line has none.
  package var frame: [Double]?
  /// The number of the hierarchy that contains the line, from 0.
  package var tree = 0
  /// Whether the trace says that its layout is ambiguous.
  package var isAmbiguous = false
  /// The variables that the trace says are ambiguous, such as `minX`; empty if it doesn't name them.
  package var ambiguities: [String] = []
  /// Whether the trace says that the constraints that place it in its superview are missing.
  package var missesHostConstraints = false
  /// Whether the line says that it is hidden.
  package var isHidden = false
}
