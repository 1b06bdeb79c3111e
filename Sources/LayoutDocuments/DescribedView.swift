package import AutoLayout
internal import Foundation

/// A placeholder for a view whose class can't be instantiated by name.
///
/// It stores the settings specific to that class, and has the baselines stated in the document.
package final class DescribedView: View, ClassNameProvider, LayoutHooks, LayoutSettingsSource {
  /// The name of the class that the placeholder represents.
  package var shownClass = "View"
  /// The settings that are specific to the class that the placeholder represents.
  var keptSettings: [LayoutSetting] = []
  private var describedBaselines: TextBaselines?
  private weak var first: View?
  private weak var last: View?

  package override func layoutHooks(_ type: PackageHooks.Type) -> PackageHooks? {
    PackageHooks(self)
  }
  package var ownTextBaselines: TextBaselines? { describedBaselines }
  package override var forFirstBaselineLayout: View { first ?? self }
  package override var forLastBaselineLayout: View { last ?? self }

  package var figureLook: Appearance {
    var appearance = plainLook
    var share: CGFloat?
    var isWheel = false
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for setting in keptSettings {
      switch setting {
      case .text(.text, let text): appearance.text = text
      case .font(let font):
        appearance.font = Font(pointSize: font.size ?? 13, weight: font.weight ?? .regular)
      case .color(.text, let color): appearance.textColor = color
      case .count(.numberOfLines, let count): appearance.lineLimit = count
      case .number(.share, let number): share = number
      case .insets(.textContainer, let insets): appearance.textInsets = insets
      case .segments(let titles): appearance.segments = isMirrored ? titles.reversed() : titles
      case .count(.pickedSegment, let index): appearance.pickedSegment = index
      case .custom(name: "style", value: "spinning"): isWheel = true
      default: break
      }
    }
    if isMirrored, let picked = appearance.pickedSegment {
      appearance.pickedSegment = appearance.segments.count - 1 - picked
    }
    if let kind = isWheel ? .activity : Self.controls[shownClass] {
      appearance.control = controlLook(kind, share: share ?? 0)
    }
    return appearance
  }

  /// The controls that figures draw, by the represented class's name.
  private static let controls: [String: ControlLook.Kind] = [
    "Stepper": .stepper, "NSStepper": .stepper, "NSSlider": .slider, "NSSwitch": .toggle,
    "NSProgressIndicator": .progress,
  ]

  package var layoutSettings: [LayoutSetting] { keptSettings }

  /// Stores the settings that aren't properties of all views.
  ///
  /// - Parameters:
  ///   - settings: The settings of the view.
  ///   - view: Returns the view with a name, or `nil` if there isn't one.
  func keep(_ settings: [LayoutSetting], view: (String) -> View?) {
    for setting in settings {
      switch setting {
      case .baselines(let baselines): describedBaselines = baselines
      case .baselineView(.first, let name): first = view(name)
      case .baselineView(.last, let name): last = view(name)
      default:
        if !KnownViewClass.view.properties.contains(setting.property) {
          keptSettings.append(setting)
        }
      }
    }
  }
}
