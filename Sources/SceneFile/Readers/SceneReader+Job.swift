internal import AutoLayout
internal import LayoutDocuments
internal import PictureDescriptions

extension SceneReader {
  /// Reads a job, or returns `nil` if required values are missing or invalid.
  mutating func job(
    _ node: DocumentNode, line: Int, _ words: JobDocument.Words
  ) -> JobDocument? {
    guard let fields = fields(of: node, .job, "a job") else { return nil }
    if fields["scene"] == nil {
      problems.append(.init(node.position, .missingKey("scene", of: .job)))
    }
    let scene = fields["scene"].flatMap { source($0) }
    var job = JobDocument(file: file, line: line, scene: scene ?? .file(""))
    job.id = quotedText(fields["id"])
    job.reading.config = fields["config"].flatMap { path($0) }
    readPlacement(fields, into: &job)
    job.figure.theme = fields["theme"].flatMap { preset($0, Theme.allCases.map(\.name)) }
    job.figure.language = fields["language"].flatMap { preset($0, FigureWords.languages) }
    job.figure.show = fields["show"].map { entry in
      list(entry).compactMap { text($0, entry.key) }
    }
    readFigure(fields, into: &job)
    job.svg.form = choice(fields["svg"], SVGForm.allCases.map(\.rawValue)).flatMap {
      SVGForm(rawValue: $0)
    }
    job.svg.embedsSource = flag(fields["embedSource"]) ?? false
    job.reading.measuresText = flag(fields["measureText"]) ?? false
    job.animation.isEnabled = flag(fields["animate"]) ?? false
    job.pngCoding = choice(fields["png"], words.pngCodings)
    job.output = fields["output"].flatMap { path($0) }
    job.format = format(fields, words.formats) ?? job.format
    if job.animation.isEnabled { refuseStillFormat(of: job, fields["animate"]) }
    if !job.animation.canvases.isEmpty { refuseStillFormat(of: job, fields["canvases"]) }
    return scene == nil ? nil : job
  }

  /// Returns the format that the job or the output's extension specifies, or `nil` if neither does.
  private mutating func format(_ fields: SceneFields, _ formats: [String]) -> String? {
    if let entry = fields["format"] { return choice(entry, formats) }
    guard let output = fields["output"], let path = output.value.scalar?.text else { return nil }
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    if !path.contains(".") || !formats.contains(ending) {
      problems.append(.init(output.value.position, .noFormat(path, choices: formats)))
    }
    return ending
  }

  /// Reports an animation if the file format doesn't support it.
  private mutating func refuseStillFormat(of job: JobDocument, _ entry: DocumentNode.Entry?) {
    guard let entry else { return }
    let isStill = job.format == "pdf" || (job.format == "svg" && job.svg.form != .structured)
    if isStill { problems.append(.init(entry.keyPosition, .stillFormat(job.format ?? ""))) }
  }

  private mutating func readPlacement(_ fields: SceneFields, into job: inout JobDocument) {
    job.direction = fields["direction"].flatMap { direction($0) }
    job.scale = number(fields["scale"], .positive)
    job.textSize = choice(fields["textSize"], ContentSizeCategory.names)
      .flatMap { ContentSizeCategory(named: $0) }
    if let entry = fields["canvas"] {
      job.canvas = canvas(entry.value, direction: job.direction ?? .leftToRight)
    } else if let name = text(fields["device"]) {
      job.canvas = device(name)
    }
    refuse("device", beside: "canvas", in: fields)
    if let entry = fields["canvases"] {
      let nodes = list(entry)
      let direction = job.direction ?? .leftToRight
      job.animation.canvases = nodes.compactMap { canvas($0, direction: direction) }
      if !DocumentLimits.canvasCounts.contains(nodes.count) {
        problems.append(.init(entry.keyPosition, .unfitCanvasCount(nodes.count)))
      }
      for key in ["canvas", "device", "step", "anatomy", "visual", "crop", "exploded", "before"] {
        refuse(key, beside: "canvases", in: fields)
      }
    }
  }

