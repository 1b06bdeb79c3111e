import PlumblineSnapshotTesting
import Profile
import UIKit
import XCTest

final class ProfileXCTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(diffTool: .ksdiff) { super.invokeTest() }
  }

  func testView() {
    let view = ProfileView(name: "Ada Lovelace")
    assertSnapshot(of: view, as: .image(size: CGSize(width: 320, height: 64)))
    view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    assertSnapshot(matching: view, as: .image(precision: 0.99), named: "as small as its content")
    assertSnapshot(of: view, as: .recursiveDescription(size: CGSize(width: 320, height: 64)))
  }

  func testScreen() {
    let controller = ProfileController(name: "Ada Lovelace")
    let scale = UITraitCollection(displayScale: 1)
    let dark = UITraitCollection(traitsFrom: [scale, .init(userInterfaceStyle: .dark)])
    assertSnapshots(
      of: controller,
      as: [
        "phone": .image(on: .iPhone13, traits: scale),
        "landscape": .image(on: .iPhoneX(.landscape), traits: scale),
        "dark": .image(on: .iPhoneSe, traits: dark),
        "split": .image(on: .iPadPro11(.landscape(splitView: .oneThird)), traits: scale),
      ])
    assertSnapshot(of: UINavigationController(rootViewController: controller), as: .hierarchy)
  }
}
