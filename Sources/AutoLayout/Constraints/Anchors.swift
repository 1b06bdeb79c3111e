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

  /// The item's anchor of an attribute, which is made on the first request.
  ///
  /// A list serves best: few anchors of an item are ever requested, and most items have none.
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
    // Nothing would ever break the cycle of references if the item is gone.
    if isThere {
      new.next = newestAnchor
      newestAnchor = new
    }
    return new
  }
}

extension View {
  /// The edge where reading starts.
  public var leadingAnchor: LayoutXAxisAnchor { reference.xAnchor(.leading) }
  /// The edge where reading ends.
  public var trailingAnchor: LayoutXAxisAnchor { reference.xAnchor(.trailing) }
  /// The left edge, in either layout direction.
  public var leftAnchor: LayoutXAxisAnchor { reference.xAnchor(.left) }
  /// The right edge, in either layout direction.
  public var rightAnchor: LayoutXAxisAnchor { reference.xAnchor(.right) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { reference.yAnchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { reference.yAnchor(.bottom) }
  /// The width.
  public var widthAnchor: LayoutDimension { reference.dimension(.width) }
  /// The height.
  public var heightAnchor: LayoutDimension { reference.dimension(.height) }
  /// The middle between the left and right edges.
  public var centerXAnchor: LayoutXAxisAnchor { reference.xAnchor(.centerX) }
  /// The middle between the top and bottom edges.
  public var centerYAnchor: LayoutYAxisAnchor { reference.yAnchor(.centerY) }
  /// The baseline of the first line of text; the top edge where there is no text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { reference.yAnchor(.firstBaseline) }
  /// The baseline of the last line of text; the bottom edge where there is no text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { reference.yAnchor(.lastBaseline) }
}

extension LayoutGuide {
  /// The edge where reading starts.
  public var leadingAnchor: LayoutXAxisAnchor { reference.xAnchor(.leading) }
  /// The edge where reading ends.
  public var trailingAnchor: LayoutXAxisAnchor { reference.xAnchor(.trailing) }
  /// The left edge, in either layout direction.
  public var leftAnchor: LayoutXAxisAnchor { reference.xAnchor(.left) }
  /// The right edge, in either layout direction.
  public var rightAnchor: LayoutXAxisAnchor { reference.xAnchor(.right) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { reference.yAnchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { reference.yAnchor(.bottom) }
  /// The width.
  public var widthAnchor: LayoutDimension { reference.dimension(.width) }
  /// The height.
  public var heightAnchor: LayoutDimension { reference.dimension(.height) }
  /// The middle between the left and right edges.
  public var centerXAnchor: LayoutXAxisAnchor { reference.xAnchor(.centerX) }
  /// The middle between the top and bottom edges.
  public var centerYAnchor: LayoutYAxisAnchor { reference.yAnchor(.centerY) }
}
