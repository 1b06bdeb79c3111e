import AutoLayout
import Testing
import UIKitNames

/// A layout as an application writes it, and the frames that Apple's rules give it.
private struct Piece: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// `x y width height` of each view, in its superview's coordinates.
  let frames: [[CGFloat]]
  /// Fills the root, 390 by 844 with 47 and 34 covered above and below and margins of 16 at its sides,
  /// and returns the views whose frames are told.
  let build: @Sendable (UIView) -> [UIView]

  init(
    _ name: String, _ frames: [[CGFloat]], _ build: @escaping @Sendable (UIView) -> [UIView]
  ) {
    testDescription = name
    self.frames = frames
    self.build = build
  }
}

/// A view that wants a size.
private final class Tile: UIView {
  private var wanted = CGSize.zero
  override var intrinsicContentSize: CGSize { wanted }

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    wanted = CGSize(width: width, height: height)
  }
}

private func pin(
  _ view: UIView, to superview: UIView, _ width: CGFloat? = nil, _ height: CGFloat? = nil
) {
  add(view, to: superview)
  view.leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
  view.topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
  if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
  if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
}

private let anchors = [
  // 844 − 34 leaves 810, and 20 above the edge would be 824.
  Piece("a button that stays above the home indicator", [[16, 760, 358, 50]]) { root in
    let button = UIView()
    add(button, to: root)
    let wish = button.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20)
    wish.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      button.heightAnchor.constraint(equalToConstant: 50),
      button.bottomAnchor.constraint(lessThanOrEqualTo: root.safeAreaLayoutGuide.bottomAnchor),
      wish,
    ])
    return [button]
  },
  // 500 is more than 390 − 40; (390 − 350) / 2 at either side, 47 from the top.
  Piece("a wish that a limit cuts short", [[20, 47, 350, 175]]) { root in
    let banner = UIView()
    add(banner, to: root)
    let wish = banner.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      banner.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      banner.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -40), wish,
      banner.heightAnchor.constraint(equalTo: banner.widthAnchor, multiplier: 0.5),
      banner.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
    ])
    return [banner]
  },
  // A third of 390 and the rest; both fill the safe area's 763.
  Piece("a sidebar of a third", [[0, 47, 130, 763], [130, 47, 260, 763]]) { root in
    let (side, detail) = (UIView(), UIView())
    add(side, detail, to: root)
    let safe = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      side.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      side.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 1 / 3),
      detail.leadingAnchor.constraint(equalTo: side.trailingAnchor),
      detail.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
    for view in [side, detail] {
      view.topAnchor.constraint(equalTo: safe.topAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: safe.bottomAnchor).isActive = true
    }
    return [side, detail]
  },
  // 390 − 60 is 130, its one and a half, and 5.
  Piece("distances in proportion", [[200, 0, 60, 20]]) { root in
    let view = Tile(60, 20)
    add(view, to: root)
    let before = root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
    let after = view.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    NSLayoutConstraint.activate([
      before.constraint(equalTo: after, multiplier: 1.5, constant: 5),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return [view]
  },
  // 195 and 422 less 25, and 1.5 × 195 less 10.5.
  Piece("around the middles", [[170, 397, 50, 50], [282, 20, 21, 10]]) { root in
    let (view, far) = (UIView(), Tile(21, 10))
    add(view, far, to: root)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
      far.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      NSLayoutConstraint(
        item: far, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
        multiplier: 1.5, constant: 0),
    ])
    return [view, far]
  },
  // 8 for a sibling's edge, twice that for a multiplier of 2.
  Piece("system spacing", [[0, 0, 30, 10], [46, 0, 30, 10], [0, 18, 30, 10]]) { root in
    let (first, second, third) = (Tile(30, 10), Tile(30, 10), Tile(30, 10))
    pin(first, to: root)
    add(second, third, to: root)
    NSLayoutConstraint.activate([
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      third.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
      third.leadingAnchor.constraint(equalTo: first.leadingAnchor),
    ])
    return [first, second, third]
  },
  // 250 hugs more than 249: the second takes what is left of 390 − 8.
  Piece("who hugs less grows", [[0, 0, 100, 20], [108, 0, 282, 20]]) { root in
    let (first, second) = (Tile(100, 20), Tile(50, 20))
    second.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    pin(first, to: root)
    add(second, to: root)
    NSLayoutConstraint.activate([
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return [first, second]
  },
  // 300 and 200 want 500 of 382: the one that resists less loses 118.
  Piece("who resists less shrinks", [[0, 0, 182, 20], [190, 0, 200, 20]]) { root in
    let (first, second) = (Tile(300, 20), Tile(200, 20))
    second.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    pin(first, to: root)
    add(second, to: root)
    NSLayoutConstraint.activate([
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return [first, second]
  },
  // 390 − 16 − 16 − 8 is shared by two.
  Piece("a visual format between margins", [[16, 60, 175, 30], [199, 60, 175, 30]]) { root in
    let (first, second) = (UIView(), UIView())
    add(first, second, to: root)
    let views = ["first": first, "second": second]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[first]-[second(first)]-|", options: [.alignAllTop, .alignAllBottom],
        metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-top-[first(height)]", options: [],
          metrics: ["top": 60, "height": 30], views: views))
    return [first, second]
  },
]

private let margins = [
  // 40 and 50 less the 20 to the superview's edges are more than 8; 20 less 20 is not.
  Piece("margins that are kept from the superview", [[30, 20, 62, 72]]) { root in
    let outer = UIView()
    pin(outer, to: root, 140, 140)
    outer.insetsLayoutMarginsFromSafeArea = false
    outer.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 20, right: 20)
    let inner = UIView()
    add(inner, to: outer)
    inner.insetsLayoutMarginsFromSafeArea = false
    inner.preservesSuperviewLayoutMargins = true
    let content = UIView()
    add(content, to: inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -20),
      content.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
      content.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
      content.trailingAnchor.constraint(equalTo: inner.layoutMarginsGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: inner.layoutMarginsGuide.bottomAnchor),
    ])
    return [content]
  },
  // From right to left, leading is on the right: 100 − 30 − 20.
  Piece("margins by reading direction", [[50, 5, 20, 10]]) { root in
    let panel = UIView()
    pin(panel, to: root, 100, 100)
    panel.semanticContentAttribute = .forceRightToLeft
    panel.insetsLayoutMarginsFromSafeArea = false
    panel.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 30, bottom: 0, trailing: 7)
    let view = Tile(20, 10)
    add(view, to: panel)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: panel.layoutMarginsGuide.leadingAnchor),
      view.topAnchor.constraint(equalTo: panel.layoutMarginsGuide.topAnchor),
    ])
    return [view]
  },
  // 47 + 8 at the top, and 8 where nothing is covered.
  Piece("margins below the status bar", [[8, 55, 84, 10]]) { root in
    let panel = UIView()
    pin(panel, to: root, 100, 100)
    let view = UIView()
    add(view, to: panel)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: panel.layoutMarginsGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: panel.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: panel.layoutMarginsGuide.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    return [view]
  },
  // 672 of 1000 in the middle.
  Piece("readable content in something wide", [[164, 0, 672, 20]]) { root in
    let wide = UIView()
    pin(wide, to: root, 1000, 100)
    let text = UIView()
    add(text, to: wide)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: wide.readableContentGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: wide.readableContentGuide.trailingAnchor),
      text.topAnchor.constraint(equalTo: wide.topAnchor),
      text.heightAnchor.constraint(equalToConstant: 20),
    ])
    return [text]
  },
]

