import AutoLayout
import Testing
import UIKitNames

// Written as in an app for iOS: what layout code of a form says besides constraints.

private final class PaddedField: UITextField {
  private let padding = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }

  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.height = max(size.height, 48)
    return size
  }
}

private final class LoginView: UIView {
  let scrollView: UIScrollView = {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.alwaysBounceVertical = true
    scroll.keyboardDismissMode = .interactive
    scroll.showsVerticalScrollIndicator = false
    return scroll
  }()

  private lazy var logo: UIImageView = {
    let view = UIImageView(image: UIImage(systemName: "lock.circle.fill"))
    view.contentMode = .scaleAspectFit
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 48, weight: .semibold)
    return view
  }()

  let emailField: PaddedField = {
    let field = PaddedField()
    field.placeholder = "Email"
    field.keyboardType = .emailAddress
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.returnKeyType = .next
    field.textContentType = .username
    field.clearButtonMode = .whileEditing
    field.layer.cornerRadius = 10
    field.layer.cornerCurve = .continuous
    field.layer.borderWidth = 1
    field.layer.borderColor = UIColor.separator.cgColor
    return field
  }()

  let passwordField: PaddedField = {
    let field = PaddedField()
    field.placeholder = "Password"
    field.isSecureTextEntry = true
    field.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    return field
  }()

  private(set) lazy var loginButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Log in"
    configuration.cornerStyle = .large
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.submit() })
    button.isEnabled = false
    return button
  }()

  let errorLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.numberOfLines = 0
    label.isHidden = true
    label.accessibilityTraits = .staticText
    return label
  }()

  private(set) var submissions = 0

  private lazy var stack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [
      logo, emailField, passwordField, errorLabel, loginButton,
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(32, after: logo)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 24, leading: 24, bottom: 24, trailing: 24)
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(scrollView)
    scrollView.addSubview(stack)
    emailField.delegate = self
    for field in [emailField, passwordField] {
      field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
    }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      logo.heightAnchor.constraint(equalToConstant: 72),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(error: String?) {
    errorLabel.text = error
    UIView.animate(withDuration: 0.25) {
      self.errorLabel.isHidden = error == nil
      self.layoutIfNeeded()
    }
  }

  private func validate() {
    loginButton.isEnabled =
      !(emailField.text ?? "").isEmpty && (passwordField.text?.count ?? 0) >= 6
  }

  private func submit() {
    endEditing(true)
    submissions += 1
  }
}

extension LoginView: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    passwordField.becomeFirstResponder()
    return textField === emailField
  }
}

private final class LoginViewController: UIViewController {
  let loginView = LoginView()
  private(set) var traitChanges: [UIUserInterfaceSizeClass] = []
  private(set) var transitions: [String] = []

  override func loadView() { view = loginView }

  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitChanges.append(traitCollection.verticalSizeClass)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    transitions.append("to \(size.width) from \(view.bounds.width)")
    coordinator.animate(alongsideTransition: { _ in
      self.transitions.append("along \(self.view.bounds.width)")
    })
  }
}

@Suite("A form as apps write it")
struct PastedFormTests {
  private let controller = LoginViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private var form: LoginView { controller.loginView }

