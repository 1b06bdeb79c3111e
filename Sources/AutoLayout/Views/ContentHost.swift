public import Foundation

/// A view whose subviews belong in a content view that fills it, such as a cell or a visual effect view.
open class ContentHost: View {
  /// The view that subviews are added to; it is resized with the host.
  public private(set) lazy var contentView = makeContentView()

  /// Makes a host with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  class var hostsContent: Bool { true }

  /// The class, and a function that makes its views for a list from a reuse identifier.
  ///
  /// If a class is known only at run time, Swift can call only its required initializers, and Apple's aren't required.
  /// A class whose views a list makes has to override this; all classes of Swift files that are drawn do.
  open class var viewMaker: (AnyClass, (String?) -> View)? { nil }

  /// The function that makes views of this class, or `nil` if only views of a superclass can be made.
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

  /// The subviews of the content view that the host makes, with the names of the properties that hold them.
  package var namedParts: [(name: String, view: View)] { [] }

  func makeContentView() -> View { View() }

  /// Replaces the content view; `nil` replaces it by a new one.
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

  /// Makes a host from a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// Updates the content for a new state, before the class and the handler do, or `nil` if it ignores the state.
  package var contentUpdater: ((ContentHost, any ConfigurationState) -> Void)?

  private var needsConfiguration = true

  func requestConfiguration() {
    needsConfiguration = true
    requestProperties()
  }

  func configureIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    applyState()
  }

  /// Updates content and appearance for the current state in classes with one, by calling ``take(_:of:_:_:)``.
  func applyState() {}

  /// Updates content and appearance for a state: with ``contentUpdater``, then the class's update, then the handler.
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
