public import AutoLayout
public import Foundation

/// UIKit's share sheet, which is never shown and whose view is empty.
open class UIActivityViewController: ViewController {
  /// The activities that aren't offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// The completion handler, which is never called.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Creates a share sheet.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }
}
