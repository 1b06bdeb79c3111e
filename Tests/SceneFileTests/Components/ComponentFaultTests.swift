import Testing

@testable import SceneFile

@Suite("Mistakes with components")
struct ComponentFaultTests {
  static let scenes = CaseBook.cases(
    """
    === in a use name the definition
    components: { row: { parameters: { title: Text, size: [Number, 3] }, view: {} } }
    root: { subviews: [{ use: rwo }, { use: row, with: { titel: x, size: 3pt } }] }
    --> 2:27: error: 'rwo' is not a component; did you mean 'row'?
    --> 2:54: error: 'titel' is not a parameter of 'row' (line 1, column 20); did you mean 'title'?
    --> 2:70: error: '3pt' is invalid; 'size' of 'row' (line 1, column 20) takes a number, or the name of a metric
    === in a definition name the first use, once for all uses
    components: { row: { parameters: { c: Color }, view: { style: { fill: $c, colr: 1 }, text: $d } } }
    root: { subviews: [{ use: row, with: { c: "#12" } }, { use: row, with: { c: "#123" } }] }
    --> 1:75: error: 'colr' is not a key of a style; it has fill, cornerRadius, roundCorners, borderWidth, borderColor, shadow, alpha, tintColor, filledColor, trackColor, thumbColor, textColor, fontSize, fontWeight, textStyle; 'row' is used in line 2, column 20
    --> 1:86: error: 'text' is not a key of a View; it belongs to Label, Button, TextField, TextView, SearchBar, TableViewCell; 'row' is used in line 2, column 20
    --> 1:92: error: '$d' is not a parameter here; there is $c, and '$$' is a dollar sign; 'row' is used in line 2, column 20
    --> 2:43: error: '#12' is not a color; 'fill' takes a color such as '#2d7dd2' in quotes, a name such as systemBlue or label, or { light: …, dark: … }
    === can be cycles
    components: { a: { view: { subviews: [{ use: b }] } }, b: { view: { subviews: [{ use: a }] } } }
    root: { subviews: [{ use: a }] }
    --> 1:87: error: components can't contain themselves: 'a' uses 'b' uses 'a' (line 1, column 18; line 1, column 59); 'b' is used in line 2, column 20
    === can be in its parameters
    components: { a: { parameters: { 1x: Text, f: [Flag, maybe], t: Sting, l: [Text, a, b] }, view: {} } }
    root: {}
    --> 1:34: error: '1x' is not the name of a parameter; names are letters from A to Z, digits and '_', beginning with a letter
    --> 1:54: error: this default is invalid; 'f' takes true or false
    --> 1:65: error: 'Sting' is not a kind of value; the kinds are Text, Number, Flag, Color, Image, View, List
    --> 1:75: error: 'l' takes a kind such as Text, or a list of a kind and a default, not this value
    === can be in its ids
    components: { a: { view: { id: q, subviews: [{ id: margins }, { id: tit }] }, constraints: [tot.top == view.top] } }
    root: { subviews: [{ use: a, id: u }] }
    constraints: [u.tot.top == u.top, u.tit.tip == u.top]
    --> 1:26: error: 'margins' is the name of a built-in guide; choose another id inside a component; 'a' is used in line 2, column 20
    --> 1:28: error: the view of a component gets its id from each use; remove 'q', and call it 'view' in the component's constraints; 'a' is used in line 2, column 20
    --> 1:93: error: 'tot' is neither an id in the component 'a' nor one in the scene; did you mean 'tit'?; 'a' is used in line 2, column 20
    --> 3:17: error: 'tot' is not a guide of 'u'; did you mean 'tit'?
    --> 3:41: error: 'tip' is not an attribute of 'u.tit'; did you mean 'top'?
    === can be in repetitions
    root: { subviews: [{ repeat: { count: 0 } }, { repeat: {}, chain: {}, grid: {} }, { chain: {} }, { repeat: { over: 3 } }] }
    --> 1:39: error: '0' is not a count; write a whole number, 1 or more
    --> 1:56: error: 'repeat' takes either a list, as in 'over: [a, b]', or a number, as in 'count: 7'
    --> 1:71: error: 'chain' cannot be used with 'grid'; write one of them
    --> 1:85: error: 'chain' arranges repeated views; add 'repeat', as in 'repeat: { count: 7 }'
    --> 1:116: error: 'over' takes a list; write [ … ], or begin each element's line with '- '
    === can be in arrangements
    root: { subviews: [{ id: "a$i", repeat: { count: 2, as: i }, grid: {} }, { repeat: { count: 2 }, chain: { guides: between, spacing: 3 } }] }
    --> 1:26: error: the views of a chain or grid have one id followed by numbers; remove the '$' from it
    --> 1:124: error: 'spacing' belongs to a stack view; with 'guides' the views are as far apart as the guides are long
    === can be texts and fields
    root: { subviews: [{ class: Label, text: "$v.a $v.c $v", repeat: { over: [{ a: 1 }], as: v } }] }
    --> 1:42: error: the value of '$v' has no 'c'
    --> 1:42: error: '$v' is a list or a mapping, which can't be part of a text
    === can be views in place of parameters
    components: { a: { parameters: { v: View }, view: { subviews: [$v] } } }
    root: { subviews: [{ use: a, with: { v: { id: x } } }, { use: a, with: { v: x } }] }
    --> 2:43: error: a view passed as a parameter has the parameter's name as its id, 'v'; remove 'x'
    --> 2:77: error: 'x' is invalid; 'v' of 'a' (line 1, column 18) takes a view, such as { class: Switch }
    === can be missing values, and ids that are used twice or can't be ids
    components: { a: { parameters: { t: Text }, view: { class: Label, text: $t, guides: [g] } } }
    root: { subviews: [{ use: a }, { use: a, id: b, with: { t: x } }, { use: a, id: b, with: { t: x } }, { use: a, id: "7", with: { t: x } }] }
    --> 2:20: error: 'a' (line 1, column 18) needs 't', a text, or a list of its parts; add it, as in 'with: { t: … }'
    --> 2:67: error: 'b' is the id of another view or guide; an id belongs to one item; the first is in line 2, column 32
    --> 2:102: error: '7' is not an id; ids are letters from A to Z, digits, '_' and '-', with at least one letter and no leading '-'
    === can be keys beside the values, and constraints inside of views
    components: { a: { parameters: { t: Text }, view: { class: Label, text: $t, constraints: [] } } }
    root: { subviews: [{ use: a, id: b, t: x, with: { t: y } }, { component: a }] }
    --> 1:77: error: 'constraints' is not a key of a view; it is a key of a scene or a component, next to its root or view; 'a' is used in line 2, column 20
    --> 2:37: error: 't' is not a key of a use of a component; a use has use, id, with, repeat, chain, grid; values of parameters belong in 'with: { … }'
    --> 2:63: error: 'component' is not a key of a view; a use of a component is { use: NAME, id: …, with: { … } }
    === can be the file of a component in the place of a scene
    parameters: { t: Text }
    view: { class: Label, text: $t }
    --> 1:1: error: this is a component, not a scene, which has a 'root'; a scene names it in 'components'
    === can be missing views, and components of components
    components: { a: {}, b: { components: {}, view: {} }, "1": { view: {} }, c: [] }
    root: {}
    --> 1:18: error: 'view' is missing; a component needs one
    --> 1:27: error: only a component file has components of its own; move these to the scene's 'components'
    --> 1:55: error: '1' is not the name of a component; names are letters from A to Z, digits, '_' and '-', with at least one letter
    --> 1:77: error: the component 'c' takes a mapping with keys such as 'parameters', 'view', 'constraints', not this value
    """)

