import Testing
import UIKitNames

@Suite("Names around layout")
struct SystemNameTests {
  @Test("a text view's storage edits its text, and its room counts")
  func textStorage() {
    let view = Editor()
    view.text = "abcd"
    view.selectedRange = NSRange(location: 1, length: 2)
    view.textStorage.replaceCharacters(
      in: view.selectedRange, with: NSAttributedString(string: "x"))
    #expect(view.text == "axd" && view.textStorage.length == 3)
    #expect(view.selectedTextRange?.isEmpty == false)
    let end = view.position(from: view.beginningOfDocument, offset: 3)
    #expect(end.map { view.offset(from: $0, to: view.endOfDocument) } == 0)
    #expect(view.position(from: view.endOfDocument, offset: 1) == nil)
    view.isScrollEnabled = false
    let width = view.intrinsicContentSize.width
    view.textContainer.lineFragmentPadding = 0
    #expect(view.intrinsicContentSize.width == width - 10)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage())))
    #expect(text.length == 1)
  }

  @Test("pictures that code draws have the size of the drawing")
  func drawnPictures() {
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 4))
    let inner = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(rect(0, 0, 1, 2))
    }
    #expect(
      inner.size == CGSize(width: 1, height: 2) && inner.cgImage?.height == Int(2 * inner.scale))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 4))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("a path that is being made has the bounds of its points")
  func paths() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 4))
    path.closeSubpath()
    path.addRect(rect(0, 0, 2, 1))
    #expect(path.boundingBox == rect(0, 0, 5, 4))
    #expect(UIBezierPath(rect: rect(0, 0, 2, 2)).contains(CGPoint(x: 1, y: 1)))
  }

  @Test("containers tell children that appear or disappear")
  func appearance() {
    let child = Child()
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(child.calls == ["will", "did", "will not", "did not"])
  }

  @Test("windows may be in scenes, and objects say of which kind they are")
  func kinds() {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    #expect(window.frame == UIScreen.main.bounds && window.windowScene === scene)
    #expect(window.isKind(of: UIView.self) && !window.isMember(of: UIView.self))
    #expect(!window.isKind(of: UIButton.self))
  }

  @Test("attributes of items copy and compare what subclasses add")
  func attributes() throws {
    let one = Attributes()
    (one.frame, one.progress) = (rect(1, 2, 3, 4), 5)
    let other = try #require(one.copy() as? Attributes)
    #expect(other.isEqual(one) && other.progress == 5 && other.frame == one.frame)
    other.progress = 6
    #expect(!other.isEqual(one))
  }
}

private final class Editor: UITextView {
  convenience init() { self.init(frame: .zero) }

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Child: UIViewController {
  var calls: [String] = []
  override func viewWillAppear(_ animated: Bool) { calls.append("will") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will not") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did not") }
}

private final class Attributes: UICollectionViewLayoutAttributes {
  var progress = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? Attributes)?.progress = progress
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? Attributes)?.progress == progress
  }
}
