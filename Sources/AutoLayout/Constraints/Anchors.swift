extension LayoutItem {
  func xAnchor(_ attribute: LayoutConstraint.Attribute) -> LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutOperand(self, attribute))
  }

  func yAnchor(_ attribute: LayoutConstraint.Attribute) -> LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutOperand(self, attribute))
  }

  func dimension(_ attribute: LayoutConstraint.Attribute) -> LayoutDimension {
    LayoutDimension(LayoutOperand(self, attribute))
  }
}

extension View {
  /// The edge where reading starts.
  public var leadingAnchor: LayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge where reading ends.
  public var trailingAnchor: LayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left edge, in either layout direction.
  public var leftAnchor: LayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge, in either layout direction.
  public var rightAnchor: LayoutXAxisAnchor { xAnchor(.right) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { yAnchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { yAnchor(.bottom) }
  /// The width.
  public var widthAnchor: LayoutDimension { dimension(.width) }
  /// The height.
  public var heightAnchor: LayoutDimension { dimension(.height) }
  /// The middle between the left and right edges.
  public var centerXAnchor: LayoutXAxisAnchor { xAnchor(.centerX) }
  /// The middle between the top and bottom edges.
  public var centerYAnchor: LayoutYAxisAnchor { yAnchor(.centerY) }
  /// The baseline of the first line of text; the top edge where there is no text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { yAnchor(.firstBaseline) }
  /// The baseline of the last line of text; the bottom edge where there is no text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { yAnchor(.lastBaseline) }
}

extension LayoutGuide {
  /// The edge where reading starts.
  public var leadingAnchor: LayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge where reading ends.
  public var trailingAnchor: LayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left edge, in either layout direction.
  public var leftAnchor: LayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge, in either layout direction.
  public var rightAnchor: LayoutXAxisAnchor { xAnchor(.right) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { yAnchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { yAnchor(.bottom) }
  /// The width.
  public var widthAnchor: LayoutDimension { dimension(.width) }
  /// The height.
  public var heightAnchor: LayoutDimension { dimension(.height) }
  /// The middle between the left and right edges.
  public var centerXAnchor: LayoutXAxisAnchor { xAnchor(.centerX) }
  /// The middle between the top and bottom edges.
  public var centerYAnchor: LayoutYAxisAnchor { yAnchor(.centerY) }
}
