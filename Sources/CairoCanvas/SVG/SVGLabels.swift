internal import AutoLayout

/// The elements for the title and description of a document or figure.
func svgLabels(title: String, summary: String) -> [String] {
  (title.isEmpty ? [] : ["<title>\(xmlText(title))</title>"])
    + (summary.isEmpty ? [] : ["<desc>\(xmlText(summary))</desc>"])
}

/// Inserts a title and an alternative text as the first elements of an SVG document that cairo has written.
func labelled(_ document: [UInt8], title: String, summary: String) -> [UInt8] {
  guard !title.isEmpty || !summary.isEmpty,
    let start = document.firstRange(of: Array("<svg".utf8))?.upperBound,
    let end = document[start...].firstIndex(of: UInt8(ascii: ">"))
  else { return document }
  let labels = svgLabels(title: title, summary: summary).joined(separator: "\n")
  return document[...end] + Array("\n\(labels)".utf8) + document[(end + 1)...]
}
