internal import AutoLayout

/// A text as one line of a report in XML.
package func xmlLine(_ text: String) -> String { xmlText(printable(text)) }
