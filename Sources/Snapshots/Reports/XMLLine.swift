internal import AutoLayout

/// Returns the text escaped for XML and in one line.
package func xmlLine(_ text: String) -> String { xmlText(printable(text)) }
