import AppKitNames
import AutoLayout
import Foundation
import Measuring

extension Growth {
  /// AppKit's stack and grid views.
  static var ofDesktop: [Growth] { ofDesktopStacks + ofDistributions + ofGrids }

  /// Rows of views that have contents, with each way to share the space.
  private static var ofDistributions: [Growth] {
    let distributions: [(String, NSStackView.Distribution)] = [
      ("gravity areas", .gravityAreas), ("fill", .fill), ("fill equally", .fillEqually),
      ("fill proportionally", .fillProportionally), ("equal spacing", .equalSpacing),
      ("equal centering", .equalCentering),
    ]
    return distributions.map { name, distribution in
      Growth("NSStackView, \(name)") { count in
        seconds { desktopRow(count, distribution).layoutIfNeeded() }
      }
    }
      + [
        Growth("NSStackView, fill equally, cut short") { count in
          seconds { desktopRow(count, .fillEqually, width: 20).layoutIfNeeded() }
        }
      ]
  }

  private static var ofDesktopStacks: [Growth] {
    [
      Growth("NSStackView, built and laid out") { count in
        seconds { desktopStack(count).layoutIfNeeded() }
      },
      Growth("NSStackView, custom spacings") { count in
        edited(desktopStack(count)) { stack in
          for view in stack.views { stack.setCustomSpacing(7, after: view) }
        }
      },
      Growth("NSStackView, hidden views") { count in
        edited(desktopStack(count)) { stack in
          for view in stack.views { view.isHidden = true }
        }
      },
      Growth("NSStackView, views removed") { count in
        edited(desktopStack(count)) { stack in
          for view in stack.views { stack.removeView(view) }
        }
      },
      Growth("NSStackView, inserted at 0") { count in
        let stack = desktopStack(1, room: count + 1)
        return seconds {
          for _ in 0..<count { stack.insertArrangedSubview(NSView(), at: 0) }
          stack.layoutIfNeeded()
        }
      },
    ]
  }

  private static var ofGrids: [Growth] {
    [
      Growth("NSGridView, built and laid out") { count in
        seconds { desktopGrid(count).layoutIfNeeded() }
      },
      Growth("NSGridView, heights of all rows") { count in
        edited(desktopGrid(count)) { grid in
          for index in 0..<grid.numberOfRows { grid.row(at: index).height = 30 }
        }
      },
      Growth("NSGridView, cells by place") { count in
        let grid = desktopGrid(count)
        return seconds {
          for index in 0..<grid.numberOfRows {
            grid.cell(atColumnIndex: 0, rowIndex: index).xPlacement = .fill
          }
        }
      },
      Growth("NSGridView, cells of rows and of views") { count in
        let grid = desktopGrid(count)
        return seconds {
          for index in 0..<grid.numberOfRows {
            let cell = grid.row(at: index).cell(at: 1)
            precondition(cell.contentView.flatMap { grid.cell(for: $0) } === cell)
          }
        }
      },
      Growth("NSGridView, rows added and merged") { count in
        let grid = desktopGrid(2, room: count + 2)
        return seconds {
          for _ in 0..<count / 2 {
            grid.addRow(with: [NSView(), NSView()]).mergeCells(in: NSRange(location: 0, length: 2))
          }
          grid.layoutIfNeeded()
        }
      },
      Growth("NSGridView, rows hidden") { count in
        edited(desktopGrid(count)) { grid in
          for index in 0..<grid.numberOfRows { grid.row(at: index).isHidden = true }
        }
      },
      Growth("NSGridView, rows removed") { count in
        edited(desktopGrid(count)) { grid in
          while grid.numberOfRows > 0 { grid.removeRow(at: grid.numberOfRows - 1) }
        }
      },
    ]
  }
}

/// A column of views, with room for more of them if that is asked for.
private func desktopStack(_ count: Int, room: Int? = nil) -> NSStackView {
  // As large as the distances between the views, so that nothing is in conflict.
  let height = 60 * CGFloat(room ?? count)
  let stack = NSStackView(frame: CGRect(x: 0, y: 0, width: 200, height: height))
  stack.orientation = .vertical
  for _ in 0..<count { stack.addArrangedSubview(NSView()) }
  return stack
}

/// A row of views with contents of different widths, that many points wide for each of them.
private func desktopRow(
  _ count: Int, _ distribution: NSStackView.Distribution, width: CGFloat = 60
) -> NSStackView {
  let frame = CGRect(x: 0, y: 0, width: width * CGFloat(count), height: 100)
  let stack = NSStackView(frame: frame)
  stack.distribution = distribution
  for index in 0..<count { stack.addArrangedSubview(DesktopTile(20 + CGFloat(index * 7 % 13))) }
  return stack
}

/// A view with a content of a fixed size.
private final class DesktopTile: NSView {
  private let width: CGFloat

  init(_ width: CGFloat) {
    self.width = width
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
}

/// Rows of two views each, with room for more views if that is asked for.
private func desktopGrid(_ count: Int, room: Int? = nil) -> NSGridView {
  let height = 60 * CGFloat(room ?? count)
  let grid = NSGridView(frame: CGRect(x: 0, y: 0, width: 200, height: height))
  for _ in 0..<count / 2 { grid.addRow(with: [NSView(), NSView()]) }
  return grid
}

private func edited<Root: View>(_ view: Root, _ edit: (Root) -> Void) -> Double {
  view.layoutIfNeeded()
  return seconds {
    edit(view)
    view.layoutIfNeeded()
  }
}
