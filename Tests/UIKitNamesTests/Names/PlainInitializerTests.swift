import Testing
import UIKitNames

@Suite("Initializers without arguments")
struct PlainInitializerTests {
  @Test("every view has one, and subclasses inherit it")
  func views() {
    let views: [UIView] = [
      UIView(), UILabel(), UIButton(), UIImageView(), UITextField(), UITextView(), UISwitch(),
      UISlider(), UIStepper(), UISegmentedControl(), UIProgressView(), UIActivityIndicatorView(),
      UIPageControl(), UIPickerView(), UIDatePicker(), UIStackView(), UIScrollView(), UITableView(),
      UITableViewCell(), UITableViewHeaderFooterView(), UICollectionViewCell(),
      UIVisualEffectView(), UIWindow(), UIControl(), Row(),
    ]
    #expect(views.allSatisfy { $0.superview == nil })
    #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(Row().reuseIdentifier == "own")
  }

  @Test("what assistive technologies read out can be overridden")
  func accessibility() {
    let row = Row()
    #expect(row.accessibilityLabel == "label" && row.accessibilityIdentifier == "name")
    #expect(row.isAccessibilityElement && row.accessibilityTraits == [.button, .selected])
    #expect(row.accessibilityHint == "hint" && row.accessibilityValue == "value")
    #expect(row.accessibilityElementsHidden && row.accessibilityElements?.count == 1)
  }
}

private final class Row: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: "own")
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { "label" }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityIdentifier: String? {
    get { "name" }
    set { super.accessibilityIdentifier = newValue }
  }
  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { [.button, .selected] }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityHint: String? {
    get { "hint" }
    set { super.accessibilityHint = newValue }
  }
  override var accessibilityValue: String? {
    get { "value" }
    set { super.accessibilityValue = newValue }
  }
  override var accessibilityElementsHidden: Bool {
    get { true }
    set { super.accessibilityElementsHidden = newValue }
  }
  override var accessibilityElements: [Any]? {
    get { [self] }
    set { super.accessibilityElements = newValue }
  }
}
