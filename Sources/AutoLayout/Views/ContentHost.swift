public import Foundation

/// A view that is filled by a content view, such as a cell; subviews are added to the content view.
open class ContentHost: View {
  /// The view to which subviews are added; it is resized with the host.
  public private(set) lazy var contentView = makeContentView()

  /// Makes a host with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  class var hostsContent: Bool { true }

  /// This class, and a function that makes its views for a reuse identifier; classes used in lists override this.
  ///
  /// Lists can't call Apple's initializer of a class known only at run time, because it isn't declared `required`.
  open class var viewMaker: (AnyClass, (String?) -> View)? { nil }

  /// The function that makes views of this class, or `nil` if the class doesn't override ``viewMaker`` itself.
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

  /// The subviews that the host adds to its content view, with the names of the properties that hold them.
  package var namedParts: [(name: String, view: View)] { [] }

  func makeContentView() -> View { View() }

  /// Replaces the content view by another view, or by a new content view if the argument is `nil`.
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

  /// Makes a host from a nib; returns `nil` for a coder that doesn't read a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// The closure that updates the content for a state before the class's own update, or `nil` if there isn't one.
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

  /// Updates the view for the current state; overrides call ``take(_:of:_:_:)``, and classes without states do nothing.
  func applyState() {}

  /// Updates content and appearance for a state by calling ``contentUpdater``, `update` and `handler`, in this order.
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
