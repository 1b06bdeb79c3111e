package import AutoLayout

/// A request to lay out a scene on a canvas, for a process that runs the author's code.
package struct LayoutRequest: Hashable, Sendable, Codable {
  /// The containers in which a view controller can be laid out.
  package enum Container: String, Sendable, Codable, CaseIterable {
    case navigation
    case tab
  }

  /// The name of the C function that creates the view or view controller.
  package var symbol: String
  /// The canvas to lay the scene out on.
  package var canvas: Canvas
  /// The layout direction of the scene.
  package var direction: LayoutDirection
  /// Whether the interface style is dark.
  package var isDark: Bool
  /// The container of a view controller, or `nil` for no container.
  package var container: Container?
  /// Whether a view is laid out at its fitting size instead of the canvas's size.
  package var fits: Bool

  /// Creates a request.
  package init(
    symbol: String, canvas: Canvas, direction: LayoutDirection = .leftToRight,
    isDark: Bool = false, container: Container? = nil, fits: Bool = false
  ) {
    self.symbol = symbol
    self.canvas = canvas
    self.direction = direction
    self.isDark = isDark
    self.container = container
    self.fits = fits
  }
}

/// The reply to a layout request, followed by the bytes of the layout.
package struct LayoutReply: Hashable, Sendable, Codable {
  /// The ways in which the work on a request ends.
  package enum Ending: Hashable, Sendable, Codable {
    /// The layout was created, and follows the reply.
    case done
    /// The process ended without a layout, with a status from `wait`.
    case ended(status: Int32)
    /// The process exceeded a limit on time or memory.
    case overLimit(Limit)
    /// The process can't be started, or the scene can't be laid out, with the reason.
    case failed(String)
  }

  /// The limits that apply to a process.
  package enum Limit: String, Sendable, Codable, CustomStringConvertible {
    case processorTime, time, memory, answer, print

    /// The limit in seconds or bytes.
    package var amount: Int {
      switch self {
      case .processorTime: 10
      case .time: 20
      case .memory: 1 << 30
      case .answer: 64 << 20
      case .print: 1 << 20
      }
    }

    /// The limit with its unit.
    package var description: String {
      switch self {
      case .processorTime, .time: "\(amount) s"
      case .memory, .answer, .print:
        amount < 1 << 30 ? "\(amount >> 20) MiB" : "\(amount >> 30) GiB"
      }
    }
  }

  /// The way in which the work on the request ended.
  package var ending: Ending
  /// The last lines that the code printed.
  package var printed: String
  /// The length of the layout that follows the reply, in bytes.
  package var byteCount: Int

  /// Creates a reply.
  package init(_ ending: Ending, printed: String = "", byteCount: Int = 0) {
    self.ending = ending
    self.printed = printed
    self.byteCount = byteCount
  }
}
