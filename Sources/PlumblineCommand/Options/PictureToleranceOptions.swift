internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The options for permitted differences of pictures; by default, no differences are permitted.
struct PictureToleranceOptions: ParsableArguments {
  @Flag(help: "Ignore antialiasing differences and similar colors.")
  var ignoreAntialiasing = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With --ignore-antialiasing, the threshold for similar colors, 0 to 1; 0.1 by default.",
      valueName: "SHARE"))
  var colorThreshold: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The permitted difference of each channel of a pixel, 0 to 255.", valueName: "NUMBER"))
  var channelThreshold = 0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The permitted number of differing pixels.", valueName: "NUMBER"))
  var maxPixels: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The permitted share of differing pixels, 0 to 1.", valueName: "SHARE"))
  var maxShare: Double?

  @Option(
    name: .customLong("mask"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An area to ignore: a view or guide by its ID, or a rectangle in points (in pixels if no "
        + "scene is known). Repeatable.", valueName: "ID|X,Y,W,H"))
  var masks: [PictureMask] = []

  func validate() throws {
    guard colorThreshold == nil || ignoreAntialiasing else {
      throw ValidationError("--color-threshold needs --ignore-antialiasing")
    }
    guard (0...1).contains(colorThreshold ?? 0) else {
      throw ValidationError("--color-threshold has to be from 0 to 1")
    }
    guard (0...255).contains(channelThreshold) else {
      throw ValidationError("--channel-threshold has to be from 0 to 255")
    }
    guard maxPixels ?? 0 >= 0 else { throw ValidationError("--max-pixels has to be 0 or more") }
    guard (0...1).contains(maxShare ?? 0) else {
      throw ValidationError("--max-share has to be from 0 to 1")
    }
  }

  var tolerance: PictureTolerance {
    PictureTolerance(
      antialiasing: ignoreAntialiasing ? .ignored(threshold: colorThreshold ?? 0.1) : .counts,
      channelThreshold: channelThreshold, maximumCount: maxPixels, maximumShare: maxShare,
      masks: masks.map(\.mask))
  }
}

/// A mask as written on the command line.
struct PictureMask: ExpressibleByArgument {
  let mask: PictureTolerance.Mask

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    if parts.count == 1, !argument.isEmpty {
      mask = .item(argument)
      return
    }
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[2] >= 0,
      numbers[3] >= 0
    else { return nil }
    mask = .rectangle(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
}

extension MaskedItems {
  /// Prints an error for each masked item that no layout has, and appends an exit status to the array for each error.
  func report(_ statuses: inout [ExitStatus]) throws(ExitStatus) {
    for problem in problems {
      try print("error: \(problem)", to: .error)
      statuses.append(.usage)
    }
  }
}
