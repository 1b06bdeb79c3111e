import Foundation
import Testing

@testable import AutoLayout

/// Each test runs a process of its own, so there is one for each kind of misuse and no more.
@Suite("Calls that stop the program, with Apple's words")
struct TrapTests {
  private func expect(_ text: String, in result: ExitTest.Result?) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("*** Terminating app due to uncaught exception '\(text)"))
  }

  @Test("a view in itself")
  func itself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = View()
      view.addSubview(view)
    }
    expect("NSInvalidArgumentException', reason: 'Can't add self as subview", in: result)
  }

  @Test("a stack view in a view that it arranges")
  func stackCycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let outer = StackView()
      let inner = StackView(arrangedSubviews: [View()])
      outer.addArrangedSubview(inner)
      inner.addArrangedSubview(outer)
    }
    expect(
      "NSInvalidArgumentException', reason: 'Can't add <UIStackView; frame = (0 0; 0 0)> as subview "
        + "of <UIStackView; frame = (0 0; 0 0)>, which it contains", in: result)
  }

  @Test("an arranged subview beyond the others")
  func arrangedIndex() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      StackView(arrangedSubviews: [View()]).insertArrangedSubview(View(), at: 2)
    }
    expect(
      "NSInternalInconsistencyException', reason: 'index out of bounds for arranged subview: "
        + "index = 2 expected to be less than or equal to 1", in: result)
  }

  @Test("a stack view's spacing that is no number")
  func spacing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      StackView().spacing = .nan
    }
    expect(
      "NSInternalInconsistencyException', reason: 'UIStackView spacing is not finite!",
      in: result)
  }

  @Test("a constraint given to a view that does not contain its items")
  func outsideSubtree() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let root = makeRoot()
      let box = addView("box", to: root)
      box.addConstraint(root.widthAnchor.constraint(equalToConstant: 5))
    }
    expect(
      "NSGenericException', reason: 'Unable to install constraint on view.  Does the constraint "
        + "reference something from outside the subtree of the view?  That's illegal. "
        + "constraint:<NSLayoutConstraint root.width == 5   (inactive)> "
        + "view:<UIView: box; frame = (0 0; 0 0)>", in: result)
  }

  @Test("a visual format that cannot be read")
  func visualFormat() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutConstraint.constraints(withVisualFormat: "[box]", views: [:])
    }
    expect(
      "NSInvalidArgumentException', reason: 'Unable to parse constraint format: \n"
        + "box is not a key in the views dictionary. \n[box] \n    ^", in: result)
  }

  @Test("a place that equals a number")
  func location() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let root = makeRoot()
      _ = LayoutConstraint(
        item: root, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 5)
    }
    expect(
      "NSInvalidArgumentException', reason: 'NSLayoutConstraint for "
        + "<UIView: root; frame = (0 0; 300 200)>: A multiplier of 0 or a nil second item",
      in: result)
  }

  @Test("a priority out of range")
  func priority() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      View().setContentHuggingPriority(LayoutPriority(1001), for: .horizontal)
    }
    expect(
      "NSInternalInconsistencyException', reason: 'It's illegal to set priority:1001.",
      in: result)
  }

  @Test("a constraint made required on a platform that does not let active ones be")
  func requiredChange() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let root = makeRoot { $0.profile.allowsRequiredChanges = false }
      let width = root.widthAnchor.constraint(equalToConstant: 1).at(750)
      width.isActive = true
      width.priority = .required
    }
    expect(
      "NSInternalInconsistencyException', reason: 'Mutating a priority from required to not on an "
        + "installed constraint (or vice-versa) is not supported.  You passed priority 1000 and "
        + "the existing priority was 750.'", in: result)
  }

  @Test("a constraint turned on between two trees")
  func twoTrees() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (a, b) = (makeRoot(), makeRoot())
      a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
    }
    expect(
      "NSGenericException', reason: 'Unable to activate constraint with anchors "
        + "<NSLayoutYAxisAnchor \"root.top\"> and <NSLayoutYAxisAnchor \"root.top\"> because they "
        + "have no common ancestor.", in: result)
  }

  @Test("anchors of which one mirrors and the other does not")
  func mixedSides() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (root, view) = (makeRoot(), View())
      _ = view.leadingAnchor.constraint(equalTo: root.leftAnchor)
    }
    expect(
      "NSInvalidArgumentException', reason: 'NSLayoutConstraint for <UIView; frame = (0 0; 0 0)>: A "
        + "constraint cannot be made between a leading/trailing attribute and a right/left",
      in: result)
  }
}
