package import AutoLayout

/// A canvas on which a process that runs a person's code is asked to lay out one of its scenes.
package struct LayoutRequest: Hashable, Sendable, Codable {
  /// The controllers that a controller may be shown in.
  package enum Container: String, Sendable, Codable, CaseIterable {
    case navigation
    case tab
  }

  /// The name of the C function that makes the view or the controller.
  package var symbol: String
  /// The canvas.
  package var canvas: Canvas
  /// The direction that the canvas reads in.
  package var direction: LayoutDirection
  /// Whether the interface is dark.
  package var isDark: Bool
  /// The controller around a controller; `nil` for none.
  package var container: Container?
  /// Whether a view gets its fitting size in place of the canvas's.
  package var fits: Bool

  /// Makes a request.
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

/// The end of a process that was asked for a layout, which comes before the layout's bytes.
package struct LayoutReply: Hashable, Sendable, Codable {
  /// The ways in which the work on a request ends.
  package enum Ending: Hashable, Sendable, Codable {
    /// The layout is there.
    case done
    /// The process ended without a layout, with the status that `wait` gives.
    case ended(status: Int32)
    /// A limit was reached.
    case overLimit(Limit)
    /// The process can't be made, or what is asked for can't be laid out.
    case failed(String)
  }

  /// The limits of a process.
  package enum Limit: String, Sendable, Codable, CustomStringConvertible {
    case processorTime, time, memory, answer, print

    /// The most seconds or bytes.
    package var amount: Int {
      switch self {
      case .processorTime: 10
      case .time: 20
      case .memory: 1 << 30
      case .answer: 64 << 20
      case .print: 1 << 20
      }
    }

    /// The amount with its unit.
    package var description: String {
      switch self {
      case .processorTime, .time: "\(amount) s"
      case .memory, .answer, .print:
        amount < 1 << 30 ? "\(amount >> 20) MiB" : "\(amount >> 30) GiB"
      }
    }
  }

  /// How the work ended.
  package var ending: Ending
  /// The last lines that the code printed.
  package var printed: String
  /// The number of bytes of the layout that follow.
  package var byteCount: Int

  /// Makes a reply.
  package init(_ ending: Ending, printed: String = "", byteCount: Int = 0) {
    self.ending = ending
    self.printed = printed
    self.byteCount = byteCount
  }
}
