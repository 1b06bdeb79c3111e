import UIKit

/// A photo with a name and a role.
public final class CardView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let photo = UIImageView()
    photo.accessibilityIdentifier = "photo"
    let title = UILabel()
    title.text = "Ada Lovelace"
    title.accessibilityIdentifier = "title"
    let subtitle = UILabel()
    subtitle.text = "Mathematician"
    subtitle.accessibilityIdentifier = "subtitle"
    for view in [photo, title, subtitle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }

    let gap = title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 28)
    gap.identifier = "gap"
    NSLayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      photo.centerYAnchor.constraint(equalTo: centerYAnchor),
      photo.widthAnchor.constraint(equalToConstant: 64),
      photo.heightAnchor.constraint(equalToConstant: 64),
      gap,
      title.topAnchor.constraint(equalTo: photo.topAnchor),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