  init() {
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.layoutEnvironment = surroundings
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  // From the top: 24 of margin, the logo's 72, 32, two fields of 48 and 12 between all but the first.
  @Test("its rows lie in the stack; what is hidden takes no room until it is shown, animated")
  func rows() {
    #expect(form.scrollView.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(form.emailField.frame == CGRect(x: 24, y: 128, width: 342, height: 48))
    #expect(form.passwordField.frame.minY == 188)
    #expect(form.loginButton.frame.minY == 248)
    // 7 above and below a line of 17 points, 21 high.
    #expect(form.loginButton.frame.height == 35)
    #expect(form.scrollView.contentSize == CGSize(width: 390, height: 307))
    form.show(error: "Wrong password")
    // A line of 13 points is 16 high, and 12 follow it.
    #expect(form.loginButton.frame.minY == 276)
    form.show(error: nil)
    #expect(form.loginButton.frame.minY == 248)
  }

  @Test("the keyboard leaves the scroll view what is above it")
  func keyboard() {
    window.layoutEnvironment?.keyboardHeight = 291
    window.layoutIfNeeded()
    #expect(form.scrollView.frame.maxY == 553)
  }

  @Test("actions are called for the events that they were added for")
  func actions() {
    form.emailField.text = "a@b.c"
    form.passwordField.text = "secret"
    form.passwordField.sendActions(for: .editingDidEnd)
    #expect(!form.loginButton.isEnabled)
    #expect(form.loginButton.state == .disabled)
    form.passwordField.sendActions(for: .editingChanged)
    #expect(form.loginButton.isEnabled)
    form.loginButton.sendActions(for: .primaryActionTriggered)
    form.loginButton.sendActions(for: .touchDown)
    #expect(form.submissions == 1)
    #expect(form.emailField.delegate?.textFieldShouldReturn(form.passwordField) == false)
    #expect(form.emailField.delegate?.textFieldShouldClear(form.emailField) == true)
  }

  @Test("what layout does not depend on is kept, view by view, and layout stays as it is")
  func kept() {
    #expect(form.emailField.keyboardType == .emailAddress)
    #expect(form.passwordField.keyboardType == .default)
    #expect(form.passwordField.isSecureTextEntry && !form.emailField.isSecureTextEntry)
    #expect(form.emailField.layer.borderWidth == 1 && form.passwordField.layer.borderWidth == 0)
    #expect(form.passwordField.layer.maskedCorners.rawValue == 12)
    #expect(form.emailField.layer.borderColor == UIColor.separator)
    form.emailField.layer.borderColor = nil
    #expect(form.emailField.layer.borderColor == nil)
    #expect(form.emailField.frame.height == 48)
  }

  @Test("a turned window tells controllers of its size, of traits, and lays out along the way")
  func turning() {
    #expect(controller.traitChanges == [.regular])
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(controller.transitions == ["to 844.0 from 390.0", "along 844.0"])
    #expect(controller.traitChanges == [.regular, .compact])
    window.layoutIfNeeded()
    #expect(form.emailField.frame.width == 796)
    window.frame.origin.x = 5
    #expect(controller.transitions.count == 2)
  }

  @Test("a controller is told of traits that its window's surroundings change")
  func traits() {
    window.layoutEnvironment?.contentSizeCategory = .extraLarge
    #expect(controller.traitChanges.count == 2)
    #expect(controller.traitCollection.preferredContentSizeCategory == .extraLarge)
    window.layoutEnvironment?.keyboardHeight = 10
    #expect(controller.traitChanges.count == 2)
  }
}

@Suite("Size classes")
struct SizeClassTests {
  // The sizes of the Human Interface Guidelines' table of devices, and of parts of a tablet's screen.
  @Test(
    "are those that Apple lists for screens",
    arguments: [
      (390, 844, 1, 2), (844, 390, 1, 1), (430, 932, 1, 2), (932, 430, 2, 1), (736, 414, 2, 1),
      (667, 375, 1, 1), (568, 320, 1, 1), (768, 1024, 2, 2), (1024, 768, 2, 2), (744, 1133, 2, 2),
      (320, 1024, 1, 2), (507, 768, 1, 2), (639, 1366, 1, 2), (678, 1024, 2, 2),
    ])
  func screens(width: Int, height: Int, horizontal: Int, vertical: Int) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let view = UIView()
    #expect(view.traitCollection.horizontalSizeClass == .unspecified)
    window.addSubview(view)
    #expect(view.traitCollection.horizontalSizeClass.rawValue == horizontal)
    #expect(view.traitCollection.verticalSizeClass.rawValue == vertical)
  }

  @Test("collections say them one by one, the last that says something counts")
  func collections() {
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let traits = UITraitCollection(traitsFrom: [
      wide, UITraitCollection(verticalSizeClass: .compact), UITraitCollection(displayScale: 2),
    ])
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .compact)
    #expect(wide.verticalSizeClass == .unspecified)
  }
}
