internal import AutoLayout

/// Returns a text escaped for XML, on a single line.
package func xmlLine(_ text: String) -> String { xmlText(printable(text)) }