  private mutating func readFigure(_ fields: SceneFields, into job: inout JobDocument) {
    job.figure.anatomy = text(fields["anatomy"])?.text
    job.figure.visual = text(fields["visual"])?.text
    refuse("visual", beside: "anatomy", in: fields)
    job.figure.step = number(fields["step"], .step).map { Int($0) }
    job.figure.request.look = look(fields)
    job.figure.crop = text(fields["crop"])?.text
    readPaper(fields, into: &job.figure.request)
    job.figure.request.exploded = fields["exploded"].flatMap { explosion($0) }
    job.before = fields["before"].flatMap { before($0) }
    // Ghosts need flat figures.
    if case .planes? = job.figure.request.exploded {
      refuse("exploded", beside: "before", in: fields)
    }
  }

  /// Reads the older layout: the path of a scene, or a mapping of differences from the newer layout.
  private mutating func before(_ entry: DocumentNode.Entry) -> JobDocument.Before? {
    guard case .mapping = entry.value.content else {
      return path(entry).map { JobDocument.Before(scene: .file($0)) }
    }
    guard let fields = fields(of: entry.value, .jobBefore, entry.key) else { return nil }
    let direction = fields["direction"].flatMap { self.direction($0) }
    return JobDocument.Before(
      scene: fields["scene"].flatMap { source($0) },
      canvas: fields["canvas"].flatMap {
        canvas($0.value, direction: direction ?? .leftToRight)
      }, direction: direction)
  }

  /// Reads the canvas of a device, such as `iPhone 15` or `iPhone 15 landscape`.
  private mutating func device(_ name: SceneText) -> Canvas? {
    if let (device, orientation) = Device.placed(name.text) {
      return device.canvas(orientation: orientation)
    }
    let parts = name.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    if parts.count > 1, Device.named(parts[0]) != nil {
      let names = Device.Orientation.allCases.map(\.rawValue)
      let suggestion = spellingSuggestion(for: parts[1], among: names)
      problems.append(
        .init(
          name.position,
          .unknownChoice(parts[1], key: "device", choices: names, suggestion: suggestion)))
    } else {
      let suggestion = Device.suggestion(for: parts[0])
      problems.append(.init(name.position, .unknownDevice(name.text, suggestion: suggestion)))
    }
    return nil
  }

  private mutating func preset(
    _ entry: DocumentNode.Entry, _ names: [String]
  ) -> JobDocument.Preset? {
    if let text = entry.value.scalar?.text {
      let isFile = [".yaml", ".yml", ".json"].contains { text.lowercased().hasSuffix($0) }
      guard isFile else { return choice(entry, names).map { .named($0) } }
    }
    return source(entry).map { .source($0) }
  }

  /// Reads a source, written as the path of a file or as a mapping with a name and a text.
  private mutating func source(_ entry: DocumentNode.Entry) -> JobDocument.Source? {
    guard case .mapping = entry.value.content else { return path(entry).map { .file($0) } }
    guard let fields = fields(of: entry.value, .jobSource, entry.key) else { return nil }
    for key in SceneTable.jobSource.keys where fields[key] == nil {
      problems.append(.init(fields.position, .missingKey(key, of: .jobSource)))
    }
    guard let name = quotedText(fields["name"]), let text = quotedText(fields["text"]) else {
      return nil
    }
    return .text(text, name: name)
  }

  private mutating func path(_ entry: DocumentNode.Entry) -> String? {
    guard let scalar = entry.value.scalar, scalar.isQuoted, !["", "-"].contains(scalar.text),
      !scalar.text.utf8.contains(0)
    else {
      let expected =
        switch entry.key {
        case "output", "config": "a path"
        case "before": "a path, or a mapping with 'scene', 'canvas' and 'direction'"
        default: "a path, or a mapping with 'name' and 'text'"
        }
      problems.append(.init(entry.value.position, .wrongShape(entry.key, expected: expected)))
      return nil
    }
    return scalar.text
  }

  /// Reads a quoted text, or returns `nil` if the key is missing or the value is invalid.
  ///
  /// Invalid values are reported.
  private mutating func quotedText(_ entry: DocumentNode.Entry?) -> String? {
    guard let entry else { return nil }
    guard let scalar = entry.value.scalar, scalar.isQuoted else {
      problems.append(
        .init(entry.value.position, .wrongShape(entry.key, expected: "a text in quotes")))
      return nil
    }
    return scalar.text
  }
}
