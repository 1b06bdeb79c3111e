package import AutoLayout
import Foundation

/// A drawing in two sets of colours: what a page shows that follows its reader's preference.
///
/// Light and dark figures of a scene differ in colours, and in the few grounds that only one of them
/// needs below its texts.
package struct AdaptiveDrawing: Hashable, Sendable {
  /// A command and its colour scheme.
  package struct Command: Hashable, Sendable {
    /// The schemes in which a command is seen.
    package enum Scheme: Hashable, Sendable {
      /// In both; the colour may differ.
      case both
      /// Only on light pages.
      case light
      /// Only on dark pages.
      case dark
    }

    /// The step in the colours of its scheme; in the light ones if it is seen in both.
    package var command: DrawingCommand
    /// The colour on dark pages.
    package var darkColor: Color?
    /// The schemes in which the command is seen.
    package var scheme: Scheme
  }

  /// The light drawing, with its size, title and background.
  package let light: Drawing
  /// The background on dark pages.
  package let darkBackground: Color
  /// The commands of both, from back to front.
  package let commands: [Command]

  /// A drawing with one set of colours.
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
