internal import AutoLayout

/// The elements that say what a document or a figure is called and shows.
func svgLabels(title: String, summary: String) -> [String] {
  (title.isEmpty ? [] : ["<title>\(xmlText(title))</title>"])
    + (summary.isEmpty ? [] : ["<desc>\(xmlText(summary))</desc>"])
}

/// An SVG document of cairo's with a title and an alternative text as its first elements.
func labelled(_ document: [UInt8], title: String, summary: String) -> [UInt8] {
  guard !title.isEmpty || !summary.isEmpty,
    let start = document.firstRange(of: Array("<svg".utf8))?.upperBound,
    let end = document[start...].firstIndex(of: UInt8(ascii: ">"))
  else { return document }
  let labels = svgLabels(title: title, summary: summary).joined(separator: "\n")
  return document[...end] + Array("\n\(labels)".utf8) + document[(end + 1)...]
}
