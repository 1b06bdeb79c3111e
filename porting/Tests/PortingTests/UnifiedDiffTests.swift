import Porting
import Testing

@Suite("Diffs")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "A.swift") -> String {
    UnifiedDiff(of: path, from: Array(old.utf8), to: Array(new.utf8)).description
  }

  @Test("show three lines around a change, and one hunk for changes that are near")
  func hunks() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n11\n", with: "\n11\n11a\n")
      .replacing("\n25\n", with: "\n")
    #expect(
      diff(old, new) == """
        --- A.swift
        +++ A.swift
        @@ -2,13 +2,14 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
         9
         10
         11
        +11a
         12
         13
         14
        @@ -22,7 +23,6 @@
         22
         23
         24
        -25
         26
         27
         28

        """)
  }

  @Test("say where a file doesn't end with a line break, and begin at 0 where it is empty")
  func ends() {
    #expect(
      diff("a", "b\n")
        == "--- A.swift\n+++ A.swift\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n")
    #expect(diff("", "a\n") == "--- A.swift\n+++ A.swift\n@@ -0,0 +1,1 @@\n+a\n")
    #expect(diff("a\r\n", "").hasSuffix("@@ -1,1 +0,0 @@\n-a\r\n"))
  }

  @Test("are empty for equal texts, and end names that have spaces with a tab")
  func names() {
    #expect(diff("a", "a").isEmpty)
    #expect(diff("a", "b", path: "a b.swift").hasPrefix("--- a b.swift\t\n+++ a b.swift\t\n"))
  }
}
