import AutoLayout
import Foundation
import PictureDescriptions

/// The commands for the typical parts of controls, drawn schematically.
///
/// The control's frame stays visible, because it's the result of the layout.
extension FigureContents {
  /// The commands for the parts of a view, drawn on the view's fill.
  ///
  /// The array is empty for a view without parts, and for a control that is too small.
  func partCommands(of view: FigureItem) -> [DrawingCommand] {
    let frame = view.frame
    guard min(frame.width, frame.height) > 0 else { return [] }
    let steps: [DrawingCommand.Step] =
      switch view.item.appearance.control {
      case .none: segmentSteps(of: view) + deviceSteps(of: view)
      case .some(let look):
        switch look.kind {
        case .toggle: toggleSteps(of: view, look)
        case .slider: sliderSteps(of: view, look)
        case .progress: progressSteps(of: view, look)
        case .activity: spokeSteps(of: view)
        case .stepper: stepperSteps(of: view)
        }
      }
    return (layerSteps(of: view) + steps).map { step in
      var step = step
      if view.opacity < 1 { step.color = step.color?.opacity(view.opacity) }
      return DrawingCommand(step, tag: view.tag)
    }
  }

  /// The steps for a switch's thumb at one end of the track: a disc if the switch is on, a ring if it's off.
  private func toggleSteps(of view: FigureItem, _ look: ControlLook) -> [DrawingCommand.Step] {
    let inset = page.grid.wholePixels(device == nil ? view.frame.height / 10 : 2 * view.zoom)
    let side = min(view.frame.height, view.frame.width) - 2 * inset
    guard side >= 4 * view.zoom else { return [] }
    let isRight = (look.share > 0.5) == (look.start != .right)
    let x = isRight ? view.frame.maxX - inset - side : view.frame.minX + inset
    let thumb = page.grid.snapped(
      CGRect(x: x, y: view.frame.midY - side / 2, width: side, height: side))
    guard look.share <= 0.5, device == nil else { return thumbSteps(thumb, of: view) }
    let width = page.grid.wholePixels(1.5 * view.zoom)
    return [
      .band(
        thumb, radius: side / 2, hole: thumb.insetBy(dx: width, dy: width),
        holeRadius: side / 2 - width, view.accent)
    ]
  }

  /// The steps for a slider: a thumb on a line whose filled side is thicker.
  private func sliderSteps(of view: FigureItem, _ look: ControlLook) -> [DrawingCommand.Step] {
    let (frame, unit) = (view.frame, view.zoom)
    let most =
      device == nil ? min(frame.height - 4 * unit, 22 * unit) : min(frame.height, 28 * unit)
    let side = min(page.grid.wholePixels(most), frame.width)
    guard side >= 4 * unit else { return [] }
    let inset = device == nil ? min(4 * unit, (frame.width - side) / 2) : 0
    let way = frame.width - side - 2 * inset
    let isRight = look.start == .right
    let place = isRight ? 1 - look.share : look.share
    let thumb = page.grid.snapped(
      CGRect(
        x: frame.minX + inset + place * way, y: frame.midY - side / 2, width: side, height: side))
    func line(_ from: CGFloat, _ to: CGFloat, _ thickness: CGFloat, _ color: Color)
      -> DrawingCommand.Step
    {
      let high = page.grid.wholePixels(thickness * unit)
      return .roundedFill(
        page.grid.snapped(
          CGRect(x: from, y: thumb.midY - high / 2, width: max(0, to - from), height: high)),
        radius: high / 2, color)
    }
    let (left, right) = (frame.minX + inset, frame.maxX - inset)
    return [
      line(left, right, device == nil ? 2 : 4, trackColor(on: view)),
      isRight
        ? line(thumb.midX, right, 4, view.accent) : line(left, thumb.midX, 4, view.accent),
    ] + thumbSteps(thumb, of: view)
  }

  /// The steps for the filled part of a progress bar.
  private func progressSteps(of view: FigureItem, _ look: ControlLook) -> [DrawingCommand.Step] {
    let frame = view.frame
    let width = page.grid.snapped(frame.width * look.share)
    guard width > 0 else { return [] }
    let x = look.start == .right ? frame.maxX - width : frame.minX
    let part = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
    let radius = min(view.cornerRadius, width / 2)
    return [radius > 0 ? .roundedFill(part, radius: radius, view.accent) : .fill(part, view.accent)]
  }

