import AutoLayout
import Testing
import UIKitNames

@Suite("Frames from before the first layout")
struct FirstFrameTests {
  /// Lays out by frames what its view shows, from the view's bounds as it is loaded.
  private final class FrameController: UIViewController {
    let banner = UIView()
    let half = UIView()
    let wheel = UIActivityIndicatorView(style: .large)

    override func viewDidLoad() {
      super.viewDidLoad()
      banner.frame = CGRect(
        x: 0, y: view.bounds.height - 80, width: view.bounds.width, height: 80)
      banner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      half.frame.size = CGSize(width: view.frame.size.width / 2, height: 10)
      wheel.center = view.center
      wheel.autoresizingMask = [
        .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
      ]
      for shown in [banner, half, wheel] { view.addSubview(shown) }
    }
  }

  @Test("a controller's view is as large as its window when it is loaded, also within bars")
  func loading() {
    let tabs = UITabBarController()
    let (alone, pushed, picked) = (FrameController(), FrameController(), FrameController())
    tabs.viewControllers = [picked, FrameController()]
    let navigation = UINavigationController(rootViewController: pushed)
    #expect(!pushed.isViewLoaded && !picked.isViewLoaded)
    for (root, shown) in [(alone, alone), (navigation, pushed), (tabs, picked)] {
      let window = phone(showing: root)
      #expect(shown.banner.frame == rect(0, 764, 390, 80))
      #expect(shown.half.frame.width == 195)
      #expect(shown.wheel.frame == rect(176.5, 403.5, 37, 37))
      window.frame = rect(0, 0, 844, 390)
      window.layoutIfNeeded()
      #expect(shown.banner.frame == rect(0, 310, 844, 80))
      #expect(shown.wheel.center == CGPoint(x: 422, y: 195))
    }
    #expect(tabs.viewControllers?.last?.isViewLoaded == false)
  }

  @Test("without a window it is as large as the main screen, for tables and collections as well")
  func screens() {
    let small = Screen(size: CGSize(width: 320, height: 568), scale: 2)
    UIScreen.$main.withValue(small) {
      let controllers = [
        UIViewController(), UITableViewController(style: .plain), UISplitViewController(),
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
      ]
      for controller in controllers {
        #expect(controller.view.frame == rect(0, 0, 320, 568))
        #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
      }
    }
    #expect(FrameController().half.frame == .zero)
  }

  @Test("controls have their sizes as they are made, whatever frame is asked for")
  func controls() {
    #expect(UISwitch().frame == rect(0, 0, 51, 31))
    #expect(UISwitch(frame: rect(5, 6, 7, 8)).frame == rect(5, 6, 51, 31))
    #expect(UIStepper(frame: rect(5, 6, 0, 0)).frame == rect(5, 6, 94, 32))
    #expect(UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
    let segments = UISegmentedControl(items: ["One", "Two"])
    let wanted = segments.intrinsicContentSize
    #expect(wanted.width > 0 && segments.frame.width == wanted.width.rounded(.up))
    #expect(segments.frame.height == 32)
  }

  @Test("a slider's knob reaches from one end of its bounds to the other, along its line")
  func knobs() {
    let (slider, bounds) = (UISlider(), rect(0, 0, 118, 31))
    slider.maximumValue = 10
    let track = slider.trackRect(forBounds: bounds)
    #expect(track == rect(2, 13.5, 114, 4))
    for (value, x) in [(0, 0), (5, 43.5), (10, 87)] {
      let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: Float(value))
      #expect(thumb == rect(x, 0, 31, 31))
    }
  }

  @Test("a table's header is as wide as the table, and as high as it is measured for that")
  func header() {
    final class HeaderController: UITableViewController {
      let label = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        let header = UIView()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 14)
        add(label, to: header)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: header.layoutMarginsGuide.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: header.layoutMarginsGuide.trailingAnchor),
          label.topAnchor.constraint(equalTo: header.topAnchor, constant: 12),
          label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -12),
        ])
        tableView?.tableHeaderView = header
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let header = tableView.tableHeaderView else { return }
        let size = header.systemLayoutSizeFitting(
          CGSize(width: tableView.bounds.width, height: 0),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
        guard header.frame.size.height != size.height else { return }
        header.frame.size.height = size.height
        tableView.tableHeaderView = header
      }
    }
    let controller = HeaderController(style: .plain)
    let window = phone(showing: controller)
    // 70 letters of 9.35 points take two lines, which are 40.6 points high.
    #expect(controller.tableView.tableHeaderView?.frame == rect(0, 0, 390, 65))
    #expect(controller.label.frame == rect(8, 12, 374, 41))
    window.frame = rect(0, 0, 844, 390)
    window.layoutIfNeeded()
    #expect(controller.tableView.tableHeaderView?.frame == rect(0, 0, 844, 45))
    let next = UIView(frame: rect(3, 3, 10, 20))
    let former = controller.tableView.tableHeaderView
    controller.tableView.tableHeaderView = next
    #expect(next.frame == rect(0, 0, 844, 20) && former?.superview == nil)
    controller.tableView.tableHeaderView = nil
    #expect(next.superview == nil)
  }
}
