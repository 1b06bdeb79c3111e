import UIKit

/// A card with a picture, a title beside it and a line below: layout code as apps have it.
public final class CardView: UIView {
  /// Fills a card with its parts.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let picture = part("picture")
    let title = part("title")
    let line = part("line")
    let top = title.topAnchor.constraint(equalTo: topAnchor, constant: 16)
    top.identifier = "title-top"
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: title.topAnchor),
      picture.widthAnchor.constraint(equalToConstant: 64),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      top,
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      title.heightAnchor.constraint(equalToConstant: 24),
      line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      line.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      line.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func part(_ name: String) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}
