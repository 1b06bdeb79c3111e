package import AutoLayout
import Foundation

/// A drawing in light and dark colors, for pages that follow their reader's preference.
///
/// The light and the dark drawing differ in colors, and in the few text plates that only one of them needs.
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

    /// The command in its scheme's colors, or in the light colors if it's in both schemes.
    package var command: DrawingCommand
    /// The color on dark pages.
    package var darkColor: Color?
    /// The schemes in which the command is drawn.
    package var scheme: Scheme
  }

  /// The light drawing, with its size, title and background.
  package let light: Drawing
  /// The background on dark pages.
  package let darkBackground: Color
  /// The commands of both drawings, from back to front.
  package let commands: [Command]

  /// Creates a drawing with one set of colors.
  package init(_ drawing: Drawing) {
    light = drawing
    darkBackground = drawing.background
    commands = drawing.commands.map {
      Command(command: $0, darkColor: $0.step.color, scheme: .both)
    }
  }

  /// Pairs the commands of two drawings of one tree.
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
