import PlumblineSnapshotTesting
import Profile
import Testing
import UIKit

@Suite(.snapshots(diffTool: .ksdiff))
struct ProfileTests {
  @Test(arguments: ["Ada Lovelace", "Grace Brewster Murray Hopper"])
  func names(_ name: String) {
    let view = ProfileView(name: name)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge),
      UITraitCollection(displayScale: 2),
    ])
    assertSnapshot(
      of: view, as: .image(size: CGSize(width: 320, height: 64), traits: traits), named: name)
  }

  @Test func bar() {
    let controller = UINavigationController(
      rootViewController: ProfileController(name: "Ada Lovelace"))
    assertSnapshot(
      of: controller,
      as: .image(on: .iPhone13Mini, traits: UITraitCollection(displayScale: 1)))
  }
}
