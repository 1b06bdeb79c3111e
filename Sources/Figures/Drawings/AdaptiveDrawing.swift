package import AutoLayout
import Foundation

/// A drawing in light and dark colors, for pages that follow the reader's color scheme.
///
/// Apart from colors, the two versions differ only in a few plates behind texts.
package struct AdaptiveDrawing: Hashable, Sendable {
  /// A command and its color scheme.
  package struct Command: Hashable, Sendable {
    /// The color schemes in which a command is drawn.
    package enum Scheme: Hashable, Sendable {
      /// Both schemes, possibly in different colors.
      case both
      /// Only on light pages.
      case light
      /// Only on dark pages.
      case dark
    }

    /// The drawing command, in the light colors if it's drawn in both schemes.
    package var command: DrawingCommand
    /// The color of the command on dark pages, or `nil` if it has no single color.
    package var darkColor: Color?
    /// The schemes in which the command is drawn.
    package var scheme: Scheme
  }

  /// The version for light pages, with its size, title and background.
  package let light: Drawing
  /// The background color on dark pages.
  package let darkBackground: Color
  /// The commands of the light and the dark version, from back to front.
  package let commands: [Command]

  /// Creates a drawing whose light and dark versions are the same.
  package init(_ drawing: Drawing) {
    light = drawing
    darkBackground = drawing.background
    commands = drawing.commands.map {
      Command(command: $0, darkColor: $0.step.color, scheme: .both)
    }
  }

  /// Creates a drawing from its light and dark versions, by pairing their commands.
  ///
  /// - Complexity: O(*n*) in the number of commands.
  package init(light: Drawing, dark: Drawing) {
    self.light = light
    darkBackground = dark.background
    commands = CommandPairing(light.commands, dark.commands).map { pair in
      switch pair {
      case .both(let lightIndex, let darkIndex):
        Command(
          command: light.commands[lightIndex],
          darkColor: dark.commands[darkIndex].step.color, scheme: .both)
      case .first(let index):
        Command(
          command: light.commands[index], darkColor: light.commands[index].step.color,
          scheme: .light)
      case .second(let index):
        Command(
          command: dark.commands[index], darkColor: dark.commands[index].step.color, scheme: .dark)
      }
    }
  }
}
