import UIKit

/// A person's name and picture beside a button.
public final class ProfileView: UIView {
  private let picture = UIView()
  private let nameLabel = UILabel()
  private let followButton = UIButton(type: .system)

  /// Makes a view of a person.
  public init(name: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    picture.backgroundColor = .systemTeal
    picture.layer.cornerRadius = 20
    nameLabel.text = name
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.adjustsFontForContentSizeCategory = true
    followButton.setTitle("Follow", for: .normal)
    for view in [picture, nameLabel, followButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      picture.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      picture.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      nameLabel.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
      followButton.leadingAnchor.constraint(
        greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 12),
      followButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      followButton.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
    ])
  }

  /// Returns `nil`: views are made in code.
  public required init?(coder: NSCoder) { nil }
}

/// A screen with a person.
public final class ProfileController: UIViewController {
  private let name: String
  private let biography = UILabel()

  /// Makes a screen of a person.
  public init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  /// Returns `nil`: views are made in code.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let header = ProfileView(name: name)
    biography.text = "Wrote the first program, for a machine that was never finished."
    biography.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [header, biography])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
