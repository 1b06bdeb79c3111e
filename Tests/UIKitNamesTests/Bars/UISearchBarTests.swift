import AutoLayout
import Testing
import UIKitNames

@Suite("Search bars")
struct UISearchBarTests {
  private func bar(_ profile: PlatformProfile = .standard, mirrored: Bool = false) -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.layoutEnvironment = LayoutEnvironment(
      canvas: Canvas(width: 320, height: 56), direction: mirrored ? .rightToLeft : .leftToRight,
      profile: profile)
    return bar
  }

  @Test("they want the platform's height and no width, with the field in the middle")
  func sizes() throws {
    let bar = bar()
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    #expect(bar.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 56))
    bar.layoutIfNeeded()
    // 8 from the sides; (56 − 36) / 2 = 10 from the top.
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    bar.frame.size = CGSize(width: 200, height: 44)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 4, width: 184, height: 36))
    let later = self.bar(try #require(.named("iOS-26")))
    later.frame.size.height = later.intrinsicContentSize.height
    later.layoutIfNeeded()
    #expect(later.frame.height == 64)
    #expect(later.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 44))
  }

  @Test("a cancel button takes room at the trailing side", arguments: [false, true])
  func cancelButton(mirrored: Bool) throws {
    let bar = bar(mirrored: mirrored)
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let button = try #require(bar.subviews.last as? UIButton)
    // "Cancel" is 6 × 0.55 × 17 = 56.1 wide, which is 57 in whole points.
    #expect(button.frame == CGRect(x: mirrored ? 8 : 255, y: 10, width: 57, height: 36))
    // 304 − 57 − 8 remain.
    #expect(
      bar.searchTextField.frame == CGRect(x: mirrored ? 73 : 8, y: 10, width: 239, height: 36))
    bar.setShowsCancelButton(false, animated: true)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width == 304 && button.superview == nil)
  }

  @Test("their texts are the field's")
  func texts() {
    let bar = bar()
    #expect(bar.text == "" && bar.placeholder == nil)
    bar.text = "query"
    bar.placeholder = "Search"
    #expect(bar.searchTextField.text == "query" && bar.searchTextField.placeholder == "Search")
  }
}
