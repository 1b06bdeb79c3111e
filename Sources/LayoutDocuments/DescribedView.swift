package import AutoLayout

/// A view that stands for one of a class that can't be made by name.
///
/// It keeps the settings of that class, and has the baselines that its document describes.
package final class DescribedView: View, StandIn, LayoutHooks, LayoutSettingsSource {
  /// The name of the class that the view stands for.
  package var shownClass = "View"
  /// The settings that the view itself can't take.
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
    if shownClass == "Stepper" { appearance.control = controlLook(.stepper) }
    return appearance
  }

  package var layoutSettings: [LayoutSetting] { keptSettings }

  /// Keeps what isn't a property of all views.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - view: Returns the view of a name.
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
