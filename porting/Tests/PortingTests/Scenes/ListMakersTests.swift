import Porting
import Testing

@Suite("Views that lists make")
struct ListMakersTests {
  private static let head = "override class var viewMaker: (AnyClass, (String?) -> UIView)? { ("

  /// The copy of a file around the override in it, or `nil` without one.
  private func parts(_ text: String) -> (access: Substring, maker: Substring)? {
    let copy = sceneCopies(["/A.swift": text]).texts.joined()
    guard let head = copy.firstRange(of: Self.head),
      let end = copy[head.upperBound...].firstRange(of: ") }; ")
    else { return nil }
    let access = copy[..<head.lowerBound].split(separator: " ").last ?? ""
    return (access, copy[head.upperBound..<end.lowerBound])
  }

  @Test(
    "are made by the initializer that the list calls",
    arguments: [
      ("class A: UICollectionViewCell {}", "A.self, { _ in A(frame: .zero) }"),
      ("private class A: UICollectionReusableView {}", "A.self, { _ in A(frame: .zero) }"),
      ("class A<B>: UICollectionViewListCell {}", "A.self, { _ in A(frame: .zero) }"),
      (
        "final class A: UITableViewCell {}",
        "A.self, { A(style: .default, reuseIdentifier: $0) }"
      ),
      ("class A: UITableViewHeaderFooterView {}", "A.self, { A(reuseIdentifier: $0) }"),
      ("class B { private class A: UICollectionViewCell {} }", "A.self, { _ in A(frame: .zero) }"),
    ])
  func calls(declaration: String, maker: String) {
    #expect(parts(declaration)?.maker == maker[...] && parts(declaration)?.access == "public")
    #expect(parts("open class A: UITableViewCell {}")?.access == "open")
  }

  @Test(
    "are left to nobody without that initializer",
    arguments: [
      "class A: UICollectionViewCell { init(name: String) {} }", "class A: UIView {}",
      "class A: UICollectionViewCell { @available(*, unavailable) override init(frame: CGRect) {} }",
      "class A: UITableViewCell { init() {} }",
    ])
  func none(declaration: String) {
    #expect(parts(declaration) == nil)
  }

  @Test("keep the class that is registered")
  func registrations() {
    let call = "list.register(A.self, forCellWithReuseIdentifier: \"a\")"
    #expect(sceneCopies(["/A.swift": "func a() { \(call) }"]).texts.joined().contains(call))
  }
}