  @Test("are all found, each with its place", arguments: scenes)
  func message(_ scene: CaseBook.Case) {
    #expect(ComponentFiles().faults(scene.input) == scene.expected)
  }

  @Test("in a file name the file")
  func files() {
    let files = ComponentFiles(texts: [
      "parts/a.yaml": "view: { color: 3 }\nparameters: [x]", "b.yaml": "view: [",
    ])
    let text = """
      components: { a: parts/a.yaml, b: b.yaml, c: c.yaml }
      root: { subviews: [{ use: a }, { use: c }] }
      """
    let lines = files.faults(text)
    #expect(lines.count == 4)
    #expect(
      lines.contains(
        "1:46: error: the component file 'c.yaml' can't be read: No such file or directory; paths are relative to "
          + "the folder of the file that names them, and stay in the scene's folder"))
    #expect(lines.contains { $0.hasPrefix("b.yaml:1:") && $0.hasSuffix("of the scene") })
    #expect(
      lines.contains {
        $0.hasPrefix("parts/a.yaml:1:9: error: 'color' is not a key of a view")
          && $0.hasSuffix("; 'a' is used in line 2, column 20 of the scene")
      })
    #expect(lines.contains { $0.hasPrefix("parts/a.yaml:2:13: error: ") })
  }

  @Test("can be too many views, in a moment", arguments: ["10001", "1000000"])
  func repetitions(_ count: String) {
    let text = "root: { subviews: [{ repeat: { count: \(count) } }] }"
    #expect(
      ComponentFiles().faults(text) == [
        "1:39: error: a view can be repeated at most 10000 times"
      ])
    let nested =
      "root: { subviews: [{ repeat: { count: 9999 }, subviews: [{ repeat: { count: 9999 } }] }] }"
    #expect(
      ComponentFiles().faults(nested) == [
        "1:58: error: with its components written out, the scene has more than 200000 values; repeat or use fewer"
      ])
  }

  @Test("can be uses inside of uses that grow without end")
  func growth() {
    let levels = (0..<20).map { level in
      "c\(level): { view: { subviews: [{ use: c\(level + 1) }, { use: c\(level + 1) }] } }"
    }
    let text =
      "components: { \(levels.joined(separator: ", ")), c20: { view: {} } }\nroot: { subviews: [{ use: c0 }] }"
    let lines = ComponentFiles().faults(text)
    #expect(lines.count == 1 && lines[0].contains("more than 200000 values"))
  }
}
