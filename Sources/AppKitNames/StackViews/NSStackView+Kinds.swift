extension NSStackView.Distribution {
  /// The name of the distribution in the stack's layout settings, such as `fillEqually`.
  var word: String {
    switch self {
    case .gravityAreas: "gravityAreas"
    case .fill: "fill"
    case .fillEqually: "fillEqually"
    case .fillProportionally: "fillProportionally"
    case .equalSpacing: "equalSpacing"
    case .equalCentering: "equalCentering"
    }
  }
}
