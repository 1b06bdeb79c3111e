extension ItemReference {
  @inlinable
  func xAnchor(_ attribute: LayoutConstraint.Attribute) -> LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutOperand(self, attribute))
  }

  @inlinable
  func yAnchor(_ attribute: LayoutConstraint.Attribute) -> LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutOperand(self, attribute))
  }

  @inlinable
  func dimension(_ attribute: LayoutConstraint.Attribute) -> LayoutDimension {
    LayoutDimension(LayoutOperand(self, attribute))
  }
}

extension View {
  /// The edge where reading starts.
  @inlinable public var leadingAnchor: LayoutXAxisAnchor { reference.xAnchor(.leading) }
  /// The edge where reading ends.
  @inlinable public var trailingAnchor: LayoutXAxisAnchor { reference.xAnchor(.trailing) }
  /// The left edge, in either layout direction.
  @inlinable public var leftAnchor: LayoutXAxisAnchor { reference.xAnchor(.left) }
  /// The right edge, in either layout direction.
  @inlinable public var rightAnchor: LayoutXAxisAnchor { reference.xAnchor(.right) }
  /// The top edge.
  @inlinable public var topAnchor: LayoutYAxisAnchor { reference.yAnchor(.top) }
  /// The bottom edge.
  @inlinable public var bottomAnchor: LayoutYAxisAnchor { reference.yAnchor(.bottom) }
  /// The width.
  @inlinable public var widthAnchor: LayoutDimension { reference.dimension(.width) }
  /// The height.
  @inlinable public var heightAnchor: LayoutDimension { reference.dimension(.height) }
  /// The middle between the left and right edges.
  @inlinable public var centerXAnchor: LayoutXAxisAnchor { reference.xAnchor(.centerX) }
  /// The middle between the top and bottom edges.
  @inlinable public var centerYAnchor: LayoutYAxisAnchor { reference.yAnchor(.centerY) }
  /// The baseline of the first line of text; the top edge where there is no text.
  @inlinable public var firstBaselineAnchor: LayoutYAxisAnchor { reference.yAnchor(.firstBaseline) }
  /// The baseline of the last line of text; the bottom edge where there is no text.
  @inlinable public var lastBaselineAnchor: LayoutYAxisAnchor { reference.yAnchor(.lastBaseline) }
}

extension LayoutGuide {
  /// The edge where reading starts.
  @inlinable public var leadingAnchor: LayoutXAxisAnchor { reference.xAnchor(.leading) }
  /// The edge where reading ends.
  @inlinable public var trailingAnchor: LayoutXAxisAnchor { reference.xAnchor(.trailing) }
  /// The left edge, in either layout direction.
  @inlinable public var leftAnchor: LayoutXAxisAnchor { reference.xAnchor(.left) }
  /// The right edge, in either layout direction.
  @inlinable public var rightAnchor: LayoutXAxisAnchor { reference.xAnchor(.right) }
  /// The top edge.
  @inlinable public var topAnchor: LayoutYAxisAnchor { reference.yAnchor(.top) }
  /// The bottom edge.
  @inlinable public var bottomAnchor: LayoutYAxisAnchor { reference.yAnchor(.bottom) }
  /// The width.
  @inlinable public var widthAnchor: LayoutDimension { reference.dimension(.width) }
  /// The height.
  @inlinable public var heightAnchor: LayoutDimension { reference.dimension(.height) }
  /// The middle between the left and right edges.
  @inlinable public var centerXAnchor: LayoutXAxisAnchor { reference.xAnchor(.centerX) }
  /// The middle between the top and bottom edges.
  @inlinable public var centerYAnchor: LayoutYAxisAnchor { reference.yAnchor(.centerY) }
}
