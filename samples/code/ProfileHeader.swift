import UIKit

final class ProfileHeader: UIView {
  private let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle"))
  private let nameLabel = UILabel()
  private let statusLabel = UILabel()
  private lazy var followButton = UIButton(configuration: .filled())
  private let textGuide = UILayoutGuide()

  init(name: String, status: String) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    nameLabel.text = name
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    statusLabel.text = status
    statusLabel.font = .preferredFont(forTextStyle: .subheadline)
    statusLabel.textColor = .secondaryLabel
    followButton.configuration?.title = "Follow"
    addLayoutGuide(textGuide)
    for view in [avatar, nameLabel, statusLabel, followButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      avatar.centerYAnchor.constraint(equalTo: centerYAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 48),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      textGuide.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      textGuide.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
      nameLabel.topAnchor.constraint(equalTo: textGuide.topAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: textGuide.leadingAnchor),
      nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: textGuide.trailingAnchor),
      statusLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      statusLabel.leadingAnchor.constraint(equalTo: textGuide.leadingAnchor),
      statusLabel.trailingAnchor.constraint(equalTo: textGuide.trailingAnchor),
      statusLabel.bottomAnchor.constraint(equalTo: textGuide.bottomAnchor),
      followButton.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      followButton.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

#Preview("header", traits: .fixedLayout(width: 360, height: 80)) {
  ProfileHeader(name: "Grace Hopper", status: "Compiling since 1952")
}