  /// The steps for an activity indicator: a ring of spokes that fade clockwise.
  private func spokeSteps(of view: FigureItem) -> [DrawingCommand.Step] {
    let reach = min(view.frame.width, view.frame.height) / 2 - 2 * view.zoom
    guard reach >= 4 * view.zoom else { return [] }
    let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
    let directions: [(CGFloat, CGFloat)] = [
      (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0),
      (-0.7071, -0.7071),
    ]
    return directions.enumerated().map { number, way in
      func point(_ share: CGFloat) -> CGPoint {
        CGPoint(x: middle.x + way.0 * reach * share, y: middle.y + way.1 * reach * share)
      }
      let shade = view.accent.opacity(1 - CGFloat(number) / 10).over(view.visibleFill)
      return .line(from: point(0.45), to: point(1), width: max(view.zoom, reach / 5), shade)
    }
  }

  /// The steps for a stepper: a minus sign, a plus sign and a line between them.
  private func stepperSteps(of view: FigureItem) -> [DrawingCommand.Step] {
    let frame = view.frame
    let arm = page.grid.wholePixels(min(frame.height, frame.width / 2) / 2.5)
    let thin = page.grid.wholePixels(1.5 * view.zoom)
    guard arm >= 4 * thin else { return [] }
    func stroke(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> DrawingCommand.Step {
      .fill(
        page.grid.snapped(
          CGRect(x: x - width / 2, y: frame.midY - height / 2, width: width, height: height)),
        view.accent)
    }
    let (minus, plus) = (frame.minX + frame.width / 4, frame.maxX - frame.width / 4)
    return [
      stroke(minus, arm, thin), stroke(plus, arm, thin), stroke(plus, thin, arm),
      stroke(frame.midX, page.grid.hairline, max(thin, frame.height - 12 * view.zoom)),
    ]
  }

  /// The steps for a segmented control: lines between segments, and a plate below the selected segment.
  private func segmentSteps(of view: FigureItem) -> [DrawingCommand.Step] {
    let (parts, unit) = (view.segments, view.zoom)
    guard parts.count > 1 || view.pickedSegment != nil else { return [] }
    var steps: [DrawingCommand.Step] = []
    let colors = segmentColors(of: view)
    if let picked = view.pickedSegment {
      let plate = page.grid.snapped(parts[picked].insetBy(dx: 2 * unit, dy: 2 * unit))
      if min(plate.width, plate.height) > 2 * unit {
        steps.append(
          .roundedFill(plate, radius: max(unit, view.cornerRadius - 2 * unit), colors.plate))
      }
    }
    guard view.frame.height > 12 * unit else { return steps }
    for (number, part) in parts.enumerated().dropFirst() {
      // The plate is a sufficient border.
      if let picked = view.pickedSegment, number == picked || number == picked + 1 { continue }
      let line = page.grid.snapped(
        CGRect(
          x: part.minX, y: part.minY + 6 * unit, width: page.grid.hairline,
          height: part.height - 12 * unit))
      steps.append(.fill(line, device?[.separator] ?? colors.title.opacity(0.5)))
    }
    return steps
  }

  private func disc(_ box: CGRect, _ color: Color) -> DrawingCommand.Step {
    .roundedFill(box, radius: box.height / 2, color)
  }

  /// The steps for the thumb of a control.
  ///
  /// In the plain look, it's a disc with an edge, white by default, so that it's visible on white backgrounds.
  private func thumbSteps(_ box: CGRect, of view: FigureItem) -> [DrawingCommand.Step] {
    guard let device else { return [disc(box, view.accent)] }
    let hairline = page.grid.hairline
    let edge = device[.separator].over(view.visibleFill)
    let color = view.item.device.parts.thumb ?? device.white
    return [disc(box, edge), disc(box.insetBy(dx: hairline, dy: hairline), color)]
  }

  /// The colors of a segmented control's titles, of the plate below the selected segment, and of that segment's title.
  func segmentColors(of view: FigureItem) -> (title: Color, plate: Color, picked: Color) {
    let loud = palette.textColor(on: view.visibleFill)
    guard let device else {
      let plate = view.emphasis == .dimmed ? palette.paper : loud
      return (loud, plate, view.visibleFill)
    }
    let item = view.item
    let own = item.device.parts.thumb ?? device.plate
    let plate =
      view.emphasis == .dimmed || !item.device.isEnabled
      ? own.opacity(0.5).over(view.visibleFill) : own.over(view.visibleFill)
    return (
      device.textColor(of: item, on: view.visibleFill), plate,
      device.textColor(of: item, on: plate)
    )
  }

  /// The color of the unfilled part of a control, such as a slider's track.
  private func trackColor(on view: FigureItem) -> Color {
    if let device {
      return (view.item.device.parts.track ?? device[.systemFill]).over(view.visibleFill)
    }
    return view.accent.opacity(0.45).over(view.visibleFill)
  }
}

// The content of views in the plain look, apart from their fills and the parts of controls.
extension FigureContents {
  /// The steps for the content of a view in the plain look: its picture, and the parts of system views and table rows.
  func deviceSteps(of view: FigureItem) -> [DrawingCommand.Step] {
    guard let device else { return [] }
    return ornamentSteps(of: view, device)
      + RowMarks(view: view, grid: page.grid, device: device).steps
      + SearchMark(view: view, device: device).steps
      + (PictureSteps(
        of: view, PictureTools(device: device, grid: page.grid, measure: measure))?.steps ?? [])
  }

