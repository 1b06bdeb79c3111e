public import AutoLayout
public import Foundation

/// UIKit's sheet for passing things on, which is never shown and whose view is empty.
open class UIActivityViewController: ViewController {
  /// The activities that aren't offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Called afterwards; never here.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Makes a sheet.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }
}
