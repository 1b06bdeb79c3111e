import LayoutDocuments

@testable import InterfaceBuilder

/// Documents of the tests' own, as Xcode writes them.
enum Documents {
  /// A document with the given objects.
  static func xib(_ objects: String, tools: String = "22505", device: String = "retina6_1")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    \(objects)
      </objects>
      <resources>
        <image name="star" width="24" height="22"/>
        <namedColor name="brand"><color red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"/></namedColor>
      </resources>
    </document>
    """
  }

  /// A top-level view of 400 by 300 points with the given insides.
  static func view(_ insides: String, attributes: String = "") -> String {
    """
    <view contentMode="scaleToFill" id="roo-tV-iew" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
      \(insides)
    </view>
    """
  }

  /// A view that constraints position; its stored frame says nothing but its size.
  static func leaf(
    _ element: String, _ id: String, _ size: (Int, Int) = (50, 20), _ attributes: String = "",
    _ insides: String = ""
  ) -> String {
    """
    <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
      \(insides)
    </\(element)>
    """
  }

  /// A storyboard with two scenes: one in a navigation controller, one with the guides of older documents.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="20037" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="nav-Co-ntr">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="sce-ne-001">
          <objects>
            <navigationController id="nav-Co-ntr" sceneMemberID="viewController">
              <connections>
                <segue destination="log-in-Ctl" kind="relationship" relationship="rootViewController" id="seg-ue-001"/>
              </connections>
            </navigationController>
          </objects>
        </scene>
        <scene sceneID="sce-ne-002">
          <objects>
            <viewController storyboardIdentifier="Login" id="log-in-Ctl" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="log-in-Vew">
                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                <subviews>
                  <label opaque="NO" text="Welcome" translatesAutoresizingMaskIntoConstraints="NO" id="tit-le-Lbl">
                    <rect key="frame" x="20" y="96" width="80" height="21"/>
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                  </label>
                </subviews>
                <viewLayoutGuide key="safeArea" id="saf-eA-rea"/>
                <constraints>
                  <constraint firstItem="tit-le-Lbl" firstAttribute="top" secondItem="saf-eA-rea" \
    secondAttribute="top" constant="8" id="con-st-001"/>
                  <constraint firstItem="tit-le-Lbl" firstAttribute="leading" secondItem="log-in-Vew" \
    secondAttribute="leadingMargin" id="con-st-002"/>
                </constraints>
              </view>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="sce-ne-003">
          <objects>
            <viewController id="old-Co-ntr" customClass="AboutViewController" sceneMemberID="viewController">
              <layoutGuides>
                <viewControllerLayoutGuide type="top" id="top-Gu-ide"/>
                <viewControllerLayoutGuide type="bottom" id="bot-Gu-ide"/>
              </layoutGuides>
              <view key="view" contentMode="scaleToFill" id="old-Vi-ewV">
                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                <subviews>
                  <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-Vi-ewV">
                    <rect key="frame" x="0.0" y="44" width="414" height="818"/>
                  </view>
                </subviews>
                <constraints>
                  <constraint firstItem="box-Vi-ewV" firstAttribute="top" secondItem="top-Gu-ide" \
    secondAttribute="bottom" id="con-st-003"/>
                  <constraint firstItem="bot-Gu-ide" firstAttribute="top" secondItem="box-Vi-ewV" \
    secondAttribute="bottom" id="con-st-004"/>
                  <constraint firstItem="box-Vi-ewV" firstAttribute="leading" secondItem="old-Vi-ewV" \
    secondAttribute="leading" id="con-st-005"/>
                  <constraint firstAttribute="trailing" secondItem="box-Vi-ewV" secondAttribute="trailing" id="con-st-006"/>
                </constraints>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
}

extension InterfaceDocument {
  init(_ text: String) throws(InterfaceError) {
    try self.init(bytes: Array(text.utf8), file: "Test.xib")
  }
}

extension InterfaceLayout {
  /// The names of items in figures.
  var figureNames: [String] { document.items.compactMap(\.figureName) }
}