  /// The steps for the content of a system view: page dots, a search field, a back arrow, or a bar's separator.
  private func ornamentSteps(
    of view: FigureItem, _ device: DeviceColors
  ) -> [DrawingCommand.Step] {
    guard case .view(let name) = view.item.kind else { return [] }
    if let dots = view.item.device.parts.dots { return dotSteps(dots, of: view, device) }
    let (frame, unit) = (view.frame, view.zoom)
    switch name {
    case "PageControl":
      let side = page.grid.wholePixels(min(8 * unit, frame.height))
      guard frame.width >= 5 * side else { return [] }
      return [-2, 0, 2].map { place in
        let dot = CGRect(
          x: frame.midX + (place - 0.5) * side, y: frame.midY - side / 2, width: side, height: side)
        let color = device[place < 0 ? .label : .tertiaryLabel]
        return .roundedFill(page.grid.snapped(dot), radius: side / 2, color)
      }
    case "SearchBar" where view.role == .leaf:
      let box = page.grid.snapped(
        frame.insetBy(dx: 8 * unit, dy: max(0, (frame.height - 36 * unit) / 2)))
      guard min(box.width, box.height) > 20 * unit else { return [] }
      return [.roundedFill(box, radius: 10 * unit, device[.tertiarySystemFill])]
    case "BackIndicator":
      let bar = view.owner.map { items[$0].frame } ?? frame
      return BackArrow(view: view, bar: bar, device: device).steps
    case _ where view.item.appearance.fill != nil && DeviceColors.bars.contains(name),
      _ where DeviceColors.hasGround(name, view.role):
      let isTop = name == "NavigationBar"
      let line = CGRect(
        x: frame.minX, y: isTop ? frame.maxY - page.grid.hairline : frame.minY, width: frame.width,
        height: page.grid.hairline)
      return [.fill(line, device[.separator])]
    default: return []
    }
  }
}

// The dots of page controls.
extension FigureContents {
  /// The diameter of a page dot, and the distance between the centers of neighboring dots, in points (estimates).
  private static let dotSizes: (side: CGFloat, pitch: CGFloat) = (8, 18)

