/// The contents of a text from Xcode's console: conflicts, lists of constraints, and view hierarchies.
///
/// Other messages are ignored. Constraints that can't be read are in ``unread``.
package struct XcodeLog: Hashable, Sendable {
  /// The views and guides, in the order in which the text first mentions them.
  package internal(set) var objects: [LogObject] = []
  /// The conflicts and lists of constraints, in the order of the text.
  package internal(set) var sections: [LogSection] = []
  /// The lines of view hierarchies, as printed by `recursiveDescription` or `_autolayoutTrace`.
  package internal(set) var views: [LogView] = []
  /// The lines or constraints that can't be read, with reasons.
  package internal(set) var unread: [UnreadLine] = []

  /// The maximum size of a text, in bytes.
  package static let byteLimit = 4 << 20

  /// Whether the text contains no readable constraints or views.
  package var isEmpty: Bool { sections.isEmpty && views.isEmpty }

  /// Reads the log in a text.
  ///
  /// - Parameter text: The text in UTF-8. Invalid bytes are replaced.
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

  /// Sets ``LogConstraint/lacksPriorities`` for content sizes in lists that don't print priorities.
  ///
  /// Messages about conflicts are left out, because they list only required constraints.
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

/// The constraints that the text lists together, in a message about a conflict or in another list.
package struct LogSection: Hashable, Sendable {
  /// A kind of section.
  package enum Kind: String, Hashable, Sendable {
    /// A message that constraints can't all be satisfied.
    case conflict
    /// Any other list, such as the output of `po view.constraints`.
    case list
  }

  /// The kind of the section.
  package var kind: Kind
  /// The one-based number of the line where the section begins.
  package var line: Int
  /// The constraints in the order of the list, without duplicates.
  package internal(set) var constraints: [LogConstraint] = []
  /// The index of the constraint that the system broke, or `nil` if the message doesn't name one.
  package internal(set) var broken: Int?
  /// The number of constraints in the list that can't be read.
  package internal(set) var unreadCount = 0
  /// Whether the text ends before the end of the section's list of constraints.
  package internal(set) var isCut = false
  /// The one-based numbers of the lines where equal sections with views of the same classes begin.
  package internal(set) var repeats: [Int] = []
  /// Whether the constraints are in quotation marks, as messages print them.
  var isQuoted = false
  /// Whether the section is the first of the two messages that AppKit prints for one conflict.
  var isAnnouncement = false
}

/// A line or constraint that can't be read.
package struct UnreadLine: Hashable, Sendable {
  /// The one-based number of the line.
  package var line: Int
  /// The text that can't be read, truncated if it is long.
  package var text: String
  /// The reason why the text can't be read, such as `there is no equation`.
  package var reason: String
}

/// A line of a view hierarchy.
package struct LogView: Hashable, Sendable {
  /// The one-based number of the line.
  package var line: Int
  /// The index of the view in the log's objects.
  package var object: Int
  /// The depth of the view: the number of its ancestors in the hierarchy.
  package var depth: Int
  /// The frame as printed (x, y, width and height), or `nil` if the line has none.
  package var frame: [Double]?
  /// The zero-based index of the view hierarchy that contains the line.
  package var tree = 0
  /// Whether `_autolayoutTrace` marks the view's layout as ambiguous.
  package var isAmbiguous = false
  /// The variables that `_autolayoutTrace` marks as ambiguous, such as `minX`, or empty if it names none.
  package var ambiguities: [String] = []
  /// Whether `_autolayoutTrace` prints `MISSING HOST CONSTRAINTS`: the view has too few constraints to its superview.
  package var missesHostConstraints = false
  /// Whether the line says that the view is hidden.
  package var isHidden = false
}
