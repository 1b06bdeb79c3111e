extension NSStackView.Distribution {
  /// The name of the distribution in layout records.
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
