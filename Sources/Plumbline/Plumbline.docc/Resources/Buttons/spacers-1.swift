import UIKit

/// Adds two buttons to a view, with equal spaces around them.
public func addButtons(to root: UIView) {
  let no = UIButton(type: .system)
  no.setTitle("No thanks", for: .normal)
  let yes = UIButton(type: .system)
  yes.setTitle("Yes please", for: .normal)
  let spacers = [UIView(), UIView(), UIView()]
  for view in [no, yes] + spacers {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  let margins = root.layoutMarginsGuide
  NSLayoutConstraint.activate([
    spacers[0].leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    no.leadingAnchor.constraint(equalTo: spacers[0].trailingAnchor),
    spacers[1].leadingAnchor.constraint(equalTo: no.trailingAnchor),
    yes.leadingAnchor.constraint(equalTo: spacers[1].trailingAnchor),
    spacers[2].leadingAnchor.constraint(equalTo: yes.trailingAnchor),
    spacers[2].trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    spacers[1].widthAnchor.constraint(equalTo: spacers[0].widthAnchor),
    spacers[2].widthAnchor.constraint(equalTo: spacers[0].widthAnchor),
    no.widthAnchor.constraint(equalToConstant: 84),
    yes.widthAnchor.constraint(equalTo: no.widthAnchor),
    no.heightAnchor.constraint(equalToConstant: 44),
    yes.heightAnchor.constraint(equalTo: no.heightAnchor),
    no.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    yes.centerYAnchor.constraint(equalTo: root.centerYAnchor),
  ])
  for spacer in spacers {
    spacer.topAnchor.constraint(equalTo: no.topAnchor).isActive = true
    spacer.bottomAnchor.constraint(equalTo: no.bottomAnchor).isActive = true
  }
}