private let containers = [
  // 60 for each of three, 10 apart; the second row's 35 + 10 + 155 fill 200.
  Piece(
    "a row in a column",
    [
      [0, 0, 200, 40], [0, 0, 60, 40], [70, 0, 60, 40], [140, 0, 60, 40], [0, 44, 200, 20],
    ]
  ) { root in
    let tiles = [Tile(10, 40), Tile(20, 30), Tile(30, 20)]
    let row = UIStackView(arrangedSubviews: tiles)
    row.distribution = .fillEqually
    row.spacing = 10
    let footer = Tile(35, 20)
    let column = UIStackView(arrangedSubviews: [row, footer])
    column.axis = .vertical
    column.spacing = 4
    pin(column, to: root, 200)
    return [row] + tiles + [footer]
  },
  // 200 times 10, 20 and 30 by their sum with the distances, 80: 25, 50, and for the last what is left.
  Piece(
    "lengths in proportion to contents",
    [[0, 0, 25, 20], [35, 0, 50, 20], [95, 0, 105, 20]]
  ) { root in
    let tiles = [Tile(10, 20), Tile(20, 20), Tile(30, 20)]
    let row = UIStackView(arrangedSubviews: tiles)
    row.distribution = .fillProportionally
    row.spacing = 10
    pin(row, to: root, 200)
    return tiles
  },
  // 20, 30 and 50 in 205 have their middles at 10, 95 and 180.
  Piece(
    "middles at equal distances", [[0, 0, 20, 10], [80, 0, 30, 10], [155, 0, 50, 10]]
  ) { root in
    let tiles = [Tile(20, 10), Tile(30, 10), Tile(50, 10)]
    let row = UIStackView(arrangedSubviews: tiles)
    row.distribution = .equalCentering
    pin(row, to: root, 205)
    return tiles
  },
  // The hidden one takes its distance with it; 15 after the first is custom.
  Piece("a column with one hidden", [[0, 0, 50, 10], [0, 25, 50, 30]]) { root in
    let tiles = [Tile(50, 10), Tile(50, 20), Tile(50, 30)]
    let column = UIStackView(arrangedSubviews: tiles)
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 6
    column.setCustomSpacing(15, after: tiles[0])
    tiles[1].isHidden = true
    pin(column, to: root)
    return [tiles[0], tiles[2]]
  },
  // 12 and 20 leave 68 of 100, of which the second has 30; 7 and 3 leave a middle at 32.
  Piece("a row inside of its margins", [[12, 27, 30, 10], [50, 22, 30, 20]]) { root in
    let tiles = [Tile(30, 10), Tile(30, 20)]
    tiles[0].setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: tiles)
    row.alignment = .center
    row.spacing = 8
    row.isLayoutMarginsRelativeArrangement = true
    row.insetsLayoutMarginsFromSafeArea = false
    row.layoutMargins = UIEdgeInsets(top: 7, left: 12, bottom: 3, right: 20)
    pin(row, to: root, 100, 60)
    return tiles
  },
  // 390 − 32, from 16 and 10 on.
  Piece("a page that scrolls", [[16, 10, 358, 1000]]) { root in
    let scroll = UIScrollView()
    scroll.contentInsetAdjustmentBehavior = .never
    pin(scroll, to: root, 390, 844)
    let page = UIView()
    add(page, to: scroll)
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
      page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -10),
      page.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
      page.trailingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -16),
      page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
      page.heightAnchor.constraint(equalToConstant: 1000),
    ])
    return [page]
  },
  // One grows by all of it, the other moves by all of it.
  Piece("masks, as the superview grows by 100", [[10, 20, 120, 30], [110, 120, 20, 30]]) { root in
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let masks: [UIView.AutoresizingMask] = [
      .flexibleWidth, [.flexibleLeftMargin, .flexibleTopMargin],
    ]
    let views = masks.map { mask in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 20, height: 30))
      view.autoresizingMask = mask
      panel.addSubview(view)
      return view
    }
    root.addSubview(panel)
    panel.frame.size = CGSize(width: 400, height: 300)
    return views
  },
]

@Suite("Frames computed by hand from UIKit's rules")
struct HandComputedFrameTests {
  @Test("are those of the layout", arguments: anchors + margins + containers)
  fileprivate func frames(piece: Piece) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    root.layoutEnvironment = surroundings
    root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let views = piece.build(root)
    root.layoutIfNeeded()
    let found = views.map {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]
    }
    #expect(found == piece.frames)
    #expect(root.layoutConflicts.isEmpty)
    #expect(!views.contains { $0.hasAmbiguousLayout })
  }
}
