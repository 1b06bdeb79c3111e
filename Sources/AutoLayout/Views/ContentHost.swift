public import Foundation

/// A view whose subviews belong into one that fills it, as those of cells and of visual effects do.
open class ContentHost: View {
  /// The view for subviews; it follows the host's size.
  public private(set) lazy var contentView = makeContentView()

  /// Makes a host at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Whether the host has the view for subviews.
  class var hostsContent: Bool { true }

  /// The class, and the function that makes its views for a list with the name by which they are used again.
  ///
  /// Swift calls initializers of a class that is known only when the code runs if they're required, which Apple's
  /// aren't. A class that a list is to make overrides this; in Swift files that are drawn, all classes do.
  open class var viewMaker: (AnyClass, (String?) -> View)? { nil }

  /// The function that makes views of this class, or `nil` if only those of a superclass can be made.
  package class var ownMaker: ((String?) -> View)? {
    guard let (made, make) = viewMaker, made == self else { return nil }
    return make
  }

  private func addContentView() {
    guard Self.hostsContent else { return }
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The parts that the host makes in its content, with the properties that hold them.
  package var namedParts: [(name: String, view: View)] { [] }

  /// Makes the view for subviews.
  func makeContentView() -> View { View() }

  /// Shows a view in the place of the one for subviews, or a new one for them.
  package func showContent(_ content: View?) {
    let view = content ?? makeContentView()
    guard view !== contentView else { return }
    let frame = contentView.frame
    contentView.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = true
    contentView = view
    addContentView()
    view.frame = frame
  }

  /// Makes a view of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// What brings the content in line with a state where nobody else does; nil where nothing follows it.
  package var contentUpdater: ((ContentHost, any ConfigurationState) -> Void)?

  private var needsConfiguration = true

  /// Asks for ``takeState()`` in the next layout.
  func requestConfiguration() {
    needsConfiguration = true
    requestProperties()
  }

  /// Brings content and looks in line with the state if that was asked for.
  func configureIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    takeState()
  }

  /// Brings content and looks in line with the state, for hosts that have one: calls
  /// ``take(_:of:_:_:)``.
  func takeState() {}

  /// Brings content and looks in line with a state: first a content that nobody else updates, then what the
  /// host's class says, then what the one that uses it says.
  final func take<Host: ContentHost, State: ConfigurationState>(
    _ state: State, of host: Host, _ update: (State) -> Void, _ handler: ((Host, State) -> Void)?
  ) {
    contentUpdater?(host, state)
    update(state)
    handler?(host, state)
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { requestConfiguration() } }
  }

  open override func updateProperties() {
    super.updateProperties()
    configureIfNeeded()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    requestConfiguration()
  }
}
