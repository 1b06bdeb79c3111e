import Foundation

/// The contents of a navigation bar and their appearance.
package struct NavigationBarLook {
  /// The font of titles.
  package static let titleFont = Font(pointSize: 17, weight: .semibold)
  /// The font of large titles.
  package static let largeTitleFont = Font(pointSize: 34, weight: .bold)

  /// A back button.
  package struct Back {
    /// The title beside the arrow, or `nil` to show only the arrow.
    package var title: String?
    /// The color of arrow and title, or `nil` for the bar's tint.
    package var tint: Color?

    /// Makes a back button with a title and a color.
    package init(title: String?, tint: Color? = nil) { (self.title, self.tint) = (title, tint) }
  }

  /// The bar's title, or `nil` for no title.
  package var title: String?
  /// The view that replaces the title, or `nil` to show the title.
  package var titleView: View?
  /// The text above the title, or `nil` for no text.
  package var prompt: String?
  /// The search bar below the title, or `nil` for no search bar.
  package var searchBar: View?
  /// The back button, or `nil` for no back button.
  package var back: Back?
  /// The buttons from the leading edge inwards.
  package var leading: [BarButton] = []
  /// The buttons from the trailing edge inwards.
  package var trailing: [BarButton] = []
  /// The title's font and color; `nil` stands for the default color.
  package var font = titleFont, color: Color?
  /// The large title's font and color; `nil` stands for the default color.
  package var largeFont = largeTitleFont, largeColor: Color?
  /// The background, or `nil` if the bar is clear.
  package var ground: BarGround?

  /// Makes the look of an empty bar.
  package init() {}
}