  /// The steps for the dots of a page control in the reading direction, one for each page.
  ///
  /// If there isn't room for all pages, only the dots around the current page are drawn.
  private func dotSteps(
    _ dots: PageDots, of view: FigureItem, _ device: DeviceColors
  ) -> [DrawingCommand.Step] {
    let side = page.grid.wholePixels(min(Self.dotSizes.side * view.zoom, view.frame.height))
    let pitch = Self.dotSizes.pitch * view.zoom
    let most = max(1, Int(((view.frame.width - side) / pitch).rounded(.down)) + 1)
    let count = min(dots.count, most)
    guard count > 0, view.frame.width >= side else { return [] }
    let current = min(max(dots.current, 0), dots.count - 1)
    let first = min(max(0, current - count / 2), dots.count - count)
    let isReversed = view.item.device.parts.isReversed
    // Without colors, the dots are white or black, depending on the background (estimate).
    let loud = device.textColor(of: view.item, on: view.visibleFill)
    return (0..<count).map { index in
      let place = CGFloat(isReversed ? count - 1 - index : index) - CGFloat(count - 1) / 2
      let dot = CGRect(
        x: view.frame.midX + place * pitch - side / 2, y: view.frame.midY - side / 2, width: side,
        height: side)
      let color =
        first + index == current ? dots.currentColor ?? loud : dots.color ?? loud.opacity(0.3)
      return .roundedFill(page.grid.snapped(dot), radius: side / 2, color)
    }
  }
}

extension FigureItem {
  /// The picture that the view shows in the plain look, with its area in the figure, or `nil` if there isn't one.
  var picture: DeviceLook.Picture? {
    guard look == .plain, var picture = item.device.picture else { return nil }
    picture.box = picture.box.offsetBy(dx: frame.minX, dy: frame.minY)
    return picture
  }

  /// The default corner radius of the view in the plain look, in points of the picture.
  var deviceCornerRadius: CGFloat {
    let half = min(frame.width, frame.height) / 2
    switch item.appearance.control?.kind {
    case .toggle, .progress: return half
    case .stepper: return 8 * zoom
    case .slider, .activity: return 0
    case nil where !item.appearance.segments.isEmpty: return 8 * zoom
    case nil: break
    }
    switch item.device.surround {
    case .button: return item.device.face.map { cornerRadius(of: $0, half) } ?? 8 * zoom
    case .field(.roundedRect): return 5 * zoom
    case .search: return 10 * zoom
    case .field, .area, nil: return 0
    }
  }

  /// The corner radius of a button with a configuration.
  ///
  /// Apple documents no radii, so all numbers except the author's are estimates. A dynamic radius grows with the text
  /// size.
  private func cornerRadius(of face: DeviceLook.ButtonFace, _ half: CGFloat) -> CGFloat {
    switch face.cornerStyle {
    case .capsule: half
    case .small: 4 * zoom
    case .medium: 8 * zoom
    case .large: 12 * zoom
    case .fixed, .dynamic: face.cornerRadius ?? 8 * zoom
    }
  }

  /// The index of the selected segment, or `nil` if no segment is selected.
  var pickedSegment: Int? {
    item.appearance.pickedSegment.flatMap {
      item.appearance.segments.indices.contains($0) ? $0 : nil
    }
  }
}

extension Palette {
  /// The fill and edge of a control's rectangle, and the color of the control's parts.
  ///
  /// A switch that is on has a saturated track. All other controls have saturated parts on a pale background.
  func colors(
    of look: ControlLook, own: Color?, place: Int, level: Int, on backdrop: Color
  ) -> (fill: Color, edge: Color, accent: Color) {
    let edge = containerEdges[level]
    switch look.kind {
    case .toggle where look.share > 0.5:
      let track = own ?? fills[place % fills.count]
      return (track, edge, textColor(on: track.over(backdrop)))
    case .progress:
      let track = containerEdges[0]
      return (track, track, accent(own, place, on: track))
    case .toggle, .slider, .activity, .stepper:
      let ground = containers[level]
      let isTextual = look.kind == .stepper || look.kind == .toggle
      return (ground, edge, isTextual ? textColor(on: ground) : accent(own, place, on: ground))
    }
  }

  /// The author's color if it contrasts with a background, or otherwise a palette color with enough contrast.
  ///
  /// The palette color is selected by the view's position among its siblings.
  private func accent(_ own: Color?, _ place: Int, on ground: Color) -> Color {
    func standsOut(_ color: Color) -> Bool { color.contrastRatio(with: ground) >= 2 }
    if let own = own?.over(ground), standsOut(own) { return own }
    return fill(place, where: standsOut) ?? textColor(on: ground)
  }
}
