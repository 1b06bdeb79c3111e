extension ItemReference {
  func xAnchor(_ attribute: LayoutConstraint.Attribute) -> LayoutXAxisAnchor {
    anchor(attribute) { LayoutXAxisAnchor($0) }
  }

  func yAnchor(_ attribute: LayoutConstraint.Attribute) -> LayoutYAxisAnchor {
    anchor(attribute) { LayoutYAxisAnchor($0) }
  }

  func dimension(_ attribute: LayoutConstraint.Attribute) -> LayoutDimension {
    anchor(attribute) { LayoutDimension($0) }
  }

  /// Returns the item's anchor for an attribute, making the anchor on first use.
  @inline(__always)
  private func anchor<Anchor: AnyLayoutAnchor>(
    _ attribute: LayoutConstraint.Attribute, make: (LayoutOperand) -> Anchor
  ) -> Anchor {
    var known = newestAnchor
    while let anchor = known {
      if anchor.attribute == attribute, let anchor = anchor as? Anchor { return anchor }
      known = anchor.next
    }
    let new = make(LayoutOperand(self, attribute))
    // An anchor made after the item is gone isn't stored, since nothing would break the reference cycle.
    if isThere {
      new.next = newestAnchor
      newestAnchor = new
    }
    return new
  }
}

extension View {
  /// The leading edge: left in left-to-right layouts, right in right-to-left layouts.
  public var leadingAnchor: LayoutXAxisAnchor { reference.xAnchor(.leading) }
  /// The trailing edge: right in left-to-right layouts, left in right-to-left layouts.
  public var trailingAnchor: LayoutXAxisAnchor { reference.xAnchor(.trailing) }
  /// The left edge, regardless of the layout direction.
  public var leftAnchor: LayoutXAxisAnchor { reference.xAnchor(.left) }
  /// The right edge, regardless of the layout direction.
  public var rightAnchor: LayoutXAxisAnchor { reference.xAnchor(.right) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { reference.yAnchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { reference.yAnchor(.bottom) }
  /// The width.
  public var widthAnchor: LayoutDimension { reference.dimension(.width) }
  /// The height.
  public var heightAnchor: LayoutDimension { reference.dimension(.height) }
  /// The horizontal center.
  public var centerXAnchor: LayoutXAxisAnchor { reference.xAnchor(.centerX) }
  /// The vertical center.
  public var centerYAnchor: LayoutYAxisAnchor { reference.yAnchor(.centerY) }
  /// The baseline of the first line of text, or the top edge if there is no text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { reference.yAnchor(.firstBaseline) }
  /// The baseline of the last line of text, or the bottom edge if there is no text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { reference.yAnchor(.lastBaseline) }
}

extension LayoutGuide {
  /// The leading edge: left in left-to-right layouts, right in right-to-left layouts.
  public var leadingAnchor: LayoutXAxisAnchor { reference.xAnchor(.leading) }
  /// The trailing edge: right in left-to-right layouts, left in right-to-left layouts.
  public var trailingAnchor: LayoutXAxisAnchor { reference.xAnchor(.trailing) }
  /// The left edge, regardless of the layout direction.
  public var leftAnchor: LayoutXAxisAnchor { reference.xAnchor(.left) }
  /// The right edge, regardless of the layout direction.
  public var rightAnchor: LayoutXAxisAnchor { reference.xAnchor(.right) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { reference.yAnchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { reference.yAnchor(.bottom) }
  /// The width.
  public var widthAnchor: LayoutDimension { reference.dimension(.width) }
  /// The height.
  public var heightAnchor: LayoutDimension { reference.dimension(.height) }
  /// The horizontal center.
  public var centerXAnchor: LayoutXAxisAnchor { reference.xAnchor(.centerX) }
  /// The vertical center.
  public var centerYAnchor: LayoutYAxisAnchor { reference.yAnchor(.centerY) }
}
