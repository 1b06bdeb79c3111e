package import AutoLayout
import Foundation

/// A drawing in two sets of colours: what a page shows that follows its reader's preference.
///
/// Light and dark figures of a scene differ in colours, and in the few grounds that only one of them
/// needs below its texts.
package struct AdaptiveDrawing: Hashable, Sendable {
  /// A command and where it is seen.
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

    /// The step in the colours of the scheme, the light ones where it is seen in both.
    package var command: DrawingCommand
    /// The colour on dark pages.
    package var darkColor: Color?
    /// Where the command is seen.
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
  /// - Complexity: O(*n* + *n* · *d*), where *d* counts the commands that only one of them has.
  package init(light: Drawing, dark: Drawing) {
    self.light = light
    darkBackground = dark.background
    let lightShapes = light.commands.map(Self.shape)
    let difference = dark.commands.map(Self.shape).difference(from: lightShapes)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    commands = Self.merged(light.commands, removed, dark.commands, inserted)
  }

  private static func merged(
    _ light: [DrawingCommand], _ lightOnly: Set<Int>, _ dark: [DrawingCommand],
    _ darkOnly: Set<Int>
  ) -> [Command] {
    var commands: [Command] = []
    var (lightIndex, darkIndex) = (0, 0)
    while lightIndex < light.count || darkIndex < dark.count {
      if lightOnly.contains(lightIndex) {
        let command = light[lightIndex]
        commands.append(Command(command: command, darkColor: command.step.color, scheme: .light))
        lightIndex += 1
      } else if darkOnly.contains(darkIndex) {
        let command = dark[darkIndex]
        commands.append(Command(command: command, darkColor: command.step.color, scheme: .dark))
        darkIndex += 1
      } else {
        commands.append(
          Command(
            command: light[lightIndex], darkColor: dark[darkIndex].step.color, scheme: .both))
        lightIndex += 1
        darkIndex += 1
      }
    }
    return commands
  }

  /// A command without its colour.
  private static func shape(_ command: DrawingCommand) -> DrawingCommand {
    var shape = command
    shape.step.color = Color(red: 0, green: 0, blue: 0)
    return shape
  }
}
